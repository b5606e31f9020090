import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createStore } from '@/app/store';
import { useListStoreOrdersInfiniteQuery } from '@/shared/api/generated/member';
import { speak } from '@/shared/i18n';
import { LoadedList } from '@/shared/ui/loaded-list';
import { type FakeApi, fakeApi } from '@test/fake-api';

afterEach(() => speak('ko'));

function Orders() {
  const query = useListStoreOrdersInfiniteQuery({});
  return (
    <LoadedList query={query} more="이전 주문 보기" skeleton="…" empty="없음">
      {(orders) => (
        <ul>
          {orders.map(({ id }) => (
            <li key={id}>{id}</li>
          ))}
        </ul>
      )}
    </LoadedList>
  );
}

/** Three pages of one order each. */
const threePages = (): FakeApi =>
  fakeApi().on('GET /api/store/orders', ({ search }) => {
    const page = Number(new URLSearchParams(search).get('cursor') ?? '1');
    const headers: Record<string, string> =
      page < 3 ? { Link: `</api/store/orders?cursor=${page + 1}>; rel="next"` } : {};
    return { body: [{ id: `order ${page}` }], headers };
  });

const items = (): string[] => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

function open() {
  render(
    <Provider store={createStore()}>
      <Orders />
    </Provider>,
  );
  return userEvent.setup();
}

describe('a list that is read page by page', () => {
  it('keeps the focus on its button while pages come, and says the end in its place', async () => {
    threePages();
    const user = open();
    const more = await screen.findByRole('button', { name: '이전 주문 보기' });
    await user.click(more);
    await waitFor(() => expect(items()).toEqual(['order 1', 'order 2']));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '이전 주문 보기' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(items()).toEqual(['order 1', 'order 2', 'order 3']));
    expect(screen.queryByRole('button')).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('마지막 항목까지 모두 표시했습니다.'));
  });

  it('says in English that there is no more', async () => {
    threePages();
    speak('en');
    const user = open();
    await user.click(await screen.findByRole('button'));
    await waitFor(() => expect(items()).toHaveLength(2));
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText('You have reached the end of the list.')).toBeTruthy();
  });

  it('leaves the focus where somebody has put it meanwhile', async () => {
    threePages();
    const user = open();
    const more = await screen.findByRole('button');
    const elsewhere = document.body.appendChild(document.createElement('input'));
    await user.click(more);
    elsewhere.focus();
    await waitFor(() => expect(items()).toHaveLength(2));
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });

  it('keeps what it has when a page fails, says why, and asks for that page again', async () => {
    const server = threePages();
    const user = open();
    const more = await screen.findByRole('button');
    server.on('GET /api/store/orders', { status: 503, body: { message: '잠시 후 다시 시도해 주세요.' } });
    await user.click(more);
    expect((await screen.findByRole('alert')).textContent).toBe('잠시 후 다시 시도해 주세요.');
    expect(items()).toEqual(['order 1']);
    threePages();
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(items()).toEqual(['order 1', 'order 2']));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: '이전 주문 보기' })).toBeTruthy();
  });

  it('that has one page says nothing below it', async () => {
    fakeApi().on('GET /api/store/orders', { body: [{ id: 'order 1' }] });
    open();
    await screen.findByText('order 1');
    expect(screen.queryByText('마지막 항목까지 모두 표시했습니다.')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
