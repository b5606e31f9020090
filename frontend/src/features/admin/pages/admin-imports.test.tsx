import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminServer, importPreview } from '@test/admin-fixtures';
import { dialog, openOffice } from '@test/back-office';
import type { ReportImportDto } from '@/shared/api/generated/schemas';

const UPLOAD = 'POST /api/admin/report-imports/file';

/** Sends a file, whose preview the server answers. */
async function sendFile() {
  const office = await openOffice('/admin/users?tab=reports&view=import');
  await screen.findByRole('option', { name: 'Deepcoin' });
  await office.user.selectOptions(await screen.findByLabelText('파일의 거래소'), 'deepcoin');
  const input = office.container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('the file input is missing');
  await office.user.upload(
    input,
    new File(['UID,Date,Commission\n731042686,2026-11-19,1.5\n'], 'november.csv', { type: 'text/csv' }),
  );
  await screen.findByText('미리 보기');
  return office;
}

describe('the preview of a report', () => {
  it('compares the rows to commit with what is stored for their own days', async () => {
    adminServer().on(UPLOAD, { body: importPreview() });
    await sendFile();
    const sums = within(screen.getByRole('group', { name: '합계 비교' }));
    const [, toCommit, stored] = sums.getAllByRole('row');
    if (!toCommit || !stored) throw new Error('a row is missing');
    expect(within(toCommit).getByText('반영할 행')).toBeTruthy();
    expect(within(toCommit).getByText('117')).toBeTruthy();
    expect(within(stored).getByText('같은 날짜의 저장분')).toBeTruthy();
    expect(within(stored).getByText('Deepcoin, 2026.11.01 – 2026.11.19 중 19일')).toBeTruthy();
    expect(within(stored).getByText('17')).toBeTruthy();
  });

  it('asks with rows, days and sums before it commits, and says nothing of what there is none of', async () => {
    const counts = { ...importPreview().counts, good: 102, bad: 0, duplicate: 0, changed: 2 };
    const day = { firstDay: '2026-11-19', lastDay: '2026-11-19' };
    adminServer().on(UPLOAD, { body: importPreview({ ...day, counts, problems: [] }) });
    const { user } = await sendFile();
    expect(screen.getByText('november.csv, 2026.11.19 (UTC+8)')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '102행 반영' }));
    const box = await dialog('리포트를 반영할까요?');
    expect(
      box.getByText(
        '2026.11.19의 102행을 반영해 리베이트와 러프를 계산합니다. 커미션 합계 532.12 USDT, 리베이트 합계 380.04 USDT입니다. 반영은 취소할 수 있습니다.',
      ),
    ).toBeTruthy();
  });

  it('says whose rows are only kept', async () => {
    const counts = { ...importPreview().counts, bad: 0, unknownUids: 2 };
    adminServer().on(UPLOAD, {
      body: importPreview({ counts, problems: [], unknownUids: ['731042686', '731042687'] }),
    });
    const { user } = await sendFile();
    await user.click(screen.getByRole('button', { name: /행 반영$/ }));
    const box = await dialog('리포트를 반영할까요?');
    expect(
      box.getByText(/등록한 회원이 없는 UID 2개\(731042686, 731042687\)의 행은 보관만 하고 러프를 적립하지 않습니다\./),
    ).toBeTruthy();
  });

  it('asks for columns without figures that nobody knows yet', async () => {
    const none = { firstDay: null, lastDay: null, stored: null, problems: [] };
    const body = importPreview({ ...none, id: null, missingFields: ['day'], mapping: { columns: { uid: 'UID' } } });
    adminServer().on(UPLOAD, { body });
    await sendFile();
    expect(screen.getByText('열을 지정해 주세요: 날짜')).toBeTruthy();
    // The samples are read from the file meanwhile.
    expect(await within(screen.getByLabelText('커미션 (USDT)')).findByText('Commission (예: 1.5)')).toBeTruthy();
    expect(screen.getByText('november.csv')).toBeTruthy();
    expect(screen.queryByText(/—/)).toBeNull();
    expect(screen.queryByRole('button', { name: /행 반영$/ })).toBeNull();
  });
});

describe('taking a report back', () => {
  const file: ReportImportDto = {
    id: 'r1',
    exchange: 'binance',
    exchangeName: 'Binance',
    fileName: 'november.csv',
    status: 'committed',
    firstDay: '2026-11-18',
    lastDay: '2026-11-18',
    written: { new: 1, changed: 1, withdrawn: 0, unchanged: 1, kept: 0 },
    createdAt: '2026-11-20T03:00:00.000Z',
    committedAt: '2026-11-20T03:01:00.000Z',
    undoneAt: null,
  };
  const change = { rows: 2, firstDay: '2026-11-18', lastDay: '2026-11-18', commission: '-0.8', rebate: '-0.16' };
  const ask = async () => {
    const { user } = await openOffice('/admin/users?tab=reports&view=import');
    await user.click(await screen.findByRole('button', { name: '반영 취소' }));
    return dialog('리포트 반영을 취소할까요?');
  };

  it('says which rows go back and by how much the sums change', async () => {
    adminServer()
      .on('GET /api/admin/report-imports', { body: [file] })
      .on('GET /api/admin/report-imports/r1', { body: { ...file, preview: importPreview(), undo: change } });
    const box = await ask();
    const words =
      /2026\.11\.18의 2행이 이 파일을 반영하기 전으로 돌아갑니다\. 저장된 커미션 합계는 0\.8 USDT 줄어듭니다\. 리베이트 합계는 0\.16 USDT 줄어듭니다\./;
    expect(await box.findByText(words)).toBeTruthy();
    expect(box.getByText('Binance november.csv')).toBeTruthy();
  });

  it('says when somebody has taken it back meanwhile', async () => {
    adminServer()
      .on('GET /api/admin/report-imports', { body: [file] })
      .on('GET /api/admin/report-imports/r1', {
        body: { ...file, status: 'undone', preview: importPreview(), undo: null },
      });
    const box = await ask();
    expect(await box.findByText(/^이미 취소된 파일입니다\./)).toBeTruthy();
  });

  it('says when nothing goes back, and when that could not be read', async () => {
    const nothing = { rows: 0, firstDay: null, lastDay: null, commission: '0', rebate: '0' };
    const server = adminServer()
      .on('GET /api/admin/report-imports', { body: [file] })
      .on('GET /api/admin/report-imports/r1', { body: { ...file, preview: importPreview(), undo: nothing } });
    const box = await ask();
    expect(await box.findByText(/^되돌릴 행이 없습니다\./)).toBeTruthy();
    server.on('GET /api/admin/report-imports/r1', { status: 404, body: { message: 'no' } });
    const user = userEvent.setup();
    await user.click(box.getByRole('button', { name: '돌아가기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: '반영 취소' }));
    expect(
      await (await dialog('리포트 반영을 취소할까요?')).findByText(/^되돌릴 행을 확인하지 못했습니다\./),
    ).toBeTruthy();
  });
});
