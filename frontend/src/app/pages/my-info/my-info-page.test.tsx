import { act, screen, waitFor, within } from '@testing-library/react';
import { speak } from '@/shared/i18n';
import { attendance, bought, idleStatus, lcoinEntry, lcoinReceipt, lcoinServer } from '@test/lcoin-fixtures';
import { indicatorPurchase, runningPurchase } from '@test/indicator-fixtures';
import { earning, earningDays, rebateSummary, redemption } from '@test/member-fixtures';
import { type RenderedApp, rememberUser, renderApp } from '@test/render-app';
import { settings } from '@test/fixtures';

const HISTORY = 'GET /api/lance-coins/history';
const LUFF_HISTORY = 'GET /api/luff/transactions';
const CHECK = 'POST /api/attendance/check';

async function open(search = ''): Promise<RenderedApp> {
  rememberUser();
  return renderApp(`/my-info${search}`);
}

const openStatement = async (search = ''): Promise<RenderedApp> => {
  rememberUser();
  return renderApp(`/mypage?tab=transactions${search}`);
};

const statement = (): Promise<HTMLElement> => screen.findByRole('list', { name: '내역' });

const region = (): Promise<HTMLElement> => screen.findByRole('region', { name: 'L코인 내역, 스크롤' });

/** Days as the address and the server write them, today last. */
function lastDays(count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format(Date.now() - (count - 1 - index) * 86_400_000),
  );
}

