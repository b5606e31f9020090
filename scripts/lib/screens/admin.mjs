import { admin, changed, example, opening, press, pressing, settle, spoken, told, whole, within } from './acts.mjs';
import { minutesAgo } from './times.mjs';

/* The back-office: its parts, and each of its dialogs. */

const office = (tab) => (name, act, more) => admin(name, `/admin/users?tab=${tab}`, act, more);

/** The buttons of a row, behind those that choose a state. */
const lastPress = (words) => async (page) => {
  const buttons = page.getByRole('button', { name: words });
  await buttons.nth(1).waitFor();
  await buttons.last().click();
  await page.getByRole('dialog').waitFor();
  await settle(page);
};
const APPROVE = /^(승인|Approve)/;
const REJECT = /^(거절|Refuse)/;

const REQUESTS = { uids: 'uid', passes: 'indicators', paybacks: 'luff', disputes: 'disputes' };
const requests = Object.entries(REQUESTS).flatMap(([name, kind]) => {
  const path = `/admin/users?tab=requests&kind=${kind}`;
  return [
    admin(`requests-${name}`, path, undefined, whole),
    admin(`requests-${name}-all`, `${path}&state=all`, undefined, whole),
    admin(`requests-${name}-approve`, path, lastPress(APPROVE)),
    admin(`requests-${name}-reject`, path, lastPress(REJECT)),
  ];
});

/** The paybacks that were paid without anything against them are approved only, and wait for their transfer. */
const payout = admin('payback-record-payout', '/admin/users?tab=requests&kind=luff&state=all', async (page) => {
  const isPaid = ({ paidAt, clawback, findings }) => paidAt !== null && clawback === '0' && findings.length === 0;
  await told(page, /\/api\/admin\/luff-redemptions\?/, (found) =>
    found.map((one) =>
      isPaid(one)
        ? {
            ...{ ...one, paidAt: null, payoutReference: null },
            timeline: one.timeline.filter(({ step }) => step !== 'paid'),
          }
        : one,
    ),
  );
  await opening(/^(지급 기록|Record payout)$/)(page);
});

/** An act from the menu of a member. */
const onMember = (name, words) =>
  admin(name, '/admin/users?q=hana', async (page) => {
    await press(page, /^(김하나 회원 작업|Actions for 김하나)$/);
    if (words) await page.getByRole('menuitem', { name: words }).click();
  });

/** A member's row, unfolded; `view` is the place of what is shown of them. */
const memberRow = (name, view, act = () => undefined) =>
  admin(
    name,
    '/admin/users?q=hana',
    async (page) => {
      await press(page, /^(김하나 상세 열기|Open 김하나)$/);
      await page.locator('[class*=detail] [role=group], [class*=detail]').first().getByRole('button').nth(view).click();
      await settle(page);
      await act(page);
    },
    whole,
  );

const items = office('items');
const faq = office('faq');
const exchanges = office('exchanges');
const settings = office('settings');
const system = office('system');

const REPORT_FILE = 'binance.csv';
const [COMMITTED, PREVIEWED] = example('get', '/api/admin/report-imports');
const IMPORTS = /\/api\/admin\/report-imports(\?|$)/;
const PREVIEW = {
  ...example('post', '/api/admin/report-imports/file'),
  headers: ['UID', 'Date', 'Trading Volume', 'Commission'],
};

/** A report that was sent; nothing of it reaches the service, whose list names it all the same. */
const report = (name, changes, act = () => undefined) =>
  admin(
    name,
    '/admin/users?tab=reports&view=import',
    async (page) => {
      const preview = { ...PREVIEW, ...changes };
      const { firstDay, lastDay } = preview;
      const listed = { ...PREVIEWED, firstDay, lastDay, fileName: REPORT_FILE, createdAt: minutesAgo(0) };
      let isSent = false;
      await changed(page, IMPORTS, (list) => (isSent && preview.id !== null ? [listed, ...list] : list));
      await page.route('**/api/admin/report-imports/file**', async (route) => {
        isSent = true;
        await route.fulfill({ json: await spoken(page, preview) });
      });
      await page.locator('main select').first().selectOption({ label: preview.exchangeName });
      const buffer = Buffer.from([preview.headers, ['731042686', '2026-11-26', '90000', '20']].join('\n'));
      await page.locator('main input[type=file]').setInputFiles({ name: REPORT_FILE, mimeType: 'text/csv', buffer });
      await settle(page);
      await act(page);
    },
    whole,
  );
