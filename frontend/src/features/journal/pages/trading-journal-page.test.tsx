import { type BoundFunctions, type queries, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { cashFlow, dailyEntry, journalDay, journalServer, performance, position, trade } from '@test/journal-fixtures';
import { type RenderedApp, rememberUser, renderApp } from '@test/render-app';
import { formatDay, seoulDay } from '@/shared/format';

type Part = BoundFunctions<typeof queries>;

async function open(path = '/trading-journal?month=2026-11'): Promise<RenderedApp> {
  rememberUser();
  return renderApp(path);
}

const calendar = async (): Promise<Part> => within(await screen.findByRole('table', { name: '달력' }));

const dialog = async (name = '2026.11.18 매매 일지'): Promise<Part> =>
  within(await screen.findByRole('dialog', { name }));

/** The open receipt. */
async function receipt(text: string): Promise<Part> {
  await screen.findByText(text);
  const sheet = screen.getAllByRole('dialog').at(-1);
  if (!sheet) throw new Error('no receipt is open');
  return within(sheet);
}

async function openDay(user: UserEvent, tab?: string): Promise<Part> {
  await user.click(await (await calendar()).findByRole('button', { name: /^2026\.11\.18/ }));
  const day = await dialog();
  if (tab !== undefined) await user.click(day.getByRole('tab', { name: tab }));
  return day;
}

async function retype(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text !== '') await user.type(field, text);
}

