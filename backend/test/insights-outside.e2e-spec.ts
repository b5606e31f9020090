import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { feeds } from '../src/modules/insights/feeds.js';
import { CoinDetails, Translator } from '../src/modules/insights/insights.ports.js';
import { runInTransaction } from '../src/platform/database/index.js';
import { Settings } from '../src/platform/settings/index.js';
import { Collector, Snapshots } from '../src/platform/snapshots/index.js';
import { registerMember } from './factories/member.js';
import { startTestApp, type TestApp } from './support/test-app.js';

describe('a coin at its source', () => {
  let service: TestApp;
  let details: CoinDetails;
  beforeAll(async () => {
    service = await startTestApp();
    details = service.app.get(CoinDetails);
    await service.app.get(Collector).collect(feeds.coinMarkets);
  });
  afterAll(() => service.close());
  beforeEach(() => {
    service.simulator.control.clearFaults();
    service.simulator.control.clearRequests();
  });
  const asked = (): number => service.simulator.control.requests('coingecko').length;

  it('is read once a day, however many ask at once, and described as plain text', async () => {
    const read = await Promise.all(Array.from({ length: 8 }, () => details.read('bitcoin')));
    expect(asked()).toBe(1);
    expect(read[0]).toMatchObject({ id: 'bitcoin', symbol: 'btc', source: 'coingecko', stale: false, simulated: true });
    expect(read[0]?.descriptionKo).toMatch(/^비트코인\(BTC\)[^<>]*$/);
    expect(read[0]?.descriptionEn).toContain('its site & its papers');
    service.clock.advance({ hours: 23 });
    await details.read('bitcoin');
    expect(asked()).toBe(1);
    service.clock.advance({ hours: 2 });
    await details.read('bitcoin');
    expect(asked()).toBe(2);
  });

  it('is kept, and marked as old, while the source cannot be asked; without it, that is an error', async () => {
    await details.read('ethereum');
    service.clock.advance({ days: 2 });
    service.simulator.control.addFault({ vendor: 'coingecko', kind: 'ban', count: 0 });
    expect(await details.read('ethereum')).toMatchObject({ id: 'ethereum', stale: true });
    await expect(details.read('ripple')).rejects.toMatchObject({ code: 'upstream.requestRefused' });
  });

  it('is unknown when the source does not know it, which is asked once; odd ids are not asked about', async () => {
    expect([await details.read('no-such-coin'), await details.read('no-such-coin')]).toEqual([null, null]);
    expect(asked()).toBe(1);
    for (const id of ['', '../global', 'a/b', 'Bitcoin', 'a?b', 'x'.repeat(101)])
      expect(await details.read(id)).toBeNull();
    expect(asked()).toBe(1);
  });

  it('is not asked for more often in a day than the key allows', async () => {
    service.clock.advance({ days: 3 });
    for (let at = 0; at < 20; at += 1) await details.read(`none-${at}`);
    await expect(details.read('none-20')).rejects.toMatchObject({ code: 'upstream.rateLimited' });
    // Names that are made up leave the rest to the coins of the ranking.
    const ranked =
      service.app
        .get(Snapshots)
        .latest(feeds.coinMarkets)
        ?.data.map(({ id }) => id) ?? [];
    for (const id of ranked.slice(10, 60)) expect(await details.read(id)).toMatchObject({ id });
    await expect(details.read('solana')).rejects.toMatchObject({ code: 'upstream.rateLimited' });
    service.clock.advance({ days: 1, minutes: 1 });
    expect(await details.read('solana')).toMatchObject({ id: 'solana' });
  });
});