/** Of five lines two cannot be read and one says what is known already. */
const PROBLEMS = {
  counts: { bad: 2, changed: 1, derivedFees: 3, duplicate: 1, good: 3, new: 1, replaced: 0, unknownUids: 1 },
  totals: { commission: '60', rebate: '60', rows: 3, volume: '300000' },
  stored: { commission: '36', rebate: '36', rows: 2, volume: '180000', days: 1 },
  problems: [
    {
      ...{ line: 3, field: 'uid', column: 'UID', value: 'abc', cause: 'uidInvalid', otherLine: null },
      message: 'UID는 숫자 4~20자리여야 합니다. / A UID has 4 to 20 digits.',
    },
    {
      ...{ line: 5, field: 'volume', column: 'Trading Volume', value: '-1', cause: 'amountNegative', otherLine: null },
      message: '금액은 0 이상이어야 합니다. / An amount must not be negative.',
    },
  ],
};
/** Titles of which two say nothing, so that nothing could be read. */
const NOTHING = { commission: '0', rebate: '0', rows: 0, volume: '0' };
const COLUMNS = {
  ...{ id: null, missingFields: ['uid', 'day'], headers: ['Invitee', 'Closed', 'Trading Volume', 'Commission'] },
  mapping: { columns: { volume: 'Trading Volume', commission: 'Commission' } },
  counts: Object.fromEntries(Object.keys(PREVIEW.counts).map((name) => [name, 0])),
  ...{ firstDay: null, lastDay: null, totals: NOTHING, stored: null },
  ...{ unknownUids: [], problems: [] },
};

export const offices = [
  ...within(admin, '/admin/users', 'tab', [
    ...['requests', 'reports', 'exchanges', 'items', 'faq', 'settings', 'system'],
  ]),
  ...requests,
  payout,
  admin('reports-import', '/admin/users?tab=reports&view=import', undefined, whole),
  admin('reports-flagged', '/admin/users?tab=reports&view=flagged', undefined, whole),
  office('reports')('reports-backfill', opening(/^(기간 가져오기|Fetch days)$/)),
  report('report-preview', {}),
  report('report-problems', PROBLEMS),
  report('report-commit', {}, opening(/(행 반영|^Commit \d.* rows?)$/)),
  admin('report-undo', '/admin/users?tab=reports&view=import', async (page) => {
    const file = { ...COMMITTED, fileName: REPORT_FILE };
    const { firstDay, lastDay, written } = file;
    const undo = { rows: written.new, firstDay, lastDay, commission: '-40', rebate: '-40' };
    await page.route(`**/api/admin/report-imports/${file.id}`, (route) =>
      route.fulfill({ json: { ...file, preview: { ...PREVIEW, id: file.id }, undo } }),
    );
    await told(page, IMPORTS, () => [file]);
    await opening(/^(반영 취소|Undo)$/)(page);
  }),
  report('report-columns', COLUMNS),
  onMember('member-menu'),
  onMember('member-reset-password', /^(비밀번호 초기화|Reset password)$/),
  onMember('member-end-sessions', /^(모든 기기에서 로그아웃|Log out everywhere)$/),
  onMember('member-coupon', /^(차트 쿠폰 발급|Issue chart coupons)$/),
  onMember('member-adjust', /^(L코인 지급·차감|Grant or deduct L coin)$/),
  admin('members-not-found', '/admin/users?q=zzzz', undefined, whole),
  memberRow('member-uids', 0),
  memberRow('member-lcoin', 1),
  memberRow('member-luff', 2),
  memberRow('member-store', 3),
  memberRow('member-uid-cancel', 0, opening(/^(등록 취소|Cancel)$/)),
  exchanges('exchange-add', opening(/^(거래소 추가|Add exchange)$/)),
  exchanges('exchange-edit', opening(/^(수정|Edit)$/)),
  exchanges('exchange-off', async (page) => {
    await page.getByRole('switch').last().click();
    await page.getByRole('dialog').waitFor();
  }),
  items('item-add', opening(/^(아이템 추가|Add item)$/)),
  items('item-edit', opening(/( 수정$|^Edit )/)),
  items('item-take-off', async (page) => {
    await page.getByRole('switch').first().click();
    await page.getByRole('dialog').waitFor();
  }),
  faq('faq-add', opening(/^(질문 추가|Add question)$/), whole),
  faq('faq-edit', opening(/^(‘.*’ 수정|Edit “.*”)$/), whole),
  faq('faq-delete', opening(/^(‘.*’ 삭제|Delete “.*”)$/)),
  faq('faq-leave', async (page) => {
    await press(page, /^(질문 추가|Add question)$/);
    await page.getByRole('dialog').getByRole('textbox').first().fill('?');
    await press(page, /^(닫기|Close)$/);
    await page.locator('[role=dialog]').nth(1).waitFor();
  }),
  settings('setting', opening(/^(출석 보상.* 변경|Change Attendance reward.*)$/)),
  settings('settings-not-found', async (page) => {
    await page.getByRole('searchbox').fill('zzzz');
  }),
  system('mails-all', pressing(/^(전체|All)$/), whole),
  system(
    'system-findings',
    async (page) => {
      await told(page, '**/api/admin/ledger-health', () => example('get', '/api/admin/ledger-health'));
    },
    whole,
  ),
  system('finding-close', async (page) => {
    await told(page, '**/api/admin/ledger-health', () => example('get', '/api/admin/ledger-health'));
    await page.getByRole('table').first().getByRole('button').first().click();
    await page.getByRole('dialog').waitFor();
  }),
];
