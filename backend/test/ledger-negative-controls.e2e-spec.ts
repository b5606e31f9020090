import { jest } from '@jest/globals';
import fc from 'fast-check';
import { luffTarget } from '../src/modules/luff/accrual.rules.js';
import {
  accruesTheWholeDay,
  accruesWithoutDeadlock,
  decidesOnce,
  followsTheModel,
  intentLists,
  losesNoUpdate,
  paysEachIntentOnce,
  realLedger,
  stopsAtZero,
  survivesLostAnswers,
  type LedgerSubject,
} from './support/ledger-experiments.js';
import { openLedger, type LedgerHarness } from './support/ledger-harness.js';

// A busy machine may take its time; what is tested is not speed.
jest.setTimeout(120_000);

/** A wrong ledger, and the experiment of the property suite that must fail on it. */
interface WrongLedger {
  readonly wrong: string;
  /** What the experiment is expected to see, among other things. */
  readonly seen: RegExp;
  readonly experiment: (subject: LedgerSubject) => Promise<string[]>;
  /** Changes to functions of the test database; each text must be there, so that no control outlives what it changes. */
  readonly functions?: Record<string, readonly (readonly [RegExp, string])[]>;
  readonly statements?: readonly string[];
  readonly subject?: Partial<LedgerSubject> | ((real: LedgerSubject) => Partial<LedgerSubject>);
}

const WORKERS = 8;
const withoutLock = [/\n *FOR NO KEY UPDATE| FOR NO KEY UPDATE/, ''] as const;
const chainUnguarded = 'ALTER TABLE ledger.transfer DROP CONSTRAINT transfer_version_once';
const keyUnguarded = 'ALTER TABLE ledger.transfer DROP CONSTRAINT transfer_key_once';
const balancesUnguarded = [
  'ALTER TABLE ledger.account DROP CONSTRAINT account_never_negative',
  'ALTER TABLE ledger.transfer DROP CONSTRAINT transfer_never_negative',
];
const insertPlainly = [/\n *ON CONFLICT ON CONSTRAINT transfer_key_once DO NOTHING/, ''] as const;
const keyBeforeLock = [
  /( {2}SELECT a\.\* INTO v_account[\s\S]*?END IF;\n)([\s\S]*?RETURN v_receipt;\n {2}END IF;\n)/,
  '$2$1',
] as const;
const concludedUnchecked = [/IF p_concludes IS NOT NULL THEN/, 'IF false THEN'] as const;

/** A fixed set of intents, long enough to meet every rule. */
async function model(subject: LedgerSubject): Promise<string[]> {
  for (const intents of fc.sample(intentLists(40), { seed: 20_261_120, numRuns: 60 })) {
    const violations = await followsTheModel(subject, intents);
    if (violations.length > 0) return violations;
  }
  return [];
}
const updates = (subject: LedgerSubject) => losesNoUpdate(subject, WORKERS, 25);
const spends = (subject: LedgerSubject) => stopsAtZero(subject, 100, 400);
const onceEach = (subject: LedgerSubject) => paysEachIntentOnce(subject, 20, WORKERS);
const decisions = (subject: LedgerSubject) => decidesOnce(subject, 12, WORKERS);

