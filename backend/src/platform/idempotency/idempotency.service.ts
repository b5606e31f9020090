import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../clock/index.js';
import { queryPrepared, runInTransaction, type PreparedStatement } from '../database/index.js';
import { PlatformErrors } from '../errors/index.js';
import type { Actor } from '../http/index.js';
import { KeyedBulkhead } from '../bulkhead/index.js';

/** Keys expire after this time. */
const KEPT_MS = 7 * 86_400_000;
/**
 * Concurrent and waiting operations per member in this process. They are serialised by a lock anyway, for which each
 * would wait with a connection; more of them would exhaust the pool. Those waiting here hold no connection.
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

/** Runs mutations idempotently. */
@Injectable()
export class Idempotency {
  private readonly bulkhead = new KeyedBulkhead(ACTS_OF_ONE);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs `work` in a transaction with the record of the actor's key, which is unique within the operation. The same key
   * with the same body (properties in any order) returns the first response unchanged; a concurrent duplicate waits for
   * it. A refused call frees its key, because nothing was done. If the response names another member, `aboutWhom`
   * returns their id, and the response is deleted with their account. At most two operations of a member run at a time.
   * Throws `platform.idempotencyKeyReused` for another body, `platform.idempotencyKeyInvalid` for a malformed key, and
   * `platform.busy` when too many of this member are waiting.
   */
  async run<T>(
    { id: userId, key }: Pick<Actor, 'id' | 'key'>,
    operation: string,
    body: unknown,
    work: (tx: EntityManager) => Promise<T>,
    aboutWhom?: (answer: T) => string,
  ): Promise<T> {
    if (key === undefined) return this.inTurn(userId, work);
    if (!KEY_FORMAT.test(key)) throw PlatformErrors.idempotencyKeyInvalid();
    const bodyHash = createHash('sha256').update(canonicalJson(body)).digest();

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
    return this.bulkhead.run(userId, () => runInTransaction(this.dataSource, work));
  }

  /** Deletes up to `limit` keys older than seven days, oldest first; returns how many. */
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

  /** Deletes responses to a member, and responses to others about them, when their account is closed. */
  async forget(tx: EntityManager, userId: string): Promise<void> {
    await tx.query('DELETE FROM platform_idempotency_keys WHERE user_id = $1 OR about_user_id = $1', [userId]);
  }
}

/** JSON with sorted keys, so that equal content has equal hashes. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value ?? null, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
