import type { UpstreamSocket } from '../../../platform/upstream/index.js';

/**
 * Messages that subscribe to `symbols`, of which `added` are not subscribed to on this connection yet, and end the
 * subscription to those in `gone`.
 */
export type Subscriptions = (
  symbols: readonly string[],
  added: readonly string[],
  gone: readonly string[],
) => readonly string[];

/** What one connection is subscribed to. */
export class Subscribed {
  private wanted: readonly string[] = [];
  private subscribed = new Set<string>();

  constructor(private readonly messagesOf: Subscriptions) {}

  get symbols(): readonly string[] {
    return this.wanted;
  }

  /** Asks for everything that is wanted, on a connection that is new. */
  anew(socket: UpstreamSocket | null): void {
    this.subscribed = new Set();
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
    for (const message of this.messagesOf(symbols, added, gone)) socket.send(message);
    this.subscribed = all;
  }
}
