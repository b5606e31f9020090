import { MAX_MINOR_UNITS } from '../../src/platform/ledger/index.js';

/** One intent of one member. Earlier intents are named by their place in the list, modulo its length. */
export type Intent =
  | { readonly do: 'grant' | 'spend' | 'hold'; readonly amount: bigint }
  /** Signed. */
  | { readonly do: 'accrue'; readonly amount: bigint }
  | { readonly do: 'holdLuff'; readonly amount: bigint }
  | { readonly do: 'post' | 'void' | 'settle' | 'refund'; readonly of: number }
  /** Sends an earlier intent again under its key. */
  | { readonly do: 'again'; readonly of: number }
  /** Sends an earlier intent's key with another amount. */
  | { readonly do: 'conflict'; readonly of: number };

export type Currency = 'LCOIN' | 'LUFF';

export interface Balances {
  readonly available: bigint;
  readonly held: bigint;
  readonly clawback: bigint;
}

/** What the ledger answers to an intent: the balances it left, or the code of its refusal. */
export type Answer = ({ readonly id: string; readonly replayed: boolean } & Balances) | { readonly refused: string };

export type Expected = ({ readonly replayed: boolean } & Balances) | { readonly refused: string };

interface Booked {
  readonly kind: 'grant' | 'spend' | 'hold' | 'accrue' | 'post' | 'void' | 'settle' | 'refund';
  readonly currency: Currency;
  readonly amount: bigint;
  readonly after: Balances;
}

const EMPTY: Balances = { available: 0n, held: 0n, clawback: 0n };

/** The ledger of one member as a person would keep it: two balances and a list. */
export class LedgerModel {
  private readonly balances: Record<Currency, Balances> = { LCOIN: EMPTY, LUFF: EMPTY };
  private readonly booked = new Map<string, Booked>();
  private readonly concluded = new Set<string>();

  balance(currency: Currency): Balances {
    return this.balances[currency];
  }

  /** How many transfers an account has. */
  count(currency: Currency): number {
    return [...this.booked.values()].filter((transfer) => transfer.currency === currency).length;
  }

  move(key: string, kind: 'grant' | 'spend' | 'hold' | 'accrue', currency: Currency, amount: bigint): Expected {
    const known = this.booked.get(key);
    if (known) {
      return known.kind === kind && known.currency === currency && known.amount === amount
        ? { replayed: true, ...known.after }
        : { refused: 'ledger.keyReused' };
    }
    const before = this.balances[currency];
    const after = this.after(before, kind, amount);
    if ('refused' in after) return after;
    return this.book(key, { kind, currency, amount, after });
  }

  conclude(key: string, kind: 'post' | 'void' | 'settle' | 'refund', earlierKey: string): Expected {
    const earlier = this.booked.get(earlierKey);
    if (!earlier) return { refused: 'ledger.transferNotFound' };
    const wanted = { post: 'hold', void: 'hold', settle: 'post', refund: 'spend' } as const;
    if (earlier.kind !== wanted[kind] || (kind === 'settle' && earlier.currency !== 'LUFF'))
      return { refused: 'LG006' };
    const known = this.booked.get(key);
    if (known) return known.kind === kind ? { replayed: true, ...known.after } : { refused: 'ledger.keyReused' };
    if (this.concluded.has(earlierKey)) return { refused: 'ledger.alreadyConcluded' };
    const { available, held, clawback } = this.balances[earlier.currency];
    const { amount } = earlier;
    const fills = amount < clawback ? amount : clawback;
    const after = {
      post: { available, held: held - amount, clawback },
      void: { available: available + amount - fills, held: held - amount, clawback: clawback - fills },
      settle: { available, held, clawback },
      refund: { available: available + amount, held, clawback },
    }[kind];
    if (after.available > MAX_MINOR_UNITS) return { refused: 'ledger.amountOutOfRange' };
    this.concluded.add(earlierKey);
    return this.book(key, { kind, currency: earlier.currency, amount, after });
  }

  private after(
    { available, held, clawback }: Balances,
    kind: 'grant' | 'spend' | 'hold' | 'accrue',
    amount: bigint,
  ): Balances | { refused: string } {
    if (kind === 'spend' || kind === 'hold') {
      if (amount > available) return { refused: 'ledger.insufficient' };
      const nowHeld = kind === 'hold' ? held + amount : held;
      if (nowHeld > MAX_MINOR_UNITS) return { refused: 'ledger.amountOutOfRange' };
      return { available: available - amount, held: nowHeld, clawback };
    }
    let [free, owed] = [available, clawback];
    if (amount >= 0n) {
      const fills = kind === 'accrue' && amount < owed ? amount : kind === 'accrue' ? owed : 0n;
      [free, owed] = [free + amount - fills, owed - fills];
    } else {
      const takes = -amount < free ? -amount : free;
      [free, owed] = [free - takes, owed - amount - takes];
    }
    if (free > MAX_MINOR_UNITS || owed > MAX_MINOR_UNITS) return { refused: 'ledger.amountOutOfRange' };
    return { available: free, held, clawback: owed };
  }

  private book(key: string, transfer: Booked): Expected {
    this.booked.set(key, transfer);
    this.balances[transfer.currency] = transfer.after;
    return { replayed: false, ...transfer.after };
  }
}
