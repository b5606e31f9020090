import type { LedgerFindingDto } from '@/shared/api/generated/schemas';
import { compareDecimals, multiplyDecimals, parseDecimal, subtractDecimals } from '@/shared/decimal';

/** The ledger counts points in their smallest parts. */
const ONE_PART = { LCOIN: '1', LUFF: '1e-8' } as const;

export type PointCurrency = keyof typeof ONE_PART;

/** What stands in a record: points, the same in smallest parts, what was decided, whether something is there. */
type Kind = 'points' | 'parts' | 'count' | 'state' | 'decision' | 'flag' | 'time' | 'text';

type Spec = readonly [label: string, path: string, kind: Kind];

/** Both sides of each check in the order in which one compares them; ids stay in the record. */
const SPECS = {
  'balances-equal-entries': [],
  'chain-has-no-gap': [
    ['version', 'version', 'count'],
    ['earlierVersion', 'earlierVersion', 'count'],
    ['afterAvailable', 'available', 'parts'],
    ['afterHeld', 'held', 'parts'],
    ['afterClawback', 'clawback', 'parts'],
  ],
  'transfers-sum-to-zero': [
    ['sum', 'sum', 'parts'],
    ['legs', 'legs', 'count'],
  ],
  'currency-sums-to-zero': [['sum', 'sum', 'parts']],
  'held-equals-open-holds': [
    ['accountHeld', 'held', 'parts'],
    ['openHolds', 'openHolds', 'parts'],
  ],
  'transfers-follow-their-rules': [],
  'indicator-purchases-equal-transfers': [
    ['requestState', 'status', 'state'],
    ['ledgerDecision', 'decision', 'decision'],
    ['requested', 'paidAmount', 'points'],
    ['ledgerHeld', 'held', 'parts'],
  ],
  'redemptions-equal-transfers': [
    ['requestState', 'status', 'state'],
    ['ledgerDecision', 'decision', 'decision'],
    ['requested', 'luffAmount', 'points'],
    ['ledgerHeld', 'held', 'parts'],
    ['requestPaid', 'paid', 'flag'],
    ['ledgerPaid', 'settled', 'flag'],
  ],
  'accruals-equal-transfers': [
    ['uid', 'uid', 'text'],
    ['day', 'day', 'text'],
    ['target', 'target', 'points'],
    ['alreadyPosted', 'alreadyPosted', 'points'],
    ['booked', 'booked', 'parts'],
  ],
  'accruals-follow-reports': [['days', 'days', 'count']],
  'idle-claims-equal-transfers': [
    ['claimed', 'claimed', 'parts'],
    ['booked', 'booked', 'parts'],
    ['claimBefore', 'claimBefore', 'time'],
    ['from', 'from', 'time'],
    ['to', 'to', 'time'],
  ],
  'orders-equal-transfers': [
    ['price', 'price', 'parts'],
    ['booked', 'paid', 'parts'],
  ],
  'orders-have-goods': [['orders', 'orders', 'count']],
} as const satisfies Record<string, readonly Spec[]>;

/** Amounts of a check that ought to be equal, in the order of its facts. */
const EQUALS: Partial<Record<Check, readonly [FactLabel, FactLabel]>> = {
  'held-equals-open-holds': ['accountHeld', 'openHolds'],
  'indicator-purchases-equal-transfers': ['requested', 'ledgerHeld'],
  'redemptions-equal-transfers': ['requested', 'ledgerHeld'],
  'idle-claims-equal-transfers': ['claimed', 'booked'],
  'orders-equal-transfers': ['price', 'booked'],
};

/** Each balance of an account beside what its records come to: all of them in a whole run, the last one in a recent run. */
const BALANCES = [
  ['accountAvailable', 'account.available', 'parts', 'ledgerAvailable', 'transfers.available', 'last.available_after'],
  ['accountHeld', 'account.held', 'parts', 'ledgerHeld', 'transfers.held', 'last.held_after'],
  ['accountClawback', 'account.clawback', 'parts', 'ledgerClawback', 'transfers.clawback', 'last.clawback_after'],
  ['accountVersion', 'account.version', 'count', 'ledgerVersion', 'transfers.version', 'last.account_version'],
] as const;

export type Check = keyof typeof SPECS;
type Balance = (typeof BALANCES)[number];
export type FactLabel = (typeof SPECS)[Check][number][0] | Balance[0] | Balance[3] | 'difference';

/** One labelled value of a finding; null where the record lacks it. */
export interface Fact {
  readonly label: FactLabel;
  readonly kind: 'points' | 'difference' | 'count' | 'state' | 'flag' | 'time' | 'text';
  readonly value: string | null;
}

export const isKnownCheck = (check: string): check is Check => check in SPECS;
export const isPointCurrency = (currency: string | null): currency is PointCurrency =>
  currency !== null && currency in ONE_PART;

type Found = Pick<LedgerFindingDto, 'check' | 'currency' | 'detail'>;

/** What disagrees, both sides beside each other and what the first has more than the second; nothing for a check that is not known here. */
export function factsOf({ check, currency, detail }: Found): Fact[] {
  const fact = (label: FactLabel, kind: Kind, ...paths: string[]): Fact =>
    factOf(label, kind, paths.map((path) => readAt(detail, path)).find((value) => value !== null) ?? null, currency);
  if (check === 'balances-equal-entries')
    return BALANCES.flatMap(([account, at, kind, ledger, ...paths]) => {
      const [one, other] = [fact(account, kind, at), fact(ledger, kind, ...paths)];
      return one.value === other.value ? [] : [one, other, ...differenceOf(one, other)];
    });
  if (!isKnownCheck(check)) return [];
  const facts: Fact[] = SPECS[check].map(([label, path, kind]) => fact(label, kind, path));
  const [one, other] = (EQUALS[check] ?? []).map((side) => facts.find(({ label }) => label === side));
  return facts.flatMap((each) => (one && each === other ? [each, ...differenceOf(one, other)] : [each]));
}

/** What the first amount has more than the second; nothing where they are equal or one is missing. */
function differenceOf(one: Fact, other: Fact): Fact[] {
  if (one.kind !== 'points' || other.kind !== 'points' || one.value === null || other.value === null) return [];
  if (compareDecimals(one.value, other.value) === 0) return [];
  return [{ label: 'difference', kind: 'difference', value: subtractDecimals(one.value, other.value) }];
}

function factOf(label: FactLabel, kind: Kind, value: string | null, currency: string | null): Fact {
  if (kind === 'decision') return { label, kind: 'state', value: value === null ? null : decisionOf(value) };
  if (kind !== 'parts') return { label, kind, value };
  if (!isPointCurrency(currency) || !parseDecimal(value)) return { label, kind: 'text', value };
  return { label, kind: 'points', value: multiplyDecimals(value ?? '0', ONE_PART[currency]) };
}

/** `payback_post` concludes a request like its approval, `payback_void` like its refusal. */
const decisionOf = (kind: string): string => kind.replace(/^.*_post$/, 'approved').replace(/^.*_void$/, 'rejected');

function readAt(detail: unknown, path: string): string | null {
  const value = path.split('.').reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), detail);
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
