import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../../frontend/e2e/support/browser.ts';
import { openProduct } from './open-product.mjs';
import { frontend, root } from './paths.mjs';
import { Explained, main, say } from './say.mjs';
import { settle } from './screens/acts.mjs';
import { states } from './screens/index.mjs';

/*
 * npm run screenshots: photographs every screen, and the states of screens/ (dialogs, sheets, menus, people), at three widths,
 * in both themes and languages, into screenshots/.
 *
 *   --url http://127.0.0.1:3000   a product that runs already; without it one is started on a port and in a folder of its own
 *   --only mypage,receipt         screens and states whose name contains one of the words ("home" is "/")
 *   --width 360 --theme dark --language en     one of each instead of all
 *
 * Member screens are seen by SCREENSHOT_MEMBER and admin screens by SCREENSHOT_ADMIN (`e-mail:password`); without them by hana
 * and the administrator of the demo. Other people of the demo are signed in when a state wants them.
 */
const { values: wanted } = parseArgs({
  options: {
    url: { type: 'string' },
    only: { type: 'string' },
    width: { type: 'string' },
    theme: { type: 'string' },
    language: { type: 'string' },
  },
});

const folder = join(root, 'screenshots');
const widths = wanted.width ? [Number(wanted.width)] : [360, 768, 1440];
const themes = wanted.theme ? [wanted.theme] : ['light', 'dark'];
const languages = wanted.language ? [wanted.language] : ['ko', 'en'];
/** How long an act may wait for what it presses, a page to come, and what was brought about to come to rest. */
const LONGEST_ACT_MS = 15_000;
const LONGEST_VISIT_MS = 60_000;
const LONGEST_READ_MS = 8_000;
const LOADING = /^(불러오는 중|Loading)/;
const SETTLE_MS = 600;
/** Pages that are open at a time. */
const AT_ONCE = 3;
/** Without it, fields of dates are written in the language of the system and not in that of the page. */
const DATES_AS_THE_PAGE = '--enable-blink-features=LangAttributeAwareFormControlUI';
/** The answer to a write, which never reaches the service. */
const NOT_YET = { code: 'lcoin.notYetClaimable', message: { ko: '아직 수령할 수 없습니다', en: 'Not yet claimable' } };
const AWAY = {
  code: 'platform.databaseUnavailable',
  message: {
    ko: '일시적으로 데이터를 불러올 수 없습니다. 처리되지 않은 요청은 다시 시도해 주세요.',
    en: 'The data cannot be reached for the moment. Please try again.',
  },
};
/** Writes that change nothing, or what the state itself ends again: a UID is looked up, a receipt is shared. */
const HARMLESS = /\/api\/(uid\/check|crypto\/alerts\/rehearsal|receipts\/.*)$/;

await main(async () => {
  const product = await openProduct(wanted.url);
  try {
    await photograph(product.url);
  } finally {
    await product.stop();
  }
});

async function photograph(url) {
  const words = wanted.only?.split(',') ?? [''];
  const screens = [...listScreens(), ...states].filter(({ name }) => words.some((word) => name.includes(word)));
  const people = await signInAll(url, new Set(screens.map(({ person }) => person)));
  const members = [...people.values()].filter((person) => person !== undefined);
  mkdirSync(folder, { recursive: true });
  const browser = await launchBrowser([DATES_AS_THE_PAGE]);
  try {
    for (const language of languages) {
      for (const person of members) await speak(url, person, language);
      for (const theme of themes)
        for (const width of widths) {
          const queue = screens.values();
          // Most of the time a page waits for answers. Each has a browser of its own, which remembers nothing of another one.
          const takeNext = async () => {
            for (const screen of queue) {
              const person = people.get(screen.person);
              const context = await openContext(browser, url, { language, theme, width, person });
              await take(context, screen, { language, theme, width });
              await context.close();
            }
          };
          await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
          say(`  ${language} ${theme} ${width}`);
        }
    }
  } finally {
    for (const person of members) await speak(url, person, person.language);
    await browser.close();
  }
  say(`\n  ${folder}`);
}

/** Who looks at screens, each signed in once; a visitor is nobody. */
async function signInAll(url, names) {
  const { SCREENSHOT_MEMBER, SCREENSHOT_ADMIN, DEMO_MEMBER_PASSWORD, DEMO_ADMIN_PASSWORD } = process.env;
  const known = { visitor: undefined, member: SCREENSHOT_MEMBER, admin: SCREENSHOT_ADMIN };
  const people = new Map();
  for (const name of names) {
    const password =
      name === 'admin' ? (DEMO_ADMIN_PASSWORD ?? 'lance-admin-demo') : (DEMO_MEMBER_PASSWORD ?? 'lance-member-demo');
    const demo = `${name === 'member' ? 'hana' : name}@lance.example:${password}`;
    people.set(name, name === 'visitor' ? undefined : await signIn(url, known[name] ?? demo));
  }
  return people;
}

/** The addresses that the site's build wrote down. */
function listPaths() {
  return JSON.parse(readFileSync(join(frontend, 'dist/routes.json'), 'utf8')).paths;
}

