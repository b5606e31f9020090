import AxeBuilder from '@axe-core/playwright';
import { type Page } from 'playwright-core';
import { type SignedIn, createAdmin, registerMember } from '../../backend/test/factories/member';
import { type Product, startProduct } from './support/product';

/** Every address that needs no id, by who may see it. */
const pages = {
  visitor: [
    '/',
    '/en',
    '/login',
    '/en/login',
    '/register',
    '/en/register',
    '/forgot-password',
    '/en/forgot-password',
    '/reset-password',
    '/reset-password?token=nonsense',
    '/en/reset-password',
    '/confirm-email',
    '/confirm-email?token=nonsense',
    '/en/confirm-email',
    '/no-such-page',
  ],
  newcomer: ['/mypage', '/mypage?tab=luff'],
  restricted: ['/mypage', '/terms'],
  member: [
    '/mypage',
    '/mypage?tab=luff',
    '/mypage?tab=transactions',
    '/mypage?tab=security',
    '/mining-items',
    '/crypto-insights',
  ],
  admin: [
    '/admin/users',
    '/admin/users?tab=requests',
    '/admin/users?tab=reports',
    '/admin/users?tab=exchanges',
    '/admin/users?tab=settings',
    '/admin/users?tab=system',
  ],
} as const;

const DEFAULT_PASSWORD = 'default-of-the-office';

/** What every page owes everybody: it fits a phone, breaks no rule of the policy, and can be used without a mouse or eyes. */
describe('every page', () => {
  let product: Product;
  let people: Record<Exclude<keyof typeof pages, 'visitor'>, Pick<SignedIn, 'email' | 'password'>>;

  beforeAll(async () => {
    product = await startProduct({ env: { ADMIN_RESET_DEFAULT_PASSWORD: DEFAULT_PASSWORD } });
    const admin = await createAdmin(product);
    const newcomer = await registerMember(product);
    const { id, email } = await registerMember(product);
    const reset = await admin.client.post(`/api/admin/users/${id}/reset-password`);
    expect(reset.status).toBe(200);
    people = { admin, member: admin, newcomer, restricted: { email, password: DEFAULT_PASSWORD } };
  });

  afterAll(() => product.close());

  const open = async (as: keyof typeof pages, theme: 'light' | 'dark'): Promise<Page> => {
    const page = await product.visit({ width: 360 });
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    if (as === 'visitor') return page;
    await page.goto('/login');
    await page.getByLabel('이메일').fill(people[as].email);
    await page.getByLabel('비밀번호', { exact: true }).fill(people[as].password);
    await page.locator('form').getByRole('button', { name: '로그인' }).click();
    await page.waitForURL((url) => url.pathname !== '/login');
    return page;
  };

  it.each(
    (['light', 'dark'] as const).flatMap((theme) =>
      (Object.keys(pages) as (keyof typeof pages)[]).map((as) => ({ theme, as })),
    ),
  )('works for a $as in the $theme theme at 360 px', async ({ theme, as }) => {
    product.complaints.length = 0;
    const page = await open(as, theme);
    for (const path of pages[as]) {
      await page.goto(path);
      await page.locator('main h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
      expect({ path, overflow, found, complaints: product.complaints }).toEqual({
        path,
        overflow: 0,
        found: [],
        complaints: [],
      });
    }
  });
});
