import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { type RouteObject, RouterProvider, createMemoryRouter } from 'react-router';
import { followAddress } from '@/app/language';
import { Providers } from '@/app/providers';
import { createRoutes } from '@/app/routes';
import { createStore } from '@/app/store';
import { fakeApi } from '@test/fake-api';

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

function Broken(): never {
  throw new TypeError('Failed to fetch dynamically imported module');
}

/** Renders the site at an address where something fails. */
function open(path: string, change: (shell: RouteObject) => void): void {
  fakeApi().on('GET /api/site-settings', { body: [] }).on('GET /api/exchanges', { body: [] });
  const routes = createRoutes();
  const [shell] = routes;
  if (!shell) throw new Error('no shell');
  change(shell);
  followAddress(path);
  render(
    <Providers store={createStore()}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
    </Providers>,
  );
}

const languages = [
  ['/', '화면을 표시하지 못했습니다', '새로고침'],
  ['/en', 'This page could not be shown', 'Reload'],
] as const;

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it.each(languages)(
  'a frame that breaks at %s is answered in its language, with a way on',
  async (path, title, reload) => {
    open(path, (shell) => {
      shell.element = <Broken />;
    });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('button', { name: reload })).toBeTruthy();
    expect(screen.getByRole('main')).toBeTruthy();
  },
);

it.each(languages)('a screen at %s that cannot be loaded leaves header and footer', async (path, title, reload) => {
  open(path, (shell) => {
    const home = shell.children?.[0]?.children?.find((route) => route.path === path)?.children?.[0];
    if (!home?.index) throw new Error('no home');
    home.lazy = { Component: missing };
  });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('button', { name: reload })).toBeTruthy();
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
});
