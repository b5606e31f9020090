import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SIMULATED_HOSTS, SIMULATED_VENDORS, type SimulatedHost } from './catalogue.js';
import { answerControl, Control } from './control.js';
import { drifted, type Fault, withoutRows, withWrongNumbers } from './faults.js';
import { marketHosts } from './market/hosts.js';
import { disobedient } from './market/openai.js';
import { RateLimits } from './rate-limits.js';
import { serveSockets } from './sockets.js';
import type { VendorHandler, VendorReply, VendorRequest } from './vendor.js';
import { World } from './world.js';

export { catalogue, SIMULATED_VENDORS, uidsOf } from './catalogue.js';
export type { CatalogueEntry, SimulatedVendor } from './catalogue.js';
export type { UidKind } from './exchanges.js';
export type { Control, LoggedRequest } from './control.js';
export type { Fault, FaultKind } from './faults.js';
export { accountKeys } from './market/accounts.js';
export { lengthOf } from './market/candles.js';
export type { Candle, Interval, MarketSymbol } from './market/candles.js';
export { outsiderKey } from './vendor.js';
export { World } from './world.js';

export interface SimulatorOptions {
  /** The vendors' clock. */
  readonly clock: () => Date;
  /** Another seed makes another world. Default `lance`. */
  readonly seed?: string;
  /** 0, the default, takes a free port. */
  readonly port?: number;
  /** Multiplies the vendors' rate limits. Default 1: the documented ones. */
  readonly rateScale?: number;
  /** How often sockets tell something, in milliseconds. Default 1,000. */
  readonly socketMs?: number;
}

export interface Simulator {
  /** `http://127.0.0.1:<port>`; a vendor's base URL is this plus `/` and the vendor. */
  readonly url: string;
  readonly port: number;
  readonly control: Control;
  close(): Promise<void>;
}

/** A picture for the language model. */
const MAX_BODY_BYTES = 16_000_000;

/** Starts the simulator on the loopback interface. */
export async function createSimulator(options: SimulatorOptions): Promise<Simulator> {
  const control = new Control(options.clock);
  const world = new World(options.seed ?? 'lance', control.crashes);
  control.whenListed((count) => world.prices.list(count));
  const limits = new RateLimits(options.rateScale ?? 1);
  const server = createServer((request, response) => {
    serve(request, response, { control, world, limits }).catch(() => response.destroy());
  });
  const closeSockets = serveSockets(server, { control, world, everyMs: options.socketMs ?? 1_000 });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    control,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      closeSockets();
      server.closeAllConnections();
      await closed;
    },
  };
}

interface Parts {
  readonly control: Control;
  readonly world: World;
  readonly limits: RateLimits;
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  { control, world, limits }: Parts,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://simulator');
  const [, prefix = ''] = url.pathname.split('/');
  const bytes = await bodyOf(request);
  if (prefix === 'push')
    return send(response, control.takePush({ address: url.pathname, headers: request.headers, body: bytes }));
  const body = bytes.toString('utf8');
  if (prefix === 'control') return send(response, answerControl(control, request.method ?? 'GET', url, body));
  const vendor = SIMULATED_HOSTS.find((name) => name === prefix);
  if (!vendor) return send(response, { status: 404, body: { error: `no vendor at /${prefix}` } });
  const asSeen = seenByVendor(request, vendor, body);
  const fault = control.faults.take(vendor);
  const answer = await handlerOf(vendor);
  const reply = answer(asSeen, { world, now: control.now(), limits });
  control.log({
    vendor,
    method: asSeen.method,
    target: asSeen.target,
    status: reply.status,
    fault: fault?.kind ?? null,
  });
  await (fault ? sendFaulty(response, reply, fault) : send(response, reply));
}

async function handlerOf(vendor: SimulatedHost): Promise<VendorHandler> {
  const exchange = SIMULATED_VENDORS.find((name) => name === vendor);
  if (!exchange) return marketHosts[vendor as keyof typeof marketHosts];
  const file = (await import(`./exchanges/${vendor}.js`)) as { readonly answer: VendorHandler };
  return file.answer;
}

function seenByVendor(request: IncomingMessage, vendor: SimulatedHost, body: string): VendorRequest {
  const target = (request.url ?? '/').slice(`/${vendor}`.length);
  const [path = '/', ...rest] = target.split('?');
  const rawQuery = rest.join('?');
  const method = request.method ?? 'GET';
  return { method, path, target, rawQuery, query: new URLSearchParams(rawQuery), headers: request.headers, body };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new Error('request body too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The body as it goes out: JSON unless its content type says otherwise. */
function written({ body, headers }: Pick<VendorReply, 'body' | 'headers'>): string {
  return typeof body === 'string' && headers?.['content-type'] ? body : JSON.stringify(body);
}

function send(response: ServerResponse, { status, body, headers }: VendorReply): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(written({ body, headers }));
}

function sendPage(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(`<html><body>${text}</body></html>`);
}

async function sendFaulty(response: ServerResponse, reply: VendorReply, fault: Fault): Promise<void> {
  const json = written(reply);
  const asJson = { 'content-type': 'application/json', ...reply.headers };
  switch (fault.kind) {
    case 'latency':
      await sleep(fault.ms ?? 1_000);
      return send(response, reply);
    case '429':
      return sendPage(response, 429, 'Too Many Requests', {
        'retry-after': String(Math.ceil((fault.ms ?? 1_000) / 1000)),
      });
    case 'quota':
      return send(response, { status: 456, body: { message: 'Quota Exceeded' } });
    case '5xx':
      return sendPage(response, 503, 'Service Unavailable');
    case 'ban':
      return sendPage(response, 403, 'Access denied');
    case 'garbage':
      return sendPage(response, 200, 'Please stand by');
    case 'hang':
      return;
    case 'truncated':
      response.writeHead(200, { ...asJson, 'content-length': String(Buffer.byteLength(json)) });
      response.write(json.slice(0, json.length / 2));
      await sleep(20);
      response.destroy();
      return;
    case 'drip':
      response.writeHead(200, asJson);
      for (const byte of json) {
        if (response.destroyed) return;
        response.write(byte);
        await sleep(fault.ms ?? 50);
      }
      response.end();
      return;
    case 'schema-drift':
      response.writeHead(reply.status, asJson).end(drifted(json));
      return;
    case 'wrong-numbers':
      response.writeHead(reply.status, asJson).end(withWrongNumbers(json));
      return;
    case 'lost-rows':
      response.writeHead(reply.status, asJson).end(withoutRows(json));
      return;
    default:
      return send(response, fault.kind.startsWith('model-') ? disobedient(reply, fault.kind) : reply);
  }
}