describe('earnings history', () => {
  it('sends a visitor to log in and leads back', async () => {
    lcoinServer();
    const { address } = await renderApp('/my-info');
    await waitFor(() => expect(address()).toBe('/login?next=%2Fmy-info'));
  });

  it('says what there is and how it grows, in the numbers of the settings', async () => {
    lcoinServer();
    await open();
    expect(await screen.findByText('기본 속도: 10분마다 30 L 자동 채굴')).toBeTruthy();
    expect(screen.getByText('거래대금의 0.002% 적립')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^2,000 L/ })).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^1,423\.18 러프/ })).toBeTruthy();
    expect(within(screen.getByRole('main')).getByRole('link', { name: '홈' }).getAttribute('href')).toBe('/');
  });

  it('says what mining really gives while items are on, and how that comes', async () => {
    lcoinServer().on('GET /api/idle-rewards/status', { body: idleStatus() });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^접속 중 10분마다 54 L 자동 채굴/ }));
    const receipt = within(await screen.findByRole('dialog'));
    expect(receipt.getByText('프리미엄 채굴기 ×1.5, 한도 ×6')).toBeTruthy();
    expect(screen.queryByText(/기본 속도/)).toBeNull();
  });

  it('begins with what the last days brought, then both balances and the check-in; charts are with all books', async () => {
    const server = lcoinServer();
    await open();
    const list = await region();
    const terms = [...screen.getByRole('tabpanel').querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(terms.slice(0, 4)).toEqual(['최근 30일 적립한 L코인', 'L코인 잔액', '러프 잔액', '출석 체크']);
    expect(await screen.findByRole('button', { name: /^160 L/ })).toBeTruthy();
    expect(screen.getByText('2026.11.18 – 2026.11.19')).toBeTruthy();
    expect(server.callsTo('GET /api/user/earnings/days').map(({ search }) => search)).toEqual(['?days=30']);
    const purchases = screen.getByRole('heading', { name: '구매 현황' });
    expect(list.compareDocumentPosition(purchases)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(server.callsTo('GET /api/user/rebate-summary')).toEqual([]);
  });

  it('reads what the server says again after a change of the language, once the account has it', async () => {
    let spoken: 'ko' | 'en' = 'ko';
    const said = { ko: '가입 축하', en: 'Welcome bonus' };
    const server = lcoinServer()
      .on(HISTORY, () => ({ body: [lcoinEntry({ description: said[spoken] })] }))
      .on('PATCH /api/user/update', ({ body }) => {
        spoken = (body as { language: 'ko' | 'en' }).language;
        return { body: {} };
      });
    const { user } = await open();
    expect((await screen.findAllByText('가입 축하')).length).toBeGreaterThan(0);
    const before = server.callsTo(HISTORY).length;
    await user.click(screen.getByRole('button', { name: /English/ }));
    expect((await screen.findAllByText('Welcome bonus')).length).toBeGreaterThan(0);
    expect(screen.queryByText('가입 축하')).toBeNull();
    expect(server.callsTo(HISTORY).length).toBe(before + 1);
    act(() => speak('ko'));
  });

  it('follows the settings to the other reading', async () => {
    lcoinServer().on('GET /api/site-settings', {
      body: settings.map((setting) =>
        setting.key === 'lcoin_idleIntervalSeconds' ? { ...setting, value: '3600' } : setting,
      ),
    });
    await open();
    expect(await screen.findByText('기본 속도: 1시간마다 30 L 자동 채굴')).toBeTruthy();
  });

  it('shows no zero for a balance that could not be read', async () => {
    const server = lcoinServer().on('GET /api/lance-coins/balance', {
      status: 503,
      body: { message: '잠시 후 다시 시도해 주세요.' },
    });
    const { user } = await open();
    expect(await screen.findByText('잠시 후 다시 시도해 주세요.')).toBeTruthy();
    expect(screen.queryByText(/^0 L/)).toBeNull();
    server.on('GET /api/lance-coins/balance', {
      body: { balance: '2000', formatted: '2,000', available: '2000', held: '0' },
    });
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('button', { name: /^2,000 L/ })).toBeTruthy();
  });

  it('lists what was earned green with a plus and the rest red with a minus, in a list that scrolls by keys', async () => {
    lcoinServer();
    await open();
    const list = await region();
    expect(list.tabIndex).toBe(0);
    expect(list.style.getPropertyValue('--list-height')).toBe('500px');
    expect(within(list).getByText('+36').className).toContain('change-up');
    expect(within(list).getByText('\u2212200').className).toContain('change-down');
    const mined = within(list).getByText('자동 채굴').closest('li');
    expect(mined?.textContent).toMatch(/^자동 채굴2026\.11\.21 12:00–12:10스피드 부스터 \+20%/);
    expect(within(list).getAllByText('2026.11.21 12:10')).toHaveLength(1);
  });

  it('opens the receipt of the act behind a figure, with the way to what it concerns', async () => {
    const server = lcoinServer();
    const { user } = await open();
    await user.click(within(await region()).getByRole('button', { name: /^\+36 L/ }));
    const receipt = within(await screen.findByRole('dialog'));
    expect(await receipt.findByText('11월 21일 12:00–12:10')).toBeTruthy();
    expect(receipt.getByText('1주기 × 30 L × 1.2')).toBeTruthy();
    expect(receipt.getByText('1 L 미만은 지급하지 않습니다.')).toBeTruthy();
    expect(receipt.getByText('2,036')).toBeTruthy();
    await user.keyboard('{Escape}');
    server.on(`GET /api/lance-coins/history/${bought.id}/receipt`, {
      body: lcoinReceipt({ ...bought, rows: [], note: null }),
    });
    await user.click(within(await region()).getByRole('button', { name: /200 L/ }));
    const order = within(await screen.findByRole('dialog'));
    expect((await order.findByRole('link', { name: '스토어 보기' })).getAttribute('href')).toBe('/mining-items');
  });

  it('says of an approved request that it was approved; the day says what has become of its pass', async () => {
    lcoinServer().on('GET /api/indicator-purchases', {
      body: [runningPurchase(), runningPurchase({ id: 'over', passStatus: 'expired' }), indicatorPurchase()],
    });
    await open();
    const rows = within(await screen.findByRole('list', { name: '지표 구매 요청' })).getAllByRole('listitem');
    const states = rows.map((row) =>
      ['승인', '이용 중', '만료', '대기'].filter((word) => within(row).queryByText(word)),
    );
    expect(states).toEqual([['승인'], ['승인'], ['대기']]);
  });

  it('has the latest entries only, and leads to the statement', async () => {
    const server = lcoinServer();
    await open();
    await region();
    expect(server.callsTo(HISTORY).map(({ search }) => search)).toEqual(['?limit=10']);
    expect(screen.queryByLabelText('유형')).toBeNull();
    expect(screen.getByRole('link', { name: 'L코인 내역 모두 보기' }).getAttribute('href')).toBe(
      '/mypage?tab=transactions',
    );
  });

  it('says what is empty: no history, no indicators, no boosters', async () => {
    lcoinServer().on(HISTORY, { body: [] });
    await open();
    expect(await screen.findByText('L코인 내역이 아직 없습니다')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '지표 구매 요청' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: '채굴 아이템' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '스토어 가기' }).getAttribute('href')).toBe('/mining-items');
  });

  it('says that the history failed and tries again', async () => {
    const server = lcoinServer().on(HISTORY, { status: 500, body: { message: '불러오지 못했습니다.' } });
    const { user } = await open();
    expect(await screen.findByText('불러오지 못했습니다.')).toBeTruthy();
    server.on(HISTORY, { body: [lcoinEntry()] });
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await region()).toBeTruthy();
  });

  it('has the Luff history and the payback requests in the second tab', async () => {
    const server = lcoinServer().on('GET /api/luff/redemptions', { body: [redemption()] });
    const { user, address } = await open();
    await user.click(await screen.findByRole('tab', { name: '러프 내역' }));
    expect(await screen.findByRole('region', { name: '러프 내역, 스크롤' })).toBeTruthy();
    expect(address()).toBe('/my-info?tab=luff');
    expect(await screen.findByText('관리자 확인')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('유형'), '사용');
    await waitFor(() => expect(server.callsTo(LUFF_HISTORY).at(-1)?.search).toBe('?type=spend&limit=30'));
    expect(address()).toBe('/my-info?tab=luff&type=spend');
  });
});

