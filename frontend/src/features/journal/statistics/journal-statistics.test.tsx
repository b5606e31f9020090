import { screen, waitFor, within } from '@testing-library/react';
import { journalDay, journalServer, journalStatistics, trade } from '@test/journal-fixtures';
import { rememberUser, renderApp } from '@test/render-app';

const ID = '0198f6d2-8f5e-7c3a-9f0e-000000000f';
/** The five trades of the statistics. */
const trades = [
  ['1', 'BTC-USDT', '30', '16'],
  ['2', 'ETH-USDT', '-10', '16'],
  ['3', 'BTC-USDT', '-30', '17'],
  ['4', 'BTC-USDT', '15', '19'],
  ['5', 'ETH-USDT', '15', '19'],
].map(([id, symbol = '', profitLoss = '', day]) =>
  trade({ id: `${ID}2${id}`, symbol, profitLoss, tradeDate: `2026-11-${day}` }),
);

async function open(path = '/trading-journal?view=statistics', statistics = journalStatistics()) {
  const server = journalServer({ trades }).on('GET /api/mypage/performance/statistics', { body: statistics });
  rememberUser();
  return { server, ...(await renderApp(path)) };
}

/** A figure among others, or a row of a list of them. */
function place(label: string): HTMLElement {
  const name = screen.getByText(label, { selector: 'dt, li *' });
  return name.closest('li') ?? name.parentElement ?? document.body;
}
const figure = (label: string): string => place(label).textContent ?? '';
const opener = (label: string): HTMLElement => within(place(label)).getByRole('button');

async function receipt(button: RegExp, title: RegExp, user: { click: (element: Element) => Promise<void> }) {
  await user.click(screen.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: title }));
}

/** The day in Seoul so many days before today. */
const dayBack = (days: number): string =>
  new Date(Date.now() + 9 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);

