import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AlertMeasures } from '../src/modules/insights/alerts/alert-measures.service.js';
import { AlertWatch } from '../src/modules/insights/alerts/alert-watch.service.js';
import { feeds } from '../src/modules/insights/feeds.js';
import { HistoryWriter } from '../src/modules/insights/history/history-writer.service.js';
import { runInTransaction } from '../src/platform/database/index.js';
import { Collector } from '../src/platform/snapshots/index.js';
import { KeptSnapshots } from '../src/platform/snapshots/kept-snapshots.service.js';
import { createAdmin, registerMember, type SignedIn } from './factories/member.js';
import type { Schemas } from './support/contract-types.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const PATH = '/api/crypto/alerts';
type NewAlert = Schemas['CreateAlertDto'];

let service: TestApp;
let second: TestApp;
let member: SignedIn;
beforeAll(async () => {
  service = await startTestApp({ now: '2026-11-20T03:30:30Z' });
  second = await startTestApp({ on: service });
  member = await registerMember(service);
  await collect();
});
afterAll(async () => {
  await second.close();
  await service.close();
});

/** Reads what the exchanges tell at this moment. */
async function collect(by: TestApp = service): Promise<void> {
  const read = [feeds.upbitTickers, feeds.binanceTickers, feeds.usdKrw, feeds.funding];
  for (const feed of read) await by.app.get(Collector).collect(feed);
}
/** What the collecting replica does every second, until nothing more is to be caught up with. */
async function look(by: TestApp = service): Promise<void> {
  const watch = by.app.get(AlertWatch);
  for (let turn = 0; turn < 2; turn += 1) {
    await watch.look();
    await watch.caughtUp();
  }
}
/** Lets the price of a coin on Upbit be this, as if Upbit had told it now. */
async function tell(price: string, symbol = 'BTC', by: TestApp = service): Promise<void> {
  service.clock.advance({ seconds: 1 });
  const snapshots = by.app.get(KeptSnapshots);
  const { data = [], ...value } = { ...snapshots.latest(feeds.upbitTickers) };
  const rows = data.map((row) => (row.symbol === symbol ? { ...row, price } : row));
  await snapshots.write(feeds.upbitTickers, { source: 'upbit', simulated: true, ...value, data: rows });
  await look(by);
}
const priceAlert = (more: Partial<NewAlert> = {}): NewAlert => ({
  ...{ kind: 'priceKrw', symbol: 'BTC', direction: 'above', threshold: '200000000' },
  ...more,
});
const make = async (more: Partial<NewAlert> = {}, by = member) => {
  const { status, body } = await by.client.post(PATH, priceAlert(more));
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
};
const list = async (by = member) => {
  const { status, body } = await by.client.get(PATH);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};
const alertOf = async (id: string, by = member) => (await list(by)).alerts.find((one) => one.id === id);
const firingsOf = async (id: string, by = member) => (await list(by)).firings.filter(({ alertId }) => alertId === id);