describe('a translation', () => {
  interface Asked {
    readonly path: string;
    readonly authorization: string | undefined;
    readonly body: Record<string, unknown>;
  }
  let server: Server;
  let service: TestApp | undefined;
  let asked: Asked[];
  let answer: { status: number; body: unknown };

  beforeEach(async () => {
    asked = [];
    server = createServer((request, response) => {
      void bodyOf(request).then((body) => {
        asked.push({ path: request.url ?? '', authorization: request.headers.authorization, body });
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(async () => {
    await service?.close();
    service = undefined;
    server.closeAllConnections();
    server.close();
  });
  const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const translatorWith = async (env: Record<string, string>): Promise<Translator> => {
    service = await startTestApp({ env });
    return service.app.get(Translator);
  };

  it.each([
    {
      env: () => ({ DEEPL_API_KEY: 'key', DEEPL_BASE_URL: address() }),
      body: { translations: [{ detected_source_language: 'EN', text: '안녕하세요' }] },
      sent: {
        path: '/v2/translate',
        authorization: 'DeepL-Auth-Key key',
        body: { text: ['Hello'], target_lang: 'KO' },
      },
    },
    {
      env: () => ({ LIBRETRANSLATE_BASE_URL: address(), LIBRETRANSLATE_API_KEY: 'key' }),
      body: { translatedText: '안녕하세요' },
      sent: { path: '/translate', body: { q: 'Hello', source: 'auto', target: 'ko', format: 'text', api_key: 'key' } },
    },
    {
      env: () => ({ OPENAI_BASE_URL: `${address()}/v1`, OPENAI_API_KEY: 'key', OPENAI_MODEL: 'model' }),
      body: {
        choices: [{ finish_reason: 'stop', message: { role: 'assistant', content: ' 안녕하세요\n', refusal: null } }],
      },
      sent: {
        path: '/v1/chat/completions',
        authorization: 'Bearer key',
        body: { model: 'model', messages: [{ role: 'system' }, { role: 'user', content: 'Hello' }] },
      },
    },
  ])('is asked for as $sent.path wants it, and bought once', async ({ env, body, sent }) => {
    answer = { status: 200, body };
    const translator = await translatorWith(env());
    expect(await translator.translate('Hello', 'ko', always)).toBe('안녕하세요');
    expect(await translator.translate('Hello', 'ko', always)).toBe('안녕하세요');
    expect(asked).toEqual([expect.objectContaining({ path: sent.path })]);
    expect(asked[0]).toMatchObject(sent);
    await translator.translate('Hello', 'en', always);
    expect(asked).toHaveLength(2);
  });

  it('is none when the quota is used up, the answer is cut or has another form, and is asked for again later', async () => {
    const translator = await translatorWith({ DEEPL_API_KEY: 'key', DEEPL_BASE_URL: address() });
    answer = { status: 456, body: { message: 'Quota Exceeded' } };
    expect(await translator.translate('Hello', 'ko', always)).toBeNull();
    answer = { status: 200, body: { text: 'x' } };
    expect(await translator.translate('Hello', 'ko', always)).toBeNull();
    answer = { status: 200, body: { translations: [{ text: '' }] } };
    expect(await translator.translate('Hello', 'ko', always)).toBeNull();
    answer = { status: 200, body: { translations: [{ text: '안녕' }] } };
    expect(await translator.translate('Hello', 'ko', always)).toBe('안녕');
  });

  it('is bought once for all who ask at the same moment, and kept ones are no purchase', async () => {
    answer = { status: 200, body: { translations: [{ text: '안녕' }] } };
    const translator = await translatorWith({ DEEPL_API_KEY: 'key', DEEPL_BASE_URL: address() });
    const all = await Promise.all(Array.from({ length: 8 }, () => translator.translate('Hello', 'ko', always)));
    expect([new Set(all), asked.length]).toEqual([new Set(['안녕']), 1]);
    expect(await translator.translate('Hello', 'ko', never)).toBe('안녕');
  });

  it('is not bought for who may not, nor beyond the number of a day', async () => {
    answer = { status: 200, body: { translations: [{ text: '안녕' }] } };
    const translator = await translatorWith({ DEEPL_API_KEY: 'key', DEEPL_BASE_URL: address() });
    expect(await translator.translate('Hello', 'ko', never)).toBeNull();
    await runInTransaction(service!.dataSource, (tx) =>
      service!.app.get(Settings).set(tx, 'insights_translationsPerDay', '1', null),
    );
    expect(await translator.translate('Hello', 'ko', always)).toBe('안녕');
    expect(await translator.translate('Hello', 'en', always)).toBeNull();
    expect(asked).toHaveLength(1);
    service!.clock.advance({ hours: 24 });
    expect(await translator.translate('Hello', 'en', always)).toBe('안녕');
  });

  it('is none without a service', async () => {
    expect(await (await translatorWith({ UPSTREAMS: 'live' })).translate('Hello', 'ko', always)).toBeNull();
    expect(asked).toEqual([]);
  });

  it('is really made in the demo, by the simulator in its services’ own formats, and says so', async () => {
    service = await startTestApp();
    const { app, simulator } = service;
    await app.get(Collector).collect(feeds.news);
    const member = await registerMember(service);
    const { articles } = (await member.client.get('/api/crypto-news?timeframe=7d')).body;
    const ask = async (text: string, targetLang: 'ko' | 'en') =>
      (await member.client.post('/api/translate', { text, targetLang })).body;
    for (const language of ['ko', 'en'] as const) {
      const texts = articles
        .filter((one) => one.language === language)
        .flatMap(({ title, summary }) => [title, summary]);
      expect(texts.length).toBeGreaterThan(20);
      for (const text of texts.slice(0, 8)) {
        const { translatedText, simulated } = await ask(text, language === 'ko' ? 'en' : 'ko');
        expect([text, simulated, /[가-힣]/.test(translatedText)]).toEqual([text, true, language === 'en']);
        expect(translatedText).not.toMatch(/[{}]/);
      }
    }
    const sent = simulator.control.requests('deepl');
    expect(sent.length).toBeGreaterThan(0);
    expect(new Set(sent.map(({ target }) => target))).toEqual(new Set(['/v2/translate']));
    // What is not among the news is nobody's to translate, and a source that fails leaves the original.
    expect(await ask('Bitcoin trades sideways', 'ko')).toEqual({
      ...{ translatedText: 'Bitcoin trades sideways', simulated: false },
    });
    const fresh = articles.filter(({ language }) => language === 'en').slice(20);
    for (const [at, kind] of (['quota', '429', 'garbage', 'truncated', '5xx'] as const).entries()) {
      const text = fresh[at]?.title ?? '';
      simulator.control.addFault({ vendor: 'deepl', kind, count: 0, ms: 20 });
      expect([kind, await ask(text, 'ko')]).toEqual([kind, { translatedText: text, simulated: false }]);
      simulator.control.clearFaults();
    }
  });

  it.each([
    ['LibreTranslate', (url: string) => ({ LIBRETRANSLATE_BASE_URL: `${url}/libretranslate` })],
    ['a language model', (url: string) => ({ OPENAI_BASE_URL: `${url}/openai`, OPENAI_MODEL: 'simulator' })],
  ])('can be asked of the simulator as of %s', async (_, env) => {
    const other = await startTestApp();
    service = await startTestApp({ env: env(other.simulator.url) });
    const text = 'Spot bitcoin ETFs see third day of inflows';
    expect(await service.app.get(Translator).translate(text, 'ko', always)).toBe('비트코인 현물 ETF, 사흘째 순유입');
    await other.close();
  });
});

const always = () => Promise.resolve(true);
const never = () => Promise.resolve(false);

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  return JSON.parse(text) as Record<string, unknown>;
}
