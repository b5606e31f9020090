import { screen, waitFor, within } from '@testing-library/react';
import { speak } from '@/shared/i18n';
import { type FakeApi, fakeApi } from '@test/fake-api';
import { exchange, payoutSummary, rebateCredit, settings, uidAnswer } from '@test/fixtures';
import { luffBalance, memberServer, rebateSummary } from '@test/member-fixtures';
import { type RenderedApp, rememberUser, renderApp } from '@test/render-app';

const weekly = { when: '매주 월요일', minimumUsdt: '0.50', where: '앱의 지갑' };

function visitorServer(): FakeApi {
  return fakeApi()
    .on('GET /api/site-settings', { body: settings })
    .on('GET /api/exchanges', { body: [exchange({ rebateCredit: weekly })] })
    .on('GET /api/luff/payout-summary', { body: payoutSummary() })
    .on('GET /api/me', { body: {} });
}

async function open(path: string): Promise<RenderedApp> {
  rememberUser();
  return renderApp(path);
}

/** Payer, time and place, as listed below a name. */
const wayOf = (list: HTMLElement): string[] =>
  within(list)
    .getAllByRole('definition')
    .map((cell) => cell.textContent);

const REBATE = ['Deepcoin에서 직접 (Lance를 거치지 않음)', '매주 월요일, 0.5 USDT부터', '내 Deepcoin 계정, 앱의 지갑'];
const PAYBACK = ['Lance에서', '100 USDT부터 신청, 승인 후', '인증된 내 UID로 USDT 지급'];

afterEach(() => speak('ko'));

describe('where a rebate is', () => {
  it('stands in the answer about a UID, as an admin has written it for that exchange', async () => {
    visitorServer().on('POST /api/uid/check', { body: uidAnswer({ rebateCredit: weekly }) });
    const { user } = await renderApp('/');
    const section = within(await screen.findByRole('region', { name: 'UID 리베이트 확인' }));
    await user.click(await section.findByRole('radio', { name: /Deepcoin/ }));
    await user.type(section.getByLabelText('UID'), '36100011{Enter}');
    expect(wayOf(await section.findByLabelText('리베이트'))).toEqual(REBATE);
  });

  it('stands on the card of the exchange and on the receipt of its rate', async () => {
    visitorServer();
    const { user } = await renderApp('/');
    const cards = within(await screen.findByRole('region', { name: '거래소' }));
    expect(await cards.findByText('매주 월요일, 0.5 USDT부터')).toBeTruthy();
    await user.click(cards.getByTitle(/Deepcoin 리베이트율/));
    expect(wayOf(await within(await screen.findByRole('dialog')).findByLabelText('리베이트'))).toEqual(REBATE);
  });

  it('is said once where the terms of several exchanges are the same', async () => {
    const [deepcoin] = rebateSummary().exchanges;
    if (!deepcoin) throw new Error('no exchange');
    const exchanges = [
      { ...deepcoin, rebateCredit },
      { ...deepcoin, exchange: 'okx', exchangeName: 'OKX', rebateCredit },
    ];
    memberServer().on('GET /api/user/rebate-summary', { body: rebateSummary({ exchanges }) });
    await open('/mypage');
    expect(wayOf(await screen.findByLabelText('리베이트'))[1]).toBe('다음 날, 최소 금액 없음');
  });

  it('stands on the receipt of a day, by the exchanges that its rows come from', async () => {
    memberServer();
    const { user } = await open('/my-info?tab=all');
    const [first] = await screen.findAllByRole('button', { name: /7\.26 USDT/ });
    await user.click(first as HTMLElement);
    const receipt = within(await screen.findByRole('dialog'));
    // The exchanges of a day arrive after the receipt opens, which until then shows the general wording.
    await waitFor(() => {
      expect(wayOf(receipt.getByLabelText('리베이트'))[0]).toBe('Deepcoin에서 직접 (Lance를 거치지 않음)');
    });
  });

  it('stands above the figures of the dashboard and on their receipts; each of several by its name', async () => {
    const [deepcoin] = rebateSummary().exchanges;
    if (!deepcoin) throw new Error('no exchange');
    const okx = { ...deepcoin, exchange: 'okx', exchangeName: 'OKX', rebateCredit: weekly };
    memberServer().on('GET /api/user/rebate-summary', {
      body: rebateSummary({ exchanges: [{ ...deepcoin, rebateCredit }, okx] }),
    });
    await open('/mypage');
    expect(wayOf(await screen.findByLabelText('리베이트'))).toEqual([
      'Deepcoin, OKX에서 직접 (Lance를 거치지 않음)',
      'Deepcoin: 다음 날, 최소 금액 없음\nOKX: 매주 월요일, 0.5 USDT부터',
      '내 거래소 계정',
    ]);
    expect(screen.getByText('리베이트 지급: 다음 날, 최소 금액 없음, 거래소 앱의 자산 내역')).toBeTruthy();
    expect(screen.getByText('리베이트 지급: 매주 월요일, 0.5 USDT부터, 앱의 지갑')).toBeTruthy();
    expect(
      screen.getByText(/러프는 UID가 인증된 날의 거래부터 쌓이고, 리베이트는 첫 리포트가 나온 날부터/),
    ).toBeTruthy();
  });
});