function listScreens() {
  const screens = listPaths()
    .filter((path) => !/^\/en(\/|$)/.test(path))
    .map((path) => ({
      path,
      name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '-').replace(':', ''),
      person: path.startsWith('/admin') ? 'admin' : isPublic(path) ? 'visitor' : 'member',
    }));
  return [...screens, { path: '/no-such-page', name: '404', person: 'visitor' }];
}

function english(path) {
  return path === '/' || path.startsWith('/?') ? `/en${path.slice(1)}` : `/en${path}`;
}

/** Public pages have an English twin. */
function isPublic(path) {
  return listPaths().includes(english(path.split(/[?#]/)[0]));
}

async function openContext(browser, url, { language, theme, width, person }) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width < 500 ? 780 : 900 },
    hasTouch: width < 500,
    isMobile: width < 500,
    locale: language === 'ko' ? 'ko-KR' : 'en-US',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
  });
  if (person) await context.addCookies(person.cookies.map((cookie) => ({ ...cookie, url })));
  // Looking changes nothing: a page that is open for long claims what was mined, for example.
  await context.route('**/api/**', (route) => {
    const request = route.request();
    if (request.method() === 'GET' || HARMLESS.test(new URL(request.url()).pathname)) return route.fallback();
    const isClaim = request.url().endsWith('/api/idle-rewards/claim');
    const { code, message } = isClaim ? NOT_YET : AWAY;
    return route.fulfill({ status: isClaim ? 422 : 503, json: { code, message: message[language] } });
  });
  await context.addInitScript(
    ([kept]) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    [{ theme, language, ...(person?.kept ?? {}) }],
  );
  return context;
}

async function take(context, { path, name, act, whole = act === undefined }, { language, theme, width }) {
  const page = await context.newPage();
  page.setDefaultTimeout(LONGEST_ACT_MS);
  page.on('pageerror', (error) => say(`  ! ${name}: ${error.message}`));
  page.on('console', (message) => {
    if (/Content Security Policy|hydrat/i.test(message.text())) say(`  ! ${name}: ${message.text()}`);
  });
  const address = language === 'en' && isPublic(path) ? english(path) : path;
  try {
    await page.goto(address, { timeout: LONGEST_VISIT_MS });
    // A busy machine is silent on the network while it still reads the scripts, and forgets what is pressed long before.
    await page.locator('html[data-ready] main h1').first().waitFor({ timeout: LONGEST_VISIT_MS });
    await settle(page);
  } catch (error) {
    // One page less is better than none of those after it.
    say(`  ! ${name} does not come at ${width} (${language}, ${theme}): ${error.message.split('\n')[0]}`);
    process.exitCode = 1;
    return;
  }
  await page.evaluate(() => document.fonts.ready);
  if (act)
    try {
      await act(page, { language, theme, width });
      await page.waitForTimeout(SETTLE_MS);
    } catch (error) {
      say(`  ! ${name} cannot be brought about at ${width} (${language}, ${theme}): ${error.message.split('\n')[0]}`);
      process.exitCode = 1;
    }
  else {
    await scrollThrough(page);
    await settle(page);
  }
  await readWhole(page);
  if (whole) await unfold(page);
  await writeDates(page);
  await page.screenshot({ path: join(folder, `${name}.${language}.${theme}.${width}.png`), fullPage: whole });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (overflow > 0) say(`  ! ${name} is ${overflow} px too wide at ${width} (${language}, ${theme})`);
}

/** Waits until nothing is being read any more; a state of something that loads for ever is photographed after that time. */
async function readWhole(page) {
  const loading = page.locator('main').getByRole('status', { name: LOADING });
  const ends = Date.now() + LONGEST_READ_MS;
  while ((await loading.count()) > 0 && Date.now() < ends) await page.waitForTimeout(SETTLE_MS);
}

/** A field of a date takes the language of the page when it is made within it; scripts make it before they insert it. */
async function writeDates(page) {
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('input[type=date], input[type=datetime-local], input[type=month]')) {
      const { type } = field;
      field.type = 'text';
      field.type = type;
    }
  });
}

/** Makes the viewport as high as the page: content far outside of it is not rendered (`content-visibility: auto`). */
async function unfold(page) {
  for (let times = 0; times < 3; times += 1) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const { width, height: before } = page.viewportSize();
    if (height === before) return;
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(SETTLE_MS);
  }
}

/** Some pictures are drawn when one scrolls near them. */
async function scrollThrough(page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((settle) => setTimeout(settle, 60));
    }
    scrollTo(0, 0);
  });
}

/** The cookie of a session and what the browser keeps of its user. */
async function signIn(url, credentials) {
  const [email, password] = credentials.split(/:(.*)/s);
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Explained(`${email} cannot be signed in: ${answer.message}`);
  const { id, name, isAdmin } = answer.user;
  const cookies = response.headers.getSetCookie().map((line) => {
    const [, cookieName, value] = /^([^=]+)=([^;]*)/.exec(line);
    return { name: cookieName, value };
  });
  const kept = { userId: id, userEmail: email, userName: name, isAdmin: String(isAdmin), isLoggedIn: 'true' };
  return { cookies, kept, language: answer.language };
}

/** The service words receipts and messages in the language of the account. */
async function speak(url, { cookies }, language) {
  await fetch(`${url}/api/user/update`, {
    method: 'PATCH',
    headers: {
      'Content-Type': 'application/json',
      Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ language }),
  });
}
