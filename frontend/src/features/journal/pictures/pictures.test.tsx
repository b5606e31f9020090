import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { JournalPictureDto } from '@/shared/api/generated/schemas';
import { journalServer, trade } from '@test/journal-fixtures';
import { rememberUser, renderApp } from '@test/render-app';

const LIST = 'GET /api/journal/pictures';
const ADD = 'POST /api/journal/pictures';
const DAY = '2026-11-18';

const picture = (overrides: Partial<JournalPictureDto> = {}): JournalPictureDto => ({
  id: '0198f6d2-8f5e-7c3a-9f0e-000000000e01',
  tradeId: null,
  date: DAY,
  altText: null,
  width: 960,
  height: 540,
  createdAt: '2026-11-20T03:00:00.000Z',
  ...overrides,
});
const png = (name = 'chart.png', type = 'image/png'): File => new File(['PNG'], name, { type });
const pasteOf = (files: File[], text = ''): Event =>
  Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { files, getData: () => text },
  });

async function openTab(tab: string, pictures: JournalPictureDto[], trades = [trade()]) {
  const server = journalServer({ trades }).on(LIST, { body: pictures });
  rememberUser();
  const app = await renderApp('/trading-journal?month=2026-11');
  const calendar = within(await screen.findByRole('table', { name: '달력' }));
  await app.user.click(await calendar.findByRole('button', { name: /^2026\.11\.18/ }));
  await app.user.click(await screen.findByRole('tab', { name: tab }));
  return { ...app, server };
}

const section = (name: string) => screen.findByRole('region', { name });

