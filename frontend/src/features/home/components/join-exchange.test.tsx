import { screen } from '@testing-library/react';
import { fakeApi } from '@test/fake-api';
import { exchange, settings } from '@test/fixtures';
import { rememberUser, renderApp } from '@test/render-app';

const server = () =>
  fakeApi()
    .on('GET /api/site-settings', { body: settings })
    .on('GET /api/exchanges', { body: [exchange()] });

it('takes whoever was logged in last for a member while the session is still being checked', async () => {
  server().on('GET /api/me', () => new Promise<never>(() => undefined));
  rememberUser();
  const { user, store } = await renderApp('/', { checked: false });
  await user.click(await screen.findByRole('button', { name: /가입하기/ }));
  expect(store.getState().session.status).toBe('loading');
  expect(await screen.findByText('Deepcoin 페이지를 엽니다')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows a visitor first what the link means', async () => {
  server();
  const { user } = await renderApp('/');
  await user.click(await screen.findByRole('button', { name: /가입하기/ }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