describe('the statistics', () => {
  it('stand beside the calendar, which the address tells', async () => {
    const { user, address, server } = await open('/trading-journal');
    expect(server.callsTo('GET /api/mypage/performance/statistics')).toHaveLength(0);
    await user.click(await screen.findByRole('tab', { name: '통계' }));
    expect(address()).toBe('/trading-journal?view=statistics');
    expect(await screen.findByText('승률')).toBeTruthy();
    expect(screen.queryByRole('table', { name: '달력' })).toBeNull();
  });

  it('tell every figure with its sample, and that a small one says little', async () => {
    await open();
    expect(await screen.findByText('매매 5건은 적은 표본입니다')).toBeTruthy();
    for (const [label, text] of [
      ['승률', '60.0%, 영수증5건 중 3건 이익, 95% 구간 23.1–88.2%'],
      ['평균 이익', '20.00 USDT, 영수증3건'],
      ['평균 손실', '20.00 USDT, 영수증2건'],
      ['최대 낙폭', '30.00 USDT, 영수증2026.11.16 – 2026.11.17, 2026.11.19 회복'],
      ['프로핏 팩터', '이익 합 ÷ 손실 합, 5건1.50, 영수증'],
      ['기대값', '95% 구간 −25.58 ~ +33.58, 5건+4.00 USDT, 영수증'],
      ['평균 R', '95% 구간 −4.85R ~ +7.85R, 2건1.50 R, 영수증'],
      ['평균 보유 시간', '이익 9시간, 손실 2시간 30분, 2건5시간 45분, 영수증'],
      ['회복 계수', '손익 ÷ 최대 낙폭0.83, 영수증'],
      ['샤프 지수', '일 손익 × √365, 4일, 적은 표본4.55, 영수증'],
      ['소르티노 지수', '일 손익 × √365, 4일, 적은 표본7.96, 영수증'],
      ['최장 연속 이익', '2026.11.18 – 2026.11.19, 손익이 없는 날은 건너뜁니다2일, 영수증'],
      ['최장 연속 손실', '2026.11.17, 손익이 없는 날은 건너뜁니다1일, 영수증'],
      ['수수료', '1.25 USDT, 영수증'],
      ['금액만 기록한 날의 손익', '1일+5.00 USDT, 영수증'],
    ] as const)
      expect(figure(label)).toBe(label + text);
    expect(screen.queryByText('펀딩비')).toBeNull();
  });

  it('begin with what the period has brought, in words, and after costs', async () => {
    const { user } = await open();
    const label = '2026.11.16 – 2026.11.19 손익';
    expect((await screen.findByText(label)).parentElement?.textContent).toBe(
      `${label}+25.00 USDT, 영수증매매 5건 중 3건에서 이익, 2건에서 손실이 났습니다. 금액만 기록한 1일의 손익도 들어 있습니다.비용 반영 손익 +23.75 USDT, 영수증`,
    );
    await user.click(screen.getByRole('button', { name: /^\+23\.75 USDT/ }));
    const costs = within(await screen.findByRole('dialog', { name: /비용 반영 손익/ }));
    expect(costs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('총 손익+25.00'),
      '수수료−1.25',
      '펀딩비+0.00',
      '비용 반영 손익+23.75 USDT',
    ]);
  });

  it('are silent about the sample when it is large enough', async () => {
    await open(undefined, journalStatistics({ smallSample: 4 }));
    expect(await screen.findByText('승률')).toBeTruthy();
    expect(screen.queryByText('매매 5건은 적은 표본입니다')).toBeNull();
    expect(figure('샤프 지수')).toMatch(/√365, 4일4\.55/);
  });

  it('have no zero where nothing is known', async () => {
    const unknown = { winRate: null, winRateFrom: null, winRateTo: null, profitFactor: null };
    const noMean = { expectancy: null, expectancyFrom: null, expectancyTo: null };
    const none = { tradeCount: 0, wins: 0, losses: 0, won: '0', lost: '0', result: '0' };
    await open(
      undefined,
      journalStatistics({
        trades: { ...none, ...unknown, ...noMean, averageWin: null, averageLoss: null },
        groups: [],
        drawdown: null,
        recoveryFactor: null,
        sharpe: null,
        winStreak: null,
        holding: { tradeCount: 0, average: null, ofWins: null, ofLosses: null },
      }),
    );
    expect(await screen.findByText('승률')).toBeTruthy();
    expect(figure('승률')).toBe('승률—이 기간에는 매매 없이 금액만 있습니다');
    expect(figure('최대 낙폭')).toBe('최대 낙폭—손익 누계가 내려간 적이 없습니다');
    expect(figure('최장 연속 이익')).toBe('최장 연속 이익이 기간에는 없습니다—이 기간에는 없습니다');
    expect(screen.queryByText('매매 비교')).toBeNull();
  });

  it('show the days and the money that are chosen', async () => {
    const { user, server, address } = await open();
    expect(await screen.findByText('승률')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '90일' }));
    await waitFor(() => {
      const asked = server.callsTo('GET /api/mypage/performance/statistics').at(-1)?.search;
      expect(asked).toContain(`from=${dayBack(89)}`);
    });
    expect(address()).toBe('/trading-journal?view=statistics&period=90');
    await user.click(screen.getByRole('button', { name: 'KRW' }));
    await waitFor(() => expect(figure('기대값')).toContain('+5,602원'));
    const table = within(screen.getByRole('table', { name: '손익 누계 (입출금 제외)' }));
    expect(table.getAllByRole('row').at(-1)?.textContent).toBe('2026.11.1935,013');
    expect(figure('2026.11')).toBe('2026.11+35,013원, 영수증이익 3일, 손실 1일');
  });

  it('open the trades behind a figure, with its formula', async () => {
    const { user } = await open();
    expect(await screen.findByText('승률')).toBeTruthy();
    const rate = await receipt(/^60\.0 ?%/, /승률/, user);
    expect(await rate.findAllByText('BTC-USDT 롱')).toHaveLength(3);
    expect(rate.getByText('전체 매매').parentElement?.textContent).toBe('전체 매매÷5');
    expect(rate.getByText('윌슨 방식의 95% 구간은 23.1–88.2%입니다.')).toBeTruthy();
    await user.keyboard('{Escape}');
    const losses = await receipt(/^−?30\.00 USDT/, /최대 낙폭/, user);
    expect(losses.getByText('고점의 손익 누계, 2026.11.16').parentElement?.textContent).toContain('+20.00');
    expect(losses.getByText('저점의 손익 누계, 2026.11.17').parentElement?.textContent).toContain('−−10.00');
  });

  it('prove a fall from the start on by the equity before the first day', async () => {
    const drawdown = { amount: '10', peakDay: null, lowDay: '2026-11-17', recoveredDay: null };
    const { user } = await open(undefined, journalStatistics({ drawdown }));
    expect(await screen.findByText('승률')).toBeTruthy();
    const sheet = await receipt(/^10\.00 USDT/, /최대 낙폭/, user);
    expect(sheet.getByText('시작할 때의 손익 누계').parentElement?.textContent).toBe('시작할 때의 손익 누계0.00');
  });

  it('prove streaks by their days, and ratios by what they are divided from', async () => {
    const { user } = await open();
    expect(await screen.findByText('승률')).toBeTruthy();
    const rowsOf = (sheet: Awaited<ReturnType<typeof receipt>>) =>
      sheet.getAllByRole('listitem').map(({ textContent }) => textContent);
    await user.click(opener('최장 연속 이익'));
    expect(rowsOf(within(await screen.findByRole('dialog', { name: /최장 연속 이익/ })))).toEqual([
      '2026.11.18+5.00',
      '2026.11.19+30.00',
      '최장 연속 이익2일',
    ]);
    await user.keyboard('{Escape}');
    await user.click(opener('샤프 지수'));
    // 25 ÷ 4 ÷ 26.2599 × √365 = 4.547
    expect(rowsOf(within(await screen.findByRole('dialog', { name: /샤프 지수/ })))).toEqual([
      expect.stringContaining('총 손익+25.00'),
      expect.stringContaining('÷4하루 평균 +6.25'),
      '표준편차÷26.259900',
      '1년의 날 수×√365',
      '샤프 지수4.55',
    ]);
  });

  it('prove fees, holding times and R by the trades that have them', async () => {
    const times = { openedAt: '2026-11-17T00:00:00.000Z', closedAt: '2026-11-17T02:30:00.000Z' };
    const [first, second, ...rest] = trades;
    if (!first || !second) throw new Error('no trades');
    journalServer({
      trades: [{ ...first, ...times, fee: '1.25', rMultiple: '2' }, { ...second, rMultiple: '1' }, ...rest],
    });
    rememberUser();
    const { user } = await renderApp('/trading-journal?view=statistics');
    expect(await screen.findByText('승률')).toBeTruthy();
    for (const [label, rows] of [
      ['평균 R', ['BTC-USDT 롱+2.00R', 'ETH-USDT 롱+1.00R']],
      ['평균 보유 시간', ['BTC-USDT 롱2시간 30분']],
      ['수수료', ['BTC-USDT 롱1.25']],
    ] as const) {
      await user.click(opener(label));
      const sheet = within(await screen.findByRole('dialog', { name: new RegExp(label) }));
      await sheet.findAllByText('BTC-USDT 롱');
      const found = sheet.getAllByRole('listitem').map(({ textContent }) => textContent);
      for (const row of rows) expect(found.some((text) => text.includes(row))).toBe(true);
      expect(found.filter((text) => /USDT 롱/.test(text))).toHaveLength(rows.length);
      // The sum is of fees in USDT.
      expect(sheet.queryAllByText(/BNB처럼/)).toHaveLength(label === '수수료' ? 1 : 0);
      await user.keyboard('{Escape}');
    }
  });

  it('compare groups, each with the trades whose sum it is', async () => {
    const { user } = await open();
    const symbols = within(await screen.findByRole('table', { name: '심볼' }));
    expect(symbols.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      '심볼매매승률 (95% 구간)평균 손익손익',
      'BTC-USDT360.0% (23.1–88.2%)+4.00 USDT+15.00 USDT, 영수증',
      'ETH-USDT260.0% (23.1–88.2%)+4.00 USDT+5.00 USDT, 영수증',
    ]);
    const sheet = await receipt(/^\+15\.00 USDT/, /BTC-USDT/, user);
    expect(await sheet.findAllByText('BTC-USDT 롱')).toHaveLength(3);
    expect(sheet.queryByText('ETH-USDT 롱')).toBeNull();
    await user.keyboard('{Escape}');
    await user.selectOptions(screen.getByLabelText('비교 기준'), '요일');
    expect(screen.getByRole('table', { name: '요일' }).textContent).toContain('월요일');
    await user.selectOptions(screen.getByLabelText('비교 기준'), '청산 시각');
    expect(screen.getByRole('table', { name: '청산 시각' }).textContent).toContain('알 수 없음');
  });

  it('prove figures of many trades by month, and a group of few among them one by one', async () => {
    const many = Array.from({ length: 34 }, (_, number) =>
      trade({
        id: `0198f6d2-8f5e-7c3a-9f0e-0000000011${number + 10}`,
        symbol: number < 32 ? 'BTC-USDT' : 'ETH-USDT',
        profitLoss: '1.5',
        tradeDate: number < 30 ? '2026-11-10' : '2026-10-10',
      }),
    );
    const statistics = journalStatistics();
    journalServer({ trades: many }).on('GET /api/mypage/performance/statistics', {
      body: { ...statistics, trades: { ...statistics.trades, tradeCount: 34 } },
    });
    rememberUser();
    const { user } = await renderApp('/trading-journal?view=statistics');
    await screen.findByRole('table', { name: '심볼' });
    const rows = (sheet: Awaited<ReturnType<typeof receipt>>) =>
      sheet.getAllByRole('listitem').map(({ textContent }) => textContent);
    const bitcoin = await receipt(/^\+15\.00 USDT/, /BTC-USDT/, user);
    await bitcoin.findByText('2026.11');
    expect(rows(bitcoin).slice(0, 2)).toEqual(['매매2026.11+45.0030건', '2026.10+3.002건']);
    expect(bitcoin.getByRole('button', { name: /CSV/ })).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(screen.getByTitle('ETH-USDT 영수증 보기'));
    const ether = within(await screen.findByRole('dialog', { name: /ETH-USDT/ }));
    expect(await ether.findAllByText('ETH-USDT 롱')).toHaveLength(2);
  });

  it('open what the equity up to a day, a month and a single day are made of', async () => {
    journalServer({
      days: [
        journalDay({ day: '2026-11-16', result: '20', tradeCount: 2 }),
        journalDay({ day: '2026-11-17', result: '-30', tradeCount: 1 }),
        journalDay({ day: '2026-11-18', result: '5', tradeCount: 0 }),
        journalDay({ day: '2026-11-19', result: '30', tradeCount: 2 }),
      ],
      trades,
    });
    rememberUser();
    const { user } = await renderApp('/trading-journal?view=statistics');
    expect(await screen.findByText('승률')).toBeTruthy();
    const sums = (sheet: Awaited<ReturnType<typeof receipt>>) =>
      sheet.getAllByRole('listitem').map(({ textContent }) => textContent);

    const equity = await receipt(/^2026\.11\.17, −10\.00 USDT/, /2026\.11\.17까지의 손익 누계/, user);
    await equity.findByText('−30.00');
    expect(sums(equity).at(-1)).toBe('합계−10.00 USDT');
    expect(equity.queryByText('2026.11.18')).toBeNull();
    await user.keyboard('{Escape}');

    await user.click(opener('2026.11'));
    const month = within(await screen.findByRole('dialog', { name: /2026\.11 손익/ }));
    await month.findByText('2026.11.16');
    expect(sums(month).at(-1)).toBe('합계+25.00 USDT');
    await user.click(month.getByRole('button', { name: /2026\.11\.16/ }));
    expect(await month.findByText('ETH-USDT 롱')).toBeTruthy();
    expect(sums(month).at(-1)).toBe('손익+20.00 USDT');
    await user.keyboard('{Escape}');
    await user.keyboard('{Escape}');

    await user.click(screen.getByTitle('2026.11.17 −30.00 USDT'));
    const day = within(await screen.findByRole('dialog', { name: /2026\.11\.17 손익/ }));
    expect(await day.findByText('BTC-USDT 롱')).toBeTruthy();
    expect(sums(day).at(-1)).toBe('손익−30.00 USDT');
    await user.keyboard('{Escape}');

    // In won, by the rate that made it of the USDT.
    await user.click(screen.getByRole('button', { name: 'KRW' }));
    await screen.findByRole('button', { name: /^2026\.11\.17, −[\d,]+ ?원/ });
    const won = await receipt(/^2026\.11\.17, −[\d,]+ ?원/, /2026\.11\.17까지의 손익 누계/, user);
    expect(won.getAllByText(/^−?10\.00/).length).toBeGreaterThan(0);
    expect(won.getByText('현재 환율 (USDT당 원)')).toBeTruthy();
  });

  it('of an empty period say what belongs here', async () => {
    const { server, user } = await open(undefined, journalStatistics({ days: [] }));
    expect(await screen.findByText('이 기간의 기록이 없습니다')).toBeTruthy();
    server.on('GET /api/mypage/performance/statistics', { status: 503, body: { message: '잠시 후 다시.' } });
    await user.click(screen.getByRole('button', { name: '30일' }));
    expect(await screen.findByText('잠시 후 다시.')).toBeTruthy();
  });
});
