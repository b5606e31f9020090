import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { addDays, Clock, endOfSeoulDay, seoulDay } from '../../platform/clock/index.js';
import { Mails } from '../../platform/mail/index.js';
import { Settings } from '../../platform/settings/index.js';
import { ExpiryNotice } from './entities/expiry-notice.entity.js';
import { daysLeft, dueNotice } from './indicator-pass.rules.js';
import { indicatorMails, whenText } from './indicators-mails.messages.js';
import { IndicatorSettings } from './indicators.settings.js';

/** Position after the last pass looked at. */
export interface PassCursor {
  readonly expiresAt: Date;
  readonly id: string;
}

interface ExpiringPass {
  readonly userId: string;
  readonly id: string;
  readonly tradingviewId: string;
  readonly expiresAt: Date;
  readonly approvedAt: Date;
  readonly told: number[];
}

/** Sends expiry notices. */
@Injectable()
export class PassNotices {
  constructor(
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly mails: Mails,
  ) {}

  /**
   * Processes the next expiring passes in order of their ends and sends due notices, each threshold once. Skips passes
   * that another pass of the member follows, and closed accounts. Returns the number of notices and the position to
   * continue from; null at the end.
   */
  async tellDue(
    tx: EntityManager,
    { after, limit }: { after: PassCursor | null; limit: number },
  ): Promise<{ told: number; next: PassCursor | null }> {
    const now = this.clock.now();
    const noticeDays = await this.settings.get(IndicatorSettings.expiryNoticeDays, now, tx);
    const passes: ExpiringPass[] = await tx.query(
      `SELECT p.user_id AS "userId", p.id, p.tradingview_id AS "tradingviewId", p.expires_at AS "expiresAt",
              p.processed_at AS "approvedAt",
              ARRAY (SELECT n.days_before FROM indicators_expiry_notices n
                     WHERE n.user_id = p.user_id AND n.purchase_id = p.id) AS told
       FROM indicators_purchases p
       WHERE p.expires_at > $1 AND p.expires_at <= $2 AND p.tradingview_id <> ''
         AND ($3::timestamptz IS NULL OR (p.expires_at, p.id) > ($3, $4::uuid))
         AND NOT EXISTS (SELECT 1 FROM indicators_purchases o
                         WHERE o.user_id = p.user_id AND (o.expires_at, o.id) > (p.expires_at, p.id))
       ORDER BY p.expires_at, p.id LIMIT $5`,
      [
        now,
        endOfSeoulDay(addDays(seoulDay(now), Math.max(...noticeDays))),
        after?.expiresAt ?? null,
        after?.id ?? null,
        limit,
      ],
    );
    let told = 0;
    for (const pass of passes) {
      const daysBefore = dueNotice(pass, now, noticeDays);
      if (daysBefore === null) continue;
      await this.tell(tx, pass, daysBefore);
      told += 1;
    }
    return { told, next: passes.length === limit ? (passes.at(-1) ?? null) : null };
  }

  private async tell(tx: EntityManager, pass: ExpiringPass, daysBefore: number): Promise<void> {
    const { userId, id: purchaseId, tradingviewId, expiresAt } = pass;
    const now = this.clock.now();
    await tx.insert(ExpiryNotice, { userId, purchaseId, daysBefore, sentAt: now });
    const when = whenText(daysLeft(expiresAt, now) ?? 0);
    await this.mails.enqueue(tx, { userId }, indicatorMails.passExpiring({ tradingviewId, expiresAt, when }));
  }
}
