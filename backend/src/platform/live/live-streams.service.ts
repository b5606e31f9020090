import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { Response } from 'express';
import { Clock } from '../clock/index.js';
import { PlatformErrors } from '../errors/index.js';
import { logger } from '../logging/index.js';
import { Snapshots } from '../snapshots/index.js';
import { LiveErrors } from './live.errors.js';
import { type LiveTopic, TopicState } from './live-topic.js';
import { Openings } from './openings.js';

/** Updates are sent at most this often. */
const ROUND_MS = 500;
/** Rounds after which a value is read although no snapshot is new: it may have become stale. */
const ROUNDS_OF_OLD = 4;
/** Rounds after which a stream gets a sign of life. */
const ROUNDS_OF_BEAT = 30;
/** Unsent bytes, beyond what the system buffers, at which a client counts as too slow. */
const MOST_UNSENT = 256 * 1_024;
const MOST_STREAMS = 10_000;
const MOST_OF_HOLDER = 3;
/** Many people may share an address: an office, a mobile network. nginx allows 200 for all replicas together. */
const MOST_OF_NETWORK = 100;
const RETRY_SECONDS = 60;
/** Failed reads of a topic after which its streams end: browsers then ask by themselves, and are told what is wrong. */
const MOST_FAILURES = 5;
const BEAT = Buffer.from('event: beat\ndata:\n\n');
const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** The session that a stream belongs to. */
export interface StreamHolder {
  readonly userId: string;
  readonly publicId: string;
  /** Network of the address that it was opened from. */
  readonly network: string;
}

interface Stream {
  readonly response: Response;
  readonly holder: StreamHolder;
  readonly topics: readonly TopicState[];
  /** Version of each topic that was sent. */
  readonly sent: number[];
}

/** Streams of server-sent events: what changes is sent to all who show it, twice a second at most. */
@Injectable()
export class LiveStreams implements OnModuleDestroy {
  private readonly topics = new Map<string, TopicState>();
  private readonly streams = new Set<Stream>();
  private readonly openings = new Openings();
  private readonly process = randomBytes(4).toString('hex');
  private sequence = 0;
  private rounds = 0;
  private isRunning = false;
  private isStopped = false;

  constructor(
    private readonly snapshots: Snapshots,
    private readonly clock: Clock,
  ) {}

  onModuleDestroy(): void {
    this.isStopped = true;
    for (const stream of this.streams) this.end(stream);
  }

  /** Adds topics; for modules, while they start. */
  add(topics: readonly LiveTopic[]): void {
    for (const topic of topics) this.topics.set(topic.name, new TopicState(topic, this.process));
  }

  /** Number of streams. */
  get count(): number {
    return this.streams.size;
  }

  /** Sessions with a stream, each once. */
  holders(): StreamHolder[] {
    return [...new Map([...this.streams].map(({ holder }) => [holder.publicId, holder])).values()];
  }

  /** Ends the streams of these sessions. */
  endOf(holders: readonly StreamHolder[]): void {
    const ended = new Set(holders.map(({ publicId }) => publicId));
    for (const stream of this.streams) if (ended.has(stream.holder.publicId)) this.end(stream);
  }

  /**
   * Begins a stream of topics, by name: the value of each at the last round, or what changed since the version that is named with
   * it, then every change. Throws `platform.busy` and `live.*`.
   */
  async open(response: Response, holder: StreamHolder, wanted: ReadonlyMap<string, string>): Promise<void> {
    this.openings.note(holder.publicId, this.clock.millis());
    this.assertRoomFor(holder);
    const topics = [...wanted.keys()].map((name) => this.topics.get(name)).filter((topic) => topic !== undefined);
    await Promise.all(topics.map((topic) => this.refresh(topic, ROUND_MS)));
    if (response.closed) return;
    // Again: others have come meanwhile.
    this.assertRoomFor(holder);
    const own = [...this.streams].filter((stream) => stream.holder.publicId === holder.publicId);
    for (const oldest of own.slice(0, Math.max(0, own.length - MOST_OF_HOLDER + 1))) this.end(oldest);
    const since = topics.map((topic) => topic.versionOf(wanted.get(topic.topic.name) ?? ''));
    const stream = { response, holder, topics, sent: since };
    response.status(200).set(HEADERS).flushHeaders();
    response.on('close', () => this.streams.delete(stream));
    this.streams.add(stream);
    if (!this.send(stream)) response.write(BEAT);
  }

  private assertRoomFor({ publicId, network }: StreamHolder): void {
    if (this.isStopped || this.streams.size >= MOST_STREAMS) throw PlatformErrors.busy();
    // Those of the session itself make room.
    let others = 0;
    for (const { holder } of this.streams) if (holder.network === network && holder.publicId !== publicId) others += 1;
    if (others >= MOST_OF_NETWORK) throw LiveErrors.tooManyOfAddress({}, { retryAfterSeconds: RETRY_SECONDS });
  }

  /** Reads what is shown by anybody, and sends what has changed. */
  @Interval(ROUND_MS)
  async round(): Promise<void> {
    if (this.isRunning || this.streams.size === 0) return;
    this.isRunning = true;
    try {
      this.rounds += 1;
      const { sequence } = this.snapshots;
      if (sequence === this.sequence && this.rounds % ROUNDS_OF_OLD !== 0) return this.beat();
      this.sequence = sequence;
      const shown = new Set([...this.streams].flatMap(({ topics }) => topics));
      await Promise.all([...shown].map((topic) => this.refresh(topic)));
      for (const stream of this.streams)
        if (stream.topics.some(({ failures }) => failures >= MOST_FAILURES)) this.end(stream);
        else this.send(stream);
      this.beat();
    } finally {
      this.isRunning = false;
    }
  }

  private async refresh(topic: TopicState, sinceMs?: number): Promise<void> {
    try {
      await topic.refresh(this.snapshots.sequence, sinceMs);
    } catch (error) {
      // Clients read the refusal by the GET call.
      logger.debug({ err: error, topic: topic.topic.name }, 'topic not read');
    }
  }

  /** Sends what is new on a stream; returns whether anything was. */
  private send({ response, topics, sent }: Stream): boolean {
    if (response.writableLength > MOST_UNSENT) {
      response.destroy();
      return true;
    }
    const behind = topics.filter(({ version }, index) => version !== sent[index]);
    if (behind.length === 0) return false;
    response.cork();
    topics.forEach((topic, index) => {
      if (topic.version === sent[index]) return;
      response.write(topic.frame(sent[index] ?? 0));
      sent[index] = topic.version;
    });
    response.uncork();
    return true;
  }

  private beat(): void {
    if (this.rounds % ROUNDS_OF_BEAT !== 0) return;
    for (const { response } of this.streams) response.write(BEAT);
    this.openings.forget(this.clock.millis());
  }

  private end(stream: Stream): void {
    this.streams.delete(stream);
    stream.response.end();
  }
}
