import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeApi, fakeApi } from '@test/fake-api';
import { exchange, payoutSummary, settings } from '@test/fixtures';
import { renderApp } from '@test/render-app';

const offers = [exchange(), exchange({ id: 'bitget', name: 'Bitget', rebateRate: '0.45' })];

function homeServer(texts: Record<string, string> = {}): FakeApi {
  const own = Object.entries(texts).map(([key, value]) => ({ key, value }));
  return fakeApi()
    .on('GET /api/site-settings', { body: [...settings.filter(({ key }) => !(key in texts)), ...own] })
    .on('GET /api/exchanges', { body: offers })
    .on('GET /api/luff/payout-summary', { body: payoutSummary() })
    .on('GET /api/me', { body: {} });
}

async function hero(): Promise<HTMLElement> {
  return (await screen.findByRole('heading', { level: 1 })).closest('section') ?? document.body;
}

/** Time of the data as receipts show it. */
const DATE_AND_TIME = /\d{4}\.\d\d\.\d\d \d\d:\d\d/;

describe('the words of the hero', () => {
  it.each([
    ['/', '운영자 제목', '운영자 설명'],
    ['/en', 'Operator title', 'Operator description'],
  ])('are the operator’s own in each language (%s)', async (path, title, description) => {
    homeServer({
      site_heroTitle: '운영자 제목',
      site_heroDescription: '운영자 설명',
      site_heroTitleEn: 'Operator title',
      site_heroDescriptionEn: 'Operator description',
    });
    await renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText(description)).toBeTruthy();
  });

  it.each([
    ['/', '돌려받는 수수료, 계산까지 보여 드립니다'],
    ['/en', 'The fees you get back, with every step shown'],
  ])('are ours where the operator has none in that language, blanks included (%s)', async (path, title) => {
    homeServer(
      path === '/'
        ? { site_heroTitle: '  ', site_heroTitleEn: 'Other' }
        : { site_heroTitle: '다른', site_heroTitleEn: '' },
    );
    await renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    await screen.findByText(path === '/' ? '참고용 15곳 이상' : 'reference 15+');
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  });
});

describe('the published numbers', () => {
  it('are marked as reference beside what can be counted, as long as they are more', async () => {
    homeServer();
    const first = await renderApp('/');
    const count = await screen.findByTitle('거래소 영수증 보기');
    expect(count.parentElement?.textContent).toBe('2곳, 영수증지금 가입 가능참고용 15곳 이상');
    expect(screen.getByText('다음 날').closest('dd')?.textContent).toBe('다음 날일별 리포트 기준');
    await first.user.click(count);
    const sheet = within(await screen.findByRole('dialog', { name: /거래소/ }));
    expect(sheet.getAllByRole('listitem').map((row) => row.textContent)).toContain('거래소2곳');
    expect(sheet.getByText('참고용 수치').closest('li')?.textContent).toContain('15곳 이상');
    first.unmount();
    homeServer({ marketing_exchangeCount: '2' });
    await renderApp('/');
    expect((await screen.findByTitle('거래소 영수증 보기')).parentElement?.textContent).toBe('2곳, 영수증');
  });

  it('open receipts that put them beside what is in force', async () => {
    homeServer();
    const { user } = await renderApp('/');
    await user.click(await screen.findByTitle('최대 리베이트 영수증 보기'));
    const sheet = within(await screen.findByRole('dialog', { name: /최대 리베이트/ }));
    expect(sheet.getByText('60%')).toBeTruthy();
    expect(sheet.getByText('50%')).toBeTruthy();
    expect(sheet.getByText('45%')).toBeTruthy();
    expect(sheet.getByText('Lance 안내')).toBeTruthy();
    expect(sheet.getByText(DATE_AND_TIME)).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByTitle('UID 인증 보너스 영수증 보기'));
    expect(await screen.findByText('UID마다 한 번')).toBeTruthy();
  });
});

