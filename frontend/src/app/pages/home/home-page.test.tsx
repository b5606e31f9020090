import { screen, within } from '@testing-library/react';
import { payoutSummary } from '@test/fixtures';
import { memberServer, rebateSummary } from '@test/member-fixtures';
import { hana, rememberUser, renderApp } from '@test/render-app';

async function desk(): Promise<HTMLElement> {
  return (await screen.findByRole('heading', { level: 1 })).closest('section') ?? document.body;
}

describe('the receipt of the home page', () => {
  it('is that of a member’s own last reported day', async () => {
    memberServer().on('GET /api/luff/payout-summary', { body: payoutSummary() });
    rememberUser();
    await renderApp('/');
    const own = within(await desk());
    expect(await own.findByRole('button', { name: /Deepcoin 선물.*5\.00/ })).toBeTruthy();
    expect(own.getByText('수수료 10 USDT × 50%').parentElement?.textContent).toBe('UID 36100011, 수수료 10 USDT × 50%');
    expect(own.queryByRole('heading', { name: '리베이트 예시' })).toBeNull();
  });

  it('stands beside the way to a member’s rebates, who is asked for a UID and told of bonuses only until there is one', async () => {
    const server = memberServer().on('GET /api/luff/payout-summary', { body: payoutSummary() });
    rememberUser();
    const { unmount } = await renderApp('/');
    const own = within(await desk());
    expect((await own.findByRole('link', { name: '내 리베이트 보기' })).getAttribute('href')).toBe('/dashboard');
    expect(own.getByText(/^등록한 UID의 리베이트를 날마다 계산합니다/)).toBeTruthy();
    expect(own.queryByRole('button', { name: 'UID 확인하기' })).toBeNull();
    expect(own.queryByText('가입 보너스')).toBeNull();
    expect(own.queryByText(/대상인지 확인해 주세요/)).toBeNull();
    expect(own.queryByRole('link', { name: '대시보드에서 모두 보기' })).toBeNull();
    unmount();
    server.on(`GET /api/user/${hana.id}/uids`, { body: [] });
    await renderApp('/');
    const without = within(await desk());
    expect(await without.findByText(/36100011/)).toBeTruthy();
    expect(without.getByRole('button', { name: 'UID 확인하기' }).className).toContain('primary');
    expect(without.queryByRole('link', { name: '내 리베이트 보기' })).toBeNull();
    expect(without.getByText('가입 보너스')).toBeTruthy();
    expect(without.getByRole('link', { name: '대시보드에서 모두 보기' }).getAttribute('href')).toBe('/dashboard');
  });

  it('stays an example for a member without a report', async () => {
    memberServer()
      .on('GET /api/luff/payout-summary', { body: payoutSummary() })
      .on('GET /api/user/rebate-summary', {
        body: rebateSummary({ totalRebate: '0', reportDays: 0, series: [], exchanges: [] }),
      });
    rememberUser();
    await renderApp('/');
    const example = within(await desk());
    expect(await example.findByRole('heading', { name: '리베이트 예시' })).toBeTruthy();
    expect(example.queryByText(/36100011/)).toBeNull();
  });
});
