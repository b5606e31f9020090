import { inflateRawSync } from 'node:zlib';
import { withClient } from '../embedded-postgres/bootstrap.js';
import { registerMember, type SignedIn } from './factories/member.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import {
  actOnHistory,
  csv,
  FUTURES_NAME,
  FUTURES_ROWS,
  FUTURES_TITLES,
  importHistory,
  previewHistory,
  settledImport,
} from './support/trade-files.js';
import { until } from './support/until.js';

const NOW = '2026-11-20T03:00:00.000Z';

describe('an imported trade history', () => {
  let service: TestApp;
  let hana: SignedIn;

  beforeAll(async () => {
    service = await startTestApp({ now: NOW });
  });
  beforeEach(async () => {
    service.clock.set(NOW);
    hana = await registerMember(service);
  });
  afterAll(() => service.close());

  const futures = csv(FUTURES_TITLES, ...FUTURES_ROWS);
  const figures = async ({ client }: SignedIn = hana) => {
    const trades = await client.get('/api/mypage/trades');
    const days = await client.get('/api/journal/days');
    const performance = await client.get('/api/mypage/performance');
    return { trades: trades.body, days: days.body, performance: performance.body };
  };

  it('is previewed without writing anything', async () => {
    const before = await figures();
    const found = await previewHistory(hana, futures, FUTURES_NAME);
    expect(found).toMatchObject({
      status: 'previewed',
      exchange: 'Binance',
      failure: null,
      preview: {
        format: 'binance-futures',
        zone: 'UTC+9',
        zoneFrom: 'file',
        unread: ['Uid', 'Buyer', 'Maker'],
        counts: { new: 5, duplicate: 0, bad: 0, skipped: 0 },
        firstAt: '2026-11-17T15:30:00.000Z',
        lastAt: '2026-11-19T14:30:00.000Z',
        problems: [],
      },
    });
    expect(found.preview?.rows[2]).toMatchObject({
      line: 4,
      symbol: 'BTC-USDT',
      fee: '0.001',
      feeCoin: 'BNB',
      isNew: true,
    });
    expect(await figures()).toEqual(before);
  });

  it('becomes round trips from flat to flat, with what the exchange realised and fees beside it', async () => {
    const done = await importHistory(hana, futures, FUTURES_NAME);
    expect(done).toMatchObject({
      status: 'done',
      outcome: { rows: 5, trips: 2, open: 0, unmatched: 0, unassigned: 0 },
    });
    const { trades, days, performance } = await figures();
    expect(trades).toMatchObject([
      {
        symbol: 'ETH-USDT',
        type: 'short',
        entryPrice: '2500.5',
        exitPrice: '2450',
        quantity: '0.4',
        profitLoss: '20.2',
        profitLossPercent: '2.02',
        fee: '0.79208',
        otherFees: [],
        tradeDate: '2026-11-19',
        isImported: true,
      },
      {
        symbol: 'BTC-USDT',
        type: 'long',
        entryPrice: '91250.5',
        exitPrice: '92060',
        quantity: '0.05',
        leverage: 1,
        exchange: 'Binance',
        profitLoss: '40.475',
        fee: '3.2012625',
        otherFees: [{ coin: 'BNB', amount: '0.001' }],
        funding: '0',
        tradeDate: '2026-11-18',
        openedAt: '2026-11-17T15:30:00.000Z',
        closedAt: '2026-11-18T00:30:00.000Z',
        isIncomplete: false,
      },
    ]);
    expect(days).toMatchObject([
      { day: '2026-11-19', result: '20.2', fees: '0.79208', tradeCount: 1 },
      { day: '2026-11-18', result: '40.475', fees: '3.2012625' },
    ]);
    expect(performance).toMatchObject({ totalProfit: '60.675', tradeCount: 2 });
    const [title = '', ...rows] = (await hana.client.get('/api/mypage/trades.csv')).body.trim().split('\r\n');
    expect(title).toMatch(/,다른 코인으로 낸 수수료$/);
    expect(rows.map((row) => row.split(',').at(-1))).toEqual(['0.001 BNB', '']);
  });

  it('is kept compressed until it is written; pieces of before, which are not, are read as well', async () => {
    const kept = async (id: string): Promise<unknown> =>
      (
        await service.dataSource.query<unknown[]>(
          `SELECT content, is_deflated AS "isDeflated" FROM journal_import_pieces WHERE import_id = $1`,
          [id],
        )
      )[0];
    const { id } = await previewHistory(hana, futures, FUTURES_NAME);
    const { content } = (await kept(id)) as { content: Buffer };
    expect(content.length).toBeLessThan(futures.length / 1.5);
    expect(inflateRawSync(content).toString()).toBe(futures);
    await service.dataSource.query(
      `UPDATE journal_import_pieces SET content = $2, is_deflated = false WHERE import_id = $1`,
      [id, Buffer.from(futures)],
    );
    expect(await actOnHistory(hana, id, 'confirm')).toMatchObject({ status: 'done', outcome: { rows: 5 } });
    expect(await kept(id)).toBeUndefined();
  });

  it('leaves positions open, which tell what was paid for what is held and until when it is known', async () => {
    const [, , second, first, opening] = FUTURES_ROWS;
    const positions = async () => (await hana.client.get('/api/journal/positions')).body;
    const of = { exchange: 'Binance', market: 'futures', symbol: 'BTC-USDT', type: 'long', isInContracts: false };
    const begun = await importHistory(hana, csv(FUTURES_TITLES, first ?? '', opening ?? ''), FUTURES_NAME);
    expect(begun).toMatchObject({ outcome: { rows: 2, trips: 0, open: 1 } });
    const held = { quantity: '0.03', entryPrice: '91250.5', fee: '3.2012625', funding: '0' };
    const [known] = await positions();
    expect(known).toMatchObject({ ...of, ...held, knownUntil: '2026-11-18T00:10:00.000Z' });
    expect(known?.openedAt).toBe('2026-11-17T15:30:00.000Z');

    // 0.03 at 91,250.5 and 0.01 at 93,000.
    const more =
      '900001,26-11-18 09:20:00,BTCUSDT,BUY,93000,0.01,930,0.465 USDT,0,true,false,5100000010,838976600000000032';
    const { id } = await importHistory(hana, csv(FUTURES_TITLES, more), FUTURES_NAME);
    expect(await positions()).toMatchObject([{ quantity: '0.04', entryPrice: '91687.875' }]);
    await actOnHistory(hana, id, 'undo');
    expect(await positions()).toEqual([known]);
    await importHistory(hana, csv(FUTURES_TITLES, second ?? ''), FUTURES_NAME);
    expect(await positions()).toEqual([]);
    const stranger = await registerMember(service);
    expect((await stranger.client.get('/api/journal/positions')).body).toEqual([]);
  });

  it('of coins leaves what was paid for those that are left, first in, first out', async () => {
    const titles = 'Date(UTC),Pair,Side,Price,Executed,Amount,Fee';
    const rows = [
      '2026-11-18 01:00:00,BTCUSDT,BUY,90000,0.02BTC,1800USDT,1.8USDT',
      '2026-11-18 02:00:00,BTCUSDT,BUY,92000,0.03BTC,2760USDT,2.76USDT',
      '2026-11-18 03:00:00,BTCUSDT,SELL,93000,0.03BTC,2790USDT,2.79USDT',
    ];
    await importHistory(hana, csv(titles, ...rows));
    expect((await hana.client.get('/api/journal/positions')).body).toMatchObject([
      { market: 'spot', symbol: 'BTC-USDT', type: 'long', quantity: '0.02', entryPrice: '92000', fee: '7.35' },
    ]);
  });

  it('is received one at a time: a second one is refused before it takes any room', async () => {
    // More than fits between caller and service: once it is pulled, it is being received.
    const [piece, pieces] = [Buffer.alloc(2 ** 20, 'x'), 16];
    let pulled = 0;
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    const body = new ReadableStream<Uint8Array>({
      pull: async (to) => {
        if (pulled === pieces) {
          await finished;
          return to.close();
        }
        to.enqueue(piece);
        pulled += 1;
      },
    });
    const path = '/api/journal/imports/file?fileName=trades.csv';
    const headers = { cookie: hana.client.cookieHeader(), 'content-type': 'application/octet-stream' };
    const first = fetch(`${service.url}${path}`, { method: 'POST', headers, body, duplex: 'half' });
    await until(() => pulled === pieces);
    const second = await hana.client.send('POST', path, Buffer.from(futures));
    expect(second).toMatchObject({ status: 409, body: { code: 'journal.importUnderWay' } });
    expect((await hana.client.get('/api/journal/imports')).body).toEqual([]);
    finish();
    const received = await first;
    expect(received.status).toBe(202);
    // Waits for the job, so that it does not delay the tests that follow.
    await settledImport(hana, ((await received.json()) as { id: string }).id);
  });

  it('adds nothing the second time, and what overlaps only once', async () => {
    await importHistory(hana, csv(FUTURES_TITLES, ...FUTURES_ROWS.slice(2)), FUTURES_NAME);
    const again = await previewHistory(hana, csv(FUTURES_TITLES, ...FUTURES_ROWS.slice(2)), FUTURES_NAME);
    expect(again.preview?.counts).toEqual({ new: 0, duplicate: 3, bad: 0, skipped: 0 });
    const refused = await hana.client.send('POST', `/api/journal/imports/${again.id}/confirm`, undefined);
    expect(refused).toMatchObject({ status: 422, body: { code: 'journal.importEmpty' } });
    expect((await importHistory(hana, futures, FUTURES_NAME)).outcome).toMatchObject({ rows: 2, trips: 2 });
    expect((await figures()).performance).toMatchObject({ totalProfit: '60.675', tradeCount: 2 });
  });

  it('goes on while the database is busy, and from where it was', async () => {
    const found = await previewHistory(hana, futures, FUTURES_NAME);
    const statements = [
      `CREATE SEQUENCE busy`,
      `CREATE FUNCTION be_busy() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN
         IF nextval('busy') <= 4 THEN RAISE 'canceling statement due to statement timeout' USING ERRCODE = '57014'; END IF;
         RETURN NULL; END $$`,
      `CREATE TRIGGER busy BEFORE INSERT ON journal_fills FOR EACH STATEMENT EXECUTE FUNCTION be_busy()`,
    ];
    await withClient(service.database.adminUrl, async (admin) => {
      for (const statement of statements) await admin.query(statement);
    });
    expect(await actOnHistory(hana, found.id, 'confirm')).toMatchObject({ status: 'done', outcome: { rows: 5 } });
    expect((await figures()).trades).toHaveLength(2);
    await withClient(service.database.adminUrl, (admin) => admin.query(`DROP TRIGGER busy ON journal_fills`));
  });

  it('is taken back as if it had not come, and what another file has, too, stays', async () => {
    const before = await figures();
    const first = await importHistory(hana, csv(FUTURES_TITLES, ...FUTURES_ROWS.slice(2)), FUTURES_NAME);
    const alone = await figures();
    const second = await importHistory(hana, futures, FUTURES_NAME);
    const both = await figures();
    expect(await actOnHistory(hana, first.id, 'undo')).toMatchObject({ status: 'undone' });
    expect(await figures()).toEqual(both);
    expect(await actOnHistory(hana, second.id, 'undo')).toMatchObject({ status: 'undone' });
    expect(await figures()).toEqual(before);
    await importHistory(hana, csv(FUTURES_TITLES, ...FUTURES_ROWS.slice(2)), FUTURES_NAME);
    expect(await figures()).toEqual(alone);
    const left: unknown[] = await service.dataSource.query(`SELECT FROM journal_import_pieces WHERE user_id = $1`, [
      hana.id,
    ]);
    expect(left).toEqual([]);
  });

  describe('that tells known rows otherwise', () => {
    const TITLES = 'Time(UTC),Symbol,Side,Price,Quantity,Amount,Fee,Realized Profit,Trade ID,Order ID';
    const row = (id: number, side: string, price: string, result: string, order = '7') =>
      `2026-11-18 0${id}:00:00,BTCUSDT,${side},${price},2,0,1 USDT,${result},${id},${order}`;
    const wrong = csv(TITLES, row(1, 'BUY', '1', ''), row(2, 'SELL', '1', ''));
    const right = csv(TITLES, row(1, 'BUY', '100', ''), row(2, 'SELL', '110', '20'), row(3, 'BUY', '200', ''));
    const third = csv(
      TITLES,
      row(1, 'BUY', '101', '', '8'),
      row(2, 'SELL', '111', '20', '8'),
      row(4, 'BUY', '300', ''),
    );
    const books = async (): Promise<unknown[]> => {
      const { trades, days } = await figures();
      const positions = (await hana.client.get('/api/journal/positions')).body;
      return [trades.map(({ id: _, ...trade }) => trade), days, positions];
    };

    it('gives way to the next one when it is taken back, and comes back in any order', async () => {
      await importHistory(hana, right);
      const ofRight = await books();
      expect(ofRight[0]).toMatchObject([{ entryPrice: '100', exitPrice: '110', profitLoss: '20', fee: '2' }]);
      const [done] = (await hana.client.get('/api/journal/imports')).body;
      await actOnHistory(hana, done?.id ?? '', 'undo');

      const files = [
        await importHistory(hana, wrong),
        await importHistory(hana, right),
        await importHistory(hana, third),
      ];
      const [first, second, last] = files.map(({ id }) => id) as [string, string, string];
      expect((await books())[0]).toMatchObject([{ entryPrice: '1', exitPrice: '1' }]);
      await actOnHistory(hana, first, 'undo');
      expect((await books())[0]).toEqual(ofRight[0]);
      await actOnHistory(hana, last, 'undo');
      expect(await books()).toEqual(ofRight);
      await actOnHistory(hana, second, 'undo');
      expect((await books())[0]).toEqual([]);
      expect(await service.dataSource.query(`SELECT FROM journal_fills WHERE user_id = $1`, [hana.id])).toEqual([]);
    });

    it('adds a result where there was none, until it is taken back', async () => {
      await importHistory(hana, csv(TITLES, row(1, 'BUY', '100', ''), row(2, 'SELL', '110', '')));
      const before = await books();
      const later = await importHistory(
        hana,
        csv(TITLES, row(1, 'BUY', '100', ''), row(2, 'SELL', '110', '7'), row(3, 'BUY', '200', '')),
      );
      expect((await books())[0]).toMatchObject([{ profitLoss: '7' }]);
      await actOnHistory(hana, later.id, 'undo');
      expect(await books()).toEqual(before);
      expect(before[0]).toMatchObject([{ profitLoss: '20' }]);
    });
  });

  it('leaves no job behind when the account is closed', async () => {
    await importHistory(hana, futures, FUTURES_NAME);
    const jobs = async (): Promise<unknown[]> =>
      service.dataSource.query(`SELECT name FROM queue.job WHERE data::text LIKE $1`, [`%${hana.id}%`]);
    expect(await jobs()).not.toEqual([]);
    await hana.client.post('/api/user/close', { currentPassword: hana.password });
    expect(await jobs()).toEqual([]);
  });
});
