import { jest } from '@jest/globals';
import { type BoundFunctions, act, fireEvent, type queries, screen, waitFor, within } from '@testing-library/react';
import {
  adminMail,
  adminRedemption,
  adminServer,
  adminSummary,
  adminUser,
  importPreview,
  uidRequest,
} from '@test/admin-fixtures';
import { chooseAction, dialog, openOffice, rowButton } from '@test/back-office';
import { hana } from '@test/render-app';

const MENU = '김하나 회원 작업';

const HISTORIES = ['L코인 내역', '러프 내역', '구매'];

describe('the back-office', () => {
  it('sends a member who is no admin home', async () => {
    adminServer().on('GET /api/me', { body: { user: hana } });
    const { address } = await openOffice('/admin/users', hana);
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('sends an administrator whose session has ended to log in and back', async () => {
    adminServer().on('GET /api/me', { status: 401, body: { message: 'no' } });
    jest.spyOn(console, 'warn').mockImplementationOnce(() => undefined);
    const { address } = await openOffice('/admin/users?tab=requests');
    await waitFor(() => expect(address()).toBe(`/login?next=${encodeURIComponent('/admin/users?tab=requests')}`));
  });

  it('shows what waits on the requests tab, and keeps the tab in the address', async () => {
    adminServer();
    const { user, address } = await openOffice('/admin/users');
    expect(await screen.findByLabelText('대기 2건')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: /요청 관리/ }));
    expect(address()).toBe('/admin/users?tab=requests');
  });

  it('marks differences in the books in red', async () => {
    adminServer().on('GET /api/admin/summary', { body: adminSummary({ ledgerFindings: 3 }) });
    await openOffice('/admin/users');
    expect(await screen.findByLabelText('원장 차이 3건')).toBeTruthy();
  });

  it('searches members after a pause, in the address', async () => {
    const server = adminServer();
    const { user, address } = await openOffice('/admin/users');
    await user.type(await screen.findByLabelText('이메일 또는 이름 검색'), 'hana');
    await waitFor(() => expect(address()).toBe('/admin/users?q=hana'));
    await waitFor(() => expect(server.callsTo('GET /api/admin/users').at(-1)?.search).toBe('?search=hana'));
  });

  it('says at each value which column it is of, where there is no room for columns, and keeps the actions in sight', async () => {
    adminServer();
    await openOffice('/admin/users');
    const row = (await screen.findByText(hana.email)).closest('tr');
    const cells = [...(row?.cells ?? [])];
    expect(cells.map((cell) => cell.dataset['label'])).toEqual([
      undefined,
      '회원',
      '가입일, 최근 로그인',
      'TradingView ID',
      '거래대금 (USDT)',
      '리베이트 (USDT)',
      'L코인',
      '러프',
      'UID',
      undefined,
    ]);
    expect(cells.map((cell) => cell.classList.contains('last'))).toEqual(cells.map((_, at) => at === cells.length - 1));
  });

  it('lets the keyboard choose what to do with a member: the key that chose presses nothing else', async () => {
    adminServer();
    const { user } = await openOffice('/admin/users');
    await user.click(await screen.findByRole('button', { name: MENU }));
    const choice = await screen.findByRole('menuitem', { name: 'L코인 지급·차감' });
    // Otherwise the browser would press the focused button, which closes the dialog.
    expect(fireEvent.keyDown(choice, { key: 'Enter', keyCode: 13, which: 13 })).toBe(false);
    expect((await dialog('L코인 지급·차감')).getByLabelText('금액')).toBeTruthy();
  });

  it('grants and deducts L coin by the sign, and says which before it is booked', async () => {
    const server = adminServer().on(`POST /api/admin/users/${hana.id}/adjust-lance-coins`, {
      body: { message: '500 L을 차감했습니다.', balance: '1500' },
    });
    const { user } = await openOffice('/admin/users');
    await chooseAction(user, MENU, 'L코인 지급·차감');
    const box = await dialog('L코인 지급·차감');
    await user.type(box.getByLabelText('금액'), '1.5');
    await user.click(box.getByRole('button', { name: 'L코인 지급·차감' }));
    expect(box.getByText('0이 아닌 정수를 입력해 주세요.')).toBeTruthy();
    await user.clear(box.getByLabelText('금액'));
    await user.type(box.getByLabelText('금액'), '-500');
    await user.type(box.getByLabelText(/사유/), '중복 지급 정정');
    await user.click(box.getByRole('button', { name: '500 L 차감' }));
    expect(await screen.findByText('L코인을 반영했습니다')).toBeTruthy();
    const [call] = server.callsTo(`POST /api/admin/users/${hana.id}/adjust-lance-coins`);
    expect(call?.body).toEqual({ amount: '-500', description: '중복 지급 정정' });
    expect(call?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('resets a password after a prompt that says whom to tell, and answers for seven seconds', async () => {
    const message = '비밀번호를 초기 비밀번호로 바꾸고 모든 기기에서 로그아웃했습니다.';
    const server = adminServer().on(`POST /api/admin/users/${hana.id}/reset-password`, { body: { message } });
    const { user } = await openOffice('/admin/users');
    await chooseAction(user, MENU, '비밀번호 초기화');
    const box = await dialog('비밀번호를 초기화할까요?');
    expect(box.getByText(hana.email)).toBeTruthy();
    expect(
      box.getByText('회원에게 24시간 안에 초기 비밀번호로 로그인해 새 비밀번호로 변경하도록 알려 주세요.'),
    ).toBeTruthy();
    expect(server.callsTo(`POST /api/admin/users/${hana.id}/reset-password`)).toEqual([]);
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    try {
      fireEvent.click(box.getByRole('button', { name: '비밀번호 초기화' }));
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(screen.getByText('비밀번호를 초기화했습니다')).toBeTruthy();
      expect(screen.getByText(message)).toBeTruthy();
      await act(() => jest.advanceTimersByTimeAsync(6_500));
      expect(screen.getByText('비밀번호를 초기화했습니다')).toBeTruthy();
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(screen.queryByText('비밀번호를 초기화했습니다')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
    expect(server.callsTo(`POST /api/admin/users/${hana.id}/reset-password`)).toHaveLength(1);
  });

  it('says why a password was not reset, in its own words where the server has none', async () => {
    const server = adminServer().on(`POST /api/admin/users/${hana.id}/reset-password`, {
      status: 429,
      body: { message: '시도 횟수가 많아 잠시 제한됩니다.' },
    });
    const { user } = await openOffice('/admin/users');
    await chooseAction(user, MENU, '비밀번호 초기화');
    const box = await dialog('비밀번호를 초기화할까요?');
    await user.click(box.getByRole('button', { name: '비밀번호 초기화' }));
    expect(await screen.findByText('비밀번호 초기화 실패')).toBeTruthy();
    expect(screen.getByText('시도 횟수가 많아 잠시 제한됩니다.')).toBeTruthy();
    expect(server.callsTo(`POST /api/admin/users/${hana.id}/reset-password`)).toHaveLength(1);
  });

  it('logs a member out everywhere after a question', async () => {
    const route = `POST /api/admin/users/${hana.id}/end-sessions`;
    const server = adminServer().on(route, { status: 500, body: {} });
    const { user } = await openOffice('/admin/users');
    await chooseAction(user, MENU, '모든 기기에서 로그아웃');
    const box = await dialog('모든 기기에서 로그아웃할까요?');
    expect(box.getByText(hana.email)).toBeTruthy();
    expect(server.callsTo(route)).toEqual([]);
    await user.click(box.getByRole('button', { name: '모든 기기에서 로그아웃' }));
    expect(await screen.findByText('로그아웃 실패')).toBeTruthy();
    expect(screen.getByText('로그아웃하는 중 오류가 발생했습니다.')).toBeTruthy();
    server.on(route, { body: { ended: 2 } });
    await user.click(box.getByRole('button', { name: '모든 기기에서 로그아웃' }));
    expect(await screen.findByText('기기 2대에서 로그아웃했습니다')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('tells members apart: administrators, two-factor login, unconfirmed, closed', async () => {
    adminServer().on('GET /api/admin/users', {
      body: [
        adminUser({ id: 'a', name: '이지우', isAdmin: true, twoFactorEnabled: true }),
        adminUser({ id: 'b', name: '박서준', emailConfirmed: false }),
        adminUser({
          id: 'c',
          name: '',
          email: 'closed c',
          emailConfirmed: false,
          closedAt: '2026-11-19T16:00:00.000Z',
        }),
      ],
    });
    await openOffice('/admin/users');
    const table = await screen.findByRole('group', { name: '회원 관리' });
    const row = (name: string): BoundFunctions<typeof queries> =>
      within(within(table).getByText(name).closest('tr') ?? table);
    expect(row('이지우').getByText('관리자')).toBeTruthy();
    expect(row('이지우').getByText('2단계 인증')).toBeTruthy();
    expect(row('박서준').getByText('이메일 미인증')).toBeTruthy();
    expect(row('탈퇴한 회원').getByText('2026.11.20 탈퇴')).toBeTruthy();
    expect(row('탈퇴한 회원').queryByText('이메일 미인증')).toBeNull();
  });

  it.each([
    ['a member', {}, [...HISTORIES, 'L코인 지급·차감', '차트 쿠폰 발급', '비밀번호 초기화', '모든 기기에서 로그아웃']],
    [
      'an administrator',
      { isAdmin: true },
      [...HISTORIES, 'L코인 지급·차감', '차트 쿠폰 발급', '모든 기기에서 로그아웃'],
    ],
    ['who closed the account', { closedAt: '2026-11-19T16:00:00.000Z' }, HISTORIES],
  ])('offers in the menu what can be done with %s, by keyboard too', async (_, overrides, actions) => {
    adminServer().on('GET /api/admin/users', { body: [adminUser(overrides)] });
    const { user } = await openOffice('/admin/users');
    const menu = await screen.findByRole('button', { name: /회원 작업$/ });
    menu.focus();
    await user.keyboard('{Enter}');
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(actions);
    await waitFor(() => expect(document.activeElement?.closest('[role=menu]')).toBeTruthy());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(menu.getAttribute('aria-expanded')).toBe('false'));
    expect(document.activeElement).toBe(menu);
  });

  it('cancels a UID of a member', async () => {
    const uid = {
      exchangeName: 'Deepcoin',
      uid: '36100011',
      uidId: 'u1',
      status: 'success' as const,
      registeredAt: '2026-11-20T04:05:00.000Z',
      rebate: '61.2',
      volume: '204000',
    };
    const server = adminServer()
      .on('GET /api/admin/users', { body: [adminUser({ registeredExchanges: [uid] })] })
      .on(`DELETE /api/admin/users/${hana.id}/uid/u1`, { body: { message: 'UID 등록을 취소했습니다.' } });
    const { user } = await openOffice('/admin/users');
    await user.click(await screen.findByRole('button', { name: '김하나 상세 열기' }));
    // The day the UID was registered with us, not the one its account was opened at the exchange.
    expect(await screen.findByRole('columnheader', { name: '등록일' })).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: '가입일' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: '등록 취소' }));
    const box = await dialog('UID 등록을 취소할까요?');
    await user.click(box.getByRole('button', { name: 'UID 등록 취소' }));
    expect(await screen.findByText('UID 등록을 취소했습니다.')).toBeTruthy();
    expect(server.callsTo(`DELETE /api/admin/users/${hana.id}/uid/u1`)).toHaveLength(1);
  });
});

describe('deciding requests', () => {
  it('verifies a UID after naming the member and the bonus, and reads only the touched views again', async () => {
    const request = uidRequest();
    const server = adminServer().on(`PATCH /api/admin/uid-verification-requests/${request.id}`, {
      body: { message: 'UID 인증을 승인했습니다.' },
    });
    const { user } = await openOffice('/admin/users?tab=requests');
    expect(await screen.findByText('오래전에 가입')).toBeTruthy();
    await user.click(rowButton('승인'));
    const box = await dialog('UID 인증을 승인할까요?');
    expect(box.getByText(/김하나 님의 UID로 인증되고 1,000 L이 지급됩니다/)).toBeTruthy();
    server.on('GET /api/admin/uid-verification-requests', { body: [] });
    // The last of its kind: the panel stays on it although another kind has open requests.
    const pending = { uidVerifications: 0, uidDisputes: 0, luffRedemptions: 1, indicatorPurchases: 0 };
    server.on('GET /api/admin/summary', { body: adminSummary({ pending }) });
    await user.click(box.getByRole('button', { name: 'UID 인증 승인' }));
    expect(await screen.findByText('UID 인증을 승인했습니다.')).toBeTruthy();
    expect(await screen.findByText('대기 중인 요청이 없습니다')).toBeTruthy();
    expect(server.callsTo(`PATCH /api/admin/uid-verification-requests/${request.id}`)[0]?.body).toEqual({
      action: 'approved',
    });
    expect(server.callsTo('GET /api/admin/summary').length).toBeGreaterThan(1);
    expect(server.callsTo('GET /api/admin/luff-redemptions')).toEqual([]);
  });

  it('refuses with the words that the member reads', async () => {
    const request = uidRequest();
    const server = adminServer().on(`PATCH /api/admin/uid-verification-requests/${request.id}`, {
      body: { message: 'UID 인증 요청을 거절했습니다.' },
    });
    const { user } = await openOffice('/admin/users?tab=requests&kind=uid');
    await screen.findByText('오래전에 가입');
    await user.click(rowButton('거절'));
    const box = await dialog('UID 인증을 거절할까요?');
    await user.type(box.getByLabelText(/거절 사유/), 'KYC 이름이 다릅니다');
    await user.click(box.getByRole('button', { name: '인증 요청 거절' }));
    expect(await screen.findByText('UID 인증 요청을 거절했습니다.')).toBeTruthy();
    expect(server.callsTo(`PATCH /api/admin/uid-verification-requests/${request.id}`)[0]?.body).toEqual({
      action: 'rejected',
      adminNote: 'KYC 이름이 다릅니다',
    });
  });

  it('cannot verify a UID that another member holds', async () => {
    adminServer().on('GET /api/admin/uid-verification-requests', { body: [uidRequest({ isHeldByAnother: true })] });
    await openOffice('/admin/users?tab=requests&kind=uid');
    expect(await screen.findByText('다른 회원 보유')).toBeTruthy();
    expect(rowButton('승인').disabled).toBe(true);
  });

  const owes = { code: 'owes 600', message: '회수할 600 러프가 남아 있습니다. (신청 1,000 러프)' };

  it('approves a payback against which something speaks only when that was seen, and shows what is found anew', async () => {
    const request = adminRedemption({ findings: [owes] });
    const server = adminServer()
      .on('GET /api/admin/luff-redemptions', { body: [request] })
      .on(`POST /api/admin/luff-redemptions/${request.id}/approve`, {
        status: 422,
        body: { code: 'luff.memberOwesLuff', message: '회수할 700 러프가 남아 있습니다.' },
      });
    const { user } = await openOffice('/admin/users?tab=requests&kind=luff');
    expect(await screen.findByText(owes.message)).toBeTruthy();
    await user.click(rowButton('승인'));
    const box = await dialog('페이백을 승인할까요?');
    expect(box.getByText(owes.message)).toBeTruthy();
    await user.click(box.getByRole('button', { name: '100 USDT 승인' }));
    expect(box.getByText('내용을 확인하고 선택해 주세요.')).toBeTruthy();
    const approvals = () => server.callsTo(`POST /api/admin/luff-redemptions/${request.id}/approve`);
    expect(approvals()).toEqual([]);

    const changed = { code: 'owes 700', message: '회수할 700 러프가 남아 있습니다. (신청 1,000 러프)' };
    server.on('GET /api/admin/luff-redemptions', { body: [adminRedemption({ findings: [changed] })] });
    await user.click(box.getByRole('checkbox'));
    await user.click(box.getByRole('button', { name: '100 USDT 승인' }));
    expect(await box.findByText(changed.message)).toBeTruthy();
    expect(approvals()[0]?.body).toEqual({ confirmedFindings: ['owes 600'] });
    expect(box.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);

    server.on(`POST /api/admin/luff-redemptions/${request.id}/approve`, {
      body: { message: '페이백 100 USDT를 승인했습니다.', redemption: request },
    });
    await user.click(box.getByRole('checkbox'));
    await user.click(box.getByRole('button', { name: '100 USDT 승인' }));
    expect(await screen.findByText('페이백 100 USDT를 승인했습니다.')).toBeTruthy();
    expect(approvals()[1]?.body).toEqual({ confirmedFindings: ['owes 700'] });
  });

  it('approves a payback with or without its payout reference, naming amount and UID', async () => {
    const request = adminRedemption();
    const server = adminServer().on(`POST /api/admin/luff-redemptions/${request.id}/approve`, {
      body: { message: '페이백 100 USDT를 승인했습니다.', redemption: request },
    });
    const { user } = await openOffice('/admin/users?tab=requests&kind=luff');
    await screen.findByText('36100011');
    await user.click(rowButton('승인'));
    const box = await dialog('페이백을 승인할까요?');
    expect(box.getByText(/1,000 러프가 지급 예정으로 바뀝니다\. Deepcoin 36100011/)).toBeTruthy();
    await user.type(box.getByLabelText(/이체 확인/), 'deepcoin-17');
    await user.click(box.getByRole('button', { name: '100 USDT 승인' }));
    expect(await screen.findByText('페이백 100 USDT를 승인했습니다.')).toBeTruthy();
    expect(server.callsTo(`POST /api/admin/luff-redemptions/${request.id}/approve`)[0]?.body).toEqual({
      payoutReference: 'deepcoin-17',
    });
  });

  it('records a payout only with a reference, and says when it was used before', async () => {
    const request = adminRedemption({ status: 'approved', processedAt: '2026-11-20T05:05:00.000Z' });
    const server = adminServer()
      .on('GET /api/admin/luff-redemptions', { body: [request] })
      .on(`POST /api/admin/luff-redemptions/${request.id}/payout`, {
        status: 409,
        body: { code: 'luff.payoutReferenceUsed', message: '다른 지급에 이미 사용한 이체 확인 번호입니다.' },
      });
    const { user } = await openOffice('/admin/users?tab=requests&kind=luff&state=approved');
    await user.click(await screen.findByRole('button', { name: '지급 기록' }));
    const box = await dialog('지급을 기록할까요?');
    await user.click(box.getByRole('button', { name: '100 USDT 지급 기록' }));
    expect(box.getByText('이체 확인 번호를 입력해 주세요.')).toBeTruthy();
    expect(server.callsTo(`POST /api/admin/luff-redemptions/${request.id}/payout`)).toEqual([]);
    await user.type(box.getByLabelText('이체 확인 번호'), 'deepcoin-17');
    await user.click(box.getByRole('button', { name: '100 USDT 지급 기록' }));
    expect(await box.findByText('다른 지급에 이미 사용한 이체 확인 번호입니다.')).toBeTruthy();
  });
});

describe('reports, exchanges and settings', () => {
  it('previews a file, names each bad row with line and cause, and commits the good ones', async () => {
    const preview = importPreview();
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const server = adminServer()
      .on('POST /api/admin/report-imports/file', () => released.then(() => ({ body: preview })))
      .on(`POST /api/admin/report-imports/${preview.id}/commit`, { body: { message: '리포트 117행을 반영했습니다.' } });
    const { user, container } = await openOffice('/admin/users?tab=reports&view=import');
    const input = (): Promise<HTMLInputElement> =>
      waitFor(() => {
        const found = container.querySelector<HTMLInputElement>('input[type=file]');
        if (!found) throw new Error('no file input yet');
        return found;
      });
    const file = new File(['UID,Date,Commission\n'], 'november.csv', { type: 'text/csv' });
    await user.upload(await input(), file);
    expect(await screen.findByText('거래소를 먼저 선택해 주세요.')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('파일의 거래소'), 'deepcoin');
    await user.upload(await input(), file);
    expect(await screen.findByText('november.csv 읽는 중')).toBeTruthy();
    release();
    expect(await screen.findByText('금액으로 읽을 수 없습니다.')).toBeTruthy();
    const [sent] = server.callsTo('POST /api/admin/report-imports/file');
    expect(sent?.search).toBe('?exchange=deepcoin&fileName=november.csv');
    expect(sent?.headers.get('Content-Type')).toBe('application/octet-stream');
    expect(sent?.body).toBe('UID,Date,Commission\n');
    await user.click(screen.getByRole('button', { name: '117행 반영' }));
    const box = await dialog('리포트를 반영할까요?');
    expect(box.getByText(/오류 1행은 제외됩니다/)).toBeTruthy();
    await user.click(box.getByRole('button', { name: '117행 반영' }));
    expect(await screen.findByText('리포트 117행을 반영했습니다.')).toBeTruthy();
    expect(screen.queryByText('미리 보기')).toBeNull();
  });

  it('starts a back-fill and shows its progress until it is done', async () => {
    const run = {
      id: 'r1',
      exchange: 'deepcoin',
      exchangeName: 'Deepcoin',
      day: '2026-11-18',
      reading: null,
      backfillId: 'b1',
      status: 'done',
      attempts: 1,
      pagesDone: 1,
      pagesTotal: 1,
      counts: { new: 1, changed: 0, withdrawn: 0, unchanged: 0, kept: 0, unreadable: 0 },
      problems: [],
      error: null,
      nextAttemptAt: null,
      createdAt: '2026-11-20T04:05:00.000Z',
      startedAt: '2026-11-20T04:05:00.000Z',
      finishedAt: '2026-11-20T04:05:03.000Z',
    };
    const server = adminServer()
      .on('POST /api/admin/report-syncs', { body: { message: '시작했습니다.', backfillId: 'b1', days: 2 } })
      .on('GET /api/admin/report-syncs', ({ search }) => ({
        body: search.includes('backfillId=b1') ? [run, { ...run, id: 'r2', day: '2026-11-19' }] : [],
      }));
    const { user } = await openOffice('/admin/users?tab=reports');
    await user.click(await screen.findByRole('button', { name: '기간 가져오기' }));
    const box = await dialog('리포트 다시 가져오기');
    await user.type(box.getByLabelText('시작일'), '2026-11-18');
    await user.type(box.getByLabelText('종료일'), '2026-11-19');
    await user.click(box.getByRole('button', { name: '2일 가져오기' }));
    expect(await screen.findByText('2일 중 2일')).toBeTruthy();
    expect(server.callsTo('POST /api/admin/report-syncs')[0]?.body).toEqual({
      exchange: 'deepcoin',
      fromDay: '2026-11-18',
      toDay: '2026-11-19',
    });
  });

  it('switches an exchange off only after naming what follows', async () => {
    const server = adminServer().on('PATCH /api/admin/exchanges/deepcoin', { body: {} });
    const { user } = await openOffice('/admin/users?tab=exchanges');
    await user.click(await screen.findByRole('switch', { name: 'Deepcoin 제공' }));
    const box = await dialog('Deepcoin 제공을 중지할까요?');
    expect(server.callsTo('PATCH /api/admin/exchanges/deepcoin')).toEqual([]);
    await user.click(box.getByRole('button', { name: '제공 중지' }));
    await waitFor(() =>
      expect(server.callsTo('PATCH /api/admin/exchanges/deepcoin')[0]?.body).toEqual({ isActive: false }),
    );
  });

  it('sends a changed rate as a share, and leaves the other rates alone', async () => {
    const server = adminServer().on('PATCH /api/admin/exchanges/deepcoin', { body: {} });
    const { user } = await openOffice('/admin/users?tab=exchanges');
    await user.click(await screen.findByRole('button', { name: '수정' }));
    const box = await dialog('Deepcoin 수정');
    await user.clear(box.getByLabelText('리베이트율'));
    await user.type(box.getByLabelText('리베이트율'), '101');
    await user.click(box.getByRole('button', { name: '저장' }));
    expect(box.getByText('0~100 사이의 퍼센트를 소수 4자리까지 입력해 주세요.')).toBeTruthy();
    await user.clear(box.getByLabelText('리베이트율'));
    await user.type(box.getByLabelText('리베이트율'), '55.5');
    await user.click(box.getByRole('button', { name: '저장' }));
    await waitFor(() =>
      expect(server.callsTo('PATCH /api/admin/exchanges/deepcoin')[0]?.body).toEqual({ rebateRate: '0.555' }),
    );
  });

  it('changes how the rebates of an exchange arrive, and keeps every text in both languages', async () => {
    const server = adminServer().on('PATCH /api/admin/exchanges/deepcoin', { body: {} });
    const { user } = await openOffice('/admin/users?tab=exchanges');
    await user.click(await screen.findByRole('button', { name: '수정' }));
    const box = await dialog('Deepcoin 수정');
    await user.clear(box.getByLabelText('지급 시기 (한국어)'));
    await user.clear(box.getByLabelText('최소 지급 금액'));
    await user.type(box.getByLabelText('최소 지급 금액'), '-1');
    await user.click(box.getByRole('button', { name: '저장' }));
    expect(box.getByText('안내 문구를 입력해 주세요.')).toBeTruthy();
    expect(box.getByText('0 이상 1,000,000 미만의 금액을 소수 8자리까지 입력해 주세요.')).toBeTruthy();
    expect(server.callsTo('PATCH /api/admin/exchanges/deepcoin')).toEqual([]);
    await user.type(box.getByLabelText('지급 시기 (한국어)'), '매주 월요일');
    await user.clear(box.getByLabelText('최소 지급 금액'));
    await user.type(box.getByLabelText('최소 지급 금액'), '0.50');
    await user.click(box.getByRole('button', { name: '저장' }));
    await waitFor(() =>
      expect(server.callsTo('PATCH /api/admin/exchanges/deepcoin')[0]?.body).toEqual({
        ...{ rebateWhenKo: '매주 월요일', rebateMinimumUsdt: '0.5' },
      }),
    );
  });

  it('changes a setting and shows the server’s reason in place when it refuses', async () => {
    const server = adminServer().on('PATCH /api/admin/settings/luff_minimumPaybackUsdt', {
      status: 400,
      body: { code: 'settings.invalidValue', message: '사용할 수 없는 값입니다.' },
    });
    const { user } = await openOffice('/admin/users?tab=settings');
    await user.click(await screen.findByRole('button', { name: '최소 페이백 금액 (USDT) 변경' }));
    const box = await dialog('설정을 변경할까요?');
    await user.clear(box.getByLabelText('새 값'));
    await user.type(box.getByLabelText('새 값'), '0');
    await user.click(box.getByRole('button', { name: '설정 변경' }));
    expect(await box.findByText('사용할 수 없는 값입니다.')).toBeTruthy();
    expect(server.callsTo('PATCH /api/admin/settings/luff_minimumPaybackUsdt')[0]?.body).toEqual({ value: '0' });
  });
});

describe('the outbox', () => {
  it('shows failed mails first, in words, counts them on the tab, and sends one again', async () => {
    const failed = adminMail({ status: 'failed', error: '550 no such user', nextAttemptAt: null, attempts: 9 });
    const server = adminServer()
      .on('GET /api/admin/mails', ({ search }) => ({
        body: search.includes('failed')
          ? [failed]
          : search.includes('waiting')
            ? []
            : [failed, adminMail({ id: 'm2', kind: 'spec.unknown', name: null, to: null, status: 'dropped' })],
      }))
      .on(`POST /api/admin/mails/${failed.id}/retry`, { body: { ...failed, status: 'waiting' } });
    const { user } = await openOffice('/admin/users');
    expect(await screen.findByLabelText('보내지 못한 메일 1건')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: /시스템/ }));
    const table = within(await screen.findByRole('group', { name: '메일' }));
    expect(table.getByText('비밀번호 재설정 링크')).toBeTruthy();
    expect(table.getByText('550 no such user')).toBeTruthy();
    expect(screen.getByRole('button', { name: '실패 1' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: '전체' }));
    expect(await table.findByText('spec.unknown')).toBeTruthy();
    expect(table.getByText('탈퇴한 회원')).toBeTruthy();
    expect(table.getByText('받는 사람 없음')).toBeTruthy();
    server.on('GET /api/admin/mails', { body: [{ ...failed, status: 'sent', error: null }] });
    await user.click(table.getByRole('button', { name: '다시 보내기' }));
    expect(await screen.findByText('곧 다시 보냅니다')).toBeTruthy();
    expect(await table.findByText('보냄', { selector: 'span' })).toBeTruthy();
    expect(server.callsTo(`POST /api/admin/mails/${failed.id}/retry`)).toHaveLength(1);
  });

  it('says that nothing has failed', async () => {
    adminServer();
    const { user } = await openOffice('/admin/users?tab=system');
    expect(await screen.findByText('보낸 메일이 없습니다')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '실패' }));
    expect(await screen.findByText('보내지 못한 메일이 없습니다')).toBeTruthy();
  });
});

