import { JournalConnections } from '../src/modules/journal/sync/journal-connections.service.js';
import { JournalSyncJob } from '../src/modules/journal/sync/journal-sync.job.js';
import { runInTransaction } from '../src/platform/database/index.js';
import { Encryption } from '../src/platform/encryption/index.js';
import { Settings } from '../src/platform/settings/index.js';
import { registerMember, type SignedIn } from './factories/member.js';
import { connectExchange, keyOf, settledSync, syncAgain } from './support/exchange-keys.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { actOnHistory, csv, importHistory, previewHistory } from './support/trade-files.js';

const NOW = '2026-11-20T03:00:00.000Z';
const EXCHANGES = ['Binance', 'OKX', 'Bitget', 'Bybit'] as const;
const HOSTS = { Binance: 'binance', OKX: 'okx-market', Bitget: 'bitget-market', Bybit: 'bybit' } as const;
const FEES_ROW = '\t1200000000000000007,2026-11-18 21:00:00,USDT,BTCUSDT,crossed,open_long,0,-0.9,100';

describe('a connected exchange', () => {
  let service: TestApp;
  let hana: SignedIn;

  beforeAll(async () => {
    service = await startTestApp({ now: NOW });
    // Several windows of every call, without the requests of a quarter of a year.
    await runInTransaction(service.dataSource, (tx) =>
      service.app.get(Settings).set(tx, 'journal_syncDays', '9', null),
    );
  });
  beforeEach(async () => {
    service.clock.set(NOW);
    hana = await registerMember(service);
  });
  afterEach(async () => {
    service.simulator.control.clearFaults();
    // So that nothing of this test is read by itself in the next one.
    await service.dataSource.query(`DELETE FROM journal_connections`);
  });
  afterAll(() => service.close());

  const tradesOf = async ({ client }: SignedIn = hana) => (await client.get('/api/mypage/trades')).body;
  const importsOf = async ({ client }: SignedIn = hana) => (await client.get('/api/journal/imports')).body;
  const connectionsOf = async ({ client }: SignedIn = hana) => (await client.get('/api/journal/connections')).body;
  const fillsOf = (): Promise<object[]> =>
    service.dataSource.query(
      `SELECT id, book, at, kind, side, lane, price, quantity, result, fee, fee_coin FROM journal_fills WHERE user_id = $1 ORDER BY id`,
      [hana.id],
    );

  it.each(EXCHANGES)('%s writes the journal: spot and futures, with fees and funding beside them', async (exchange) => {
    const found = await connectExchange(hana, keyOf(exchange));
    expect(found).toMatchObject({ exchange, status: 'ready', failure: null, keyHint: 'ader', syncedAt: NOW });
    const [batch, ...others] = await importsOf();
    expect(others).toEqual([]);
    expect(batch).toMatchObject({ status: 'done', isSynced: true, exchange });
    const trades = await tradesOf();
    const of = (symbol: string, day: string) =>
      trades.filter((trade) => trade.symbol === symbol && trade.tradeDate === day && !trade.isIncomplete);
    // The 19th: a purchase in two fills and its sale; a long that paid funding and was closed in two fills.
    const [futures] = of('BTC-USDT', '2026-11-19').filter(({ funding }) => funding !== '0');
    expect(futures).toMatchObject({ type: 'long', quantity: '0.5', funding: '-0.91', exchange, isImported: true });
    const [spot] = of('BTC-USDT', '2026-11-19').filter(({ funding }) => funding === '0');
    expect(spot).toMatchObject({ type: 'long', quantity: '0.2', funding: '0' });
    const fee = (price: string, quantity: number) => Number(price) * quantity * 0.0005;
    expect(Number(futures?.fee)).toBeCloseTo(
      fee(futures?.entryPrice ?? '', 0.5) + fee(futures?.exitPrice ?? '', 0.5),
      6,
    );
    expect(Number(spot?.fee)).toBeCloseTo(fee(spot?.entryPrice ?? '', 0.2) + fee(spot?.exitPrice ?? '', 0.2), 6);
    const gain = (Number(futures?.exitPrice) - Number(futures?.entryPrice)) * 0.5;
    expect(Number(futures?.profitLoss)).toBeCloseTo(gain, 6);
  });

  it('brings nothing twice, and what is new when there is more', async () => {
    const { id } = await connectExchange(hana, keyOf('Bybit'));
    const before = await fillsOf();
    await syncAgain(hana, id);
    expect(await fillsOf()).toEqual(before);
    expect(await importsOf()).toHaveLength(1);
    service.clock.set('2026-11-20T12:00:00.000Z');
    await syncAgain(hana, id);
    const [newest] = await importsOf();
    // Of the 20th: two coins with a spot sale, a payment of funding and two closes.
    expect(newest).toMatchObject({ status: 'done', outcome: { rows: 8 } });
    expect(await fillsOf()).toHaveLength(before.length + 8);
  });

  it("counts a trade once that also stands in the exchange's own file, whichever came first", async () => {
    await connectExchange(hana, keyOf('Binance'));
    const rows: { price: string; quantity: string; fee: string; side: string; at: Date }[] =
      await service.dataSource.query(
        `SELECT price, quantity, fee, side, at FROM journal_fills WHERE user_id = $1 AND book = 'Binance|spot|BTC-USDT' ORDER BY at, side`,
        [hana.id],
      );
    const file = csv(
      'Date(UTC),Pair,Side,Price,Executed,Amount,Fee',
      ...rows.map(({ price, quantity, fee, side, at }) =>
        [
          ...[at.toISOString().slice(0, 19).replace('T', ' '), 'BTCUSDT', side.toUpperCase(), price],
          ...[`${quantity}BTC`, `${(Number(price) * Number(quantity)).toFixed(8)}USDT`, `${fee}USDT`],
        ].join(','),
      ),
    );
    const again = await previewHistory(hana, file, 'Binance-Spot-Trade-History(UTC).csv');
    expect(again.preview?.counts).toEqual({ new: 0, duplicate: rows.length, bad: 0, skipped: 0 });
    // The other way round.
    const minsu = await registerMember(service);
    await importHistory(minsu, file, 'Binance-Spot-Trade-History(UTC).csv');
    await connectExchange(minsu, keyOf('Binance'));
    const [{ count }]: [{ count: number }] = await service.dataSource.query(
      `SELECT count(*)::int FROM journal_fills WHERE user_id = $1 AND book = 'Binance|spot|BTC-USDT'`,
      [minsu.id],
    );
    expect(count).toBe(rows.length);
  });

  it('never counts fees of Bitget twice: a file of them and a connection exclude each other', async () => {
    const file = csv('order,Date,Coin,Futures,Margin Mode,Type,Amount,Fee,Wallet balance', FEES_ROW);
    const { id } = await importHistory(hana, file, 'fees.csv');
    expect(await hana.client.post('/api/journal/connections', keyOf('Bitget'))).toMatchObject({
      status: 422,
      body: { code: 'journal.connectionFeesImported', message: expect.stringContaining('두 번 계산') as string },
    });
    expect(await connectionsOf()).toEqual([]);
    await connectExchange(hana, keyOf('Bybit'));
    await actOnHistory(hana, id, 'undo');
    // Previewed before the connection and confirmed after it, also while it has not brought anything yet.
    const waiting = await previewHistory(hana, file, 'fees.csv');
    service.simulator.control.addFault({ vendor: 'bitget-market', kind: '5xx', count: 1_000 });
    expect(await connectExchange(hana, keyOf('Bitget'))).toMatchObject({ status: 'failed' });
    expect(await hana.client.send('POST', `/api/journal/imports/${waiting.id}/confirm`)).toMatchObject({
      status: 422,
      body: { code: 'journal.importFeesSynced' },
    });
  });

  it("knows trades of OKX's file again by the number of the bill", async () => {
    await connectExchange(hana, keyOf('OKX'));
    const [fill]: { trade_id: string; order_id: string; price: string; at: Date }[] = await service.dataSource.query(
      `SELECT trade_id, order_id, price, at FROM journal_fills
       WHERE user_id = $1 AND book = 'OKX|futures|BTC-USDT' AND kind = 'trade' ORDER BY at LIMIT 1`,
      [hana.id],
    );
    const time = fill?.at.toISOString().slice(0, 19).replace('T', ' ');
    const file = [
      'UID:1,Account Type:Main,Time Zone:UTC+0',
      'id,Order id,Time,Trade Type,Symbol,Action,Amount,Trading Unit,Filled Price,PnL,Fee,Fee Unit,Position Change,Position Balance,Balance Change,Balance,Balance Unit',
      `${fill?.trade_id},${fill?.order_id},${time},Swap,BTC-USDT-SWAP,Open long,50,cont,${fill?.price},0,-1,USDT,50,50,-1,900,USDT`,
    ].join('\r\n');
    const again = await previewHistory(hana, file, 'OKX Trading History.csv');
    expect(again.preview?.counts).toEqual({ new: 0, duplicate: 1, bad: 0, skipped: 0 });
  });

  it('is undone like a file, is then not read by itself, and comes back when the member wants it', async () => {
    const { id } = await connectExchange(hana, keyOf('Bitget'));
    const [trades, fills] = [await tradesOf(), await fillsOf()];
    expect(trades.length).toBeGreaterThan(10);
    const [batch] = await importsOf();
    await actOnHistory(hana, batch?.id ?? '', 'undo');
    expect(await tradesOf()).toEqual([]);
    expect(await connectionsOf()).toMatchObject([{ id, status: 'paused' }]);
    service.clock.set('2026-11-20T22:00:00.000Z');
    await service.app.get(JournalSyncJob).syncDue();
    expect(await connectionsOf()).toMatchObject([{ id, status: 'paused' }]);
    service.clock.set(NOW);
    await syncAgain(hana, id);
    expect(await fillsOf()).toEqual(fills);
    expect(await tradesOf()).toEqual(trades);
  });

  it('whose rows could not be kept is not read by itself, and then from the beginning', async () => {
    const limit = (most: string) =>
      runInTransaction(service.dataSource, (tx) => service.app.get(Settings).set(tx, 'journal_mostFills', most, null));
    await limit('1000');
    await service.dataSource.query(
      `INSERT INTO journal_fills (user_id, id, imports, book, at, kind, quote)
       SELECT $1, uuidv7(), ARRAY[uuidv7()], 'Bybit|futures|BTC-USDT', '2026-01-01', 'fee', 'USDT' FROM generate_series(1, 995)`,
      [hana.id],
    );
    const { id } = await connectExchange(hana, keyOf('Bybit'));
    expect(await importsOf()).toMatchObject([{ status: 'failed', isSynced: true }]);
    expect(await connectionsOf()).toMatchObject([{ id, status: 'paused' }]);
    expect(await tradesOf()).toEqual([]);
    await limit('1000000');
    await service.dataSource.query(`DELETE FROM journal_fills WHERE user_id = $1`, [hana.id]);
    expect((await syncAgain(hana, id)).status).toBe('ready');
    expect((await tradesOf()).some(({ tradeDate }) => tradeDate < '2026-11-15')).toBe(true);
  });

  it('is read by itself every few hours', async () => {
    const { id } = await connectExchange(hana, keyOf('Bybit'));
    await service.app.get(JournalSyncJob).syncDue();
    expect(await connectionsOf()).toMatchObject([{ id, status: 'ready' }]);
    service.clock.set('2026-11-20T09:10:00.000Z');
    await service.app.get(JournalSyncJob).syncDue();
    expect(await settledSync(hana, id)).toMatchObject({ status: 'ready', syncedAt: '2026-11-20T09:10:00.000Z' });
  });

  const refusal = (code: string, words: string) => {
    const message = expect.stringContaining(words) as string;
    return { status: 400, body: { code, message, fields: [{ path: 'apiKey', message }] } };
  };

  it.each(EXCHANGES.flatMap((exchange) => [[exchange, 'trader'] as const, [exchange, 'withdrawer'] as const]))(
    '%s: the key of a %s is refused at the form, and nothing is kept or read',
    async (exchange, rights) => {
      service.simulator.control.clearRequests();
      expect(await hana.client.post('/api/journal/connections', keyOf(exchange, rights))).toMatchObject(
        refusal('journal.keyMayTrade', '읽기 권한만 있는 키'),
      );
      expect(service.simulator.control.requests(HOSTS[exchange])).toHaveLength(1);
      expect(await connectionsOf()).toEqual([]);
    },
  );

  it.each(['5xx', 'hang'] as const)(
    'that does not answer about a new key (%s) is asked again, and a key that may trade is then deleted',
    async (kind) => {
      service.simulator.control.addFault({ vendor: 'bitget-market', kind, count: 1 });
      const found = await connectExchange(hana, keyOf('Bitget', 'trader'));
      expect(found).toMatchObject({ status: 'refused', syncedAt: null });
      expect(found.failure).toContain('읽기 권한만 있는 키');
      expect(
        await service.dataSource.query(`SELECT sealed_key FROM journal_connections WHERE user_id = $1`, [hana.id]),
      ).toEqual([{ sealed_key: null }]);
      const again = await hana.client.send('POST', `/api/journal/connections/${found.id}/sync`);
      expect(again).toMatchObject({ status: 409, body: { code: 'journal.connectionRefused' } });
    },
  );

  it.each(EXCHANGES)('%s: says at the form that a key is wrong', async (exchange) => {
    for (const wrong of [{ apiSecret: 'another' }, { apiKey: 'sim-nobody' }])
      expect(await hana.client.post('/api/journal/connections', { ...keyOf(exchange), ...wrong })).toMatchObject(
        refusal('journal.keyInvalid', '받아들이지 않습니다'),
      );
    expect(await connectionsOf()).toEqual([]);
  });

  it('asks about no more refused keys of a member in an hour than the setting says', async () => {
    const set = (value: string) =>
      runInTransaction(service.dataSource, (tx) =>
        service.app.get(Settings).set(tx, 'journal_mostRefusedKeys', value, null),
      );
    await set('2');
    const connect = (key: object = {}) =>
      hana.client.post('/api/journal/connections', { ...keyOf('Bybit'), apiKey: 'sim-nobody', ...key });
    for (const status of [400, 400, 429]) expect((await connect()).status).toBe(status);
    // A good one waits as well: it may be a guess.
    const { apiKey } = keyOf('Bybit');
    expect(await connect({ apiKey })).toMatchObject({ status: 429, body: { code: 'auth.tooManyAttempts' } });
    service.clock.advance({ hours: 1, seconds: 1 });
    expect((await connect({ apiKey })).status).toBe(202);
    await set('20');
  });

  it('says that a key which was known is so no more, and keeps what was there', async () => {
    const { id } = await connectExchange(hana, keyOf('Bybit'));
    const before = await fillsOf();
    const another = JSON.stringify({ ...keyOf('Bybit'), apiSecret: 'another' });
    const sealed = service.app.get(Encryption).encrypt(another, { purpose: 'exchange-key', owner: hana.id });
    await service.dataSource.query(`UPDATE journal_connections SET sealed_key = $2 WHERE id = $1`, [id, sealed]);
    const found = await syncAgain(hana, id);
    expect(found).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining('API 키를 받아들이지') as string,
    });
    expect(await fillsOf()).toEqual(before);
  });

  it.each(['5xx', '429', 'garbage', 'schema-drift'] as const)(
    'survives %s of an exchange',
    async (kind) => {
      const { control } = service.simulator;
      control.addFault({ vendor: 'bybit', kind, count: 1_000 });
      const found = await connectExchange(hana, keyOf('Bybit'));
      expect(found.status).toBe('failed');
      expect(found.failure).toMatch(/잠시 후 다시 시도합니다/);
      expect(await fillsOf()).toEqual([]);
      control.clearFaults();
      expect(await syncAgain(hana, found.id)).toMatchObject({ status: 'ready', failure: null });
      expect((await fillsOf()).length).toBeGreaterThan(50);
    },
    120_000,
  );

  it('that can never be read fails after some attempts, and can be removed', async () => {
    // A header cannot carry it; forms refuse it.
    const key = { ...keyOf('Bybit'), apiKey: '한글', passphrase: '', symbols: [] };
    const caller = { id: hana.id } as Parameters<JournalConnections['connect']>[0];
    const { id } = await service.app.get(JournalConnections).connect(caller, key);
    expect(await settledSync(hana, id)).toMatchObject({ status: 'failed', failure: expect.any(String) as string });
    expect((await hana.client.send('DELETE', `/api/journal/connections/${id}`)).status).toBe(204);
  });

  it.each(EXCHANGES)("%s: tells that the exchange's clock differs", async (exchange) => {
    service.simulator.control.advanceClock(120_000);
    try {
      expect(await connectExchange(hana, keyOf(exchange))).toMatchObject({
        status: 'failed',
        failure: expect.stringContaining('거래소 시각') as string,
      });
    } finally {
      service.simulator.control.advanceClock(-120_000);
    }
  });

  it('keeps the secret encrypted and never tells it', async () => {
    const { apiKey, apiSecret } = keyOf('Bybit');
    const found = await connectExchange(hana, keyOf('Bybit'));
    expect(JSON.stringify(found)).not.toMatch(new RegExp(`${apiKey}|${apiSecret}`));
    const [row]: { text: string; sealed_key: Buffer }[] = await service.dataSource.query(
      `SELECT c::text AS text, sealed_key FROM journal_connections c WHERE user_id = $1`,
      [hana.id],
    );
    expect(row?.text).not.toMatch(new RegExp(`${apiKey}|${apiSecret}`));
    expect(row?.sealed_key.includes(apiSecret)).toBe(false);
  });

  it('asks for what is missing, and takes a key once', async () => {
    const { passphrase: _left, ...withoutPassphrase } = keyOf('OKX');
    const { symbols: _none, ...withoutSymbols } = keyOf('Binance');
    expect(await hana.client.post('/api/journal/connections', withoutPassphrase)).toMatchObject({
      status: 400,
      body: { code: 'journal.passphraseMissing', fields: [{ path: 'passphrase' }] },
    });
    expect(await hana.client.post('/api/journal/connections', withoutSymbols)).toMatchObject({
      status: 400,
      body: { code: 'journal.symbolsMissing', fields: [{ path: 'symbols' }] },
    });
    for (const field of ['apiKey', 'apiSecret', 'passphrase'] as const)
      expect(await hana.client.post('/api/journal/connections', { ...keyOf('OKX'), [field]: '한글 키' })).toMatchObject(
        {
          status: 400,
          body: { fields: [{ path: field }] },
        },
      );
    await connectExchange(hana, keyOf('Bybit'));
    expect(await hana.client.post('/api/journal/connections', keyOf('Bybit'))).toMatchObject({
      status: 409,
      body: { code: 'journal.connectionKnown' },
    });
  });

  it('reads other pairs from the beginning when they are chosen, and says which it does not know', async () => {
    const { id } = await connectExchange(hana, { ...keyOf('Binance'), symbols: ['btc/usdt'] });
    const books = async () => {
      const rows: { book: string }[] = await service.dataSource.query(
        `SELECT DISTINCT book FROM journal_fills WHERE user_id = $1 AND kind = 'trade' ORDER BY 1`,
        [hana.id],
      );
      return rows.map(({ book }) => book);
    };
    expect(await books()).toEqual(['Binance|futures|BTC-USDT', 'Binance|spot|BTC-USDT']);
    // The funding of the first day, whose long was opened before; none of the pair that is not read.
    expect(await importsOf()).toMatchObject([{ outcome: { unassigned: 1 } }]);
    const chosen = await hana.client.patch(`/api/journal/connections/${id}`, { symbols: ['BTCUSDT', 'ETHUSDT'] });
    expect(chosen).toMatchObject({ status: 202, body: { symbols: ['BTCUSDT', 'ETHUSDT'] } });
    await settledSync(hana, id);
    expect(await books()).toHaveLength(4);
    await hana.client.patch(`/api/journal/connections/${id}`, { symbols: ['NOCOINUSDT'] });
    expect(await settledSync(hana, id)).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining('심볼') as string,
    });
  });

  it('is forgotten with its key; its trades stay', async () => {
    const { id } = await connectExchange(hana, keyOf('Bybit'));
    const trades = await tradesOf();
    const removed = await hana.client.send('DELETE', `/api/journal/connections/${id}`);
    expect(removed.status).toBe(204);
    expect(await connectionsOf()).toEqual([]);
    expect(await tradesOf()).toEqual(trades);
    const [batch] = await importsOf();
    expect(await actOnHistory(hana, batch?.id ?? '', 'undo')).toMatchObject({ status: 'undone' });
    expect(await tradesOf()).toEqual([]);
  });
});