describe('the statement of L coin', () => {
  it('says each day once, above its entries, which have their time alone', async () => {
    lcoinServer().on(HISTORY, {
      body: [
        lcoinEntry({ id: 'a', type: 'earn', description: '출석 체크', createdAt: '2026-11-21T03:10:00.000Z' }),
        lcoinEntry({ id: 'b', type: 'earn', description: '환급', createdAt: '2026-11-20T15:00:00.000Z' }),
        lcoinEntry({ id: 'c', type: 'earn', description: '보너스', createdAt: '2026-11-20T14:59:00.000Z' }),
      ],
    });
    await openStatement();
    const rows = within(await statement()).getAllByRole('listitem');
    // Days are those of Seoul.
    expect(rows.map(({ textContent }) => /^(2026\.11\.\d\d)?\D*(\d\d:\d\d)/.exec(textContent)?.slice(1))).toEqual([
      ['2026.11.21', '12:10'],
      [undefined, '00:00'],
      ['2026.11.20', '23:59'],
    ]);
    expect(rows[0]?.textContent).toContain('사용 가능');
  });

  it('asks for a type and a period, and keeps both in the address', async () => {
    const server = lcoinServer();
    const { user, address } = await openStatement();
    await statement();
    await user.selectOptions(screen.getByLabelText('유형'), '채굴');
    await waitFor(() => expect(server.callsTo(HISTORY).at(-1)?.search).toBe('?type=mining'));
    await user.selectOptions(screen.getByLabelText('기간'), '최근 30일');
    const [first] = lastDays(30);
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(server.callsTo(HISTORY).at(-1)?.search))).toEqual({
        type: 'mining',
        from: first,
      }),
    );
    expect(address()).toBe('/mypage?tab=transactions&type=mining&period=30');
  });

  it('reads from one day to another, also when they are the wrong way round', async () => {
    const server = lcoinServer();
    await openStatement('&period=own&from=2026-11-20&to=2026-11-03');
    await statement();
    expect(server.callsTo(HISTORY).at(-1)?.search).toBe('?from=2026-11-03&to=2026-11-20');
    expect(screen.getByLabelText<HTMLInputElement>('시작일').value).toBe('2026-11-03');
  });

  it('leaves out of the address what is no type, period or day', async () => {
    const server = lcoinServer();
    await openStatement('&type=gift&period=ever&from=x');
    await statement();
    expect(server.callsTo(HISTORY).map(({ search }) => search)).toEqual(['']);
  });

  it('tells nothing found from nothing there', async () => {
    const server = lcoinServer().on(HISTORY, ({ search }) => ({ body: search === '' ? [lcoinEntry()] : [] }));
    const { user } = await openStatement('&type=bonus');
    expect(await screen.findByText('조건에 맞는 내역이 없습니다')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'CSV 받기' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: '모든 내역 보기' }));
    expect(await statement()).toBeTruthy();
    expect(screen.getByRole('button', { name: 'CSV 받기' })).toHaveProperty('disabled', false);
    server.on(HISTORY, { body: [] });
  });

  it('pages on with the filter', async () => {
    const server = lcoinServer().on(HISTORY, ({ search }) =>
      search.includes('cursor')
        ? { body: [lcoinEntry({ id: 'old', description: '회원가입 보너스', type: 'bonus' })] }
        : {
            body: [lcoinEntry()],
            headers: { Link: '</api/lance-coins/history?type=mining&cursor=abc>; rel="next"' },
          },
    );
    const { user } = await openStatement('&type=mining');
    await user.click(await screen.findByRole('button', { name: '이전 내역 보기' }));
    expect(await screen.findByText('회원가입 보너스')).toBeTruthy();
    expect(server.callsTo(HISTORY).map(({ search }) => search)).toEqual(['?type=mining', '?type=mining&cursor=abc']);
    expect(screen.queryByRole('button', { name: '이전 내역 보기' })).toBeNull();
  });

  describe('as a file', () => {
    const saved: string[] = [];
    beforeEach(() => {
      saved.length = 0;
      URL.createObjectURL = () => 'blob:file';
      URL.revokeObjectURL = () => undefined;
      HTMLAnchorElement.prototype.click = function () {
        saved.push(this.download);
      };
    });

    it('is the same choice, with the name that the server gives it', async () => {
      const server = lcoinServer().on('GET /api/lance-coins/history.csv', {
        text: 'a,b',
        headers: { 'Content-Disposition': 'attachment; filename="lance-lcoin-2026-11-21.csv"' },
      });
      const { user } = await openStatement('&type=spend&period=own&from=2026-11-01&to=2026-11-20');
      await statement();
      await user.click(screen.getByRole('button', { name: 'CSV 받기' }));
      expect(await screen.findByText('내역을 내려받았습니다')).toBeTruthy();
      expect(saved).toEqual(['lance-lcoin-2026-11-21.csv']);
      expect(server.callsTo('GET /api/lance-coins/history.csv')[0]?.search).toBe(
        '?type=spend&from=2026-11-01&to=2026-11-20',
      );
    });

    it('says why there is none', async () => {
      lcoinServer().on('GET /api/luff/transactions.csv', {
        status: 429,
        body: { code: 'platform.busy', message: '다른 파일을 준비하고 있습니다.' },
      });
      const { user } = await open('?tab=luff');
      await user.click(await screen.findByRole('button', { name: 'CSV 받기' }));
      expect(await screen.findByText('내려받기 실패')).toBeTruthy();
      expect(screen.getByText('다른 파일을 준비하고 있습니다.')).toBeTruthy();
      expect(saved).toEqual([]);
    });
  });
});