describe('an alert', () => {
  it('is made, shown with what is watched now, changed, paused, resumed and deleted', async () => {
    const empty = await registerMember(service);
    expect(await list(empty)).toEqual({ alerts: [], firings: [], most: 50 });
    const made = await make({ threshold: '200000000.50', repeatMinutes: 60 }, empty);
    expect(made).toMatchObject({ threshold: '200000000.5', state: 'active', isMet: false, firings: 0, minutes: null });
    expect(made.value).toBeGreaterThan(10_000_000);
    expect((await list(empty)).alerts).toEqual([made]);
    const change = (body: Schemas['UpdateAlertDto']) => empty.client.patch(`${PATH}/${made.id}`, body);
    expect((await change({ threshold: '1000' })).body).toMatchObject({ threshold: '1000', isMet: true });
    expect((await change({ active: false })).body).toMatchObject({ state: 'paused' });
    expect((await change({ repeatMinutes: null, expiresAt: '2026-11-21T00:00:00Z' })).body).toMatchObject({
      ...{ repeatMinutes: null, expiresAt: '2026-11-21T00:00:00.000Z', state: 'paused', threshold: '1000' },
    });
    expect((await change({ active: true })).body).toMatchObject({ state: 'active' });
    expect((await empty.client.delete(`${PATH}/${made.id}`)).status).toBe(204);
    expect((await empty.client.delete(`${PATH}/${made.id}`)).body).toMatchObject({ code: 'insights.alertNotFound' });
    expect((await list(empty)).alerts).toEqual([]);
  });

  it('can watch every kind, each by its own source', async () => {
    const watcher = await registerMember(service);
    for (const kind of ['priceUsdt', 'premiumFx', 'premiumUsdt', 'change', 'funding'] as const) {
      const { value } = await make({ kind, threshold: kind === 'priceUsdt' ? '1000000' : '4.9' }, watcher);
      expect([kind, typeof value]).toEqual([kind, 'number']);
    }
    const burst = await make({ kind: 'liquidations', threshold: '1000000', minutes: 15 }, watcher);
    expect(burst).toMatchObject({ minutes: 15, value: null, isMet: null });
  });

  it.each<[string, Partial<NewAlert>, number, string]>([
    ['a coin that nobody lists', { symbol: 'NOCOIN' }, 404, '등록되지 않은 코인입니다.'],
    ['a coin that this exchange does not list', { kind: 'priceUsdt', symbol: 'USDT' }, 422, '이 코인에는 없는 값'],
    ['a premium that never comes', { kind: 'premiumFx', symbol: 'LUX', threshold: '5' }, 422, '이 코인에는 없는 값'],
    ['a premium of USDT in USDT', { kind: 'premiumUsdt', symbol: 'USDT', threshold: '5' }, 422, '이 코인에는 없는 값'],
    [
      'the price of a bundle of a coin',
      { kind: 'priceUsdt', symbol: '10000DOGE', threshold: '5' },
      404,
      '등록되지 않은',
    ],
    ['a price of zero', { threshold: '0' }, 400, '기준값은'],
    ['a premium beyond all reason', { kind: 'premiumFx', threshold: '200.1' }, 400, '-50에서 200 %'],
    ['a funding of 6 %', { kind: 'funding', threshold: '6' }, 400, '-5에서 5 %'],
    ['few liquidations', { kind: 'liquidations', threshold: '5000', direction: 'below' }, 400, '청산 알림은'],
    ['an end that is over', { expiresAt: '2026-11-20T03:00:00Z' }, 400, '종료 시각은'],
    ['an end in two years', { expiresAt: '2028-11-20T03:00:00Z' }, 400, '종료 시각은'],
  ])('is refused for %s', async (_, more, status, message) => {
    const before = (await list()).alerts.length;
    const answer = await member.client.send('POST', PATH, priceAlert(more));
    expect(answer).toMatchObject({ status, body: { message: expect.stringContaining(message) } });
    expect((await list()).alerts).toHaveLength(before);
  });

  it('watches a coin by the ticker of the market, whatever it is called in Korea', async () => {
    const made = (more: Partial<NewAlert>) => make({ threshold: '4.9', ...more });
    expect(await made({ kind: 'funding', symbol: 'BTT' })).toMatchObject({ symbol: 'BTTC', isListed: true });
    expect(await made({ kind: 'priceUsdt', symbol: 'BTT' })).toMatchObject({ symbol: 'BTTC' });
    expect(await made({ kind: 'funding', symbol: 'SATS' })).toMatchObject({ symbol: '1000SATS' });
    expect(await made({ kind: 'priceKrw', symbol: 'BTT' })).toMatchObject({ symbol: 'BTT' });
  });

  it('watches the price of one coin also where the exchange sells bundles', async () => {
    const priceOf = async (symbol: string) => {
      const { body } = await member.client.get(`/api/crypto/candles?symbol=${symbol}&quote=USDT&timeframe=1m&limit=1`);
      return body.candles[0]?.close ?? 0;
    };
    const rule = { kind: 'priceUsdt', symbol: 'SATS', threshold: '0.000000000001' } as const;
    const { id, value, ...made } = await make(rule);
    expect(made).toMatchObject({ symbol: 'SATS', isMet: true, isListed: true });
    // Of the minute that goes on, whose price moves.
    expect((value ?? 0) / (await priceOf('SATS'))).toBeCloseTo(1, 2);
    expect((await make({ ...rule, symbol: '1000SATS' })).value).toBeCloseTo((value ?? 0) * 1_000, 12);
    const { body } = await member.client.post(`${PATH}/rehearsal`, priceAlert({ ...rule, threshold: '1' }));
    expect(body).toMatchObject({ fired: 0, value, isMet: false });
    await look();
    expect(await alertOf(id)).toMatchObject({ value, isListed: true, isMet: true });
  });

  it('of a coin that is listed no longer says so, is paused and ends as told, and watches no more', async () => {
    const { id } = await make({ repeatMinutes: 60 });
    expect(await alertOf(id)).toMatchObject({ isListed: true });
    await service.dataSource.query(`UPDATE insights_alerts SET symbol = 'GONE' WHERE id = $1`, [id]);
    expect(await alertOf(id)).toMatchObject({ isListed: false, value: null });
    const change = (body: Schemas['UpdateAlertDto']) => member.client.patch(`${PATH}/${id}`, body);
    for (const body of [{ active: true }, { threshold: '7' }])
      expect(await change(body)).toMatchObject({ status: 422, body: { code: 'insights.alertCoinGone' } });
    expect(await change({ repeatMinutes: 240 })).toMatchObject({ status: 200, body: { isListed: false } });
    expect(await change({ active: false })).toMatchObject({ status: 200, body: { state: 'paused' } });
  });

  it.each<[string, object]>([
    ['threshold', { threshold: 'much' }],
    ['threshold', { threshold: '1e9' }],
    ['minutes', { minutes: 61 }],
    ['repeatMinutes', { repeatMinutes: 4 }],
    ['expiresAt', { expiresAt: 'tomorrow' }],
    ['kind', { kind: 'moon' }],
    ['direction', { direction: 'sideways' }],
  ])('is refused with its %s at the field', async (path, more) => {
    const answer = await member.client.send('POST', PATH, { ...priceAlert(), ...more });
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ path }] } });
  });

  it('is its member’s own', async () => {
    const { id } = await make();
    const other = await registerMember(service);
    expect((await other.client.patch(`${PATH}/${id}`, { active: false })).status).toBe(404);
    expect((await other.client.delete(`${PATH}/${id}`)).status).toBe(404);
    expect(await alertOf(id)).toMatchObject({ state: 'active' });
  });

  it('is made once under its key, and at most as many as the setting says also when they come at once', async () => {
    const several = await registerMember(service);
    const key = { 'idempotency-key': 'b7d1b3de-6ac4-4d5b-8f0d-1b6a6f0b7f51' };
    const [one, again] = [
      await several.client.post(PATH, priceAlert(), key),
      await several.client.post(PATH, priceAlert(), key),
    ];
    expect(again.body).toEqual(one.body);
    const admin = await createAdmin(service);
    await admin.client.patch('/api/admin/settings/insights_mostAlerts', { value: '4' });
    const answers = await Promise.all(Array.from({ length: 6 }, () => several.client.post(PATH, priceAlert())));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 422, 422, 422]);
    expect((await list(several)).alerts).toHaveLength(4);
    await admin.client.patch('/api/admin/settings/insights_mostAlerts', { value: '50' });
  });
});