describe('the trading journal', () => {
  it('leads to the import of trade histories from its head', async () => {
    journalServer();
    const { user, address } = await open();
    await user.click(await screen.findByRole('link', { name: '거래 내역 가져오기' }));
    const section = within(await screen.findByRole('region', { name: '파일로 가져오기' }));
    expect(address()).toBe('/trading-journal?view=import');
    expect(document.activeElement).toBe(section.getByLabelText(/CSV 또는 XLSX/));
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: '매매 일지' }));
    expect(await calendar()).toBeTruthy();
  });

  it('opens the trades of today from its head', async () => {
    journalServer();
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '매매 기록하기' }));
    const day = await dialog(`${formatDay(seoulDay(Date.now()), 'ko')} 매매 일지`);
    expect(day.getByRole('tab', { name: '매매 기록' }).getAttribute('aria-selected')).toBe('true');
  });

  it('sends a visitor to log in and back', async () => {
    journalServer();
    const { address } = await renderApp('/trading-journal?month=2026-11');
    await waitFor(() => expect(address()).toBe('/login?next=%2Ftrading-journal%3Fmonth%3D2026-11'));
  });

  it('shows all figures, in USDT or in won by the latest rate, and keeps the choice', async () => {
    journalServer();
    const { user, unmount } = await open();
    expect(await screen.findByRole('button', { name: /^\+1,234\.56 USDT/ })).toBeTruthy();
    expect(screen.getByText('총 수익률 +12.35%')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^매매 1,204건/ })).toBeTruthy();
    for (const [label, figure] of [
      ['오늘 손익', '+20.00 USDT'],
      ['7일 손익', '−3.50 USDT'],
      ['30일 손익', '+400.00 USDT'],
      ['순자본', '10,000.00 USDT'],
      ['총 입금', '12,000.00 USDT'],
      ['총 출금', '2,000.00 USDT'],
    ] as const)
      expect(screen.getByText(label).parentElement?.textContent).toContain(figure);
    for (const share of ['수익률 −0.04%', '수익률 +4.00%']) expect(screen.getByText(share)).toBeTruthy();
    expect(screen.queryByText(/^1 USDT =/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'KRW' }));
    expect(screen.getByText('1 USDT = 1,400.5원')).toBeTruthy();
    expect(screen.getByText('시뮬레이션')).toBeTruthy();
    expect(screen.getByText('오늘 손익').parentElement?.textContent).toContain('+28,010원');
    expect(screen.getByText('오늘 손익').parentElement?.textContent).toContain('20.00 USDT');
    unmount();
    await open();
    expect(await screen.findByText('1 USDT = 1,400.5원')).toBeTruthy();
  });

  it('shows what imported files leave open, and until when that is known', async () => {
    const contracts = position({ id: position().id.replace('d01', 'd02'), exchange: 'OKX', isInContracts: true });
    journalServer().on('GET /api/journal/positions', { body: [position(), { ...contracts, type: 'short', fee: '0' }] });
    await open();
    const [long, short] = within(await screen.findByRole('list', { name: '열린 포지션' })).getAllByRole('listitem');
    expect(long?.textContent).toContain('BTC-USDT 롱');
    expect(long?.textContent).toMatch(/^BTC-USDT 롱진입 금액 2,737\.52\sUSDT/);
    expect(long?.textContent).toMatch(
      /거래소Binance수량 × 평균 진입가0\.03\sBTC × 91,250\.5 USDT진입 시각2026\.11\.18 00:30/,
    );
    expect(long?.textContent).toContain('수수료3.2013 USDT펀딩비−0.5 USDT');
    expect(long?.textContent).toContain('마지막 기록2026.11.18 09:10');
    expect(short?.textContent).toContain('BTC-USDT 숏');
    expect(short?.textContent).toContain('0.03계약');
    expect(short?.textContent).not.toContain('수수료');
  });

  it('says why there is no return yet, instead of a zero', async () => {
    const none = { totalReturn: null, weeklyReturn: null, monthlyReturn: null, netCapital: '0' };
    const server = journalServer().on('GET /api/mypage/performance', { body: { ...performance, ...none } });
    const { unmount } = await open();
    expect((await screen.findAllByText('순자본이 0보다 크면 수익률이 표시됩니다')).length).toBeGreaterThan(1);
    expect(screen.queryByText(/0\.00%/)).toBeNull();
    unmount();
    server.on('GET /api/mypage/performance', { body: { ...performance, ...none, totalDeposits: '0' } });
    await open();
    expect((await screen.findAllByText('입금을 기록하면 수익률이 표시됩니다')).length).toBeGreaterThan(1);
  });

  it('has neither zeros nor files before anything was written, and says what to begin with', async () => {
    journalServer({ days: [] });
    const { unmount } = await open('/trading-journal');
    expect(await screen.findByText(/^매매를 기록하거나 거래소의 거래 내역을 가져오면/)).toBeTruthy();
    expect(await calendar()).toBeTruthy();
    for (const absent of ['총 손익', '파일로 받기', '이 달의 기록이 아직 없습니다'])
      expect(screen.queryByText(absent)).toBeNull();
    unmount();
    await open('/mypage?tab=trading-journal');
    expect(await screen.findByText(/^매매를 기록하거나 거래소의 거래 내역을 가져오면/)).toBeTruthy();
    expect(screen.queryByText('총 손익')).toBeNull();
  });

  it('has its files in the chosen format', async () => {
    const server = journalServer().on('GET /api/journal/days.xlsx', { status: 500 });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '엑셀' }));
    expect(screen.getByRole('button', { name: '매매 기록 엑셀' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '날짜별 엑셀' }));
    await waitFor(() => expect(server.callsTo('GET /api/journal/days.xlsx')).toHaveLength(1));
  });

  it('opens the days behind a profit, whose sum it is', async () => {
    journalServer({ days: [journalDay(), journalDay({ day: '2026-11-17', result: '1224.56', tradeCount: 0 })] });
    const { user } = await open();
    // The month adds up to as much.
    const days = await screen.findByText('손익이 있는 2일');
    expect(days.parentElement?.textContent).toBe('손익+1,234.56 USDT, 영수증손익이 있는 2일');
    await user.click(screen.getAllByRole('button', { name: /^\+1,234\.56 USDT/ })[0] as HTMLElement);
    const sheet = await receipt('합계');
    expect(sheet.getByText('2026.11.17')).toBeTruthy();
    expect(sheet.getByText('합계').parentElement?.textContent).toContain('+1,234.56 USDT');
  });

  it('says what failed and tries again', async () => {
    const server = journalServer().on('GET /api/journal/days', { status: 503, body: { message: '잠시 후 다시.' } });
    const { user } = await open();
    expect(await screen.findByText('잠시 후 다시.')).toBeTruthy();
    server.on('GET /api/journal/days', { body: [journalDay()] });
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await (await calendar()).findByRole('button', { name: /^2026\.11\.18, 손익 \+10\.00/ })).toBeTruthy();
  });

  it('is one message with one button while nothing of it can be read', async () => {
    const fails = { status: 500, body: { message: '고장' } };
    const server = journalServer()
      .on('GET /api/mypage/performance', fails)
      .on('GET /api/journal/days', fails)
      .on('GET /api/journal/pictures', fails)
      .on('GET /api/journal/positions', fails);
    const { user } = await open();
    expect(await screen.findByText('매매 일지를 불러오지 못했습니다')).toBeTruthy();
    expect(screen.getAllByText('고장')).toHaveLength(1);
    expect(screen.queryByRole('table')).toBeNull();
    server
      .on('GET /api/mypage/performance', { body: performance })
      .on('GET /api/journal/days', { body: [journalDay()] });
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await (await calendar()).findByRole('button', { name: /^2026\.11\.18, 손익/ })).toBeTruthy();
  });

  it('stands in My info, too, with the way here', async () => {
    journalServer();
    const { user, address } = await open('/mypage?tab=trading-journal');
    expect(await screen.findByRole('button', { name: /^\+1,234\.56 USDT/ })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: '매매 일지 열기' }));
    await waitFor(() => expect(address()).toBe('/trading-journal'));
  });
});

