import { screen, waitFor, within } from '@testing-library/react';
import { lcoinServer } from '@test/lcoin-fixtures';
import { rememberUser, renderApp } from '@test/render-app';

const AWAY = { status: 503, body: { code: 'platform.databaseUnavailable', message: '잠시 후 다시 시도해 주세요.' } };
const READS = ['GET /api/lance-coins/summary', 'GET /api/lance-coins/history', 'GET /api/indicator-purchases'] as const;

it('is told once for all parts of a page that failed alike, with one button that reads them again', async () => {
  rememberUser();
  const server = lcoinServer();
  for (const read of READS) server.on(read, AWAY);
  const { user } = await renderApp('/lcoin-dashboard');
  const notice = within(await screen.findByRole('region', { name: '불러오지 못한 내용이 있습니다' }));
  expect(notice.getByText('잠시 후 다시 시도해 주세요.')).toBeTruthy();
  expect(screen.getAllByText('잠시 후 다시 시도해 주세요.')).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: '다시 시도' })).toHaveLength(1);
  lcoinServer();
  await user.click(notice.getByRole('button', { name: '다시 시도' }));
  await waitFor(() => expect(screen.queryByText('불러오지 못한 내용이 있습니다')).toBeNull());
  expect(await screen.findByRole('button', { name: /^2,236 L/ })).toBeTruthy();
});

it('stays at its part where it is alone', async () => {
  rememberUser();
  lcoinServer().on('GET /api/lance-coins/history', AWAY);
  await renderApp('/lcoin-dashboard');
  expect(await screen.findByText('잠시 후 다시 시도해 주세요.')).toBeTruthy();
  expect(screen.queryByText('불러오지 못한 내용이 있습니다')).toBeNull();
});
