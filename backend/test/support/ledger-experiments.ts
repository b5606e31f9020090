import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { DataSource, EntityManager } from 'typeorm';
import { MAX_MINOR_UNITS, Reconciliation, type AccrualRow } from '../../src/platform/ledger/index.js';
import { luffTarget } from '../../src/modules/luff/accrual.rules.js';
import { ADMIN, NOW, type LedgerHarness } from './ledger-harness.js';
import { LedgerModel, type Answer, type Currency, type Expected, type Intent } from './ledger-model.js';

type Move = 'grant' | 'spend' | 'hold' | 'accrue';
type Conclusion = 'post' | 'void' | 'settle' | 'refund';

/** A way to use a ledger. The experiments below run on the real one, and on wrong ones that they must catch. */
export interface LedgerSubject {
  readonly harness: LedgerHarness;
  move(ownerId: string, key: string, kind: Move, currency: Currency, amount: bigint): Promise<Answer>;
  conclude(ownerId: string, key: string, kind: Conclusion, currency: Currency, earlierId: string): Promise<Answer>;
  accrueMany(rows: readonly AccrualRow[]): Promise<void>;
  /** Luff units that one report day with these fills (USDT volumes) accrues. */
  accrualOf(fills: readonly string[], rate: string): bigint;
  /** The key of the n-th attempt (from 0) at an intent whose answer was lost. */
  keyOfAttempt(key: string, attempt: number): string;
}

/** The real ledger. Nothing is tried again, so that a deadlock shows. */
export function realLedger(harness: LedgerHarness): LedgerSubject {
  const { ledger, dataSource } = harness;
  const note = (key: string) => ({ scope: 'experiment', key, at: NOW });
  const answered = async (work: (tx: EntityManager) => Promise<{ transferId: string } & Record<string, unknown>>) => {
    try {
      const receipt = await dataSource.transaction('READ COMMITTED', work);
      return { ...receipt, id: receipt.transferId } as unknown as Answer;
    } catch (error) {
      const { code } = error as { code?: unknown };
      if (typeof code === 'string' && (code.startsWith('ledger.') || code === 'LG006')) return { refused: code };
      throw error;
    }
  };
  return {
    harness,
    move: (ownerId, key, kind, currency, amount) =>
      answered(async (tx) => {
        const request = { ownerId, amount, ...note(key) };
        if (kind === 'accrue') return { ...(await ledger.accrue(tx, { ...request, currency: 'LUFF' })) };
        if (kind === 'grant')
          return { ...(await ledger.post(tx, { ...request, currency: 'LCOIN', kind: 'signup_bonus' })) };
        if (kind === 'spend')
          return { ...(await ledger.post(tx, { ...request, currency: 'LCOIN', kind: 'store_purchase' })) };
        return currency === 'LCOIN'
          ? { ...(await ledger.hold(tx, { ...request, currency, kind: 'indicator_hold' })) }
          : { ...(await ledger.hold(tx, { ...request, currency, kind: 'payback_hold' })) };
      }),
    conclude: (ownerId, key, kind, currency, earlierId) =>
      answered(async (tx) => {
        const request = { ownerId, currency, actorId: ADMIN, reason: 'decided', ...note(key) };
        if (kind === 'settle') return { ...(await ledger.settle(tx, { ...request, postId: earlierId })) };
        if (kind === 'refund') return { ...(await ledger.reverse(tx, { ...request, transferId: earlierId })) };
        return { ...(await ledger.resolve(tx, { ...request, holdId: earlierId, outcome: kind })) };
      }),
    accrueMany: async (rows) => {
      await dataSource.transaction('READ COMMITTED', (tx) =>
        ledger.accrueMany(tx, { currency: 'LUFF', scope: 'experiment', at: NOW }, rows),
      );
    },
    accrualOf: (fills, rate) =>
      luffTarget(
        fills.reduce((sum, fill) => addDecimals(sum, fill), '0'),
        rate,
      ),
    keyOfAttempt: (key) => key,
  };
}

