import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { followHead } from '@/app/site/follow-head';
import { PAGE_STATE_ID, type PageState, readPageState, takeOver } from '@/app/site/page-state';
import { publicPages } from '@/app/site/public-pages';
import type { Site, openSite as OpenSite } from '@/app/site/site';
import { createStore } from '@/app/store';
import { languages } from '@/shared/i18n';
import { localPath } from '@/shared/paths';
import { chartScore } from '@test/chart-analysis-fixtures';
import { kimchi, kimchiRow } from '@test/insights-fixtures';

let openSite: typeof OpenSite;

beforeAll(async () => {
  // React's server renderer requires MessageChannel on import, for streams only; jsdom has none.
  globalThis.MessageChannel ??= class {
    port1 = {};
    port2 = {};
  } as unknown as typeof MessageChannel;
  ({ openSite } = await import('@/app/site/site'));
});

const HOSTILE = '</script><script>alert(1)</script><img src=x onerror=alert(1)><!-- \u2028 __CSP_NONCE__ __ORIGIN__';
const AT = Date.UTC(2026, 10, 21, 9);

const settings = (values: Record<string, string>): PageState => ({
  listSiteSettings: { at: AT, value: Object.entries(values).map(([key, value]) => ({ key, value })) },
});

const questions = (question: string, answer: string): PageState => ({
  listFaq: {
    at: AT,
    value: [
      {
        id: 'a',
        question,
        answer,
        keywords: [],
        link: null,
        quotes: [],
        byExchange: [],
        asOf: new Date(AT).toISOString(),
      },
    ],
  },
});

function open(): Site {
  const source = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
  // As the build leaves it: the scripts are named in the head.
  const template = source
    .replace(/<script type="module".*<\/script>/, '')
    .replace('</head>', '<script type="module" src="/assets/app.js"></script></head>');
  return openSite({ template, preloads: {} });
}

/** The page as a browser parses it. */
async function read(path: string, answers: PageState = {}): Promise<Document> {
  const { head, body } = await open().draw(path, answers);
  return new DOMParser().parseFromString(head.replaceAll('__ORIGIN__', 'https://lance.example') + body, 'text/html');
}

const attribute = (page: Document, selector: string, name: string): string | null | undefined =>
  page.querySelector(selector)?.getAttribute(name);

const statements = (page: Document): Record<string, unknown>[] =>
  [...page.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent) as Record<string, unknown>,
  );

