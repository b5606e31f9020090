import { Decimal } from 'decimal.js';
import { registerMember, type SignedIn } from './factories/member.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { actOnHistory, csv, importHistory, previewHistory } from './support/trade-files.js';

const NOW = '2026-11-20T03:00:00.000Z';
const OKX =
  'id,Order id,Time,Trade Type,Symbol,Action,Amount,Trading Unit,Filled Price,PnL,Fee,Fee Unit,Position Change,Position Balance,Balance Change,Balance,Balance Unit';
const BYBIT =
  'Market,Filled Type,Filled Quantity,Filled Price,Order Price,Fee Rate,Trading Fee,feeCoin,ExecFeeV2,Direction,Order Type,Trasaction ID,Order No.,Transaction Time(UTC+0)';

interface Sample {
  readonly name: string;
  readonly fileName?: string;
  readonly file: string;
  /** Of its preview. */
  readonly read: object;
  /** Trades that it becomes, newest first. */
  readonly trades: readonly object[];
}

const SAMPLES: readonly Sample[] = [
  {
    name: 'Binance spot of today, with units in the cells, fees in three coins and a coin that begins with a digit',
    fileName: 'Binance-Spot-Trade-History-202611200000(UTC--3).csv',
    file: csv(
      'Time,Pair,Side,Price,Executed,Amount,Fee',
      '26-11-18 21:05:09,SOLUSDT,SELL,150.00,0.999SOL,149.85USDT,0.0001BNB,,,',
      '26-11-17 10:00:00,SOLUSDT,BUY,100.00,1SOL,100USDT,0.001SOL,,,',
      '26-11-16 10:00:00,1INCHUSDT,SELL,0.5,40.01INCH,20USDT,0.02USDT,,,',
      '26-11-15 10:00:00,1INCHUSDT,BUY,0.25,40.01INCH,10USDT,0.01USDT,,,',
    ),
    read: {
      format: 'binance-spot',
      zone: 'UTC-3',
      zoneFrom: 'file',
      counts: { new: 4, duplicate: 0, bad: 0, skipped: 0 },
    },
    trades: [
      { symbol: 'SOL-USDT', quantity: '0.999', profitLoss: '49.95', fee: '0.1', tradeDate: '2026-11-19' },
      { symbol: '1INCH-USDT', quantity: '40', profitLoss: '10', fee: '0.03', tradeDate: '2026-11-16' },
    ],
  },
  {
    name: 'Binance spot of the report centre',
    file: csv(
      'Date(UTC),Pair,Base Asset,Quote Asset,Type,Price,Amount,Total,Fee,Fee Coin',
      '2026-11-17 10:00:00,BTC/USDT,BTC,USDT,BUY,"91,250.50",0.1,"9,125.05",9.12505,USDT',
      '2026-11-17 12:00:00,BTC/USDT,BTC,USDT,SELL,"92,250.50",0.1,"9,225.05",9.22505,USDT',
    ),
    read: { format: 'binance-spot-report', zone: 'UTC' },
    trades: [{ symbol: 'BTC-USDT', type: 'long', profitLoss: '100', fee: '18.3501', tradeDate: '2026-11-17' }],
  },
  {
    name: 'OKX: account data and a byte order mark above and before the titles, contracts, funding, spot in two rows',
    file: [
      'UID:900001,Account Type:Main,Time Zone:UTC+8',
      OKX,
      '29700000000000011,3857000000000077,2026-11-18 19:20:00,Swap,SOL-USDT-SWAP,Close long,12.0,cont,142.5,18,-0.855,USDT,-12,0,17.145,903.1,USDT',
      '29700000000000010,,2026-11-18 16:00:00,Swap,SOL-USDT-SWAP,Funding fee expense,0,cont,0,-0.12,0,USDT,0,12,-0.12,900,USDT',
      '29700000000000009,3857000000000076,2026-11-18 10:20:00,Swap,SOL-USDT-SWAP,Open long,12.0,cont,141,0,-0.846,USDT,12,12,-0.846,900.1,USDT',
      '29700000000000006,,2026-11-18 09:00:00,Spot,,Transfer in,0,,0,0,0,USDT,0,0,100,1000,USDT',
      '29700000000000005,3857000000000070,2026-11-17 12:00:00,Spot,ETH-USDT,Sell,0.999,USDT,2600,0,0,ETH,0,0,-0.999,0,ETH',
      '29700000000000004,3857000000000070,2026-11-17 12:00:00,Spot,ETH-USDT,Buy,2597.4,USDT,2600,0,-2.5974,USDT,0,0,2594.8026,3000,USDT',
      '29700000000000003,3857000000000069,2026-11-17 10:00:00,Spot,ETH-USDT,Buy,1,USDT,2500,0,-0.001,ETH,0,0,0.999,0.999,ETH',
      '29700000000000002,3857000000000069,2026-11-17 10:00:00,Spot,ETH-USDT,Sell,2500,USDT,2500,0,0,USDT,0,0,-2500,400,USDT',
    ]
      .map((line) => `\ufeff${line}`)
      .join('\n'),
    read: { format: 'okx', zone: 'UTC+8', zoneFrom: 'file', counts: { new: 6, duplicate: 0, bad: 0, skipped: 2 } },
    trades: [
      {
        ...{ symbol: 'SOL-USDT', type: 'long', entryPrice: '141', exitPrice: '142.5', quantity: '12' },
        ...{ profitLoss: '18', fee: '1.701', funding: '-0.12' },
      },
      { symbol: 'ETH-USDT', quantity: '0.999', profitLoss: '99.9', fee: '5.0974' },
    ],
  },
  {
    name: 'Bitget futures orders, of which those without an execution are no trades; tabs before the ids',
    file: csv(
      'Date,Order ID,Direction,Coin,Futures,order source,Transaction type,Price,Average Price,Order amount,Executed,Trading volume,Realized P/L,NetProfits,Status',
      '2026-11-18 12:00:00,\t1300000000000000003,Close short,USDT,BTCUSDT,web,market,,90000,0.1,0.1,9000,100,97,filled',
      '2026-11-18 11:00:00,\t1300000000000000002,Open short,USDT,BTCUSDT,web,limit,95000,--,0.1,0,0,0,0,canceled',
      '2026-11-18 10:00:00,\t1300000000000000001,Open short,USDT,BTCUSDT,web,limit,91000,91000,0.1,0.1,9100,0,0,filled',
    ),
    read: {
      format: 'bitget-futures-orders',
      zone: 'Asia/Seoul',
      zoneFrom: 'proposed',
      counts: { new: 2, duplicate: 0, bad: 0, skipped: 1 },
    },
    trades: [
      { symbol: 'BTC-USDT', type: 'short', entryPrice: '91000', exitPrice: '90000', profitLoss: '100', fee: '0' },
    ],
  },
  {
    name: 'Bybit derivatives: results from the prices, funding positive when paid, side of the order',
    file: [
      'UID: 28000001,Company Name: ,Country: ',
      BYBIT,
      'ETHUSDT,Trade,0.5,2400,2400,0.00055,0.66,USDT,0.66,Long,MARKET, 5e1c0001-aaaa-4bbb-8ccc-000000000003,o-2,19:34 2026-11-18',
      'ETHUSDT,Funding,0.5,2450,0,0.0001,0.1225,USDT,0.1225,Short,UNKNOWN, 5e1c0001-aaaa-4bbb-8ccc-000000000002,o-f,16:00 2026-11-18',
      'ETHUSDT,Trade,0.5,2500,2500,0.00055,0.6875,USDT,0.6875,Short,MARKET, 5e1c0001-aaaa-4bbb-8ccc-000000000001,o-1,10:00 2026-11-18',
    ].join('\r\n'),
    read: { format: 'bybit-futures', zone: 'UTC', counts: { new: 3, duplicate: 0, bad: 0, skipped: 0 } },
    trades: [
      {
        symbol: 'ETH-USDT',
        type: 'short',
        profitLoss: '50',
        fee: '1.3475',
        funding: '-0.1225',
        tradeDate: '2026-11-19',
      },
    ],
  },
  {
    name: 'Bybit spot: a fee without a coin is in what was received',
    file: csv(
      'Spot Pairs,Order Type,Direction,Filled Value,Filled Price,Filled Quantity,Fees,Transaction ID,Order No.,Timestamp (UTC)',
      'NEOUSDT,LIMIT,SELL,11.988,12,0.999,0.011988, 2210000000002,1,2026-11-18 02:00:00',
      'NEOUSDT,LIMIT,BUY,10,10,1,0.001, 2210000000001,2,2026-11-18 01:00:00',
    ),
    read: { format: 'bybit-spot', zone: 'UTC' },
    trades: [{ symbol: 'NEO-USDT', quantity: '0.999', profitLoss: '1.998', fee: '0.021988' }],
  },
];

