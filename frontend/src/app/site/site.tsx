import { renderToString } from 'react-dom/server';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router';
import { metaTexts } from '@/app/meta/texts';
import { Providers } from '@/app/providers';
import { createRoutes, routePatterns } from '@/app/routes';
import { robotsText, sitemapXml } from '@/app/site/directory';
import { dataBlock, escapeHtml } from '@/app/site/escape';
import { PICTURE_HEIGHT, PICTURE_WIDTH, headOf, pictureAddress } from '@/app/site/head';
import { scriptsAfterPaint } from '@/app/site/late-scripts';
import {
  PAGE_STATE_ID,
  type PageState,
  type PublicAnswer,
  type PublicCall,
  publicCalls,
  takeOver,
} from '@/app/site/page-state';
import { type PublicPage, publicPages } from '@/app/site/public-pages';
import { structuredData, titleNow, withoutSite } from '@/app/site/structured-data';
import { createStore } from '@/app/store';
import { light } from '@/app/theme/palette';
import { baseApi } from '@/shared/api/base-api';
import { type Language, speak, languages } from '@/shared/i18n';
import { localPath } from '@/shared/paths';
import { liquidationMap } from '@/shared/pictures/liquidation-map.picture';
import { orderBlock } from '@/shared/pictures/order-block.picture';
import { type Picture } from '@/shared/pictures/picture';
import { pictureSvg } from '@/shared/pictures/picture-svg';
import { whaleHunter } from '@/shared/pictures/whale-hunter.picture';

/*
 * Server-side renderer of public pages, with API answers if given. The build renders each page once without answers, for
 * when the API has none; the service renders them with current ones. Both leave placeholders for nonce and origin in the
 * head, which the service fills in with every answer.
 */

/** Input of the build, which the service reads from a file. */
export interface SiteParts {
  /** The built `index.html`. */
  template: string;
  /** Tags that load a screen's chunks, by its module. */
  preloads: Readonly<Record<string, string>>;
}

/** A page to send. Placeholders are only in the head, so that no user text can be mistaken for one. */
export interface Drawn {
  head: string;
  body: string;
}

export interface SitePage {
  /** Path including its language. */
  path: string;
  language: Language;
  /** Addresses of the API answers that it shows, by name. */
  calls: Partial<Record<PublicCall, string>>;
}

export interface Site {
  pages: readonly SitePage[];
  /** All address patterns, with `:name` for one segment. */
  patterns: readonly string[];
  /** Renders a listed page; parts without an answer are rendered as loading. */
  draw(path: string, answers: Readonly<Record<string, PublicAnswer>>): Promise<Drawn>;
  /** `robots.txt`, and `sitemap.xml` with the day of the build, `2026-11-21`. */
  robots(): string;
  sitemap(builtOn: string): string;
  /** Data of the link preview pictures. */
  pictures(): Promise<LinkPicture[]>;
  /** The page of all non-public addresses: empty until scripts run. English below `/en`, where no page is. */
  shell(language: Language): Promise<Drawn>;
}

/** Charts of the pages that have one; the list page shows an order block. */
const charts: Partial<Record<PublicPage['text'], Picture>> = { whaleHunter, orderBlock, liquidationMap };

const chartOf = ({ text }: PublicPage, language: Language): string =>
  pictureSvg(charts[text] ?? orderBlock, { colours: light, language, width: 328, height: 360 });

/** Data of a page's link preview picture. */
export interface LinkPicture {
  /** Path of the picture. */
  address: string;
  language: Language;
  width: number;
  height: number;
  motif: 'receipt' | 'chart' | 'document';
  /** SVG of the chart for the motif `chart`. */
  chart?: string;
  /** Title of the page without the site's name. */
  title: string;
  description: string;
  /** Labels of the receipt's lines, the sum last. */
  lines: readonly string[];
}

/** Replaces exactly one occurrence; throws for a template without it, which is a broken build. */
function put(html: string, place: string, content: string): string {
  if (html.split(place).length !== 2) throw new Error(`the page has not exactly one ${place}`);
  return html.replace(place, () => content);
}

/** Modules whose chunks the build has to find, each with those of which it needs the styles alone. */
export const screenModules: ReadonlyMap<string, readonly string[]> = new Map(
  publicPages.map(({ module, stylesOf = [] }) => [module, stylesOf]),
);

