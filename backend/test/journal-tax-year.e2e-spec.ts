import { parse } from 'csv-parse/sync';
import { registerMember, type SignedIn } from './factories/member.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { csv, FUTURES_NAME, FUTURES_ROWS, FUTURES_TITLES, importHistory } from './support/trade-files.js';
import { rowsOfWorkbook } from './support/workbooks.js';

const NOTHING = { tradeCount: 0, result: '0', fees: '0', funding: '0', afterCosts: '0' };

describe('a year of a journal in won', () => {
  let service: TestApp;
  let hana: SignedIn;

  beforeAll(async () => {
    service = await startTestApp({ now: '2026-11-20T03:00:00.000Z' });
  });

  afterAll(() => service.close());

  beforeEach(async () => {
    service.clock.set(new Date('2026-11-20T03:00:00.000Z'));
    hana = await registerMember(service);
  });

  const addTrade = async (tradeDate: string, exitPrice = '110') => {
    const terms = { symbol: 'BTC-USDT', type: 'long', entryPrice: '100', exitPrice, quantity: '1' } as const;
    expect((await hana.client.post('/api/mypage/trades', { ...terms, tradeDate })).status).toBe(201);
  };
  const taxYear = async (year: string, { client } = hana) =>
    (await client.get(`/api/journal/tax-year?year=${year}`)).body;

  it('has a line for each exchange, for typed trades and for days with balances alone', async () => {
    await importHistory(hana, csv(FUTURES_TITLES, ...FUTURES_ROWS), FUTURES_NAME);
    await addTrade('2026-11-20');
    const balances = { date: '2026-10-31', startBalance: '100', endBalance: '103' };
    expect((await hana.client.post('/api/daily-journal', balances)).status).toBe(200);
    // Long 14.99 + 25.485 with fees 2.2812625 + 0.92 and 0.001 BNB; short 20.2 with fees 0.40008 + 0.392. At 1380 won.
    const binance = { tradeCount: 2, result: '83731.5', fees: '5510.81265', funding: '0', afterCosts: '78220.68735' };
    const typed = { tradeCount: 1, result: '13800', fees: '0', funding: '0', afterCosts: '13800' };
    const alone = { tradeCount: 0, result: '4140', fees: '0', funding: '0', afterCosts: '4140' };
    const november = { tradeCount: 3, result: '97531.5', fees: '5510.81265', funding: '0', afterCosts: '92020.68735' };
    expect(await taxYear('2026')).toEqual({
      year: 2026,
      years: [2026],
      total: { tradeCount: 3, result: '101671.5', fees: '5510.81265', funding: '0', afterCosts: '96160.68735' },
      months: [
        { month: '2026-10', ...alone },
        { month: '2026-11', ...november },
      ],
      lines: [
        { source: 'exchange', exchange: 'Binance', ...binance, months: [{ month: '2026-11', ...binance }] },
        { source: 'typed', exchange: null, ...typed, months: [{ month: '2026-11', ...typed }] },
        { source: 'balances', exchange: null, ...alone, months: [{ month: '2026-10', ...alone }] },
      ],
      otherRateDays: [
        { day: '2026-10-31', rateDay: '2026-11-20', krwRate: '1380', result: '4140' },
        { day: '2026-11-18', rateDay: '2026-11-20', krwRate: '1380', result: '55855.5' },
        { day: '2026-11-19', rateDay: '2026-11-20', krwRate: '1380', result: '27876' },
      ],
      otherRateResult: '87871.5',
      coinFees: [{ coin: 'BNB', amount: '0.001' }],
      openedBefore: 0,
      method: expect.arrayContaining([
        expect.stringContaining('3일'),
        expect.stringContaining('0.001 BNB'),
        expect.stringMatching(/^금액만 기록한 날의 손익은 종료 금액 \u2212 시작 금액 \u2212 순입금입니다\./),
        '세무 자문이 아닙니다. 신고할 금액은 세무 전문가와 확인해 주세요.',
      ]),
      computedAt: '2026-11-20T03:00:00.000Z',
    });
  });

  it('begins and ends at midnight in Seoul, and is empty without anything', async () => {
    // 23:59:59 and 00:00:00 in Seoul.
    service.clock.set(new Date('2026-01-02T03:00:00.000Z'));
    const row = (time: string, side: string, id: number, profit: string) =>
      `900001,${time},BTCUSDT,${side},90000,0.01,900,0 USDT,${profit},true,false,${id},${id}`;
    const rows = [
      row('26-01-01 00:00:00', 'SELL', 14, '2'),
      row('25-12-31 23:59:59', 'BUY', 13, '0'),
      row('25-12-31 23:59:58', 'SELL', 12, '1'),
      row('25-12-31 12:00:00', 'BUY', 11, '0'),
    ];
    await importHistory(hana, csv(FUTURES_TITLES, ...rows), FUTURES_NAME);
    expect((await taxYear('2025')).total).toMatchObject({ tradeCount: 1, result: '1380' });
    expect((await taxYear('2026')).total).toMatchObject({ tradeCount: 1, result: '2760' });
    expect(await taxYear('2024')).toMatchObject({ total: NOTHING, months: [], lines: [], years: [2025, 2026] });
    expect(await taxYear('2026', await registerMember(service))).toMatchObject({ total: NOTHING, years: [] });
  });

  it('names no day that was written on while it lasted', async () => {
    await addTrade('2026-11-20');
    service.clock.advance({ days: 3 });
    await addTrade('2026-11-20', '120');
    const { otherRateDays, otherRateResult, method } = await taxYear('2026');
    expect([otherRateDays, otherRateResult]).toEqual([[], '0']);
    expect(method.join()).not.toContain('다른 날의 환율');
    expect(method).not.toContainEqual(expect.stringContaining('순입금'));
  });

  it('is a file whose months and sums are the same, with its method below', async () => {
    await importHistory(hana, csv(FUTURES_TITLES, ...FUTURES_ROWS), FUTURES_NAME);
    await addTrade('2026-11-20');
    const { lines, total, method } = await taxYear('2026');
    const { body, headers } = await hana.client.get('/api/journal/tax-year.csv?year=2026');
    expect(headers.get('content-disposition')).toContain('lance-journal-tax-2026.csv');
    const rows = parse<Record<string, string>>(body, { bom: true, columns: true });
    expect(rows.slice(0, 5).map((row) => [row['거래소'], row['월'], row['비용 반영 손익 (원)']])).toEqual([
      ['Binance', '2026-11', lines[0]?.afterCosts],
      ['Binance', '합계', lines[0]?.afterCosts],
      ['직접 입력한 매매', '2026-11', lines[1]?.afterCosts],
      ['직접 입력한 매매', '합계', lines[1]?.afterCosts],
      ['전체', '합계', total.afterCosts],
    ]);
    const below = rows.slice(5).map((row) => row['거래소']);
    expect(below).toEqual([
      ...method,
      expect.stringContaining('2026-11-18: '),
      expect.stringContaining('2026-11-19: '),
    ]);
    expect(await rowsOfWorkbook(service, hana.client, '/api/journal/tax-year.xlsx?year=2026')).toEqual(rows);
  });

  it.each(['', '1999', '2008', '20266', 'x'])('is refused for %j', async (year) => {
    expect(await hana.client.get(`/api/journal/tax-year?year=${year}`)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'year', message: '연도는 2009년부터 네 자리로 입력해 주세요.' }] },
    });
  });
});
