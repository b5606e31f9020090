import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { feeds } from '../src/modules/insights/feeds.js';
import { Collector } from '../src/platform/snapshots/index.js';
import { createAdmin, registerMember, type SignedIn } from './factories/member.js';
import { startTestApp, type TestApp } from './support/test-app.js';

let service: TestApp;
let member: SignedIn;
beforeAll(async () => {
  service = await startTestApp();
  member = await registerMember(service);
});
afterAll(() => service.close());

const PATH = '/api/crypto/favourites';
const put = (symbol: string, by: SignedIn = member) => by.client.send('PUT', `${PATH}/${encodeURIComponent(symbol)}`);
const symbolsOf = async (by: SignedIn = member) => (await by.client.get(PATH)).body;

it('are added once, taken away once, and kept in their order', async () => {
  expect(await symbolsOf()).toEqual({ symbols: [] });
  for (const symbol of ['SOL', 'BTC', '币安人生', 'BTC']) {
    service.clock.advance({ seconds: 1 });
    expect((await put(symbol)).status).toBe(200);
  }
  expect(await symbolsOf()).toEqual({ symbols: ['SOL', 'BTC', '币安人生'] });
  for (const symbol of ['SOL', 'SOL'])
    expect((await member.client.send('DELETE', `${PATH}/${symbol}`)).body).toEqual({ symbols: ['BTC', '币安人生'] });
});

it('are each member’s own', async () => {
  const other = await registerMember(service);
  await put('ETH', other);
  expect(await symbolsOf(other)).toEqual({ symbols: ['ETH'] });
  expect((await symbolsOf()).symbols).not.toContain('ETH');
  await other.client.send('DELETE', `${PATH}/BTC`);
  expect((await symbolsOf()).symbols).toContain('BTC');
});

it.each(['BTC USDT', 'A'.repeat(31), '<b>'])('are no %s', async (symbol: string) => {
  expect((await put(symbol)).status).toBe(400);
});

it('are at most as many as the setting says, also when they come at once', async () => {
  const admin = await createAdmin(service);
  await admin.client.patch('/api/admin/settings/insights_mostFavourites', { value: '5' });
  const several = await registerMember(service);
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => put(`C${index}`, several)));
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array<number>(5).fill(200),
    ...Array<number>(3).fill(422),
  ]);
  const refused = answers.find(({ status }) => status === 422)?.body;
  expect(refused).toMatchObject({ code: 'insights.tooManyFavourites', message: expect.stringContaining('5개') });
  expect((await symbolsOf(several)).symbols).toHaveLength(5);
  const [kept] = (await symbolsOf(several)).symbols;
  expect((await put(kept ?? '', several)).status).toBe(200);
});

it('end with the account', async () => {
  const leaver = await registerMember(service);
  await put('BTC', leaver);
  service.clock.advance({ days: 1 });
  const { status } = await leaver.client.send('POST', '/api/user/close', { currentPassword: leaver.password });
  expect(status).toBeLessThan(300);
  const left = await service.dataSource.query<unknown[]>('SELECT 1 FROM insights_favourites WHERE user_id = $1', [
    leaver.id,
  ]);
  expect(left).toEqual([]);
});

it('are listed somewhere, as far as that is known, and written in capitals', async () => {
  const { app } = service;
  const lists = [feeds.upbitTickers, feeds.bithumbTickers, feeds.okxTickers, feeds.bybitTickers, feeds.bitgetTickers];
  const someone = await registerMember(service);
  // Nothing of the market has been read yet.
  expect((await put('nosuch', someone)).status).toBe(200);
  for (const feed of lists) await app.get(Collector).collect(feed);
  expect((await put('ß'.repeat(30), someone)).status).toBe(200);
  await someone.client.send('DELETE', `${PATH}/${encodeURIComponent('ß'.repeat(30))}`);
  // It could be listed on Binance.
  expect((await put('NOSUCH2', someone)).status).toBe(200);
  await app.get(Collector).collect(feeds.binanceTickers);
  expect(await put('NOSUCH3', someone)).toMatchObject({
    status: 404,
    body: { code: 'insights.coinUnknown', message: '등록되지 않은 코인입니다.' },
  });
  const english = await registerMember(service, { language: 'en' });
  expect((await put('NOSUCH3', english)).body).toMatchObject({ message: 'There is no such coin.' });
  for (const symbol of ['btc', 'BTC', 'Btc', 'LUX']) {
    service.clock.advance({ seconds: 1 });
    expect((await put(symbol, someone)).status).toBe(200);
  }
  // What a member had stays, and can be added again.
  expect((await put('NOSUCH', someone)).body).toEqual({ symbols: ['NOSUCH', 'NOSUCH2', 'BTC', 'LUX'] });
  expect((await someone.client.send('DELETE', `${PATH}/btc`)).body).toEqual({ symbols: ['NOSUCH', 'NOSUCH2', 'LUX'] });
});