describe('the rehearsal', () => {
  const rehearse = async (more: Partial<NewAlert>) =>
    (await member.client.post(`${PATH}/rehearsal`, priceAlert(more))).body;

  it('counts what the candles of seven days show, and makes nothing', async () => {
    const before = (await list()).alerts.length;
    const { body } = await member.client.get('/api/crypto/candles?symbol=BTC&quote=KRW&timeframe=15m&limit=500');
    const prices = body.candles.map(({ close }) => close).sort((a, b) => a - b);
    const threshold = String(prices[250]);
    const often = await rehearse({ threshold });
    expect(often).toMatchObject({ from: '2026-11-13T03:30:00.000Z', stepMinutes: 15, simulated: true });
    expect(often.fired).toBeGreaterThan(1);
    const rarely = await rehearse({ threshold, repeatMinutes: 10_080 });
    expect(rarely.fired).toBe(1);
    expect((await rehearse({ kind: 'change', threshold: '-98' })).fired).toBe(0);
    expect((await list()).alerts).toHaveLength(before);
  });

  it('says what the history of premiums really covers', async () => {
    expect(await rehearse({ kind: 'premiumFx', threshold: '5' })).toMatchObject({ fired: null, from: null });
    const writer = service.app.get(HistoryWriter);
    await runInTransaction(service.dataSource, (tx) => writer.turn(tx));
    await writer.record();
    const premium = await rehearse({ kind: 'premiumFx', threshold: '5' });
    expect(premium).toMatchObject({ fired: 0, from: '2026-11-20T03:30:00.000Z', stepMinutes: 1 });
    // What crosses in the past names whom a crossing of now would name.
    const now = service.clock.millis();
    const btc = { kind: 'premiumFx', symbol: 'BTC', minutes: 0 } as const;
    const past = await service.app.get(AlertMeasures).series(btc, now - 3_600_000, now, '1m');
    expect(past?.source).toBe((await service.app.get(AlertMeasures).current())(btc)?.source);
    expect(past?.source).toBe('upbit, binance, dunamu');
  });

  it('counts funding by the rates that were settled, as the exchange tells them', async () => {
    const { simulated, ...told } = await rehearse({ kind: 'funding', threshold: '4.9' });
    expect(simulated).toBe(true);
    expect(told).toMatchObject({ fired: 0, stepMinutes: 480, isMet: false });
    expect(told.from?.slice(0, 20)).toBe('2026-11-13T08:00:00.');
    const from = Date.parse('2026-11-13T03:30:00Z');
    const address = `${service.simulator.url}/binance-futures/fapi/v1/fundingRate?symbol=BTCUSDT&startTime=${from}`;
    const sent = (await (await fetch(address)).json()) as { fundingRate: string }[];
    const rates = sent.map(({ fundingRate }) => (Number(fundingRate) * 100).toFixed(6)).map(Number);
    expect(rates).toHaveLength(21);
    // Between the lowest and the highest there is a rate that is crossed as often as a plain count says.
    const threshold = [...rates].sort((a, b) => a - b)[10] ?? 0;
    const crossed = rates.filter((rate, at) => at > 0 && rate >= threshold && (rates[at - 1] ?? 0) < threshold).length;
    expect(crossed).toBeGreaterThan(0);
    expect((await rehearse({ kind: 'funding', threshold: String(threshold) })).fired).toBe(crossed);
    expect((await rehearse({ kind: 'funding', threshold: '-4.9', direction: 'below' })).fired).toBe(0);
  });
});

