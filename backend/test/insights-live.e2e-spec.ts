import { isDeepStrictEqual } from 'node:util';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { LiveStreams } from '../src/platform/live/index.js';
import { Collector } from '../src/platform/snapshots/index.js';
import { KeptSnapshots } from '../src/platform/snapshots/kept-snapshots.service.js';
import { InsightsLive } from '../src/modules/insights/insights-live.service.js';
import { registerMember, type SignedIn } from './factories/member.js';
import type { Schemas } from './support/contract-types.js';
import { startTestApp, type TestApp } from './support/test-app.js';

type Premiums = Schemas['KimchiPremiumsDto'];
type Row = Premiums['upbit'][number];

interface Update {
  topic: string;
  version: string;
  value?: Premiums;
  rest?: Partial<Premiums>;
  rows?: Record<'upbit' | 'bithumb', { by: 'coin'; set: (Partial<Row> & Pick<Row, 'coin'>)[]; gone: string[] }>;
}

let service: TestApp;
let other: TestApp;
let member: SignedIn;
const streams: Stream[] = [];

beforeAll(async () => {
  service = await startTestApp({ now: '2026-11-20T03:00:00Z', env: { TRUST_PROXY_HOPS: '1' } });
  other = await startTestApp({ on: service });
  member = await registerMember(service);
  await service.app.get(Collector).collectAll();
  await hearAll(other);
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.leave();
});
afterAll(async () => {
  await other.close();
  await service.close();
});

/** A browser's side of a stream. */
class Stream {
  readonly updates: Update[] = [];
  beats = 0;
  isEnded = false;
  private text = '';

  private constructor(readonly answer: IncomingMessage) {
    answer.setEncoding('utf8');
    answer.on('data', (chunk: string) => this.read(chunk));
    answer.on('close', () => (this.isEnded = true));
    answer.on('error', () => undefined);
    streams.push(this);
  }

  static open(
    topics: string,
    {
      on = service,
      as = member,
      from = '198.51.100.1',
      last,
    }: { on?: TestApp; as?: SignedIn; from?: string; last?: string } = {},
  ): Promise<Stream> {
    const headers = {
      ...{ cookie: as.client.cookieHeader(), 'x-forwarded-for': from },
      ...(last === undefined ? {} : { 'last-event-id': last }),
    };
    return new Promise((resolve, reject) => {
      get(`${on.url}/api/crypto/live?topics=${topics}`, { headers }, (answer) => resolve(new Stream(answer))).on(
        'error',
        reject,
      );
    });
  }

  async nextUpdate(): Promise<Update> {
    const count = this.updates.length;
    await until(() => this.updates.length > count || this.isEnded);
    const update = this.updates.at(-1);
    if (!update || this.updates.length === count) throw new Error('the stream has ended');
    return update;
  }

  leave(): void {
    this.answer.destroy();
  }

  private read(chunk: string): void {
    const events = (this.text + chunk).split('\n\n');
    this.text = events.pop() ?? '';
    for (const event of events) {
      if (event.startsWith('event: beat')) this.beats += 1;
      else this.updates.push(JSON.parse(event.slice(event.indexOf('data: ') + 6)) as Update);
    }
  }
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (isSo()) return;
    await sleep(25);
  }
  throw new Error('did not come to pass within five seconds');
}

/** What a client holds after an update, as the description of the call says. */
function after(before: Premiums, { value, rest, rows }: Update): Premiums {
  if (value) return value;
  const merged = { ...before, ...rest };
  for (const list of ['upbit', 'bithumb'] as const) {
    const { set, gone, by } = rows?.[list] ?? { set: [], gone: [], by: 'coin' };
    const kept = new Map(before[list].map((row) => [row[by], row]));
    for (const row of set) kept.set(row[by], { ...kept.get(row[by]), ...row } as Row);
    for (const key of gone) kept.delete(key);
    merged[list] = [...kept.values()];
  }
  return merged;
}

const byCoin = ({ upbit, bithumb, ...rest }: Premiums) => ({
  ...rest,
  upbit: Object.fromEntries(upbit.map((row) => [row.coin, row])),
  bithumb: Object.fromEntries(bithumb.map((row) => [row.coin, row])),
});
const asked = async (on = service) => (await on.client().get('/api/kimchi-premium')).body;
const collectLater = async (seconds: number, feeds: readonly string[] = ['upbit-tickers']) => {
  service.clock.advance({ seconds });
  for (const name of feeds) await service.app.get(Collector).collect({ name, staleAfterMs: 0 });
};
/** What a replica does at notifications. */
const hearAll = (replica: TestApp) => replica.app.get(KeptSnapshots).read();
const round = (on = service) => on.app.get(LiveStreams).round();

