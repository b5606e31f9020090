import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../clock/index.js';
import { DedicatedConnection } from '../database/index.js';
import { logger } from '../logging/index.js';
import { Coalesced } from './coalesced.js';
import { CHANNEL, type Collected, KeptSnapshots } from './kept-snapshots.service.js';
import type { Feed } from './snapshots.service.js';
import { SourceStates } from './source-states.service.js';

/** The session lock of the replica that collects. */
const LEASE = 'collector of the snapshots';
/** How often the lease is looked after; another replica takes over within this time. */
const ROUND_MS = 2_000;
/** How soon a feed that is read rarely is tried again after a failure, doubled with each further one. */
const RETRY_MS = 30_000;
/** A feed that is pushed is written at most so often. */
const WRITE_MS = 500;
/** How often a pushed feed is read as a whole nevertheless, for what is not pushed. */
const WHOLE_MS = 30_000;

/** What tells a feed's values by itself between its readings, such as a websocket. */
export interface Push<T = unknown> {
  /** Begins. `changed` says that there is a new value, `gap` that the feed has to be read as a whole. */
  open(changed: () => void, gap: () => void): void;
  close(): Promise<void>;
  /** Whether it tells something at the moment. */
  readonly isLive: boolean;
  value(): Collected<T>;
}

/** How a feed is read. */
export interface Reading<T = unknown> {
  readonly feed: Feed<T>;
  readonly everyMs: number;
  /** Asks the source. Throws if there is nothing new to keep. */
  read(): Promise<Collected<T>>;
  /** While it is live the feed is read more rarely. */
  readonly push?: Push<T>;
  /** Nothing can be read unless it is pushed. */
  readonly isOnlyPushed?: boolean;
}

/**
 * Reads all feeds at their own pace, in the one replica that holds the lease. Each is read by itself: a source that hangs
 * holds up no other. Programs that stop their jobs collect nothing unless they call `collect`.
 */
@Injectable()
export class Collector implements OnModuleDestroy {
  private readonly readings: Reading[] = [];
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly failures = new Map<string, number>();
  /** When the feeds were read last, by their names, and which of them are being read. */
  private readonly begun = new Map<string, number>();
  private readonly running = new Set<string>();
  private readonly gaps = new Set<string>();
  private readonly writing = new Map<Reading, Coalesced>();
  /** Whether snapshots may have been written that this replica did not hear of. */
  private isBehind = true;
  private round: Promise<void> | null = null;
  private stopped = false;
  /** While this replica collects. */
  isCollecting = false;

  constructor(
    private readonly snapshots: KeptSnapshots,
    private readonly states: SourceStates,
    private readonly clock: Clock,
    private readonly connection: DedicatedConnection,
  ) {
    connection.subscribe({
      channel: CHANNEL,
      onNotification: (payload) =>
        void snapshots.hear(payload).catch((error: unknown) => logger.warn({ err: error }, 'snapshot not read')),
      onBegin: () => (this.isBehind = true),
      onEnd: () => void this.stop(),
    });
  }

  /** Adds feeds; for modules, while they start. */
  add(readings: readonly Reading[]): void {
    this.readings.push(...readings);
  }

  /** Reads one feed now and keeps it. Throws what reading it throws. */
  async collect(feed: Feed<unknown>): Promise<void> {
    for (const reading of this.readings.filter((one) => one.feed.name === feed.name))
      await this.snapshots.write(feed, await reading.read());
  }

  /** Reads all feeds now but those that are only pushed; returns the names of those that failed. */
  async collectAll(): Promise<string[]> {
    const failed: string[] = [];
    for (const { feed } of this.readings.filter(({ isOnlyPushed }) => !isOnlyPushed))
      await this.collect(feed).catch(() => {
        failed.push(feed.name);
      });
    return failed;
  }

  /** Reads what others wrote meanwhile, and begins to collect when nobody else does. */
  @Interval(ROUND_MS)
  async attend(): Promise<void> {
    if (this.stopped) return;
    this.round ??= this.nextRound().finally(() => (this.round = null));
    await this.round;
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    await this.round;
    await this.leave();
  }

