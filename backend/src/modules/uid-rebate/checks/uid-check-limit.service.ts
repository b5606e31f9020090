import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In, MoreThan, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { runInTransaction } from '../../../platform/database/index.js';
import { Settings } from '../../../platform/settings/index.js';
import { KeyedBulkhead } from '../../../platform/bulkhead/index.js';
import { UidCheck } from '../entities/uid-check.entity.js';
import { decideCheck, LIMIT_WINDOW_MS, type CheckDecision } from './uid-check.rules.js';
import { UidRebateErrors } from '../uid-rebate.errors.js';
import { UidRebateSettings } from '../uid-rebate.settings.js';
import type { Visitor } from './visitors.service.js';

const KEPT_MS = 24 * LIMIT_WINDOW_MS;
/**
 * Counts of one network run one at a time in this process. A lock serialises them anyway, and each would wait for it with
 * a connection.
 */
const ASKS_OF_NETWORK = { running: 1, waiting: 1_000 };

/** A check or claim of a UID. */
interface Ask {
  readonly visitor: Visitor;
  readonly exchangeId: string;
  readonly uid: string;
  readonly isClaim: boolean;
  readonly mayRepeat: boolean;
}

/** What was counted for the visitors and the network of some asks, oldest first, and the limits. */
interface Counted {
  readonly asks: ReadonlySet<Ask>;
  readonly checks: readonly UidCheck[];
  readonly visitorLimit: number;
  readonly networkLimit: number;
}

/** The pending asks of one network in this process, and the last counts read for those pending at that time. */
interface Queue {
  readonly asks: Set<Ask>;
  counted?: Counted;
}

/** Rate limiter for checks and claims: counts different UIDs per hour, by visitor and by network. */
@Injectable()
export class UidCheckLimit {
  private readonly bulkhead = new KeyedBulkhead(ASKS_OF_NETWORK);
  private readonly queues = new Map<string, Queue>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /**
   * Counts a check before it is made. `giveBack` undoes it if the check could not be answered. Throws
   * `uidRebate.tooManyChecks` and `uidRebate.tooManyChecksFromAddress`.
   */
  async countCheck(
    visitor: Visitor,
    exchangeId: string,
    uid: string,
    hasFreshAnswer: boolean,
  ): Promise<{ giveBack: () => Promise<void> }> {
    const now = this.clock.now();
    const isFirst = await this.count({ visitor, exchangeId, uid, isClaim: false, mayRepeat: hasFreshAnswer }, now);
    const row = { visitor: visitor.key, exchangeId, uid, checkedAt: now, isClaim: false };
    return {
      giveBack: async () => {
        if (isFirst) await this.dataSource.manager.delete(UidCheck, row);
      },
    };
  }

  /**
   * Counts a registration, request or dispute before anything else, because each reveals as much about a UID as a check.
   * The same UID counts once. Throws like `countCheck`.
   */
  async countClaim(visitor: Visitor, exchangeId: string, uid: string): Promise<void> {
    await this.count({ visitor, exchangeId, uid, isClaim: true, mayRepeat: true }, this.clock.now());
  }

  /**
   * Answers whether the UID is counted anew. Whoever is over the limit is refused without a transaction, and without
   * reading when that was read while they waited: of 400 that come at once only the first refused ones read.
   */
  private async count(ask: Ask, now: Date): Promise<boolean> {
    const { networkHash } = ask.visitor;
    const network = networkHash.toString('base64url');
    const queue = this.queues.get(network) ?? { asks: new Set() };
    this.queues.set(network, queue);
    queue.asks.add(ask);
    try {
      return await this.bulkhead.run(network, async () => {
        if (queue.counted?.asks.has(ask)) decide(ask, queue.counted, now);
        queue.counted = await this.read(this.dataSource.manager, networkHash, queue.asks, now);
        decide(ask, queue.counted, now);
        return runInTransaction(this.dataSource, (tx) => this.countOnce(tx, ask, now));
      });
    } finally {
      queue.asks.delete(ask);
      if (queue.asks.size === 0) this.queues.delete(network);
    }
  }