describe('a stream of the market', () => {
  // So that each test has its value read anew: who comes sooner gets that of the last round.
  beforeEach(() => sleep(500));

  it('begins with what the call answers, never compressed and never kept', async () => {
    const stream = await Stream.open('kimchi-premium');
    expect(stream.answer.statusCode).toBe(200);
    expect(stream.answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(stream.answer.headers['content-encoding']).toBeUndefined();
    await until(() => stream.updates.length === 1);
    expect(stream.updates[0]?.value).toEqual(await asked());
  });

  it('then sends only the fields that changed, after which the client has what the call answers', async () => {
    const stream = await Stream.open('kimchi-premium');
    await until(() => stream.updates.length === 1);
    let held = stream.updates[0]?.value as Premiums;
    for (let time = 0; time < 3; time += 1) {
      await collectLater(3);
      const [update] = await Promise.all([stream.nextUpdate(), round()]);
      expect(update.value).toBeUndefined();
      const { set } = update.rows!.upbit;
      expect(set.length).toBeGreaterThan(0);
      expect(update.rows!.bithumb.set).toEqual([]);
      for (const { coin, ...changed } of set) {
        const before: Partial<Row> = held.upbit.find((row) => row.coin === coin) ?? {};
        for (const [field, content] of Object.entries(changed)) expect(content).not.toBe(before[field as keyof Row]);
      }
      held = after(held, update);
      expect(byCoin(held)).toEqual(byCoin(await asked()));
    }
  });

  it('tells of coins that are no longer listed', async () => {
    const stream = await Stream.open('kimchi-premium');
    await until(() => stream.updates.length === 1);
    const held = stream.updates[0]?.value as Premiums;
    await service.dataSource.query(
      `UPDATE platform_snapshots SET data = (SELECT json_agg(row)::text FROM json_array_elements(data::json) AS row
         WHERE row ->> 'symbol' <> 'XRP'), fetched_at = fetched_at + interval '1 ms', sequence = nextval('platform_snapshot_sequence') WHERE feed = 'upbit-tickers'`,
    );
    await hearAll(service);
    const [update] = await Promise.all([stream.nextUpdate(), round()]);
    expect(update.rows?.upbit.gone).toEqual(['XRP']);
    expect(byCoin(after(held, update))).toEqual(byCoin(await asked()));
    await collectLater(3);
  });

  it('sends nothing when nothing changed', async () => {
    const stream = await Stream.open('kimchi-premium');
    await until(() => stream.updates.length === 1);
    for (let time = 0; time < 5; time += 1) await round();
    await sleep(100);
    expect(stream.updates).toHaveLength(1);
  });

  it('tells that a source became stale although nothing new was read', async () => {
    const stream = await Stream.open('kimchi-premium');
    await until(() => stream.updates.length === 1);
    service.clock.advance({ seconds: 60 });
    const next = stream.nextUpdate();
    for (let time = 0; time < 4; time += 1) await round();
    expect((await next).rest?.sources?.some(({ stale }) => stale)).toBe(true);
    await service.app.get(Collector).collectAll();
  });

  it('carries several topics, each whole where it is no list', async () => {
    const stream = await Stream.open('market-overview,latest-rate,kimchi-premium');
    await until(() => stream.updates.length === 3);
    const overview = stream.updates.find(({ topic }) => topic === 'market-overview');
    expect(overview?.value).toEqual((await service.client().get('/api/crypto/market-overview')).body);
  });

  it('continues where it was lost, also at another replica', async () => {
    const first = await Stream.open('kimchi-premium');
    await until(() => first.updates.length === 1);
    const [{ value, version }] = first.updates as [Update];
    // The other replica shows the topic, too, so that it knows what changed when.
    const there = await Stream.open('kimchi-premium', { on: other });
    await until(() => there.updates.length === 1);
    first.leave();
    await collectLater(3);
    await hearAll(other);
    for (const on of [service, other]) {
      const next = await Stream.open(`kimchi-premium@${version}`, { on });
      await round(on);
      const newest = byCoin(await asked(on));
      // It begins with the round before, and goes on to the newest.
      await until(() => isDeepStrictEqual(byCoin(next.updates.reduce(after, value as Premiums)), newest));
    }
    const own = await Stream.open(`kimchi-premium@${version}`);
    await until(() => own.updates.length > 0);
    expect(own.updates[0]?.value).toBeUndefined();
  });

  it.each(['kimchi-premium', 'kimchi-premium,latest-rate'])(
    'goes on after the last event that a browser saw, as its header says: %s',
    async (topics) => {
      const first = await Stream.open('kimchi-premium');
      await until(() => first.updates.length === 1);
      const { version, value } = first.updates[0] as Update & { version: string };
      first.leave();
      await collectLater(3);
      const next = await Stream.open(topics, { last: version });
      await round();
      const newest = byCoin(await asked());
      const updates = () => next.updates.filter(({ topic }) => topic === 'kimchi-premium');
      await until(() => isDeepStrictEqual(byCoin(updates().reduce(after, value as Premiums)), newest));
      // With several topics it may be an event of another one, and what is this near to the beginning comes whole.
      if (topics === 'kimchi-premium') expect(updates().filter((update) => update.value)).toEqual([]);
    },
  );

  it('sends the whole value where the header is no event of it', async () => {
    const stream = await Stream.open('kimchi-premium', { last: 'DROP TABLE' });
    await until(() => stream.updates.length === 1);
    expect(stream.updates[0]?.value).toEqual(await asked());
  });

  it.each(['', 'prices', 'kimchi-premium@1', 'kimchi-premium,'])('refuses the topics %j', async (topics) => {
    const { status, body } = await member.client.send('GET', `/api/crypto/live?topics=${topics}`);
    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'platform.validationFailed' })]);
  });
});