describe('where a payback is', () => {
  it('stands beside what has been paid to all members', async () => {
    visitorServer();
    await renderApp('/');
    const list = await screen.findByLabelText('러프 페이백');
    await waitFor(() => expect(wayOf(list)).toEqual(PAYBACK));
  });

  it('stands in the wallet, which says how much trading it takes, by the settings of the moment', async () => {
    const changed: Record<string, string> = { luff_accrualRate: '0.00004' };
    const progress = { minimumUsdt: '100', currentUsdt: '0.1', dailyAverageLuff: null, estimatedDays: null };
    const server = memberServer().on('GET /api/luff/balance', {
      body: luffBalance({ balance: '1', availableLuff: '1', held: '0', usdtValue: '0.1', progress }),
    });
    const { user, unmount } = await open('/mypage?tab=luff');
    expect(wayOf(await screen.findByLabelText('러프 페이백'))).toEqual(PAYBACK);
    const needed = await screen.findByRole('button', { name: /^최소 페이백 금액은 약 5,000만 USDT 거래에 해당합니다/ });
    await user.click(needed);
    const receipt = within(await screen.findByRole('dialog'));
    expect(await receipt.findByText('50,000,000')).toBeTruthy();
    expect(receipt.getByText('0.002%')).toBeTruthy();
    unmount();
    server.on('GET /api/site-settings', {
      body: settings.map(({ key, value }) => ({ key, value: changed[key] ?? value })),
    });
    await open('/mypage?tab=luff');
    expect(await screen.findByRole('button', { name: /약 2,500만 USDT 거래에/ })).toBeTruthy();
  });

  it('says nothing of volumes before there is a balance', async () => {
    const progress = { minimumUsdt: '100', currentUsdt: '0', dailyAverageLuff: null, estimatedDays: null };
    memberServer().on('GET /api/luff/balance', {
      body: luffBalance({ balance: '0', availableLuff: '0', held: '0', usdtValue: '0', progress }),
    });
    await open('/mypage?tab=luff');
    expect(await screen.findByText('러프가 쌓이면 예상 기간이 표시됩니다.')).toBeTruthy();
    expect(screen.queryByText(/거래에 해당합니다/)).toBeNull();
  });

  it('says nothing of volumes while trading earns nothing', async () => {
    memberServer().on('GET /api/site-settings', {
      body: settings.map((setting) => (setting.key === 'luff_accrualRate' ? { ...setting, value: '0' } : setting)),
    });
    await open('/mypage?tab=luff');
    expect(await screen.findByLabelText('러프 페이백')).toBeTruthy();
    expect(screen.queryByText(/거래에 해당합니다/)).toBeNull();
  });

  it('stands on the receipt of what was earned for it', async () => {
    memberServer();
    const { user } = await open('/mypage?tab=luff&view=history');
    const entries = await screen.findByRole('list', { name: '러프 내역' });
    await user.click(within(entries).getByRole('button', { name: /\+2\.46 러프/ }));
    const receipt = within(await screen.findByRole('dialog'));
    expect(wayOf(await receipt.findByLabelText('러프 페이백'))).toEqual(PAYBACK);
  });

  it('is said in English', async () => {
    visitorServer();
    await renderApp('/en');
    const list = await screen.findByLabelText('Luff payback');
    await waitFor(() =>
      expect(wayOf(list)).toEqual([
        'Lance',
        'on request from 100 USDT, once approved',
        'USDT to one of your verified UIDs',
      ]),
    );
  });
});