describe('crossings', () => {
  it('are told once each: not while the value stays, and again after it has left and the pause is over', async () => {
    const { id } = await make({ repeatMinutes: 5 });
    await tell('199999999');
    expect(await firingsOf(id)).toEqual([]);
    await tell('200000000');
    const at = service.clock.now().toISOString();
    expect(await firingsOf(id)).toMatchObject([
      { value: '200000000', threshold: '200000000', source: 'upbit', basis: 'live', simulated: true, at },
    ]);
    await tell('210000000');
    await tell('190000000');
    await tell('210000000');
    expect(await firingsOf(id)).toHaveLength(1);
    expect(await alertOf(id)).toMatchObject({ state: 'active', isMet: true, firings: 1, firedAt: at });
    await tell('190000000');
    service.clock.advance({ minutes: 5 });
    await service.dataSource.query('UPDATE insights_alert_marks SET checked_to = $1', [service.clock.now()]);
    service.app.get(AlertWatch).pause();
    await tell('205000000');
    expect(await firingsOf(id)).toHaveLength(2);
  });

  it('are none of an alert that was met when it was made, is paused, over or done', async () => {
    await tell('190000000');
    const end = new Date(service.clock.millis() + 2_000).toISOString();
    const [met, paused, over, once] = [
      await make({ threshold: '180000000' }),
      await make(),
      await make({ expiresAt: end }),
      await make(),
    ];
    expect(met).toMatchObject({ isMet: true });
    await member.client.patch(`${PATH}/${paused.id}`, { active: false });
    service.clock.advance({ seconds: 2 });
    for (const price of ['200000001', '100', '200000001']) await tell(price);
    expect(await alertOf(met.id)).toMatchObject({ firings: 1 });
    expect(await alertOf(paused.id)).toMatchObject({ firings: 0, state: 'paused' });
    expect(await alertOf(over.id)).toMatchObject({ firings: 0, state: 'expired' });
    expect(await alertOf(once.id)).toMatchObject({ firings: 1, state: 'done' });
  });

  it('of stale values are none', async () => {
    await tell('190000000');
    const { id } = await make();
    const snapshots = service.app.get(KeptSnapshots);
    const rows = (snapshots.latest(feeds.upbitTickers)?.data ?? []).map((row) => ({ ...row, price: '300000000' }));
    service.clock.advance({ seconds: 1 });
    await snapshots.write(feeds.upbitTickers, { data: rows, source: 'upbit', simulated: true });
    service.clock.advance({ seconds: 13 });
    await look();
    expect(await firingsOf(id)).toEqual([]);
  });

  it('are recorded once by two replicas that look at the same moment', async () => {
    await tell('190000000');
    const made = await Promise.all(Array.from({ length: 5 }, () => make()));
    const watches = [service, second].map(({ app }) => app.get(AlertWatch));
    service.clock.advance({ seconds: 1 });
    for (const { app } of [service, second]) {
      const snapshots = app.get(KeptSnapshots);
      await snapshots.read();
      const rows = (snapshots.latest(feeds.upbitTickers)?.data ?? []).map((row) => ({ ...row, price: '200000001' }));
      await snapshots.write(feeds.upbitTickers, { data: rows, source: 'upbit', simulated: true });
    }
    await Promise.all([...watches, ...watches].map((watch) => watch.look()));
    for (const { id } of made) expect(await firingsOf(id)).toHaveLength(1);
    // The same crossing cannot even be written a second time.
    await expect(
      service.dataSource.query(
        `INSERT INTO insights_alert_firings SELECT user_id, uuidv7(), alert_id, number, kind, symbol, direction, threshold,
           minutes, value, source, simulated, basis, at, mailed FROM insights_alert_firings LIMIT 1`,
      ),
    ).rejects.toThrow(/insights_alert_firings_once/);
  });

  it('of liquidations are those of the coin within the minutes', async () => {
    const snapshots = service.app.get(KeptSnapshots);
    const burst = async (id: string, symbol: string, value: string): Promise<void> => {
      service.clock.advance({ seconds: 1 });
      const at = service.clock.now().toISOString();
      const event = { id, exchange: 'binance', symbol, side: 'long', price: '1', quantity: value, value, at } as const;
      const data = { events: [event], minutes: [], since: at, sources: [] };
      await snapshots.write(feeds.liquidations, { data, source: 'binance', simulated: true });
      await look();
    };
    await burst('1', 'ETH', '900000');
    const { id, value } = await make({ kind: 'liquidations', symbol: 'BTC', threshold: '1000000', minutes: 1 });
    expect(value).toBe(0);
    await burst('2', 'BTC', '600000');
    expect(await firingsOf(id)).toEqual([]);
    service.clock.advance({ seconds: 70 });
    await burst('3', 'BTC', '600000');
    expect(await firingsOf(id)).toEqual([]);
    await burst('4', 'BTC', '400000.5');
    expect(await firingsOf(id)).toMatchObject([{ value: '1000000.5', minutes: 1 }]);
  });
});

