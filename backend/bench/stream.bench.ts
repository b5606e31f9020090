import { createHash, createHmac, randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { grouped, percentile, type BenchContext, type BenchRow } from './bench.js';
import { startReader, startMarket } from './market.js';
import {
  processorMs,
  registerMember,
  residentMb,
  startServer,
  startService,
  stopServers,
  type Server,
} from './servers.js';

/** How many clients, e.g. `STREAM_CLIENTS=100 npm run bench -- stream` for a small run. */
const CLIENTS = (process.env.STREAM_CLIENTS ?? '1000,5000').split(',').map(Number);
const PUSHES = 20;
const PER_SESSION = 3;
const OPENED_AT_ONCE = 100;
const SETTLE_MS = 3_000;
const SECRET = 'a secret of the benchmark alone and long enough';
const TOPIC = 'kimchi-premium';

interface Arrivals {
  /** When an update, by its id, came to each client, in milliseconds since the epoch. */
  readonly at: Map<string, number[]>;
}
interface Crowd extends Arrivals {
  readonly sockets: readonly Socket[];
}

/** Streams of one replica while another one collects: from when a value was read to each client, memory and processor time. */
export async function run({ env }: BenchContext): Promise<BenchRow[]> {
  // Each client has an address of its own, since a network has only so many streams.
  const market = await startMarket({ ...env, SESSION_SECRET: SECRET, TRUST_PROXY_HOPS: '1' });
  const collector = await startReader(market);
  const owner = new pg.Client(env.DATABASE_MIGRATION_URL);
  await owner.connect();
  try {
    const rows: BenchRow[] = [];
    const member = await registerMember(collector.url, 'streams');
    const most = Math.max(...CLIENTS);
    const cookies = await sessionsOf(owner, member, Math.ceil(most / PER_SESSION) + 1);
    for (const count of CLIENTS) {
      // New processes for each, so that memory is that of these clients.
      const [bare, service] = [await startServer('./bare-stream.js', {}), await startService(market.env)];
      try {
        const own = await measureService(service, cookies, count);
        rows.push(...(await measureBare(bare, count, own.frames)), ...own.rows);
      } finally {
        await stopServers(bare, service);
      }
    }
    return rows;
  } finally {
    await owner.end();
    await stopServers(collector);
    await market.stop();
  }
}

async function measureService(service: Server, cookies: readonly string[], count: number) {
  const path = `/api/crypto/live?topics=${TOPIC}`;
  // One more, whose updates are looked into, and which has the topic read and encoded before the others come.
  const probe = await openProbe(service, path, cookies.at(-1) ?? '');
  // What the process takes for its updates, however many clients it has, is no memory of a client.
  while (probe.updates.length < PUSHES) await sleep(100);
  const before = residentMb(service.child.pid);
  const crowd = await openCrowd(service, path, count, (index) => cookies[Math.floor(index / PER_SESSION)] ?? '');
  await sleep(SETTLE_MS);
  crowd.at.clear();
  probe.updates.length = 0;
  const worked = processorMs(service);
  while (probe.updates.length < PUSHES) await sleep(100);
  const spent = difference(worked, processorMs(service));
  const pushes = probe.updates.length;
  await sleep(SETTLE_MS / 3);
  const after = residentMb(service.child.pid);
  const [since, spread]: [number[], number[]] = [[], []];
  for (const { id, readAt } of probe.updates.slice(0, PUSHES)) {
    const times = crowd.at.get(id) ?? [];
    const first = Math.min(...times);
    if (times.length < count * 0.99) throw new Error(`update ${id} came to ${times.length} of ${count}`);
    for (const time of times) {
      spread.push(time - first);
      if (readAt !== undefined) since.push(time - readAt);
    }
  }
  const size = probe.updates.reduce((sum, { bytes }) => sum + bytes, 0) / probe.updates.length;
  leave(crowd, probe.socket);
  const note = costOf({ before, after, spent }, count, pushes);
  const setting = `${grouped(count)} clients, ${grouped(size)} bytes an update`;
  return {
    frames: probe.updates.slice(0, PUSHES).map(({ text }) => text),
    rows: [
      { name: 'stream, since the first client had it', setting, ...delays(spread), note },
      {
        name: 'stream, since the value was read',
        setting,
        ...delays(since),
        note: 'with the pause between two rounds, half a second',
      },
    ] satisfies BenchRow[],
  };
}

/** Sends the same updates, byte for byte. */
async function measureBare(bare: Server, count: number, frames: readonly string[]): Promise<BenchRow[]> {
  const probe = await openCrowd(bare, '/', 1, () => '');
  await sendAll(bare, probe, frames, 1);
  leave(probe);
  await sleep(SETTLE_MS / 3);
  const before = residentMb(bare.child.pid);
  const crowd = await openCrowd(bare, '/', count, () => '');
  await sleep(SETTLE_MS);
  const worked = processorMs(bare);
  await sendAll(bare, crowd, frames, count);
  const spread: number[] = [];
  for (const times of crowd.at.values()) {
    const first = Math.min(...times);
    for (const time of times) spread.push(time - first);
  }
  const spent = difference(worked, processorMs(bare));
  await sleep(SETTLE_MS / 3);
  const after = residentMb(bare.child.pid);
  leave(crowd);
  const size = frames.reduce((sum, frame) => sum + Buffer.byteLength(frame), 0) / frames.length;
  const setting = `${grouped(count)} clients, ${grouped(size)} bytes an update`;
  const note = costOf({ before, after, spent }, count, frames.length);
  return [{ name: 'bare stream, since the first client had it', setting, ...delays(spread), note }];
}

async function sendAll(bare: Server, { at }: Arrivals, frames: readonly string[], count: number): Promise<void> {
  for (const frame of frames) {
    const id = /^id: (.*)$/m.exec(frame)?.[1] ?? '';
    bare.child.send({ frame });
    await sleep(500);
    while ((at.get(id)?.length ?? 0) < count) await sleep(50);
  }
}

const delays = (times: number[]) => ({ p50Ms: percentile(times, 0.5), p99Ms: percentile(times, 0.99) });
const difference = (before: number | null, after: number | null): number | null =>
  before === null || after === null ? null : after - before;

function costOf(
  { before, after, spent }: { before: number | null; after: number | null; spent: number | null },
  count: number,
  pushes: number,
): string {
  const memory = difference(before, after);
  return [
    ...(memory === null ? [] : [`${((memory * 1_024) / count).toFixed(0)} KB of memory a client`]),
    ...(spent === null ? [] : [`${(spent / pushes).toFixed(0)} ms of processor time an update`]),
  ].join(', ');
}

/** Sessions of one member, written as the service writes them: to log in so often would take longer than the benchmark. */
async function sessionsOf(
  owner: pg.Client,
  { id, cookie }: { id: string; cookie: string },
  count: number,
): Promise<string[]> {
  const name = /(?:^|; )([^=;]*sid)=/.exec(cookie)?.[1] ?? '';
  const ids = Array.from({ length: count }, () => randomBytes(24).toString('base64url'));
  await owner.query(
    `INSERT INTO auth_sessions (id, user_id, created_at, last_seen_at, idle_expires_at, absolute_expires_at, ip, user_agent)
     SELECT hash, $2, now(), now(), now() + interval '1 hour', now() + interval '1 hour', '127.0.0.1', 'bench'
     FROM unnest($1::bytea[]) AS hash`,
    [ids.map((one) => createHash('sha256').update(one).digest()), id],
  );
  return ids.map((one) => {
    const signature = createHmac('sha256', SECRET).update(one).digest('base64').replace(/=+$/, '');
    return `${name}=${encodeURIComponent(`s:${one}.${signature}`)}`;
  });
}

/** Sends a request for a stream by hand, since a client for each of thousands would be most of what is measured. */
function openSocket({ url }: Server, path: string, cookie: string, index: number): Promise<Socket> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      const from = `10.0.${Math.floor(index / 250)}.${index % 250}`;
      const head = [`Host: ${hostname}:${port}`, `Cookie: ${cookie}`, `X-Forwarded-For: ${from}`];
      socket.write(`GET ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`);
    });
    socket.once('error', reject);
    socket.once('data', (chunk: Buffer) => {
      const head = chunk.toString('latin1', 0, 64).split('\r\n')[0] ?? '';
      if (head.includes(' 200 ')) resolve(socket);
      else reject(new Error(`${path}: ${head}`));
    });
  });
}

