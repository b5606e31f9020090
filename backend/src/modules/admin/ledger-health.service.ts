import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../../platform/audit/index.js';
import { Clock, seoulDay } from '../../platform/clock/index.js';
import type { Actor } from '../../platform/http/index.js';
import { Ledger, Reconciliation } from '../../platform/ledger/index.js';
import { JobHistory, JobSlots, type JobCounts, type JobRecord } from '../../platform/scheduling/index.js';
import { Members } from '../auth/index.js';
import { LuffAccruals } from '../luff/index.js';
import { AdminErrors } from './admin.errors.js';
import {
  type CloseFindingDto,
  LedgerFindingDto,
  type LedgerHealthDto,
  type NightlyCheckDto,
} from './dto/operations.dto.js';

const JOB = 'reconciliation';
const NIGHTLY_JOB = 'reconciliation-of-everything';
const SLOT_MS = 5 * 60_000;
/** Three slots: a single missed run raises no alarm. */
const OVERDUE_MS = 3 * SLOT_MS;
/** A day and the time in which a night's run may take and be retried. */
const NIGHTLY_OVERDUE_MS = 26 * 3_600_000;

/** Runs the reconciliation every five minutes and completely every night; lists and closes its findings. */
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
    private readonly members: Members,
    private readonly audit: Audit,
  ) {}

  /** Runs every check once per five-minute slot across replicas, limited to recent member activity. */
  async check(): Promise<JobCounts | null> {
    const now = this.clock.now();
    const slot = new Date(Math.floor(now.getTime() / SLOT_MS) * SLOT_MS).toISOString().slice(0, 16);
    return this.slots.runOnce(JOB, slot, (tx) => this.reconciliation.run(tx, now, 'recent'));
  }

  /** Runs every check over all data, once per day (Asia/Seoul). */
  async checkEverything(): Promise<JobCounts | null> {
    const now = this.clock.now();
    return this.slots.runOnce(NIGHTLY_JOB, seoulDay(now), (tx) => this.reconciliation.run(tx, now));
  }

  /** Open findings, the last run of every five minutes, and how the nightly one stands. */
  async health(): Promise<LedgerHealthDto> {
    const em = this.dataSource.manager;
    const findings = await this.reconciliation.openFindings(em);
    const owners = findings.flatMap(({ ownerId }) => ownerId ?? []);
    const members = await this.members.membersByIds(em, owners);
    const last = doneOf(await this.jobs.newestOfEach(1, JOB));
    const overdue = last !== undefined && this.clock.millis() - last.startedAt.getTime() > OVERDUE_MS;
    const nightly = await this.nightly();
    return {
      healthy: findings.length === 0 && !overdue && ['done', 'pending'].includes(nightly.status),
      overdue,
      nightly,
      lastCheckedAt: last?.startedAt.toISOString() ?? null,
      lastCounts: last?.counts ?? null,
      findings: findings.map((finding) => LedgerFindingDto.from(finding, members.get(finding.ownerId ?? ''))),
    };
  }

  /** How the comparison of everything stands: the first one is due a day after the service began. */
  private async nightly(): Promise<NightlyCheckDto> {
    const ended = await this.jobs.newestOfEach(1, NIGHTLY_JOB);
    const done = doneOf(ended);
    const since = done?.startedAt ?? (await this.jobs.firstRunAt(JOB));
    const isOverdue = since !== null && this.clock.millis() - since.getTime() > NIGHTLY_OVERDUE_MS;
    const [latest] = ended;
    return {
      status: latest?.status === 'failed' ? 'failed' : isOverdue ? 'overdue' : done ? 'done' : 'pending',
      checkedAt: done?.startedAt.toISOString() ?? null,
      error: latest?.error ?? null,
    };
  }

  /**
   * Closes a finding. With `release` the account is unfrozen and postings it refused meanwhile are made up. The last
   * finding of a frozen account can only be closed with its release, because otherwise nothing would list the account any
   * more.
   * @throws AdminErrors.findingNotFound, otherFindingsOpen, releaseNeeded
   */
  async close(
    tx: EntityManager,
    actor: Actor,
    findingId: string,
    { note, release = false }: CloseFindingDto,
  ): Promise<void> {
    const open = await this.reconciliation.lockOpenFindings(tx);
    const finding = open.find(({ id }) => id === findingId);
    if (!finding || !(await this.reconciliation.close(tx, findingId, actor.id, this.clock.now())))
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
    await this.audit.record(
      tx,
      actor,
      'ledger-finding.closed',
      { type: 'ledger_finding', id: findingId },
      {
        before: { check: finding.check, ownerId: ownerId ?? null, currency: currency ?? null, detail: finding.detail },
        after: { note, released: release },
      },
    );
  }
}

const doneOf = (ended: readonly JobRecord[]): JobRecord | undefined => ended.find(({ status }) => status === 'done');
