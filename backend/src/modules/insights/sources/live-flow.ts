import { Decimal } from 'decimal.js';
import type { Clock } from '../../../platform/clock/index.js';
import type { Collected, Feed, Push, Snapshots } from '../../../platform/snapshots/index.js';
import type { UpstreamSocket } from '../../../platform/upstream/index.js';
import { type Flow, type FlowEvent, MOST_FLOW_EVENTS } from '../feeds.js';
import type { OpenApi } from './open-api.js';
import { Subscribed, type Subscriptions } from './subscriptions.js';
import { WireRows } from './wire-rows.js';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

type Side = string;
/** An event before its value in USDT is known. */
export type RawEvent<S extends Side> = Omit<FlowEvent<S>, 'value'>;

/** A socket that tells events. */
export interface Tap<S extends Side> {
  readonly api: OpenApi;
  readonly path: string;
  readonly heartbeat?: string;
  /** How long no event may come before the connection counts as dead. */
  readonly silentMs: number;
  readonly subscriptions: Subscriptions;
  /** What is to be subscribed to now. Throws if that cannot be known. */
  symbols(): Promise<readonly string[]> | readonly string[];
  /** Events in a message. Throws `UpstreamFailure`. */
  read(body: unknown, rows: WireRows): readonly RawEvent<S>[] | null;
  /** USDT for one unit of the exchange's currency; null if it is not known. */
  rate(): Decimal | null;
}

interface OpenTap<S extends Side> {
  readonly tap: Tap<S>;
  readonly socket: UpstreamSocket | null;
  readonly subscribed: Subscribed;
}

export interface FlowOptions<S extends Side> {
  readonly feed: Feed<Flow<S>>;
  readonly taps: readonly Tap<S>[];
  /** Value in USDT from which an event is kept. */
  least(): Promise<Decimal>;
  readonly snapshots: Snapshots;
  readonly clock: Clock;
}

/** Events of several exchanges: the newest of them, and what they sum to, continued where another replica ended. */
export class LiveFlow<S extends Side> implements Push<Flow<S>> {
  private readonly taps: readonly OpenTap<S>[];
  private readonly connectedAt = new Map<string, string>();
  private events: FlowEvent<S>[] = [];
  private readonly minutes = new Map<number, Partial<Record<S, number>>>();
  private since: string | null = null;
  private least: Decimal | null = null;
  private changed = (): void => undefined;

  constructor(private readonly options: FlowOptions<S>) {
    this.taps = options.taps.map((tap) => {
      const subscribed = new Subscribed(tap.subscriptions);
      const { api, path, heartbeat, silentMs } = tap;
      const socket: UpstreamSocket | null = api.socket({
        ...{ name: options.feed.name, path, heartbeat, silentMs },
        onOpen: () => subscribed.anew(socket),
        onGap: () => undefined,
        accept: (body) => subscribed.heard(socket, () => this.accept(tap, body)),
      });
      return { tap, socket, subscribed };
    });
  }

  get isLive(): boolean {
    return this.taps.some(({ socket }) => socket?.isLive === true);
  }

  open(changed: () => void): void {
    this.changed = changed;
    this.continue();
    for (const { socket } of this.taps) socket?.open();
  }

  async close(): Promise<void> {
    await Promise.all(this.taps.flatMap(({ socket }) => (socket ? [socket.close()] : [])));
  }

  /** Looks after what is subscribed to and which events are kept. Throws if nobody tells any. */
  async read(): Promise<Collected<Flow<S>>> {
    this.least = await this.options.least();
    for (const { tap, socket, subscribed } of this.taps) {
      const symbols = await Promise.resolve(tap.symbols()).catch(() => subscribed.symbols);
      subscribed.want(symbols, socket);
    }
    if (!this.isLive) throw new Error(`nobody tells ${this.options.feed.name}`);
    return this.value();
  }

  value(): Collected<Flow<S>> {
    const now = this.options.clock.now();
    const first = Math.floor(now.getTime() / MINUTE_MS) - DAY_MINUTES;
    for (const minute of this.minutes.keys()) if (minute < first) this.minutes.delete(minute);
    for (const { tap, socket } of this.taps) if (socket?.isLive) this.connectedAt.set(tap.api.id, now.toISOString());
    this.since ??= now.toISOString();
    const data: Flow<S> = {
      events: this.events,
      minutes: [...this.minutes.entries()].sort(([a], [b]) => a - b),
      since: this.since,
      sources: this.taps.map(({ tap: { api } }) => ({
        source: api.id,
        connectedAt: this.connectedAt.get(api.id) ?? null,
      })),
    };
    const source = [...this.connectedAt.keys()].join(', ');
    return { data, source, simulated: this.taps.some(({ tap }) => tap.api.simulated) };
  }

  /** Takes over what is kept, unless it is of another world. */
  private continue(): void {
    const kept = this.options.snapshots.latest(this.options.feed);
    if (!kept || kept.simulated !== this.taps.some(({ tap }) => tap.api.simulated)) return;
    this.events = [...kept.data.events];
    this.minutes.clear();
    for (const [minute, sums] of kept.data.minutes) this.minutes.set(minute, sums);
    for (const { source, connectedAt } of kept.data.sources)
      if (connectedAt !== null) this.connectedAt.set(source, connectedAt);
    this.since = kept.data.since;
  }

  private accept(tap: Tap<S>, body: unknown): number | null {
    const rows = new WireRows();
    const raw = tap.read(body, rows);
    if (!raw) return null;
    const { least } = this;
    const rate = raw.length > 0 ? tap.rate() : null;
    if (!least || !rate) return rows.dropped;
    for (const event of raw) {
      // Most trades are small; exact arithmetic is for the others.
      if (Number(event.price) * Number(event.quantity) * rate.toNumber() < least.toNumber() * 0.999) continue;
      const value = new Decimal(event.price).times(event.quantity).times(rate);
      if (value.gte(least)) this.keep({ ...event, value: value.toFixed(2) });
    }
    return rows.dropped;
  }

  private keep(told: FlowEvent<S>): void {
    if (this.events.some(({ id }) => id === told.id)) return;
    // A vendor whose clock is ahead tells nothing of the future.
    const now = this.options.clock.now().toISOString();
    const event = told.at > now ? { ...told, at: now } : told;
    this.events = [event, ...this.events]
      .sort((a, b) => b.at.localeCompare(a.at) || a.id.localeCompare(b.id))
      .slice(0, MOST_FLOW_EVENTS);
    const minute = Math.floor(Date.parse(event.at) / MINUTE_MS);
    const sums: Partial<Record<S, number>> = this.minutes.get(minute) ?? {};
    const sum = new Decimal(sums[event.side] ?? 0).plus(event.value).toNumber();
    this.minutes.set(minute, { ...sums, [event.side]: sum });
    this.changed();
  }
}
