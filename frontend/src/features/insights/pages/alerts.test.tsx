import { act, screen, waitFor, within } from '@testing-library/react';
import { jest } from '@jest/globals';
import { alert, alerts, firing, insightsServer, kimchi } from '@test/insights-fixtures';
import { rememberUser, renderApp } from '@test/render-app';
import type { AlertRehearsalDto } from '@/shared/api/generated/schemas';

const PAGE = '/crypto-insights';
const LIST = 'GET /api/crypto/alerts';
const MAKE = 'POST /api/crypto/alerts';
const REHEARSE = 'POST /api/crypto/alerts/rehearsal';

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  rememberUser();
});
afterEach(() => jest.restoreAllMocks());

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
const rehearsal = (more: Partial<AlertRehearsalDto> = {}): AlertRehearsalDto => ({
  ...{ fired: 3, from: daysAgo(3), stepMinutes: 1, value: 2.975, isMet: false, simulated: false },
  ...more,
});
const panel = () => screen.findByRole('region', { name: '내 시세 알림' });
const bodyOf = (call: { body?: unknown } | undefined): unknown => call?.body;

describe('the alerts of a member', () => {
  it('begin with a sentence and a way to make one', async () => {
    insightsServer();
    await renderApp(PAGE);
    expect(await within(await panel()).findByText('아직 알림이 없습니다')).toBeTruthy();
    expect(within(await panel()).getByRole('button', { name: '알림 만들기' })).toBeTruthy();
  });

  it('say what they watch, what it is now and what they told, with its source', async () => {
    insightsServer().on(LIST, {
      body: alerts({
        alerts: [
          alert({ firings: 2, isMet: true }),
          alert({
            id: 'a2',
            kind: 'priceKrw',
            threshold: '200000000',
            repeatMinutes: null,
            state: 'done',
            value: 1.5e8,
          }),
          alert({ id: 'a3', kind: 'liquidations', minutes: 15, threshold: '1000000', value: null, state: 'paused' }),
        ],
        firings: [firing({ simulated: true, basis: 'candle' })],
      }),
    });
    await renderApp(PAGE);
    const list = await within(await panel()).findByRole('list', { name: '알림 목록' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'BTC · 김치 프리미엄 (환율) 5% 이상지켜보는 중1시간 간격 반복 · 2회 알림현재 2.98%현재 조건 만족',
      'BTC · 업비트 가격 200,000,000원 이상완료한 번만현재 150,000,000원',
      'BTC · 15분간 청산 1,000,000 USDT 이상일시 중지1시간 간격 반복',
    ]);
    const told = within(await panel()).getByRole('list', { name: '최근에 울린 알림' });
    expect(told.textContent).toContain('5.01%');
    expect(told.textContent).toContain('업비트 · 1분봉으로 나중에 확인 시뮬레이션');
  });

  it('are made from a row of the table, after what the past says of them', async () => {
    const server = insightsServer()
      .on(REHEARSE, { body: rehearsal() })
      .on(MAKE, { status: 201, body: alert({ id: 'new' }) });
    const { user } = await renderApp(PAGE);
    await user.click(await screen.findByRole('button', { name: 'BTC 알림 만들기' }));
    const dialog = await screen.findByRole('dialog', { name: '시세 알림 만들기' });
    await user.type(within(dialog).getByLabelText('기준값'), '5');
    expect(await within(dialog).findByText(/지난 3일 기록 기준 3번 울렸을 조건입니다/)).toBeTruthy();
    expect(within(dialog).getByText('현재 2.98%입니다.')).toBeTruthy();
    // Below what scrolls, the primary one last.
    const buttons = within(dialog).getAllByRole('button').slice(-2);
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['취소', '알림 저장']);
    expect(
      within(dialog)
        .getByRole('form')
        .contains(buttons[1] ?? null),
    ).toBe(false);
    expect(server.callsTo(MAKE)).toEqual([]);
    await user.selectOptions(within(dialog).getByLabelText('반복'), '60');
    server.on(LIST, { body: alerts({ alerts: [alert({ id: 'new' })] }) });
    await user.click(within(dialog).getByRole('button', { name: '알림 저장' }));
    expect(await within(await panel()).findByText('BTC · 김치 프리미엄 (환율) 5% 이상')).toBeTruthy();
    expect(bodyOf(server.callsTo(MAKE)[0])).toEqual({
      ...{ kind: 'premiumFx', symbol: 'BTC', direction: 'above', threshold: '5', minutes: null },
      ...{ repeatMinutes: 60, expiresAt: null },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each<[string, Partial<AlertRehearsalDto>, RegExp]>([
    ['nothing is kept', { fired: null, from: null }, /아직 기록이 없어/],
    ['nothing happened', { fired: 0, from: daysAgo(7) }, /지난 7일 기록 기준 한 번도 울리지 않았을/],
    ['it is met already', { isMet: true }, /지금 이미 조건을 만족합니다\(2.98%\)/],
  ])('say so when %s', async (_, more, told) => {
    insightsServer().on(REHEARSE, { body: rehearsal(more) });
    const { user } = await renderApp(PAGE);
    await user.click(await screen.findByRole('button', { name: 'BTC 알림 만들기' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('기준값'), '5');
    expect(await within(dialog).findByText(told)).toBeTruthy();
  });

  it.each<[string, Partial<AlertRehearsalDto>, string[]]>([
    ['liquidations', { fired: null, from: null, value: 0 }, ['아직 기록이 없어']],
    [
      'liquidations',
      { fired: 3, from: daysAgo(2), stepMinutes: 1, value: 0 },
      ['지난 2일 기록 기준 3번', '직접 수집한 기록을 1분 단위로'],
    ],
    [
      'funding',
      { fired: 0, from: daysAgo(7), stepMinutes: 480 },
      ['지난 7일 기록 기준 한 번도', '8시간마다 정산된 펀딩비'],
    ],
  ])('say of %s what span is recorded, and by what is counted (%j)', async (kind, told, sentences) => {
    insightsServer().on(REHEARSE, { body: rehearsal(told) });
    const { user } = await renderApp(PAGE);
    await user.click(await screen.findByRole('button', { name: 'BTC 알림 만들기' }));
    const dialog = await screen.findByRole('dialog');
    await user.selectOptions(within(dialog).getByLabelText('지켜볼 값'), kind);
    await user.type(within(dialog).getByLabelText('기준값'), kind === 'funding' ? '1' : '1,000,000');
    for (const sentence of sentences)
      expect(await within(dialog).findByText((text) => text.includes(sentence))).toBeTruthy();
  });

  it('of liquidations are sums above a threshold alone, of five minutes unless told', async () => {
    const server = insightsServer().on(REHEARSE, { body: rehearsal({ value: 0 }) });
    const { user } = await renderApp(PAGE);
    await user.click(await screen.findByRole('button', { name: 'BTC 알림 만들기' }));
    const dialog = await screen.findByRole('dialog');
    await user.selectOptions(within(dialog).getByLabelText('지켜볼 값'), 'liquidations');
    expect(within(dialog).queryByLabelText('조건')).toBeNull();
    await user.type(within(dialog).getByLabelText('기준값'), '1,000,000');
    await waitFor(() => expect(server.callsTo(REHEARSE)).not.toHaveLength(0));
    expect(bodyOf(server.callsTo(REHEARSE).at(-1))).toMatchObject({ threshold: '1000000', minutes: 5 });
  });

  it('are refused at the field that is wrong, and nothing is sent while it is', async () => {
    const message = '등록되지 않은 코인입니다.';
    const server = insightsServer().on(MAKE, { status: 404, body: { code: 'insights.coinUnknown', message } });
    const { user } = await renderApp(PAGE);
    await user.click(within(await panel()).getByRole('button', { name: '알림 만들기' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: '알림 저장' }));
    expect(await within(dialog).findByText('코인 기호를 입력해 주세요.')).toBeTruthy();
    await user.type(within(dialog).getByLabelText('코인'), 'nocoin');
    await user.type(within(dialog).getByLabelText('기준값'), 'x');
    await user.click(within(dialog).getByRole('button', { name: '알림 저장' }));
    expect(await within(dialog).findByText('숫자로 입력해 주세요.')).toBeTruthy();
    expect(server.callsTo(MAKE)).toEqual([]);
    await user.clear(within(dialog).getByLabelText('기준값'));
    await user.type(within(dialog).getByLabelText('기준값'), '5');
    expect(within(dialog).getByText(/업비트 원화 마켓에 없는 코인/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: '알림 저장' }));
    await waitFor(() => expect(within(dialog).getByLabelText('코인').getAttribute('aria-invalid')).toBe('true'));
    await user.selectOptions(within(dialog).getByLabelText('지켜볼 값'), 'funding');
    expect(within(dialog).getByRole('status').textContent).toMatch(/Binance 선물에 없는 코인/);
    expect(server.callsTo(MAKE)).toEqual([]);
    // Of the spot market of Binance the page has no whole list: the service decides.
    await user.selectOptions(within(dialog).getByLabelText('지켜볼 값'), 'priceUsdt');
    expect(within(dialog).getByRole('status').textContent).toMatch(/저장할 때 확인합니다/);
    await user.click(within(dialog).getByRole('button', { name: '알림 저장' }));
    await waitFor(() => expect(within(dialog).getByLabelText('코인').getAttribute('aria-invalid')).toBe('true'));
    expect(bodyOf(server.callsTo(MAKE)[0])).toMatchObject({ symbol: 'NOCOIN' });
    // Typing is over by now, and the past of none of these was asked for.
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(server.callsTo(REHEARSE)).toEqual([]);
  });

  it('are not refused by a list that could not be read', async () => {
    const server = insightsServer().on('GET /api/kimchi-premium', { body: kimchi({ upbit: [] }) });
    const { user } = await renderApp(PAGE);
    await user.click(within(await panel()).getByRole('button', { name: '알림 만들기' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('코인'), 'BTC');
    await user.type(within(dialog).getByLabelText('기준값'), '5');
    await user.click(within(dialog).getByRole('button', { name: '알림 저장' }));
    await waitFor(() => expect(server.callsTo(MAKE)).toHaveLength(1));
  });

  it('are paused, changed by what differs, and deleted with a way back', async () => {
    const server = insightsServer()
      .on(LIST, { body: alerts({ alerts: [alert()] }) })
      .on(REHEARSE, { body: rehearsal() })
      .on(MAKE, { status: 201, body: alert({ id: 'again' }) })
      .on('PATCH /api/crypto/alerts/a1', { body: alert({ state: 'paused' }) })
      .on('DELETE /api/crypto/alerts/a1', { status: 204 });
    const { user } = await renderApp(PAGE);
    const name = 'BTC · 김치 프리미엄 (환율) 5% 이상';
    await user.click(await screen.findByRole('button', { name: `${name} 일시 중지` }));
    await waitFor(() => expect(server.callsTo('PATCH /api/crypto/alerts/a1').map(bodyOf)).toEqual([{ active: false }]));
    await user.click(screen.getByRole('button', { name: `${name} 수정` }));
    const dialog = await screen.findByRole('dialog', { name: '시세 알림 수정' });
    await user.clear(within(dialog).getByLabelText('기준값'));
    await user.type(within(dialog).getByLabelText('기준값'), '7');
    await user.click(within(dialog).getByRole('button', { name: '알림 저장' }));
    await waitFor(() =>
      expect(server.callsTo('PATCH /api/crypto/alerts/a1').map(bodyOf).at(-1)).toEqual({ threshold: '7' }),
    );
    server.on(LIST, { body: alerts() });
    await user.click(await screen.findByRole('button', { name: `${name} 삭제` }));
    await user.click(await screen.findByRole('button', { name: '되돌리기' }));
    await waitFor(() => expect(server.callsTo(MAKE)).toHaveLength(1));
    expect(bodyOf(server.callsTo(MAKE)[0])).toMatchObject({ symbol: 'BTC', threshold: '5', repeatMinutes: 60 });
  });

  it('that are over watch again when they are changed; one whose end has passed asks for another end', async () => {
    const server = insightsServer()
      .on(LIST, { body: alerts({ alerts: [alert({ state: 'expired', expiresAt: daysAgo(1) })] }) })
      .on(REHEARSE, { body: rehearsal() })
      .on(MAKE, { status: 201, body: alert({ id: 'again', state: 'active' }) })
      .on('PATCH /api/crypto/alerts/a1', { body: alert() })
      .on('PATCH /api/crypto/alerts/again', { body: alert({ id: 'again', state: 'paused' }) })
      .on('DELETE /api/crypto/alerts/a1', { status: 204 });
    const { user } = await renderApp(PAGE);
    const name = 'BTC · 김치 프리미엄 (환율) 5% 이상';
    await user.click(await screen.findByRole('button', { name: `${name} 수정` }));
    expect(screen.queryByRole('button', { name: `${name} 다시 시작` })).toBeNull();
    const dialog = await screen.findByRole('dialog', { name: '시세 알림 수정' });
    await user.clear(within(dialog).getByLabelText('기준값'));
    await user.type(within(dialog).getByLabelText('기준값'), '7');
    await user.click(within(dialog).getByRole('button', { name: '알림 저장' }));
    await waitFor(() =>
      expect(server.callsTo('PATCH /api/crypto/alerts/a1').map(bodyOf)).toEqual([
        { active: true, expiresAt: null, threshold: '7' },
      ]),
    );
    await user.click(await screen.findByRole('button', { name: `${name} 삭제` }));
    await user.click(await screen.findByRole('button', { name: '되돌리기' }));
    await waitFor(() =>
      expect(server.callsTo('PATCH /api/crypto/alerts/again').map(bodyOf)).toEqual([{ active: false }]),
    );
    expect(bodyOf(server.callsTo(MAKE)[0])).toMatchObject({ expiresAt: null });
  });

  it('of a coin that is listed no longer change in their repetition and end alone', async () => {
    const server = insightsServer()
      .on(LIST, { body: alerts({ alerts: [alert({ symbol: 'GONE', state: 'done', isListed: false })] }) })
      .on('PATCH /api/crypto/alerts/a1', { body: alert() });
    const { user } = await renderApp(PAGE);
    await user.click(await screen.findByRole('button', { name: 'GONE · 김치 프리미엄 (환율) 5% 이상 수정' }));
    expect(screen.queryByRole('button', { name: /다시 시작/ })).toBeNull();
    expect(screen.getByText(/시장에 없는 코인 ·/)).toBeTruthy();
    const dialog = await screen.findByRole('dialog', { name: '시세 알림 수정' });
    await within(dialog).findByText('이제 이 시장에 없는 코인입니다. 반복과 종료만 바꿀 수 있습니다.');
    expect(within(dialog).getByLabelText<HTMLInputElement>('기준값').disabled).toBe(true);
    await user.selectOptions(within(dialog).getByLabelText('반복'), '240');
    await user.click(within(dialog).getByRole('button', { name: '알림 저장' }));
    await waitFor(() =>
      expect(server.callsTo('PATCH /api/crypto/alerts/a1').map(bodyOf)).toEqual([{ repeatMinutes: 240 }]),
    );
    expect(server.callsTo(REHEARSE)).toHaveLength(0);
  });

  it('tell in a toast what they tell while the page is open, and nothing of before', async () => {
    const server = insightsServer().on(LIST, { body: alerts({ firings: [firing()] }) });
    const { store } = await renderApp(PAGE);
    expect(await within(await panel()).findByText('5.01%')).toBeTruthy();
    expect(screen.queryByText('업비트 기준 5.01%')).toBeNull();
    server.on(LIST, { body: alerts({ firings: [firing({ id: 'f2', value: '6' }), firing()] }) });
    const { memberApi } = await import('@/shared/api/generated/member');
    await act(async () => {
      await store.dispatch(memberApi.endpoints.listAlerts.initiate(undefined, { forceRefetch: true }));
    });
    expect(await screen.findByText('업비트 기준 6.00%')).toBeTruthy();
  });
});

/** What jsdom lacks of a browser: its push service, and the person's decision. */
function withPush(decision: NotificationPermission) {
  const acts: string[] = [];
  const keys = { p256dh: 'p', auth: 'a' };
  let isSubscribed = false;
  const subscription = {
    toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys }),
    unsubscribe: async () => {
      acts.push('unsubscribe');
      isSubscribed = false;
    },
  };
  const pushManager = {
    getSubscription: async () => (isSubscribed ? subscription : null),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      acts.push(`subscribe ${applicationServerKey}`);
      isSubscribed = true;
      return subscription;
    },
  };
  const registration = { pushManager };
  const asked = { permission: 'default' as NotificationPermission };
  Object.assign(window, {
    PushManager: class {},
    Notification: Object.assign(asked, {
      requestPermission: async () => {
        acts.push('ask');
        asked.permission = decision;
        return decision;
      },
    }),
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async (address: string) => acts.push(`register ${address}`),
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  });
  return {
    acts,
    end: () => {
      Reflect.deleteProperty(window, 'PushManager');
      Reflect.deleteProperty(window, 'Notification');
      Reflect.deleteProperty(navigator, 'serviceWorker');
    },
  };
}

describe('alerts of the browser', () => {
  let ended: (() => void) | undefined;
  afterEach(() => ended?.());

  const saveFirst = async (decision: NotificationPermission) => {
    const { acts, end } = withPush(decision);
    ended = end;
    const server = insightsServer()
      .on('GET /api/crypto/push', { body: { publicKey: 'KEY', isOn: false } })
      .on('PUT /api/crypto/push', { status: 204 })
      .on('DELETE /api/crypto/push', { status: 204 })
      .on(REHEARSE, { body: rehearsal() })
      .on(MAKE, { status: 201, body: alert({ id: 'new' }) });
    const { user } = await renderApp(PAGE);
    await within(await panel()).findByText('아직 알림이 없습니다');
    expect(acts).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'BTC 알림 만들기' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('기준값'), '5');
    expect(acts).toEqual([]);
    server.on(LIST, { body: alerts({ alerts: [alert({ id: 'new' })] }) });
    await user.click(within(dialog).getByRole('button', { name: '알림 저장' }));
    return { acts, server, user };
  };

  it('are asked for when the first alert is saved and not before; the browser is then told to the service', async () => {
    const { acts, server, user } = await saveFirst('granted');
    await waitFor(() => expect(server.callsTo('PUT /api/crypto/push')).toHaveLength(1));
    expect(acts).toEqual(['ask', 'register /push-worker.js', 'subscribe KEY']);
    expect(bodyOf(server.callsTo('PUT /api/crypto/push')[0])).toEqual({
      ...{ endpoint: 'https://fcm.googleapis.com/fcm/send/x', p256dh: 'p', auth: 'a' },
    });
    server.on('GET /api/crypto/push', { body: { publicKey: 'KEY', isOn: true } });
    await user.click(await screen.findByRole('button', { name: '브라우저 알림 켜기' }));
    await user.click(await screen.findByRole('button', { name: '브라우저 알림 끄기' }));
    await waitFor(() => expect(server.callsTo('DELETE /api/crypto/push')).toHaveLength(1));
    expect(acts.at(-1)).toBe('unsubscribe');
  });

  it('that are refused leave the alert, and a sentence that says where to allow them', async () => {
    const { acts, server } = await saveFirst('denied');
    expect(await screen.findByText('BTC · 김치 프리미엄 (환율) 5% 이상')).toBeTruthy();
    expect(await screen.findByText(/이 브라우저에서 Lance 알림이 차단되어 있습니다/)).toBeTruthy();
    expect(acts).toEqual(['ask']);
    expect(server.callsTo('PUT /api/crypto/push')).toEqual([]);
  });
});