export function openSite({ template, preloads }: SiteParts): Site {
  const handler = createStaticHandler(createRoutes());
  const pages = new Map(
    languages.flatMap((language) =>
      publicPages.map((page) => [localPath(page.path, language), { page, language }] as const),
    ),
  );
  const [top = '', bottom = ''] = template.split('<div id="root"></div>');
  // The language is global in the bundle: pages are rendered one after the other.
  let turn: Promise<unknown> = Promise.resolve();

  const fill = (language: Language, title: string, description: string, more: string): string => {
    let html = put(top, '<html lang="ko">', `<html lang="${language}">`);
    html = put(html, '<title>Lance</title>', `<title>${escapeHtml(title)}</title>`);
    html = put(
      html,
      '<meta name="description" content="" />',
      `<meta name="description" content="${escapeHtml(description)}" />`,
    );
    // Removes what the build marked for the other language, such as its font files.
    html = html.replace(/<link [^>]*data-only="(\w+)"[^>]*>/g, (tag, only) => (only === language ? tag : ''));
    return put(html, '<!--head-->', more);
  };

  const wordsOf = ({ text }: PublicPage, answers: PageState = {}): { title: string; description: string } => ({
    title: titleNow(text, answers) ?? metaTexts.t(text),
    description: metaTexts.t(`${text}Description`),
  });

  const drawNow = async (path: string, answers: PageState): Promise<Drawn> => {
    const known = pages.get(path);
    if (!known) throw new Error(`${path} is no public page`);
    const { page, language } = known;
    const context = await handler.query(new Request(`http://site${path}`));
    if (context instanceof Response) throw new Error(`${path} answered ${context.status}`);
    const failures: unknown[] = Object.values(context.errors ?? {});
    if (failures.length > 0) throw new Error(`${path} cannot be drawn`, { cause: failures[0] });
    speak(language);
    const { title, description } = wordsOf(page, answers);
    const about = headOf({
      path: page.path,
      language,
      title,
      description,
      picture: page.text,
      isPrivate: page.isPrivate ?? false,
    });
    const store = createStore();
    try {
      takeOver(store, answers);
      const root = renderToString(
        <Providers store={store}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>,
      );
      const statements = structuredData(page, language, answers)
        .map((statement) => `<script type="application/ld+json">${dataBlock(statement)}</script>`)
        .join('');
      const state = `<script type="application/json" id="${PAGE_STATE_ID}">${dataBlock(answers)}</script>`;
      return {
        head: scriptsAfterPaint(
          top,
          fill(language, title, description, about + statements + (preloads[page.module] ?? '')),
        ),
        body: `<div id="root">${root}</div>${state}${bottom}`,
      };
    } finally {
      // Clears the cache timers, which would keep the process alive.
      store.dispatch(baseApi.util.resetApiState());
    }
  };

  return {
    pages: [...pages].map(([path, { page, language }]) => ({
      path,
      language,
      calls: Object.fromEntries(
        (['listSiteSettings', ...(page.reads ?? [])] as const).map((call) => [call, publicCalls[call]]),
      ),
    })),
    patterns: routePatterns(createRoutes()),
    draw: (path, answers) => {
      const drawn = turn.then(() => drawNow(path, answers));
      turn = drawn.catch(() => undefined);
      return drawn;
    },
    robots: () => robotsText(routePatterns(createRoutes())),
    sitemap: sitemapXml,
    pictures: async () => {
      const pictures: LinkPicture[] = [];
      for (const language of languages) {
        speak(language);
        for (const page of publicPages.filter(({ isPrivate }) => !isPrivate)) {
          const { title, description } = wordsOf(page);
          pictures.push({
            address: pictureAddress(page.text, language),
            language,
            width: PICTURE_WIDTH,
            height: PICTURE_HEIGHT,
            motif: page.picture ?? 'receipt',
            ...(page.picture === 'chart' ? { chart: chartOf(page, language) } : {}),
            title: withoutSite(title),
            description,
            lines: (['pictureVolume', 'pictureFeeRate', 'pictureRebateRate', 'pictureRebate'] as const).map(
              metaTexts.t,
            ),
          });
        }
      }
      return pictures;
    },
    shell: async (language) => {
      const needs = [language, ...languages.filter((other) => other !== language)]
        .map((spoken) => `<span lang="${spoken}">${metaTexts.in(spoken)('needsScripts')}</span>`)
        .join('<br>');
      return {
        head: fill(language, 'Lance', metaTexts.in(language)('homeDescription'), ''),
        body: `<div id="root"></div><noscript><p>${needs}</p></noscript>${bottom}`,
      };
    },
  };
}