describe('a public page', () => {
  it.each(languages.flatMap((language) => publicPages.map(({ path }) => [localPath(path, language), language])))(
    '%s has its language, its words and one main heading',
    async (path, language) => {
      const page = await read(path);
      expect(page.documentElement.lang).toBe(language);
      expect(page.title).toMatch(/ \| Lance$/);
      expect(attribute(page, 'meta[name=description]', 'content')?.length).toBeGreaterThan(15);
      expect(page.querySelectorAll('h1')).toHaveLength(1);
    },
  );

  it('names its whole address, the one in the other language, and what a preview shows', async () => {
    const page = await read('/en/indicators/order-block');
    const here = 'https://lance.example/en/indicators/order-block';
    const korean = 'https://lance.example/indicators/order-block';
    expect(attribute(page, 'link[rel=canonical]', 'href')).toBe(here);
    expect(
      [...page.querySelectorAll('link[rel=alternate]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ).toEqual([
      ['ko', korean],
      ['en', here],
      ['x-default', korean],
    ]);
    const property = (name: string) => attribute(page, `meta[property="${name}"]`, 'content');
    expect(property('og:title')).toBe(page.title);
    expect(property('og:url')).toBe(here);
    expect(property('og:locale')).toBe('en_US');
    expect(property('og:locale:alternate')).toBe('ko_KR');
    expect(property('og:image')).toBe('https://lance.example/og/orderBlock-en.png');
    expect(attribute(page, 'meta[name="twitter:card"]', 'content')).toBe('summary_large_image');
  });

  it('tells search engines nothing where it belongs to the holder of a link', async () => {
    const page = await read('/en/reset-password');
    expect(attribute(page, 'meta[name=robots]', 'content')).toBe('noindex');
    expect(page.querySelector('link[rel=canonical], link[rel=alternate], meta[property^="og:"]')).toBeNull();
  });

  it('shows the answers it was given and hands them on with their time', async () => {
    const state = settings({ site_supportEmail: 'help@lance.example' });
    const page = await read('/terms', state);
    expect(attribute(page, 'a[href^="mailto:"]', 'href')).toBe('mailto:help@lance.example');
    expect(JSON.parse(page.getElementById(PAGE_STATE_ID)?.textContent ?? '')).toEqual(state);
    expect((await read('/terms')).querySelector('a[href^="mailto:"]')).toBeNull();
  });

  it('shows what people wrote as words, whatever it is', async () => {
    const state = { ...settings({ site_heroTitle: HOSTILE }), ...questions(HOSTILE, HOSTILE) };
    const home = await read('/', state);
    expect(home.querySelector('h1')?.textContent).toBe(HOSTILE);
    const faq = await read('/faq', state);
    for (const page of [home, faq]) {
      expect(page.querySelector('img[src=x]')).toBeNull();
      expect([...page.scripts].filter(({ textContent }) => textContent === 'alert(1)')).toEqual([]);
      expect(JSON.parse(page.getElementById(PAGE_STATE_ID)?.textContent ?? '')).toEqual(state);
    }
    const { head } = await open().draw('/faq', state);
    const mine = (await open().draw('/faq', {})).head;
    expect(head.split('__CSP_NONCE__')).toHaveLength(mine.split('__CSP_NONCE__').length);
  });

  it('tells search engines the questions that it shows, in the same words', async () => {
    const page = await read('/en/faq', questions('What is <Luff>?', 'A point & no coin.'));
    expect(statements(page)).toEqual([
      expect.objectContaining({
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'What is <Luff>?',
            acceptedAnswer: { '@type': 'Answer', text: 'A point & no coin.' },
          },
        ],
      }),
    ]);
    expect(page.body.textContent).toContain('What is <Luff>?');
    expect(statements(await read('/en/faq'))).toEqual([]);
  });

  it('says who speaks on the home page, and where an indicator stands', async () => {
    expect(statements(await read('/')).map((one) => one['@type'])).toEqual(['Organization', 'WebSite']);
    const [trail] = statements(await read('/indicators/whale-hunter'));
    expect((trail?.['itemListElement'] as { item: string }[]).map(({ item }) => item)).toEqual([
      'https://lance.example/',
      'https://lance.example/indicators',
      'https://lance.example/indicators/whale-hunter',
    ]);
  });

  describe('of the premiums', () => {
    const premiums = (overrides: Parameters<typeof kimchi>[0] = {}): PageState => ({
      getKimchiPremium: { at: AT, value: kimchi(overrides) },
    });
    const stale = kimchi().sources.map((source) => ({ ...source, stale: source.source === 'upbit' }));

    it('has the figure of the moment in its title and every coin in its text', async () => {
      const page = await read('/kimchi-premium', premiums());
      expect(page.title).toBe('비트코인 김치 프리미엄 +2.98% | Lance');
      expect(attribute(page, 'meta[property="og:title"]', 'content')).toBe(page.title);
      // With scripts it is empty and not shown, so that it is parsed by hand.
      const plain = new DOMParser().parseFromString(page.querySelector('noscript')?.innerHTML ?? '', 'text/html');
      expect([...plain.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)).toEqual([
        '비트코인 BTC145,000,000+2.98%+1.54%',
        '이더리움 ETH1,000+4.00%+0.50%',
        '솔라나 SOL1,000\u22121.00%+0.50%',
        '멈춘코인 HALT1,000+12.00%+0.50%',
        '국내코인 ONLY1,000이 코인이 상장된 해외 거래소가 없습니다-',
        '테더 USDT1,400+1.41%0.00%',
      ]);
      expect(page.body.textContent).toContain('1,380.5');
    });

    it.each([
      ['nothing is known', {}],
      ['bitcoin has none', premiums({ upbit: [kimchiRow('BTC', { premium: null, gap: 'noRate' })] })],
      ['the price is old', premiums({ sources: stale })],
    ])('has a title without a figure where %s', async (_, state) => {
      expect((await read('/en/kimchi-premium', state)).title).toBe('Kimchi premium of every coin, live | Lance');
    });
  });

  it('has the record of the analyses in it', async () => {
    const page = await read('/chart-score', { getChartAnalysisScore: { at: AT, value: chartScore() } });
    const text = page.body.textContent;
    for (const part of ['54%', '95% 신뢰구간 48.2–59.7%', 'BTCUSDT', '결과를 기다리는 분석 7건'])
      expect(text).toContain(part);
  });

  it('is drawn in its own language, whoever else is drawn at the same time', async () => {
    const site = open();
    const drawings = await Promise.all(
      ['/login', '/en/login', '/login', '/en/login'].map((path) => site.draw(path, {})),
    );
    expect(drawings.map(({ head }) => /lang="(\w+)"/.exec(head)?.[1])).toEqual(['ko', 'en', 'ko', 'en']);
    expect(drawings[0]).toEqual(drawings[2]);
    expect(drawings[1]).toEqual(drawings[3]);
    expect(drawings[0]?.body).not.toBe(drawings[1]?.body);
  });
});

