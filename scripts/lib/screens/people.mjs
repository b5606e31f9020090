import { again, by, member, press, settle, told, visitor, whole, within } from './acts.mjs';

/* The same pages as people in other circumstances see them. */

const PEOPLE = ['saebom', 'minji', 'junho', 'alex', 'seoyeon', 'woojin', 'dohyun'];
const PAGES = { dashboard: '/dashboard', mypage: '/mypage', wallet: '/mypage?tab=luff' };

const unconfirmed = (name, path) =>
  by('saebom')(
    `unconfirmed-${name}`,
    path,
    (page) => told(page, '**/api/user', (user) => ({ ...user, emailConfirmed: false })),
    whole,
  );

/** Who may do one thing only before everything else. */
const restricted = (name, path, restriction) =>
  member(
    name,
    path,
    async (page) => {
      await told(page, '**/api/me', (me) => ({ ...me, restriction }));
      await page.goto(path);
      await settle(page);
    },
    whole,
  );

export const people = [
  ...PEOPLE.flatMap((person) =>
    Object.entries(PAGES).map(([page, path]) => by(person)(`${person}-${page}`, path, settle, whole)),
  ),
  by('saebom')('saebom-my-info', '/my-info', settle, whole),
  by('saebom')('saebom-store', '/mining-items', settle, whole),
  by('saebom')('saebom-journal', '/trading-journal', settle, whole),
  by('saebom')('saebom-receipts', '/mypage?tab=receipts', settle, whole),
  by('saebom')('saebom-indicators', '/mypage?tab=indicators', settle, whole),
  by('saebom')('saebom-chart-analysis', '/chart-analysis', settle, whole),
  unconfirmed('mypage', '/mypage'),
  unconfirmed('payback', '/mypage?tab=luff'),
  unconfirmed('security', '/mypage?tab=security'),
  restricted('restricted', '/change-password', 'password'),
  restricted('obliged', '/two-factor-setup', 'two-factor'),
  member(
    'since-last-visit',
    '/dashboard',
    async (page) => {
      await page.evaluate(() => {
        const key = `visit.${localStorage.getItem('userId')}`;
        localStorage.setItem(key, JSON.stringify({ seen: Date.now() - 3 * 86_400_000 }));
      });
      await again(page);
    },
    whole,
  ),
  ...['/', '/kimchi-premium', '/faq'].map((path) =>
    member(`member-at-${path === '/' ? 'home' : path.slice(1)}`, path, settle, whole),
  ),
  ...within(member, '/mypage', 'tab', ['transactions', 'indicators', 'luff', 'trading-journal', 'security']),
  ...Object.entries({ mypage: '/mypage', earnings: '/my-info?tab=all' }).map(([name, path]) =>
    member(
      `${name}-90-days`,
      path,
      (page) =>
        page
          .getByText(/^(최근 )?90(일| days)$/)
          .first()
          .click(),
      whole,
    ),
  ),
  // Menus
  visitor('menu-visitor', '/', (page, { width }) => (width < 1080 ? press(page, /^(메뉴|Menu)$/) : undefined)),
  member('menu-member', '/dashboard', (page, { width }) =>
    width < 768 ? press(page, /^(더보기|More)$/) : page.locator('header [aria-haspopup=menu]').click(),
  ),
];
