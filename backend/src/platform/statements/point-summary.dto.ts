import type { Language } from '../errors/index.js';
import { Choice } from '../http/index.js';
import { CURRENCIES, formatAmount, ruleOf, type Balances, type Currency, type Totals } from '../ledger/index.js';
import type { Book } from './book.js';
import { ENTRY_TYPES, type EntryType } from './statement.dto.js';

/** The sum that a kind of transfer belongs to. Requests hold and release; the rest was spent. */
const SUM_PARTS = ['earned', 'spent', 'request'] as const;
type SumPart = (typeof SUM_PARTS)[number];

/** What one kind of act added and took. */
export class PointSumDto {
  /** earn, bonus and mining add; spend and other take. */
  @Choice(ENTRY_TYPES, { name: 'EntryType' })
  type: EntryType;
  /** In the caller's language. */
  label: string;
  /** Which sum it belongs to; of requests, what is neither back nor held was spent. */
  @Choice(SUM_PARTS, { name: 'PointSumPart' })
  part: SumPart;
  /** Net: negative takes. */
  amount: string;
  /** Number of transfers. */
  count: number;
}

/** All of a member's transfers of a point in sum: earned less spent is the balance, held included, less what is owed. */
export class PointSummaryDto {
  /** Everything that was added, corrections subtracted; what came back from a request or a purchase is not. */
  earned: string;
  /** Everything that is gone, as a positive number: purchases, decided requests, deductions; not what is held. */
  spent: string;
  /** Set aside for requests that wait for a decision: not spent yet. */
  held: string;
  /** Owed after a correction; L coin is never owed. @example "0" */
  owed: string;
  /** Number of transfers. */
  count: number;
  /** The sums by kind of act, which make up those above. */
  breakdown: PointSumDto[];

  static from(
    book: Book,
    sums: ReadonlyMap<string, Totals>,
    { held, clawback }: Balances,
    language: Language,
  ): PointSummaryDto {
    const wire = (amount: bigint): string => formatAmount(amount, CURRENCIES[book.currency]);
    const net = { earned: 0n, spent: 0n, request: 0n };
    for (const [kind, { received, taken }] of sums) net[partOf(book.currency, kind)] += received - taken;
    return {
      earned: wire(net.earned),
      // Approvals move nothing that is available: requested less released less held was spent.
      spent: wire(-net.spent - net.request - held),
      held: wire(held),
      owed: wire(clawback),
      count: [...sums.values()].reduce((sum, { count }) => sum + count, 0),
      breakdown: Object.entries(book.kinds).flatMap(([kind, { type, sum }]) => {
        const total = sums.get(kind);
        if (!total) return [];
        const { received, taken, count } = total;
        return [
          { type, label: sum[language], part: partOf(book.currency, kind), amount: wire(received - taken), count },
        ];
      }),
    };
  }
}

/** Mints were earned, also where a correction takes them back; a refund reduces what was spent. */
function partOf(currency: Currency, kind: string): SumPart {
  const { legs } = ruleOf(currency, kind);
  if (legs.held !== undefined) return 'request';
  return legs.mint === undefined ? 'spent' : 'earned';
}
