import type { ModelAccess } from '../../platform/config/index.js';
import { describeSource } from './source-names.js';

const access = (simulated: boolean, baseUrl = 'http://127.0.0.1:3999'): ModelAccess => ({
  ...{ baseUrl, apiKey: null, model: 'small', simulated },
});
const none = { openSources: {}, model: null } as Parameters<typeof describeSource>[1];

describe('the name of a source', () => {
  it.each([
    ['upbit', 'ko', '업비트'],
    ['upbit', 'en', 'Upbit'],
    ['upbit tickers', 'ko', '업비트 · 실시간 시세'],
    ['binance-futures liquidations', 'en', 'Binance futures · liquidations'],
    ['upbit unheard-of', 'ko', '업비트 · unheard-of'],
    ['nobody tickers', 'ko', 'nobody tickers'],
    ['constructor', 'en', 'constructor'],
  ] as const)('%s in %s is %s', (noted, language, name) => {
    expect(describeSource(noted, none, language)).toEqual({ name, simulated: false });
  });

  it('is simulated where the source is asked in the simulator', () => {
    const openSources = {
      upbit: { baseUrl: 'http://127.0.0.1:3999/upbit', simulated: true },
    } as typeof none.openSources;
    const config = { ...none, openSources };
    expect(describeSource('upbit tickers', config, 'en')).toEqual({ name: 'Upbit · live prices', simulated: true });
    expect(describeSource('bithumb', config, 'en')).toEqual({ name: 'Bithumb', simulated: false });
  });

  it.each([
    [null, { name: 'OpenAI', simulated: false }],
    [access(true), { name: 'OpenAI', simulated: true }],
    [access(false, 'https://api.openai.com/v1'), { name: 'api.openai.com', simulated: false }],
    [access(false, 'http://models.internal:8080/v1'), { name: 'models.internal:8080', simulated: false }],
  ])('of a language model is the host that is asked (%j)', (model, described) => {
    expect(describeSource('openai', { ...none, model }, 'en')).toEqual(described);
  });
});