describe('mails', () => {
  it('tell in the member’s language what crossed, with a way to switch them off, and at most so many a day', async () => {
    const admin = await createAdmin(service);
    await admin.client.patch('/api/admin/settings/insights_alertMailsPerDay', { value: '2' });
    const reader = await registerMember(service, { emailConfirmed: true, language: 'en' });
    await tell('190000000');
    for (let number = 0; number < 3; number += 1) await make({}, reader);
    await tell('200000000.5');
    const { firings } = await list(reader);
    expect(firings.map(({ mailed }) => mailed).sort()).toEqual([false, true, true]);
    const mails = (await service.mailbox.mailsTo(reader.email)).filter(({ subject }) => subject.startsWith('BTC'));
    expect(mails).toHaveLength(2);
    expect(mails[0]?.subject).toBe('BTC price on Upbit 200,000,000 KRW or more');
    expect(mails[0]?.text).toContain('Value: 200,000,000.5 KRW');
    expect(mails[0]?.text).toContain('/mypage?tab=security');
    service.clock.advance({ days: 1 });
    await tell('190000000');
    await make({}, reader);
    await tell('200000000');
    expect((await list(reader)).firings[0]).toMatchObject({ mailed: true });
  });

  it('are none to whom does not want them, or has not confirmed the address', async () => {
    const muted = await registerMember(service, { emailConfirmed: true });
    await muted.client.patch('/api/user/mail-preferences', { topics: { 'market-alert': false } });
    const stranger = await registerMember(service);
    await tell('190000000');
    for (const by of [muted, stranger]) await make({}, by);
    await tell('200000000');
    for (const by of [muted, stranger]) expect((await list(by)).firings).toMatchObject([{ mailed: false }]);
  });
});

it('is in the member’s download, and ends with the account', async () => {
  const leaver = await registerMember(service);
  await tell('190000000');
  await make({}, leaver);
  await tell('200000000');
  expect((await list(leaver)).firings).toHaveLength(1);
  service.clock.advance({ days: 1 });
  const { status } = await leaver.client.send('POST', '/api/user/close', { currentPassword: leaver.password });
  expect(status).toBeLessThan(300);
  for (const table of ['insights_alerts', 'insights_alert_firings'])
    expect(await service.dataSource.query(`SELECT 1 FROM ${table} WHERE user_id = $1`, [leaver.id])).toEqual([]);
});
