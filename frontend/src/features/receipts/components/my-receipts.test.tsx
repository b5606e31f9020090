import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { FactReceiptDto, KeptReceiptDto } from '@/shared/api/generated/schemas';
import { receiptText } from '@/shared/receipts/receipt-text';
import type { FakeApi } from '../../../../test/support/fake-api';
import { memberServer } from '../../../../test/support/member-fixtures';
import { rememberUser, renderApp } from '../../../../test/support/render-app';

const ID = '0198f6d2-8f5e-7c3a-9f0e-000000000001';
const SHARE = '0198f6d2-8f5e-7c3a-9f0e-000000000002';
const TOKEN = 'Zr3lJ0yQx1sV7nB2cD4eFg';

const fact: FactReceiptDto = {
  kind: 'lcoin',
  id: ID,
  title: '출석 체크 11월 20일',
  number: 'L-7K3M-9QX2',
  seal: '0f'.repeat(32),
  rows: [],
  sum: { label: '이후 사용 가능 잔액', value: '1,050', unit: 'L' },
  note: null,
  source: '포인트 기록',
  at: '2026-11-20T01:00:00.000Z',
  marks: [],
  paidInUsdt: false,
  correctedAt: null,
  shared: { title: '출석 보상', sum: { label: '이 내역', operator: null, value: '+50', unit: 'L' } },
  kept: true,
};

const kept: KeptReceiptDto = {
  id: '0198f6d2-8f5e-7c3a-9f0e-000000000003',
  kind: 'lcoin',
  factId: ID,
  number: fact.number,
  title: fact.title,
  amount: '1,050',
  unit: 'L',
  seal: fact.seal,
  factAt: fact.at,
  keptAt: '2026-11-21T01:00:00.000Z',
  shares: [{ id: SHARE, withAmounts: false, sharedAt: '2026-11-21T02:00:00.000Z', revokedAt: null }],
};

let api: FakeApi;

beforeEach(() => {
  rememberUser();
  api = memberServer()
    .on('GET /api/receipts', ({ search }) => ({ body: search.includes('search=ZZZZ') ? [] : [kept] }))
    .on(`GET /api/receipts/lcoin/${ID}`, { body: fact });
});

it('lists what is kept, searches it, and ends a link', async () => {
  api.on(`DELETE /api/receipts/shares/${SHARE}`, { status: 204 });
  const { user } = await renderApp('/mypage?tab=receipts');
  const list = within(await screen.findByRole('list', { name: '보관한 영수증' }));
  expect(list.getByText('L-7K3M-9QX2')).toBeTruthy();
  expect(list.getByText(/금액 비공개/)).toBeTruthy();
  await user.click(list.getByRole('button', { name: '공유 끝내기' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '공유 끝내기' }));
  await waitFor(() => expect(api.callsTo(`DELETE /api/receipts/shares/${SHARE}`)).toHaveLength(1));

  expect(screen.getByRole('heading', { level: 1, name: '영수증 보관함 1장' })).toBeTruthy();
  const find = screen.getByText('번호, 종류, 기간으로 찾기');
  expect(find.closest('details')?.open).toBe(false);
  await user.click(find);
  const number = screen.getByRole('searchbox', { name: '영수증 번호' });
  await user.type(number, 'zz zz');
  await waitFor(() => expect(api.callsTo('GET /api/receipts').at(-1)?.search).toContain('search=zzzz'));
  await user.clear(number);
  await user.type(number, '채굴');
  expect(await screen.findByText(/번호는 영문과 숫자입니다/)).toBeTruthy();
  expect(number).toHaveProperty('value', '채굴');
  expect(api.callsTo('GET /api/receipts').filter(({ search }) => search.includes('%'))).toEqual([]);
});

it('says how many of all a filter has found', async () => {
  const other = { ...kept, id: 'day', kind: 'rebate-day' as const, factId: '2026-11-20', number: 'R-7K3M-9QX2' };
  api.on('GET /api/receipts', ({ search }) => ({ body: search.includes('kind=') ? [other] : [kept, other] }));
  const { user } = await renderApp('/mypage?tab=receipts');
  await screen.findByText('L-7K3M-9QX2');
  expect(screen.queryByText('2장 중 1장')).toBeNull();
  await user.click(screen.getByText('번호, 종류, 기간으로 찾기'));
  await user.selectOptions(screen.getByLabelText('종류'), '일별 리베이트');
  expect(await screen.findByText('2장 중 1장')).toBeTruthy();
});

it('shows two decimals as the pages do, rounded for rebates and cut for points, and asks for a period by its name', async () => {
  const day = { ...kept, id: 'day', kind: 'rebate-day' as const, factId: '2026-11-20', title: '11월 20일 리베이트' };
  const luff = { ...kept, id: 'luff', kind: 'luff' as const, title: '거래 적립', unit: '러프' };
  api.on('GET /api/receipts', {
    body: [
      { ...day, amount: '30.32704464', unit: 'USDT' },
      { ...luff, amount: '1,030.32704464' },
    ],
  });
  const { user } = await renderApp('/mypage?tab=receipts');
  expect(await screen.findByRole('button', { name: /^30\.33 USDT/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^1,030\.32 러프/ })).toBeTruthy();
  await user.click(screen.getByText('번호, 종류, 기간으로 찾기'));
  await user.selectOptions(screen.getByLabelText('기간'), '이번 달');
  await waitFor(() => expect(api.callsTo('GET /api/receipts').at(-1)?.search).toMatch(/^\?from=20\d\d-\d\d-01$/));
});