describe('the calendar', () => {
  it('begins its weeks on Sunday and tells of each day what is known', async () => {
    journalServer();
    await open();
    const grid = await calendar();
    expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([...'일월화수목금토']);
    const day = await grid.findByRole('button', { name: /^2026\.11\.18/ });
    expect(
      grid.getByRole('button', {
        name: '2026.11.18, 손익 +10.00 USDT, 설명되지 않는 차이 −3.20 USDT, 순입금 +399.50 USDT, 메모 있음',
      }),
    ).toBe(day);
    expect(day.textContent).toContain('+10+10.001,000.00→ 1,406.30순입금 +399.50설명되지 않는 차이 −3.20');
    expect(grid.getByRole('button', { name: '2026.11.17, 기록 없음' }).textContent).toMatch(/기록 없음17$/);
  });

  it('lists the newest days with their receipts, all of them when asked for', async () => {
    const days = Array.from({ length: 12 }, (_, ago) =>
      journalDay({ day: `2026-11-${String(18 - ago).padStart(2, '0')}`, result: '110.16' }),
    );
    journalServer({ days });
    const { user } = await open();
    const list = within(await screen.findByRole('list', { name: '이 달의 기록' }));
    expect(list.getAllByRole('listitem')).toHaveLength(10);
    expect(list.getAllByRole('listitem')[0]?.textContent).toContain('금액 1,000.00 → 1,406.30');
    await user.click(screen.getByRole('button', { name: '12일치 모두 보기' }));
    expect(list.getAllByRole('listitem')).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: '접기' }));
    expect(list.getAllByRole('listitem')).toHaveLength(10);
    await user.click(list.getAllByRole('button', { name: /^\+110\.16 USDT/ })[0] as HTMLElement);
    const sheet = await receipt('매매 일지 기록');
    expect(sheet.getAllByText('2026.11.18 손익').length).toBeGreaterThan(0);
  });

  it('has in narrow cells as few figures as they hold, none while amounts are hidden', async () => {
    journalServer({ days: [journalDay({ result: '-110.16' }), journalDay({ day: '2026-11-17', result: '12345' })] });
    const { user } = await open();
    const grid = await calendar();
    const cellOf = (day: string) => grid.findByRole('button', { name: new RegExp(`^2026\\.11\\.${day}`) });
    expect((await cellOf('18')).textContent).toMatch(/18−110\.2−110\.16/);
    expect((await cellOf('17')).textContent).toMatch(/17\+1\.2만\+12,345\.00/);
    // The larger the result beside the largest one, the stronger its ground.
    expect((await cellOf('18')).dataset['step']).toBe('-1');
    expect((await cellOf('17')).dataset['step']).toBe('4');
    expect((await cellOf('16')).dataset['step']).toBeUndefined();
    await user.click(screen.getByRole('button', { name: '금액 숨기기' }));
    expect((await cellOf('18')).textContent).toMatch(/18••••/);
    await user.click(screen.getByRole('button', { name: '금액 숨기기' }));
  });

  it('is in won when won are chosen, by the rate that stands above it', async () => {
    journalServer();
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'KRW' }));
    const day = await (
      await calendar()
    ).findByRole('button', {
      name: '2026.11.18, 손익 +14,005원, 설명되지 않는 차이 −4,482원, 순입금 +559,500원, 메모 있음',
    });
    expect(day.textContent).toContain('+1.4만+14,0051,400,500→ 1,969,523순입금 +559,500설명되지 않는 차이 −4,482');
    expect(screen.getByText(/현재 환율로 환산한 원화입니다/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'USDT' }));
  });

  it('goes from month to month, which the address holds', async () => {
    const server = journalServer();
    const { user, address } = await open();
    await calendar();
    await user.click(screen.getByRole('button', { name: '이전 달' }));
    expect(await screen.findByRole('heading', { name: '2026년 10월' })).toBeTruthy();
    expect(address()).toBe('/trading-journal?month=2026-10');
    expect(await screen.findByText('이 달의 기록이 아직 없습니다')).toBeTruthy();
    const asked = server.callsTo('GET /api/journal/days').at(-1)?.search;
    expect(asked).toContain('from=2026-10-01');
    expect(asked).toContain('to=2026-10-31');
    await user.click(screen.getByRole('button', { name: '다음 달' }));
    expect(await screen.findByRole('heading', { name: '2026년 11월' })).toBeTruthy();
  });

  it('leads from a month without records to the newest that has some', async () => {
    journalServer({ days: [journalDay()] });
    const { user, address, unmount } = await open('/trading-journal?month=2026-10');
    await user.click(await screen.findByRole('button', { name: '11월 기록 보기' }));
    expect(await screen.findByText('손익이 있는 1일')).toBeTruthy();
    expect(screen.queryByText('이 달의 기록이 아직 없습니다')).toBeNull();
    expect(address()).toMatch(/^\/trading-journal(\?month=2026-11)?$/);
    unmount();
    await open('/trading-journal?month=2025-10');
    expect(await screen.findByRole('button', { name: '2026년 11월 기록 보기' })).toBeTruthy();
  });

  it('names its month in English', async () => {
    localStorage.setItem('language', 'en');
    journalServer();
    await open();
    expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeTruthy();
  });

  it('is used by arrow keys, also over the end of a month', async () => {
    journalServer();
    const { user } = await open('/trading-journal?month=2026-10');
    const first = await (await calendar()).findByRole('button', { name: /^2026\.10\.01/ });
    expect(first.tabIndex).toBe(0);
    first.focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(document.activeElement?.getAttribute('data-day')).toBe('2026-10-09');
    await user.keyboard('{Home}{ArrowLeft}');
    expect(await screen.findByRole('heading', { name: '2026년 9월' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe('2026-09-30'));
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe('2026-10-01'));
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe('2026-09-30'));
    await user.keyboard('{Enter}');
    expect(await dialog('2026.09.30 매매 일지')).toBeTruthy();
  });

  it('opens no day that has not come', async () => {
    journalServer();
    const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
    await open(`/trading-journal?month=${today.slice(0, 7)}`);
    const grid = await calendar();
    const days = (await grid.findAllByRole('button')).map((day) => day.getAttribute('data-day') ?? '');
    expect(days.at(-1)).toBe(today);
    expect(grid.getByRole('button', { current: 'date' }).getAttribute('data-day')).toBe(today);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '다음 달' }).disabled).toBe(true);
  });
});