/** Sum of two decimal strings with up to 18 digits after the point. */
function addDecimals(a: string, b: string): string {
  const units = (text: string) => {
    const [whole = '0', fraction = ''] = text.split('.');
    return BigInt(whole + fraction.padEnd(18, '0'));
  };
  const digits = (units(a) + units(b)).toString().padStart(19, '0');
  return `${digits.slice(0, -18)}.${digits.slice(-18)}`;
}

/** Sends one intent, given what the earlier ones were answered. */
async function send(
  subject: LedgerSubject,
  ownerId: string,
  intents: readonly Intent[],
  place: number,
  ids: ReadonlyMap<string, string>,
): Promise<Answer> {
  const act = actOf(intents, place);
  return act.type === 'move'
    ? subject.move(ownerId, act.key, act.kind, act.currency, act.amount)
    : subject.conclude(ownerId, act.key, act.kind, act.currency, ids.get(keyAt(intents, act.earlier)) ?? randomUUID());
}

type Act =
  | { type: 'move'; key: string; kind: Move; currency: Currency; amount: bigint }
  | { type: 'conclude'; key: string; kind: Conclusion; currency: Currency; earlier: number };

/** What the intent at a place asks of the ledger, references to earlier ones followed. */
function actOf(intents: readonly Intent[], place: number): Act {
  const intent = intents[place];
  const key = `intent ${place}`;
  if (!intent) throw new RangeError(`no intent ${place}`);
  switch (intent.do) {
    case 'accrue':
      return { type: 'move', key, kind: 'accrue', currency: 'LUFF', amount: intent.amount };
    case 'holdLuff':
      return { type: 'move', key, kind: 'hold', currency: 'LUFF', amount: intent.amount };
    case 'grant':
    case 'spend':
    case 'hold':
      return { type: 'move', key, kind: intent.do, currency: 'LCOIN', amount: intent.amount };
    case 'again':
    case 'conflict': {
      if (place === 0) return { type: 'move', key, kind: 'grant', currency: 'LCOIN', amount: 1n };
      const act = actOf(intents, intent.of % place);
      if (intent.do === 'again' || act.type === 'conclude') return act;
      return { ...act, amount: act.amount > 0n ? act.amount + 1n : act.amount - 1n };
    }
    default: {
      const earlier = lastOf(intents, place, intent.do, intent.of);
      const target = earlier < 0 ? undefined : actOf(intents, earlier);
      return { type: 'conclude', key, kind: intent.do, currency: target?.currency ?? 'LCOIN', earlier };
    }
  }
}

const keyAt = (intents: readonly Intent[], place: number): string => (place < 0 ? '' : actOf(intents, place).key);

/** An earlier place worth concluding: mostly of the kind that fits, now and then any. */
function lastOf(intents: readonly Intent[], place: number, kind: Conclusion, of: number): number {
  const fits: Record<Conclusion, readonly string[]> = {
    post: ['hold', 'holdLuff'],
    void: ['hold', 'holdLuff'],
    settle: ['post'],
    refund: ['spend'],
  };
  const places = intents.slice(0, place).flatMap((intent, index) => (fits[kind].includes(intent.do) ? [index] : []));
  if (of % 10 !== 9 && places.length > 0) return places[of % places.length] ?? -1;
  return place === 0 ? -1 : of % place;
}

/** Replays one intent in the model. */
function expectedOf(model: LedgerModel, intents: readonly Intent[], place: number): Expected {
  const act = actOf(intents, place);
  if (act.type === 'move') return model.move(act.key, act.kind, act.currency, act.amount);
  return model.conclude(act.key, act.kind, keyAt(intents, act.earlier));
}

