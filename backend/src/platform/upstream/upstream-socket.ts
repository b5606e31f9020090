import { ExponentialBackoff, type IBackoff } from 'cockatiel';
import { WebSocket, type RawData } from 'ws';
import { parseExactJson } from './exact-json.js';
import { guardedLookup, isLoopbackHost } from './guarded-lookup.js';
import type { UpstreamLog } from './upstream-client.js';
import { UpstreamFailure } from './upstream-failure.js';

export interface SocketOptions {
  /** Display name of the vendor, in errors and logs. */
  readonly vendor: string;
  /** wss, or ws on this machine. */
  readonly url: string;
  /** Connected: the place to subscribe. */
  onOpen(): void;
  /**
   * Reads one message, whose numbers are source text. Returns how many of its rows could not be read, null for one that has
   * no rows, such as an acknowledgement. Throws `UpstreamFailure` for one that cannot be read; whatever else it throws counts alike.
   */
  accept(body: unknown): number | null;
  /** Something may have been missed: the connection was made or lost, or messages were dropped. */
  onGap(): void;
  /** At most once a second, while messages are read: rows that could not be read, and messages that came too fast. */
  noteSuccess(dropped: number): void;
  noteFailure(error: unknown): void;
  readonly log?: UpstreamLog;
  /** The connection is dead when nothing readable came for so long. */
  readonly silentMs: number;
  /** Scales how long it may be silent, and the longest pause before it is connected again. Default 1. */
  readonly patienceScale?: number;
  /** Text that the vendor wants beside ping frames. */
  readonly heartbeat?: string;
  /** Messages that are read in a second; what comes beyond is dropped and counted. Default 10,000. */
  readonly mostPerSecond?: number;
}

const MOST_PER_SECOND = 10_000;
const MOST_BYTES = 4 * 1024 * 1024;
const HANDSHAKE_MS = 3_000;
const TICK_MS = 1_000;
const PING_MS = 20_000;
/** A connection that lasted so long and was readable has proved itself; the next loss begins with a short pause again. */
const STEADY_MS = 10_000;
const GOODBYE_MS = 500;
/** More unreadable messages than one in so many mean that the vendor speaks another language. */
const MESSAGES_FOR_A_BAD_ONE = 3;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Websocket of one vendor that stays open: connected again after pauses that grow and vary, given up when it is silent, and
 * bounded in size and number of messages. Nothing is queued: a message is read when it arrives, or dropped and counted.
 */
export class UpstreamSocket {
  private readonly isLocal: boolean;
  private socket: WebSocket | null = null;
  private readonly silentMs: number;
  private readonly pauses: ExponentialBackoff<unknown>;
  private pause: IBackoff<unknown> | null = null;
  private reconnecting: NodeJS.Timeout | undefined;
  private ticking: NodeJS.Timeout | undefined;
  private openedAt = 0;
  private lastReadAt = 0;
  private lastPingAt = 0;
  private hasRead = false;
  private failure: UpstreamFailure | null = null;
  private second = { messages: 0, unreadable: 0, dropped: 0 };

  constructor(private readonly options: SocketOptions) {
    const { protocol, hostname } = new URL(options.url);
    this.isLocal = isLoopbackHost(hostname);
    if (protocol !== 'wss:' && !(this.isLocal && protocol === 'ws:'))
      throw new Error(`${options.vendor}: the socket URL must be wss`);
    const scale = options.patienceScale ?? 1;
    this.silentMs = options.silentMs * scale;
    this.pauses = new ExponentialBackoff({ initialDelay: FIRST_PAUSE_MS, maxDelay: LONGEST_PAUSE_MS * scale });
  }

  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Whether it is connected and tells something. */
  get isLive(): boolean {
    return this.isOpen && this.hasRead && performance.now() - this.lastReadAt < this.silentMs;
  }

  /** Connects, and stays connected until it is closed. */
  open(): void {
    if (this.ticking) return;
    this.ticking = setInterval(() => this.tick(), TICK_MS);
    this.ticking.unref();
    this.connect();
  }

  /** Sends a message; does nothing while there is no connection, since `onOpen` follows. */
  send(message: string): void {
    if (this.isOpen) this.socket?.send(message);
  }

