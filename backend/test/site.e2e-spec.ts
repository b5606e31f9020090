import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { serveSite } from '../src/platform/site/index.js';
import type { SiteOptions } from '../src/platform/site/site.js';
import { logger } from '../src/platform/logging/index.js';

/** What a build leaves, in small: pages that say with what they were drawn. */
const BUNDLE = `
export const openSite = ({ word }) => ({
  pages: [
    { path: '/', language: 'ko', calls: { numbers: '/api/numbers' } },
    { path: '/en', language: 'en', calls: { numbers: '/api/numbers' } },
    { path: '/two', language: 'ko', calls: { numbers: '/api/numbers', others: '/api/others' } },
    { path: '/broken', language: 'ko', calls: {} },
  ],
  draw: async (path, answers) => {
    globalThis.drawn = (globalThis.drawn ?? 0) + 1;
    if (path === '/broken') throw new Error('cannot be drawn');
    return {
      head: word + ' nonce=__CSP_NONCE__ origin=__ORIGIN__ ',
      body: 'body=' + JSON.stringify(answers) + ' __CSP_NONCE__ __ORIGIN__ drawing=' + globalThis.drawn,
    };
  },
});
`;

interface Site {
  url: string;
  /** How the API answers; undefined: not at all. */
  api: Record<string, ((language: string) => unknown) | 'fails' | 'hangs'>;
  calls: string[];
  now: number;
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Answer>;
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
  text: string;
  ms: number;
}

/** A script of the build, longer than what is not worth compressing. */
const SCRIPT = 'export const word = "word";\n'.repeat(200);

const sites: (() => Promise<void>)[] = [];

/** Its pages wait for the API as long as a busy machine takes, unless told. */
async function startSite({
  origin = null as string | null,
  bundle = BUNDLE,
  patience = 10_000,
  pictures = undefined as SiteOptions['pictures'],
} = {}): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'lance-site-'));
  const write = (file: string, text: string | Buffer): void => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const page of ['', 'en/', 'two/', 'broken/', 'unlisted/'])
    write(`${page}index.html`, `plain nonce=__CSP_NONCE__ origin=__ORIGIN__ page=/${page}`);
  write('app.html', 'shell nonce=__CSP_NONCE__');
  write('en/app.html', 'English shell nonce=__CSP_NONCE__');
  write('routes.json', JSON.stringify({ paths: ['/', '/en', '/member', '/member/:id'] }));
  write('og/card.svg', '<svg/>');
  for (const name of ['app-1.js', 'late-2.js']) write(`assets/${name}`, SCRIPT);
  write('.packed/br/app-1.js', brotliCompressSync(SCRIPT));
  write('.packed/gzip/app-1.js', gzipSync(SCRIPT));
  write('robots.txt', 'Sitemap: __ORIGIN__/sitemap.xml');
  write('sitemap.xml', '<loc>__ORIGIN__/</loc>');
  write('.server/site.mjs', bundle);
  write('.server/parts.json', JSON.stringify({ word: 'drawn' }));

  const app = express();
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const site: Site = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    api: { numbers: () => 1, others: () => 2 },
    calls: [],
    now: 1_000,
    get: (path, headers = {}, method = 'GET') => ask(site.url, path, headers, method),
  };
  const nonce: RequestHandler = (_request, response, next) => {
    response.locals.cspNonce = 'N';
    next();
  };
  app.get('/api/:name', (request, response) => {
    const language = request.get('accept-language') ?? '';
    site.calls.push(`${request.params.name} ${language}`);
    const how = site.api[request.params.name];
    if (how === 'fails') response.status(500).json({});
    else if (how !== 'hangs' && how !== undefined) response.json(how(language));
  });
  app.use(nonce, serveSite({ folder, origin, now: () => site.now, patience, pictures }));
  // As the service does, it answers what could not be sent, and takes nothing back that was said of the file.
  app.use(((error: { status?: number }, _request, response, _next) => {
    response.status(error.status ?? 500).json({});
  }) satisfies ErrorRequestHandler);
  sites.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
    rmSync(folder, { recursive: true });
  });
  return site;
}

