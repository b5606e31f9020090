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
import { structuredData, withoutSite } from '@/app/site/structured-data';
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
 * The site as the server has it: draws public pages as HTML, with the answers of the API if it is given some. The build
 * draws each page once without answers, for the time when the API has none; the service draws them with today's. Both
 * leave placeholders for the nonce and for the origin in the head, which the service fills in with every answer.
 */

/** What only the build knows. The service reads it from the file that the build has left. */
export interface SiteParts {
  /** The built `index.html`. */
  template: string;
  /** The tags that load a screen's chunks with its page, by the module of the screen. */
  preloads: Readonly<Record<string, string>>;
}

/** A page to send. Placeholders are in the head alone, so that nothing people write can be taken for one. */
export interface Drawn {
  head: string;
  body: string;
}

export interface SitePage {
  /** The address in its language. */
  path: string;
  language: Language;
  /** Addresses of the API whose answers it shows, by name. */
  calls: Partial<Record<PublicCall, string>>;
}

export interface Site {
  pages: readonly SitePage[];
  /** Every address there is, with `:name` for one segment. */
  patterns: readonly string[];
  /** Draws a page of the list; without an answer, the part that shows it is drawn as it looks while it loads. */
  draw(path: string, answers: Readonly<Record<string, PublicAnswer>>): Promise<Drawn>;
  /** `robots.txt`, and `sitemap.xml` with the day of the build, `2026-11-21`. */
  robots(): string;
  sitemap(builtOn: string): string;
  /** What the pictures of link previews are drawn from. */
  pictures(): Promise<LinkPicture[]>;
  /** The page of all addresses that are not public: nothing until a script runs. In English of those under `/en`, where no page is. */
  shell(language: Language): Promise<Drawn>;
}

/** The charts of the pages that have one; the list shows an order block. */
const charts: Partial<Record<PublicPage['text'], Picture>> = { whaleHunter, orderBlock, liquidationMap };

const chartOf = ({ text }: PublicPage, language: Language): string =>
  pictureSvg(charts[text] ?? orderBlock, { colours: light, language, width: 328, height: 360 });

/** What the picture of a page's link previews is drawn from. */
export interface LinkPicture {
  /** Where the site shows it. */
  address: string;
  language: Language;
  width: number;
  height: number;
  motif: 'receipt' | 'chart' | 'document';
  /** SVG of the chart that the motif `chart` shows. */
  chart?: string;
  /** The page's, without the site's name. */
  title: string;
  description: string;
  /** What the lines of a receipt are called, the sum last. */
  lines: readonly string[];
}

/** Replaces exactly one place; a template without it is a broken build, not a page without a title. */
function put(html: string, place: string, content: string): string {
  if (html.split(place).length !== 2) throw new Error(`the page has not exactly one ${place}`);
  return html.replace(place, () => content);
}

/** Modules whose chunks have to be found by the build. */
export const screenModules: readonly string[] = [...new Set(publicPages.map(({ module }) => module))];

export function openSite({ template, preloads }: SiteParts): Site {
  const handler = createStaticHandler(createRoutes());
  const pages = new Map(
    languages.flatMap((language) =>
      publicPages.map((page) => [localPath(page.path, language), { page, language }] as const),
    ),
  );
  const [top = '', bottom = ''] = template.split('<div id="root"></div>');
  // The language is one for the whole bundle: pages are drawn one after the other.
  let turn: Promise<unknown> = Promise.resolve();

  const fill = (language: Language, title: string, description: string, more: string): string => {
    let html = put(top, '<html lang="ko">', `<html lang="${language}">`);
    html = put(html, '<title>Lance</title>', `<title>${escapeHtml(title)}</title>`);
    html = put(
      html,
      '<meta name="description" content="" />',
      `<meta name="description" content="${escapeHtml(description)}" />`,
    );
    // What the build marks as being for one language, the files of its letters, is left out of the other.
    html = html.replace(/<link [^>]*data-only="(\w+)"[^>]*>/g, (tag, only) => (only === language ? tag : ''));
    return put(html, '<!--head-->', more);
  };

  const wordsOf = ({ text }: PublicPage): { title: string; description: string } => ({
    title: metaTexts.t(text),
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
    const { title, description } = wordsOf(page);
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
      // Ends the timers that would forget the answers tomorrow.
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