describe('a trade history', () => {
  let service: TestApp;
  let hana: SignedIn;

  beforeAll(async () => {
    service = await startTestApp({ now: NOW });
  });
  beforeEach(async () => {
    hana = await registerMember(service);
  });
  afterAll(() => service.close());

  const trades = async () => (await hana.client.get('/api/mypage/trades')).body;

  it.each(SAMPLES)('of $name', async ({ file, fileName, read, trades: expected }) => {
    const found = await previewHistory(hana, file, fileName);
    expect(found.preview?.problems).toEqual([]);
    expect(found).toMatchObject({ status: 'previewed', preview: read });
    expect(await actOnHistory(hana, found.id, 'confirm')).toMatchObject({ status: 'done' });
    const made = await trades();
    expect(made).toMatchObject(expected);
    expect(made).toHaveLength(expected.length);
  });

  it.each([
    [
      'Binance',
      'Date(UTC),Type,Amount,Asset,Symbol,Transaction ID',
      '2026-11-18 00:05:00,FUNDING_FEE,-0.31,USDT,BTCUSDT,8811',
    ],
    [
      'Bitget',
      'order,Date,Coin,Futures,Type,Sum,Fee',
      '1,2026-11-18 09:05:00,USDT,BTCUSDT,contract_main_settle_fee,-0.31,0',
    ],
  ])('of the funding of %s belongs to the trade whose file comes later', async (exchange, titles, row) => {
    const trade =
      exchange === 'Binance'
        ? csv(
            'Time(UTC),Symbol,Side,Price,Quantity,Amount,Fee,Realized Profit,Trade ID',
            '2026-11-18 00:00:00,BTCUSDT,BUY,90000,0.1,9000,1 USDT,0,1',
            '2026-11-18 01:00:00,BTCUSDT,SELL,91000,0.1,9100,1 USDT,100,2',
          )
        : csv(
            'Date,Order ID,Direction,Coin,Futures,order source,Transaction type,Price,Average Price,Order amount,Executed,Trading volume,Realized P/L,NetProfits,Status',
            '2026-11-18 10:00:00,12,Close long,USDT,BTCUSDT,web,market,,91000,0.1,0.1,9100,100,97,filled',
            '2026-11-18 09:00:00,11,Open long,USDT,BTCUSDT,web,limit,90000,90000,0.1,0.1,9000,0,0,filled',
          );
    expect((await importHistory(hana, csv(titles, row))).outcome).toMatchObject({ rows: 1, trips: 0, unassigned: 1 });
    expect((await importHistory(hana, trade)).outcome).toMatchObject({ trips: 1, unassigned: 0 });
    expect(await trades()).toMatchObject([{ profitLoss: '100', funding: '-0.31' }]);
  });

  it('of Upbit and Bithumb is kept in won, converted by the rate of the day', async () => {
    const upbit = csv(
      '체결시간,코인,마켓,종류,거래수량,거래단가,거래금액,수수료,정산금액,주문시간',
      '2026.11.18 14:05:10,비트코인(BTC),KRW,매도,0.1 BTC,"139,000,000 KRW","13,900,000 KRW","6,950 KRW","13,893,050 KRW",2026.11.18 14:05:09',
      '2026.11.18 10:05,BTC,KRW,매수,0.1 BTC,"138,000,000 KRW","13,800,000 KRW","6,900 KRW","13,806,900 KRW",2026.11.18 10:05',
      '2026.11.18 09:00:00,KRW,-,입금,"20,000,000 KRW",-,"20,000,000 KRW",0 KRW,"20,000,000 KRW",-',
    );
    const bithumb = csv(
      '거래내역,,,,,,,',
      '기간 : 2026-11-01 ~ 2026-11-19,,,,,,,',
      '거래일시,자산,거래구분,거래수량,체결가격,거래금액,수수료,정산금액',
      '2026-11-18 12:18:21,이더리움,매도,1 ETH,"4,000,000.0000 KRW","4,000,000 KRW","1,600 KRW","+3,998,400 KRW"',
      '2026-11-18 11:18:21,이더리움,매수,1 ETH,"3,900,000.0000 KRW","3,900,000 KRW","1,560 KRW","-3,901,560 KRW"',
    );
    const found = await previewHistory(hana, upbit);
    expect(found.preview).toMatchObject({
      format: 'upbit',
      zoneFrom: 'exchange',
      counts: { new: 2, skipped: 1, bad: 0 },
    });
    await actOnHistory(hana, found.id, 'confirm');
    await importHistory(hana, bithumb);
    const [{ krwRate } = { krwRate: '0' }] = (await hana.client.get('/api/journal/days')).body;
    const inWon = (amount: string) => Math.round(Number(amount) * Number(krwRate));
    expect(
      (await trades()).map(({ exchange, profitLoss, fee }) => [exchange, inWon(profitLoss), inWon(fee)]).sort(),
    ).toEqual([
      ['Bithumb', 100_000, 3_160],
      ['Upbit', 100_000, 13_850],
    ]);
    // What is converted has digits without an end; the sums keep theirs.
    const { body: file } = await hana.client.get('/api/mypage/trades.csv');
    const { entryPrice, profitLoss } = (await trades()).find(({ exchange }) => exchange === 'Bithumb') ?? {};
    expect(entryPrice?.split('.')[1]).toHaveLength(18);
    expect(file).not.toContain(entryPrice);
    expect(file).toContain(`,${new Decimal(entryPrice ?? 0).toSignificantDigits(12).toFixed()},`);
    expect(file).toContain(`,${profitLoss},`);
  });

  it('with equal rows and no ids is told apart by their number in the file', async () => {
    const titles = 'Date(UTC),Pair,Side,Price,Executed,Amount,Fee';
    const buy = '2026-11-18 01:00:00,BTCUSDT,BUY,90000,0.1BTC,9000USDT,1USDT';
    const sell = '2026-11-18 02:00:00,BTCUSDT,SELL,91000,0.3BTC,27300USDT,3USDT';
    await importHistory(hana, csv(titles, buy, buy));
    const more = await previewHistory(hana, csv(titles, buy, buy, buy, sell));
    expect(more.preview?.counts).toMatchObject({ new: 2, duplicate: 2 });
    await actOnHistory(hana, more.id, 'confirm');
    expect(await trades()).toMatchObject([{ quantity: '0.3', profitLoss: '300', fee: '6' }]);
  });

  it('of no known format is read by the columns that the member chooses, and the next one as well', async () => {
    const file = (id: number) =>
      csv(
        'When;What;Way;At;Size',
        `2026-11-18 01:00:00;btc_usdt;Buy;90000;0.${id}`,
        `2026-11-18 02:00:00;btc_usdt;Sell;91000;0.${id}`,
      );
    const found = await previewHistory(hana, file(1));
    expect(found.preview).toMatchObject({ format: null, missing: ['time', 'symbol', 'side', 'price'] });
    const early = await hana.client.send('POST', `/api/journal/imports/${found.id}/confirm`, undefined);
    expect(early).toMatchObject({ status: 400, body: { code: 'journal.mappingIncomplete' } });
    const columns = { time: 'When', symbol: 'What', side: 'Way', price: 'At', quantity: 'Size' };
    const mapping = { exchange: 'MEXC', market: 'futures', columns };
    const read = await actOnHistory(hana, found.id, 'read', { zone: 'America/New_York', mapping });
    expect(read.preview).toMatchObject({
      missing: [],
      zoneFrom: 'member',
      counts: { new: 2 },
      firstAt: '2026-11-18T06:00:00.000Z',
    });
    await actOnHistory(hana, found.id, 'confirm');
    expect((await previewHistory(hana, file(2))).preview).toMatchObject({ missing: [], mapping, counts: { new: 2 } });
    expect(await trades()).toMatchObject([{ exchange: 'MEXC', symbol: 'BTC-USDT', profitLoss: '100' }]);
  });

  it('has its bad rows named by line and cause, in both languages, and loses none of the good ones', async () => {
    const row = (id: number, over: Record<number, string> = {}) =>
      ['2026-07-01 12:00:00', 'BTCUSDT', 'BUY', '90000', '0.1', '9000', '1 USDT', '0', String(id)]
        .map((cell, index) => over[index] ?? cell)
        .join(',');
    const file = csv(
      'Time,Symbol,Side,Price,Quantity,Amount,Fee,Realized Profit,Trade ID',
      row(1),
      row(2, { 0: 'gestern' }),
      row(3, { 0: '2026-03-08 02:30:00' }),
      row(4, { 0: '2027-01-01 00:00:00' }),
      row(5, { 1: '' }),
      row(6, { 1: 'BTCUSDC' }),
      row(7, { 2: 'HODL' }),
      row(8, { 3: '=1+1' }),
      row(9, { 3: '"12,34"' }),
      row(10, { 4: '0' }),
      row(11, { 4: '1e30' }),
      row(12, { 4: '1,000.5' }),
      row(14, { 2: 'constructor' }),
      row(15, { 2: '__proto__' }),
      // Cut within a character, which could not be stored.
      row(16, { 3: `${'9'.repeat(79)}😀` }),
      row(17, { 0: '2026-07-01 12:00:00+99:99' }),
      row(18, { 6: '1e308' }),
      row(13),
      row(13),
    );
    const first = await previewHistory(hana, file);
    const { preview } = await actOnHistory(hana, first.id, 'read', { zone: 'America/New_York' });
    expect(preview?.counts).toEqual({ new: 2, duplicate: 1, bad: 16, skipped: 0 });
    expect(preview?.firstAt).toBe('2026-07-01T16:00:00.000Z');
    expect(preview?.problems.map(({ line, cause }) => [line, cause])).toEqual([
      [3, 'timeInvalid'],
      [4, 'timeSkipped'],
      [5, 'timeInFuture'],
      [6, 'missing'],
      [7, 'quoteUnsupported'],
      [8, 'sideUnknown'],
      [9, 'formula'],
      [10, 'amountInvalid'],
      [11, 'amountNotPositive'],
      [12, 'amountTooLarge'],
      [13, 'surplusCells'],
      [14, 'sideUnknown'],
      [15, 'sideUnknown'],
      [16, 'amountInvalid'],
      [17, 'timeInvalid'],
      [18, 'amountInvalid'],
    ]);
    for (const { message } of preview?.problems ?? []) expect(message).toMatch(/[가-힣]/);
    const kim = await registerMember(service, { language: 'en' });
    const english = await previewHistory(kim, file);
    expect(english.preview?.problems).not.toEqual([]);
    expect(JSON.stringify(english.preview?.problems)).not.toMatch(/[가-힣]/);
  });

  it('may have long numbers that end with any character', async () => {
    const file = csv(
      'Time(UTC),Symbol,Side,Price,Quantity,Amount,Fee,Realized Profit,Trade ID',
      `2026-11-18 01:00:00,BTCUSDT,BUY,90000,0.1,9000,1 USDT,0,${'7'.repeat(63)}😀`,
    );
    expect(await importHistory(hana, file)).toMatchObject({ status: 'done', outcome: { rows: 1 } });
  });

  it.each([
    ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['semicolons', (text: string) => Buffer.from(text.replaceAll(',', ';'))],
  ])('in %s is read as well', async (_name, written) => {
    const text =
      'Date(UTC),Pair,Side,Price,Executed,Amount,Fee\n2026-11-18 01:00:00,BTCUSDT,BUY,90000,0.1BTC,9000USDT,1USDT\n';
    expect((await previewHistory(hana, written(text))).preview?.counts).toMatchObject({ new: 1, bad: 0 });
  });

  it.each([
    ['not a table', Buffer.from('\u0000\u0001\u0002binary\u0000'), 'CSV'],
    [
      'an order history without fees',
      csv(
        'Symbol,Margin Mode,Position Side,Entry Price,Avg. Close Price,Closing PNL,Opened,Closed,Status',
        'a,b,c,1,2,3,4,5,Closed',
      ),
      'Binance Futures Trade History',
    ],
    ['empty', csv('Time,Pair,Side,Price,Executed,Amount,Fee'), '읽을 내용이 없습니다'],
  ])('that is %s fails and says why, and the next one is read', async (_name, file, reason) => {
    const failed = await previewHistory(hana, file);
    expect(failed).toMatchObject({ status: 'failed', preview: null });
    expect(failed.failure).toContain(reason);
    const good = csv(
      'Date(UTC),Pair,Side,Price,Executed,Amount,Fee',
      '2026-11-18 01:00:00,BTCUSDT,BUY,90000,0.1BTC,9000USDT,1USDT',
    );
    expect((await importHistory(hana, good)).outcome).toMatchObject({ rows: 1, open: 1 });
  });

  it('that is imported can be noted on, but neither changed nor deleted by hand', async () => {
    await importHistory(
      hana,
      csv(
        'Time(UTC),Symbol,Side,Price,Quantity,Amount,Fee,Realized Profit,Trade ID,Order ID',
        '2026-11-18 01:00:00,BTCUSDT,SELL,91000,0.1,9100,1 USDT,100,2,7',
      ),
    );
    const [trade] = await trades();
    if (!trade) throw new Error('no trade');
    expect(trade).toMatchObject({ isIncomplete: true, type: 'long', entryPrice: '90000', profitLoss: '100' });
    const { client } = hana;
    expect((await client.patch(`/api/mypage/trades/${trade.id}`, { note: '배움' })).status).toBe(200);
    expect((await client.send('PATCH', `/api/mypage/trades/${trade.id}`, { exitPrice: '1' })).body).toMatchObject({
      code: 'journal.importedTrade',
    });
    expect((await client.send('DELETE', `/api/mypage/trades/${trade.id}`, undefined)).status).toBe(422);
    await importHistory(
      hana,
      csv(
        'Time(UTC),Symbol,Side,Price,Quantity,Amount,Fee,Realized Profit,Trade ID',
        '2026-11-18 02:00:00,BTCUSDT,BUY,91000,0.1,9100,1 USDT,0,3',
      ),
    );
    expect(await trades()).toMatchObject([{ id: trade.id, note: '배움' }]);
  });
});
