import { ruleOf, type Totals, type TransferKind } from '../../platform/ledger/index.js';

/** To which sum a kind of transfer belongs; requests hold and give back, and what they spend is what remains. */
export const LCOIN_SUM_PARTS = ['earned', 'spent', 'request'] as const;
export type LcoinSumPart = (typeof LCOIN_SUM_PARTS)[number];

type Kind = TransferKind<'LCOIN'>;

/** What comes from the mint was earned; a refund makes what was spent less. */
export function partOf(kind: Kind): LcoinSumPart {
  const { legs } = ruleOf('LCOIN', kind);
  if (legs.held !== undefined) return 'request';
  return legs.mint === undefined ? 'spent' : 'earned';
}

/**
 * What was earned and what is gone, both positive: `earned − spent` is the balance with what is held. `sums` are of what
 * can be spent, so that an approval is not among them: of what was asked, what is neither back nor `held` was spent.
 */
export function sumsOf(sums: ReadonlyMap<Kind, Totals>, held: bigint): { earned: bigint; spent: bigint } {
  const net = { earned: 0n, spent: 0n, request: 0n };
  for (const [kind, { received, taken }] of sums) net[partOf(kind)] += received - taken;
  return { earned: net.earned, spent: -net.spent - net.request - held };
}
