import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { CURRENCIES, formatAmount, Reconciliation, type Difference, type Recent } from '../../platform/ledger/index.js';
import { ReportVolumes } from '../uid-rebate/index.js';
import { LuffAccruals } from './luff-accruals.service.js';

/** Report rows younger than this are recomputed. */
const RECENT_MS = 2 * 3_600_000;

/** Reconciliation checks between Luff's tables and the ledger. */
@Injectable()
export class LuffReconciliation implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly reconciliation: Reconciliation,
    private readonly accruals: LuffAccruals,
    private readonly volumes: ReportVolumes,
  ) {}

  onModuleInit(): void {
    this.reconciliation.register({ name: 'redemptions-equal-transfers', run: redemptionsThatDiffer });
    this.reconciliation.register({ name: 'accruals-equal-transfers', run: accrualsThatDiffer });
    this.reconciliation.register({ name: 'accruals-follow-reports', run: (em) => this.daysNotPosted(em) });
  }

  /**
   * Recently reported days that are not at ⌊volume × rate⌋. They are reported but freeze no account: missing postings are
   * made up once the cause is gone, and an account that refused them is frozen already.
   */
  private async daysNotPosted(em: EntityManager): Promise<Difference[]> {
    const since = new Date(this.clock.millis() - RECENT_MS);
    const suspects = await this.accruals.findDue(em, await this.volumes.daysDeliveredSince(em, since));
    // Reports committed while this was reading have been posted by now: only what is still due counts.
    const due = await this.accruals.findDue(
      em,
      suspects.map(({ report }) => report),
    );
    if (due.length === 0) return [];
    const examples = due.slice(0, 20).map(({ userId, report, target, alreadyPosted }) => ({
      userId,
      exchangeId: report.exchangeId,
      uid: report.uid,
      day: report.day,
      target: formatAmount(target, CURRENCIES.LUFF),
      posted: formatAmount(alreadyPosted, CURRENCIES.LUFF),
    }));
    return [{ detail: { days: due.length, examples } }];
  }
}

/** Redemptions that still need a decision or a payout. */
const WAITS = `(status = 'pending' OR redemption_type = 'usdt_payback' AND status = 'approved' AND paid_at IS NULL)`;

/**
 * Per redemption: pending ones are held; approved and unpaid paybacks payable, paid ones settled; approved indicators
 * spent. Looks at open redemptions and at those requested, decided or paid recently; the full run also finds holds
 * without a request.
 */
async function redemptionsThatDiffer(em: EntityManager, recent: Recent | null): Promise<Difference[]> {
  const rows: { owner_id: string; detail: Record<string, unknown> }[] = await em.query(
    `WITH asked AS MATERIALIZED (
       SELECT * FROM luff_redemptions
       ${recent ? `WHERE ${WAITS} OR created_at >= $1 OR processed_at >= $1 OR paid_at >= $1` : ''}
     ), booked AS (
       SELECT h.owner_id, h.id AS hold_id, h.kind, h.held, c.kind AS decision, c.id AS decision_id, s.id AS settle_id
       FROM ledger.transfer h
       LEFT JOIN ledger.transfer c ON c.owner_id = h.owner_id AND c.currency = h.currency AND c.concludes_id = h.id
       LEFT JOIN ledger.transfer s ON s.owner_id = c.owner_id AND s.currency = c.currency AND s.concludes_id = c.id
       WHERE h.currency = 'LUFF' AND h.kind IN ('payback_hold', 'indicator_hold')
         ${recent ? 'AND (h.owner_id, h.id) IN (SELECT user_id, hold_id FROM asked)' : ''}
     )
     SELECT coalesce(b.owner_id, r.user_id) AS owner_id,
            jsonb_build_object('redemptionId', r.id, 'type', r.redemption_type, 'kind', b.kind, 'status', r.status, 'luffAmount', r.luff_amount::text,
              'paid', r.paid_at IS NOT NULL, 'holdId', b.hold_id, 'held', b.held::text, 'decision', b.decision,
              'settled', b.settle_id IS NOT NULL) AS detail
     FROM booked b
     FULL JOIN asked r ON r.user_id = b.owner_id AND r.hold_id = b.hold_id
     LEFT JOIN (VALUES ('usdt_payback', 'payback_hold', 'payback_post', 'payback_void'),
                       ('indicator_purchase', 'indicator_hold', 'indicator_post', 'indicator_void'))
       AS kinds (redemption_type, hold, post, void) ON kinds.redemption_type = r.redemption_type
     WHERE r.id IS NULL OR b.hold_id IS NULL OR b.held <> r.luff_amount * 1e8 OR b.kind <> kinds.hold
        OR b.decision IS DISTINCT FROM CASE r.status WHEN 'approved' THEN kinds.post WHEN 'rejected' THEN kinds.void END
        OR (r.status = 'approved' AND b.decision_id IS DISTINCT FROM r.approval_id)
        OR (b.settle_id IS NOT NULL) <> (r.paid_at IS NOT NULL)`,
    recent ? [recent.since] : [],
  );
  return rows.map((row) => ({ ownerId: row.owner_id, currency: 'LUFF', detail: row.detail }));
}

