import { parse } from 'csv-parse/sync';
import { runInTransaction } from '../src/platform/database/index.js';
import { Settings } from '../src/platform/settings/index.js';
import { registerMember, type SignedIn } from './factories/member.js';
import type { Answer } from './support/http-client.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { rowsOfWorkbook } from './support/workbooks.js';

interface Refusal {
  code: string;
  message: string;
  fields?: { path: string; message: string }[];
}
interface Entry {
  summaryDate: string;
  startBalanceUSDT: string | null;
  endBalanceUSDT: string | null;
  profitLossUSDT: string | null;
  note: string | null;
}
interface Trade extends Record<string, unknown> {
  id: string;
  tradeDate: string;
}

/** Noon in Seoul. */
const NOW = '2026-11-20T03:00:00.000Z';
const TODAY = '2026-11-20';
const BALANCES = '시작 금액과 종료 금액을 올바르게 입력해주세요.';
const UNKNOWN = '00000000-0000-7000-8000-000000000000';

const trade = {
  symbol: 'BTC-USDT',
  type: 'long' as const,
  entryPrice: '100',
  exitPrice: '110',
  quantity: '2',
  tradeDate: TODAY,
};
const flow = { type: 'deposit', amount: '1000', description: '첫 입금', transactionDate: TODAY };

