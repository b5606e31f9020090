import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { runInTransaction } from '../../platform/database/index.js';
import { Settings } from '../../platform/settings/index.js';
import { UidCheck } from './entities/uid-check.entity.js';
import { decideCheck, LIMIT_WINDOW_MS } from './uid-check.rules.js';
import { UidRebateErrors } from './uid-rebate.errors.js';
import { UidRebateSettings } from './uid-rebate.settings.js';
import type { Visitor } from './visitors.service.js';

const KEPT_MS = 24 * LIMIT_WINDOW_MS;

/** Counts the different UIDs that a visitor asks about in an hour. */
@Injectable()
export class UidCheckLimit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /**
   * Counts a check before it is made; parallel checks of one visitor wait for each other. `giveBack` takes it off again
   * when nothing could be answered. Throws `uidRebate.tooManyChecks` and `uidRebate.tooManyChecksFromAddress`.
   */
  async count(
    visitor: Visitor,
    exchangeId: string,
    uid: string,
    hasFreshAnswer: boolean,
  ): Promise<{ giveBack: () => Promise<void> }> {
    const now = this.clock.now();
    const [visitorLimit, addressLimit] = await Promise.all([
      this.settings.get(UidRebateSettings.checksPerHour),
      this.settings.get(UidRebateSettings.checksPerHourAndAddress),
    ]);
    const isFirst = await runInTransaction(this.dataSource, async (tx) => {
      await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`uid-check ${visitor.key}`]);
      const since = new Date(now.getTime() - LIMIT_WINDOW_MS);
      const key = { visitor: visitor.key, exchangeId, uid };
      const earlier = await tx.findOneBy(UidCheck, key);
      const alreadyChecked = earlier !== null && earlier.checkedAt > since;
      const decision = decideCheck({
        now,
        byVisitor: await this.times(tx, 'visitor', visitor.key, since),
        byAddress: await this.times(tx, 'address_hash', visitor.addressHash, since),
        alreadyChecked,
        hasFreshAnswer,
        visitorLimit,
        addressLimit,
      });
      if (!decision.allowed) {
        const { retryAfterSeconds } = decision;
        const minutes = Math.ceil(retryAfterSeconds / 60);
        const extras = { alreadyChecked, retryAfterSeconds };
        if (decision.because === 'address') throw UidRebateErrors.tooManyChecksFromAddress({ minutes }, extras);
        throw UidRebateErrors.tooManyChecks({ limit: visitorLimit, minutes }, extras);
      }
      if (alreadyChecked) return false;
      await tx.upsert(UidCheck, { ...key, addressHash: visitor.addressHash, checkedAt: now }, [
        'visitor',
        'exchangeId',
        'uid',
      ]);
      return true;
    });
    return {
      giveBack: async () => {
        if (!isFirst) return;
        await this.dataSource.manager.delete(UidCheck, { visitor: visitor.key, exchangeId, uid, checkedAt: now });
      },
    };
  }

  /** Forgets checks of more than a day ago; answers how many. */
  async deleteOld(tx: EntityManager): Promise<number> {
    const before = new Date(this.clock.millis() - KEPT_MS);
    await tx.query(`DELETE FROM uid_rebate_invitee_lookups WHERE fetched_at < $1`, [before]);
    const [, count]: [unknown, number] = await tx.query(`DELETE FROM uid_rebate_checks WHERE checked_at < $1`, [
      before,
    ]);
    return count;
  }

  private async times(
    tx: EntityManager,
    column: 'visitor' | 'address_hash',
    value: string | Buffer,
    since: Date,
  ): Promise<Date[]> {
    const rows: { checked_at: Date }[] = await tx.query(
      `SELECT checked_at FROM uid_rebate_checks WHERE ${column} = $1 AND checked_at > $2 ORDER BY checked_at`,
      [value, since],
    );
    return rows.map((row) => row.checked_at);
  }
}