  /** Stops collecting, for another replica to begin. */
  private async leave(): Promise<void> {
    await this.stop();
    await this.connection
      .releaseLock(LEASE)
      .catch((error: unknown) => logger.warn({ err: error }, 'lease of the collector not given back'));
  }

  private async nextRound(): Promise<void> {
    try {
      await this.connection.ready();
      await this.catchUp();
      const isHolder = await this.connection.holdsLock(LEASE);
      if (isHolder && !this.isCollecting && !this.stopped) this.start();
      await this.states.write();
    } catch (error) {
      logger.warn({ err: error }, 'snapshots are not collected');
      await this.leave();
    }
  }

  /** Reads whatever was written before this replica heard of it. */
  private async catchUp(): Promise<void> {
    if (!this.isBehind) return;
    this.isBehind = false;
    await this.snapshots.read().catch((error: unknown) => {
      this.isBehind = true;
      throw error;
    });
  }

  private start(): void {
    this.isCollecting = true;
    logger.info({ feeds: this.readings.length }, 'collecting snapshots');
    for (const reading of this.readings) {
      this.schedule(reading, this.dueInMs(reading));
      this.openPush(reading);
    }
  }

  private async stop(): Promise<void> {
    if (this.isCollecting) logger.info('no longer collecting snapshots');
    this.isCollecting = false;
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    this.running.clear();
    this.gaps.clear();
    for (const writes of this.writing.values()) writes.stop();
    const open = [...this.writing.keys()];
    this.writing.clear();
    await Promise.all(open.flatMap(({ push }) => (push ? [push.close()] : [])));
  }

  private openPush(reading: Reading): void {
    const { feed, push } = reading;
    if (!push) return;
    const writes = new Coalesced(WRITE_MS, () => this.snapshots.write(feed, push.value()));
    this.writing.set(reading, writes);
    push.open(
      () => writes.due(),
      () => this.readSoon(reading),
    );
  }

  /** Reads a feed as soon as its pace allows. */
  private readSoon(reading: Reading): void {
    const { name } = reading.feed;
    const timer = this.timers.get(name);
    if (!timer) return;
    if (this.running.has(name)) {
      this.gaps.add(name);
      return;
    }
    clearTimeout(timer);
    this.schedule(reading, (this.begun.get(name) ?? -Infinity) + reading.everyMs - performance.now());
  }

  /** A value that another replica read lately is not read again at once. */
  private dueInMs({ feed, everyMs }: Reading): number {
    const latest = this.snapshots.latest(feed);
    return latest ? Math.min(everyMs, latest.fetchedAt.getTime() + everyMs - this.clock.millis()) : 0;
  }

  private schedule(reading: Reading, delayMs: number): void {
    const { name } = reading.feed;
    const timer = setTimeout(() => void this.run(reading, timer), Math.max(0, delayMs));
    timer.unref();
    this.timers.set(name, timer);
  }

  /** Reads a feed and schedules the next time; does nothing more once `timer` is no longer the feed's. */
  private async run(reading: Reading, timer: NodeJS.Timeout): Promise<void> {
    const { feed, everyMs, push } = reading;
    const began = performance.now();
    this.begun.set(feed.name, began);
    this.running.add(feed.name);
    const isCurrent = (): boolean => this.timers.get(feed.name) === timer;
    let failures = 0;
    try {
      const value = await reading.read();
      if (isCurrent()) await this.snapshots.write(feed, value);
    } catch (error) {
      failures = (this.failures.get(feed.name) ?? 0) + 1;
      if (isCurrent()) logger.debug({ err: error, feed: feed.name }, 'feed not read');
    }
    if (!isCurrent()) return;
    this.running.delete(feed.name);
    this.failures.set(feed.name, failures);
    const isPushed = !this.gaps.delete(feed.name) && failures === 0 && push?.isLive === true;
    const pause = failures === 0 ? everyMs : Math.min(everyMs, RETRY_MS * 2 ** Math.min(failures - 1, 20));
    const spent = performance.now() - began;
    this.schedule(reading, isPushed ? Math.max(everyMs, WHOLE_MS) : Math.max(everyMs / 4, pause - spent));
  }
}
