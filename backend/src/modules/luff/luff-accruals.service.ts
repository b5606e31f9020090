import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { DomainError } from '../../platform/errors/index.js';
import { DomainEvents } from '../../platform/events/index.js';
import {
  CURRENCIES,
  formatAmount,
  Ledger,
  LedgerErrors,
  parseAmount,
  type AccrualOutcome,
  type AccrualRow,
} from '../../platform/ledger/index.js';
import { logger } from '../../platform/logging/index.js';
import { Settings } from '../../platform/settings/index.js';
import { Members } from '../auth/index.js';
import {
  ReportRowsChanged,
  ReportVolumes,
  UidHoldings,
  UidMoved,
  UidReleased,
  UidVerified,
  type DayVolume,
  type UidDay,
} from '../uid-rebate/index.js';
import { earnerOf, luffTarget, nextStep, paidOutOf, type AccrualStep, type PostedAccrual } from './accrual.rules.js';
import type { AccrualCause } from './entities/luff-accrual.entity.js';
import { LuffSettings } from './luff.settings.js';

/** Number of postings of a run. */
export interface AccrualCounts {
  readonly posted: number;
  /** Accounts that are frozen or cannot hold more; `catchUp` posts these days later. */
  readonly refused: number;
}

/** A due posting with the facts of its receipt. */
export interface DueAccrual extends AccrualStep {
  readonly userId: string;
  readonly report: DayVolume;
  readonly rate: string;
  readonly cause: AccrualCause;
  /** Luff units of the day that an earlier holder was paid; see `LuffAccrual.paidOut`. */
  readonly paidOut: bigint;
}

const ACCRUAL_SCOPE = 'luff-accrual';
/** Rows per statement: enough to make the round trip negligible, few enough for the statement timeout. */
const BATCH = 1_000;
/** First key of this service's advisory locks. */
const LOCK_SPACE = 0x4c554646;
const LOCK_BUCKETS = 256;

/**
 * Posts the Luff of report days. After any change (rows of a day, holder of a UID) the days concerned are recomputed and
 * the difference to the posted amounts is posted. Idempotent.
 */