describe('the sources of the market', () => {
  it('are listed with what fails first, since when and why', async () => {
    const at = '2026-11-18T00:00:00.000Z';
    const named = { name: '업비트', simulated: false };
    const answers = {
      ...named,
      source: 'upbit',
      status: 'answers',
      succeededAt: at,
      failedAt: null,
      lastError: null,
    } as const;
    const fails = {
      ...{ source: 'coingecko', name: 'CoinGecko', simulated: false },
      status: 'fails',
      succeededAt: null,
      failedAt: at,
      lastError: 'HTTP 429',
    } as const;
    adminServer().on('GET /api/admin/sources', {
      body: [
        { ...answers, failures: 0, drifts: 0, droppedRows: 1200 },
        { ...fails, failures: 3, drifts: 2, droppedRows: 0 },
      ],
    });
    await openOffice('/admin/users?tab=system');
    const table = within(await screen.findByRole('group', { name: '시세 소스' }));
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      '소스상태마지막 정상 응답마지막 실패형식 변경제외한 행',
      expect.stringMatching(/^CoinGecko실패—.* · 연속 3회 · HTTP 42920$/),
    ]);
    const folded = screen.getByText('업비트').closest('details');
    expect(folded?.open).toBe(false);
    expect(screen.getByText('업비트').closest('tr')?.textContent).toMatch(/^업비트정상.*01,200$/);
  });
});

