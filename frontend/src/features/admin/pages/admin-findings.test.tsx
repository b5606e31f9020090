import { screen, waitFor, within } from '@testing-library/react';
import { adminServer, adminSummary, ledgerFinding } from '@test/admin-fixtures';
import { dialog, openOffice } from '@test/back-office';
import type { LedgerHealthDto } from '@/shared/api/generated/schemas';

const HEALTH = 'GET /api/admin/ledger-health';

const books = (overrides: Partial<LedgerHealthDto> = {}): LedgerHealthDto => ({
  ...{ healthy: true, overdue: false, lastCheckedAt: '2026-11-20T03:25:30.000Z', lastCounts: {}, findings: [] },
  nightly: { status: 'done', checkedAt: '2026-11-19T19:12:00.000Z', error: null },
  ...overrides,
});

const withFindings = (...findings: ReturnType<typeof ledgerFinding>[]) =>
  adminServer().on(HEALTH, {
    body: books({ healthy: false, findings }),
  });

describe('differences in the books', () => {
  it('are sentences with both sides, whose account it is and since when; the record is behind them', async () => {
    withFindings(ledgerFinding());
    const { user } = await openOffice('/admin/users?tab=system');
    const table = within(await screen.findByRole('group', { name: '차이' }));
    const row = table.getByText('계정 잔액이 원장 기록과 다릅니다.').closest('tr');
    expect(row?.textContent).toContain('계정의 사용 가능3,500 L기록의 사용 가능3,000 L차이+500 L');
    expect(row?.textContent).toContain('김하나hana@example.comL코인 계정 동결2026.11.20 12:25');
    const record = table.getByText(/"check": "balances-equal-entries"/).closest('details');
    expect(record?.open).toBe(false);
    await user.click(table.getByText('원본 보기'));
    expect(record?.open).toBe(true);
    await user.click(table.getByRole('button', { name: '확인' }));
    const box = await dialog('차이를 확인한 것으로 기록할까요?');
    expect(box.getByText('계정 잔액이 원장 기록과 다릅니다.')).toBeTruthy();
    expect(box.getByText('+500 L')).toBeTruthy();
    expect(box.getByText('L코인 계정').nextSibling?.textContent).toBe('김하나hana@example.com');
  });

  it('say so where the check is new, and where they are about nobody alone', async () => {
    localStorage.setItem('language', 'en');
    const nobody = { userId: null, userName: null, userEmail: null, currency: null };
    withFindings(
      ledgerFinding({ id: 'a', check: 'spec', detail: {}, ...nobody }),
      ledgerFinding({ id: 'b', check: 'orders-have-goods', detail: { orders: 2, examples: [] }, ...nobody }),
    );
    await openOffice('/admin/users?tab=system');
    expect(await screen.findByText('The check spec found a difference in the books.')).toBeTruthy();
    expect(screen.getByText('Orders that differ').nextSibling?.textContent).toBe('2');
    expect(screen.getAllByText('Several members')).toHaveLength(2);
  });
});

describe('what cannot be read', () => {
  it('is told once on top of its part, with one button that reads all of it again', async () => {
    const away = { status: 503, body: { message: '잠시 후 다시 시도해 주세요.' } };
    adminServer().on(HEALTH, away).on('GET /api/admin/sources', away).on('GET /api/admin/job-runs', away);
    const { user } = await openOffice('/admin/users?tab=system');
    const notice = within(await screen.findByRole('region', { name: '불러오지 못한 내용이 있습니다' }));
    expect(screen.getAllByText('잠시 후 다시 시도해 주세요.')).toHaveLength(1);
    adminServer();
    await user.click(notice.getByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(screen.queryByText('불러오지 못한 내용이 있습니다')).toBeNull());
  });
});