describe('the daily check-in', () => {
  it('pays once, says 50 L, and reads exactly what it has changed', async () => {
    const server = lcoinServer().on(CHECK, () => {
      server.on('GET /api/attendance/status', {
        body: attendance({
          hasCheckedToday: true,
          checkedAt: '2026-11-21T03:10:00.000Z',
          // The reward has changed since.
          reward: '80',
          paid: '50',
          entryId: '0198f6d2-8f5e-7c3a-9f0e-000000000b01',
        }),
      });
      return { body: { message: '출석 보상 50 L을 받았습니다.', reward: '50', day: '2026-11-21', balance: '2050' } };
    });
    const { user } = await open();
    expect(await screen.findByText('+50')).toBeTruthy();
    await region();
    await user.click(screen.getByRole('button', { name: '출석 체크하기' }));
    const slip = within((await screen.findByText('영수증 보기')).closest('li') ?? document.body);
    expect(slip.getByText('+50')).toBeTruthy();
    const done = await screen.findByText('오늘 12:10 출석 완료');
    // The button is gone; its result has the focus.
    expect(document.activeElement).toBe(done);
    expect(screen.queryByText('+80')).toBeNull();
    expect(screen.getByRole('button', { name: /^\+50 L/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '출석 체크하기' })).toBeNull();
    // The displayed day is part of the request.
    expect(server.callsTo(CHECK)[0]?.body).toEqual({ day: '2026-11-21' });
    await waitFor(() => expect(server.callsTo('GET /api/lance-coins/balance')).toHaveLength(2));
    expect(server.callsTo(HISTORY)).toHaveLength(2);
    expect(server.callsTo('GET /api/luff/balance')).toHaveLength(1);
    expect(server.callsTo('GET /api/luff/my-mining-items')).toHaveLength(1);
  });

  it('takes no second click while it is under way', async () => {
    let answer: (() => void) | undefined;
    const server = lcoinServer().on(
      CHECK,
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ body: { message: 'm', reward: '50', day: '2026-11-21', balance: '2050' } });
        }),
    );
    const { user } = await open();
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: '출석 체크하기' });
    await user.click(button);
    expect(button.disabled).toBe(true);
    await user.click(button);
    expect(server.callsTo(CHECK)).toHaveLength(1);
    answer?.();
    expect(await screen.findByText('영수증 보기')).toBeTruthy();
  });

  it('says the reason when it fails, and shows that today is done', async () => {
    const server = lcoinServer().on(CHECK, () => {
      server.on('GET /api/attendance/status', { body: attendance({ hasCheckedToday: true }) });
      return {
        status: 409,
        body: { code: 'lcoin.alreadyCheckedIn', message: '오늘은 이미 출석했습니다.', alreadyChecked: true },
      };
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '출석 체크하기' }));
    expect(await screen.findByText('출석 체크 실패')).toBeTruthy();
    expect(screen.getByText('오늘은 이미 출석했습니다.')).toBeTruthy();
    expect(await screen.findByText('오늘 출석 완료')).toBeTruthy();
  });

  it('offers nothing while the reward is switched off', async () => {
    lcoinServer().on('GET /api/attendance/status', { body: attendance({ reward: '0' }) });
    await open();
    expect(await screen.findByText('지금은 출석 보상이 없습니다')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '출석 체크하기' })).toBeNull();
  });

  it('asks for the new day when the old one is over', async () => {
    const nextDay = Date.now() + 3_000;
    const yesterday = attendance({ hasCheckedToday: true, nextDayAt: new Date(nextDay).toISOString() });
    lcoinServer().on('GET /api/attendance/status', () => ({ body: Date.now() < nextDay ? yesterday : attendance() }));
    await open();
    expect(await screen.findByText('오늘 출석 완료')).toBeTruthy();
    expect(await screen.findByRole('button', { name: '출석 체크하기' })).toBeTruthy();
  });
});

