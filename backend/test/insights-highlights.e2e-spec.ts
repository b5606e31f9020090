import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { request } from 'undici';
import { feeds } from '../src/modules/insights/feeds.js';
import { Collector } from '../src/platform/snapshots/index.js';
import { createAdmin } from './factories/member.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const PUBLISHERS = [
  'cointelegraph',
  'coindesk',
  'decrypt',
  'theblock',
  'blockmedia',
  'tokenpost',
  'bloomingbit',
] as const;
const FOREVER = 0;

let service: TestApp;
beforeEach(async () => {
  service = await startTestApp({ now: '2026-11-20T03:00:00Z' });
});
afterEach(() => service.close());

/** What is kept of the answer is over after ten seconds. */
const highlights = async () => {
  service.clock.advance({ seconds: 11 });
  return (await service.client().get('/api/market-highlights')).body;
};
const collect = async (...names: (keyof typeof feeds)[]) => {
  for (const name of names) await service.app.get(Collector).collect(feeds[name]);
};

describe('the market in a few figures', () => {
  it('is what the calls of the whole market answer, each part with its age and the mark of the simulator', async () => {
    expect(await service.app.get(Collector).collectAll()).toEqual([]);
    const visitor = service.client();
    const { body } = await visitor.get('/api/market-highlights');
    const fetchedAt = service.clock.now().toISOString();
    const { body: sectors } = await visitor.get('/api/crypto/sectors');
    expect(sectors.length).toBeGreaterThan(5);
    expect(body.sectors).toEqual({
      ...{ source: 'coingecko', fetchedAt, stale: false, simulated: true },
      sectors: sectors
        .slice(0, 12)
        .map(({ id, name, nameKo, averageChange: change }) => ({ id, name, nameKo, change })),
    });
    const { body: gainers } = await visitor.get('/api/crypto/top-gainers?limit=3');
    expect(body.gainers).toHaveLength(3);
    expect(body.gainers).toEqual(
      gainers.map(({ symbol, exchange, change24h: change }) => ({
        ...{ symbol, exchange, change, fetchedAt, stale: false, simulated: true },
      })),
    );
    const { articles } = (await visitor.get('/api/crypto-news')).body;
    const newest = (language: string) =>
      articles
        .filter((article) => article.language === language)
        .slice(0, 4)
        .map(({ id, title, publisher, publishedAt }) => ({ id, title, publisher, publishedAt }));
    expect(newest('en')).toHaveLength(4);
    expect(body.news).toEqual({
      ...{ ko: newest('ko'), en: newest('en'), fetchedAt, stale: false, simulated: true },
    });
  });

  it('has no part whose source was never read, and the others nevertheless', async () => {
    expect(await highlights()).toEqual({ sectors: null, gainers: [], news: null });
    // Sectors need the coins of each beside the ranking.
    await collect('coinMarkets', 'okxTickers');
    const some = await highlights();
    expect([some.sectors, some.news]).toEqual([null, null]);
    expect(new Set(some.gainers.map(({ exchange }) => exchange))).toEqual(new Set(['OKX']));
    await collect('sectorCoins');
    expect((await highlights()).sectors?.source).toBe('coingecko');
    for (const vendor of PUBLISHERS) service.simulator.control.addFault({ vendor, kind: '5xx', count: FOREVER });
    await expect(collect('news')).rejects.toThrow();
    expect((await highlights()).news).toBeNull();
  });

  it('keeps what was read last while a source is silent, with its time and marked, but no news of another day', async () => {
    await service.app.get(Collector).collectAll();
    const fetchedAt = service.clock.now().toISOString();
    service.clock.advance({ hours: 1 });
    const late = await highlights();
    for (const part of [late.sectors, late.gainers[0], late.news])
      expect(part).toMatchObject({ fetchedAt, stale: true, simulated: true });
    service.clock.advance({ days: 2 });
    expect((await highlights()).news).toBeNull();
  });

  it('has no gainers while nothing is traded enough, as the setting says', async () => {
    await service.app.get(Collector).collectAll();
    const admin = await createAdmin(service);
    await admin.client.patch('/api/admin/settings/insights_gainerVolume', { value: '1000000000' });
    expect((await highlights()).gainers).toEqual([]);
  });

  it('is a few kilobytes, the same bytes in both languages, and nothing for who has it', async () => {
    await service.app.get(Collector).collectAll();
    const ask = (headers: Record<string, string>) => request(`${service.url}/api/market-highlights`, { headers });
    const [korean, english] = [await ask({ 'accept-language': 'ko' }), await ask({ 'accept-language': 'en' })];
    const text = await korean.body.text();
    expect(await english.body.text()).toBe(text);
    expect(Buffer.byteLength(text)).toBeLessThan(6_000);
    const again = await ask({ 'if-none-match': String(korean.headers['etag']) });
    expect([again.statusCode, await again.body.text()]).toEqual([304, '']);
  });
});