describe('what needs somebody', () => {
  const run = (job: string, status: 'done' | 'failed', minute: string, took = 3_000) => {
    const at = Date.parse(`2026-11-20T03:${minute}:00.000Z`);
    return {
      ...{ job, status, slot: `2026-11-20T03:${minute}`, startedAt: new Date(at).toISOString() },
      finishedAt: status === 'done' ? new Date(at + took).toISOString() : null,
      ...{ counts: status === 'done' ? {} : null, error: status === 'failed' ? 'refused' : null },
    };
  };
  const source = { source: 'upbit', name: '업비트', simulated: true, status: 'answers', succeededAt: null } as const;
  const answers = { ...source, failedAt: null, lastError: null, failures: 0, drifts: 0, droppedRows: 0 };

  it('comes first: a job whose failure was made good is none', async () => {
    const server = withFindings(ledgerFinding()).on('GET /api/admin/job-runs', {
      body: [run('mail-cleanup', 'failed', '01'), run('pass-expiry', 'failed', '02'), run('pass-expiry', 'done', '03')],
    });
    await openOffice('/admin/users?tab=system');
    const all = within(await screen.findByRole('list', { name: '확인할 일' })).getAllByRole('link');
    expect(all.map(({ textContent }) => textContent)).toEqual([
      '원장원장 차이 1건',
      '작업마지막 실행이 실패한 작업 1개메일 기록 정리',
    ]);
    expect(server.callsTo('GET /api/admin/job-runs')[0]?.search).toBe('?perJob=20');
    const failing = within(screen.getByRole('group', { name: '작업' }));
    expect(failing.getByText('메일 기록 정리').closest('tr')?.textContent).toContain('1회 중 1회');
    expect(failing.queryByText('이용권 만료')).toBeNull();
    const folded = screen.getByText('이용권 만료').closest('details');
    expect([folded?.open, folded?.querySelector('summary')?.textContent]).toEqual([false, '정상 1개']);
    expect(screen.getByText('이용권 만료').closest('tr')?.textContent).toContain('2회 중 1회');
  });

  it('is a night in which the books were not compared, or could not be', async () => {
    const nightly = { status: 'failed', checkedAt: null, error: 'statement timeout' } as const;
    const server = adminServer().on(HEALTH, { body: books({ healthy: false, nightly }) });
    server.on('GET /api/admin/job-runs', { body: [] });
    const { user } = await openOffice('/admin/users?tab=system');
    const troubles = async () => (await screen.findByRole('list', { name: '확인할 일' })).textContent;
    expect(await troubles()).toBe('원장밤마다 하는 원장 전체 비교가 실패했습니다');
    expect(screen.getByText('statement timeout')).toBeTruthy();
    server.on(HEALTH, { body: books({ healthy: false, overdue: true, nightly: { ...nightly, status: 'overdue' } }) });
    await user.click(screen.getByRole('button', { name: '새로고침' }));
    await waitFor(async () => expect(await troubles()).toContain('26시간 넘게 원장 전체를 비교하지 않았습니다'));
    expect(await troubles()).toContain('15분 넘게 최근 원장을 비교하지 않았습니다');
  });

  it('is nothing where all is well, which says what was looked at', async () => {
    const failure = run('pass-expiry', 'failed', '01');
    adminServer()
      .on(HEALTH, { body: books() })
      .on('GET /api/admin/sources', { body: [answers] })
      .on('GET /api/admin/job-runs', {
        body: [run('pass-expiry', 'done', '03', 30), failure, run('mail-cleanup', 'done', '03')],
      });
    await openOffice('/admin/users?tab=system');
    const fine = (await screen.findByText('모두 정상')).closest('p');
    expect(fine?.textContent).toMatch(
      /시세 소스 1개의 마지막 응답과 작업 2개의 마지막 실행이 모두 정상입니다\. 원장 전체를 .+ 비교했습니다\.$/,
    );
    expect(screen.getByText('이용권 만료').closest('tr')?.textContent).toContain('0.1초 미만');
    expect(screen.getByText('메일 기록 정리').closest('tr')?.textContent).toContain('3.0초');
    expect(screen.getByText('업비트').closest('tr')?.textContent).toContain('업비트시뮬레이션정상');
    expect(screen.getByText('정상 1개').closest('summary')?.textContent).toBe('정상 1개시뮬레이션');
  });
});

it('says how many report rows are to check, and what they come to', async () => {
  const flagged = { rows: 15, rebate: '199.8656', commission: '20' };
  adminServer()
    .on('GET /api/admin/summary', { body: adminSummary({ flagged }) })
    .on('GET /api/admin/flagged-report-rows', { body: [] });
  await openOffice('/admin/users?tab=reports&view=flagged');
  expect(await screen.findByLabelText('확인 필요 15행')).toBeTruthy();
  expect(screen.getByText('차액 합계').nextSibling?.textContent).toBe('179.87 USDT');
});
