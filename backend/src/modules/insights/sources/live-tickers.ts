import type { Collected, Push } from '../../../platform/snapshots/index.js';
import type { UpstreamSocket } from '../../../platform/upstream/index.js';
import type { Ticker } from '../feeds.js';
import type { OpenApi } from './open-api.js';
import { Subscribed, type Subscriptions } from './subscriptions.js';
import { WireRows } from './wire-rows.js';

/** Some coin is traded every second: after this time the whole list is read instead, before the feed is stale. */
const SILENT_MS = 8_000;
/** The list is read every half minute beside a socket that tells all: what is older than three readings vouches for nothing. */
const LIST_MS = 90_000;
/** The same while the socket leaves coins out. */
const LIST_ALONE_MS = 10_000;
/** Of so many coins that have moved by the list, one may not have been told of yet. */
const MOVED_FOR_A_MISSED_ONE = 3;
const LEAST_MISSED = 5;
/** More symbols than any exchange lists; a vendor that makes up names fills no memory. */
const MOST_SYMBOLS = 5_000;

/** How an exchange tells tickers by its socket. */
export interface TickerStream<T extends Ticker> {
  readonly path: string;
  readonly heartbeat?: string;
  readonly subscriptions: Subscriptions;
  /** Tickers in a message; null if it says something else. Throws `UpstreamFailure`. */
  read(body: unknown, rows: WireRows): Ticker[] | null;
  /** A row as it is with what was told since; `row` is undefined for a coin that was not in the list. */
  readonly merge: (row: T | undefined, told: Ticker) => T | undefined;
}

/** The tickers of an exchange: the list as it was read, with what the socket told since. */
export class LiveTickers<T extends Ticker> implements Push<readonly T[]> {
  private readonly socket: UpstreamSocket | null;
  private readonly subscribed: Subscribed;
  private list = new Map<string, T>();
  private readonly told = new Map<string, { readonly ticker: Ticker; readonly at: number }>();
  private listedAt = -Infinity;
  /** The socket does not tell of coins that move. */
  private isPartial = false;
  private changed = (): void => undefined;
  private gap = (): void => undefined;

  constructor(
    private readonly api: OpenApi,
    private readonly stream: TickerStream<T>,
    private readonly readList: () => Promise<readonly T[]>,
  ) {
    this.subscribed = new Subscribed(stream.subscriptions);
    this.socket = api.socket({
      name: 'tickers',
      path: stream.path,
      heartbeat: stream.heartbeat,
      silentMs: SILENT_MS,
      onOpen: () => this.subscribed.anew(this.socket),
      onGap: () => this.gap(),
      accept: (body) => this.subscribed.heard(this.socket, () => this.accept(body)),
    });
  }

  get isLive(): boolean {
    return this.socket?.isLive === true && !this.isPartial;
  }

  open(changed: () => void, gap: () => void): void {
    // What this process knew when it collected before is old by now.
    this.list.clear();
    this.told.clear();
    this.isPartial = false;
    this.changed = changed;
    this.gap = gap;
    this.socket?.open();
  }

  async close(): Promise<void> {
    await this.socket?.close();
  }

  /** Reads the whole list. What was told after it was asked for stays. */
  async read(): Promise<Collected<readonly T[]>> {
    const askedAt = performance.now();
    const rows = await this.readList();
    this.isPartial = this.misses(rows);
    this.listedAt = askedAt;
    this.list = new Map(rows.map((row) => [row.symbol, row]));
    for (const [symbol, { at }] of this.told) if (at < askedAt) this.told.delete(symbol);
    this.subscribed.want([...this.list.keys()], this.socket);
    return this.value();
  }

  value(): Collected<readonly T[]> {
    const { merge } = this.stream;
    const listed = [...this.list.values()].map((row) => {
      const since = this.told.get(row.symbol);
      return since ? (merge(row, since.ticker) ?? row) : row;
    });
    const added = [...this.told.values()].flatMap(({ ticker }) =>
      this.list.has(ticker.symbol) ? [] : (merge(undefined, ticker) ?? []),
    );
    return { data: [...listed, ...added], source: this.api.id, simulated: this.api.simulated };
  }

  /** Whether many coins have moved by a list that was just read, of which the socket has not told. */
  private misses(rows: readonly T[]): boolean {
    const moved = rows.filter(({ symbol, price }) => {
      const known = this.list.get(symbol);
      return known !== undefined && known.price !== price;
    });
    const missed = moved.filter(({ symbol }) => !this.told.has(symbol)).length;
    return missed >= LEAST_MISSED && missed * MOVED_FOR_A_MISSED_ONE > moved.length;
  }

  private accept(body: unknown): number | null {
    const rows = new WireRows();
    const tickers = this.stream.read(body, rows);
    if (!tickers) return null;
    const at = performance.now();
    for (const ticker of tickers) {
      if (this.told.size < MOST_SYMBOLS || this.told.has(ticker.symbol)) this.told.set(ticker.symbol, { ticker, at });
      else rows.dropped += 1;
    }
    // Some coins alone are no market, and nothing says that the others stand still.
    const vouchesUntil = this.listedAt + (this.isPartial ? LIST_ALONE_MS : LIST_MS);
    if (tickers.length > 0 && this.list.size > 0 && at < vouchesUntil) this.changed();
    return rows.dropped;
  }
}