async function openCrowd(
  server: Server,
  path: string,
  count: number,
  cookieOf: (index: number) => string,
): Promise<Crowd> {
  const at = new Map<string, number[]>();
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const some = Array.from(
      { length: Math.min(OPENED_AT_ONCE, count - sockets.length) },
      (_, index) => sockets.length + index,
    );
    sockets.push(...(await Promise.all(some.map((index) => openSocket(server, path, cookieOf(index), index)))));
  }
  for (const socket of sockets)
    socket.on('data', (chunk: Buffer) => {
      const found = chunk.indexOf('\nid: ');
      if (found < 0) return;
      const id = chunk.toString('latin1', found + 5, chunk.indexOf('\n', found + 5));
      const times = at.get(id);
      const now = performance.timeOrigin + performance.now();
      if (times) times.push(now);
      else at.set(id, [now]);
    });
  return { sockets, at };
}

interface SeenUpdate {
  readonly id: string;
  /** The event as it was sent. */
  readonly text: string;
  readonly bytes: number;
  /** When the newest value in it was read; undefined if it does not say. */
  readonly readAt: number | undefined;
}

async function openProbe({ url }: Server, path: string, cookie: string) {
  const updates: SeenUpdate[] = [];
  const ended = new AbortController();
  const answer = await fetch(`${url}${path}`, { headers: { cookie }, signal: ended.signal });
  const read = async (): Promise<void> => {
    let text = '';
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const events = (text + chunk).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) if (event.startsWith('event: update')) updates.push(seen(`${event}\n\n`));
    }
  };
  read().catch(() => undefined);
  return { updates, socket: { destroy: () => ended.abort() } };
}

function seen(text: string): SeenUpdate {
  const { rest } = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? '{}') as {
    rest?: { sources?: { fetchedAt: string }[] };
  };
  const times = rest?.sources?.map(({ fetchedAt }) => Date.parse(fetchedAt)) ?? [];
  const readAt = times.length > 0 ? Math.max(...times) : undefined;
  return { id: /^id: (.*)$/m.exec(text)?.[1] ?? '', text, bytes: Buffer.byteLength(text), readAt };
}

function leave({ sockets }: Crowd, ...others: readonly { destroy(): void }[]): void {
  for (const socket of [...sockets, ...others]) socket.destroy();
}
