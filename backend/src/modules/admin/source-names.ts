import {
  type AppConfig,
  languageModel,
  type ModelAccess,
  type OpenSourceId,
  openSources,
} from '../../platform/config/index.js';
import type { Language } from '../../platform/errors/index.js';
import { sourceNames } from '../insights/index.js';
import { streamNames } from './admin.messages.js';

const isOpenSource = (id: string): id is OpenSourceId => Object.hasOwn(openSources, id);

/**
 * Returns the display name of a source as its state is noted (`upbit`, or `upbit tickers` for a stream), and whether it is
 * asked in the simulator. What has no name is called as it is noted; a language model as the host that is asked, because
 * many vendors speak its wire format.
 */
export function describeSource(
  noted: string,
  config: Pick<AppConfig, 'openSources' | 'model'>,
  language: Language,
): { name: string; simulated: boolean } {
  const [id = noted, stream] = noted.split(' ');
  if (id === languageModel.id) return describeModel(config.model);
  if (!isOpenSource(id)) return { name: noted, simulated: false };
  const name = sourceNames[id]?.[language] ?? openSources[id].name;
  return {
    name: stream === undefined ? name : `${name} · ${streamNames[stream]?.[language] ?? stream}`,
    simulated: config.openSources[id]?.simulated ?? false,
  };
}

function describeModel(model: ModelAccess | null): { name: string; simulated: boolean } {
  if (!model || model.simulated) return { name: languageModel.name, simulated: model !== null };
  return { name: new URL(model.baseUrl).host, simulated: false };
}