/**
 * Every accrual in the ledger has its receipt with that difference, continuing the previous revision. The amount a
 * receipt says was paid to others equals what was found when it was taken back from them. The full run also finds
 * receipts without a transfer.
 */
async function accrualsThatDiffer(em: EntityManager, recent: Recent | null): Promise<Difference[]> {
  const rows: { owner_id: string; detail: Record<string, unknown> }[] = await em.query(
    `WITH booked AS MATERIALIZED (
       SELECT owner_id, id, mint FROM ledger.transfer
       WHERE currency = 'LUFF' AND kind IN ('accrual', 'accrual_correction') ${recent ? 'AND id >= $1' : ''}
     ), steps AS (
       ${recent ? STEPS_OF_BOOKED : ALL_STEPS}
     )
     SELECT coalesce(t.owner_id, a.user_id) AS owner_id,
            jsonb_build_object('transferId', coalesce(t.id, a.transfer_id), 'booked', (-t.mint)::text,
              'exchangeId', a.exchange_id, 'uid', a.uid, 'day', a.report_on, 'revision', a.revision,
              'target', a.target::text, 'alreadyPosted', a.already_posted::text, 'cause', a.cause, 'paidOut', a.paid_out::text) AS detail
     FROM booked t
     FULL JOIN steps a ON a.user_id = t.owner_id AND a.transfer_id = t.id
     WHERE t.id IS NULL OR a.transfer_id IS NULL OR -t.mint <> (a.target - a.already_posted) * 1e8
        OR a.already_posted <> a.before OR a.revision <> a.place OR a.target <> greatest(trunc(a.volume * a.rate, 8) - a.paid_out, 0) AND a.target <> 0
        OR a.cause = 'movedAway' AND a.paid_out > a.already_posted
        OR a.cause <> 'movedAway' AND a.paid_out <> ${PAID_TO_OTHERS} AND a.target <> 0`,
    recent ? [recent.fromId] : [],
  );
  return rows.map((row) => ({ ownerId: row.owner_id, currency: 'LUFF', detail: row.detail }));
}

/** What other members had been paid for the day of receipt `a`, according to all earlier moves. */
const PAID_TO_OTHERS = `(
  SELECT coalesce(sum(o.paid_out), 0) FROM luff_accruals o
  WHERE o.exchange_id = a.exchange_id AND o.uid = a.uid AND o.report_on = a.report_on AND o.user_id <> a.user_id
    AND o.cause = 'movedAway' AND o.transfer_id < a.transfer_id)`;

/** Receipts with the total before each and its position among the revisions of its day. */
const ALL_STEPS = `
  SELECT a.*, lag(a.target, 1, 0::numeric) OVER w AS before, row_number() OVER w AS place
  FROM luff_accruals a WINDOW w AS (PARTITION BY user_id, exchange_id, uid, report_on ORDER BY revision)`;
/** The same for the transfers in question. */
const STEPS_OF_BOOKED = `
  SELECT a.*, coalesce(e.target, 0) AS before, coalesce(e.revision, 0) + 1 AS place
  FROM booked b
  JOIN luff_accruals a ON a.user_id = b.owner_id AND a.transfer_id = b.id
  LEFT JOIN LATERAL (
    SELECT e.target, e.revision FROM luff_accruals e
    WHERE e.user_id = a.user_id AND e.exchange_id = a.exchange_id AND e.uid = a.uid AND e.report_on = a.report_on
      AND e.revision < a.revision
    ORDER BY e.revision DESC LIMIT 1
  ) e ON true`;
