import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MailStore } from './mail-store.js';
import { listPage, mailPage, notFoundPage, VIEWS } from './pages.js';
import { startReceiver } from './receiver.js';
import type { MailboxLanguage } from './mailbox.messages.js';

export interface MailboxOptions {
  /** Where the mails are kept. */
  readonly folder: string;
  readonly clock: () => Date;
  /** 0, the default, takes a free port. */
  readonly smtpPort?: number;
  readonly pagePort?: number;
  /** Where the pages were the last time: taken again instead of any free port, unless somebody else has it now. */
  readonly earlierPagePort?: number;
}

export interface Mailbox {
  /** Where mails are handed in: `smtp://127.0.0.1:<port>`. */
  readonly smtpUrl: string;
  /** Where they can be read: `http://127.0.0.1:<port>`. */
  readonly url: string;
  close(): Promise<void>;
}

/** Most mails in one answer of `/messages.json`. */
const MAX_IN_JSON = 50;

/** Starts the embedded mailbox on the loopback interface: an SMTP server that delivers nothing, and pages to read. */
export async function createMailbox(options: MailboxOptions): Promise<Mailbox> {
  const store = await MailStore.open(options.folder, options.clock);
  const receiver = await startReceiver({ port: options.smtpPort, onMail: (mail) => store.add(mail) });
  const server = createServer((request, response) => {
    answer(request, response, store).catch(() => response.destroy());
  });
  const port = await listen(server, options.pagePort || options.earlierPagePort || 0)
    .catch((error: unknown) => {
      if (options.pagePort) throw error;
      return listen(server, 0);
    })
    .catch(async (error: unknown) => {
      await receiver.close();
      throw error;
    });
  return {
    smtpUrl: receiver.url,
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await Promise.all([closed, receiver.close()]);
    },
  };
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function answer(request: IncomingMessage, response: ServerResponse, store: MailStore): Promise<void> {
  const nonce = randomBytes(16).toString('base64');
  const language = languageOf(request);
  const frame = { language, nonce };
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  // A name of another site that leads here would let that site read the mails.
  if (!isLoopback(request.headers.host ?? '')) return send(response, 421, 'text/plain', 'Not this host.\n');
  const url = new URL(request.url ?? '/', 'http://mailbox');
  const method = request.method ?? 'GET';

  if (method === 'DELETE' ? url.pathname === '/messages.json' : method === 'POST' && url.pathname === '/delete-all') {
    if (!isSameOrigin(request)) return send(response, 403, 'text/plain', 'Not from another site.\n');
    await store.deleteAll();
    if (method === 'DELETE') return send(response, 204, 'application/json', '');
    response.setHeader('Location', '/');
    return send(response, 303, 'text/plain', '');
  }
  if (method !== 'GET' && method !== 'HEAD') return send(response, 405, 'text/plain', 'Only to read.\n');

  const to = (url.searchParams.get('to') ?? '').slice(0, 254);
  const newest = store.list()[0]?.id ?? '';
  if (url.pathname === '/')
    return sendPage(response, 200, listPage(frame, { entries: store.list(to), to, newest }), nonce);
  if (url.pathname === '/newest') return send(response, 200, 'text/plain', newest);
  if (url.pathname === '/messages.json') {
    const mails = [];
    for (const { id, at } of store.list(to).slice(0, MAX_IN_JSON)) mails.push({ id, at, ...(await store.read(id)) });
    return send(response, 200, 'application/json', JSON.stringify(mails));
  }
  const [, id = '', part] = /^\/messages\/([\d-]+)(\/html)?$/.exec(url.pathname) ?? [];
  const mail = id === '' ? null : await store.read(id);
  if (!mail) return sendPage(response, 404, notFoundPage(frame), nonce);
  if (part !== undefined)
    return sendMailContent(
      response,
      mail.html === '' ? `<pre>${mail.text.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</pre>` : mail.html,
    );
  const view = VIEWS.find((name) => name === url.searchParams.get('view')) ?? 'html';
  const at = new Date(Number(id.slice(0, 13))).toISOString();
  sendPage(response, 200, mailPage(frame, { id, at, mail, view }), nonce);
}

function sendPage(response: ServerResponse, status: number, html: string, nonce: string): void {
  response.setHeader(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  send(response, status, 'text/html', html);
}

/** Somebody else's HTML: it may look like anything, and do, load and reach nothing. Its links open in a window of their own. */
function sendMailContent(response: ServerResponse, html: string): void {
  response.setHeader(
    'Content-Security-Policy',
    `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  );
  const opener = '<base target="_blank">';
  const withOpener = /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + opener) : opener + html;
  send(response, 200, 'text/html', withOpener);
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(body);
}

/** As the service tells it: by Sec-Fetch-Site where it is said, else by Origin; without either it is no browser. */
function isSameOrigin({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === undefined || headers.origin === `http://${headers.host}`;
}

function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(host);
}

function languageOf(request: IncomingMessage): MailboxLanguage {
  const [first] = /\b(ko|en)\b/i.exec(request.headers['accept-language'] ?? '') ?? [];
  return first?.toLowerCase() === 'en' ? 'en' : 'ko';
}
