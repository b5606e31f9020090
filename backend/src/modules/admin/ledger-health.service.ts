import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../../platform/audit/index.js';
import { Clock, seoulDay } from '../../platform/clock/index.js';
import type { Caller } from '../../platform/http/index.js';
import { Ledger, Reconciliation } from '../../platform/ledger/index.js';
import { JobHistory, JobSlots, type JobCounts } from '../../platform/scheduling/index.js';
import { LuffAccruals } from '../luff/index.js';
import { AdminErrors } from './admin.errors.js';
import { LedgerFindingDto, type LedgerHealthDto } from './dto/operations.dto.js';

const JOB = 'reconciliation';
const NIGHTLY_JOB = 'reconciliation-of-everything';
const SLOT_MS = 5 * 60_000;
/** Three slots: one missed run is no alarm. */
const OVERDUE_MS = 3 * SLOT_MS;

/** Compares the books every five minutes and, as a whole, every night, and shows and closes what does not agree. */
@Injectable()
export class LedgerHealth {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly slots: JobSlots,
    private readonly jobs: JobHistory,
    private readonly reconciliation: Reconciliation,
    private readonly ledger: Ledger,
    private readonly accruals: LuffAccruals,
    private readonly audit: Audit,
  ) {}

  /**
   * Runs every check in this slot of five minutes, unless another replica has. Of the acts of members, which grow without
   * end, it looks at the recent ones.
   */
  async check(): Promise<JobCounts | null> {
    const now = this.clock.now();
    const slot = new Date(Math.floor(now.getTime() / SLOT_MS) * SLOT_MS).toISOString().slice(0, 16);
    return this.slots.runOnce(JOB, slot, (tx) => this.reconciliation.run(tx, now, 'recent'));
  }

  /** Runs every check over everything, once a day of Asia/Seoul. */
  async checkEverything(): Promise<JobCounts | null> {
    const now = this.clock.now();
    return this.slots.runOnce(NIGHTLY_JOB, seoulDay(now), (tx) => this.reconciliation.run(tx, now));
  }

  /** What is open, and when the books were last compared. */
  async health(): Promise<LedgerHealthDto> {
    const findings = await this.reconciliation.openFindings(this.dataSource.manager);
    const last = (await this.jobs.latest(20, JOB)).find(({ status }) => status === 'done');
    const isOverdue = last !== undefined && this.clock.millis() - last.startedAt.getTime() > OVERDUE_MS;
    return {
      healthy: findings.length === 0 && !isOverdue,
      lastCheckedAt: last?.startedAt.toISOString() ?? null,
      lastCounts: last?.counts ?? null,
      findings: findings.map((finding) => LedgerFindingDto.from(finding)),
    };
  }

  /**
   * Records that a finding was dealt with. With `release` its account is free again, and what it could not take meanwhile
   * is posted. The last finding about a frozen account is closed with its release only: without a finding nothing would
   * show the account any more, and nobody could free it.
   * @throws AdminErrors.findingNotFound, otherFindingsOpen, releaseNeeded
   */
  async close(
    tx: EntityManager,
    closing: { findingId: string; note: string; release: boolean; actorId: string; caller: Caller },
  ): Promise<void> {
    const { findingId, note, release, actorId, caller } = closing;
    const open = await this.reconciliation.lockOpenFindings(tx);
    const finding = open.find(({ id }) => id === findingId);
    if (!finding || !(await this.reconciliation.close(tx, findingId, actorId, this.clock.now())))
      throw AdminErrors.findingNotFound();
    const { ownerId, currency } = finding;
    if (ownerId && currency) {
      const others = open.filter((other) => other.ownerId === ownerId && other.currency === currency).length - 1;
      if (release) {
        if (others > 0) throw AdminErrors.otherFindingsOpen({ count: others });
        await this.ledger.unfreeze(tx, ownerId, currency);
        if (currency === 'LUFF') await this.accruals.catchUp(tx, ownerId);
      } else if (others === 0 && (await this.ledger.isFrozen(tx, ownerId, currency))) throw AdminErrors.releaseNeeded();
    }
    await this.audit.record(tx, {
      actorId,
      action: 'ledger-finding.closed',
      target: { type: 'ledger_finding', id: findingId },
      before: { check: finding.check, ownerId: ownerId ?? null, currency: currency ?? null, detail: finding.detail },
      after: { note, released: release },
      caller,
    });
  }
}