describe('a stream too many', () => {
  it('is refused a session that opens them without an end, in its language', async () => {
    const browser = await registerMember(service);
    for (let time = 0; time < 30; time += 1)
      expect((await Stream.open('latest-rate', { as: browser })).answer.statusCode).toBe(200);
    const { status, body } = await browser.client.send('GET', '/api/crypto/live?topics=latest-rate');
    expect([status, body]).toEqual([429, expect.objectContaining({ code: 'live.tooManyOpened' })]);
    expect((await Stream.open('latest-rate')).answer.statusCode).toBe(200);
    service.clock.advance({ minutes: 1 });
    expect((await Stream.open('latest-rate', { as: browser })).answer.statusCode).toBe(200);
  });

  it('is counted by the address that the proxy tells', async () => {
    const network = '198.51.100.77';
    const live = service.app.get(LiveStreams);
    const browsers: SignedIn[] = [];
    for (let count = 0; count < 3; count += 1) browsers.push(await registerMember(service));
    const before = live.count;
    for (const as of browsers)
      for (let time = 0; time < 3; time += 1) await Stream.open('latest-rate', { as, from: network });
    expect(live.count - before).toBe(9);
    expect(live.holders().filter((holder) => holder.network === network)).toHaveLength(3);
  });
});

describe('the end of a stream', () => {
  it('comes with the end of the session', async () => {
    const leaving = await registerMember(service);
    const stream = await Stream.open('latest-rate', { as: leaving });
    const staying = await Stream.open('latest-rate');
    await service.app.get(InsightsLive).endStreams();
    expect(stream.isEnded).toBe(false);
    const cookie = leaving.client.cookieHeader();
    await leaving.client.post('/api/logout');
    expect(cookie).not.toBe('');
    await service.app.get(InsightsLive).endStreams();
    await until(() => stream.isEnded);
    expect(staying.isEnded).toBe(false);
  });

  it('comes to the oldest when a browser opens a fourth', async () => {
    const browser = await registerMember(service);
    const opened: Stream[] = [];
    for (let time = 0; time < 4; time += 1) opened.push(await Stream.open('latest-rate', { as: browser }));
    await until(() => opened[0]?.isEnded === true);
    expect(opened.slice(1).map(({ isEnded }) => isEnded)).toEqual([false, false, false]);
  });

  it('comes to a client that does not read, and to no other', async () => {
    const deaf = await Stream.open('kimchi-premium');
    await until(() => deaf.updates.length === 1);
    deaf.answer.pause();
    const reading = await Stream.open('kimchi-premium');
    await until(() => reading.updates.length === 1);
    const held = () => service.app.get(LiveStreams).count;
    const before = held();
    for (let time = 0; time < 400 && held() === before; time += 1) {
      await collectLater(3, ['upbit-tickers', 'bithumb-tickers']);
      await round();
      await sleep(1);
    }
    expect(held()).toBe(before - 1);
    expect(reading.isEnded).toBe(false);
  });

  it('comes with the end of the process', async () => {
    const replica = await startTestApp({ on: service });
    await hearAll(replica);
    const stream = await Stream.open('latest-rate', { on: replica });
    await until(() => stream.updates.length === 1);
    await replica.close();
    await until(() => stream.isEnded);
  });
});