describe('the balances of a day', () => {
  it('are there already, and their difference while one types', async () => {
    const server = journalServer().on('POST /api/daily-journal', { body: dailyEntry() });
    const { user } = await open();
    const day = await openDay(user);
    const end = await day.findByLabelText<HTMLInputElement>('종료 금액');
    expect(day.getByLabelText<HTMLInputElement>('시작 금액').value).toBe('1000');
    await retype(user, end, '999.5');
    expect(day.getByText('금액 증감').parentElement?.textContent).toContain('−0.50 USDT');
    await user.click(day.getByRole('button', { name: '금액 저장' }));
    expect(await screen.findByText('저장 완료')).toBeTruthy();
    expect(screen.getByText('일지가 저장되었습니다.')).toBeTruthy();
    expect(server.callsTo('POST /api/daily-journal')[0]?.body).toEqual({
      date: '2026-11-18',
      startBalance: '1000',
      endBalance: '999.5',
    });
  });

  it('are not sent unless both are numbers', async () => {
    const server = journalServer();
    const { user } = await open();
    const day = await openDay(user);
    await retype(user, await day.findByLabelText('종료 금액'), '');
    await user.click(day.getByRole('button', { name: '금액 저장' }));
    expect(await screen.findByText('입력 오류')).toBeTruthy();
    expect(day.getByRole('alert').textContent).toBe('입력 오류 시작 금액과 종료 금액을 올바르게 입력해주세요.');
    expect(screen.getAllByText('시작 금액과 종료 금액을 올바르게 입력해주세요.')).toHaveLength(1);
    const end = day.getByRole('spinbutton', { name: '종료 금액', description: /올바르게 입력해주세요/ });
    expect(end.getAttribute('aria-invalid')).toBe('true');
    expect(day.getByLabelText('시작 금액').getAttribute('aria-invalid')).toBeNull();
    expect(server.callsTo('POST /api/daily-journal')).toEqual([]);
    await retype(user, end, '5');
    expect(screen.queryByText('입력 오류')).toBeNull();
  });

  it.each([
    [{ status: 400, body: { message: '서버의 문장' } }, '서버의 문장'],
    [{ status: 500 }, '저장 중 오류가 발생했습니다.'],
  ])('say why they were not saved: %j', async (answer, sentence) => {
    journalServer().on('POST /api/daily-journal', answer);
    const { user } = await open();
    const day = await openDay(user);
    await day.findByLabelText('종료 금액');
    await user.click(day.getByRole('button', { name: '금액 저장' }));
    expect(await screen.findByText('저장 실패')).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  it('tell whether the trades explain them, and open the trades behind the result', async () => {
    journalServer();
    const { user } = await open();
    const day = await openDay(user);
    expect(
      await day.findByText('설명되지 않는 차이 −3.20 USDT: 금액으로 계산한 손익이 매매의 합과 다릅니다.'),
    ).toBeTruthy();
    await user.click(await day.findByRole('button', { name: /^\+10\.00 USDT/ }));
    const sheet = await receipt('매매 일지 기록');
    expect(sheet.getByText('+15.00')).toBeTruthy();
    expect(sheet.getByText('−5.00')).toBeTruthy();
  });

  it('can be deleted with the note, and brought back', async () => {
    const server = journalServer()
      .on('DELETE /api/daily-journal/2026-11-18', { status: 204 })
      .on('POST /api/daily-journal', { body: dailyEntry() });
    const { user } = await open();
    const day = await openDay(user);
    await user.click(await day.findByRole('button', { name: '금액과 메모 삭제' }));
    await user.click(await day.findByRole('button', { name: '되돌리기' }));
    await waitFor(() =>
      expect(server.callsTo('POST /api/daily-journal')[0]?.body).toEqual({
        date: '2026-11-18',
        startBalance: '1000',
        endBalance: '1406.3',
        note: '돌파 매매',
      }),
    );
  });

  it('are forgotten when the dialog is closed without saving, not when another tab is looked at', async () => {
    journalServer();
    const { user } = await open();
    const day = await openDay(user);
    await retype(user, await day.findByLabelText('종료 금액'), '5');
    await user.click(day.getByRole('tab', { name: '메모' }));
    await user.click(day.getByRole('tab', { name: '손익' }));
    expect(day.getByLabelText<HTMLInputElement>('종료 금액').value).toBe('5');
    await user.click(day.getByRole('button', { name: '닫기' }));
    const again = await openDay(user);
    expect((await again.findByLabelText<HTMLInputElement>('종료 금액')).value).toBe('1406.3');
  });
});

describe('the note of a day', () => {
  it('is saved alone', async () => {
    const server = journalServer().on('POST /api/daily-journal', { body: dailyEntry() });
    const { user } = await open();
    const day = await openDay(user, '메모');
    await retype(user, await day.findByLabelText('이 날의 메모'), '손절 지킴');
    await user.click(day.getByRole('button', { name: '메모 저장' }));
    expect(await screen.findByText('저장 완료')).toBeTruthy();
    expect(server.callsTo('POST /api/daily-journal')[0]?.body).toEqual({ date: '2026-11-18', note: '손절 지킴' });
  });
});

describe('the trades of a day', () => {
  const fill = async (user: UserEvent, day: Part): Promise<void> => {
    await user.click(await day.findByRole('button', { name: '매매 기록 추가' }));
    await user.type(day.getByLabelText('코인 심볼'), 'btcusdt');
    await user.selectOptions(day.getByLabelText('포지션'), '숏');
    await user.type(day.getByLabelText('진입가'), '110');
    await user.type(day.getByLabelText('종료가'), '100');
    await user.type(day.getByLabelText('수량'), '0.5');
  };

  it('are computed when a field is left, and added', async () => {
    const server = journalServer().on('POST /api/mypage/trades', { status: 201, body: trade() });
    const { user } = await open();
    const day = await openDay(user, '매매 기록');
    const list = await day.findByRole('list', { name: '이 날의 매매 기록' });
    expect(day.getByText(/^매매 2건 ·/).textContent).toBe('매매 2건 · +10.00 USDT');
    expect(day.queryByLabelText('코인 심볼')).toBeNull();
    await fill(user, day);
    expect(day.getByPlaceholderText('BTC-USDT')).toBeTruthy();
    expect(day.getByLabelText<HTMLInputElement>('레버리지').value).toBe('1');
    expect(list.isConnected).toBe(true);
    expect(day.getByText('진입가, 종료가, 수량을 입력하면 계산됩니다.')).toBeTruthy();
    await user.tab();
    expect(day.getByText('손익 (자동 계산)').parentElement?.textContent).toContain('+5.00 USDT (+9.09%)');
    await user.click(day.getByRole('button', { name: '매매 기록 추가' }));
    expect(await screen.findByText('거래 기록 추가됨')).toBeTruthy();
    const [call] = server.callsTo('POST /api/mypage/trades');
    expect(call?.body).toEqual({
      symbol: 'btcusdt',
      type: 'short',
      entryPrice: '110',
      exitPrice: '100',
      quantity: '0.5',
      leverage: '1',
      stopPrice: '',
      exchange: 'Binance',
      note: '',
      tradeDate: '2026-11-18',
    });
    expect(call?.headers.get('Idempotency-Key')).toBeTruthy();
    expect(day.queryByLabelText('코인 심볼')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(day.getByRole('button', { name: '매매 기록 추가' })));
  });

  it.each([
    ['코인 심볼', '', '코인 심볼을 입력해 주세요.'],
    ['진입가', '', '진입가를 입력해 주세요.'],
    ['진입가', '0', '0보다 큰 숫자로 입력해 주세요.'],
    ['레버리지', '1001', '1에서 1,000까지의 정수로 입력해 주세요.'],
  ])('are refused in place: %s %j', async (label, wrong, sentence) => {
    const server = journalServer();
    const { user } = await open();
    const day = await openDay(user, '매매 기록');
    await fill(user, day);
    await retype(user, day.getByLabelText(label), wrong);
    await user.click(day.getByRole('button', { name: '매매 기록 추가' }));
    expect(day.getByText(sentence)).toBeTruthy();
    expect(server.callsTo('POST /api/mypage/trades')).toEqual([]);
  });

  it('say why one was not added, and keep what was typed', async () => {
    journalServer().on('POST /api/mypage/trades', { status: 422, body: { message: '매매 기록은 2건까지' } });
    const { user } = await open();
    const day = await openDay(user, '매매 기록');
    await fill(user, day);
    await user.click(day.getByRole('button', { name: '매매 기록 추가' }));
    expect(await screen.findByText('거래 기록 추가 실패')).toBeTruthy();
    expect(day.getByLabelText<HTMLInputElement>('진입가').value).toBe('110');
  });

  it('are deleted at once and brought back as they were', async () => {
    const words = { note: '메모', tags: ['돌파'], setup: '전고점', mistake: '늦은 손절' };
    const review = { ...words, mood: 2, rating: 4, stopPrice: '95' };
    const [kept] = [trade(review)];
    const server = journalServer({ trades: [kept] })
      .on(`DELETE /api/mypage/trades/${kept.id}`, { status: 204 })
      .on('POST /api/mypage/trades', { status: 201, body: kept });
    const { user } = await open();
    const day = await openDay(user, '매매 기록');
    await user.click(await day.findByRole('button', { name: 'BTC-USDT 롱 삭제' }));
    expect(await screen.findByText('거래 기록 삭제됨')).toBeTruthy();
    await user.click(day.getByRole('button', { name: '되돌리기' }));
    const { symbol, type, entryPrice, exitPrice, quantity, leverage, exchange, tradeDate } = kept;
    const written = {
      symbol,
      type,
      entryPrice,
      exitPrice,
      quantity,
      leverage,
      exchange,
      tradeDate,
      ...review,
      restores: kept.id,
    };
    await waitFor(() => expect(server.callsTo('POST /api/mypage/trades')[0]?.body).toEqual(written));
  });

  it('say that one was not deleted', async () => {
    const kept = trade();
    journalServer({ trades: [kept] }).on(`DELETE /api/mypage/trades/${kept.id}`, 'lost');
    const { user } = await open();
    const day = await openDay(user, '매매 기록');
    await user.click(await day.findByRole('button', { name: 'BTC-USDT 롱 삭제' }));
    expect(await screen.findByText('삭제 실패')).toBeTruthy();
  });

  it('are changed in part', async () => {
    const kept = trade();
    const server = journalServer({ trades: [kept] }).on(`PATCH /api/mypage/trades/${kept.id}`, { body: kept });
    const { user } = await open();
    const day = await openDay(user, '매매 기록');
    await user.click(await day.findByRole('button', { name: 'BTC-USDT 롱 수정' }));
    await retype(user, day.getByLabelText('종료가'), '120');
    await user.click(day.getByRole('button', { name: '매매 기록 수정 저장' }));
    expect(await screen.findByText('거래 기록 수정됨')).toBeTruthy();
    expect(server.callsTo(`PATCH /api/mypage/trades/${kept.id}`)[0]?.body).toEqual({ exitPrice: '120' });
    expect(await day.findByRole('button', { name: '매매 기록 추가' })).toBeTruthy();
  });

  it('say that there are none', async () => {
    journalServer({ trades: [], flows: [] });
    const { user } = await open();
    const day = await openDay(user, '매매 기록');
    expect(await day.findByText('매매 기록이 없습니다')).toBeTruthy();
    await user.click(day.getByRole('tab', { name: '입출금' }));
    expect(await day.findByText('입출금 내역이 없습니다')).toBeTruthy();
  });

  it('begin with the form where there are none, which stays when the first is in the list', async () => {
    const server = journalServer({ trades: [] }).on('POST /api/mypage/trades', () => {
      server.on('GET /api/mypage/trades', { body: [trade()] });
      return { status: 201, body: trade() };
    });
    const { user } = await open();
    const day = await openDay(user, '매매 기록');
    const symbol = await day.findByLabelText('코인 심볼');
    await user.type(symbol, 'btcusdt');
    for (const label of ['진입가', '종료가', '수량']) await user.type(day.getByLabelText(label), '1');
    await user.click(day.getByRole('button', { name: '매매 기록 추가' }));
    expect(await day.findByRole('list', { name: '이 날의 매매 기록' })).toBeTruthy();
    expect(day.getByLabelText('코인 심볼')).toBe(symbol);
  });

  it('can be added while they cannot be read', async () => {
    journalServer().on('GET /api/mypage/trades', { status: 503, body: { message: '잠시 후 다시 시도해 주세요.' } });
    const { user } = await open();
    const day = await openDay(user, '매매 기록');
    await fill(user, day);
    expect(day.getByLabelText<HTMLInputElement>('진입가').value).toBe('110');
  });
});

describe('the cash flows of a day', () => {
  it('are added', async () => {
    const server = journalServer().on('POST /api/mypage/cashflows', { status: 201, body: cashFlow() });
    const { user } = await open();
    const day = await openDay(user, '입출금');
    await user.click(await day.findByRole('button', { name: '입출금 추가' }));
    await user.click(day.getByRole('button', { name: '입출금 추가' }));
    expect(day.getByText('금액은 0보다 큰 숫자로 입력해 주세요.')).toBeTruthy();
    await user.selectOptions(day.getByLabelText('구분'), '출금');
    await user.type(day.getByLabelText('금액'), '12.5');
    await user.type(day.getByLabelText(/^설명/), '생활비');
    await user.click(day.getByRole('button', { name: '입출금 추가' }));
    expect(await screen.findByText('입출금 내역 추가됨')).toBeTruthy();
    expect(server.callsTo('POST /api/mypage/cashflows')[0]?.body).toEqual({
      type: 'withdrawal',
      amount: '12.5',
      description: '생활비',
      transactionDate: '2026-11-18',
    });
  });

  it('are changed, deleted and brought back', async () => {
    const kept = cashFlow();
    const path = `/api/mypage/cashflows/${kept.id}`;
    const server = journalServer()
      .on(`PATCH ${path}`, { body: kept })
      .on(`DELETE ${path}`, { status: 204 })
      .on('POST /api/mypage/cashflows', { status: 500 });
    const { user } = await open();
    const day = await openDay(user, '입출금');
    await user.click(await day.findByRole('button', { name: '입금 500 USDT 수정' }));
    await retype(user, day.getByLabelText('금액'), '600');
    await user.click(day.getByRole('button', { name: '입출금 수정 저장' }));
    expect(await screen.findByText('입출금 내역 수정됨')).toBeTruthy();
    expect(server.callsTo(`PATCH ${path}`)[0]?.body).toEqual({ amount: '600' });
    await user.click(day.getByRole('button', { name: '입금 500 USDT 삭제' }));
    expect(await screen.findByText('입출금 내역 삭제됨')).toBeTruthy();
    await user.click(day.getByRole('button', { name: '되돌리기' }));
    expect(await screen.findByText('입출금 내역 추가 실패')).toBeTruthy();
  });
});