@Injectable()
export class LuffAccruals implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly ledger: Ledger,
    private readonly volumes: ReportVolumes,
    private readonly holdings: UidHoldings,
    private readonly members: Members,
  ) {}

  onModuleInit(): void {
    this.events.on(ReportRowsChanged, async ({ tx, changes }) => {
      await this.post(tx, changes);
    });
    this.events.on(UidVerified, async ({ tx, exchangeId, uid, verifiedOn }) => {
      await this.lock(tx, [{ exchangeId, uid }]);
      await this.post(tx, await this.volumes.daysOf(tx, [{ exchangeId, uid, since: verifiedOn }]));
    });
    this.events.on(UidReleased, async ({ tx, userId, exchangeId, uid, releasedOn }) => {
      await this.lock(tx, [{ exchangeId, uid }]);
      await this.post(tx, await this.postedDaysSince(tx, userId, exchangeId, uid, releasedOn));
    });
    this.events.on(UidMoved, (moved) => this.followMove(moved));
  }

  /**
   * Posts the difference to the targets of the given days, in the transaction of the change. Locks the UIDs until it
   * ends, so that concurrent postings neither post twice nor miss each other's rows.
   */
  async post(tx: EntityManager, days: readonly UidDay[], cause: AccrualCause = 'report'): Promise<AccrualCounts> {
    const distinct = await distinctDays(days);
    await this.lock(tx, distinct);
    const due = await this.findDue(tx, distinct);
    return this.postAll(tx, cause === 'report' ? due : due.map((accrual) => ({ ...accrual, cause })));
  }

  private async postAll(tx: EntityManager, due: readonly DueAccrual[]): Promise<AccrualCounts> {
    let posted = 0;
    for (const batch of batchesOf(due)) posted += await this.postBatch(tx, batch);
    if (posted < due.length) logger.warn({ refused: due.length - posted }, 'Luff not posted');
    return { posted, refused: due.length - posted };
  }

  /**
   * Reverses all days of a moved UID for its former holder, whose spent amounts become debt, and credits them to the new
   * holder, except paid-out amounts. The former holder's requests are locked first: a concurrently approved payback
   * either counts as paid out or is decided after this and finds the debt.
   * @throws LedgerErrors.frozen if an amount cannot be taken back
   */
  private async followMove({ tx, fromId, exchangeId, uid }: UidMoved): Promise<void> {
    await this.lock(tx, [{ exchangeId, uid }]);
    const days = await this.volumes.daysOf(tx, [{ exchangeId, uid, since: '-infinity' }]);
    await tx.query('SELECT 1 FROM luff_redemptions WHERE user_id = $1 ORDER BY id FOR UPDATE', [fromId]);
    const back = (await this.findDue(tx, days)).filter(({ userId }) => userId === fromId);
    const parts = await this.paidOutBefore(tx, fromId, back);
    const taken = back.map((accrual): DueAccrual => ({
      ...accrual,
      cause: 'movedAway',
      paidOut: parts.get(accrual.report.day) ?? 0n,
    }));
    if ((await this.postAll(tx, taken)).refused > 0) throw LedgerErrors.frozen();
    await this.post(tx, days, 'movedHere');
  }

  /** Amounts of the reversed days that were paid out to the member, by day. */
  private async paidOutBefore(
    tx: EntityManager,
    userId: string,
    back: readonly DueAccrual[],
  ): Promise<ReadonlyMap<string, bigint>> {
    const posted = await this.postedOf(
      tx,
      back.map(({ report }) => report),
    );
    const days = back.map(({ report, alreadyPosted }) => ({
      day: report.day,
      posted: alreadyPosted,
      paidOut: posted.get(keyOf(report))?.get(userId)?.paidOut ?? 0n,
    }));
    const [row]: { paid: string }[] = await tx.query(
      `SELECT coalesce(sum(luff_amount), 0) AS paid FROM luff_redemptions
       WHERE user_id = $1 AND redemption_type = 'usdt_payback' AND status = 'approved'`,
      [userId],
    );
    const earned = await this.ledger.totals(tx, userId, 'LUFF', { kinds: ['accrual', 'accrual_correction'] });
    const takenBack = days.reduce((sum, { posted: units }) => sum + units, 0n);
    const paid = luff(row?.paid ?? '0') - (await this.paidOutOfLostDays(tx, userId));
    return paidOutOf(days, paid, earned.received - earned.taken - takenBack);
  }

  /** Luff units that earlier moves found to be paid out to the member, of days that are not the member's again. */
  private async paidOutOfLostDays(tx: EntityManager, userId: string): Promise<bigint> {
    const rows: (UidDay & { paidOut: string })[] = await tx.query(
      `SELECT exchange_id AS "exchangeId", uid, report_on::text AS day, sum(paid_out) AS "paidOut" FROM luff_accruals
       WHERE user_id = $1 AND cause = 'movedAway' AND paid_out > 0 GROUP BY 1, 2, 3`,
      [userId],
    );
    const holdings = Map.groupBy(await this.holdings.holdingsOf(tx, rows), uidKeyOf);
    return rows
      .filter((row) => earnerOf(row.day, holdings.get(uidKeyOf(row)) ?? []) !== userId)
      .reduce((sum, { paidOut }) => sum + luff(paidOut), 0n);
  }

  /** Posts what an account refused while it was frozen. */
  async catchUp(tx: EntityManager, userId: string): Promise<AccrualCounts> {
    const holdings = await this.holdings.holdingsOfMember(tx, userId);
    await this.lock(tx, holdings);
    const since = holdings.map(({ exchangeId, uid, verifiedOn }) => ({ exchangeId, uid, since: verifiedOn }));
    return this.post(tx, await this.volumes.daysOf(tx, since));
  }

  /**
   * Postings needed to bring the days to their targets, ordered by member; none if everything is posted. Concurrent
   * commits may show up as due. Closed accounts have nothing due, whatever their reports say.
   */
  async findDue(em: EntityManager, days: readonly UidDay[]): Promise<DueAccrual[]> {
    const rates = new Map<number, string>();
    const due: DueAccrual[] = [];
    for (const batch of batchesOf(days)) {
      const posted = await this.postedOf(em, batch);
      const holdings = Map.groupBy(await this.holdings.holdingsOf(em, batch), uidKeyOf);
      for (const report of await this.volumes.volumesOf(em, batch)) {
        const earner = earnerOf(report.day, holdings.get(uidKeyOf(report)) ?? []);
        const postedByMember = posted.get(keyOf(report)) ?? new Map<string, PostedAccrual>();
        const rate = await this.rateAt(em, report.dayEndsAt, rates);
        for (const userId of new Set([...(earner ? [earner] : []), ...postedByMember.keys()])) {
          // A day whose UID now belongs to another member, or to nobody, is reversed for its former holder. Amounts that
          // a former holder was paid before the move are not credited again.
          const paidOut = userId === earner ? paidToOthers(userId, postedByMember) : 0n;
          const target = userId === earner ? atLeast0(luffTarget(report.volume, rate) - paidOut) : 0n;
          const step = nextStep(target, postedByMember.get(userId));
          if (step) due.push({ ...step, userId, report, rate, cause: 'report', paidOut });
        }
      }
    }
    const gone = await this.members.closedAmong(
      em,
      due.map(({ userId }) => userId),
    );
    return due
      .filter(({ userId }) => !gone.has(userId))
      .sort((a, b) => compare(a.userId, b.userId) || compare(keyOf(a.report), keyOf(b.report)));
  }

  private async postBatch(tx: EntityManager, batch: readonly DueAccrual[]): Promise<number> {
    const outcomes = await this.book(tx, batch);
    const booked = batch.flatMap((accrual, index) => {
      const outcome = outcomes[index];
      return outcome?.outcome === 'posted' && outcome.transferId
        ? [{ ...accrual, transferId: outcome.transferId }]
        : [];
    });
    await tx.query(
      `INSERT INTO luff_accruals (user_id, exchange_id, uid, report_on, revision, volume, rate, target, already_posted,
         cause, paid_out, estimated, source, simulated, fetched_at, transfer_id, posted_at)
       SELECT a.*, $17::timestamptz FROM unnest($1::uuid[], $2::text[], $3::text[], $4::date[], $5::int[], $6::numeric[],
         $7::numeric[], $8::numeric[], $9::numeric[], $10::text[], $11::numeric[], $12::bool[], $13::text[], $14::bool[],
         $15::timestamptz[], $16::uuid[]) a`,
      [
        booked.map((row) => row.userId),
        booked.map((row) => row.report.exchangeId),
        booked.map((row) => row.report.uid),
        booked.map((row) => row.report.day),
        booked.map((row) => row.revision),
        booked.map((row) => row.report.volume),
        booked.map((row) => row.rate),
        booked.map((row) => formatAmount(row.target, CURRENCIES.LUFF)),
        booked.map((row) => formatAmount(row.alreadyPosted, CURRENCIES.LUFF)),
        booked.map((row) => row.cause),
        booked.map((row) => formatAmount(row.paidOut, CURRENCIES.LUFF)),
        booked.map((row) => row.report.estimated),
        booked.map((row) => row.report.source),
        booked.map((row) => row.report.simulated),
        booked.map((row) => row.report.fetchedAt),
        booked.map((row) => row.transferId),
        this.clock.now(),
      ],
    );
    return booked.length;
  }

  /**
   * Books a batch in one call. An amount beyond the account limit, possible only through a wrong report, fails the whole
   * batch: the batch is halved until that row is alone and skipped.
   */
  private async book(tx: EntityManager, batch: readonly DueAccrual[]): Promise<(AccrualOutcome | null)[]> {
    try {
      return await tx.transaction((savepoint) =>
        this.ledger.accrueMany(
          savepoint,
          { currency: 'LUFF', scope: ACCRUAL_SCOPE, at: this.clock.now() },
          batch.map(rowOf),
        ),
      );
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== LedgerErrors.amountOutOfRange().code) throw error;
      if (batch.length <= 1) return [null];
      const half = batch.length >> 1;
      return [...(await this.book(tx, batch.slice(0, half))), ...(await this.book(tx, batch.slice(half)))];
    }
  }

  /** Posted Luff by day and member. */
  private async postedOf(em: EntityManager, days: readonly UidDay[]): Promise<Map<string, Map<string, PostedAccrual>>> {
    const rows: (Record<'user_id' | 'exchange_id' | 'uid' | 'day' | 'target' | 'paid_out', string> & {
      revision: number;
    })[] = await em.query(
      `SELECT DISTINCT ON (a.user_id, a.exchange_id, a.uid, a.report_on)
                a.user_id, a.exchange_id, a.uid, a.report_on::text AS day, a.revision, a.target,
                coalesce(sum(a.paid_out) FILTER (WHERE a.cause = 'movedAway') OVER w, 0) AS paid_out
         FROM unnest($1::text[], $2::text[], $3::date[]) AS k (exchange_id, uid, report_on)
         JOIN luff_accruals a USING (exchange_id, uid, report_on)
         WINDOW w AS (PARTITION BY a.user_id, a.exchange_id, a.uid, a.report_on)
         ORDER BY a.user_id, a.exchange_id, a.uid, a.report_on, a.revision DESC`,
      [days.map((day) => day.exchangeId), days.map((day) => day.uid), days.map((day) => day.day)],
    );
    const posted = new Map<string, Map<string, PostedAccrual>>();
    for (const row of rows) {
      const key = keyOf({ exchangeId: row.exchange_id, uid: row.uid, day: row.day });
      const ofDay = posted.get(key) ?? new Map<string, PostedAccrual>();
      ofDay.set(row.user_id, { revision: row.revision, target: luff(row.target), paidOut: luff(row.paid_out) });
      posted.set(key, ofDay);
    }
    return posted;
  }

  private async postedDaysSince(
    tx: EntityManager,
    userId: string,
    exchangeId: string,
    uid: string,
    since: string,
  ): Promise<UidDay[]> {
    return tx.query(
      `SELECT DISTINCT exchange_id AS "exchangeId", uid, report_on::text AS day FROM luff_accruals
       WHERE user_id = $1 AND exchange_id = $2 AND uid = $3 AND report_on >= $4`,
      [userId, exchangeId, uid, since],
    );
  }

  /** Uses the rate in force at the end of the report day; later changes do not affect it. */
  private async rateAt(em: EntityManager, dayEndsAt: Date, known: Map<number, string>): Promise<string> {
    const at = dayEndsAt.getTime();
    const rate = known.get(at) ?? (await this.settings.get(LuffSettings.accrualRate, dayEndsAt, em));
    known.set(at, rate);
    return rate;
  }

  /**
   * Locks the UIDs in order. They share a fixed number of locks, since the database has room for some thousands only;
   * UIDs that share one merely wait for each other.
   */
  private async lock(tx: EntityManager, uids: readonly { exchangeId: string; uid: string }[]): Promise<void> {
    const buckets = new Set<number>();
    for (const batch of batchesOf(uids)) {
      for (const uid of batch) buckets.add(bucketOf(uid));
      await nextTurn();
    }
    if (buckets.size === 0) return;
    await tx.query('SELECT pg_advisory_xact_lock($1::int, bucket) FROM unnest($2::int[]) AS bucket', [
      LOCK_SPACE,
      [...buckets].sort((a, b) => a - b),
    ]);
  }
}