describe('all books together', () => {
  it('begin with the rebate; each has a chart in its own unit, with a gap where no report came', async () => {
    const server = lcoinServer();
    await open('?tab=all');
    const rebate = within(await screen.findByRole('group', { name: '일별 리베이트' }));
    expect(rebate.getByRole('button', { name: '2026.11.19, 5.00 USDT' })).toBeTruthy();
    expect(rebate.getByRole('button', { name: '2026.11.17, 알 수 없음' })).toBeTruthy();
    const lcoin = within(await screen.findByRole('group', { name: '일별 L코인' }));
    expect(lcoin.getByRole('img', { name: '2026.11.19, 110 L' })).toBeTruthy();
    const luff = within(screen.getByRole('group', { name: '일별 러프' }));
    expect(luff.getByRole('img', { name: '2026.11.19, 12.50 러프' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^12\.25 ?USDT/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^160 ?L/ })).toBeTruthy();
    expect(screen.getAllByText('시뮬레이션')).toHaveLength(1);
    // One range for all, that of the rebates, said once.
    expect(screen.getAllByText(/2026\.10\.21 – 2026\.11\.19/)).toHaveLength(1);
    expect(server.callsTo('GET /api/user/earnings/days').map(({ search }) => search)).toEqual([
      '?days=30&to=2026-11-19',
    ]);
  });

  it('have rebates that are stacked by exchange, with the exchanges beside them', async () => {
    const { exchanges, series } = rebateSummary();
    const [deepcoin] = exchanges;
    if (!deepcoin) throw new Error('no exchange');
    const parts = [
      { exchange: 'deepcoin', rebate: '5' },
      { exchange: 'okx', rebate: '2.25' },
    ];
    lcoinServer().on('GET /api/user/rebate-summary', {
      body: rebateSummary({
        series: series.map((day) => (day.day === '2026-11-18' ? { ...day, parts } : day)),
        exchanges: [deepcoin, { ...deepcoin, exchange: 'okx', exchangeName: 'OKX', rebate: '2.25' }],
      }),
    });
    await open('?tab=all');
    const bar = await screen.findByRole('button', { name: '2026.11.18, 7.25 USDT, Deepcoin 5.00, OKX 2.25' });
    expect(bar.querySelectorAll('rect')).toHaveLength(3);
    expect(within(screen.getByRole('list', { name: '거래소별' })).getAllByRole('listitem')).toHaveLength(2);
  });

  it('stand by day under what the day came to, and what they have in common is said once', async () => {
    const luff = { book: 'luff', kind: 'luff', type: 'earn', balanceAfter: '10' } as const;
    const simulated = true;
    lcoinServer().on('GET /api/user/earnings', {
      body: [
        earning({ id: 'r1', simulated, amount: '7.259' }),
        earning({ ...luff, id: 'u1', simulated, amount: '1.239', at: '2026-11-19T05:00:00.000Z' }),
        earning({ id: 'r2', simulated, amount: '2.002', at: '2026-11-19T04:00:00.000Z' }),
        earning({ id: 'r3', simulated, amount: '4', day: '2026-11-18', at: '2026-11-18T16:00:00.000Z' }),
      ],
    });
    await open('?tab=all');
    const first = await screen.findByRole('list', { name: '2026.11.19 내역' });
    expect(within(first).getAllByRole('listitem')).toHaveLength(3);
    const heading = first.closest('details')?.querySelector('summary');
    expect(heading?.textContent).toBe('2026.11.193건+9.26 USDT+1.23 러프');
    const ledger = within(screen.getByRole('tabpanel'));
    expect(ledger.getAllByText(/거래소에서 지급합니다/)).toHaveLength(1);
    // Once beside the sum of the rebates, once for all entries.
    expect(ledger.getAllByText('시뮬레이션')).toHaveLength(2);
    expect(within(first).queryByText(/2026|시뮬레이션/)).toBeNull();
  });

  it('marks what is simulated where not all of it is', async () => {
    lcoinServer().on('GET /api/user/earnings', {
      body: [earning({ id: 'r1', simulated: true }), earning({ id: 'r2', simulated: false })],
    });
    await open('?tab=all');
    const list = within(await screen.findByRole('list', { name: '2026.11.19 내역' }));
    const marks = list.getAllByRole('listitem').map((row) => within(row).queryAllByText('시뮬레이션').length);
    expect(marks).toEqual([1, 0]);
  });

  it('are one ledger, asked for by book and type, which the address keeps; each row opens its receipt', async () => {
    const server = lcoinServer();
    const { user, address } = await open();
    await user.click(await screen.findByRole('tab', { name: '전체 내역' }));
    const list = within(await screen.findByRole('list', { name: '2026.11.19 내역' }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    await user.click(list.getByRole('button', { name: /7\.26 USDT/ }));
    expect(await within(await screen.findByRole('dialog')).findByText('2026.11.19 리베이트')).toBeTruthy();
    expect(server.callsTo('GET /api/receipts/rebate-day/2026-11-19')).toHaveLength(1);
    await user.keyboard('{Escape}');
    await user.selectOptions(screen.getByLabelText('구분'), '리베이트');
    await user.selectOptions(screen.getByLabelText('유형'), '적립');
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(server.callsTo('GET /api/user/earnings').at(-1)?.search))).toEqual({
        book: 'rebate',
        type: 'earn',
      }),
    );
    expect(address()).toBe('/my-info?tab=all&book=rebate&type=earn');
  });

  it('open the days that a sum is of, whose rows add up to it', async () => {
    const points = (day: string, luff: string) => ({ day, luff, lcoin: '0' });
    lcoinServer()
      .on('GET /api/user/earnings', { body: [] })
      .on('GET /api/user/earnings/days', {
        body: [points('2026-11-17', '0'), points('2026-11-18', '5.5'), points('2026-11-19', '-0.25')],
      });
    const { user } = await open('?tab=all');
    await user.click(await screen.findByRole('button', { name: /^5\.25 ?러프/ }));
    const luff = within(await screen.findByRole('dialog', { name: /최근 3일 적립한 러프/ }));
    expect(luff.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2026.11.19−0.25 러프, 영수증',
      '2026.11.185.5 러프, 영수증',
      '합계5.25 러프',
    ]);
  });

  it('lead from a day of points to all of its entries, page by page', async () => {
    const entry = { book: 'lcoin', kind: 'lcoin' } as const;
    const server = lcoinServer().on('GET /api/user/earnings', ({ search }) => {
      if (!search.includes('only')) return { body: [] };
      if (search.includes('cursor'))
        return { body: [earning({ ...entry, id: 'l1', amount: '30', type: 'bonus', description: '출석 체크' })] };
      return {
        body: [earning({ ...entry, id: 'l2', amount: '80', type: 'mining', description: '자동 채굴' })],
        headers: { Link: '</api/user/earnings?cursor=abc>; rel="next"' },
      };
    });
    const { user } = await open('?tab=all');
    await user.click(await screen.findByRole('button', { name: /^160 ?L/ }));
    const sheet = within(await screen.findByRole('dialog'));
    await user.click(await sheet.findByRole('button', { name: /2026\.11\.19/ }));
    expect(await sheet.findByText('2026.11.19 L코인')).toBeTruthy();
    const [first] = server.callsTo('GET /api/user/earnings').filter(({ search }) => search.includes('only'));
    expect(Object.fromEntries(new URLSearchParams(first?.search))).toEqual({
      ...{ book: 'lcoin', only: 'earned', from: '2026-11-19', to: '2026-11-19', limit: '100' },
    });
    expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^자동 채굴\+80 L/),
      expect.stringMatching(/^출석 체크\+30 L/),
      '합계110 L',
    ]);
    expect(sheet.getByRole('button', { name: /자동 채굴/ })).toBeTruthy();
  });

  it('round rebates as the dashboard does, and cut points as the wallets do', async () => {
    const day = { day: '2026-11-18', volume: null, parts: [], estimated: false, waitingFor: [] };
    lcoinServer()
      .on('GET /api/user/earnings', {
        body: [
          earning({ amount: '1.236' }),
          earning({ id: 'luff', book: 'luff', amount: '1.236', balanceAfter: '3.458' }),
        ],
      })
      .on('GET /api/user/rebate-summary', {
        body: rebateSummary({ totalRebate: '1.236', series: [{ ...day, rebate: '1.236' }] }),
      })
      .on('GET /api/user/earnings/days', { body: [{ day: '2026-11-18', lcoin: '0', luff: '1.236' }] });
    await open('?tab=all');
    const luff = within(await screen.findByRole('group', { name: '일별 러프' }));
    expect(luff.getByRole('img', { name: '2026.11.18, 1.23 러프' })).toBeTruthy();
    const rebate = within(await screen.findByRole('group', { name: '일별 리베이트' }));
    expect(rebate.getByRole('button', { name: '2026.11.18, 1.24 USDT' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^1\.24 ?USDT/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^1\.23 ?러프/ })).toBeTruthy();
    const list = within(await screen.findByRole('list', { name: '2026.11.19 내역' }));
    expect(list.getByRole('button', { name: /^\+1\.24 ?USDT/ })).toBeTruthy();
    expect(list.getByRole('button', { name: /^\+1\.23 ?러프/ })).toBeTruthy();
    expect(list.getByText('3.45 러프')).toBeTruthy();
  });

  it('say what is not there, and what to do first', async () => {
    lcoinServer()
      .on('GET /api/user/earnings', { body: [] })
      .on('GET /api/user/rebate-summary', {
        body: rebateSummary({
          exchanges: [],
          simulated: false,
          series: rebateSummary().series.map((day) => ({ ...day, rebate: null, volume: null, parts: [] })),
        }),
      })
      .on('GET /api/user/earnings/days', { body: [{ day: '2026-11-19', lcoin: '0', luff: '0' }] });
    const { user } = await open('?tab=all&book=rebate');
    expect(await screen.findByText('이 기간에 보고된 리베이트가 없습니다.')).toBeTruthy();
    expect(await screen.findByText('이 기간에 적립된 러프가 없습니다.')).toBeTruthy();
    expect(screen.queryByRole('group', { name: '일별 리베이트' })).toBeNull();
    // What no report tells is not a sum of 0.
    expect(screen.queryByText(/0\.00 ?USDT/)).toBeNull();
    expect(await screen.findByText('보고된 리베이트가 아직 없습니다')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'UID 등록' }).getAttribute('href')).toBe('/mypage#register-uid');
    // What a filter hides is told apart from what is not there.
    await user.selectOptions(screen.getByLabelText('유형'), '적립');
    await user.click(await screen.findByRole('button', { name: '모든 내역 보기' }));
    expect(await screen.findByText('아직 내역이 없습니다')).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('구분').value).toBe('all');
  });

  it('show an entry as its receipt does, also where rounding makes another sum of the day', async () => {
    const entry = { day: '2026-11-19', at: '2026-11-19T04:00:00.000Z' };
    lcoinServer().on('GET /api/user/earnings', {
      body: [earning({ ...entry, id: 'a', amount: '21.5149' }), earning({ ...entry, id: 'b', amount: '19.1249' })],
    });
    await open('?tab=all');
    const list = within(await screen.findByRole('list', { name: '2026.11.19 내역' }));
    expect(screen.getByText('+40.64')).toBeTruthy();
    expect(list.getByText('+21.51')).toBeTruthy();
    expect(list.getByText('+19.12')).toBeTruthy();
    expect(list.getAllByRole('listitem').at(-1)?.textContent).toMatch(/^반올림 차이\+0\.01 ?USDT$/);
  });

  it('say which digits of Luff are left out, so that a day adds up', async () => {
    const entry = { book: 'luff' as const, kind: 'luff' as const, day: '2026-11-19', balanceAfter: '9' };
    const amounts = ['2.309', '2.989', '0.579'];
    lcoinServer().on('GET /api/user/earnings', {
      body: amounts.map((amount, index) =>
        earning({ ...entry, id: amount, amount, at: `2026-11-19T0${index}:00:00.000Z` }),
      ),
    });
    await open('?tab=all');
    const list = within(await screen.findByRole('list', { name: '2026.11.19 내역' }));
    expect(screen.getByText('+5.87')).toBeTruthy();
    for (const shown of ['+2.30', '+2.98', '+0.57']) expect(list.getByText(shown)).toBeTruthy();
    expect(list.getAllByRole('listitem').at(-1)?.textContent).toMatch(/^표시하지 않은 소수점 합계\+0\.02 ?러프$/);
  });

  it('come page by page, and again after an error', async () => {
    const server = lcoinServer().on('GET /api/user/earnings', ({ search }) =>
      search.includes('cursor')
        ? { body: [earning({ id: '2026-11-17', amount: '1.5' })] }
        : {
            body: [earning()],
            headers: { Link: '</api/user/earnings?cursor=2026-11-19_8_deepcoin_1_futures.-.-&limit=100>; rel="next"' },
          },
    );
    server.on('GET /api/user/earnings/days', { status: 500, body: { message: '잠시 후 다시 시도해 주세요.' } });
    const { user } = await open('?tab=all');
    const list = within(await screen.findByRole('list', { name: '2026.11.19 내역' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    // A day that may go on has no sum yet.
    expect(screen.getByText('일부 내역')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '이전 내역 보기' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
    expect(screen.getByText('+8.76')).toBeTruthy();
    expect(screen.getByText('잠시 후 다시 시도해 주세요.')).toBeTruthy();
    server.on('GET /api/user/earnings/days', { body: earningDays() });
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('group', { name: '일별 리베이트' })).toBeTruthy();
  });
});

describe('in English', () => {
  it('speaks of the same things', async () => {
    localStorage.setItem('language', 'en');
    lcoinServer().on(HISTORY, { body: [] });
    await open();
    expect(await screen.findByText('Base rate: 30 L auto-mined every 10 minutes')).toBeTruthy();
    expect(screen.getByText('Earn 0.002% of trading volume')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Check in' })).toBeTruthy();
    expect(await screen.findByText('No L coin history yet')).toBeTruthy();
  });
});
