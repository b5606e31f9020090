import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../clock/index.js';
import { queryPrepared, runInTransaction, type PreparedStatement } from '../database/index.js';
import { PlatformErrors } from '../errors/index.js';
import { TurnsByKey } from '../turns/index.js';

/** One intent of one member: what they do, under which key, with which content. */
export interface Intent {
  readonly userId: string;
  /** The operation's name; a key is unique within it. */
  readonly operation: string;
  /** Value of the Idempotency-Key header; without one the business key of the act alone protects. */
  readonly key: string | undefined;
  /** The request's content; the same key with other content is refused. */
  readonly body: unknown;
}

/** No client sends an intent again after this. */
const KEPT_MS = 7 * 86_400_000;
/**
 * Acts of one person that run or wait in this process. Their acts come one after the other in any case, on a lock that each
 * waits for with a connection in hand: more of them would take the pool from everybody else. Who waits here holds none.
 */
const ACTS_OF_ONE = { running: 2, waiting: 60 };

const TAKE: PreparedStatement = {
  name: 'idempotency-take',
  text: `INSERT INTO platform_idempotency_keys (user_id, operation, key, body_hash, created_at)
         VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING key`,
};
const ANSWERED: PreparedStatement = {
  name: 'idempotency-answered',
  text: `SELECT body_hash, answer FROM platform_idempotency_keys WHERE user_id = $1 AND operation = $2 AND key = $3`,
};
const ANSWER: PreparedStatement = {
  name: 'idempotency-answer',
  text: `UPDATE platform_idempotency_keys SET answer = $4, about_user_id = $5 WHERE user_id = $1 AND operation = $2 AND key = $3`,
};

const KEY_FORMAT = /^[\x21-\x7e]{8,128}$/;

/** Runs a mutation so that the same intent sent again answers the same and does nothing twice. */
@Injectable()
export class Idempotency {
  private readonly turns = new TurnsByKey(ACTS_OF_ONE);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs `work` in a transaction together with the record of its key. The same key with the same body answers what the
   * first call answered, to the letter; a concurrent twin waits for it. A refused call frees its key, because nothing was
   * done. Where the answer names another member, `aboutWhom` says whom: the answer is not kept longer than their account.
   * Acts of one person, with a key or without, go two at a time. Throws `platform.idempotencyKeyReused` for another body,
   * `platform.idempotencyKeyInvalid` for a malformed key, `platform.busy` when too many of this person wait already.
   */
  async run<T>(intent: Intent, work: (tx: EntityManager) => Promise<T>, aboutWhom?: (answer: T) => string): Promise<T> {
    const { userId, operation, key } = intent;
    if (key === undefined) return this.inTurn(userId, work);
    if (!KEY_FORMAT.test(key)) throw PlatformErrors.idempotencyKeyInvalid();
    const bodyHash = createHash('sha256').update(canonicalJson(intent.body)).digest();

    return this.inTurn(userId, async (tx) => {
      const taken = await queryPrepared(tx, TAKE, [userId, operation, key, bodyHash, this.clock.now()]);
      if (taken.length === 0) {
        const [first] = await queryPrepared<{ body_hash: Buffer; answer: T }>(tx, ANSWERED, [userId, operation, key]);
        if (!first || !first.body_hash.equals(bodyHash)) throw PlatformErrors.idempotencyKeyReused();
        return first.answer;
      }
      const answer = await work(tx);
      const about = aboutWhom?.(answer) ?? null;
      await queryPrepared(tx, ANSWER, [userId, operation, key, JSON.stringify(answer ?? null), about]);
      return answer;
    });
  }

  private inTurn<T>(userId: string, work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.turns.take(userId, () => runInTransaction(this.dataSource, work));
  }

  /** Forgets up to `limit` answers that are older than seven days, the oldest first. Answers how many. */
  async deleteOld(tx: EntityManager, limit: number): Promise<number> {
    const before = new Date(this.clock.millis() - KEPT_MS);
    const [, deleted]: [unknown, number] = await tx.query(
      `DELETE FROM platform_idempotency_keys WHERE (user_id, operation, key) IN (
         SELECT user_id, operation, key FROM platform_idempotency_keys WHERE created_at < $1
         ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
      [before, limit],
    );
    return deleted;
  }

  /** Forgets what a member was answered, and what others were answered about them, because the member is gone. */
  async forget(tx: EntityManager, userId: string): Promise<void> {
    await tx.query('DELETE FROM platform_idempotency_keys WHERE user_id = $1 OR about_user_id = $1', [userId]);
  }
}

/** JSON with sorted keys, so that the same content has the same hash. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value ?? null, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