/** The masked UIDs, newest first: the receipt's, then the list's. */
function shown(section: HTMLElement): string[] {
  return [...(section.textContent ?? '').matchAll(/\d\d••••\d\d/g)].map(([uid]) => uid);
}

describe('the living receipt', () => {
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('shows the same examples at every first paint, all of them marked', async () => {
    homeServer();
    const first = await renderApp('/');
    await screen.findByRole('heading', { name: '리베이트 예시' });
    const section = await hero();
    const once = shown(section);
    expect(once).toHaveLength(6);
    // Once for the list and once on the receipt.
    expect(within(section).getAllByText('예시')).toHaveLength(2);
    first.unmount();
    homeServer();
    await renderApp('/');
    await screen.findByRole('heading', { name: '리베이트 예시' });
    expect(shown(await hero())).toEqual(once);
  });

  it.each([
    [true, '/', /테이커 수수료율×0\.04%/],
    [true, '/en', /Taker fee, (Deepcoin|Bitget)×0\.04%/],
    [false, '/', /수수료율 \(가정\)×0\.05%/],
  ])('takes the fee that the card of its exchange names (%s, %s)', async (isPublished, path, row) => {
    homeServer(isPublished ? {} : { uidRebate_takerFeeRate: '' });
    await renderApp(path);
    await screen.findByRole('heading', { name: path === '/' ? '리베이트 예시' : 'Rebates Sample' });
    expect((await hero()).textContent).toMatch(row);
  });

  it('prints a new one after three to seven seconds, keeps six, and tells no screen reader', async () => {
    homeServer();
    await renderApp('/');
    await screen.findByRole('heading', { name: '리베이트 예시' });
    const section = await hero();
    const before = shown(section);
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    jest.useFakeTimers();
    // The current pause was set before; stopping and starting sets one of 3 + 0.5 × 4 seconds.
    await user.click(within(section).getByRole('button', { name: '예시 멈추기' }));
    await user.click(within(section).getByRole('button', { name: '예시 이어 보기' }));
    act(() => jest.advanceTimersByTime(4_900));
    expect(shown(section)).toEqual(before);
    act(() => jest.advanceTimersByTime(100));
    expect(shown(section)).toEqual([expect.stringMatching(/^\d\d••••\d\d$/), ...before.slice(0, 5)]);
    expect(section.querySelector('[aria-live], [role=status], [role=alert]')).toBeNull();
  });

  it('stands still when it is stopped, until it is let go on', async () => {
    homeServer();
    await renderApp('/');
    await screen.findByRole('heading', { name: '리베이트 예시' });
    const section = await hero();
    const before = shown(section);
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    jest.useFakeTimers();
    await user.click(within(section).getByRole('button', { name: '예시 멈추기' }));
    act(() => jest.advanceTimersByTime(60_000));
    expect(shown(section)).toEqual(before);
    await user.click(within(section).getByRole('button', { name: '예시 이어 보기' }));
    act(() => jest.advanceTimersByTime(7_000));
    expect(shown(section)).not.toEqual(before);
  });

  it('stands still while nobody sees the page', async () => {
    homeServer();
    await renderApp('/');
    await screen.findByRole('heading', { name: '리베이트 예시' });
    const section = await hero();
    const before = shown(section);
    jest.useFakeTimers();
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    act(() => jest.advanceTimersByTime(60_000));
    expect(shown(section)).toEqual(before);
    hidden.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    act(() => jest.advanceTimersByTime(7_000));
    expect(shown(section)).not.toEqual(before);
  });

  it('does not start by itself for those who asked for less motion', async () => {
    jest.spyOn(globalThis, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query.includes('reduced-motion'),
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
    homeServer();
    await renderApp('/');
    await screen.findByRole('heading', { name: '리베이트 예시' });
    const section = await hero();
    const before = shown(section);
    jest.useFakeTimers();
    act(() => jest.advanceTimersByTime(60_000));
    expect(shown(section)).toEqual(before);
    expect(within(section).getByRole('button', { name: '예시 이어 보기' })).toBeTruthy();
  });
});
