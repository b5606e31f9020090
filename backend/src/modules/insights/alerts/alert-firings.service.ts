import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThan, MoreThanOrEqual } from 'typeorm';
import { Clock, seoulDay, startOfSeoulDay } from '../../../platform/clock/index.js';
import { queryPrepared } from '../../../platform/database/index.js';
import { Mails } from '../../../platform/mail/index.js';
import { Settings } from '../../../platform/settings/index.js';
import type { Alert } from '../entities/alert.entity.js';
import { AlertFiring, type FiringBasis } from '../entities/alert-firing.entity.js';
import { insightsMails } from '../insights-mails.messages.js';
import { InsightsSettings } from '../insights.settings.js';
import { PushSender } from './push/push-sender.service.js';
import { sourceWords, wordsOf } from './alert-words.js';

const KEPT_MS = 90 * 86_400_000;

const FIRES = `told.is_met AND a.is_met IS NOT NULL AND (a.expires_at IS NULL OR a.expires_at > told.at)
  AND (a.fired_at IS NULL OR a.repeat_minutes IS NULL OR a.fired_at + make_interval(mins => a.repeat_minutes) <= told.at)`;
// Whoever comes second or knows less changes nothing: each crossing is a step of the alert's own state.
const CHANGE = {
  name: 'insights_alerts_change',
  text: `UPDATE insights_alerts a
      SET is_met = told.is_met, met_at = told.at,
          firings = a.firings + CASE WHEN ${FIRES} THEN 1 ELSE 0 END,
          fired_at = CASE WHEN ${FIRES} THEN told.at ELSE a.fired_at END,
          state = CASE WHEN ${FIRES} AND a.repeat_minutes IS NULL THEN 'done' ELSE a.state END
     FROM unnest($1::uuid[], $2::uuid[], $3::boolean[], $4::timestamptz[]) WITH ORDINALITY AS told (user_id, id, is_met, at, place)
    WHERE a.user_id = told.user_id AND a.id = told.id
      AND a.state = 'active' AND a.met_at < told.at AND a.is_met IS DISTINCT FROM told.is_met
    RETURNING told.place::integer AS place, new.firings > old.firings AS fired, new.firings AS number,
      a.kind, a.symbol, a.direction, a.threshold, a.minutes`,
};

/** What by which an alert comes to be met, or is no longer. */
export interface AlertChange extends Pick<AlertFiring, 'userId' | 'at' | 'value' | 'source' | 'simulated'> {
  /** Id of the alert. */
  readonly id: string;
  readonly isMet: boolean;
  readonly basis: FiringBasis;
}

interface Changed extends Pick<Alert, 'kind' | 'symbol' | 'direction' | 'threshold' | 'minutes'> {
  readonly place: number;
  readonly fired: boolean;
  readonly number: number;
}

/**
 * What alerts told. Each crossing is recorded once, whoever notices it and however often, and told in the member's
 * browsers and by mail, the latter up to so many a day.
 */
@Injectable()
export class AlertFirings {
  constructor(
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly mails: Mails,
    private readonly push: PushSender,
  ) {}

  /** Changes alerts, unless they have changed already, and records what they tell by that. */
  async change(tx: EntityManager, changes: readonly AlertChange[]): Promise<void> {
    const changed = await queryPrepared<Changed & Record<string, unknown>>(tx, CHANGE, [
      changes.map(({ userId }) => userId),
      changes.map(({ id }) => id),
      changes.map(({ isMet }) => isMet),
      changes.map(({ at }) => at),
    ]);
    const fired = changed.flatMap(({ place, fired: hasFired, ...alert }) => {
      const change = changes[place - 1];
      return change && hasFired ? [this.firingOf(change, alert)] : [];
    });
    for (const firing of fired) {
      const { id } = await tx.save(tx.create(AlertFiring, { ...firing, mailed: await this.mail(tx, firing) }));
      await this.push.enqueue(tx, firing.userId, id);
    }
  }

  /** Deletes what was told long ago; returns its number. */
  async prune(tx: EntityManager): Promise<number> {
    const { affected } = await tx.delete(AlertFiring, { at: LessThan(new Date(this.clock.millis() - KEPT_MS)) });
    return affected ?? 0;
  }

  /** Writes a mail, unless the member wants none or had the most of this day in Seoul; returns whether it did. */
  private async mail(tx: EntityManager, firing: ReturnType<AlertFirings['firingOf']>): Promise<boolean> {
    const { userId, source, at } = firing;
    const now = this.clock.now();
    const most = await this.settings.get(InsightsSettings.alertMailsPerDay, now);
    const today = MoreThanOrEqual(startOfSeoulDay(seoulDay(now)));
    if ((await tx.countBy(AlertFiring, { userId, mailed: true, at: today })) >= most) return false;
    const recipient = await this.mails.recipients.byId(tx, userId);
    if (!recipient?.isConfirmed || recipient.mutedTopics.includes('market-alert')) return false;
    const words = { ...wordsOf(firing), source: sourceWords(source) };
    await this.mails.enqueue(tx, { userId }, insightsMails.alertFired({ ...words, at, most }));
    return true;
  }

  private firingOf(
    { userId, id: alertId, value, source, simulated, basis, at }: AlertChange,
    { number, kind, symbol, direction, threshold, minutes }: Omit<Changed, 'place' | 'fired'>,
  ) {
    const rule = { kind, symbol, direction, threshold, minutes };
    return { userId, alertId, number, ...rule, value, source, simulated, basis, at };
  }
}