/** With any header, also those that fetch sets itself. */
function ask(url: string, path: string, headers: Record<string, string>, method: string): Promise<Answer> {
  const since = performance.now();
  return new Promise((resolve, reject) => {
    const call = httpRequest(url, { path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const bytes = Buffer.concat(parts);
        const { statusCode = 0, headers: said } = response;
        resolve({ status: statusCode, headers: said, bytes, text: bytes.toString(), ms: performance.now() - since });
      });
    });
    call.on('error', reject);
    call.end();
  });
}

const LONGER_THAN_FRESH_MS = 2_100;
const drawingOf = ({ text }: Answer): string | undefined => /drawing=(\d+)/.exec(text)?.[1];

describe('the public pages', () => {
  afterEach(async () => {
    for (const stop of sites.splice(0)) await stop();
  });

  it('carry what the API says now, in their language, and when it said so', async () => {
    const site = await startSite();
    site.api['numbers'] = (language) => `numbers in ${language}`;
    expect((await site.get('/')).text).toContain('body={"numbers":{"at":1000,"value":"numbers in ko"}}');
    expect((await site.get('/en')).text).toContain('body={"numbers":{"at":1000,"value":"numbers in en"}}');
    expect((await site.get('/en/')).text).toContain('numbers in en');
  });

  it('carry a change within seconds, and are drawn anew only then', async () => {
    const site = await startSite();
    const first = await site.get('/');
    await sleep(LONGER_THAN_FRESH_MS);
    site.now += 5_000;
    const same = await site.get('/');
    expect(drawingOf(same)).toBe(drawingOf(first));
    site.api['numbers'] = () => 7;
    await sleep(LONGER_THAN_FRESH_MS);
    const changed = await site.get('/');
    expect(changed.text).toContain('"value":7');
    expect(site.calls).toHaveLength(3);
  });

  it('say the time anew once a minute, though nothing else is new', async () => {
    const site = await startSite();
    await site.get('/');
    await sleep(LONGER_THAN_FRESH_MS);
    site.now += 61_000;
    expect((await site.get('/')).text).toContain('"at":62000');
  });

  it('ask the API once for all who come together', async () => {
    const site = await startSite();
    const pages = await Promise.all(Array.from({ length: 40 }, (_, index) => site.get(index % 2 ? '/' : '/two')));
    expect(site.calls.toSorted()).toEqual(['numbers ko', 'others ko']);
    expect(pages.every(({ text }) => text.includes('"numbers"'))).toBe(true);
    expect(new Set(pages.map(drawingOf)).size).toBe(2);
  });

  it('do not wait for an API that hangs, and are whole again with it', async () => {
    const site = await startSite({ patience: 300 });
    await site.get('/');
    await sleep(LONGER_THAN_FRESH_MS);
    site.api['numbers'] = 'hangs';
    const first = await site.get('/two');
    expect(first.status).toBe(200);
    // What was said last is shown with its time; it is too old a minute and a half later.
    expect(first.text).toContain('"numbers":{"at":1000');
    expect(first.ms).toBeLessThan(1_000);
    site.now += 100_000;
    expect((await site.get('/two')).text).not.toContain('"numbers"');
    await sleep(300);
    const second = await site.get('/two');
    // The API is given 300 ms, once.
    expect(second.ms).toBeLessThan(290);
    expect(site.calls.filter((call) => call === 'numbers ko')).toHaveLength(2);
    site.api['numbers'] = () => 3;
    // The call that hangs is given up, and the next page asks anew.
    await sleep(5_000);
    expect((await site.get('/two')).text).toContain('"numbers"');
  });

  it('are sent without what fails', async () => {
    const site = await startSite();
    site.api['numbers'] = 'fails';
    const { status, text } = await site.get('/two');
    expect({ status, text }).toEqual({
      status: 200,
      text: expect.stringContaining('body={"others":{"at":1000,"value":2}}') as string,
    });
  });

  it('are those of the build where they cannot be drawn, and where there is nothing to draw with', async () => {
    logger.level = 'silent';
    const site = await startSite({ origin: 'https://lance.example' });
    const plain = 'plain nonce=N origin=https://lance.example page=';
    expect((await site.get('/broken')).text).toBe(`${plain}/broken/`);
    expect((await site.get('/unlisted')).text).toBe(`${plain}/unlisted/`);
    const without = await startSite({ origin: 'https://lance.example', bundle: 'throw new Error("no site")' });
    for (let time = 0; time < 2; time += 1) expect((await without.get('/')).text).toBe(`${plain}/`);
  });

  it('have their placeholders filled in where the site wrote them, and nowhere else', async () => {
    const site = await startSite({ origin: 'https://lance.example' });
    site.api['numbers'] = () => '__CSP_NONCE__ __ORIGIN__';
    const { text } = await site.get('/');
    expect(text).toContain('drawn nonce=N origin=https://lance.example body=');
    expect(text).toContain('"value":"__CSP_NONCE__ __ORIGIN__"');
  });

  it.each([
    ['lance.test:8080', 'http://lance.test:8080'],
    ['[::1]:3000', 'http://[::1]:3000'],
    ['evil"><script>', ''],
    ['a.b/c', ''],
    ['user@lance.test', ''],
  ])('repeat the host %s as %p where nobody has said under which address the site is read', async (host, origin) => {
    const site = await startSite();
    expect((await site.get('/', { host })).text).toContain(`origin=${origin} `);
    expect((await site.get('/robots.txt', { host })).text).toBe(`Sitemap: ${origin}/sitemap.xml`);
  });

  it('repeat no endless host', async () => {
    const site = await startSite();
    expect((await site.get('/', { host: 'x'.repeat(400) })).text).toContain('origin= ');
  });

  it('name the stated address, whatever host was asked for', async () => {
    const site = await startSite({ origin: 'https://lance.example' });
    const host = 'evil.test';
    expect((await site.get('/', { host })).text).toContain('origin=https://lance.example ');
    const sitemap = await site.get('/sitemap.xml', { host });
    expect(sitemap.text).toBe('<loc>https://lance.example/</loc>');
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
  });

  it('are sent compressed to whoever reads that', async () => {
    const site = await startSite({ origin: 'https://lance.example' });
    const plain = await site.get('/');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const response = await fetch(`${site.url}/`, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(plain.text);
  });

  it('answer HEAD, are asked for anew each time, and 404 where there is none', async () => {
    const site = await startSite();
    const head = await site.get('/', {}, 'HEAD');
    expect({ status: head.status, text: head.text, cache: head.headers['cache-control'] }).toEqual({
      status: 200,
      text: '',
      cache: 'no-cache',
    });
    expect(await site.get('/member/7')).toMatchObject({ status: 200, text: 'shell nonce=N' });
    const missing = await site.get('/nothing');
    expect(missing).toMatchObject({ status: 404, text: 'shell nonce=N' });
    expect(missing.headers['x-robots-tag']).toBe('noindex');
    expect(await site.get('/en/nothing')).toMatchObject({ status: 404, text: 'English shell nonce=N' });
    expect(await site.get('/english')).toMatchObject({ status: 404, text: 'shell nonce=N' });
  });

  it.each([
    '/.server/site.mjs',
    '/%2eserver/parts.json',
    '/index.html',
    '/en/index.html',
    '/app.HTML',
    '/..%2f.server',
    '/index%2Ehtml',
    '/index%2ehtml/',
    '/app.htm%6c',
    '/%61pp.html',
    '/sitemap%2Exml',
    '/robots%2etxt',
    '/en/%2e%2e/robots.txt',
    '/routes.json',
    '/assets/..%2fapp.html',
    '/assets/%2e%2e/sitemap.xml',
  ])('do not show %s as a file', async (path) => {
    const site = await startSite();
    const { status, text } = await site.get(path);
    expect(status === 404 || (path.startsWith('/assets/') && status === 403)).toBe(true);
    expect(text).not.toContain('__');
    expect(text).not.toContain('openSite');
    expect(text).not.toContain('paths');
  });

  it.each([
    '//',
    '//two',
    '//en',
    '/en//',
    '/%65n',
    '/en%2F',
    '/en%2f..%2ftwo',
    '/en/..%2ftwo',
    '/en/../two',
    '/./two',
    '/two/.',
    '/%2e/two',
    '/t%77o',
    '/member%2F7',
    '/member//7',
    '/two%00',
    '/%zz',
  ])('are not to be had under %s', async (path) => {
    const site = await startSite();
    const answer = await site.get(path);
    expect(answer).toMatchObject({
      status: 404,
      text: path.startsWith('/en/') ? 'English shell nonce=N' : 'shell nonce=N',
    });
    expect(answer.headers['x-robots-tag']).toBe('noindex');
  });

  it('may end in one slash', async () => {
    const site = await startSite();
    for (const path of ['/two/', '/two/?a=b', '/member/7/']) expect((await site.get(path)).status).toBe(200);
  });

  it('have plain files beside them', async () => {
    const site = await startSite();
    expect(await site.get('/og/card.svg')).toMatchObject({ status: 200, text: '<svg/>' });
    expect((await site.get('/og/card.svg')).headers['cache-control']).toBe('public, max-age=3600');
    expect((await site.get('/og%2fcard.svg')).status).toBe(404);
  });

  it('have directories that only a stated address lets others keep', async () => {
    for (const [origin, kept] of [
      [null, 'no-store'],
      ['https://lance.example', 'public, max-age=3600'],
    ] as const) {
      const site = await startSite({ origin });
      for (const path of ['/robots.txt', '/sitemap.xml'])
        expect((await site.get(path)).headers['cache-control']).toBe(kept);
    }
  });
});

describe('the hashed files', () => {
  afterEach(async () => {
    for (const stop of sites.splice(0)) await stop();
  });

  const ask = (site: Site, encoding: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
    site.get('/assets/app-1.js', { 'accept-encoding': encoding, ...headers }, method);

  it('come as the build has compressed them, as small as the asker takes it, and are kept for ever', async () => {
    const site = await startSite();
    const smallest = await ask(site, 'gzip, deflate, br, zstd');
    expect(brotliDecompressSync(smallest.bytes).toString()).toBe(SCRIPT);
    expect(smallest.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'content-length': String(smallest.bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(gunzipSync((await ask(site, 'gzip, br;q=0')).bytes).toString()).toBe(SCRIPT);
    for (const encoding of ['identity', 'deflate;q=0']) {
      const plain = await ask(site, encoding);
      expect(plain).toMatchObject({ status: 200, text: SCRIPT });
      expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding' });
      expect(plain.headers).not.toHaveProperty('content-encoding');
    }
  });

  it('have a tag, a length and ranges of the form that is sent', async () => {
    const site = await startSite();
    const [packed, plain] = [await ask(site, 'br'), await ask(site, 'identity')];
    expect(packed.headers['etag']).not.toBe(plain.headers['etag']);
    const same = await ask(site, 'br', { 'if-none-match': String(packed.headers['etag']) });
    expect(same).toMatchObject({ status: 304, text: '' });
    expect((await ask(site, 'identity', { 'if-none-match': String(packed.headers['etag']) })).status).toBe(200);
    const head = await ask(site, 'br', {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(packed.bytes.length) });
    const part = await ask(site, 'br', { range: 'bytes=5-9' });
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 5-9/${packed.bytes.length}`);
    expect(part.bytes).toEqual(packed.bytes.subarray(5, 10));
    const beyond = await ask(site, 'br', { range: `bytes=${packed.bytes.length}-` });
    // Refused, and not with a part of another form; in which words is not the site's to say.
    expect(beyond.status).toBeGreaterThanOrEqual(400);
    expect(beyond.headers).not.toHaveProperty('content-encoding');
  });

  it('are compressed on the way where the build has not, and missing is missing', async () => {
    const site = await startSite();
    const late = await site.get('/assets/late-2.js', { 'accept-encoding': 'gzip' });
    expect(late.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(late.bytes).toString()).toBe(SCRIPT);
    expect(await site.get('/assets/none.js', { 'accept-encoding': 'br' })).toMatchObject({ status: 404 });
    expect((await site.get('/.packed/br/app-1.js')).text).not.toContain('word');
    expect((await ask(site, 'br', {}, 'POST')).status).toBe(405);
  });
});

describe('pictures that the service draws', () => {
  it('take the place of those of the build, or leave it to them', async () => {
    let drawing: Buffer | null = Buffer.from('drawn');
    const pictures = new Map(['/og/card.svg', '/og/none.png'].map((path) => [path, () => Promise.resolve(drawing)]));
    const site = await startSite({ pictures });
    const drawn = await site.get('/og/card.svg');
    expect(drawn).toMatchObject({ status: 200, text: 'drawn' });
    expect(drawn.headers).toMatchObject({ 'cache-control': 'public, max-age=60', 'content-type': 'image/png' });
    drawing = null;
    expect(await site.get('/og/card.svg')).toMatchObject({ status: 200, text: '<svg/>' });
    // Only in the place of one that the build has: its address is in a page.
    expect((await site.get('/og/none.png')).status).toBe(404);
  });
});