const small = fc.bigInt({ min: 1n, max: 60n });
const any = fc.oneof(
  { weight: 8, arbitrary: small },
  { weight: 1, arbitrary: fc.bigInt({ min: 2n ** 53n, max: 2n ** 54n }) },
  { weight: 1, arbitrary: fc.bigInt({ min: 2n ** 62n, max: MAX_MINOR_UNITS }) },
);
const of = fc.nat({ max: 10_000 });

/** A list of intents in which refusals of every kind, repetitions and conflicts are common. */
export function intentLists(maxLength: number): fc.Arbitrary<Intent[]> {
  return fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.record({ do: fc.constant('grant' as const), amount: any }) },
      { weight: 4, arbitrary: fc.record({ do: fc.constant('spend' as const), amount: small }) },
      { weight: 3, arbitrary: fc.record({ do: fc.constant('hold' as const), amount: small }) },
      { weight: 4, arbitrary: fc.record({ do: fc.constant('accrue' as const), amount: any }) },
      {
        weight: 3,
        arbitrary: fc.record({ do: fc.constant('accrue' as const), amount: small.map((amount) => -amount) }),
      },
      { weight: 3, arbitrary: fc.record({ do: fc.constant('holdLuff' as const), amount: small }) },
      {
        weight: 6,
        arbitrary: fc.record({
          do: fc.constantFrom('post' as const, 'void' as const, 'settle' as const, 'refund' as const),
          of,
        }),
      },
      { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('again' as const, 'conflict' as const), of }) },
    ),
    { minLength: 1, maxLength },
  );
}

const shown = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part));

/**
 * One member alone: every answer and every balance is the model's, an intent sent three times counts once, and after a
 * refusal every row of the member is as it was.
 */
export async function followsTheModel(subject: LedgerSubject, intents: readonly Intent[]): Promise<string[]> {
  const member = await subject.harness.newMember();
  const model = new LedgerModel();
  const ids = new Map<string, string>();
  for (let place = 0; place < intents.length; place += 1) {
    const intended = `intent ${place} ${shown(actOf(intents, place))}`;
    for (let time = 0; time < (place % 5 === 0 ? 3 : 1); time += 1) {
      const expected = expectedOf(model, intents, place);
      const before = 'refused' in expected ? await digest(subject.harness.dataSource, member) : '';
      const answer = await send(subject, member, intents, place, ids);
      if ('refused' in answer || 'refused' in expected) {
        if (shown(answer) !== shown(expected))
          return [`${intended} answered ${shown(answer)}, expected ${shown(expected)}`];
        if (before !== (await digest(subject.harness.dataSource, member)))
          return [`${intended} was refused and changed something`];
        continue;
      }
      const { id, replayed, available, held, clawback } = answer;
      if (shown({ replayed, available, held, clawback }) !== shown(pick(expected)))
        return [`${intended} answered ${shown(answer)}, expected ${shown(expected)}`];
      ids.set(actOf(intents, place).key, id);
    }
  }
  for (const currency of ['LCOIN', 'LUFF'] as const) {
    const { available, held, clawback } = await subject.harness.ledger.balance(
      subject.harness.dataSource.manager,
      member,
      currency,
    );
    if (shown({ available, held, clawback }) !== shown(model.balance(currency)))
      return [
        `${currency} ends at ${shown({ available, held, clawback })}, expected ${shown(model.balance(currency))}`,
      ];
  }
  return [];
}

const pick = (expected: Exclude<Expected, { refused: string }>) => ({
  replayed: expected.replayed,
  available: expected.available,
  held: expected.held,
  clawback: expected.clawback,
});

async function digest(dataSource: DataSource, member: string): Promise<string> {
  const rows: { digest: string }[] = await dataSource.query(
    `SELECT md5(concat(
       (SELECT string_agg(a::text, '|' ORDER BY a.currency) FROM ledger.account a WHERE a.owner_id = $1),
       (SELECT string_agg(t::text, '|' ORDER BY t.currency, t.account_version) FROM ledger.transfer t WHERE t.owner_id = $1)
     )) AS digest`,
    [member],
  );
  return rows[0]?.digest ?? '';
}

