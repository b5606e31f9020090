import { setTimeout as sleep } from 'node:timers/promises';
import { type SignedIn, createAdmin, registerMember } from '../../backend/test/factories/member';
import { Collector } from '../../backend/src/platform/snapshots/index';
import { logIn, see, until } from './support/acts';
import { type Product, startProduct } from './support/product';

const HOSTILE =
  '</script><script>globalThis.hacked = 1</script><img src="/nothing" onerror="globalThis.hacked = 1"><!--';
/** A page is at most so old. */
const SOON_MS = 2_500;

/** The pages that anybody reads, as they come from the real service: whole before any script, and then taken over. */
describe('the public site', () => {
  let product: Product;
  let admin: SignedIn;

  beforeAll(async () => {
    product = await startProduct();
    admin = await createAdmin(product);
    expect(await product.app.get(Collector).collectAll()).toEqual([]);
    // The first chart of each indicator reads months of candles, for which a page does not wait.
    for (const indicator of ['whale-hunter', 'order-block', 'liquidation-map']) {
      const { status } = await fetch(`${product.url}/api/indicator-charts/${indicator}`);
      expect({ indicator, status }).toEqual({ indicator, status: 200 });
    }
  });

  afterAll(() => product.close());

  const change = async (key: string, value: string): Promise<void> => {
    const { status } = await admin.client.patch(`/api/admin/settings/${key}`, { value });
    expect({ key, status }).toEqual({ key, status: 200 });
  };
  const read = async (path: string): Promise<string> => (await fetch(`${product.url}${path}`)).text();

  it('says what an administrator changes within seconds, in the language of the reader', async () => {
    await read('/');
    await change('site_heroTitle', '오늘 바꾼 제목');
    await change('site_heroTitleEn', 'A title of today');
    await sleep(SOON_MS);
    expect(await read('/')).toMatch(/<h1[^>]*>오늘 바꾼 제목<\/h1>/);
    expect(await read('/en')).toMatch(/<h1[^>]*>A title of today<\/h1>/);
  });

  it('asks for nothing that came with the page, and is what it was after the scripts have run', async () => {
    product.complaints.length = 0;
    const addresses = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => address,
    );
    expect(addresses.length).toBeGreaterThan(20);
    // What is read for the first time may be too late for its page, which then asks by itself.
    for (const address of addresses) await read(new URL(address).pathname);
    const page = await product.visit({ width: 360 });
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
    });
    for (const address of addresses) {
      // The page of an address in English makes English the chosen language.
      const sent = (await page.goto(address))?.text();
      const language = new URL(address).pathname.startsWith('/en') ? 'en' : 'ko';
      const title = /<title>([^<]+)<\/title>/.exec((await sent) ?? '')?.[1];
      await page.waitForLoadState('networkidle');
      await page.evaluate((value) => localStorage.setItem('language', value), 'ko');
      expect({ address, title: await page.title(), lang: await page.locator('html').getAttribute('lang') }).toEqual({
        address,
        title,
        lang: language,
      });
    }
    expect({ calls, complaints: product.complaints }).toEqual({ calls: [], complaints: [] });
  });

  it('shows what an administrator writes as words, whatever it is', async () => {
    product.complaints.length = 0;
    await change('site_heroTitle', HOSTILE);
    await until('the new title', async () => (await read('/')).includes('globalThis.hacked'));
    const page = await product.visit();
    await page.goto('/');
    expect(await page.locator('h1').innerText()).toBe(HOSTILE);
    expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
    expect(product.complaints).toEqual([]);
    await change('site_heroTitle', '');
  });

  it('can be read without scripts', async () => {
    for (const { name } of (await admin.client.get('/api/exchanges')).body) expect(await read('/')).toContain(name);
    const { body: entries } = await product.client('en').get('/api/faq');
    expect(entries.length).toBeGreaterThan(3);
    const faq = await read('/en/faq');
    const escaped = (text: string): string =>
      text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');
    expect(entries.filter(({ question }) => !faq.includes(escaped(question)))).toEqual([]);
  });

  it('has its pictures in their places before their script comes, of the market of now', async () => {
    const [first] = (await product.client().get('/api/market-highlights')).body.gainers;
    const symbol = first?.symbol ?? '?';
    // The first drawing of a page waits for no answer that is late.
    await until('the market in the page', async () => (await read('/')).includes(symbol));
    const page = await product.visit({ width: 360 });
    // Those of the rest of the page say when it is ready.
    await page.route(/feature-showcase-[^/]+\.js$/, (route) => route.abort());
    await page.goto('/');
    const pictures = page.locator('figure > [role=img]');
    const heights = await pictures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights).toHaveLength(5);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(220);
    expect(await page.locator('article').allInnerTexts()).toContainEqual(expect.stringContaining(symbol));
  });

  it('opens the chatbot from its first screen, while the rest of it is still as it came', async () => {
    const page = await product.visit({ width: 360 });
    await page.goto('/');
    await page.waitForSelector('html[data-ready]');
    await page.locator('header a[href$="#chatbot"]').click();
    await page.getByRole('dialog').waitFor();
    await page.context().close();
  });

  it('has the premium of every coin in it, the figure of the moment in its title', async () => {
    const { body: premiums } = await product.client('en').get('/api/kimchi-premium');
    expect(premiums.upbit.length).toBeGreaterThan(200);
    const page = await read('/en/kimchi-premium');
    expect(page).toMatch(/<title>Bitcoin kimchi premium [+\u2212]\d+\.\d\d% \| Lance<\/title>/);
    const listed = /<noscript>(.*?)<\/noscript>/s.exec(page.slice(page.indexOf('<div id="root">')))?.[1] ?? '';
    expect(premiums.upbit.filter(({ coin }) => !listed.includes(` <!-- -->${coin}<`)).map(({ coin }) => coin)).toEqual(
      [],
    );
  });

  it('takes the premiums over where they stand, and then reads them again by itself', async () => {
    product.complaints.length = 0;
    const page = await product.visit({ width: 360 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) =>
        shifts.push(...(list.getEntries() as unknown as { value: number }[]).map(({ value }) => value)),
      ).observe({ type: 'layout-shift', buffered: true });
      Object.assign(globalThis, { shifts });
    });
    await page.goto('/kimchi-premium');
    await see(page, /\d\d:\d\d:\d\d 기준/);
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
    const again = page.waitForResponse((answer) => answer.url().endsWith('/api/kimchi-premium'), {
      timeout: 45_000,
    });
    await page.getByRole('searchbox').fill('ㅂㅌㅋㅇ');
    await see(page, '비트코인');
    await page
      .getByRole('button', { name: /^[+\u2212]\d/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    expect((await again).status()).toBe(200);
    await page.getByRole('link', { name: '로그인하고 시장 전체 보기' }).click();
    await page.waitForURL(/\/login\?next=%2Fcrypto-insights$/);
    expect(product.complaints).toEqual([]);
  }, 90_000);

  it('stays where its reader has scrolled to before its scripts came', async () => {
    const page = await product.visit({ width: 360 });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\.js$/, async (route) => {
      await held;
      await route.fallback();
    });
    const opened = page.goto('/privacy');
    await page.locator('main h1').waitFor();
    await page.evaluate(() => scrollTo(0, 700));
    release();
    await opened;
    expect(await page.evaluate(() => scrollY)).toBe(700);
    await page.context().close();
  });

  it('begins at its top when it is opened by its address, wherever the page before was left', async () => {
    const page = await product.visit({ width: 360 });
    const scrollTop = (): Promise<number> => page.evaluate(() => scrollY);
    await page.goto('/faq');
    await page.waitForLoadState('networkidle');
    await page.mouse.wheel(0, 700);
    await until('a page that is scrolled', async () => (await scrollTop()) > 500);
    await page.goto('/privacy');
    await page.waitForLoadState('networkidle');
    expect(await scrollTop()).toBe(0);
    await page.goBack();
    await until('the place where it was left', async () => (await scrollTop()) > 500);
  });

  it('becomes the member’s own when a member comes', async () => {
    product.complaints.length = 0;
    const member = await registerMember(product, { emailConfirmed: true });
    const page = await product.visit();
    await logIn(page, member);
    await page.goto('/');
    await see(page, member.name);
    await see(page, '1,000');
    expect(product.complaints).toEqual([]);
  });
});
