import { screen } from '@testing-library/react';
import { type FakeApi, fakeApi } from '@test/fake-api';
import { settings } from '@test/fixtures';
import { hana, rememberUser, renderApp } from '@test/render-app';

const TOKEN = 'dGhlLXRva2VuLW9mLXRoZS1tYWlsZWQtbGluaw';
const read = `GET /api/mail-subscriptions/${TOKEN}` as const;
const end = `POST /api/mail-subscriptions/${TOKEN}/end` as const;
const told = (enabled: boolean, topic = 'market-alert') => ({ body: { topic, enabled } });

function visitorServer(): FakeApi {
  return fakeApi()
    .on('GET /api/site-settings', { body: settings })
    .on('GET /api/exchanges', { body: [] })
    .on('GET /api/me', { body: { user: hana, language: 'ko', restriction: null } });
}

describe('unsubscribing by the link in a mail', () => {
  it('names the mails and waits for the button', async () => {
    const server = visitorServer().on(read, told(true)).on(end, told(false));
    const { user, address } = await renderApp(`/unsubscribe?token=${TOKEN}`, { strict: true });
    const button = await screen.findByRole('button', { name: '시세 알림 메일 그만 받기' });
    expect(address()).toBe('/unsubscribe');
    expect(server.callsTo(end)).toEqual([]);
    await user.click(button);
    expect(await screen.findByRole('heading', { name: '시세 알림 메일을 더 보내지 않습니다' })).toBeTruthy();
    expect(server.callsTo(end)).toHaveLength(1);
    expect(screen.getByRole('link', { name: '로그인하고 알림 설정으로 가기' }).getAttribute('href')).toBe(
      '/login?next=%2Fmypage%3Ftab%3Dsecurity',
    );
  });

  it('says so where they are off already, and leads a member to the settings', async () => {
    rememberUser();
    visitorServer().on(read, told(false));
    await renderApp(`/en/unsubscribe?token=${TOKEN}`);
    expect(await screen.findByRole('heading', { name: 'No more mails about market alerts' })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'To the notification settings' });
    expect(link.getAttribute('href')).toBe('/mypage?tab=security');
  });

  it('tells about a link that is not valid, or not whole', async () => {
    const message = '수신 거부 링크가 올바르지 않습니다.';
    visitorServer().on(read, { status: 404, body: { code: 'mail.subscriptionInvalid', message } });
    const { unmount } = await renderApp(`/unsubscribe?token=${TOKEN}`);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
    unmount();
    await renderApp('/unsubscribe');
    expect((await screen.findByRole('alert')).textContent).toContain('수신 거부 링크가 올바르지 않습니다.');
  });

  it('tries again after a lost connection', async () => {
    const server = visitorServer().on(read, told(true, 'payback')).on(end, 'lost');
    const { user } = await renderApp(`/unsubscribe?token=${TOKEN}`);
    await user.click(await screen.findByRole('button', { name: '페이백 메일 그만 받기' }));
    expect(await screen.findByRole('heading', { name: '수신 거부를 처리하지 못했습니다' })).toBeTruthy();
    server.on(end, told(false));
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('heading', { name: '페이백 메일을 더 보내지 않습니다' })).toBeTruthy();
  });
});
