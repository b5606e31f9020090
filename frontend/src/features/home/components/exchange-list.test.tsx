import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type FakeApi, fakeApi } from '@test/fake-api';
import { exchange, payoutSummary, settings } from '@test/fixtures';
import { rememberUser, renderApp } from '@test/render-app';

const bitget = exchange({
  id: 'bitget',
  name: 'Bitget',
  badge: 'BEST',
  rebateRate: '0.45',
  discountRate: '0.1',
  makerFee: '0.00011',
  takerFee: '0.00022',
  kycWaitHours: 24,
  travelRuleUpbit: true,
  referralLink: 'https://exchange.example/bitget',
});
const ourbit = exchange({ id: 'ourbit', name: 'Ourbit', rebateRate: '0.6', makerFee: '0.00008', takerFee: '0.00016' });

function homeServer(): FakeApi {
  return fakeApi()
    .on('GET /api/site-settings', { body: settings })
    .on('GET /api/exchanges', { body: [exchange(), bitget, ourbit] })
    .on('GET /api/luff/payout-summary', { body: payoutSummary() })
    .on('GET /api/me', { body: {} });
}

async function ticket(name: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name, level: 3 });
  return heading.closest('li') ?? heading;
}

const names = (): (string | null)[] =>
  within(screen.getByRole('region', { name: '거래소' }))
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('heading').textContent)
    .slice(0, -1);

describe('the ticket of an exchange', () => {
  it('shows rate, fees after the rebate and with the discount, and how long KYC takes', async () => {
    homeServer();
    await renderApp('/');
    const card = await ticket('Bitget');
    expect(card.textContent).toContain('리베이트율45%');
    expect(card.textContent).toContain('리베이트 후 메이커0.011%, 영수증할인 적용 0.0099%');
    expect(card.textContent).toContain('리베이트 후 테이커0.022%, 영수증할인 적용 0.0198%');
    expect(within(card).getByText('KYC 대기 24시간')).toBeTruthy();
    expect(within(card).getByText('BEST')).toBeTruthy();
    // Without a discount or waiting time none is shown.
    const other = await ticket('Deepcoin');
    expect(within(other).queryByText(/할인 적용/)).toBeNull();
    expect(within(other).getByText('KYC 변경 안내')).toBeTruthy();
  });

  it('has a receipt for the fee: the published fee times what stays, and what the discount makes of it', async () => {
    homeServer();
    const { user } = await renderApp('/');
    await user.click(within(await ticket('Bitget')).getByRole('button', { name: /^0\.011%/ }));
    const sheet = within(await screen.findByRole('dialog', { name: /Bitget 리베이트 후 메이커 수수료/ }));
    expect(sheet.getByText('0.02%')).toBeTruthy();
    expect(sheet.getByText('1 − 지금 적용되는 리베이트율 45%')).toBeTruthy();
    expect(sheet.getByText(/수수료를 10% 할인받아, 리베이트 후 0.0099%입니다/)).toBeTruthy();
    expect(sheet.getByText('기준')).toBeTruthy();
  });

  it('has a receipt for the rate, which says which rate counts', async () => {
    homeServer();
    const { user } = await renderApp('/');
    await user.click(within(await ticket('Bitget')).getByRole('button', { name: /^45 ?%/ }));
    const sheet = within(await screen.findByRole('dialog', { name: /Bitget 리베이트율/ }));
    expect(sheet.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      '수수료를 이만큼 냈다면100 USDT',
      '지금 적용되는 리베이트율×45%',
      '돌려받는 금액45 USDT',
    ]);
    expect(sheet.getByText(/그날이 끝날 때 적용되는/)).toBeTruthy();
  });

  it('explains the travel rule of this exchange', async () => {
    homeServer();
    const { user } = await renderApp('/');
    const badges = within(await ticket('Deepcoin')).getByRole('button', {
      name: /^Deepcoin 트래블룰 ?업비트 ?불가 ?빗썸 ?가능$/,
    });
    await user.click(badges);
    const dialog = within(await screen.findByRole('dialog', { name: 'Deepcoin 트래블룰' }));
    const [upbit, bithumb] = dialog.getAllByRole('listitem');
    expect(upbit?.textContent).toMatch(/^업비트불가.*바로 보낼 수 없습니다/);
    expect(bithumb?.textContent).toMatch(/^빗썸가능.*바로 보내고 받을 수 있습니다/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(badges));
  });

  it('opens the KYC guide at its exchange', async () => {
    homeServer();
    const { user } = await renderApp('/');
    await user.click(
      within(await ticket('Bitget')).getByRole('button', { name: 'Bitget KYC 변경 안내, KYC 대기 24시간' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: '리베이트 계정으로 KYC 옮기기' }));
    expect(dialog.getByRole('tab', { name: 'Bitget' }).getAttribute('aria-selected')).toBe('true');
  });
});

