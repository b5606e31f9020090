import { ReadableStream, type ReadableStreamDefaultController } from 'node:stream/web';
import { BroadcastChannel as BetweenTabs } from 'node:worker_threads';
import { jest } from '@jest/globals';
import { LiveLink } from '@/features/insights/live/live-link';
import { type LiveTopic, type LiveUpdate, merged } from '@/features/insights/live/live-topics';

/** A stream as the browser reads it; the test speaks as the service. */
class FakeStream {
  static readonly opened: FakeStream[] = [];
  isOpen = true;
  private body: ReadableStreamDefaultController<Uint8Array> | undefined;

  private constructor(readonly address: string) {}

  /** Instead of the next stream. */
  static refusal: Response | undefined;

  static readonly fetch = (address: string, { signal }: { signal: AbortSignal }): Promise<Response> => {
    const stream = new FakeStream(address);
    FakeStream.opened.push(stream);
    const { refusal } = FakeStream;
    FakeStream.refusal = undefined;
    if (refusal) return Promise.resolve(refusal);
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream.body = controller) });
    signal.addEventListener('abort', () => {
      stream.isOpen = false;
      stream.body?.error(signal.reason);
    });
    return Promise.resolve(new Response(body as never, { headers: { 'content-type': 'text/event-stream' } }));
  };

  /** In two pieces, which begin and end anywhere. */
  async write(text: string): Promise<void> {
    if (!this.isOpen) return;
    const bytes = new TextEncoder().encode(text);
    const middle = Math.floor(bytes.length / 2);
    for (const piece of [bytes.slice(0, middle), bytes.slice(middle)]) this.body?.enqueue(piece);
    await drained();
  }

  say(update: LiveUpdate): Promise<void> {
    return this.write(`event: update\nid: ${update.version}\ndata: ${JSON.stringify(update)}\n\n`);
  }

  beat(): Promise<void> {
    return this.write('event: beat\ndata:\n\n');
  }

  async end(): Promise<void> {
    this.body?.close();
    await drained();
  }

  async fail(): Promise<void> {
    this.body?.error(new TypeError('network error'));
    await drained();
  }
}

/** What was written has been read. */
const drained = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

/** A lock of the browser: one holds it, the others wait in line. */
function fakeLocks() {
  let line = Promise.resolve();
  return {
    request: (_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
      const turn = line.then(() => (signal.aborted ? undefined : hold()));
      line = turn.catch(() => undefined);
      return turn;
    },
  };
}

const tabs: LiveLink[] = [];
const settle = () => new Promise((done) => setTimeout(done, 250));
const source = () => FakeStream.opened.at(-1) as FakeStream;
const open = () => FakeStream.opened.filter(({ isOpen }) => isOpen);

function openTab(...topics: LiveTopic[]) {
  const updates: LiveUpdate[] = [];
  const live: string[][] = [];
  const link = new LiveLink({
    onUpdate: (update) => updates.push(update),
    onTopics: (names) => live.push([...names]),
  });
  link.show(topics);
  tabs.push(link);
  return { link, updates, live };
}

const shows = (visibility: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility });
  document.dispatchEvent(new Event('visibilitychange'));
};
const whole = (topic: LiveTopic, version = 'a.1'): LiveUpdate => ({ topic, version, value: { of: topic } });
const part = (topic: LiveTopic, version: string): LiveUpdate => ({ topic, version, rest: {}, rows: {} });

beforeEach(() => {
  FakeStream.opened.length = 0;
  FakeStream.refusal = undefined;
  Object.assign(globalThis, { fetch: FakeStream.fetch, BroadcastChannel: BetweenTabs });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: fakeLocks() });
});
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
  shows('visible');
  jest.useRealTimers();
});

