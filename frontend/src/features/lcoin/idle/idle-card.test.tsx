import { BroadcastChannel as BetweenTabs } from 'node:worker_threads';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { idleReady, idleStatus, lcoinServer } from '@test/lcoin-fixtures';
import { adminServer, jiwoo } from '@test/admin-fixtures';
import { type FakeApi } from '@test/fake-api';
import { rebateDayReceipt } from '@test/member-fixtures';
import { type RenderedApp, rememberUser, renderApp } from '@test/render-app';
import { toast } from '@/shared/ui/toast';

const STATUS = 'GET /api/idle-rewards/status';
const CLAIM = 'POST /api/idle-rewards/claim';

const paid = { message: '30 L을 받았습니다.', reward: '30', nextClaimIn: 600, balance: '2030', entryId: 'e' };

async function open(path = '/my-info'): Promise<RenderedApp> {
  rememberUser();
  return renderApp(path);
}

const card = (): Promise<HTMLElement> => screen.findByRole('complementary', { name: '자동 채굴' });

/** What the printed slip of a claim comes to. */
const slip = (): Promise<string | undefined> =>
  waitFor(() => {
    const sum = document.querySelector('li.slip .sum');
    expect(sum).not.toBeNull();
    return sum?.textContent.replace(/\s/u, ' ');
  });

/** Answers a claim once and is then in the next window. */
function payOnce(server: FakeApi): FakeApi {
  return server.on(STATUS, { body: idleReady }).on(CLAIM, () => {
    server.on(STATUS, {
      body: idleStatus({ since: '2026-11-21T03:20:00.000Z', cooldownRemaining: 600, filled: '0' }),
    });
    return { body: paid };
  });
}