describe('in English', () => {
  it('asks before a password is reset', async () => {
    localStorage.setItem('language', 'en');
    adminServer();
    const { user } = await openOffice('/admin/users');
    await chooseAction(user, 'Actions for 김하나', 'Reset password');
    const box = await dialog('Reset this password?');
    expect(box.getByText(/Tell the member to log in with the default password within 24 hours/)).toBeTruthy();
  });

  it('refuses a payback and says that the Luff go back', async () => {
    localStorage.setItem('language', 'en');
    const request = adminRedemption();
    const server = adminServer().on(`POST /api/admin/luff-redemptions/${request.id}/reject`, {
      body: { message: 'The payback request has been rejected.', redemption: request },
    });
    const { user } = await openOffice('/admin/users?tab=requests&kind=luff');
    await screen.findByText('36100011');
    await user.click(rowButton('Refuse'));
    const box = await dialog('Refuse this payback?');
    expect(
      box.getByText('The 100 USDT are not paid, and all 1,000 Luff of the request go back to 김하나 at once.'),
    ).toBeTruthy();
    await user.click(box.getByRole('button', { name: 'Refuse and return 1,000 Luff' }));
    expect(await screen.findByText('The payback request has been rejected.')).toBeTruthy();
    expect(server.callsTo(`POST /api/admin/luff-redemptions/${request.id}/reject`)[0]?.body).toEqual({});
  });
});