describe('the stream of a browser', () => {
  it('is one for all tabs, with everything that they show', async () => {
    const first = openTab('kimchi-premium');
    const second = openTab('market-overview', 'kimchi-premium');
    await settle();
    expect(open()).toHaveLength(1);
    expect(new Set(source().address.split('=')[1]?.split(','))).toEqual(new Set(['kimchi-premium', 'market-overview']));
    await source().say(whole('kimchi-premium'));
    await source().say(whole('market-overview'));
    await settle();
    expect(first.updates.map(({ topic }) => topic)).toEqual(['kimchi-premium']);
    expect(second.updates.map(({ topic }) => topic)).toEqual(['kimchi-premium', 'market-overview']);
    expect(first.live.at(-1)).toEqual(['kimchi-premium']);
  });

  it('goes on in another tab when the one that has it is closed', async () => {
    const first = openTab('kimchi-premium');
    const second = openTab('kimchi-premium');
    await settle();
    tabs.splice(tabs.indexOf(first.link), 1);
    first.link.close();
    await settle();
    expect(open()).toHaveLength(1);
    expect(FakeStream.opened).toHaveLength(2);
    await source().say(whole('kimchi-premium'));
    expect(second.live.at(-1)).toEqual(['kimchi-premium']);
  });

  it('continues what all tabs have, and begins what a tab has not', async () => {
    openTab('kimchi-premium');
    await settle();
    await source().say(whole('kimchi-premium', 'a.7'));
    const second = openTab('market-overview');
    await settle();
    expect(source().address).toContain('kimchi-premium@a.7');
    expect(source().address).toMatch(/market-overview(,|$)/);
    second.link.show(['market-overview', 'kimchi-premium']);
    // Still of the stream that is there.
    await source().say(part('kimchi-premium', 'a.8'));
    await settle();
    expect(source().address).not.toContain('@a.7');
    await source().say(part('kimchi-premium', 'a.8'));
    expect(second.updates).toEqual([]);
  });

  it('forgets what a tab showed that crashed, and no other', async () => {
    const beat = async () => {
      await source().beat();
      await settle();
    };
    openTab('kimchi-premium');
    openTab('latest-rate');
    await settle();
    const crashed = new BetweenTabs('lance.live');
    crashed.postMessage({ kind: 'shows', tab: 'crashed', topics: ['market-overview'] });
    await settle();
    expect(source().address).toContain('market-overview');
    await beat();
    await beat();
    crashed.close();
    const asked = source().address.split('=')[1]?.split(',');
    expect(new Set(asked)).toEqual(new Set(['kimchi-premium', 'latest-rate']));
    const { length } = FakeStream.opened;
    await beat();
    expect([open().length, FakeStream.opened.length]).toEqual([1, length]);
  });

  it('stops while the tab is hidden, and begins anew', async () => {
    const { live, updates } = openTab('kimchi-premium');
    await settle();
    await source().say(whole('kimchi-premium'));
    shows('hidden');
    await settle();
    expect(open()).toEqual([]);
    expect(live.at(-1)).toEqual([]);
    shows('visible');
    await settle();
    expect(source().address).toBe('/api/crypto/live?topics=kimchi-premium');
    await source().say(whole('kimchi-premium', 'a.9'));
    expect(updates).toHaveLength(2);
    expect(live.at(-1)).toEqual(['kimchi-premium']);
  });

  it('gives way to polling when it is lost, and is tried again, each time later', async () => {
    jest.useFakeTimers();
    const { live } = openTab('kimchi-premium');
    await jest.advanceTimersByTimeAsync(200);
    await source().say(whole('kimchi-premium'));
    expect(live.at(-1)).toEqual(['kimchi-premium']);
    await source().fail();
    expect(live.at(-1)).toEqual([]);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(FakeStream.opened).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(4_000);
    expect(FakeStream.opened).toHaveLength(2);
    await source().fail();
    await jest.advanceTimersByTimeAsync(7_000);
    expect(FakeStream.opened).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(6_000);
    expect(FakeStream.opened).toHaveLength(3);
  });

  it.each([
    [429, '30', 30],
    [503, '90', 90],
    // It says nothing of when.
    [503, undefined, 3],
  ])(
    'gives way to polling when it is refused with %i, Retry-After %p, and is tried again then',
    async (status, after, seconds) => {
      jest.useFakeTimers();
      const { live, link } = openTab('kimchi-premium');
      await jest.advanceTimersByTimeAsync(200);
      await source().say(whole('kimchi-premium'));
      FakeStream.refusal = new Response('{}', { status, headers: after === undefined ? {} : { 'Retry-After': after } });
      await source().fail();
      await jest.advanceTimersByTimeAsync(7_000);
      expect([FakeStream.opened.length, live.at(-1)]).toEqual([2, []]);
      // Not sooner, also when something else is shown.
      link.show(['kimchi-premium', 'latest-rate']);
      await jest.advanceTimersByTimeAsync(after === undefined ? 0 : (seconds - 8) * 1_000);
      expect(FakeStream.opened).toHaveLength(2);
      await jest.advanceTimersByTimeAsync((seconds / 4 + 10) * 1_000);
      expect(FakeStream.opened).toHaveLength(3);
      await source().say(whole('kimchi-premium', 'b.1'));
      expect(live.at(-1)).toEqual(['kimchi-premium']);
    },
  );

  it('gives way to polling when the service ends it', async () => {
    jest.useFakeTimers();
    const { live } = openTab('kimchi-premium');
    await jest.advanceTimersByTimeAsync(200);
    await source().say(whole('kimchi-premium'));
    await source().end();
    expect(live.at(-1)).toEqual([]);
  });

  it('gives way to polling when it falls silent', async () => {
    jest.useFakeTimers();
    const { live } = openTab('kimchi-premium');
    await jest.advanceTimersByTimeAsync(200);
    await source().say(whole('kimchi-premium'));
    for (let time = 0; time < 4; time += 1) {
      await jest.advanceTimersByTimeAsync(15_000);
      await source().beat();
    }
    expect(live.at(-1)).toEqual(['kimchi-premium']);
    await jest.advanceTimersByTimeAsync(41_000);
    expect(live.at(-1)).toEqual([]);
    await jest.advanceTimersByTimeAsync(7_000);
    expect(open()).toHaveLength(1);
    await source().say(whole('kimchi-premium', 'b.1'));
    expect(live.at(-1)).toEqual(['kimchi-premium']);
  });
});

describe('an update', () => {
  const rows = ['A', 'B', 'C'].map((coin) => ({ coin, name: coin, price: 1 }));

  it('changes, adds and removes rows, and leaves the others the same objects', () => {
    const before = { list: rows, rates: { usd: 1 }, sources: 1 };
    const update = {
      ...part('kimchi-premium', 'a.2'),
      rest: { rates: { usd: 2 } },
      rows: {
        list: {
          by: 'coin',
          set: [
            { coin: 'B', price: 2 },
            { coin: 'D', name: 'D', price: 4 },
          ],
          gone: ['C'],
        },
      },
    };
    const after = merged(before, update) as typeof before;
    expect(after).toEqual({
      list: [
        { coin: 'A', name: 'A', price: 1 },
        { coin: 'B', name: 'B', price: 2 },
        { coin: 'D', name: 'D', price: 4 },
      ],
      rates: { usd: 2 },
      sources: 1,
    });
    expect(after.list[0]).toBe(rows[0]);
  });

  it('replaces everything when it is whole', () => {
    expect(merged({ list: rows }, whole('kimchi-premium'))).toEqual({ of: 'kimchi-premium' });
  });
});
