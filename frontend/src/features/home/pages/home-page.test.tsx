import { screen, waitFor, within } from '@testing-library/react';
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

/** A zero in any format of the page: `0 L`, `+0 USDT`, `0.00%`, `$0`, `0곳 이상`. */
const ZERO = /(?<![\d.,•])0(\.0+)?\s*(%|곳|건|명|일|시간|분|초|원|L(?![a-z])|USDT)|\$0(?![\d,]|\.\d*[1-9])/;

it.each(['0 L', '가입 보너스+0 L', '0.00 USDT', '최대 리베이트0%', '$0', '$0.00', '0곳 이상', '0건'])(
  'a zero is found however it is written: %s',
  (text) => expect(text).toMatch(ZERO),
);

it.each(['10%', '0.05%', '$0.25', '15곳', '100 L', '1,000 USDT', '$594'])('what is not zero is not: %s', (text) =>
  expect(text).not.toMatch(ZERO),
);

describe('the numbers of the page', () => {
  it('are the published settings and the rates in force', async () => {
    homeServer();
    await renderApp('/');
    expect(await screen.findByText('참고용 15곳 이상')).toBeTruthy();
    expect(screen.getByText('$594')).toBeTruthy();
  });

  it('say of the published average in a receipt that it is for orientation, and who states it', async () => {
    homeServer();
    const { user } = await renderApp('/');
    await user.click(await screen.findByTitle('월평균 리베이트 영수증 보기'));
    const receipt = within(await screen.findByRole('dialog', { name: /월평균 리베이트/ }));
    expect(receipt.getByText('참고용 수치').closest('li')?.textContent).toContain('594');
    expect(receipt.getByText('Lance 안내')).toBeTruthy();
  });

  it('stay placeholders while and when they cannot be read, never zeros', async () => {
    fakeApi()
      .on('GET /api/site-settings', { status: 503, body: {} })
      .on('GET /api/exchanges', { status: 503, body: { message: '잠시 후 다시 시도해 주세요.' } })
      .on('GET /api/luff/payout-summary', { status: 503, body: {} });
    const { container } = await renderApp('/');
    expect(await screen.findByText('불러오지 못했습니다')).toBeTruthy();
    expect(screen.getByText('잠시 후 다시 시도해 주세요.')).toBeTruthy();
    expect(await screen.findByRole('region', { name: '불러오지 못한 내용이 있습니다' })).toBeTruthy();
    expect(container.textContent).not.toMatch(ZERO);
  });

  it('exist in English under /en', async () => {
    homeServer();
    const { address } = await renderApp('/en');
    expect(await screen.findByText('reference 15+')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Check the rebate' })).toBeTruthy();
    expect(address()).toBe('/en');
  });
});

describe('what floats above the page', () => {
  it.each([
    ['/#calculator', '리베이트 계산기', '/'],
    ['/#kyc', '리베이트 계정으로 KYC 옮기기', '/'],
    ['/?utm_source=x#calculator', '리베이트 계산기', '/?utm_source=x'],
  ])('opens by its address %s, and leaves it clean when it is closed', async (path, name, clean) => {
    homeServer();
    const { user, address } = await renderApp(path);
    await screen.findByRole('dialog', { name });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe(clean));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
