import { readFileSync } from 'node:fs';
import { type Locator, type Page } from 'playwright-core';
import { uidsOf } from '../../backend/simulator/index';
import { ReportSync } from '../../backend/src/modules/uid-rebate/index';
import { type SignedIn, createAdmin, registerMember } from '../../backend/test/factories/member';
import { differences } from '../../backend/test/support/luff';
import { seeFocus, logIn, pass, see, seeToast, tabTo } from './support/acts';
import { type Product, startProduct } from './support/product';

/** How points are earned, spent and explained, by one member in one browser; the tests are one story and build on each other. */
describe('the points', () => {
  let product: Product;
  let admin: SignedIn;
  let hana: SignedIn;
  let member: Page;

  beforeAll(async () => {
    product = await startProduct();
    admin = await createAdmin(product);
    const [uid = ''] = uidsOf('okx', 'rich');
    hana = await registerMember(product, {
      name: '김하나',
      exchangeName: 'OKX',
      uid,
      tradingviewId: 'hana_charts',
      emailConfirmed: true,
    });
    member = await product.visit();
    await logIn(member, hana, '/my-info');
  });

  afterAll(() => product.close());

  /** The administrator among the requests of one kind, with the question about hana's open. */
  const decide = async (kind: '지표 이용권' | '러프 교환', action: '승인' | '거절'): Promise<[Page, Locator]> => {
    const office = await product.visit({ width: 1440 });
    await logIn(office, admin);
    await office.goto('/admin/users');
    await office.getByRole('tab', { name: /요청 관리/ }).click();
    await office.getByRole('tab', { name: new RegExp(kind) }).click();
    await office.getByRole('row', { name: hana.name }).getByRole('button', { name: action }).click();
    return [office, office.getByRole('dialog')];
  };

  /** An administrator gives a setting a new value. */
  const change = async (label: string, value: string): Promise<void> => {
    const office = await product.visit({ width: 1440 });
    await logIn(office, admin);
    await office.goto('/admin/users?tab=settings');
    await office.getByRole('button', { name: `${label} 변경` }).click();
    const question = office.getByRole('dialog');
    await question.getByLabel('새 값').fill(value);
    await question.getByRole('button', { name: '설정 변경' }).click();
    await seeToast(office, '설정을 변경했습니다');
    await office.context().close();
  };

  it('come from a check-in, once a day', async () => {
    await seeBalance(member, '2,000');
    await member.getByRole('button', { name: '출석 체크하기' }).click();
    await seeToast(member, '출석 체크', '+50 L');
    await see(member, '오늘 12:00 출석 완료');
    expect(await member.getByRole('button', { name: '출석 체크하기' }).count()).toBe(0);
    await seeBalance(member, '2,050');
  });

  it('are mined while the member is away, and claimed as soon as they are back', async () => {
    await member.getByTitle('자동 채굴 펼치기').click();
    await see(card(member), '10:00');
    await see(card(member), '활동 중');
    await pass(product, { minutes: 6 }, member);
    await see(card(member), '4:00');
    await see(card(member), '5분 동안 활동이 없어 대기 중입니다. 돌아오면 바로 수령합니다.');
    await pass(product, { minutes: 4 }, member);
    await see(card(member), '수령 가능');
    await member.waitForTimeout(1_000);
    await seeBalance(member, '2,050');
    await member.mouse.move(400, 400);
    await seeToast(member, '자동 채굴', /\+30\sL/);
    await seeBalance(member, '2,080');
    await see(member, '2026.11.20 12:00–12:10');
  });

  it('buy a booster, which works once it is switched on', async () => {
    await member.getByRole('link', { name: '스토어 가기' }).click();
    await see(member, /^[\d,.]+ USDT 상당/);
    await member.getByRole('button', { name: '스피드 부스터, 200 L로 구매' }).click();
    const question = member.getByRole('dialog', { name: '스피드 부스터 1개를 구매할까요?' });
    await see(question, '사용 가능 2,080 → 1,880 L');
    await question.getByRole('button', { name: '200 L로 구매' }).click();
    await seeToast(member, '구매했습니다', '스피드 부스터');
    await seeBalance(member, '1,880');
    await see(card(member), '30 L / 10분');

    await member.getByRole('switch', { name: '스피드 부스터' }).click();
    const start = member.getByRole('dialog', { name: '스피드 부스터 아이템을 켤까요?' });
    await see(start, '켜는 순간부터 24시간 동안 사용할 수 있으며 멈출 수 없습니다.');
    await start.getByRole('button', { name: '켜고 시작하기' }).click();
    await seeToast(member, '스피드 부스터 아이템을 켰습니다.');
    await member.getByRole('switch', { name: '스피드 부스터', checked: true }).waitFor();
    await see(card(member), '36 L / 10분');
    const formula = await receiptOf(member, card(member).getByTitle('내 채굴 속도 영수증 보기'));
    expect(formula).toMatch(/10분 기본 보상\s+30 L\s+부스트\s+×1.2\s+스피드 부스터 \+20%\s+배수\s+×1\s/);
    expect(formula).toMatch(/10분 동안 채굴\s+36 L/);
  });

  it('buy a voucher, whose coupon is there at once', async () => {
    await member.getByRole('button', { name: '차트 분석 1회권, 300 L로 구매' }).click();
    const question = member.getByRole('dialog', { name: '차트 분석 1회권 1장을 구매할까요?' });
    await see(question, '사용 가능 1,880 → 1,580 L');
    await question.getByRole('button', { name: '300 L로 구매' }).click();
    await seeToast(member, '구매했습니다', '차트 분석 1회권');
    const code = await member
      .getByText(/^LANCE-/)
      .first()
      .innerText();
    expect(code).toMatch(/^LANCE-[A-Z0-9]{4}-[A-Z0-9]{4}$/);
    await see(member, '사용하지 않은 쿠폰 1장');
    await member.goto('/mypage?tab=indicators');
    await see(member, code);
  });

  it('request the pass, which an administrator approves with a date', async () => {
    await member.getByRole('link', { name: '이용권 구매하기' }).first().click();
    expect(await member.getByLabel('TradingView ID').inputValue()).toBe('hana_charts');
    await member.getByRole('button', { name: '1,500 L로 구매 요청' }).click();
    const question = member.getByRole('dialog', { name: '이용권을 요청할까요?' });
    await see(
      question,
      /1,500 L 전액은 요청이 처리될 때까지 사용할 수 없고, 승인되면 결제됩니다. 거절되거나 취소하면 돌려드립니다/,
    );
    await see(question, '사용 가능 1,580 → 80 L');
    await question.getByRole('button', { name: '1,500 L로 구매 요청' }).click();
    await seeToast(member, '지표 구매 요청', '구매 요청이 접수되었습니다. 관리자 승인 후 등록됩니다.');
    await see(member, '승인을 기다리는 요청이 있습니다');
    await see(member, '사용 가능 80 L, 신청 중 1,500 L');
    expect(await stepsOf(member)).toEqual(['요청', '관리자 확인']);

    const [office, approval] = await decide('지표 이용권', '승인');
    const day = approval.getByLabel('만료 날짜');
    expect(await day.inputValue()).toBe('2026.12.18');
    await day.click();
    await day.press('ControlOrMeta+A');
    await office.keyboard.type('20261231');
    await day.press('Enter');
    expect(await day.inputValue()).toBe('2026.12.31');
    await approval.getByRole('button', { name: '이용권 승인' }).click();
    await seeToast(office, '지표 구매를 승인했습니다.');
    await office.context().close();

    await member.reload();
    await see(member, '이용 중');
    await see(member, '2026.12.31까지');
    expect(await stepsOf(member)).toEqual(['요청', '승인', '이용 시작', '만료 7일 전', '만료']);
    await seeBalance(member, '80');
  });

  it('come from trading, and come back when an administrator refuses', async () => {
    product.clock.advance({ days: 1, hours: 2 });
    expect((await product.app.get(ReportSync).syncDue()).failed).toBe(0);
    await pass(product, {}, member);
    await member.goto('/mypage?tab=luff&view=indicator');
    // What was mined since yesterday, up to the cap, was waiting.
    await seeBalance(member, '116');
    const before = await luffBalance(member);
    await member.getByRole('button', { name: '500 러프로 구매 요청' }).click();
    const question = member.getByRole('dialog', { name: '이용권을 요청할까요?' });
    await question.getByRole('button', { name: '500 러프로 구매 요청' }).click();
    await seeToast(member, '지표 구매 요청', '구매 요청이 접수되었습니다. 관리자 승인 후 등록됩니다.');
    await see(member, '승인을 기다리는 요청이 있습니다');

    const [office, refusal] = await decide('러프 교환', '거절');
    await refusal.getByLabel(/거절 사유/).fill('TradingView ID를 찾을 수 없습니다.');
    await refusal.getByRole('button', { name: /^거절하고 500 (Luff|러프) 반환$/ }).click();
    await refusal.waitFor({ state: 'hidden' });
    await office.context().close();

    await member.reload();
    await see(member, '사유: TradingView ID를 찾을 수 없습니다.');
    expect(await luffBalance(member)).toBe(before);
    await member.goto('/mypage?tab=indicators');
    await member.getByText('처리 과정 보기').first().click();
    expect((await stepsOf(member)).slice(0, 2)).toEqual(['요청', '거절']);
    await see(member, /500 러프 반환/);
    await see(member, '이용 중');
  });

  it('follow the settings, from the moment of the change on', async () => {
    await member.goto('/my-info');
    await seeBalance(member, '116');
    await change('출석 보상 (L)', '70');
    await change('자동 채굴 주기 (초)', '2');
    await member.reload();
    await see(member, '2초마다 30 L 자동 채굴');
    await member.getByRole('button', { name: '출석 체크하기' }).click();
    await seeToast(member, '출석 체크', /\+70\sL/);
    await seeBalance(member, '186');
    await pass(product, { seconds: 2 }, member);
    await seeToast(member, '자동 채굴', /\+30\sL/);
    await seeBalance(member, '216');
  });

  it('are claimed once, however many tabs are open', async () => {
    const other = await member.context().newPage();
    await other.goto('/my-info');
    await seeBalance(other, '216');
    await card(other).waitFor();
    let paid = 0;
    for (const tab of [member, other])
      tab.on('response', (answer) => {
        if (answer.url().endsWith('/api/idle-rewards/claim') && answer.ok()) paid += 1;
      });
    await pass(product, { seconds: 2 }, member);
    await seeBalance(member, '246');
    await seeBalance(other, '246');
    await member.waitForLoadState('networkidle');
    expect(paid).toBe(1);
    await other.close();
  });

  it('are a statement: by type and period, each figure with its act, and as a file that adds up', async () => {
    await member.goto('/mypage?tab=transactions');
    const list = member.getByRole('list', { name: '내역' });
    await see(list, /2026\.11\.20 12:10–11\.21 14:10$/);
    await see(list, '스피드 부스터 +20%');
    const acts: [description: string | RegExp, words: string[]][] = [
      ['출석 체크 11월 21일', ['출석한 날', '11월 21일', '70 L', '그때의 설정값', '186 L']],
      [/^스피드 부스터 \+20%$/, ['36 L', '한도(10분치)', '116 L']],
      ['지표 이용권 28일 구매 요청', ['이용권 가격', '1,500 L', '80 L']],
      [/^주문 \d+ · 차트 분석 1회권$/, ['300 L', '1,580 L']],
      [/^주문 \d+ · 스피드 부스터$/, ['주문 번호', '200 L', '1,880 L']],
      ['12:00–12:10', ['1주기 × 30 L', '2,080 L']],
      ['출석 체크 11월 20일', ['50 L', '2,050 L']],
      [/^UID 인증 보너스/, ['OKX', 'UID마다 한 번만 지급합니다.', '1,000 L']],
      ['회원가입 보너스', ['1,000 L', '0 L']],
    ];
    for (const [description, words] of acts) {
      const entry = list
        .getByRole('listitem')
        .filter({ has: member.getByText(description, { exact: typeof description === 'string' }) });
      const receipt = await receiptOf(member, entry.getByRole('button').first());
      for (const word of [...words, '포인트 기록'])
        expect([description, receipt]).toEqual([description, expect.stringContaining(word)]);
    }

    expect(await member.getByTitle('내역 수 영수증 보기').innerText()).toMatch(/^\d+/);
    await member.getByLabel('유형').selectOption('사용');
    await member.waitForURL(/type=spend/);
    await list.getByText('회원가입 보너스').waitFor({ state: 'hidden' });
    await list.getByRole('listitem').nth(2).waitFor();
    expect(await list.getByRole('listitem').count()).toBe(3);
    await member.getByLabel('기간').selectOption('직접 선택');
    await member.getByLabel('시작일').fill('2026-11-21');
    await see(member, '조건에 맞는 내역이 없습니다');
    await member.getByRole('button', { name: '모든 내역 보기' }).click();
    await see(list, '회원가입 보너스');

    const lcoin = await downloaded(member);
    expect(lcoin.name).toBe('lance-lcoin-2026-11-21.csv');
    expect(lcoin.header).toEqual(['일시 (한국 시간)', '유형', '내용', '수량 (L)', '사용 가능 잔액 (L)', '내역 번호']);
    expect(lcoin.rows).toHaveLength(await list.getByRole('listitem').count());
    expect(lcoin.rows.reduce((sum, row) => sum + Number(row[3]), 0)).toBe(246);
    expect(lcoin.rows.at(-1)?.[4]).toBe('246');

    await member.goto('/mypage?tab=luff&view=history');
    await see(member, /지표 이용권/);
    const luff = await downloaded(member);
    expect(luff.name).toBe('lance-luff-2026-11-21.csv');
    const { body } = await hanasLuff();
    expect(sumOfLuff(luff.rows.map((row) => row[3] ?? ''))).toBe(sumOfLuff([body.balance]));
  });

  const hanasLuff = () =>
    member.request
      .get('/api/luff/balance')
      .then(async (answer) => ({ body: (await answer.json()) as { balance: string } }));

  it('are told in English as well', async () => {
    await member.goto('/my-info');
    await see(member, '2초마다 30 L 자동 채굴');
    await member.getByRole('button', { name: 'English' }).click();
    await see(member, '30 L auto-mined every 2 seconds');
    await see(member, /^Done today at/);
    await see(member, /^Order \d+ · Speed Booster$/);
    await see(member, 'Daily check-in, 21 Nov');
    await see(member, /20 Nov 2026 12:10–21 Nov 14:10$/);
    await see(member, 'Speed Booster +20%');
    await see(member, 'Indicator pass, 28 days requested');
    await see(member, 'Reason: TradingView ID를 찾을 수 없습니다.');
    await member.goto('/mypage?tab=indicators');
    await see(member, 'Until 31 Dec 2026');
  });

  it('are spent with the keyboard alone, on a narrow screen, in English', async () => {
    const newcomer = await registerMember(product, { language: 'en' });
    const page = await product.visit({ width: 360, language: 'en' });
    await logIn(page, newcomer, '/mining-items');
    await page.getByRole('button', { name: 'Cap Booster, Buy for 300 L' }).waitFor();
    await tabTo(page, 'Cap Booster, Buy for 300 L');
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Buy one Cap Booster?' });
    await see(question, 'You can spend 1,000 → 700 L');
    await tabTo(page, 'Buy for 300 L');
    await page.keyboard.press('Enter');
    await seeToast(page, 'Bought', 'Cap Booster');
    await question.waitFor({ state: 'hidden' });
    await seeFocus(page, 'Cap Booster, Buy for 300 L');

    await page.getByRole('switch', { name: 'Cap Booster' }).waitFor();
    await tabTo(page, /^Cap Booster(?!,)/);
    await page.keyboard.press('Space');
    await page.getByRole('dialog', { name: 'Switch on Cap Booster?' }).waitFor();
    await tabTo(page, 'Switch on and start');
    await page.keyboard.press('Enter');
    await seeToast(page, 'Cap Booster is on.');
    await page.getByRole('switch', { name: 'Cap Booster', checked: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  it('left the books whole, and nothing for the browser to complain about', async () => {
    expect(await differences(product)).toEqual([]);
    expect(product.complaints).toEqual([]);
  });
});

const card = (page: Page): Locator => page.getByRole('complementary', { name: '자동 채굴' });

async function seeBalance(page: Page, amount: string): Promise<void> {
  await page
    .getByRole('link', { name: `L코인 잔액 ${amount} L` })
    .first()
    .waitFor();
}

/** Opens a receipt and answers what it says; Escape puts it away. */
async function receiptOf(page: Page, figure: Locator): Promise<string> {
  await figure.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('출처').waitFor();
  const text = await sheet.innerText();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  return text;
}

/** The steps of the newest request, in their order. */
async function stepsOf(page: Page): Promise<string[]> {
  const steps = page.getByRole('list', { name: '요청 처리 과정' }).first().getByRole('listitem');
  await steps.first().waitFor();
  return (await steps.allInnerTexts()).map((text) => text.split('\n')[0]?.trim() ?? '');
}

function luffBalance(page: Page): Promise<string> {
  return page
    .getByTitle(/러프 잔액 영수증 보기$/)
    .first()
    .innerText();
}

/** The statement that is on screen, as a file. */
async function downloaded(page: Page): Promise<{ name: string; header: string[]; rows: string[][] }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV 받기' }).click();
  const file = await download;
  await seeToast(page, '내역을 내려받았습니다', file.suggestedFilename());
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const [header = [], ...rows] = text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) => cell.replace(/^"|"$/g, '')));
  return { name: file.suggestedFilename(), header, rows };
}

/** Exact: in units of the eighth decimal. */
function sumOfLuff(amounts: readonly string[]): bigint {
  return amounts.reduce((sum, amount) => {
    const [whole = '0', fraction = ''] = amount.replace('-', '').split('.');
    const units = BigInt(whole + fraction.padEnd(8, '0'));
    return amount.startsWith('-') ? sum - units : sum + units;
  }, 0n);
}