/**
 * Many at once, one hot member and many others, each intent sent twice at the same moment. Nobody can say who comes
 * first, but every answer must be in the books once, with the balances it told; every booked transfer must have been
 * answered; and reconciliation, which replays each account's chain, must find nothing.
 */
export async function survivesTheCrowd(
  subject: LedgerSubject,
  lists: readonly (readonly Intent[])[],
  workers: number,
): Promise<string[]> {
  const hot = await subject.harness.newMember();
  const quiet = await Promise.all(lists.slice(workers / 2).map(() => subject.harness.newMember()));
  const violations: string[] = [];
  const answers = new Map<string, { transferId: string; shown: string }>();
  // The hot member has several lists at once; keys are made different by the list.
  const tasks = lists.map((intents, list) => async () => {
    const member = list < workers / 2 ? hot : (quiet[list - workers / 2] ?? hot);
    const ids = new Map<string, string>();
    const own: LedgerSubject = {
      ...subject,
      move: (ownerId, key, ...rest) => subject.move(ownerId, `${list} ${key}`, ...rest),
      conclude: (ownerId, key, ...rest) => subject.conclude(ownerId, `${list} ${key}`, ...rest),
    };
    for (let place = 0; place < intents.length; place += 1) {
      const twins = await Promise.allSettled([0, 1].map(() => send(own, member, intents, place, ids)));
      for (const twin of twins) {
        if (twin.status === 'rejected') violations.push(`unexpected: ${String(twin.reason)}`);
        else if (!('refused' in twin.value)) {
          const { id, available, held, clawback } = twin.value;
          const now = { transferId: id, shown: shown({ available, held, clawback }) };
          const key = `${member}/${list} ${actOf(intents, place).key}`;
          const before = answers.get(key);
          if (before && shown(before) !== shown(now)) violations.push(`${key} was answered in two ways`);
          answers.set(key, now);
          ids.set(actOf(intents, place).key, id);
        }
      }
    }
  });
  await Promise.all(tasks.map((task) => task()));
  violations.push(...(await compareWithBooks(subject.harness, [hot, ...quiet], answers)));
  return [...violations, ...(await findDifferences(subject.harness))];
}

interface BookedRow {
  owner_id: string;
  id: string;
  key: string;
  available: string;
  held: string;
  clawback: string;
  available_after: string;
  held_after: string;
  clawback_after: string;
}

/** Every acknowledged transfer is in the books once, every booked one was acknowledged, with the balances it says. */
async function compareWithBooks(
  harness: LedgerHarness,
  members: readonly string[],
  answers: ReadonlyMap<string, { transferId: string; shown: string }>,
): Promise<string[]> {
  const rows: BookedRow[] = await harness.dataSource.query(
    'SELECT * FROM ledger.transfer WHERE owner_id = ANY ($1) ORDER BY owner_id, currency, account_version',
    [members],
  );
  const violations: string[] = [];
  const seen = new Set<string>();
  for (const row of rows) {
    const intent = `${row.owner_id}/${row.key}`;
    if (seen.has(intent)) violations.push(`${intent} is booked twice`);
    seen.add(intent);
    const answer = answers.get(intent);
    const after = {
      available: BigInt(row.available_after),
      held: BigInt(row.held_after),
      clawback: BigInt(row.clawback_after),
    };
    if (answer?.transferId !== row.id) violations.push(`${intent} is booked and nobody was told`);
    else if (answer.shown !== shown(after))
      violations.push(`${intent} answered ${answer.shown}, booked ${shown(after)}`);
  }
  for (const intent of answers.keys())
    if (!seen.has(intent)) violations.push(`${intent} was acknowledged and is not booked`);
  return violations;
}

/** What reconciliation says about all the books. */
export async function findDifferences(harness: LedgerHarness): Promise<string[]> {
  const counts = await harness.inTransaction((tx) => new Reconciliation(harness.ledger).run(tx, NOW));
  return Object.entries(counts).flatMap(([check, count]) => (count > 0 ? [`${check}: ${count}`] : []));
}