const wrongLedgers: readonly WrongLedger[] = [
  {
    wrong: 'finds the account, then saves it, without a lock',
    seen: /grants of 1 acknowledged, balance/,
    experiment: updates,
    functions: { book: [withoutLock] },
    statements: [chainUnguarded],
  },
  {
    wrong: 'finds, then saves, the chain of the account being guarded',
    seen: /transfer_version_once/,
    experiment: updates,
    functions: { book: [withoutLock] },
  },
  {
    wrong: 'checks the balance first and updates without a predicate',
    seen: /spends of 1 were allowed with 100 points/,
    experiment: spends,
    functions: {
      book: [
        withoutLock,
        [
          /SET available = v_receipt\.available, held = v_receipt\.held, clawback = v_receipt\.clawback, version = v_account\.version \+ 1/,
          'SET available = a.available + p_legs[1], held = a.held + p_legs[2], clawback = a.clawback - p_legs[3], version = a.version + 1',
        ],
      ],
    },
    statements: [chainUnguarded, 'DROP TRIGGER lawful ON ledger.transfer', ...balancesUnguarded],
  },
  {
    wrong: 'lets a balance go below zero',
    seen: /400 spends of 1 were allowed with 100 points/,
    experiment: spends,
    functions: { book: [[/IF v_account\.available \+ p_legs\[1\] < 0 THEN/, 'IF false THEN']] },
    statements: balancesUnguarded,
  },
  {
    wrong: 'looks for the key, then inserts it (SELECT-then-INSERT)',
    seen: /50 points were due once, \d+ were paid/,
    experiment: onceEach,
    functions: { book: [keyBeforeLock, insertPlainly] },
    statements: [keyUnguarded],
  },
  {
    wrong: 'looks for the key before the lock, the key being guarded',
    seen: /one intent was answered in 2 ways/,
    experiment: onceEach,
    functions: { book: [keyBeforeLock] },
  },
  {
    wrong: 'lets a hold be decided more than once (no UNIQUE)',
    seen: /[2-8] of 8 decisions won/,
    experiment: decisions,
    functions: { book: [concludedUnchecked] },
    statements: ['DROP INDEX ledger.transfer_concluded_once'],
  },
  {
    wrong: 'decides a hold on what it read before the lock, UNIQUE being there',
    seen: /transfer_concluded_once/,
    experiment: decisions,
    functions: { book: [concludedUnchecked] },
  },
  {
    wrong: 'locks the accounts of a batch in the order of its rows',
    seen: /deadlock detected/,
    experiment: (subject) => accruesWithoutDeadlock(subject, 10),
    functions: {
      accrue: [
        [
          /PERFORM 1 FROM ledger\.account a\s+WHERE a\.owner_id = ANY \(p_owners\) AND a\.currency = p_currency ORDER BY a\.owner_id FOR NO KEY UPDATE/,
          'PERFORM 1 FROM unnest(p_owners) WITH ORDINALITY AS o (owner_id, n) JOIN ledger.account a ON a.owner_id = o.owner_id AND a.currency = p_currency ORDER BY o.n FOR NO KEY UPDATE OF a',
        ],
      ],
    },
  },
  {
    wrong: 'counts in Number instead of bigint',
    seen: /answered .* expected|out of range/,
    experiment: model,
    subject: (real) => ({
      move: (ownerId, key, kind, currency, amount) =>
        real.move(ownerId, key, kind, currency, BigInt(Number(amount) >= 2 ** 63 ? 2n ** 63n - 1n : Number(amount))),
    }),
  },
  {
    wrong: 'rounds the accrual of each fill',
    seen: /worth 9790 units and accrued 8991/,
    experiment: accruesTheWholeDay,
    subject: { accrualOf: (fills, rate) => fills.reduce((sum, fill) => sum + luffTarget(fill, rate), 0n) },
  },
  {
    wrong: 'tries again with a new key when an answer was lost',
    seen: /20 intents of 1 point, 39 points booked/,
    experiment: (subject) => survivesLostAnswers(subject, 20),
    subject: { keyOfAttempt: (key, attempt) => `${key}, attempt ${attempt}` },
  },
  {
    wrong: 'answers a known key whatever is asked under it',
    seen: /expected \{"refused":"ledger\.keyReused"\}/,
    experiment: model,
    functions: { book: [[/IF v_hash IS DISTINCT FROM p_hash THEN/, 'IF false THEN']] },
  },
  {
    wrong: 'forgets what a member owes when it accrues',
    seen: /answered .* expected/,
    experiment: model,
    functions: { accrue: [[/least\(j\.amount, j\.was_clawback\)/, '0']] },
  },
  {
    wrong: 'takes a correction from what is held',
    seen: /answered .* expected/,
    experiment: model,
    functions: { accrue: [[/j\.amount \+ j\.was_available, 0/, 'j.amount + j.was_available + j.was_held, 0']] },
    statements: balancesUnguarded,
  },
  {
    wrong: 'books a replayed row of an accrual again',
    seen: /answered .* expected/,
    experiment: model,
    functions: {
      book: [insertPlainly],
      accrue: [
        [/WHEN t\.request_hash = q\.hash THEN 'replayed'/, ''],
        [/WHEN t\.id IS NOT NULL THEN 'key_reused'/, ''],
      ],
    },
    statements: [keyUnguarded],
  },
];

async function change(harness: LedgerHarness, { functions = {}, statements = [] }: WrongLedger): Promise<void> {
  for (const statement of statements) await harness.owner.query(statement);
  for (const [name, changes] of Object.entries(functions)) {
    const { rows } = await harness.owner.query<{ source: string }>(
      `SELECT pg_get_functiondef(p.oid) AS source FROM pg_proc p WHERE p.pronamespace = 'ledger'::regnamespace AND p.proname = $1`,
      [name],
    );
    let source = rows[0]?.source ?? '';
    for (const [from, to] of changes) {
      if (!from.test(source)) throw new Error(`ledger.${name} does not contain ${from}`);
      source = source.replace(from, to);
    }
    await harness.owner.query(source);
  }
}

describe('the property suite catches a ledger that', () => {
  let harness: LedgerHarness;

  beforeEach(async () => {
    harness = await openLedger(WORKERS);
  });

  afterEach(() => harness.close());

  it.each(wrongLedgers)('$wrong', async (wrongLedger) => {
    await change(harness, wrongLedger);
    const real = realLedger(harness);
    const { subject = {} } = wrongLedger;
    const wrong = { ...real, ...(typeof subject === 'function' ? subject(real) : subject) };
    // A race needs two workers at the same moment, which a busy machine does not give every time.
    let violations: string[] = [];
    for (let attempt = 0; attempt < 5 && !violations.some((seen) => wrongLedger.seen.test(seen)); attempt += 1)
      violations = await wrongLedger.experiment(wrong);
    expect(violations).toContainEqual(expect.stringMatching(wrongLedger.seen));
  });

  it.each([
    ['updates', updates],
    ['spends', spends],
    ['intents', onceEach],
    ['decisions', decisions],
    ['model', model],
  ])('and finds nothing wrong with the real one: %s', async (_, experiment) => {
    expect(await experiment(realLedger(harness))).toEqual([]);
  });
});