describe('the trading journal', () => {
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

  /** An answer that may also be a refusal; the test knows which it expects. */
  const send = async <T>(method: string, path: string, body: object | undefined, member: SignedIn) => {
    const answer: Answer<unknown> = await member.client.send(method, path, body);
    return answer as Answer<T>;
  };
  const post = <T = Refusal>(path: string, body: object, member = hana) => send<T>('POST', path, body, member);
  const save = <T = Entry>(body: object, member = hana) => post<T>('/api/daily-journal', body, member);
  const addTrade = async (body: object = {}, member = hana) => {
    const answer = await post<Trade>('/api/mypage/trades', { ...trade, ...body }, member);
    expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 201 });
    return answer.body;
  };
  const addFlow = async (body: object = {}, member = hana) => {
    const answer = await post<Trade>('/api/mypage/cashflows', { ...flow, ...body }, member);
    expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 201 });
    return answer.body;
  };
  const list = async <T = Trade>(path: string, member = hana) => (await send<T[]>('GET', path, undefined, member)).body;
  const performance = async () => (await hana.client.get('/api/mypage/performance')).body;
  const day = async (date = TODAY) => (await list<object>(`/api/journal/days?from=${date}&to=${date}`))[0];
  const setTo = (key: string, value: string) =>
    runInTransaction(service.dataSource, (tx) => service.app.get(Settings).set(tx, key, value, null));

  describe('balances and note of a day', () => {
    it('are one entry, with the difference', async () => {
      const { status, body } = await save({ date: TODAY, startBalance: 1000, endBalance: '1012.5' });
      expect(status).toBe(200);
      const entry = {
        summaryDate: TODAY,
        startBalanceUSDT: '1000',
        endBalanceUSDT: '1012.5',
        profitLossUSDT: '12.5',
        note: null,
      };
      expect(body).toEqual(entry);
      expect(await list('/api/daily-journal')).toEqual([entry]);
    });

    it('are saved one without the other, and what is not sent stays', async () => {
      expect((await save({ date: TODAY, note: ' 좋은 하루 ' })).body).toMatchObject({
        note: '좋은 하루',
        startBalanceUSDT: null,
        profitLossUSDT: null,
      });
      expect((await save({ date: TODAY, startBalance: '1', endBalance: '2' })).body.note).toBe('좋은 하루');
      expect((await save({ date: TODAY, note: '' })).body).toMatchObject({ note: null, endBalanceUSDT: '2' });
      expect((await save({ date: TODAY, startBalance: '3', endBalance: '1', note: 'x' })).body).toMatchObject({
        profitLossUSDT: '-2',
        note: 'x',
      });
      expect(await list('/api/daily-journal')).toHaveLength(1);
    });

    it('keep eighteen decimals, also of a number that JSON writes with an exponent', async () => {
      const { body } = await save({ date: TODAY, startBalance: '0.000000000000000001', endBalance: 1e-7 });
      expect(body).toMatchObject({ endBalanceUSDT: '0.0000001', profitLossUSDT: '0.000000099999999999' });
    });

    it.each<[string, object, string]>([
      ['nothing', {}, 'startBalance'],
      ['no start', { endBalance: '5' }, 'startBalance'],
      ['a blank end', { startBalance: '5', endBalance: ' ' }, 'endBalance'],
      ['words', { startBalance: 'abc', endBalance: '5' }, 'startBalance'],
      ['commas', { startBalance: '1', endBalance: '1,000' }, 'endBalance'],
      ['a trillion', { startBalance: '1000000000000', endBalance: '1' }, 'startBalance'],
      ['nineteen decimals', { startBalance: '1', endBalance: '0.0000000000000000001' }, 'endBalance'],
      ['a list', { startBalance: ['1'], endBalance: '1' }, 'startBalance'],
    ])('are refused with the sentence of the screen: %s', async (_, balances, path) => {
      const { status, body } = await save<Refusal>({ date: TODAY, ...balances });
      expect(status).toBe(400);
      expect(body.fields).toContainEqual({ path, message: BALANCES });
      expect(await list('/api/daily-journal')).toEqual([]);
    });

    it.each([
      ['tomorrow', '2026-11-21', '오늘(2026-11-20, 한국 시간)까지의 날짜를 선택해 주세요.'],
      ['before there was a coin', '2008-12-31', '2009-01-01 이후의 날짜를 선택해 주세요.'],
    ])('are refused for a day %s', async (_, date, message) => {
      const refused = { status: 400, body: { message } };
      expect(await save<Refusal>({ date, note: 'x' })).toMatchObject(refused);
      expect(await post('/api/mypage/trades', { ...trade, tradeDate: date })).toMatchObject(refused);
      expect(await post('/api/mypage/cashflows', { ...flow, transactionDate: date })).toMatchObject(refused);
    });

    it.each(['2026-02-30', '20261120', '', null, 5])('are refused for no day: %j', async (date) => {
      expect((await save<Refusal>({ date, note: 'x' })).status).toBe(400);
    });

    it('are kept under the day in Seoul of an instant', async () => {
      const evening = '2026-11-19T14:59:59Z';
      const midnight = '2026-11-19T15:00:00Z';
      expect((await save({ date: evening, note: 'x' })).body).toMatchObject({ summaryDate: '2026-11-19' });
      expect(await post('/api/mypage/trades', { ...trade, tradeDate: midnight })).toMatchObject({
        status: 201,
        body: { tradeDate: '2026-11-20' },
      });
      expect(await post('/api/mypage/cashflows', { ...flow, transactionDate: evening })).toMatchObject({
        status: 201,
        body: { transactionDate: '2026-11-19' },
      });
    });

    it('belong to a day of Seoul: it begins there at midnight', async () => {
      service.clock.set('2026-11-20T14:59:59.999Z');
      expect((await save<Refusal>({ date: '2026-11-21', note: 'x' })).status).toBe(400);
      service.clock.set('2026-11-20T15:00:00.000Z');
      expect((await save({ date: '2026-11-21', note: 'x' })).status).toBe(200);
    });

    it('are removed without trades and cash flows, and written again at the rate of the day', async () => {
      await save({ date: TODAY, startBalance: '1', endBalance: '2', note: 'x' });
      await addTrade();
      await setTo('market_defaultKrwPerUsdt', '1500');
      expect((await hana.client.delete(`/api/daily-journal/${TODAY}`)).status).toBe(204);
      expect(await list('/api/daily-journal')).toEqual([]);
      expect(await day()).toMatchObject({ startBalance: null, hasNote: false, tradeCount: 1, result: '20' });
      expect((await hana.client.delete(`/api/daily-journal/${TODAY}`)).status).toBe(404);
      await save({ date: TODAY, startBalance: '1', endBalance: '2' });
      expect(await day()).toMatchObject({ krwRate: '1380' });
      await setTo('market_defaultKrwPerUsdt', '1380');
    });

    it('are saved twice at the same moment: one entry, one of both', async () => {
      const saves = await Promise.all(
        ['10', '20', '30', '40'].map((endBalance) => save({ date: TODAY, startBalance: '1', endBalance })),
      );
      expect(saves.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const entries = await list<Entry>('/api/daily-journal');
      expect(entries).toHaveLength(1);
      expect(saves.map(({ body }) => body.endBalanceUSDT)).toContain(entries[0]?.endBalanceUSDT);
    });
  });

  describe('a trade', () => {
    it('is written down with the result that the service computes, whatever is sent', async () => {
      const sent = { entryPrice: 91250.5, exitPrice: '92100', quantity: 1e-7, leverage: 10, profitLoss: 1e6 };
      const added = await addTrade({ ...sent, symbol: ' btcusdt ', profitLossPercent: '-3', note: '돌파' });
      expect(added).toEqual({
        id: added.id,
        symbol: 'BTC-USDT',
        type: 'long',
        entryPrice: '91250.5',
        exitPrice: '92100',
        quantity: '0.0000001',
        leverage: 10,
        exchange: 'Binance',
        profitLoss: '0',
        profitLossPercent: '9.31',
        note: '돌파',
        tradeDate: TODAY,
        isImported: false,
        fee: '0',
        otherFees: [],
        funding: '0',
        openedAt: null,
        closedAt: null,
        isIncomplete: false,
        ...{ tags: [], setup: null, mistake: null, mood: null, rating: null, stopPrice: null, rMultiple: null },
      });
      expect(await list('/api/mypage/trades')).toEqual([added]);
    });

    it.each<[string, object, string]>([
      ['symbol', { symbol: '' }, '심볼은'],
      ['symbol', { symbol: '<b>' }, '심볼은'],
      ['symbol', { symbol: 'A'.repeat(31) }, '30자까지'],
      ['type', { type: 'up' }, '롱 또는 숏'],
      ['entryPrice', { entryPrice: '0' }, '진입가는'],
      ['entryPrice', { entryPrice: '-1' }, '진입가는'],
      ['entryPrice', { entryPrice: '1000000000000' }, '진입가는'],
      ['exitPrice', { exitPrice: 'abc' }, '종료가는'],
      ['exitPrice', { exitPrice: '0.0000000000000000001' }, '종료가는'],
      ['quantity', { quantity: 0 }, '수량은'],
      ['quantity', { quantity: '1e400' }, '수량은'],
      ['leverage', { leverage: 0 }, '레버리지는'],
      ['leverage', { leverage: 1001 }, '레버리지는'],
      ['leverage', { leverage: 1.5 }, '레버리지는'],
      ['exchange', { exchange: 'x'.repeat(41) }, '거래소 이름은'],
      ['note', { note: 'x'.repeat(1001) }, '매매 메모는'],
      ['tradeDate', { tradeDate: '2026-13-01' }, ''],
    ])('is refused at its field: %s in %j', async (path, wrong, sentence) => {
      const { status, body } = await post('/api/mypage/trades', { ...trade, ...wrong });
      expect(status).toBe(400);
      expect(body.fields?.map((field) => field.path)).toEqual([path]);
      expect(body.fields?.[0]?.message).toContain(sentence);
      expect(await list('/api/mypage/trades')).toEqual([]);
      expect(await list('/api/journal/days')).toEqual([]);
    });

    it.each(['A'.repeat(30), `${'A'.repeat(26)}USDT`])('has a symbol of 30 characters: %s', async (symbol) => {
      expect(await addTrade({ ...trade, symbol })).toMatchObject({ symbol });
    });

    it('is refused when its result could not be meant', async () => {
      const huge = { entryPrice: '1', exitPrice: '999999999999', quantity: '999999999999', leverage: 1000 };
      expect(await post('/api/mypage/trades', { ...trade, ...huge })).toMatchObject({
        status: 400,
        body: { code: 'journal.resultTooLarge' },
      });
    });

    it('is changed in part, its result anew, and moves to another day', async () => {
      const { id } = await addTrade({ note: '원래' });
      const change = (body: object) => hana.client.patch(`/api/mypage/trades/${id}`, body);
      expect((await change({ exitPrice: '90' })).body).toMatchObject({ profitLoss: '-20', note: '원래' });
      expect((await change({ type: 'short', leverage: '3' })).body).toMatchObject({ profitLoss: '60', leverage: 3 });
      expect((await change({ note: null, symbol: 'eth' })).body).toMatchObject({ note: null, symbol: 'ETH' });
      expect((await change({ tradeDate: '2026-11-18' })).body).toMatchObject({ profitLoss: '60' });
      expect(await list('/api/journal/days')).toMatchObject([{ day: '2026-11-18', result: '60', tradeCount: 1 }]);
      expect((await change({ entryPrice: '0' })).status).toBe(400);
      expect((await change({ entryPrice: null })).status).toBe(400);
      expect((await change({ tradeDate: '2027-01-01' })).status).toBe(400);
    });

    it('is written down once under one key', async () => {
      const key = { 'idempotency-key': 'one-and-the-same' };
      const answers = await Promise.all([1, 2, 3].map(() => hana.client.post('/api/mypage/trades', trade, key)));
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      expect(await list('/api/mypage/trades')).toHaveLength(1);
    });

    it('has no place in a full journal, also for many at once', async () => {
      await setTo('journal_mostTrades', '2');
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => post('/api/mypage/trades', trade)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422]);
      const refused = answers.find(({ status }) => status === 422);
      expect(refused?.body.message).toContain('2건까지');
      await setTo('journal_mostTrades', '200000');
    });
  });

  describe('a deposit or withdrawal', () => {
    it('is written down, changed, deleted', async () => {
      const added = await addFlow();
      expect(added).toEqual({ ...flow, id: added.id });
      const path = `/api/mypage/cashflows/${added.id}`;
      expect((await hana.client.patch(path, { amount: '0.000000000000000001' })).body).toMatchObject({
        amount: '0.000000000000000001',
        description: '첫 입금',
      });
      const moved = { type: 'withdrawal', description: '', transactionDate: '2026-11-01' };
      expect((await hana.client.patch(path, moved)).body).toMatchObject({ ...moved, description: null });
      expect((await hana.client.delete(path)).status).toBe(204);
      expect(await list('/api/mypage/cashflows')).toEqual([]);
    });

    it.each<[string, object, string]>([
      ['type', { type: 'gift' }, '입금 또는 출금'],
      ['amount', { amount: '0' }, '금액은'],
      ['amount', { amount: '-5' }, '금액은'],
      ['amount', { amount: '1000000000000' }, '금액은'],
      ['description', { description: 'x'.repeat(201) }, '설명은'],
      ['transactionDate', { transactionDate: 'today' }, ''],
    ])('is refused at its field: %s in %j', async (path, wrong, sentence) => {
      const { status, body } = await post('/api/mypage/cashflows', { ...flow, ...wrong });
      expect(status).toBe(400);
      expect(body.fields?.map((field) => field.path)).toEqual([path]);
      expect(body.fields?.[0]?.message).toContain(sentence);
    });

    it('has no place in a full journal', async () => {
      await setTo('journal_mostCashFlows', '1');
      await addFlow();
      expect(await post('/api/mypage/cashflows', flow)).toMatchObject({
        status: 422,
        body: { code: 'journal.tooManyCashFlows' },
      });
      await setTo('journal_mostCashFlows', '20000');
    });
  });

  describe('the result of a day', () => {
    it('is that of its trades; with balances, the rest is unexplained', async () => {
      await addTrade();
      await addTrade({ exitPrice: '95' });
      expect(await day()).toMatchObject({ result: '10', unexplained: null, tradeCount: 2, profitLoss: null });
      await addFlow({ amount: '500' });
      await addFlow({ type: 'withdrawal', amount: '100.5' });
      await save({ date: TODAY, startBalance: '1000', endBalance: '1406.3', note: 'x' });
      expect(await day()).toEqual({
        day: TODAY,
        startBalance: '1000',
        endBalance: '1406.3',
        profitLoss: '406.3',
        result: '10',
        unexplained: '-3.2',
        cashFlow: '399.5',
        tradeCount: 2,
        fees: '0',
        funding: '0',
        hasNote: true,
        krwRate: '1380',
      });
    });

    it('is what the balances earned without trades, and unknown with neither', async () => {
      await addFlow({ amount: '50' });
      expect(await day()).toMatchObject({ result: null, cashFlow: '50' });
      await save({ date: TODAY, startBalance: '100', endBalance: '160' });
      expect(await day()).toMatchObject({ profitLoss: '60', result: '10', unexplained: null });
    });

    it('adds up to the performance of today, 7 and 30 days, and all', async () => {
      expect(await performance()).toEqual({
        ...{ totalProfit: '0', dailyProfit: '0', weeklyProfit: '0', monthlyProfit: '0', tradeCount: 0 },
        ...{ totalReturn: null, weeklyReturn: null, monthlyReturn: null },
        ...{ netCapital: '0', totalDeposits: '0', totalWithdrawals: '0' },
      });
      // The first day that counts for the week and the month, and the last that does not.
      for (const tradeDate of ['2026-10-21', '2026-10-22', '2026-11-13', '2026-11-14', TODAY])
        await addTrade({ tradeDate });
      await addFlow({ amount: '900', transactionDate: '2026-01-02' });
      await addFlow({ type: 'withdrawal', amount: '100', transactionDate: '2026-11-01' });
      expect(await performance()).toEqual({
        ...{ totalProfit: '100', dailyProfit: '20', weeklyProfit: '40', monthlyProfit: '80', tradeCount: 5 },
        ...{ totalReturn: '12.5', weeklyReturn: '5', monthlyReturn: '10' },
        ...{ netCapital: '800', totalDeposits: '900', totalWithdrawals: '100' },
      });
    });
  });

  describe('lists and files', () => {
    it('are read by pages, newest day first, and by period', async () => {
      for (const tradeDate of ['2026-11-03', '2026-11-20', '2026-10-31', '2026-11-20', '2026-11-10'])
        await addTrade({ tradeDate });
      for (const date of ['2026-11-03', '2026-11-20', '2026-10-31']) await save({ date, note: 'x' });
      for (const transactionDate of ['2026-11-03', '2026-11-20']) await addFlow({ transactionDate });
      const pages = async (path: string, field: string) => {
        const read: unknown[] = [];
        for await (const { body } of hana.client.pages(path)) {
          const rows: unknown = body;
          read.push(...(rows as Record<string, unknown>[]).map((row) => row[field]));
        }
        return read;
      };
      const all = ['2026-11-20', '2026-11-20', '2026-11-10', '2026-11-03', '2026-10-31'];
      expect(await pages('/api/mypage/trades?limit=2', 'tradeDate')).toEqual(all);
      expect(await pages('/api/mypage/trades?limit=1&from=2026-11-01&to=2026-11-10', 'tradeDate')).toEqual(
        all.slice(2, 4),
      );
      const days = [...new Set(all)];
      expect(await pages('/api/journal/days?limit=1', 'day')).toEqual(days);
      expect(await pages('/api/journal/days?limit=1&from=2026-11-01&to=2026-11-19', 'day')).toEqual(days.slice(1, 3));
      expect(await pages('/api/daily-journal?limit=1&to=2026-11-19', 'summaryDate')).toEqual([
        '2026-11-03',
        '2026-10-31',
      ]);
      expect(await pages('/api/mypage/cashflows?limit=1', 'transactionDate')).toEqual(['2026-11-20', '2026-11-03']);
      const id = '01a20928-182f-7edc-a4b0-f06f39cff693';
      const noDays = ['nonsense', '2026-02-31', '0000-01-01', '2025-02-29'];
      for (const path of ['mypage/trades', 'mypage/cashflows', 'journal/days', 'daily-journal'])
        for (const cursor of noDays.flatMap((day) => [day, `${day}_${id}`]))
          expect(await hana.client.get(`/api/${path}?cursor=${cursor}`)).toMatchObject({
            status: 400,
            body: { code: 'platform.cursorInvalid' },
          });
    });

    it('tell the stop and the R multiple of a trade in both files, and neither where no stop is known', async () => {
      await addTrade({ entryPrice: '100', exitPrice: '110', stopPrice: '96' });
      await addTrade({ entryPrice: '100', exitPrice: '110' });
      const { body } = await hana.client.get('/api/mypage/trades.csv');
      const told = parse<Record<string, string>>(body, { bom: true, columns: true });
      expect(told.map((row) => [row['손절가'], row['R']])).toEqual([
        ['96', '2.5'],
        ['', ''],
      ]);
      expect(await rowsOfWorkbook(service, hana.client, '/api/mypage/trades.xlsx')).toEqual(told);
    });

    it('are files with the same figures, in won at the rate of the day, that run no formula', async () => {
      await addTrade({ note: '=1+1', exitPrice: '109.99' });
      await save({ date: TODAY, startBalance: '1', endBalance: '2.5' });
      const file = async (path: string) => {
        const { body, headers } = await hana.client.get(path as '/api/journal/days.csv');
        expect(headers.get('content-disposition')).toContain(`-${TODAY}.csv`);
        return parse<Record<string, string>>(body, { bom: true, columns: true });
      };
      expect(await file('/api/mypage/trades.csv')).toEqual([
        expect.objectContaining({
          포지션: '롱',
          '손익 (USDT)': '19.98',
          '손익 (저장한 환율, 원)': '27572.4',
          메모: "'=1+1",
        }),
      ]);
      const workbook = await rowsOfWorkbook(service, hana.client, '/api/mypage/trades.xlsx');
      expect(workbook).toEqual([expect.objectContaining({ '손익 (USDT)': '19.98', 메모: '=1+1' })]);
      expect(await file('/api/journal/days.csv')).toEqual([
        expect.objectContaining({ '손익 (USDT)': '19.98', '설명되지 않는 차이 (USDT)': '-18.48' }),
      ]);
      expect(await file('/api/journal/days.csv?to=2026-11-19')).toEqual([]);
    });
  });

  it('is nobody else’s', async () => {
    const other = await registerMember(service, { language: 'en' });
    await save({ date: TODAY, note: 'x' });
    const [{ id: tradeId }, { id: flowId }] = [await addTrade(), await addFlow()];
    for (const path of ['daily-journal', 'journal/days', 'mypage/trades', 'mypage/cashflows'])
      expect(await list(`/api/${path}`, other)).toEqual([]);
    for (const path of [`mypage/trades/${tradeId}`, `mypage/cashflows/${flowId}`, `mypage/trades/${UNKNOWN}`]) {
      expect(await other.client.delete(`/api/${path}`)).toMatchObject({
        status: 404,
        body: { message: expect.stringMatching(/^There is no such /) },
      });
      expect((await other.client.patch(`/api/${path}`, {})).status).toBe(404);
    }
    expect((await other.client.delete(`/api/daily-journal/${TODAY}`)).status).toBe(404);
    expect(await day()).toMatchObject({ tradeCount: 1, cashFlow: '1000', hasNote: true });
  });

  it('is taken along, and gone with the account', async () => {
    await save({ date: TODAY, startBalance: '1', endBalance: '2', note: '메모' });
    await addTrade();
    await addFlow();
    const rows = async (table: string): Promise<unknown[]> =>
      service.dataSource.query(`SELECT * FROM ${table} WHERE user_id = $1`, [hana.id]);
    const tables = ['journal_days', 'journal_trades', 'journal_cash_flows'];
    expect(await Promise.all(tables.map(async (table) => (await rows(table)).length))).toEqual([1, 1, 1]);
    expect((await hana.client.post('/api/user/close', { currentPassword: hana.password })).status).toBe(200);
    expect(await Promise.all(tables.map(async (table) => (await rows(table)).length))).toEqual([0, 0, 0]);
  });
});