describe('the browser', () => {
  it('starts with what the page was drawn from, as old as it is', () => {
    const state = settings({ site_supportEmail: 'help@lance.example' });
    const block = document.createElement('script');
    block.type = 'application/json';
    block.id = PAGE_STATE_ID;
    block.textContent = JSON.stringify(state);
    document.body.append(block);
    const store = createStore();
    takeOver(store, readPageState());
    block.remove();
    const [entry] = Object.values(store.getState().api.queries);
    expect(entry).toMatchObject({
      endpointName: 'listSiteSettings',
      status: 'fulfilled',
      data: state.listSiteSettings?.value,
      fulfilledTimeStamp: AT,
    });
    expect(readPageState()).toEqual({});
  });
});

describe('the head of a page that was come to inside the application', () => {
  /** Metadata of the page without its structured data. */
  const saidIn = ({ head, title }: Document): string[] => [
    title,
    ...[
      ...head.querySelectorAll(
        'link[rel=canonical], link[rel=alternate], meta[name]:not([name=viewport]), meta[property]',
      ),
    ]
      .filter((element) => element.getAttribute('name') !== 'theme-color')
      .map((element) => element.outerHTML)
      .sort(),
  ];

  it('says what the server says of it, whichever page was the first', async () => {
    document.head.innerHTML = (await read('/faq', questions('Q', 'A'))).head.innerHTML;
    for (const path of ['/en', '/login', '/en/reset-password', '/indicators/whale-hunter', '/']) {
      history.pushState(null, '', path);
      followHead();
      expect([path, ...saidIn(document)]).toEqual([path, ...saidIn(await read(path))]);
      expect(statements(document)).toEqual([]);
    }
  });

  it('says nothing of a screen that only members see', async () => {
    document.head.innerHTML = (await read('/en/faq')).head.innerHTML;
    history.pushState(null, '', '/mypage');
    followHead();
    expect(document.querySelector('link[rel=canonical], link[rel=alternate], meta[property]')).toBeNull();
    expect(attribute(document, 'meta[name=robots]', 'content')).toBe('noindex');
    expect(attribute(document, 'meta[name=description]', 'content')).toMatch(/^[^a-z]/);
  });
});

describe('search engines', () => {
  const addressesIn = (text: string, pattern: RegExp): (string | undefined)[] =>
    [...text.matchAll(pattern)].map((match) => match[1]);

  it('find every page that is not private in the sitemap, in both languages', () => {
    const listed = addressesIn(open().sitemap('2026-11-21'), /<loc>__ORIGIN__([^<]+)<\/loc>/g);
    const expected = publicPages
      .filter((page) => !page.isPrivate)
      .flatMap(({ path }) => [path, path === '/' ? '/en' : `/en${path}`]);
    expect(listed).toEqual(expected);
    expect(
      new DOMParser().parseFromString(open().sitemap('2026-11-21'), 'application/xml').querySelector('parsererror'),
    ).toBeNull();
  });

  it('are told to leave out the API and what only members see, and no public page', () => {
    const robots = open().robots();
    const closed = addressesIn(robots, /^Disallow: (.+)$/gm);
    expect(closed).toEqual(expect.arrayContaining(['/api/', '/admin/users', '/mypage', '/dashboard']));
    const pages = open().pages.map(({ path }) => path);
    expect(pages.filter((path) => closed.some((start) => path.startsWith(start ?? '')))).toEqual([]);
    expect(robots).toContain('Sitemap: __ORIGIN__/sitemap.xml');
  });
});
