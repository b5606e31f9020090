import { screen, waitFor } from '@testing-library/react';
import { type FakeApi, fakeApi } from '@test/fake-api';
import { exchange, settings } from '@test/fixtures';
import { renderApp } from '@test/render-app';

const bitget = exchange({
  id: 'bitget',
  name: 'Bitget',
  rebateRate: '0.45',
  makerFee: '0.00011',
  takerFee: '0.00022',
  kycWaitHours: 24,
  referralLink: 'https://exchange.example/bitget',
});

function homeServer(): FakeApi {
  return fakeApi()
    .on('GET /api/site-settings', { body: settings })
    .on('GET /api/exchanges', { body: [exchange(), bitget] })
    .on('GET /api/me', { body: {} });
}

describe('the numbers of the page', () => {
  it('are the published settings and the rates in force', async () => {
    homeServer();
    await renderApp('/');
    expect(await screen.findByText('15곳 이상')).toBeTruthy();
    expect(screen.getByText('$594')).toBeTruthy();
  });

  it('stay placeholders while and when they cannot be read, never zeros', async () => {
    fakeApi()
      .on('GET /api/site-settings', { status: 503, body: {} })
      .on('GET /api/exchanges', { status: 503, body: { message: '잠시 후 다시 시도해 주세요.' } });
    const { container } = await renderApp('/');
    expect(await screen.findByText('불러오지 못했습니다')).toBeTruthy();
    expect(screen.getByText('잠시 후 다시 시도해 주세요.')).toBeTruthy();
    expect(container.textContent).not.toMatch(/\b0(\.00)?%?\s*(L|USDT)\b/);
  });

  it('exist in English under /en', async () => {
    homeServer();
    const { address } = await renderApp('/en');
    expect(await screen.findByText('15+')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Check the rebate' })).toBeTruthy();
    expect(address()).toBe('/en');
  });
});

describe('what floats above the page', () => {
  it.each([
    ['/#calculator', '리베이트 계산기'],
    ['/#kyc', '리베이트 계정으로 KYC 옮기기'],
  ])('opens by its address %s, and leaves it clean when it is closed', async (path, name) => {
    homeServer();
    const { user, address } = await renderApp(path);
    await screen.findByRole('dialog', { name });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