/** More spends than there are points, all at once: exactly as many succeed as there are points, and the last is 0. */
export async function stopsAtZero(subject: LedgerSubject, points: number, attempts: number): Promise<string[]> {
  const member = await subject.harness.newMember();
  await subject.move(member, 'grant', 'grant', 'LCOIN', BigInt(points));
  const outcomes = await Promise.allSettled(
    Array.from({ length: attempts }, (_, attempt) => subject.move(member, `spend ${attempt}`, 'spend', 'LCOIN', 1n)),
  );
  const violations = unexpectedOf(outcomes);
  const done = outcomes.filter((outcome) => outcome.status === 'fulfilled' && !('refused' in outcome.value)).length;
  if (done !== points) violations.push(`${done} spends of 1 were allowed with ${points} points`);
  const { available } = await subject.harness.ledger.balance(subject.harness.dataSource.manager, member, 'LCOIN');
  if (available !== 0n) violations.push(`the balance ends at ${available}`);
  return [...violations, ...(await findDifferences(subject.harness))];
}

/** Many grants to one member at once: all of them arrive. */
export async function losesNoUpdate(subject: LedgerSubject, workers: number, each: number): Promise<string[]> {
  const member = await subject.harness.newMember();
  const violations: string[] = [];
  let acknowledged = 0n;
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      for (let round = 0; round < each; round += 1) {
        try {
          const answer = await subject.move(member, `${worker} ${round}`, 'grant', 'LCOIN', 1n);
          if (!('refused' in answer)) acknowledged += 1n;
        } catch (error) {
          violations.push(`unexpected: ${String(error)}`);
        }
      }
    }),
  );
  const { available } = await subject.harness.ledger.balance(subject.harness.dataSource.manager, member, 'LCOIN');
  if (available !== acknowledged) violations.push(`${acknowledged} grants of 1 acknowledged, balance ${available}`);
  return [...violations, ...(await findDifferences(subject.harness))];
}

/** The same intent by many at once (attendance at midnight): each member is paid once, and all are told the same. */
export async function paysEachIntentOnce(subject: LedgerSubject, members: number, parallel: number): Promise<string[]> {
  const violations: string[] = [];
  for (let index = 0; index < members; index += 1) {
    const member = await subject.harness.newMember();
    const answers = await Promise.allSettled(
      Array.from({ length: parallel }, () => subject.move(member, 'attendance of the day', 'grant', 'LCOIN', 50n)),
    );
    const ids = new Set(
      answers.map((answer) => {
        if (answer.status === 'rejected') return `unexpected: ${String(answer.reason)}`;
        return 'refused' in answer.value ? answer.value.refused : answer.value.id;
      }),
    );
    if (ids.size !== 1) violations.push(`one intent was answered in ${ids.size} ways: ${[...ids].join(', ')}`);
    const { available } = await subject.harness.ledger.balance(subject.harness.dataSource.manager, member, 'LCOIN');
    if (available !== 50n) violations.push(`50 points were due once, ${available} were paid`);
  }
  return [...violations, ...(await findDifferences(subject.harness))];
}

/**
 * Approvals and rejections of one hold racing: one wins, and the amount is where the winner put it. Another hold is open
 * all the while, so that a second decision would find something to take.
 */
