import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { firstViewWithin } from './build/first-view.ts';
import { fonts } from './build/fonts.ts';

const src = fileURLToPath(new URL('./src', import.meta.url));

const packages = (...names: string[]): RegExp => new RegExp(`node_modules[\\\\/](${names.join('|')})[\\\\/]`);
const sources = (...places: string[]): RegExp => new RegExp(`frontend[\\\\/]src[\\\\/](${places.join('|')})[\\\\/.]`);

/** What dialogs, sheets and menus stand on, in one file that comes with the first of them. */
const dialogParts = [
  '@radix-ui/primitive',
  '@radix-ui/react-(compose-refs|context|dialog|dismissable-layer|focus-guards|focus-scope|id|portal|presence|primitive|slot)',
  '@radix-ui/react-use-(callback-ref|controllable-state|effect-event|layout-effect)',
  'aria-hidden|get-nonce|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|tslib|use-callback-ref|use-sidecar',
];

/** What the first page loads anyway, in one file: many small ones are larger together, since each is compressed alone. */
const shell = [
  'app/(screen|site/public-pages|texts|locales|layouts/header|layouts/navigation|style-nonce)',
  'shared/api/(ages|api-error|base-api|generated/(modules|site))',
  'shared/(i18n|locales|session)',
  'shared/(carried-uid|decimal|feature-routes|format|mail-to|money[\\\\/](locales|money-note|money-way|texts)|paths|texts|theme|use-hash-part|use-settings|use-title)',
  'shared/ui/(button|card|class-names|exchange-mark|fact-foot-part|field|figure|lazy-part|marks|page-part|paper|receipt|skeleton|state|tabs|toast|use-calm|use-hydrated|use-now|use-on-screen|use-visible)',
];

/** Icons of the first page. */
const icons = /lucide-react.+[\\/]icons[\\/](arrow-up-right|chevron-(down|right)|message-square-text|pause|play)\.mjs$/;

/** Fields and what sends them. */
const form = ['shared/form/(form|missing|use-form)', 'shared/ui/(checkbox|password-input|select)'];
const formIcons = /lucide-react.+[\\/]icons[\\/](eye|eye-off)\.mjs$/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    fonts(),
    firstViewWithin({ screen: 'src/app/pages/home/home-page.tsx', atMost: 191_000 }),
    firstViewWithin({ screen: 'src/features/insights/pages/kimchi-premium-page.tsx', atMost: 192_000 }),
    ...['auth/pages/login-page', 'auth/pages/register-page', 'indicators/pages/indicator-page'].map((page) =>
      firstViewWithin({ screen: `src/features/${page}.tsx`, atMost: 200_000 }),
    ),
  ],
  resolve: { alias: { '@': src } },
  // The server replaces the placeholder with the nonce of each answer; Vite puts it on every tag it writes.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    manifest: !isSsrBuild,
    // Every browser of the target loads modules ahead by itself.
    modulePreload: { polyfill: false },
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    emptyOutDir: true,
    rolldownOptions: isSsrBuild
      ? { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } }
      : {
          input: { app: fileURLToPath(new URL('./index.html', import.meta.url)) },
          output: {
            // The first script lists every chunk, so each character of a name or hash is sent once per chunk.
            chunkFileNames: ({ name }) => `assets/${name.slice(0, 8)}-[hash:7].js`,
            assetFileNames: 'assets/[name]-[hash:6][extname]',
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: packages(
                    'react|react-dom|scheduler|react-router|react-redux|@reduxjs|immer|redux|reselect|use-sync-external-store|i18next',
                  ),
                  priority: 40,
                },
                {
                  name: 'dialog',
                  test: (id) => packages(...dialogParts).test(id) || sources('shared/ui/use-close-by-back').test(id),
                  priority: 35,
                },
                { name: 'antd', test: packages('antd|@ant-design|@rc-component|dayjs|@emotion'), priority: 30 },
                // One file for every page with a form. The question before leaving stays out: it would bring the dialog along.
                {
                  name: 'form',
                  test: (id) => packages('react-hook-form').test(id) || sources(...form).test(id) || formIcons.test(id),
                  priority: 5,
                },
                // One file instead of two small ones.
                { name: 'wait', test: sources('shared/ui/(countdown|use-seconds-until)'), priority: 5 },
                { name: 'd3', test: packages('d3-[^\\\\/]+|internmap'), priority: 20 },
                // What the first part of the home page shares with its dialogs.
                {
                  name: 'home',
                  test: sources(
                    'features/home/(guides/kyc|locales|rates|sample-numbers|setting-keys|texts|uid-check/(asked|uid-check\\.module)|use-wait-text)',
                  ),
                  priority: 8,
                },
                { name: 'shell', test: (id) => sources(...shell).test(id) || icons.test(id), priority: 10 },
              ],
            },
          },
        },
  },
  ssr: isSsrBuild ? { noExternal: true } : {},
  // React draws several times faster without its checks, whatever the environment of the service says.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  server: {
    port: 5173,
    proxy: { '/api': { target: process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000', changeOrigin: false } },
  },
}));
