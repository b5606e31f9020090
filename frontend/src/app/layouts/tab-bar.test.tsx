import { screen, waitFor, within } from '@testing-library/react';
import { idleReady, lcoinServer } from '@test/lcoin-fixtures';
import { storeServer } from '@test/store-fixtures';
import { fakeApi } from '@test/fake-api';
import { settings } from '@test/fixtures';
import { rememberUser, renderApp } from '@test/render-app';

const bar = async () => within(await screen.findByRole('navigation', { name: '하단 메뉴' }));

describe('the bar along the bottom', () => {
  it('leads to the four places of a member and says which one this is', async () => {
    storeServer();
    rememberUser();
    const { user, address } = await renderApp('/dashboard');
    const tabs = await bar();
    expect(tabs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['홈', '/dashboard'],
      ['리베이트', '/mypage'],
      ['지갑', '/mypage?tab=luff'],
      ['스토어', '/mining-items'],
    ]);
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('홈');
    await user.click(tabs.getByRole('link', { name: '지갑' }));
    await waitFor(() => expect(address()).toBe('/mypage?tab=luff'));
    await waitFor(() => expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('지갑'));
  });

  it('has everything else, and the chatbot, behind its last button', async () => {
    storeServer();
    rememberUser();
    const { user, address } = await renderApp('/dashboard');
    await user.click((await bar()).getByRole('button', { name: '더보기' }));
    const menu = within(await screen.findByRole('dialog'));
    expect(menu.getByRole('link', { name: '수익 내역' })).toBeTruthy();
    expect(menu.getByRole('link', { name: '챗봇' }).getAttribute('href')).toBe('/dashboard#chatbot');
    await user.click(menu.getByRole('link', { name: '챗봇' }));
    await waitFor(() => expect(address()).toBe('/dashboard#chatbot'));
  });

  it('tells in the wallet that something was mined', async () => {
    lcoinServer()
      .on('GET /api/idle-rewards/status', { body: idleReady })
      .on('POST /api/idle-rewards/claim', { status: 503, body: { message: '잠시 후 다시.' } });
    rememberUser();
    await renderApp('/my-info');
    expect(await (await bar()).findByText(/채굴 보상 수령 가능/)).toBeTruthy();
  });

  it('opens the floating card from the wallet', async () => {
    storeServer();
    rememberUser();
    const { user } = await renderApp('/mypage?tab=luff');
    await screen.findByRole('complementary');
    await user.click(await screen.findByTitle('자동 채굴 열기'));
    expect(await within(screen.getByRole('complementary')).findByRole('progressbar')).toBeTruthy();
  });

  it('is not shown to visitors', async () => {
    fakeApi().on('GET /api/site-settings', { body: settings });
    await renderApp('/login');
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: '하단 메뉴' })).toBeNull();
  });
});