describe('the list of exchanges', () => {
  it('stands by rate, or by the fee that is left with the discount', async () => {
    homeServer();
    const { user } = await renderApp('/');
    await ticket('Bitget');
    expect(names()).toEqual(['Ourbit', 'Deepcoin', 'Bitget']);
    await user.click(screen.getByRole('button', { name: '낮은 수수료순' }));
    // 0.016 %, 0.0198 % with the discount, 0.02 %
    expect(names()).toEqual(['Ourbit', 'Bitget', 'Deepcoin']);
  });

  it('leads on to the comparison with one’s own trading', async () => {
    homeServer();
    const { user } = await renderApp('/');
    await user.click(await screen.findByRole('button', { name: '내 조건으로 비교하기' }));
    const dialog = within(await screen.findByRole('dialog', { name: '리베이트 계산기' }));
    expect((await dialog.findByRole('tab', { name: '거래소 비교' })).getAttribute('aria-selected')).toBe('true');
    sessionStorage.clear();
  });
});

describe('the way to an exchange', () => {
  let opened: jest.SpiedFunction<typeof window.open>;
  beforeEach(() => {
    opened = jest.spyOn(window, 'open').mockReturnValue(null);
  });
  afterEach(() => opened.mockRestore());

  it('first tells a visitor what the link means, then opens it in a new tab', async () => {
    homeServer();
    const { user } = await renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Bitget 가입하기' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bitget 가입 전에 확인해 주세요' }));
    expect(opened).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: '새 탭에서 Bitget 열기' }));
    expect(opened).toHaveBeenCalledWith('https://exchange.example/bitget', '_blank', 'noopener,noreferrer');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens nothing for a visitor who closes the explanation', async () => {
    homeServer();
    const { user } = await renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Bitget 가입하기' }));
    await screen.findByRole('dialog', { name: 'Bitget 가입 전에 확인해 주세요' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opened).not.toHaveBeenCalled();
  });

  it('shows a member a toast that carries the link, and opens it a second later, once', async () => {
    rememberUser();
    homeServer();
    const { user } = await renderApp('/');
    const button = await screen.findByRole('button', { name: 'Bitget 계정 만들기' });
    await user.click(button);
    const clicked = Date.now();
    await user.click(button);
    expect(opened).not.toHaveBeenCalled();
    const link = await screen.findByRole('link', { name: '지금 열기' });
    expect(link.getAttribute('href')).toBe('https://exchange.example/bitget');
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1), { timeout: 3_000 });
    expect(Date.now() - clicked).toBeGreaterThanOrEqual(1_000);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('opens no second tab for a member who takes the link of the toast', async () => {
    rememberUser();
    homeServer();
    const { user } = await renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Bitget 계정 만들기' }));
    await user.click(await screen.findByRole('link', { name: '지금 열기' }));
    await new Promise((resolve) => setTimeout(resolve, 1_300));
    expect(opened).not.toHaveBeenCalled();
  });
});