describe('pictures in the journal', () => {
  it('of a day are chosen or pasted, but not the picture of cells that are pasted as text', async () => {
    const { server, user } = await openTab('메모', []);
    server.on(ADD, { status: 201, body: picture() });
    await user.upload(within(await section('이미지')).getByLabelText(/^이미지를 선택하거나/), png());
    await waitFor(() => expect(server.callsTo(ADD)).toHaveLength(1));
    expect(server.callsTo(ADD)[0]?.body).toEqual({ date: DAY, imageUrl: 'data:image/png;base64,UE5H' });
    const pasted = pasteOf([png()]);
    fireEvent(document, pasted);
    await waitFor(() => expect(server.callsTo(ADD)).toHaveLength(2));
    expect(pasted.defaultPrevented).toBe(true);
    const cells = pasteOf([png()], '1\t2');
    fireEvent(document, cells);
    expect(cells.defaultPrevented).toBe(false);
    expect(await screen.findByText('이미지를 추가했습니다')).toBeTruthy();
    expect(server.callsTo(ADD)).toHaveLength(2);
  });

  it('are not pasted while another part is looked at', async () => {
    const { server } = await openTab('입출금', []);
    fireEvent(document, pasteOf([png()]));
    await act(() => Promise.resolve());
    expect(server.callsTo(ADD)).toHaveLength(0);
  });

  it('that cannot be taken are refused at the field, by the screen or by the service', async () => {
    const { server } = await openTab('메모', []);
    fireEvent(document, pasteOf([png('x.gif', 'image/gif')]));
    expect(await screen.findByText(/^PNG, JPEG, WebP 이미지만/)).toBeTruthy();
    server.on(ADD, { status: 422, body: { code: 'journal.picturesFull', message: '이미지는 모두 합해 500장' } });
    fireEvent(document, pasteOf([png()]));
    expect(await screen.findByText('이미지는 모두 합해 500장')).toBeTruthy();
    expect(screen.queryByText(/^PNG, JPEG, WebP 이미지만/)).toBeNull();
  });

  it('too many or too large ones of some are named, and the others are added', async () => {
    const ids = [1, 2, 3].map((number) => `0198f6d2-8f5e-7c3a-9f0e-000000000e0${number}`);
    const { server, user } = await openTab(
      '메모',
      ids.map((id) => picture({ id })),
    );
    server.on(ADD, { status: 201, body: picture() });
    await screen.findAllByRole('button', { name: /크게 보기$/ });
    const large = png('large.png');
    Object.defineProperty(large, 'size', { value: 5 * 1_048_576 + 1 });
    await user.upload(screen.getByLabelText(/^이미지를 선택하거나/), [large, png('1'), png('2'), png('3')]);
    expect(await screen.findByText(/^large\.png: 이미지는 한 장에 5 MB까지.* 한곳에 5장까지/)).toBeTruthy();
    await waitFor(() => expect(server.callsTo(ADD)).toHaveLength(2));
  });

  it('that could not be read say so, and are read again on request', async () => {
    const { server, user } = await openTab('메모', []);
    const part = within(await section('이미지'));
    expect(part.queryByRole('alert')).toBeNull();
    server.on(LIST, { status: 500, body: { message: '고장' } });
    await user.click(screen.getByRole('button', { name: '닫기' }));
    await user.click(screen.getByRole('button', { name: /^2026\.11\.19/ }));
    await user.click(await screen.findByRole('tab', { name: '메모' }));
    expect(await within(await section('이미지')).findByText('이미지를 불러오지 못했습니다')).toBeTruthy();
    server.on(LIST, { body: [picture({ date: '2026-11-19' })] });
    await user.click(within(await section('이미지')).getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('button', { name: '이미지 1 크게 보기' })).toBeTruthy();
  });

  it('are described, enlarged one after the other, and deleted with a way back', async () => {
    const second = picture({ id: '0198f6d2-8f5e-7c3a-9f0e-000000000e02', altText: '돌파 지점' });
    const { server, user } = await openTab('메모', [picture(), second]);
    const part = within(await section('이미지'));
    await user.click(await part.findByRole('button', { name: '이미지 1 크게 보기' }));
    const viewer = within(await screen.findByRole('dialog', { name: '2026.11.18 · 이미지 1' }));
    expect(viewer.getByRole('img', { name: '이미지 1' }).getAttribute('src')).toBe(
      `/api/journal/pictures/${picture().id}`,
    );
    await user.keyboard('{ArrowRight}');
    const next = within(await screen.findByRole('dialog', { name: '2026.11.18 · 돌파 지점' }));
    expect(next.getByText('2장 중 2번째')).toBeTruthy();
    expect(next.getByRole('button', { name: '다음 이미지' }).getAttribute('aria-disabled')).toBe('true');
    await user.click(next.getByRole('button', { name: '다음 이미지' }));
    expect(next.getByText('2장 중 2번째')).toBeTruthy();
    await user.keyboard('{Escape}');
    const path = `/api/journal/pictures/${second.id}`;
    server.on(`PATCH ${path}`, { body: second }).on(`DELETE ${path}`, { status: 204 });
    server.on(`POST ${path}/restore`, { body: second });
    const describe = part.getByRole('button', { name: '돌파 지점 설명 쓰기' });
    await user.click(describe);
    await user.click(part.getByRole('button', { name: '취소' }));
    expect(document.activeElement).toBe(describe);
    await user.click(describe);
    await user.type(part.getByRole('textbox', { name: '이미지 설명' }), ' 재확인');
    await user.click(part.getByRole('button', { name: '설명 저장' }));
    await waitFor(() => expect(server.callsTo(`PATCH ${path}`)[0]?.body).toEqual({ altText: '돌파 지점 재확인' }));
    await waitFor(() => expect(document.activeElement).toBe(describe));
    await user.click(part.getByRole('button', { name: '돌파 지점 삭제' }));
    await user.click(await part.findByRole('button', { name: '되돌리기' }));
    await waitFor(() => expect(server.callsTo(`POST ${path}/restore`)).toHaveLength(1));
  });

  it('are missed in the calendar and beside the trades, and are read again on request', async () => {
    const [kept] = [trade()];
    const server = journalServer({ trades: [kept] }).on(LIST, { status: 500, body: { message: '고장' } });
    rememberUser();
    const { user } = await renderApp('/trading-journal?month=2026-11');
    const day = await screen.findByRole('button', { name: /^2026\.11\.18, 손익/ });
    expect(await screen.findByText('이미지를 불러오지 못했습니다')).toBeTruthy();
    await user.click(day);
    await user.click(await screen.findByRole('tab', { name: '매매 기록' }));
    const panel = within(await screen.findByRole('tabpanel', { name: '매매 기록' }));
    expect((await panel.findByRole('alert')).textContent).toContain('이미지를 불러오지 못했습니다');
    server.on(LIST, { body: [picture({ tradeId: kept.id })] });
    await user.click(panel.getByRole('button', { name: '다시 시도' }));
    expect(await panel.findByRole('button', { name: '이미지 1 크게 보기' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '닫기' }));
    await user.click(await screen.findByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('button', { name: /^2026\.11\.18, .*이미지 있음$/ })).toBeTruthy();
    expect(screen.queryByText('이미지를 불러오지 못했습니다')).toBeNull();
  });

  it.each(['복기', '수정'])('of a trade close with its form (%s) when it is deleted', async (act) => {
    const { id } = trade();
    const { server, user } = await openTab('매매 기록', [], [trade()]);
    server.on(`DELETE /api/mypage/trades/${id}`, { status: 204 });
    await user.click(await screen.findByRole('button', { name: `BTC-USDT 롱 ${act}` }));
    await section('BTC-USDT 롱 이미지');
    await user.click(screen.getByRole('button', { name: 'BTC-USDT 롱 삭제' }));
    expect(await screen.findByRole('button', { name: '되돌리기' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'BTC-USDT 롱 이미지' })).toBeNull();
    expect(screen.getByRole('button', { name: '매매 기록 추가' })).toBeTruthy();
  });

  it('of a trade stand in its row and are added beside its review, up to five', async () => {
    const { id } = trade();
    const five = [1, 2, 3, 4, 5].map((number) =>
      picture({ id: `0198f6d2-8f5e-7c3a-9f0e-000000000e0${number}`, tradeId: id }),
    );
    const { user } = await openTab('매매 기록', five);
    const row = within(await screen.findByRole('list', { name: '이 날의 매매 기록' }));
    expect(await row.findAllByRole('button', { name: /크게 보기$/ })).toHaveLength(5);
    await user.click(row.getByRole('button', { name: 'BTC-USDT 롱 복기' }));
    const part = within(await section('BTC-USDT 롱 이미지'));
    expect(part.getByText(/^5장을 모두 채웠습니다/)).toBeTruthy();
    expect(part.queryByLabelText(/^이미지를 선택하거나/)).toBeNull();
  });
});
