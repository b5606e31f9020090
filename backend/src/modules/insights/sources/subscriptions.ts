import { UpstreamFailure, type UpstreamSocket } from '../../../platform/upstream/index.js';

/** A message that a vendor may refuse as a whole, naming its id. */
export interface Batch {
  readonly text: string;
  readonly id: string;
  readonly symbols: readonly string[];
}

/** What is sent. */
export const textOf = (message: string | Batch): string => (typeof message === 'string' ? message : message.text);

/**
 * Messages that subscribe to `symbols`, of which `added` are not subscribed to on this connection yet, and end the
 * subscription to those in `gone`.
 */
export type Subscriptions = (
  symbols: readonly string[],
  added: readonly string[],
  gone: readonly string[],
) => readonly (string | Batch)[];

/** What one connection is subscribed to. */
export class Subscribed {
  private wanted: readonly string[] = [];
  private subscribed = new Set<string>();
  /** What was asked for under an id; ids are used again, so that there are no more than symbols. */
  private readonly batches = new Map<string, readonly string[]>();

  constructor(private readonly messagesOf: Subscriptions) {}

  get symbols(): readonly string[] {
    return this.wanted;
  }

  /** Asks for everything that is wanted, on a connection that is new. */
  anew(socket: UpstreamSocket | null): void {
    this.subscribed = new Set();
    this.batches.clear();
    this.want(this.wanted, socket);
  }

  /** Asks for what is new among `symbols`, and no longer for what is not among them. */
  want(symbols: readonly string[], socket: UpstreamSocket | null): void {
    this.wanted = symbols;
    if (!socket?.isOpen) return;
    const added = symbols.filter((symbol) => !this.subscribed.has(symbol));
    const all = new Set(symbols);
    const gone = [...this.subscribed].filter((symbol) => !all.has(symbol));
    if (added.length === 0 && gone.length === 0) return;
    this.subscribed = all;
    this.send(symbols, added, gone, socket);
  }

  /**
   * Returns what `read` makes of a message. Where it says that a batch was refused, its symbols are asked for one by one, since
   * one of them may be to blame; a single one is asked for again when symbols are wanted next. Throws what `read` throws.
   */
  heard<T>(socket: UpstreamSocket | null, read: () => T): T {
    try {
      return read();
    } catch (error) {
      if (error instanceof UpstreamFailure && error.reason === 'refused') this.refused(error.details.code, socket);
      throw error;
    }
  }

  private refused(id: string | undefined, socket: UpstreamSocket | null): void {
    const symbols = this.batches.get(id ?? '') ?? [];
    this.batches.delete(id ?? '');
    const [single] = symbols;
    if (symbols.length === 1 && single !== undefined) this.subscribed.delete(single);
    else for (const symbol of symbols) this.send(this.wanted, [symbol], [], socket);
  }

  private send(
    symbols: readonly string[],
    added: readonly string[],
    gone: readonly string[],
    socket: UpstreamSocket | null,
  ): void {
    for (const message of this.messagesOf(symbols, added, gone)) {
      if (typeof message !== 'string') this.batches.set(message.id, message.symbols);
      socket?.send(textOf(message));
    }
  }
}
