import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { KeyedBulkhead } from '../../../platform/bulkhead/index.js';
import { Affiliates, type AffiliateConnection } from '../affiliates/affiliates.service.js';
import { Exchange } from '../entities/exchange.entity.js';
import { InviteeLookupRow } from '../entities/invitee-lookup.entity.js';
import { ReportRow } from '../entities/report-row.entity.js';
import type { InviteeAnswer } from '../affiliates/index.js';
import { ANSWER_FRESH_MS } from './uid-check.rules.js';
import { UidRebateErrors } from '../uid-rebate.errors.js';
import type { Visitor } from './visitors.service.js';

/** What is known about a UID, and its source. */
export type InviteeLookup =
  | {
      readonly source: 'api';
      readonly fetchedAt: Date;
      readonly simulated: boolean;
      readonly answer: InviteeAnswer;
      /** The exchange does not know the UID although its reports contain it, so the answer is not reliable. */
      readonly isContradicted: boolean;
    }
  | {
      /** The exchange has no API: the answer comes from imported reports. */
      readonly source: 'report';
      readonly fetchedAt: Date;
      readonly simulated: boolean;
      readonly isInReports: boolean;
      /** The last reported day; null before the first. */
      readonly throughDay: string | null;
    };

/**
 * Concurrent and waiting lookups per exchange and visitor or member, and per network. An exchange accepts four of ours at
 * a time, so heavy callers queue behind themselves and leave room for others.
 */
const ASKED_BY_ONE = { running: 1, waiting: 60 };
const ASKED_FROM_NETWORK = { running: 2, waiting: 100 };

interface StoredInvitee {
  registered: boolean;
  joinedAt?: string | null;
  frozen?: boolean;
  totals?: { since: string | null; volumeUsdt?: string; feeUsdt?: string; commissionUsdt?: string };
}

/** Asks exchanges whether a UID is ours. Answers are cached for a minute, across callers and replicas. */
@Injectable()
export class InviteeLookups {
  private readonly asking = new Map<string, Promise<InviteeLookup>>();
  private readonly ofVisitor = new KeyedBulkhead(ASKED_BY_ONE);
  private readonly ofNetwork = new KeyedBulkhead(ASKED_FROM_NETWORK);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly affiliates: Affiliates,
  ) {}

  /**
   * Answer of the exchange, or of its imported reports if it has no API. Not for use inside a transaction. Throws
   * `uidRebate.checkUnavailable` if the exchange cannot be asked, because not knowing is never a "no", and
   * `platform.busy` when too many lookups are waiting for this visitor or network.
   */
  async find(exchange: Exchange, uid: string, visitor: Visitor): Promise<InviteeLookup> {
    const connection = this.affiliates.of(exchange.id);
    if (!connection) return this.findInReports(exchange, uid);
    const network = visitor.networkHash.toString('base64url');
    return this.ofVisitor.run(`${exchange.id} ${visitor.key}`, () =>
      this.ofNetwork.run(`${exchange.id} ${network}`, () => this.askTogether(exchange, uid, connection)),
    );
  }

  /** Concurrent callers with the same question share one request. */
  private async askTogether(exchange: Exchange, uid: string, connection: AffiliateConnection): Promise<InviteeLookup> {
    // Includes the cache lookup: a caller that just missed the shared request would ask again.
    const key = `${exchange.id} ${uid}`;
    const running = this.asking.get(key) ?? this.findOrAsk(exchange, uid, connection);
    this.asking.set(key, running);
    try {
      return await running;
    } finally {
      if (this.asking.get(key) === running) this.asking.delete(key);
    }
  }

  /** The cached answer of the last minute, if any. */
  async findFresh(exchangeId: string, uid: string): Promise<InviteeLookup | null> {
    const row = await this.dataSource.manager.findOneBy(InviteeLookupRow, { exchangeId, uid });
    if (!row) return null;
    const age = this.clock.millis() - row.fetchedAt.getTime();
    if (age < 0 || age >= ANSWER_FRESH_MS) return null;
    const answer = revive(uid, row.answer as unknown as StoredInvitee);
    return this.compared(exchangeId, uid, row, answer);
  }

  private async findOrAsk(exchange: Exchange, uid: string, connection: AffiliateConnection): Promise<InviteeLookup> {
    return (await this.findFresh(exchange.id, uid)) ?? this.ask(exchange, uid, connection);
  }

  private async ask(exchange: Exchange, uid: string, connection: AffiliateConnection): Promise<InviteeLookup> {
    const { affiliate, simulated } = connection;
    let answer: InviteeAnswer;
    try {
      answer = await affiliate.findInvitee(uid);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { retryAfterSeconds } = error.extras;
      throw UidRebateErrors.checkUnavailable({ exchange: exchange.name }, { cause: error, retryAfterSeconds });
    }
    const fetchedAt = this.clock.now();
    const stored = { ...answer } as unknown as Record<string, unknown>;
    await this.dataSource.manager.upsert(
      InviteeLookupRow,
      { exchangeId: exchange.id, uid, fetchedAt, simulated, answer: stored as object },
      ['exchangeId', 'uid'],
    );
    return this.compared(exchange.id, uid, { fetchedAt, simulated }, answer);
  }

  /** Compares an answer with the reports: some exchanges return an empty list when they do not know. */
  private async compared(
    exchangeId: string,
    uid: string,
    { fetchedAt, simulated }: { fetchedAt: Date; simulated: boolean },
    answer: InviteeAnswer,
  ): Promise<InviteeLookup> {
    const isContradicted = !answer.registered && (await this.isReported(exchangeId, uid));
    return { source: 'api', fetchedAt, simulated, answer, isContradicted };
  }

  private async isReported(exchangeId: string, uid: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(ReportRow, { exchangeId, uid, isWithdrawn: false });
  }

  private async findInReports(exchange: Exchange, uid: string): Promise<InviteeLookup> {
    const em = this.dataSource.manager;
    const isInReports = await this.isReported(exchange.id, uid);
    const [last]: { day: string; fetched_at: Date; simulated: boolean }[] = await em.query(
      `SELECT d.day::text AS day, b.fetched_at, b.simulated
       FROM uid_rebate_report_days d JOIN uid_rebate_report_batches b ON b.id = d.batch_id
       WHERE d.exchange_id = $1 ORDER BY d.day DESC LIMIT 1`,
      [exchange.id],
    );
    return {
      source: 'report',
      fetchedAt: last?.fetched_at ?? this.clock.now(),
      simulated: last?.simulated ?? false,
      isInReports,
      throughDay: last?.day ?? null,
    };
  }
}

function revive(uid: string, stored: StoredInvitee): InviteeAnswer {
  if (!stored.registered) return { registered: false };
  const { joinedAt, frozen, totals } = stored;
  return {
    registered: true,
    uid,
    joinedAt: joinedAt ? new Date(joinedAt) : null,
    frozen,
    totals: totals && { ...totals, since: totals.since ? new Date(totals.since) : null },
  };
}
