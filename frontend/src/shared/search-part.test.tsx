import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo } from 'react';
import { Link, RouterProvider, createBrowserRouter, useLocation } from 'react-router';
import { setSearchParam, useSearch, useSearchParam } from '@/shared/search-part';

const drawn: Record<string, number> = {};
const count = (name: string): void => {
  drawn[name] = (drawn[name] ?? 0) + 1;
};
const since = (): Record<string, number> => {
  const told = { ...drawn };
  Object.keys(drawn).forEach((name) => (drawn[name] = 0));
  return told;
};

// Drawn by what it reads alone, not with its page.
const Param = memo(({ name }: { name: string }) => {
  const value = useSearchParam(name);
  count(name);
  return <p>{`${name}: ${value ?? 'none'}`}</p>;
});

function Keeping() {
  const search = useSearch();
  return <Link to={`/page${search}#part`}>keeps</Link>;
}

function Page() {
  useLocation();
  count('page');
  return (
    <>
      <Param name="sort" />
      <Param name="order" />
      <Keeping />
      <Link to="/page?sort=change">navigates</Link>
      <Link to="/other">leaves</Link>
    </>
  );
}

let router: ReturnType<typeof createBrowserRouter>;
/** As after a reload: a new document at the address of the window. */
function open(address = window.location.pathname + window.location.search): void {
  window.history.replaceState(address === '/page' ? null : window.history.state, '', address);
  router = createBrowserRouter([
    { path: '/page', element: <Page /> },
    { path: '/other', element: <p>other</p> },
  ]);
  render(<RouterProvider router={router} />);
  since();
}
const choose = (name: string, value: string | null): void => act(() => setSearchParam(name, value));
const address = () => window.location.pathname + window.location.search + window.location.hash;
const shown = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);

describe('the search part of the address', () => {
  const user = userEvent.setup();
  afterEach(() => router.dispose());

  it('draws only what reads the parameter that is written', () => {
    open('/page');
    choose('sort', 'volume');
    expect(since()).toEqual({ page: 0, sort: 1, order: 0 });
    expect(shown()).toEqual(['sort: volume', 'order: none']);
    choose('sort', 'volume');
    expect(since()).toEqual({ page: 0, sort: 0, order: 0 });
  });

  it('keeps both of two that are written at once, others, and the router’s place in the history', async () => {
    open('/page?news=all#part');
    const { state, length } = window.history;
    act(() => {
      setSearchParam('sort', 'volume');
      setSearchParam('order', 'low');
    });
    expect(address()).toBe('/page?news=all&sort=volume&order=low#part');
    choose('sort', null);
    expect(address()).toBe('/page?news=all&order=low#part');
    expect([window.history.state, window.history.length]).toEqual([state, length]);
  });

  it('survives a reload', () => {
    open('/page');
    choose('sort', 'volume');
    router.dispose();
    document.body.replaceChildren();
    open();
    expect(shown()).toEqual(['sort: volume', 'order: none']);
  });

  it('follows navigations, back and forward', async () => {
    open('/page');
    choose('order', 'low');
    await user.click(screen.getByText('navigates'));
    await waitFor(() => expect(shown()).toEqual(['sort: change', 'order: none']));
    choose('sort', 'volume');
    await user.click(screen.getByText('leaves'));
    await screen.findByText('other');
    act(() => window.history.back());
    await waitFor(() => expect(shown()).toEqual(['sort: volume', 'order: none']));
    act(() => window.history.back());
    await waitFor(() => expect(shown()).toEqual(['sort: none', 'order: low']));
    act(() => window.history.forward());
    await waitFor(() => expect(shown()).toEqual(['sort: volume', 'order: none']));
  });

  it('is kept by links that keep it', async () => {
    open('/page');
    choose('sort', 'volume');
    await user.click(screen.getByText('keeps'));
    expect(address()).toBe('/page?sort=volume#part');
    expect(router.state.location).toMatchObject({ search: '?sort=volume', hash: '#part' });
  });
});
