import { screen, waitFor, within } from '@testing-library/react';
import type { NoteTemplateDto } from '@/shared/api/generated/schemas';
import type { FakeApi } from '../../../../test/support/fake-api';
import { journalServer } from '../../../../test/support/journal-fixtures';
import { rememberUser, type RenderedApp, renderApp } from '../../../../test/support/render-app';

const saved: NoteTemplateDto = {
  id: '0198f6d2-8f5e-7c3a-9f0e-000000000e01',
  name: '주간 점검',
  text: '이번 주 승률:',
  savedAt: '2026-11-17T00:00:00.000Z',
};
const PATH = '/api/journal/note-templates';

async function openMemo(server: FakeApi): Promise<RenderedApp & { memo: HTMLTextAreaElement }> {
  void server;
  rememberUser();
  const app = await renderApp('/trading-journal');
  await app.user.click(await screen.findByRole('button', { name: '매매 기록하기' }));
  await app.user.click(await screen.findByRole('tab', { name: '메모' }));
  return { ...app, memo: await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '이 날의 메모' }) };
}
const templates = () => within(screen.getByRole('group', { name: '메모 템플릿' }));
const empty = () => journalServer({ days: [], entries: [], trades: [], flows: [] });

it('begins a note, or goes on below what is written, and never stands there twice', async () => {
  const { user, memo } = await openMemo(empty().on(`GET ${PATH}`, { body: [saved] }));
  await user.type(memo, '첫 줄');
  await user.click(await templates().findByRole('button', { name: '주간 점검' }));
  expect(memo.value).toBe('첫 줄\n\n이번 주 승률:');
  await user.click(templates().getByRole('button', { name: '주간 점검' }));
  expect(memo.value).toBe('첫 줄\n\n이번 주 승률:');
  await user.clear(memo);
  await user.click(templates().getByRole('button', { name: '하루 복기' }));
  expect(memo.value).toBe('잘한 점:\n아쉬운 점:\n감정과 컨디션:\n내일 지킬 것:');
});

it('is saved from what is typed, under a name', async () => {
  const server = empty().on(`PUT ${PATH}`, { body: saved });
  const { user, memo } = await openMemo(server);
  expect(templates().queryByRole('button', { name: '이 메모를 템플릿으로 저장' })).toBeNull();
  await user.type(memo, '이번 주 승률:');
  await user.click(templates().getByRole('button', { name: '이 메모를 템플릿으로 저장' }));
  await user.type(await screen.findByRole('textbox', { name: '템플릿 이름' }), '주간 점검');
  server.on(`GET ${PATH}`, { body: [saved] });
  await user.click(templates().getByRole('button', { name: '템플릿 저장' }));
  expect(await templates().findByRole('button', { name: '주간 점검' })).toBeTruthy();
  expect(server.callsTo(`PUT ${PATH}`)[0]?.body).toEqual({ name: '주간 점검', text: '이번 주 승률:' });
  expect(memo.value).toBe('이번 주 승률:');
  const opener = () => templates().findByRole('button', { name: '이 메모를 템플릿으로 저장' });
  expect(document.activeElement).toBe(await opener());
  await user.click(await opener());
  await user.click(templates().getByRole('button', { name: '취소' }));
  expect(document.activeElement).toBe(await opener());
});

it('says at the name why it was not saved', async () => {
  const message = '템플릿 이름을 1~40자로 입력해 주세요.';
  const refusal = { message, code: 'common.invalid', fields: [{ path: 'name', message }] };
  const { user, memo } = await openMemo(empty().on(`PUT ${PATH}`, { status: 400, body: refusal }));
  await user.type(memo, '이번 주 승률:');
  await user.click(templates().getByRole('button', { name: '이 메모를 템플릿으로 저장' }));
  await user.click(templates().getByRole('button', { name: '템플릿 저장' }));
  expect(await templates().findByText(message)).toBeTruthy();
});

it('is removed at once, and put back by undoing', async () => {
  const server = empty()
    .on(`GET ${PATH}`, { body: [saved] })
    .on(`DELETE ${PATH}/${saved.id}`, { status: 204 })
    .on(`PUT ${PATH}`, { body: saved });
  const { user } = await openMemo(server);
  await user.click(await templates().findByRole('button', { name: '주간 점검 삭제' }));
  await waitFor(() => expect(server.callsTo(`DELETE ${PATH}/${saved.id}`)).toHaveLength(1));
  await user.click(await templates().findByRole('button', { name: '되돌리기' }));
  await waitFor(() => expect(server.callsTo(`PUT ${PATH}`)[0]?.body).toEqual({ name: saved.name, text: saved.text }));
});

it('can be loaded again when it could not be', async () => {
  const server = empty().on(`GET ${PATH}`, { status: 503, body: { message: '잠시 후 다시.' } });
  const { user } = await openMemo(server);
  const again = await templates().findByRole('button', { name: '내 템플릿 다시 불러오기' });
  server.on(`GET ${PATH}`, { body: [saved] });
  await user.click(again);
  expect(await templates().findByRole('button', { name: '주간 점검' })).toBeTruthy();
});