export async function decidesOnce(subject: LedgerSubject, rounds: number, clicks: number): Promise<string[]> {
  const violations: string[] = [];
  const member = await subject.harness.newMember();
  const manager = subject.harness.dataSource.manager;
  const others = BigInt(clicks) * 10n;
  await subject.move(member, 'earned', 'accrue', 'LUFF', BigInt(rounds) * 10n + others);
  await subject.move(member, 'held for another request', 'hold', 'LUFF', others);
  for (let round = 0; round < rounds; round += 1) {
    const before = await subject.harness.ledger.balance(manager, member, 'LUFF');
    const held = await subject.move(member, `hold ${round}`, 'hold', 'LUFF', 10n);
    if ('refused' in held) return [...violations, `the hold was refused: ${held.refused}`];
    const outcomes = await Promise.allSettled(
      Array.from({ length: clicks }, (_, click) =>
        subject.conclude(member, `decide ${round} ${click}`, click % 2 ? 'post' : 'void', 'LUFF', held.id),
      ),
    );
    const winners = outcomes.flatMap((outcome, click) =>
      outcome.status === 'fulfilled' && !('refused' in outcome.value) ? [click] : [],
    );
    violations.push(...unexpectedOf(outcomes));
    if (winners.length !== 1) violations.push(`${winners.length} of ${clicks} decisions won`);
    const after = await subject.harness.ledger.balance(manager, member, 'LUFF');
    const due = (winners[0] ?? 0) % 2 ? before.available - 10n : before.available;
    if (after.available !== due || after.held !== others)
      violations.push(
        `after the decision ${after.available} available and ${after.held} held, due ${due} and ${others}`,
      );
  }
  return [...violations, ...(await findDifferences(subject.harness))];
}

/** Failures that are no refusal: a member would see a server error. */
function unexpectedOf(outcomes: readonly PromiseSettledResult<unknown>[]): string[] {
  return outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [`unexpected: ${String(outcome.reason)}`] : [],
  );
}

/** Batches that name the same members in opposite orders at once: none stands in another's way. */
export async function accruesWithoutDeadlock(subject: LedgerSubject, rounds: number): Promise<string[]> {
  const members = await Promise.all(Array.from({ length: 120 }, () => subject.harness.newMember()));
  const violations: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const batches = Array.from({ length: 6 }, (_, batch) => {
      const rows = members.map((ownerId) => ({ ownerId, amount: 1n, key: `${round} ${batch}` }));
      return subject.accrueMany(batch % 2 ? rows : rows.reverse());
    });
    violations.push(...unexpectedOf(await Promise.allSettled(batches)));
    if (violations.length > 0) return violations;
  }
  const due = BigInt(rounds) * 6n;
  for (const member of members) {
    const { available } = await subject.harness.ledger.balance(subject.harness.dataSource.manager, member, 'LUFF');
    if (available !== due) violations.push(`${due} accruals of 1 were due, ${available} arrived`);
  }
  return [...violations, ...(await findDifferences(subject.harness))];
}

/** A day of many small fills earns what its whole volume earns, to the last unit. */
export async function accruesTheWholeDay(subject: LedgerSubject): Promise<string[]> {
  const member = await subject.harness.newMember();
  const fills = Array.from({ length: 999 }, () => '0.0049');
  await subject.move(member, 'day', 'accrue', 'LUFF', subject.accrualOf(fills, '0.00002'));
  const { available } = await subject.harness.ledger.balance(subject.harness.dataSource.manager, member, 'LUFF');
  // 999 × 0.0049 USDT × 0.00002 = 0.0000979020 Luff
  return available === 9_790n ? [] : [`the day is worth 9790 units and accrued ${available}`];
}

/** The network swallows answers after the commit and the caller tries again: every intent counts once. */
export async function survivesLostAnswers(subject: LedgerSubject, intents: number): Promise<string[]> {
  const member = await subject.harness.newMember();
  for (let intent = 0; intent < intents; intent += 1) {
    for (let attempt = 0; attempt < 1 + (intent % 3); attempt += 1) {
      await subject.move(member, subject.keyOfAttempt(`intent ${intent}`, attempt), 'grant', 'LCOIN', 1n);
    }
  }
  const { available } = await subject.harness.ledger.balance(subject.harness.dataSource.manager, member, 'LCOIN');
  return available === BigInt(intents) ? [] : [`${intents} intents of 1 point, ${available} points booked`];
}
