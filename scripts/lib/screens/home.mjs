import { again, answer, member, opening, press, refuse, settle, stay, visitor, whole } from './acts.mjs';

/* What visitors open on the home page, and beside it. */

const home = (name, act, more) => visitor(name, '/', act, more);

/** Chooses until it is chosen: a page that its scripts are still taking over forgets what was chosen before. */
async function choose(form, exchange) {
  const radio = form.getByRole('radio', { name: new RegExp(exchange) });
  for (let times = 0; times < 5 && !(await radio.isChecked()); times += 1) {
    await radio.click();
    await form.page().waitForTimeout(300);
  }
}

/** Asks about a UID, which the simulated exchanges answer. */
const check = (name, exchange, uid, before = () => undefined) =>
  home(name, async (page) => {
    await before(page);
    const form = page.locator('#uid-check');
    await choose(form, exchange);
    await form.getByLabel('UID', { exact: true }).fill(uid);
    await form.locator('button[type=submit]').click();
    await form.locator('[aria-busy=false]').waitFor();
    await settle(page);
    await form.locator('[aria-busy=false]').scrollIntoViewIfNeeded();
  });

const JOIN = /^(Bitget (가입하기|계정 만들기)|(Sign up|Open an account) at Bitget)$/;
const CALCULATOR = /^(계산기 열기|Open the calculator)$/;
const guide = (exchange) => new RegExp(`^(${exchange} KYC 변경 안내|Guide to moving KYC at ${exchange})`);

const calculator = (name, act) =>
  home(name, async (page) => {
    await press(page, CALCULATOR);
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    await act(page);
  });
const view = (index) => (page) => page.getByRole('dialog').getByRole('tab').nth(index).click();

const chatbot = (name, question) =>
  visitor(name, '/faq#chatbot', async (page) => {
    await page.getByRole('dialog').getByRole('list').first().waitFor();
    if (question === undefined) return;
    await page.getByRole('dialog').getByRole('textbox').fill(question);
    await page.keyboard.press('Enter');
  });

export const homes = [
  home('uid-refused', async (page) => {
    await page.locator('#uid-check button[type=submit]').click();
    await page.locator('#uid-check').scrollIntoViewIfNeeded();
  }),
  check('uid-answer', 'Deepcoin', '36100011'),
  check('uid-not-ours', 'OKX', '1234567890'),
  check('uid-by-report', 'Binance', '1234567890'),
  check('uid-unread', 'Bitget', '3125190081', (page) => page.route('**/api/uid/check', (route) => route.abort())),
  check('uid-unsupported', 'Ourbit', '42470091', (page) =>
    refuse(
      page,
      '**/api/uid/check',
      422,
      'uidRebate.exchangeNotOffered',
      'Ourbit 거래소는 현재 이용할 수 없습니다. / Ourbit is not available at present.',
    ),
  ),
  check('uid-too-many', 'Bitget', '3125190081', (page) =>
    answer(
      page,
      '**/api/uid/check',
      {
        code: 'uidRebate.tooManyChecks',
        alreadyChecked: false,
        params: { limit: 10, minutes: 12 },
        message:
          'UID 확인과 등록은 한 시간에 10개까지 가능합니다. 12분 후 다시 시도해 주세요. / At most 10 UIDs can be checked or registered in an hour. Please try again in 12 min.',
      },
      429,
      { 'retry-after': '720' },
    ),
  ),
  calculator('calculator', () => undefined),
  calculator('calculator-compare', view(1)),
  calculator('calculator-move', view(2)),
  calculator('calculator-refused', async (page) => {
    await page.getByRole('dialog').getByRole('textbox').first().fill('');
    await page.getByRole('dialog').locator('button[type=submit]').click();
  }),
  calculator('calculator-printed', async (page) => {
    await page.getByRole('dialog').getByRole('textbox').first().fill('12345.67');
    await page.getByRole('dialog').locator('button[type=submit]').click();
  }),
  home('kyc-guide', opening(guide('Bitget'))),
  home('kyc-guide-none', opening(guide('Ourbit'))),
  home('travel-rule', opening(/^Bitget (트래블룰|Travel rule)/)),
  home('join-exchange', opening(JOIN)),
  member('toast-join', '/', async (page) => {
    await page.evaluate(() => {
      globalThis.open = () => null;
    });
    await press(page, JOIN);
    await stay(page);
  }),
  home('hero-running', async (page) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await again(page);
    await page.waitForTimeout(8_000);
  }),
  chatbot('chatbot'),
  chatbot('chatbot-answer', 'KYC'),
  chatbot('chatbot-choices', '리베이트 UID rebate'),
  chatbot('chatbot-unknown', 'qwertz asdfgh'),
  visitor('faq-search', '/faq', (page) => page.getByRole('searchbox').fill('KYC'), whole),
  visitor('faq-nothing', '/faq', (page) => page.getByRole('searchbox').fill('qwertz asdfgh'), whole),
  visitor('faq-open', '/faq', (page) => page.locator('main details summary').nth(1).click(), whole),
];