function rowOf({ userId, revision, difference, report, cause }: DueAccrual): AccrualRow {
  const key = `${keyOf(report)}:${revision}`;
  return {
    ownerId: userId,
    amount: difference,
    key,
    reference: { type: 'luff_accrual', id: key },
    params: {
      exchange: report.exchangeName,
      uid: report.uid,
      day: report.day,
      ...(cause === 'report' ? {} : { cause }),
    },
  };
}

/** Luff units that other members were paid for the day before it was taken back from them. */
function paidToOthers(userId: string, posted: ReadonlyMap<string, PostedAccrual>): bigint {
  let sum = 0n;
  for (const [other, { paidOut }] of posted) if (other !== userId) sum += paidOut;
  return sum;
}

const luff = (amount: string): bigint => parseAmount(amount, CURRENCIES.LUFF);
const atLeast0 = (units: bigint): bigint => (units > 0n ? units : 0n);

function batchesOf<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  );
}

/** Distinct days. Yields to other work in between, since a file may contain many. */
async function distinctDays(days: readonly UidDay[]): Promise<UidDay[]> {
  const distinct = new Map<string, UidDay>();
  for (const batch of batchesOf(days)) {
    for (const day of batch) distinct.set(keyOf(day), day);
    await nextTurn();
  }
  return [...distinct.values()];
}

const uidKeyOf = ({ exchangeId, uid }: { exchangeId: string; uid: string }): string => `${exchangeId}:${uid}`;
const keyOf = (day: UidDay): string => `${uidKeyOf(day)}:${day.day}`;
const bucketOf = (uid: { exchangeId: string; uid: string }): number =>
  hash('sha1', uidKeyOf(uid), 'buffer').readUInt32BE(0) % LOCK_BUCKETS;
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
