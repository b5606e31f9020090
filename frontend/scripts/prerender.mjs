import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { drawPicture } from './link-picture.mjs';

/*
 * The last step of the build: every public page without answers of the API, the empty shell of all other addresses
 * (`app.html`, and `en/app.html` under `/en`), the addresses that exist (`routes.json`), what search engines and link previews ask for, in `.server` what the
 * service draws pages with, and in `.packed` the scripts and styles as small as they get, which is too slow to do with each answer.
 */
const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const server = join(dist, '.server');

const { openSite, screenModules } = await import(new URL('../dist/.server/site.mjs', import.meta.url));
const template = withStylesInside(readFileSync(join(dist, 'index.html'), 'utf8'));
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/**
 * A style sheet as part of the page: what it says first needs no second request. The link that is never loaded tells the
 * scripts, which bring the styles of their screens, that this one is there.
 */
function styleInside(file) {
  const css = readFileSync(join(dist, file), 'utf8').trim();
  return `<style nonce="__CSP_NONCE__">${css}</style><link rel="stylesheet" href="/${file}" disabled>`;
}

/** The template with its own style sheets inside, before those of the screens, which may say more exactly what these say. */
function withStylesInside(html) {
  const found = [];
  const rest = html.replace(/ *<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\n?/g, (_tag, file) => {
    found.push(styleInside(file));
    return '';
  });
  return rest.replace('<!--head-->', () => `${found.join('')}<!--head-->`);
}

/**
 * The styles of a screen and of the parts that are drawn with it, and the tags that load the screen's scripts with the page
 * and not after it.
 */
function preloads(module, stylesOf) {
  const styles = new Set();
  const visit = (key, scripts) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return scripts;
    scripts.add(chunk.file);
    // Styles in the order in which the scripts would bring them: first what a screen is made of.
    chunk.imports?.forEach((imported) => visit(imported, scripts));
    chunk.css?.forEach((file) => styles.add(file));
    return scripts;
  };
  const scripts = visit(module, new Set());
  for (const part of stylesOf) visit(part, new Set(scripts));
  const missing = [module, ...stylesOf].find((key) => !manifest[key]);
  if (missing) throw new Error(`no chunk for ${missing}`);
  const isNew = (file) => !template.includes(`/${file}"`);
  return [
    ...[...styles].filter(isNew).map(styleInside),
    ...[...scripts]
      .filter(isNew)
      .map((file) => `<link rel="modulepreload" nonce="__CSP_NONCE__" crossorigin href="/${file}">`),
  ].join('');
}

function write(file, content) {
  const target = join(dist, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
}

const parts = {
  template,
  preloads: Object.fromEntries([...screenModules].map(([module, stylesOf]) => [module, preloads(module, stylesOf)])),
};
const site = openSite(parts);
for (const { path } of site.pages) {
  const { head, body } = await site.draw(path, {});
  write(join(path, 'index.html'), head + body);
}
for (const [language, file] of [
  ['ko', 'app.html'],
  ['en', 'en/app.html'],
]) {
  const shell = await site.shell(language);
  write(file, shell.head + shell.body);
}
write('routes.json', JSON.stringify({ paths: site.patterns }, null, 2));
write('robots.txt', site.robots());
write('sitemap.xml', site.sitemap(new Date().toISOString().slice(0, 10)));
for (const picture of await site.pictures()) write(picture.address, drawPicture(picture));
writeFileSync(join(server, 'parts.json'), JSON.stringify(parts));
rmSync(join(dist, '.vite'), { recursive: true });

/** By the name that HTTP has for each; their quality is the best by default, but for gzip. */
const forms = { br: promisify(brotliCompress), gzip: (content) => promisify(gzip)(content, { level: 9 }) };
await Promise.all(
  readdirSync(join(dist, 'assets'))
    .filter((name) => /\.(js|css|svg|json)$/.test(name))
    .flatMap((name) =>
      Object.entries(forms).map(async ([form, pack]) => {
        const content = readFileSync(join(dist, 'assets', name));
        const packed = await pack(content);
        if (packed.length < content.length) write(join('.packed', form, name), packed);
      }),
    ),
);