  private async countOnce(tx: EntityManager, ask: Ask, now: Date): Promise<boolean> {
    const { visitor, exchangeId, uid, isClaim } = ask;
    const { key, networkHash } = visitor;
    // Serialises replicas; the visitor is always locked before the network.
    await tx.query(
      `SELECT pg_advisory_xact_lock(hashtextextended($1, 0)), pg_advisory_xact_lock(hashtextextended($2, 0))`,
      [`uid-check ${key}`, `uid-check ${networkHash.toString('base64url')}`],
    );
    const earlier = decide(ask, await this.read(tx, networkHash, [ask], now), now);
    const row = earlier
      ? { networkHash: earlier.networkHash, checkedAt: earlier.checkedAt, isClaim: earlier.isClaim || isClaim }
      : { networkHash, checkedAt: now, isClaim };
    // Also written if nothing changes: otherwise a check given back concurrently would remove the claim.
    if (!earlier || isClaim)
      await tx.upsert(UidCheck, { visitor: key, exchangeId, uid, ...row }, ['visitor', 'exchangeId', 'uid']);
    return !earlier;
  }

  /** Reads the counts for the asks of one network that are pending when the read starts. */
  private async read(em: EntityManager, networkHash: Buffer, begun: Iterable<Ask>, now: Date): Promise<Counted> {
    const asks = new Set(begun);
    // Uses the transaction's connection: waiting for a second one while holding the first can exhaust the pool.
    const visitorLimit = await this.settings.get(UidRebateSettings.checksPerHour, now, em);
    const networkLimit = await this.settings.get(UidRebateSettings.checksPerHourAndAddress, now, em);
    const checkedAt = MoreThan(new Date(now.getTime() - LIMIT_WINDOW_MS));
    const visitors = In([...new Set([...asks].map(({ visitor }) => visitor.key))]);
    const checks = await em.find(UidCheck, {
      where: [
        { visitor: visitors, checkedAt },
        { networkHash, checkedAt },
      ],
      order: { checkedAt: 'ASC' },
    });
    return { asks, checks, visitorLimit, networkLimit };
  }

  /** Deletes checks older than a day; returns how many. */
  async deleteOld(tx: EntityManager): Promise<number> {
    const before = new Date(this.clock.millis() - KEPT_MS);
    await tx.query(`DELETE FROM uid_rebate_invitee_lookups WHERE fetched_at < $1`, [before]);
    const [, count]: [unknown, number] = await tx.query(`DELETE FROM uid_rebate_checks WHERE checked_at < $1`, [
      before,
    ]);
    return count;
  }
}

/** Returns the earlier entry of this UID, if any. Throws when the limit is reached. */
function decide(ask: Ask, { checks, visitorLimit, networkLimit }: Counted, now: Date): UidCheck | undefined {
  const { visitor, exchangeId, uid, mayRepeat } = ask;
  const byVisitor = checks.filter((check) => check.visitor === visitor.key);
  const earlier = byVisitor.find((check) => check.exchangeId === exchangeId && check.uid === uid);
  const decision = decideCheck({
    now,
    byVisitor: byVisitor.map((check) => check.checkedAt),
    byNetwork: checks
      .filter(({ networkHash }) => visitor.networkHash.equals(networkHash))
      .map((check) => check.checkedAt),
    alreadyChecked: earlier !== undefined,
    mayRepeat,
    visitorLimit,
    networkLimit,
  });
  if (!decision.allowed) throw refusal(decision, visitorLimit, earlier !== undefined);
  return earlier;
}

function refusal(
  { because, retryAfterSeconds }: Extract<CheckDecision, { allowed: false }>,
  limit: number,
  alreadyChecked: boolean,
): Error {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const extras = { alreadyChecked, retryAfterSeconds };
  return because === 'network'
    ? UidRebateErrors.tooManyChecksFromAddress({ minutes }, extras)
    : UidRebateErrors.tooManyChecks({ limit, minutes }, extras);
}