it('shares an opened receipt without amounts, unless they are chosen, and shows the link once', async () => {
  api.on(`POST /api/receipts/lcoin/${ID}/shares`, {
    status: 201,
    body: { ...kept.shares[0], token: TOKEN, path: `/r/${TOKEN}` },
  });
  const { user } = await renderApp('/mypage?tab=receipts');
  await user.click(await screen.findByRole('button', { name: /1,050/ }));
  await user.click(await screen.findByRole('button', { name: '공유' }));
  const box = within(await screen.findByRole('dialog', { name: '영수증 공유' }));
  const chosen = (name: RegExp): boolean => box.getByRole<HTMLInputElement>('radio', { name }).checked;
  expect([chosen(/^금액 비공개/), chosen(/^금액 공개/)]).toEqual([true, false]);
  // Both say what the link would show.
  expect(box.getByText('금액 비공개').closest('label')?.textContent).toMatch(/출석 보상비공개$/);
  expect(box.getByText('금액 공개').closest('label')?.textContent).toMatch(/출석 보상\+50 L$/);
  await user.click(box.getByRole('button', { name: '공유 링크 만들기' }));
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: '공유 링크' });
  expect(link.value).toMatch(new RegExp(`/r/${TOKEN}$`));
  expect(api.callsTo(`POST /api/receipts/lcoin/${ID}/shares`)[0]?.body).toEqual({ withAmounts: false });
});

it('asks before a receipt with its links is kept no more', async () => {
  api.on(`DELETE /api/receipts/lcoin/${ID}/kept`, { status: 204 });
  const { user } = await renderApp('/mypage?tab=receipts');
  await user.click(await screen.findByRole('button', { name: /1,050/ }));
  await user.click(await screen.findByRole('button', { name: '보관 중', pressed: true }));
  const box = within(await screen.findByRole('dialog', { name: '보관함에서 삭제할까요?' }));
  expect(box.getByText(/공유 링크도 모두 끝나고/)).toBeTruthy();
  await user.click(box.getByRole('button', { name: '보관함에서 삭제' }));
  await waitFor(() => expect(api.callsTo(`DELETE /api/receipts/lcoin/${ID}/kept`)).toHaveLength(1));
});

it('is copied as lines of text, with its marks and notes, and its correction', () => {
  const rows = [
    { label: '출석 보상', operator: '+', value: '50', unit: 'L' },
    { label: '거래대금', value: '1,000', unit: 'USDT', note: 'Bitget', mark: 'estimated', group: '11월 20일' },
  ] as const;
  const whole = { ...fact, rows, marks: ['simulated'], note: '소수점 아래는 버립니다.' } as const;
  const exact = { label: '정확한 금액', value: '12.3456', unit: 'USDT' };
  expect(receiptText({ ...fact, exact }, 'ko').split('\n')).toContain('정확한 금액  12.3456 USDT');
  expect(receiptText({ ...whole, correctedAt: '2026-11-21T01:00:00.000Z' }, 'ko').split('\n')).toEqual([
    ...['출석 체크 11월 20일 [시뮬레이션]', ''],
    ...['출석 보상  + 50 L', '', '11월 20일', '거래대금  1,000 USDT [추정]', '  Bitget'],
    ...['이후 사용 가능 잔액  1,050 L', '', '소수점 아래는 버립니다.', ''],
    ...['번호 L-7K3M-9QX2', '출처 포인트 기록', '기준 2026.11.20 10:00', '정정 2026.11.21 10:00'],
  ]);
});

it('can be kept no more when the books no longer know its fact', async () => {
  const gone = { ...kept, title: null, amount: null, unit: null, seal: null, shares: [] };
  api.on('GET /api/receipts', { body: [gone] }).on(`DELETE /api/receipts/lcoin/${ID}/kept`, { status: 204 });
  const { user } = await renderApp('/mypage?tab=receipts');
  expect(await screen.findByText('더 이상 없는 기록')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '보관함에서 삭제' }));
  const box = within(await screen.findByRole('dialog', { name: '보관함에서 삭제할까요?' }));
  await user.click(box.getByRole('button', { name: '보관함에서 삭제' }));
  await waitFor(() => expect(api.callsTo(`DELETE /api/receipts/lcoin/${ID}/kept`)).toHaveLength(1));
});

it('is printed alone, with number, seal and how to check it, and leaves nothing behind', async () => {
  const { user } = await renderApp('/mypage?tab=receipts');
  await user.click(await screen.findByRole('button', { name: /1,050/ }));
  const paper = (): Element | null => document.querySelector('body > [data-paper]');
  let printed: Element | null = null;
  Object.defineProperty(globalThis, 'print', {
    configurable: true,
    value: jest.fn(() => (printed = paper()?.cloneNode(true) as Element)),
  });
  await user.click(await screen.findByRole('button', { name: '인쇄' }));
  await user.click(await screen.findByRole('menuitem', { name: /80 mm/ }));
  const roll = within(printed ?? document.createElement('p'));
  for (const said of [
    '출석 체크 11월 20일',
    '이후 사용 가능 잔액',
    /번호와 봉인이 같으면/,
    /공유 페이지에서 인쇄/,
    /인쇄$/,
  ])
    expect(roll.getByText(said)).toBeTruthy();
  expect(roll.getAllByText('L-7K3M-9QX2')).toHaveLength(2);
  expect(roll.queryByRole('button', { hidden: true })).toBeNull();
  act(() => void globalThis.dispatchEvent(new Event('afterprint')));
  expect(paper()).toBeNull();
});
