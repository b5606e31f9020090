import { ruleOf, type Totals, type TransferKind } from '../../platform/ledger/index.js';

/** The total that each kind of transfer belongs to. Requests hold and release; the rest was spent. */
export const LCOIN_SUM_PARTS = ['earned', 'spent', 'request'] as const;
export type LcoinSumPart = (typeof LCOIN_SUM_PARTS)[number];

type Kind = TransferKind<'LCOIN'>;

/** Mints were earned; a refund reduces what was spent. */
export function partOf(kind: Kind): LcoinSumPart {
  const { legs } = ruleOf('LCOIN', kind);
  if (legs.held !== undefined) return 'request';
  return legs.mint === undefined ? 'spent' : 'earned';
}

/**
 * Earned and spent amounts, both positive: `earned − spent` is the balance including held points. `sums` cover available
 * points, so approvals are not among them: requested minus released minus `held` was spent.
 */
export function sumsOf(sums: ReadonlyMap<Kind, Totals>, held: bigint): { earned: bigint; spent: bigint } {
  const net = { earned: 0n, spent: 0n, request: 0n };
  for (const [kind, { received, taken }] of sums) net[partOf(kind)] += received - taken;
  return { earned: net.earned, spent: -net.spent - net.request - held };
}
