import type { SignedIn } from '../factories/member.js';
import { dataUrl, drawChart } from '../support/chart-pictures.js';
import type { Tape } from './tape.js';

/** One analysis of a drawn chart, from the picture to the history. */
export async function recordChartAnalysis(tape: Tape, { client }: Pick<SignedIn, 'client'>): Promise<void> {
  const imageUrl = dataUrl(await drawChart());
  tape.hide(imageUrl, 'data:image/png;base64,iVBORw0KGgo=');
  await tape.record('getChartAnalysisUsage', client);
  await tape.record('allowChartModel', client, { body: { allowed: true } });
  await tape.record('getChartModel', client);
  const body = { imageUrl, symbol: 'BTCUSDT', timeframe: '1h' };
  const { id } = await tape.record('analyzeChart', client, { body });
  await tape.record('getChartAnalysis', client, { parameters: { id } });
  await tape.record('getChartAnalysisPicture', client, { parameters: { id } });
  await tape.record('listChartAnalyses', client, { query: 'limit=2' });
  await tape.record('getChartAnalysisScore', client);
}
