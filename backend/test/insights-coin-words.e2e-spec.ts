import { runInTransaction } from '../src/platform/database/index.js';
import { Settings } from '../src/platform/settings/index.js';
import { Collector } from '../src/platform/snapshots/index.js';
import type { Fault } from '../simulator/faults.js';
import { registerMember, type SignedIn } from './factories/member.js';
import type { Schemas } from './support/contract-types.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { until } from './support/until.js';

const NOW = '2026-11-20T03:30:30.000Z';
const none = { pending: false, words: null };

let service: TestApp;
let hana: SignedIn;
let bora: SignedIn;
beforeAll(async () => {
  service = await startTestApp({ now: NOW });
  await service.app.get(Collector).collectAll();
  [hana, bora] = [await registerMember(service), await registerMember(service)];
});
afterAll(() => service.close());
beforeEach(async () => {
  service.simulator.control.clearFaults();
  service.simulator.control.clearRequests();
  // What was written before is old now.
  await later({ minutes: 6 });
});

const later = async (duration: Parameters<TestApp['clock']['advance']>[0]): Promise<void> => {
  service.clock.advance(duration);
  await service.app.get(Collector).collectAll();
};
const asked = (): number => service.simulator.control.requests('openai').length;
const fault = (kind: Fault['kind'], more: Partial<Fault> = {}) =>
  service.simulator.control.addFault({ vendor: 'openai', kind, count: 0, ...more });
const wordsOf = async ({ client }: SignedIn, symbol = 'BTC'): Promise<Schemas['CoinWordsDto']> => {
  const { status, body } = await client.get(`/api/crypto/coin-analysis/words?symbol=${symbol}`);
  expect(status).toBe(200);
  return body;
};
const setTo = (key: string, value: string) =>
  runInTransaction(service.dataSource, (tx) => service.app.get(Settings).set(tx, key, value, null));

describe('words of the language model about a coin', () => {
  it('are written from the measured facts, in the language of the caller, and say by whom and when', async () => {
    const { body: facts } = await hana.client.get('/api/crypto/coin-analysis?symbol=BTC');
    const { words } = await wordsOf(hana, 'btc');
    expect(words).toEqual({
      text: `BTC의 현재가는 ${facts.price?.price.toLocaleString('en', { maximumFractionDigits: 20 })} USDT입니다. 하루 동안 ${Number(facts.price?.change24h?.toFixed(2))}% 움직였습니다.`,
      ...{ model: 'simulator', simulated: true },
      ...{ factsAt: '2026-11-20T03:36:00.000Z', writtenAt: service.clock.now().toISOString() },
    });
    await bora.client.patch('/api/user/update', { language: 'en' });
    expect((await wordsOf(bora)).words?.text).toMatch(/^BTC trades at/);
    await bora.client.patch('/api/user/update', { language: 'ko' });
    expect(asked()).toBe(2);
  });

  it('are asked for once, however many want them, and again when they are old', async () => {
    const all = await Promise.all([hana, bora, hana, bora].map((member) => wordsOf(member)));
    expect(all.some(({ words }) => words !== null)).toBe(true);
    await until(async () => (await wordsOf(bora)).words !== null);
    expect(asked()).toBe(1);
    await later({ minutes: 4 });
    await wordsOf(hana);
    expect(asked()).toBe(1);
    await later({ minutes: 2 });
    await wordsOf(hana);
    expect(asked()).toBe(2);
  });

  it('are repaired once where a number is invented, else there are none; the minute is not asked for again', async () => {
    fault('model-prices', { count: 1 });
    expect((await wordsOf(hana)).words?.text).not.toContain('98,765.4');
    expect(asked()).toBe(2);
    fault('model-prices');
    expect(await wordsOf(hana, 'ETH')).toEqual(none);
    expect(await wordsOf(bora, 'ETH')).toEqual(none);
    expect(asked()).toBe(4);
    service.simulator.control.clearFaults();
    await later({ minutes: 1 });
    expect((await wordsOf(bora, 'ETH')).words).not.toBeNull();
  });

  it('are not waited for when the model is slow, and are there later', async () => {
    fault('latency', { ms: 3_000 });
    expect(await wordsOf(hana)).toEqual({ pending: true, words: null });
    expect((await hana.client.get('/api/crypto/coin-analysis?symbol=BTC')).body.price).not.toBeNull();
    await until(async () => (await wordsOf(bora)).words !== null);
    expect(asked()).toBe(1);
  });

  it('are no longer waited for when the process that asked has died', async () => {
    await service.dataSource.query(
      `INSERT INTO insights_coin_words (coin, language, facts_at, model, simulated, asked_at)
       VALUES ('SOL', 'ko', date_trunc('minute', $1::timestamptz), 'simulator', true, $1)`,
      [service.clock.now()],
    );
    expect(await wordsOf(hana, 'SOL')).toEqual({ pending: true, words: null });
    await later({ minutes: 1, seconds: 1 });
    expect((await wordsOf(hana, 'SOL')).words).not.toBeNull();
  });

  it('are none beyond the number of a day, the cost of a day and the share of a member', async () => {
    await setTo('insights_coinWordsPerDay', '0');
    expect(await wordsOf(hana)).toEqual(none);
    await setTo('insights_coinWordsPerDay', '1000');
    await setTo('languageModel_costPerDay', '0');
    expect(await wordsOf(hana)).toEqual(none);
    await setTo('languageModel_costPerDay', '5');
    expect(asked()).toBe(0);
    await later({ minutes: 1 });
    await service.dataSource.query(`UPDATE auth_login_attempts SET attempts = 60, next_attempt_at = $1`, [
      new Date(service.clock.millis() + 3_600_000),
    ]);
    expect(await wordsOf(hana)).toEqual(none);
    expect(asked()).toBe(0);
    await service.dataSource.query('DELETE FROM auth_login_attempts');
    expect((await wordsOf(hana)).words).not.toBeNull();
  });

  it('are of a coin that is known', async () => {
    const { status, body } = await hana.client.send('GET', '/api/crypto/coin-analysis/words?symbol=NOSUCHCOIN');
    expect([status, body]).toEqual([404, expect.objectContaining({ code: 'insights.coinUnknown' })]);
    expect(asked()).toBe(0);
  });

  // Last: afterwards the model is left alone for some seconds.
  it.each(['model-prose', 'model-refusal', 'garbage', '5xx'] as const)('are none after %s', async (kind) => {
    fault(kind);
    expect(await wordsOf(hana)).toEqual(none);
    expect((await hana.client.get('/api/crypto/coin-analysis?symbol=BTC')).body.price).not.toBeNull();
  });
});

it('has no words where no model is configured', async () => {
  const bare = await startTestApp({ env: { UPSTREAMS: 'live' } });
  try {
    expect(await wordsOf(await registerMember(bare))).toEqual(none);
  } finally {
    await bare.close();
  }
});
