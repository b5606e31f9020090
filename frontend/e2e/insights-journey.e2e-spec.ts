import { type Locator, type Page } from 'playwright-core';
import { registerMember } from '../../backend/test/factories/member';
import { AlertWatch } from '../../backend/src/modules/insights/alerts/alert-watch.service';
import { feeds } from '../../backend/src/modules/insights/feeds';
import { HistoryWriter } from '../../backend/src/modules/insights/history/history-writer.service';
import { runInTransaction } from '../../backend/src/platform/database/index';
import { LiveStreams } from '../../backend/src/platform/live/index';
import { Collector } from '../../backend/src/platform/snapshots/index';
import { KeptSnapshots } from '../../backend/src/platform/snapshots/kept-snapshots.service';
import { escape, logIn, see, tabTo, until } from './support/acts';
import { faultsOf, showIn } from './support/look';
import { type Product, startProduct } from './support/product';

const PAGE = '/crypto-insights';

/** The market as a member watches it: the real service, which has read the simulated exchanges. */
describe('crypto insights', () => {
  let product: Product;
  let member: { email: string; password: string };

  beforeAll(async () => {
    product = await startProduct();
    member = await registerMember(product);
    expect(await product.app.get(Collector).collectAll()).toEqual([]);
  });

  afterAll(() => product.close());

  const open = async (path = PAGE, width = 1440): Promise<Page> => {
    const page = await product.visit({ width });
    await logIn(page, member, path);
    await page.getByRole('table', { name: '코인별 김치 프리미엄' }).waitFor();
    await page.locator('[role=row][aria-rowindex="2"]').waitFor();
    return page;
  };

  const first = (page: Page) => page.locator('[role=row][aria-rowindex="2"]');
  const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

  /** What the receipt of a coin's premium says. */
  const receiptOf = async (page: Page, coin: string): Promise<string> => {
    await page
      .getByRole('row')
      .filter({ has: page.getByText(coin, { exact: true }) })
      .getByRole('button', { name: /영수증/ })
      .click();
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    return (await sheet.innerText()).replaceAll(',', '');
  };

  it('asks a visitor to log in, and comes back to the same view', async () => {
    const page = await product.visit();
    await page.goto(`${PAGE}?exchange=bithumb&sort=volume`);
    await page.waitForURL((url) => url.pathname === '/login');
    await page.getByLabel('이메일').fill(member.email);
    await page.getByLabel('비밀번호', { exact: true }).fill(member.password);
    await page.locator('form').getByRole('button', { name: '로그인' }).click();
    await page.waitForURL((url) => url.pathname === PAGE && url.search === '?exchange=bithumb&sort=volume');
    await see(page, /^코인 2\d\d개$/);
  }, 120_000);

  it('sorts and searches more coins than it draws, and shows how each premium came about', async () => {
    const page = await open();
    await see(page, /^코인 2\d\d개$/);
    expect(await page.locator('[role=rowheader]').count()).toBeLessThan(60);
    const high = await first(page).innerText();
    await panel(page, '김치 프리미엄').getByRole('button', { name: '높은 순' }).click();
    await until('another first row', async () => (await first(page).innerText()) !== high);
    await panel(page, '김치 프리미엄').getByRole('button', { name: '거래대금' }).click();
    await page.waitForURL((url) => url.search === '?order=low&sort=volume');
    await page.getByRole('searchbox', { name: '코인 검색' }).fill('ㅂㅌㅋㅇ');
    await until('few coins', async () => (await page.locator('[role=rowheader]').count()) < 12);
    const text = await receiptOf(page, 'BTC');
    const [krw, usd, rate, inKrw] = [
      /업비트 가격\s+([\d.]+)/,
      /Binance 가격\s+([\d.]+)/,
      /환율 \(1 USD\)\s+×([\d.]+)/,
      /환산\s+([\d.]+)/,
    ].map((pattern) => Number(pattern.exec(text)?.[1])) as [number, number, number, number];
    expect(usd * rate).toBeCloseTo(inKrw, 1);
    const shown = /프리미엄\s+([+−]?[\d.]+)%/.exec(text.slice(text.indexOf('환산')))?.[1]?.replace('−', '-');
    expect((krw / inKrw - 1) * 100).toBeCloseTo(Number(shown), 1);
    expect(text).toContain('시뮬레이션');
  }, 180_000);

  it('streams to all tabs over one connection, asks for nothing meanwhile, and goes on when the first tab is closed', async () => {
    const streams = product.app.get(LiveStreams);
    const others = streams.count;
    const count = (): number => streams.count - others;
    const page = await open();
    await until('the stream', () => count() === 1);
    const tab = await page.context().newPage();
    const asked: string[] = [];
    tab.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await tab.goto(PAGE);
    await first(tab).waitFor();
    const move = async (): Promise<void> => {
      product.clock.advance({ seconds: 3 });
      expect(await product.app.get(Collector).collectAll()).toEqual([]);
      await streams.round();
    };
    const read = (some: Page): Promise<string> => first(some).innerText();
    await until('the second tab in the stream', async () => {
      const before = await read(tab);
      await move();
      return (await read(tab)) !== before;
    });
    expect(count()).toBe(1);
    expect(asked.filter((path) => path === '/api/crypto/live')).toEqual([]);
    await page.close();
    await until('the stream of the second tab', () => asked.includes('/api/crypto/live'));
    await until('news in the second tab', async () => {
      const before = await read(tab);
      await move();
      return (await read(tab)) !== before;
    });
    expect(count()).toBe(1);
    expect(asked.filter((path) => path === '/api/kimchi-premium')).toHaveLength(1);
  }, 180_000);

  it('is used by keyboard alone: an exchange, a coin and its receipt, and the focus is kept', async () => {
    const page = await open();
    await tabTo(page, '빗썸');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.search === '?exchange=bithumb');
    await tabTo(page, /상세 보기/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await escape(page);
    await tabTo(page, /영수증 보기$/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await escape(page);
  }, 180_000);

  it('opens a sector and a coin in it', async () => {
    const page = await open();
    await panel(page, '섹터')
      .getByRole('button', { name: /섹터 보기$/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: '상승률' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /상세 보기$/ })
      .first()
      .click();
    await page.getByRole('dialog').last().getByText('시가총액').first().waitFor();
  }, 180_000);

  it('draws our own candles, and asks another site only on request and for what we do not have', async () => {
    const page = await open();
    const asked: string[] = [];
    await page.route(/tradingview/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>chart</p>' });
    });
    const charts = panel(page, '차트');
    await charts.scrollIntoViewIfNeeded();
    await charts
      .getByRole('img', { name: /^BTC\/USDT 1시간 캔들/ })
      .locator('canvas')
      .first()
      .waitFor();
    await charts.getByRole('button', { name: '15분' }).click();
    await charts
      .getByRole('img', { name: /^BTC\/USDT 15분 캔들/ })
      .locator('canvas')
      .first()
      .waitFor();
    expect(asked).toEqual([]);
    await charts.getByRole('button', { name: 'TradingView 차트 불러오기' }).click();
    await charts.locator('iframe').waitFor();
    await until('the chart', () => asked.length > 0);
    expect(asked[0]).toMatch(/^https:\/\/www\.tradingview-widget\.com\/embed-widget\/advanced-chart\//);
    expect(product.complaints).toEqual([]);
  }, 180_000);

  it('keeps the starred coins of a member, and shows the premium of one as it was', async () => {
    const writer = product.app.get(HistoryWriter);
    await runInTransaction(product.dataSource, (tx) => writer.turn(tx));
    for (let minute = 0; minute < 3; minute += 1) {
      product.clock.advance({ minutes: 1 });
      expect(await product.app.get(Collector).collectAll()).toEqual([]);
      await writer.record();
    }
    const page = await open(`${PAGE}?sort=volume`);
    await page.getByRole('button', { name: 'BTC 관심 코인' }).click();
    await panel(page, '내 코인')
      .getByRole('rowheader', { name: /비트코인/ })
      .waitFor();
    await page.reload();
    await page.locator('[role=row][aria-rowindex="2"]').waitFor();
    await until('the star', async () => {
      const star = page.getByRole('button', { name: 'BTC 관심 코인' });
      return (await star.getAttribute('aria-pressed')) === 'true';
    });
    await panel(page, '김치 프리미엄').getByRole('button', { name: '관심', exact: true }).click();
    await see(page, /^코인 1개$/);
    await first(page)
      .getByRole('button', { name: /상세 보기/ })
      .click();
    const dialog = page.getByRole('dialog');
    const past = dialog.getByRole('region', { name: '프리미엄 추이' });
    await past.scrollIntoViewIfNeeded();
    await past
      .getByRole('img', { name: /^BTC 프리미엄/ })
      .locator('canvas')
      .first()
      .waitFor();
    await past.getByText('표로 보기').click();
    expect(await past.getByRole('row').count()).toBe(4);
    expect(product.complaints).toEqual([]);
  }, 180_000);

  it('tells of an alert that was made from a row of the table, on a phone too', async () => {
    const page = await open();
    const watch = product.app.get(AlertWatch);
    await first(page)
      .getByRole('button', { name: /알림 만들기$/ })
      .click();
    const dialog = page.getByRole('dialog', { name: '시세 알림 만들기' });
    await dialog.getByLabel('코인').fill('btc');
    await dialog.getByLabel('지켜볼 값').selectOption('priceKrw');
    await dialog.getByLabel('기준값', { exact: true }).fill('999,999,999');
    await see(dialog, /기록 기준 한 번도 울리지 않았을 조건입니다/);
    const faults = await faultsOf(page, 'alert form', { within: '[role=dialog]' });
    await dialog.getByRole('button', { name: '알림 저장' }).click();
    // The look at all widths has left a phone.
    await page.getByRole('tab', { name: '내 코인' }).click();
    await see(panel(page, '내 시세 알림'), 'BTC · 업비트 가격 999,999,999원 이상');
    const snapshots = product.app.get(KeptSnapshots);
    const rows = (snapshots.latest(feeds.upbitTickers)?.data ?? []).map((row) =>
      row.symbol === 'BTC' ? { ...row, price: '1000000000' } : row,
    );
    product.clock.advance({ seconds: 1 });
    await snapshots.write(feeds.upbitTickers, { data: rows, source: 'upbit', simulated: true });
    await watch.look();
    await page.reload();
    const told = panel(page, '내 시세 알림').getByRole('list', { name: '최근에 울린 알림' });
    await see(told, /업비트 · 실시간/);
    faults.push(...(await faultsOf(page, 'alerts')));
    expect({ faults, complaints: product.complaints }).toEqual({ faults: [], complaints: [] });
    await product.app.get(Collector).collect(feeds.upbitTickers);
  }, 300_000);

  it('filters the gainers and the news by address', async () => {
    const page = await open(`${PAGE}?gainers=OKX&news=market&window=7d`);
    const gainers = panel(page, '상승률 상위');
    await gainers.getByRole('listitem').first().waitFor();
    expect(await gainers.getByRole('listitem').count()).toBe(10);
    for (const row of await gainers.getByRole('listitem').all()) expect(await row.textContent()).toContain('OKX');
    const news = panel(page, '크립토 뉴스');
    await news.getByRole('article').first().waitFor();
    expect(await news.getByRole('article').count()).toBe(3);
    await news.getByRole('button', { name: /모두 보기$/ }).click();
    await until('all of them', async () => (await news.getByRole('article').count()) > 3);
  }, 180_000);

  it('shows a phone a few panels at a time, each view from its beginning, by keys alone', async () => {
    // Nothing is out, which would be told above the views.
    await product.app.get(Collector).collectAll();
    const page = await open(PAGE, 360);
    const topOf = async (what: Locator): Promise<number> => (await what.boundingBox())?.y ?? Number.NaN;
    const tabs = page.getByRole('tablist', { name: '보기' });
    const header = 56;
    await page.getByRole('tab', { name: '프리미엄' }).focus();
    for (const [view, region] of [
      ['own', '내 코인'],
      ['market', '시장 요약'],
    ] as const) {
      await page.evaluate(() => scrollTo(0, 1_200));
      await until('the tabs below the header', async () => Math.abs((await topOf(tabs)) - header) <= 1);
      await page.keyboard.press('ArrowRight');
      await page.waitForURL((url) => url.search === `?view=${view}`);
      await panel(page, region).waitFor();
      // Just below the tabs, or below the title where the view is shorter than the screen.
      await until('the beginning of the view', async () => {
        const top = await topOf(panel(page, region));
        return top > header && top < 400;
      });
    }
    const faults = await faultsOf(page, 'market', { widths: [360] });
    for (const region of ['펀딩비', '크립토 뉴스']) {
      await page.keyboard.press('ArrowRight');
      await panel(page, region).waitFor();
    }
    expect(await page.getByRole('button', { name: '화면 구성' }).count()).toBe(1);
    expect({ faults, complaints: product.complaints }).toEqual({ faults: [], complaints: [] });
  }, 300_000);

  it('is sound in both languages and themes, on a phone, a tablet and a desk, with its sheets', async () => {
    const page = await open();
    const faults = await faultsOf(page, 'insights');
    await showIn(page, { dark: true });
    faults.push(...(await faultsOf(page, 'insights', { widths: [] })));
    await showIn(page, { language: 'en' });
    faults.push(...(await faultsOf(page, 'insights')));
    await first(page)
      .getByRole('button', { name: /how this was made|[Rr]eceipt/ })
      .click();
    await page.getByRole('dialog').waitFor();
    faults.push(...(await faultsOf(page, 'receipt', { within: '[role=dialog]' })));
    expect({ faults, complaints: product.complaints }).toEqual({ faults: [], complaints: [] });
  }, 600_000);
});
