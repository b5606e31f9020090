import { screen, waitFor, within } from '@testing-library/react';
import { journalServer } from '@test/journal-fixtures';
import { rememberUser, renderApp } from '@test/render-app';
import type { JournalConnectionDto } from '@/shared/api/generated/schemas';

const ID = '0198f6d2-8f5e-7c3a-9f0e-000000000c01';

const connection = (overrides: Partial<JournalConnectionDto> = {}): JournalConnectionDto => ({
  ...{ id: ID, exchange: 'Binance', keyHint: 'Eh8A', symbols: ['BTCUSDT'], status: 'ready', failure: null },
  ...{ syncedAt: '2026-11-20T02:00:00.000Z', createdAt: '2026-11-19T02:00:00.000Z' },
  ...overrides,
});

/** A server whose connections change as the test says. */
function connectionServer(state: { list: JournalConnectionDto[] }) {
  return journalServer()
    .on('GET /api/journal/connections', () => ({ body: state.list }))
    .on('GET /api/site-settings', {
      body: [
        { key: 'journal_syncDays', value: '31' },
        { key: 'journal_syncHours', value: '4' },
      ],
    });
}
async function openJournal() {
  rememberUser();
  return renderApp('/trading-journal?view=import');
}
const region = () => screen.findByRole('region', { name: '거래소 연결' });

/** Sends a key of Bybit from an empty list. */
async function sendKey() {
  const { user } = await openJournal();
  const part = await region();
  await within(part).findByText('연결된 거래소가 없습니다');
  await user.click(within(part).getByRole('button', { name: '거래소 연결하기' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('거래소'), 'Bybit');
  const key = dialog.getByLabelText<HTMLInputElement>('API 키');
  await user.type(key, 'key-1');
  await user.type(dialog.getByLabelText('API 시크릿'), 'secret-1');
  await user.click(dialog.getByRole('button', { name: '연결하기' }));
  return { user, part, dialog, key };
}

describe('connected exchanges', () => {
  it('can be left without connecting one', async () => {
    connectionServer({ list: [] });
    const { user } = await openJournal();
    const part = within(await region());
    await part.findByText('연결된 거래소가 없습니다');
    await user.click(part.getByRole('button', { name: '거래소 연결하기' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '취소' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks for what the exchange needs and sends no more than that', async () => {
    const state = { list: [] as JournalConnectionDto[] };
    const server = connectionServer(state).on('POST /api/journal/connections', () => {
      state.list = [connection({ exchange: 'Bybit', symbols: [], status: 'syncing', syncedAt: null })];
      return { status: 202, body: state.list[0] };
    });
    const { user } = await openJournal();
    const part = await region();
    await within(part).findByText('연결된 거래소가 없습니다');
    await user.click(within(part).getByRole('button', { name: '거래소 연결하기' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('읽기 권한만 켠 키');
    expect(dialog.textContent).toContain('암호화해 보관');
    await within(dialog).findByText(/최근 31일의 .* 이후 4시간마다/);
    within(dialog).getByLabelText('가져올 심볼');
    expect(within(dialog).queryByLabelText('패스프레이즈')).toBeNull();
    await user.selectOptions(within(dialog).getByLabelText('거래소'), 'OKX');
    within(dialog).getByLabelText('패스프레이즈');
    await user.selectOptions(within(dialog).getByLabelText('거래소'), 'Bybit');
    await user.click(within(dialog).getByRole('button', { name: '연결하기' }));
    expect(within(dialog).getAllByText('입력해 주세요.')).toHaveLength(2);
    await user.type(within(dialog).getByLabelText('API 키'), 'key-1');
    await user.type(within(dialog).getByLabelText('API 시크릿'), 'secret-1');
    await user.click(within(dialog).getByRole('button', { name: '연결하기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsTo('POST /api/journal/connections')[0]?.body).toEqual({
      ...{ exchange: 'Bybit', apiKey: 'key-1', apiSecret: 'secret-1' },
    });
    await within(part).findByText('동기화 중');
    state.list = [connection({ exchange: 'Bybit', symbols: [] })];
    // What was synced shows by itself, and so does what it brought.
    const importsBefore = server.callsTo('GET /api/journal/imports').length;
    await within(part).findByText('연결됨', {}, { timeout: 10_000 });
    await waitFor(() => expect(server.callsTo('GET /api/journal/imports').length).toBeGreaterThan(importsBefore));
  });

  it('tells at the form what the exchange says against a key, and keeps what was typed', async () => {
    const message = '주문이나 출금을 할 수 있는 키라서 저장하지 않았습니다.';
    const refusal = { code: 'journal.keyMayTrade', message, fields: [{ path: 'apiKey', message }] };
    connectionServer({ list: [] }).on('POST /api/journal/connections', { status: 400, body: refusal });
    const { part, dialog, key } = await sendKey();
    expect(await dialog.findByText(message)).toBeTruthy();
    expect([key.value, key.getAttribute('aria-invalid')]).toEqual(['key-1', 'true']);
    expect(document.activeElement).toBe(key);
    expect(within(part).getByText('연결된 거래소가 없습니다')).toBeTruthy();
  });

  it('stays while the exchange is asked, so that the answer closes no other dialog', async () => {
    const server = connectionServer({ list: [] });
    const answer = Promise.withResolvers<{ body: object }>();
    server.on('POST /api/journal/connections', () => answer.promise);
    const { user } = await sendKey();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    answer.resolve({ body: connection() });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows why a key was refused, and offers only its removal', async () => {
    const failure = '주문이나 출금을 할 수 있는 키입니다.';
    const state = { list: [connection({ status: 'refused', failure, syncedAt: null })] };
    const server = connectionServer(state).on(`DELETE /api/journal/connections/${ID}`, () => {
      state.list = [];
      return { status: 204 };
    });
    const { user } = await openJournal();
    const part = await region();
    await within(part).findByText(failure);
    expect(within(part).queryByRole('button', { name: '지금 동기화' })).toBeNull();
    await user.click(within(part).getByRole('button', { name: 'Binance ••••Eh8A 연결 삭제' }));
    await user.click(await screen.findByRole('button', { name: '연결 삭제하기' }));
    await waitFor(() => expect(server.callsTo(`DELETE /api/journal/connections/${ID}`)).toHaveLength(1));
    await within(part).findByText('연결된 거래소가 없습니다');
  });

  it('syncs now, and changes the pairs', async () => {
    const state = { list: [connection()] };
    const server = connectionServer(state)
      .on(`POST /api/journal/connections/${ID}/sync`, () => ({ status: 202, body: connection({ status: 'syncing' }) }))
      .on(`PATCH /api/journal/connections/${ID}`, () => ({ status: 202, body: connection({ status: 'syncing' }) }));
    const { user } = await openJournal();
    const part = await region();
    await user.click(await within(part).findByRole('button', { name: '지금 동기화' }));
    await waitFor(() => expect(server.callsTo(`POST /api/journal/connections/${ID}/sync`)).toHaveLength(1));
    await user.click(within(part).getByRole('button', { name: '심볼 변경' }));
    await screen.findByText(/최근 31일 거래/);
    const field = await screen.findByLabelText('가져올 심볼');
    await user.type(field, ', ETHUSDT');
    await user.click(screen.getByRole('button', { name: '변경하고 동기화' }));
    await waitFor(() =>
      expect(server.callsTo(`PATCH /api/journal/connections/${ID}`)[0]?.body).toEqual({
        symbols: ['BTCUSDT', 'ETHUSDT'],
      }),
    );
  });
});