/** As if the tab were hidden or shown again. */
function show(visible: boolean): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visible ? 'visible' : 'hidden' });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('the card of idle mining', () => {
  beforeEach(() => localStorage.setItem('idleCard', 'open'));
  afterEach(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('counts down to the next reward and shows how far the interval is', async () => {
    lcoinServer().on(STATUS, { body: idleStatus() });
    await open();
    const part = within(await card());
    expect(part.getByText(/^6:5[0-2]$/)).toBeTruthy();
    expect(part.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('31');
    expect(part.getByText('활동 중')).toBeTruthy();
    expect(part.getByRole<HTMLButtonElement>('button', { name: '받기' }).disabled).toBe(true);
    expect(part.getByText('스피드 부스터')).toBeTruthy();
    expect(part.getByText('×1.5, 한도 ×6')).toBeTruthy();
  });

  it('explains the rate with the numbers of this member', async () => {
    lcoinServer().on(STATUS, { body: idleStatus() });
    const { user } = await open();
    await user.click(within(await card()).getByRole('button', { name: /^54 L \/ 10분/ }));
    const receipt = within(await screen.findByRole('dialog'));
    expect(receipt.getByText('10분 기본 보상', { selector: 'li:first-child *' })).toBeTruthy();
    expect(receipt.getByText('30')).toBeTruthy();
    expect(receipt.getByText('1.2')).toBeTruthy();
    expect(receipt.getByText('스피드 부스터 +20%')).toBeTruthy();
    expect(receipt.getByText('1.5')).toBeTruthy();
    expect(receipt.getByText('54')).toBeTruthy();
    expect(receipt.getByText(/최대 1시간치까지 쌓입니다/)).toBeTruthy();
  });

  it('claims by itself, once, and reads exactly what the claim has changed', async () => {
    const server = payOnce(lcoinServer());
    await open();
    expect(await slip()).toBe('+30 L');
    expect(screen.queryByText(paid.message)).toBeNull();
    expect(within(await card()).getByText(/^(10:00|9:5\d)$/)).toBeTruthy();
    expect(server.callsTo(CLAIM)).toHaveLength(1);
    expect(server.callsTo(CLAIM)[0]?.headers.get('Idempotency-Key')).toBeTruthy();
    await waitFor(() => expect(server.callsTo('GET /api/me')).toHaveLength(2));
    expect(server.callsTo(STATUS)).toHaveLength(2);
    expect(server.callsTo('GET /api/lance-coins/balance')).toHaveLength(2);
    expect(server.callsTo('GET /api/lance-coins/history')).toHaveLength(2);
    for (const untouched of [
      'GET /api/luff/balance',
      'GET /api/attendance/status',
      'GET /api/luff/my-mining-items',
      'GET /api/indicator-purchases',
      'GET /api/site-settings',
    ])
      expect([untouched, server.callsTo(untouched).length]).toEqual([untouched, 1]);
  });

  it('prints a slip of a claim that opens its receipt', async () => {
    const entry = rebateDayReceipt({ kind: 'lcoin', id: paid.entryId, title: '자동 채굴 11:50–12:00' });
    const server = payOnce(lcoinServer()).on(`GET /api/receipts/lcoin/${paid.entryId}`, { body: entry });
    const { user } = await open();
    expect(await slip()).toBe('+30 L');
    expect(server.callsTo(`GET /api/receipts/lcoin/${paid.entryId}`)).toEqual([]);
    await user.click(screen.getByText('영수증 보기'));
    expect(await within(await screen.findByRole('dialog')).findByText(entry.title)).toBeTruthy();
  });

  it('reads nothing twice after a claim, and the other tabs read what it has changed', async () => {
    const news: unknown[] = [];
    globalThis.BroadcastChannel = BetweenTabs as unknown as typeof BroadcastChannel;
    const other = new BetweenTabs('lance.idle-mining');
    other.onmessage = ({ data }) => void news.push(data);
    try {
      const server = payOnce(lcoinServer());
      const { unmount } = await open();
      expect(await slip()).toBe('+30 L');
      await waitFor(() => expect(news).toEqual(['claimed']));
      const reads = [STATUS, 'GET /api/lance-coins/balance', 'GET /api/lance-coins/history', 'GET /api/me'];
      const counts = () => reads.map((read) => [read, server.callsTo(read).length]);
      const twice = reads.map((read) => [read, 2]);
      await waitFor(() => expect(counts()).toEqual(twice));
      // Effects of the message would be here by now.
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(counts()).toEqual(twice);

      other.postMessage('claimed');
      await waitFor(() => expect(server.callsTo(STATUS)).toHaveLength(3));
      expect(server.callsTo('GET /api/me')).toHaveLength(2);
      unmount();
    } finally {
      other.close();
      Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    }
  });

  it('tells of claims by itself once on a page, and of each that was pressed', async () => {
    let window = 0;
    const server = lcoinServer();
    const ready = () => ({ body: { ...idleReady, since: `2026-11-21T03:${10 + window}:00.000Z` } });
    server.on(STATUS, ready).on(CLAIM, () => {
      window += 1;
      // The third window is not over yet.
      if (window === 2) server.on(STATUS, { body: idleStatus({ cooldownRemaining: 600 }) });
      return { body: { ...paid, reward: String(30 * window) } };
    });
    await open();
    expect(await slip()).toBe('+30 L');
    await waitFor(() => expect(server.callsTo(CLAIM)).toHaveLength(2));
    expect(within(await card()).getByText(/^(10:00|9:5\d)$/)).toBeTruthy();
    expect(await slip()).toBe('+30 L');
  });

  it('waits while there is no input, and claims as soon as there is', async () => {
    const server = lcoinServer()
      .on(STATUS, { body: idleStatus({ cooldownRemaining: 2, inactiveAfterSeconds: 1 }) })
      .on(CLAIM, { body: paid });
    const { user } = await open();
    const part = within(await card());
    expect(await part.findByText('수령 가능')).toBeTruthy();
    expect(part.getByText('대기 중')).toBeTruthy();
    expect(part.getByText(/1초 동안 활동이 없어 대기 중입니다/)).toBeTruthy();
    expect(server.callsTo(CLAIM)).toEqual([]);
    await user.keyboard('a');
    expect(await slip()).toBe('+30 L');
    expect(server.callsTo(CLAIM)).toHaveLength(1);
  });

  it('says nothing when it came too early, and goes by the new countdown', async () => {
    const server = lcoinServer()
      .on(STATUS, { body: idleReady })
      .on(CLAIM, async () => {
        await screen.findByText('먼저 온 알림');
        server.on(STATUS, { body: idleStatus({ cooldownRemaining: 30 }) });
        return {
          status: 422,
          body: { code: 'lcoin.notYetClaimable', message: '아직 수령할 수 없습니다' },
          headers: { 'Retry-After': '30' },
        };
      });
    await open();
    // A new toast would replace this one.
    act(() => void toast({ title: '먼저 온 알림' }));
    expect(await screen.findByText('먼저 온 알림')).toBeTruthy();
    expect(await within(await card()).findByText(/^0:(30|2\d)$/)).toBeTruthy();
    expect(screen.getByText('먼저 온 알림')).toBeTruthy();
    expect(screen.queryByText('자동 보상 실패')).toBeNull();
    expect(server.callsTo(CLAIM)).toHaveLength(1);
  });

  it('says what failed, does not try again at once, and lets the member', async () => {
    const server = lcoinServer()
      .on(STATUS, { body: idleReady })
      .on(CLAIM, { status: 503, body: { code: 'platform.busy', message: '잠시 후 다시 시도해 주세요.' } });
    const { user } = await open();
    expect(await screen.findByText('자동 보상 실패')).toBeTruthy();
    expect(screen.getByText('쌓인 보상은 없어지지 않습니다. 잠시 후 다시 시도해 주세요.')).toBeTruthy();
    expect(server.callsTo(CLAIM)).toHaveLength(1);
    payOnce(server);
    await user.click(await screen.findByRole('button', { name: '30 L 받기' }));
    expect(await slip()).toBe('+30 L');
    // The repetition is the same request to the server.
    const keys = server.callsTo(CLAIM).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('goes on claiming after one answer was lost, and each window is an act of its own', async () => {
    const { now } = Date;
    let passed = 0;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + passed);
    const windows = ['03:10', '03:20', '03:30', '03:40'].map((at) => `2026-11-21T${at}:00.000Z`);
    const answered = new Set<string | null>();
    let isFilled = true;
    let isLost = true;
    // Like the server: a known key is answered as before, and a window is paid once.
    const server = lcoinServer()
      .on(STATUS, () => ({
        body: { ...(isFilled ? idleReady : idleStatus({ cooldownRemaining: 600 })), since: windows[0] },
      }))
      .on(CLAIM, ({ headers, body }) => {
        const key = headers.get('Idempotency-Key');
        if (answered.has(key)) return { body: paid };
        const { since = windows[0] } = (body ?? {}) as { since?: string };
        if (since !== windows[0]) return { status: 409, body: { code: 'lcoin.windowClaimed', message: '이미 수령' } };
        answered.add(key);
        windows.shift();
        isFilled = false;
        return isLost ? 'lost' : { body: paid };
      });
    await open();
    expect(await screen.findByText('자동 보상 실패')).toBeTruthy();
    isLost = false;
    for (const left of [2, 1]) {
      isFilled = true;
      passed += 60_000;
      show(false);
      show(true);
      await waitFor(() => expect(windows).toHaveLength(left));
    }
    expect(await slip()).toBe('+30 L');
    clock.mockRestore();
    expect(server.callsTo(CLAIM)).toHaveLength(3);
  });

  it('says nothing when the window was claimed elsewhere, and goes by the one that has begun', async () => {
    const server = lcoinServer()
      .on(STATUS, { body: idleReady })
      .on(CLAIM, () => {
        server.on(STATUS, { body: idleStatus({ since: '2026-11-21T03:20:00.000Z', cooldownRemaining: 30 }) });
        return { status: 409, body: { code: 'lcoin.windowClaimed', message: '이미 수령한 구간입니다.' } };
      });
    await open();
    expect(await within(await card()).findByText(/^0:(30|2\d)$/)).toBeTruthy();
    expect(screen.queryByText('자동 보상 실패')).toBeNull();
    expect(server.callsTo(CLAIM).map(({ body }) => body)).toEqual([{ since: idleReady.since }]);
  });

  it('asks again as soon as the tab comes back into sight', async () => {
    const server = lcoinServer().on(STATUS, { body: idleStatus() });
    await open();
    await card();
    show(false);
    expect(server.callsTo(STATUS)).toHaveLength(1);
    show(true);
    await waitFor(() => expect(server.callsTo(STATUS)).toHaveLength(2));
  });

  it('becomes small and stays small, and still claims', async () => {
    const server = lcoinServer().on(STATUS, { body: idleStatus() });
    const { user, unmount } = await open();
    await user.click(within(await card()).getByRole('button', { name: '작게 보기' }));
    expect(within(await card()).queryByRole('progressbar')).toBeNull();
    unmount();
    payOnce(server);
    await open();
    expect(await within(await card()).findByText('활동 중')).toBeTruthy();
    expect(within(await card()).queryByRole('progressbar')).toBeNull();
    expect(await slip()).toBe('+30 L');
  });

  it('is also on the home page, but not in the back-office', async () => {
    lcoinServer().on(STATUS, { body: idleStatus() });
    const { unmount } = await open('/');
    expect(await card()).toBeTruthy();
    unmount();
    const server = adminServer().on(STATUS, { body: idleStatus() });
    rememberUser(jiwoo);
    await renderApp('/admin/users');
    await screen.findByRole('heading', { level: 1 });
    expect(server.callsTo(STATUS)).toEqual([]);
  });

  it('tells who was away that the cap is reached and nothing more adds up', async () => {
    lcoinServer().on(STATUS, {
      body: idleStatus({ full: true, filled: '6', claimable: '324', cooldownRemaining: 2, inactiveAfterSeconds: 1 }),
    });
    await open();
    const opened = within(await card());
    expect(await opened.findByText('받기 전까지는 더 쌓이지 않습니다.')).toBeTruthy();
    expect(await opened.findByText('가득 참')).toBeTruthy();
    expect(opened.getByText('324', { selector: '.amount' })).toBeTruthy();
    expect(opened.getByText('대기 중')).toBeTruthy();
    expect(opened.getByText('쌓인 보상')).toBeTruthy();
    expect(opened.queryByText('다음 보상까지')).toBeNull();
  });

  it('is not called active while it is full, and says how it is claimed', async () => {
    lcoinServer()
      .on(STATUS, { body: { ...idleReady, full: true, claimable: '324' } })
      .on(CLAIM, { status: 503, body: { code: 'platform.busy', message: '잠시 후 다시 시도해 주세요.' } });
    await open();
    const opened = within(await card());
    expect(await opened.findByText('324', { selector: '.amount' })).toBeTruthy();
    expect(opened.getByText('접속 중이면 자동으로 수령하며, 그때까지는 더 쌓이지 않습니다.')).toBeTruthy();
    expect(opened.queryByText('활동 중')).toBeNull();
  });

  it('says that part of what waits was mined at another rate, where that of now does not explain it', async () => {
    lcoinServer()
      .on(STATUS, { body: { ...idleReady, full: true, filled: '6', claimable: '300', accrued: '300' } })
      .on(CLAIM, { status: 503, body: { code: 'platform.busy', message: '잠시 후 다시 시도해 주세요.' } });
    await open('/lcoin-dashboard');
    const line = await screen.findByTitle('자동 채굴 열기');
    expect(line.parentElement?.textContent).toContain('일부는 지금과 다른 속도로 쌓였습니다.');
  });

  it('says in the line of a wallet how much waits, with the button that claims it', async () => {
    const server = lcoinServer()
      .on(STATUS, { body: { ...idleReady, full: true, claimable: '324', filled: '6', accrued: '324' } })
      .on(CLAIM, { status: 503, body: { code: 'platform.busy', message: '잠시 후 다시 시도해 주세요.' } });
    const { user } = await open('/lcoin-dashboard');
    const line = await screen.findByTitle('자동 채굴 열기');
    expect(line.textContent).toBe('자동 채굴가득 참');
    expect(line.parentElement?.textContent).not.toContain('다른 속도');
    const claim = within(line.parentElement as HTMLElement).getByRole('button', { name: '324 L 받기' });
    // By itself, since somebody is here; then by the button.
    await waitFor(() => expect(server.callsTo(CLAIM)).toHaveLength(1));
    await user.click(claim);
    await waitFor(() => expect(server.callsTo(CLAIM)).toHaveLength(2));
  });

  it('keeps what has filled in reach after the reward was switched off, and counts down to nothing', async () => {
    const server = lcoinServer()
      .on(STATUS, { body: { ...idleReady, enabled: false } })
      .on(CLAIM, async () => {
        await screen.findByText('지금은 자동 채굴이 꺼져 있습니다. 쌓인 보상은 받을 수 있습니다.');
        expect(screen.queryByText('다음 보상까지')).toBeNull();
        server.on(STATUS, { body: idleStatus({ enabled: false, cooldownRemaining: 600 }) });
        return { body: paid };
      });
    await open();
    expect(await slip()).toBe('+30 L');
    await waitFor(() => expect(screen.queryByRole('complementary', { name: '자동 채굴' })).toBeNull());
    expect(server.callsTo(CLAIM)).toHaveLength(1);
  });

  it('is not there while the reward is switched off', async () => {
    const server = lcoinServer().on(STATUS, { body: idleStatus({ enabled: false }) });
    await open();
    await waitFor(() => expect(server.callsTo(STATUS)).toHaveLength(1));
    expect(screen.queryByRole('complementary', { name: '자동 채굴' })).toBeNull();
  });

  it('claims in one tab at a time', async () => {
    const held = new Set<string>();
    const locks = {
      request: async (name: string, _options: unknown, act: (lock: unknown) => Promise<unknown>) => {
        if (held.has(name)) return act(null);
        held.add(name);
        return act({ name }).finally(() => held.delete(name));
      },
    };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
    held.add('lance.idle-mining');
    const server = payOnce(lcoinServer());
    await open();
    await card();
    await waitFor(() => expect(screen.getByRole('button', { name: '30 L 받기' })).toBeTruthy());
    expect(server.callsTo(CLAIM)).toEqual([]);
  });
});
