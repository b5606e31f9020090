import { type AppConfig, languageModel, type OpenSourceId, openSources } from '../../platform/config/index.js';
import type { Language } from '../../platform/errors/index.js';
import { sourceNames } from '../insights/index.js';
import { streamNames } from './admin.messages.js';

const isOpenSource = (id: string): id is OpenSourceId => id in openSources;

/**
 * Returns the display name of a source as its state is noted (`upbit`, or `upbit tickers` for a stream), and whether it is
 * asked in the simulator. What has no name is called as it is noted.
 */
export function describeSource(
  noted: string,
  config: Pick<AppConfig, 'openSources' | 'model'>,
  language: Language,
): { name: string; simulated: boolean } {
  const [id = noted, stream] = noted.split(' ');
  if (id === languageModel.id) return { name: languageModel.name, simulated: config.model?.simulated ?? false };
  if (!isOpenSource(id)) return { name: noted, simulated: false };
  const name = sourceNames[id]?.[language] ?? openSources[id].name;
  return {
    name: stream === undefined ? name : `${name} · ${streamNames[stream]?.[language] ?? stream}`,
    simulated: config.openSources[id]?.simulated ?? false,
  };
}
