/** Decimals of each currency. Equal to `ledger.currency`. */
export const CURRENCIES = { LCOIN: 0, LUFF: 8 } as const;
export type Currency = keyof typeof CURRENCIES;

/** Accounts of a member, which carry balances, and system accounts, which are only summed. */
export const ACCOUNTS = ['available', 'held', 'clawback', 'mint', 'burn', 'store', 'payable', 'settled'] as const;
export type Account = (typeof ACCOUNTS)[number];

/** How a kind is written: alone, as a hold, as the conclusion of an earlier transfer, or as an accrual. */
export type Door = 'post' | 'hold' | 'hold_post' | 'hold_void' | 'settle' | 'reverse' | 'accrue';

/** Rule of one kind of transfer; a row of `ledger.rule`. */
export interface TransferRule {
  readonly door: Door;
  /** The kind of the earlier transfer that this one concludes. */
  readonly concludes?: string;
  readonly needsActor?: true;
  readonly needsReason?: true;
  /** Direction of each account's movement. */
  readonly legs: Readonly<Partial<Record<Account, 1 | -1>>>;
}

const fromMint = { available: 1, mint: -1 } as const;
const toHeld = { available: -1, held: 1 } as const;
const fromHeld = { available: 1, held: -1 } as const;
/** Returned points first fill debts. */
const fromHeldOverOwed = { ...fromHeld, clawback: 1 } as const;
const heldToStore = { held: -1, store: 1 } as const;
const toBurn = { available: -1, burn: 1 } as const;

/**
 * Every kind of transfer, by currency. The database has the same table and enforces it; a new kind is a row here and in a
 * migration, and a test asserts that the two agree.
 */
export const TRANSFER_RULES = {
  LCOIN: {
    signup_bonus: { door: 'post', legs: fromMint },
    uid_verification_bonus: { door: 'post', legs: fromMint },
    attendance: { door: 'post', legs: fromMint },
    idle_mining: { door: 'post', legs: fromMint },
    admin_grant: { door: 'post', needsActor: true, legs: fromMint },
    admin_deduct: { door: 'post', needsActor: true, legs: toBurn },
    store_purchase: { door: 'post', legs: { available: -1, store: 1 } },
    store_refund: {
      door: 'reverse',
      concludes: 'store_purchase',
      needsActor: true,
      needsReason: true,
      legs: { available: 1, store: -1 },
    },
    indicator_hold: { door: 'hold', legs: toHeld },
    indicator_post: { door: 'hold_post', concludes: 'indicator_hold', needsActor: true, legs: heldToStore },
    indicator_void: { door: 'hold_void', concludes: 'indicator_hold', legs: fromHeld },
    account_close: { door: 'post', legs: toBurn },
  },
  LUFF: {
    accrual: { door: 'accrue', legs: { available: 1, clawback: 1, mint: -1 } },
    accrual_correction: { door: 'accrue', legs: { available: -1, clawback: -1, mint: 1 } },
    payback_hold: { door: 'hold', legs: toHeld },
    payback_post: {
      door: 'hold_post',
      concludes: 'payback_hold',
      needsActor: true,
      legs: { held: -1, payable: 1 },
    },
    payback_void: { door: 'hold_void', concludes: 'payback_hold', legs: fromHeldOverOwed },
    payback_settle: {
      door: 'settle',
      concludes: 'payback_post',
      needsActor: true,
      legs: { payable: -1, settled: 1 },
    },
    indicator_hold: { door: 'hold', legs: toHeld },
    indicator_post: { door: 'hold_post', concludes: 'indicator_hold', needsActor: true, legs: heldToStore },
    indicator_void: { door: 'hold_void', concludes: 'indicator_hold', legs: fromHeldOverOwed },
    account_close: { door: 'post', legs: toBurn },
  },
} as const satisfies Record<Currency, Record<string, TransferRule>>;

type Rules = typeof TRANSFER_RULES;

/** The kinds of one currency. */
export type TransferKind<C extends Currency = Currency> = C extends Currency ? keyof Rules[C] & string : never;

/** Kinds of a currency with one entry. */
export type KindAt<C extends Currency, D extends Door> = C extends Currency
  ? { [K in keyof Rules[C] & string]: Rules[C][K] extends { door: D } ? K : never }[keyof Rules[C] & string]
  : never;

/** Kinds that mint points, or take minted ones back: what a member earned. */
export function mintingKinds(currency: Currency): TransferKind[] {
  const kinds = Object.keys(TRANSFER_RULES[currency]) as TransferKind[];
  return kinds.filter((kind) => 'mint' in ruleOf(currency, kind).legs);
}

/** The rule of a kind without its literal type. */
export function ruleOf(currency: Currency, kind: string): TransferRule {
  const rule = (TRANSFER_RULES[currency] as Readonly<Record<string, TransferRule>>)[kind];
  if (!rule) throw new RangeError(`${currency} has no transfer kind ${kind}`);
  return rule;
}
