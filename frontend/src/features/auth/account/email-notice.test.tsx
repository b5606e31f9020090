import { screen, waitFor, within } from '@testing-library/react';
import { type FakeApi } from '@test/fake-api';
import { settings } from '@test/fixtures';
import { luffBalance, member, memberServer } from '@test/member-fixtures';
import { hana, rememberUser, renderApp } from '@test/render-app';

const needsEmail = [...settings, { key: 'luff_paybackNeedsConfirmedEmail', value: 'true' }];
const resend = 'POST /api/user/resend-confirmation';
const sent = '인증 메일을 보냈습니다. 메일이 보이지 않으면 스팸함을 확인해 주세요.';

function unconfirmedServer(): FakeApi {
  return memberServer()
    .on('GET /api/site-settings', { body: needsEmail })
    .on('GET /api/user', { body: member({ emailConfirmed: false }) })
    .on(resend, { body: { message: sent } });
}
const notice = (): Promise<HTMLElement> => screen.findByRole('region', { name: '이메일 인증이 필요합니다' });

beforeEach(() => rememberUser());

describe('until the e-mail address is confirmed', () => {
  it('My Info says so, sends the mail again, and then waits a minute', async () => {
    const server = unconfirmedServer();
    const { user } = await renderApp('/mypage');
    expect((await notice()).textContent).toContain(hana.email);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: '인증 메일 다시 받기' });
    await user.click(button);
    await waitFor(async () => expect(within(await notice()).getByRole('status').textContent).toBe(sent));
    expect(button.disabled).toBe(true);
    expect((await notice()).textContent).toMatch(/(1:00|0:5\d) 후 다시 받을 수 있습니다/);
    expect(server.callsTo(resend)).toHaveLength(1);
    // The wallet shows the same notice, in the same state.
    await user.click(screen.getByRole('tab', { name: '러프 지갑' }));
    expect((await notice()).textContent).toContain('후 다시 받을 수 있습니다');
  });

  it('shows a limit with its true wait', async () => {
    const message = '시도 횟수가 많아 잠시 제한됩니다.';
    unconfirmedServer().on(resend, { status: 429, headers: { 'Retry-After': '1800' }, body: { message } });
    const { user } = await renderApp('/mypage');
    await user.click(within(await notice()).getByRole('button'));
    await waitFor(async () => expect((await notice()).textContent).toContain(message));
    expect((await notice()).textContent).toMatch(/(30:00|29:5\d) 후 다시 받을 수 있습니다/);
  });

  it('vanishes when the address was confirmed elsewhere in the meantime', async () => {
    const server = unconfirmedServer();
    const { user } = await renderApp('/mypage');
    const button = within(await notice()).getByRole('button');
    server
      .on(resend, { status: 409, body: { code: 'auth.emailAlreadyConfirmed', message: '이미 인증된 이메일입니다.' } })
      .on('GET /api/user', { body: member() });
    await user.click(button);
    await waitFor(() => expect(screen.queryByRole('region', { name: '이메일 인증이 필요합니다' })).toBeNull());
  });

  it('stands in the place of the payback form, and only where a payback needs it', async () => {
    unconfirmedServer();
    const { unmount } = await renderApp('/mypage?tab=luff');
    expect((await notice()).textContent).toContain('인증해야 페이백을 신청할 수 있습니다.');
    expect(screen.queryByRole('form', { name: '페이백 신청' })).toBeNull();
    unmount();
    unconfirmedServer().on('GET /api/site-settings', { body: settings });
    await renderApp('/mypage?tab=luff');
    expect(await screen.findByRole('form', { name: '페이백 신청' })).toBeTruthy();
  });

  it('says it in English, too', async () => {
    localStorage.setItem('language', 'en');
    unconfirmedServer();
    await renderApp('/mypage');
    const region = await screen.findByRole('region', { name: 'Please confirm your e-mail address' });
    expect(within(region).getByRole('button', { name: 'Send the e-mail again' })).toBeTruthy();
  });
});

it('is not shown to a member whose address is confirmed', async () => {
  memberServer();
  await renderApp('/mypage');
  expect(await screen.findByText('계정 정보')).toBeTruthy();
  expect(screen.queryByText('이메일 인증이 필요합니다')).toBeNull();
});

describe('after a password reset', () => {
  it('the payback form says until when it is closed', async () => {
    const until = new Date(Date.now() + 3_600_000);
    memberServer().on('GET /api/luff/balance', {
      body: luffBalance({ payoutHold: { until: until.toISOString(), reason: 'newPassword' } }),
    });
    await renderApp('/mypage?tab=luff');
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Seoul', hour: '2-digit', minute: '2-digit' });
    const region = await screen.findByRole('region', { name: '지금은 페이백을 신청할 수 없습니다' });
    expect(region.textContent).toContain(`${clock.format(until)}에 풀립니다.`);
    expect(screen.queryByRole('form', { name: '페이백 신청' })).toBeNull();
  });

  it('it is open again afterwards', async () => {
    const until = new Date(Date.now() - 1_000);
    memberServer().on('GET /api/luff/balance', {
      body: luffBalance({ payoutHold: { until: until.toISOString(), reason: 'newPassword' } }),
    });
    await renderApp('/mypage?tab=luff');
    expect(await screen.findByRole('form', { name: '페이백 신청' })).toBeTruthy();
  });
});