  /** Ends the connection, at the latest after half a second. */
  async close(): Promise<void> {
    clearInterval(this.ticking);
    clearTimeout(this.reconnecting);
    this.ticking = undefined;
    const { socket } = this;
    this.socket = null;
    if (!socket || socket.readyState === WebSocket.CLOSED) return;
    await new Promise<void>((resolve) => {
      const patience = setTimeout(() => socket.terminate(), GOODBYE_MS);
      socket.once('close', () => {
        clearTimeout(patience);
        resolve();
      });
      socket.close();
    });
  }

  private connect(): void {
    const socket = new WebSocket(this.options.url, {
      perMessageDeflate: false,
      maxPayload: MOST_BYTES,
      handshakeTimeout: HANDSHAKE_MS,
      ...(this.isLocal ? {} : { lookup: guardedLookup }),
    });
    this.socket = socket;
    this.hasRead = false;
    this.failure = null;
    socket.on('open', () => {
      if (this.socket !== socket) return;
      this.openedAt = this.lastReadAt = this.lastPingAt = performance.now();
      this.options.onOpen();
      this.options.onGap();
    });
    socket.on('message', (data) => {
      if (this.socket === socket) this.receive(data);
    });
    socket.on('error', (cause) => {
      this.failure ??= new UpstreamFailure('network', `socket failed: ${cause.message}`, { cause });
    });
    socket.on('close', (code) => {
      if (this.socket === socket) this.lost(code);
    });
  }

  private receive(data: RawData): void {
    this.second.messages += 1;
    if (this.second.messages > (this.options.mostPerSecond ?? MOST_PER_SECOND)) {
      this.second.dropped += 1;
      return;
    }
    try {
      const unreadable = this.options.accept(parsed(data));
      if (unreadable === null) return;
      this.second.unreadable += unreadable;
      this.lastReadAt = performance.now();
      this.hasRead = true;
    } catch (error) {
      this.second.unreadable += 1;
      this.failure = error instanceof UpstreamFailure ? error : this.unexpected(error);
    }
  }

  /** A fault in reading, e.g. for a value that nobody thought of: costs that message. Logged once a second at most. */
  private unexpected(cause: unknown): UpstreamFailure {
    const failure = new UpstreamFailure('garbage', 'a message that could not be handled', { cause });
    if (this.second.unreadable === 1) this.warn(failure);
    return failure;
  }

  /** Looks after the connection, and notes what the last second brought. */
  private tick(): void {
    const { messages, unreadable, dropped } = this.second;
    this.second = { messages: 0, unreadable: 0, dropped: 0 };
    if (dropped > 0) {
      this.warn(new UpstreamFailure('busy', `${dropped} messages dropped within a second`));
      this.options.onGap();
    }
    if (this.failure && unreadable * MESSAGES_FOR_A_BAD_ONE > messages) this.report(this.failure);
    else if (messages > 0) this.options.noteSuccess(unreadable + dropped);
    const { socket } = this;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const now = performance.now();
    if (now - this.lastReadAt > this.silentMs) {
      this.failure ??= new UpstreamFailure('timeout', `silent for ${this.silentMs} ms`);
      socket.terminate();
      return;
    }
    if (this.hasRead && now - this.openedAt > STEADY_MS) this.pause = null;
    if (now - this.lastPingAt < PING_MS) return;
    this.lastPingAt = now;
    socket.ping();
    if (this.options.heartbeat !== undefined) socket.send(this.options.heartbeat);
  }

  private lost(code: number): void {
    this.socket = null;
    this.report(this.failure ?? new UpstreamFailure('network', `socket closed (${code})`, { code: String(code) }));
    this.options.onGap();
    this.pause = (this.pause ?? this.pauses).next(undefined);
    this.reconnecting = setTimeout(() => this.connect(), this.pause.duration);
    this.reconnecting.unref();
  }

  private report(failure: UpstreamFailure): void {
    this.warn(failure);
    this.options.noteFailure(failure.toDomainError(this.options.vendor));
  }

  private warn(failure: UpstreamFailure): void {
    const { vendor, log } = this.options;
    const { code, path } = failure.details;
    log?.warn(
      { vendor, lane: new URL(this.options.url).pathname, reason: failure.reason, code, path, err: failure },
      `socket of ${vendor}: ${failure.message}`,
    );
  }
}

/** Vendors send JSON as text or as bytes. */
function parsed(data: RawData): unknown {
  // Fragments are put together and views of other kinds are not asked for, so that it is a buffer.
  const text = (data as Buffer).toString('utf8');
  try {
    return parseExactJson(text);
  } catch (cause) {
    throw new UpstreamFailure('garbage', 'a message that is not JSON', { cause });
  }
}
