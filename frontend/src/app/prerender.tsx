import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router';
import { Providers } from '@/app/providers';
import { metaTexts } from '@/app/meta/texts';
import { createRoutes, routePatterns } from '@/app/routes';
import { createStore } from '@/app/store';
import { type Language, i18n, languages } from '@/shared/i18n';
import { indicatorPath, localPath, paths } from '@/shared/paths';

/*
 * The last step of the build: public pages become HTML in both languages, so that they show before any script runs. Every
 * page keeps the placeholder of the nonce, which the server fills in. `app.html` is the empty shell of all other addresses,
 * and `routes.json` tells the server which addresses exist.
 */

type Texts = (typeof metaTexts)['t'];

interface PublicPage {
  path: string;
  /** Module of the screen, whose chunk is fetched with the page and not after it. */
  module: string;
  title: (t: Texts) => string;
  description: (t: Texts) => string;
  /** Nothing for a search engine: its content is for the holder of a mailed link. */
  isPrivate?: true;
}

const pages: readonly PublicPage[] = [
  {
    path: paths.home,
    module: 'src/features/home/pages/home-page.tsx',
    title: (t) => t('home'),
    description: (t) => t('homeDescription'),
  },
  {
    path: paths.login,
    module: 'src/features/auth/pages/login-page.tsx',
    title: (t) => t('login'),
    description: (t) => t('loginDescription'),
  },
  {
    path: paths.register,
    module: 'src/features/auth/pages/register-page.tsx',
    title: (t) => t('register'),
    description: (t) => t('registerDescription'),
  },
  {
    path: paths.forgotPassword,
    module: 'src/features/auth/pages/forgot-password-page.tsx',
    title: (t) => t('forgotPassword'),
    description: (t) => t('forgotPasswordDescription'),
  },
  {
    path: paths.resetPassword,
    module: 'src/features/auth/pages/reset-password-page.tsx',
    title: (t) => t('resetPassword'),
    description: (t) => t('resetPasswordDescription'),
    isPrivate: true,
  },
  {
    path: paths.confirmEmail,
    module: 'src/features/auth/pages/confirm-email-page.tsx',
    title: (t) => t('confirmEmail'),
    description: (t) => t('confirmEmailDescription'),
    isPrivate: true,
  },
  {
    path: paths.terms,
    module: 'src/features/legal/pages/legal-page.tsx',
    title: (t) => t('terms'),
    description: (t) => t('termsDescription'),
  },
  {
    path: paths.privacy,
    module: 'src/features/legal/pages/legal-page.tsx',
    title: (t) => t('privacy'),
    description: (t) => t('privacyDescription'),
  },
  {
    path: paths.indicators,
    module: 'src/features/indicators/pages/indicators-page.tsx',
    title: (t) => t('indicators'),
    description: (t) => t('indicatorsDescription'),
  },
  {
    path: indicatorPath('whale-hunter'),
    module: 'src/features/indicators/pages/indicator-page.tsx',
    title: (t) => t('whaleHunter'),
    description: (t) => t('whaleHunterDescription'),
  },
  {
    path: indicatorPath('order-block'),
    module: 'src/features/indicators/pages/indicator-page.tsx',
    title: (t) => t('orderBlock'),
    description: (t) => t('orderBlockDescription'),
  },
  {
    path: indicatorPath('liquidation-map'),
    module: 'src/features/indicators/pages/indicator-page.tsx',
    title: (t) => t('liquidationMap'),
    description: (t) => t('liquidationMapDescription'),
  },
];

interface ManifestChunk {
  file: string;
  imports?: string[];
}

const dist = join(process.cwd(), 'dist');
const template = readFileSync(join(dist, 'index.html'), 'utf8');
const manifestFile = join(dist, '.vite/manifest.json');
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, ManifestChunk>;

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** The files of a screen that the shell does not already name. */
function preloads(module: string): string {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit(module);
  if (files.size === 0) throw new Error(`no chunk for ${module}`);
  return [...files]
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" nonce="__CSP_NONCE__" crossorigin href="/${file}">`)
    .join('');
}

function alternates(path: string): string {
  return languages
    .map((language) => `<link rel="alternate" hreflang="${language}" href="${localPath(path, language)}">`)
    .join('');
}

interface Filling {
  language: Language;
  title: string;
  description: string;
  head: string;
  body: string;
}

/** Replaces exactly one place; a template without it is a broken build, not a page without a title. */
function put(html: string, place: string, content: string): string {
  if (html.split(place).length !== 2) throw new Error(`the page has not exactly one ${place}`);
  return html.replace(place, () => content);
}

function fill({ language, title, description, head, body }: Filling): string {
  let html = put(template, '<html lang="ko">', `<html lang="${language}">`);
  html = put(html, '<title>Lance</title>', `<title>${escapeHtml(title)}</title>`);
  html = put(
    html,
    '<meta name="description" content="" />',
    `<meta name="description" content="${escapeHtml(description)}" />`,
  );
  html = put(html, '<!--alternates-->', head);
  return put(html, '<div id="root"></div>', `<div id="root">${body}</div>`);
}

function write(file: string, html: string): void {
  const target = join(dist, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, html);
}

const handler = createStaticHandler(createRoutes());

async function render(path: string): Promise<string> {
  const context = await handler.query(new Request(`http://site${path}`));
  if (context instanceof Response) throw new Error(`${path} answered ${context.status}`);
  const failures: unknown[] = Object.values(context.errors ?? {});
  if (failures.length > 0) throw new Error(`${path} cannot be rendered`, { cause: failures[0] });
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <Providers store={createStore()}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Providers>,
  );
}

for (const language of languages) {
  await i18n.changeLanguage(language);
  for (const page of pages) {
    const path = localPath(page.path, language);
    write(
      join(path, 'index.html'),
      fill({
        language,
        title: page.title(metaTexts.t),
        description: page.description(metaTexts.t),
        head:
          (page.isPrivate ? '<meta name="robots" content="noindex">' : alternates(page.path)) + preloads(page.module),
        body: await render(path),
      }),
    );
  }
}

await i18n.changeLanguage('ko');
write(
  'app.html',
  fill({
    language: 'ko',
    title: metaTexts.t('app'),
    description: metaTexts.t('homeDescription'),
    head: '',
    body: '',
  }),
);
write('routes.json', JSON.stringify({ paths: routePatterns(createRoutes()) }, null, 2));
rmSync(join(dist, '.vite'), { recursive: true });
