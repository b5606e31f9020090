import { OmitType, PartialType } from '@nestjs/swagger';
import { Decimal } from 'decimal.js';
import {
  Amount,
  Choice,
  Flag,
  Format,
  Instant,
  Integer,
  MayBeMissing,
  Nullable,
} from '../../../platform/http/index.js';
import { ALERT_DIRECTIONS, ALERT_KINDS, type AlertDirection, type AlertKind } from '../alerts/alert-kinds.js';
import type { Measure } from '../alerts/alert-measures.service.js';
import type { Alert } from '../entities/alert.entity.js';
import { type AlertFiring, FIRING_BASES, type FiringBasis } from '../entities/alert-firing.entity.js';
import { alertFieldTexts } from '../insights.messages.js';

const THRESHOLD = /^-?\d{1,13}(\.\d{1,12})?$/;
const STATES = ['active', 'paused', 'done', 'expired'] as const;
const exact = (amount: string): string => new Decimal(amount).toFixed();

/** An alert to make. */
export class CreateAlertDto {
  /** What is watched: prices on Upbit (KRW) and Binance (USDT), premiums on Upbit by the bank's rate or by USDT, the rest on Binance. */
  @Choice(ALERT_KINDS, { name: 'AlertKind' })
  kind: AlertKind;
  /** Ticker of the coin there. @example "BTC" */
  @Format(/^[\p{L}\p{N}._-]{1,30}$/u, { min: 1, max: 30 })
  symbol: string;
  /** Whether it tells of values from the threshold up or from it down. */
  @Choice(ALERT_DIRECTIONS, { name: 'AlertDirection' })
  direction: AlertDirection;
  /** In KRW, USDT or percent; number or decimal string. @example "150000000" */
  @Amount(THRESHOLD, alertFieldTexts.threshold)
  threshold: string;
  /** For how many minutes liquidations are summed, 5 unless told; other kinds have none. @example 5 */
  @Nullable()
  @Integer({ min: 1, max: 60, message: alertFieldTexts.minutes })
  minutes?: number | null;
  /** How many minutes it is quiet after it has told something; null tells once. */
  @Nullable()
  @Integer({ min: 5, max: 10_080, message: alertFieldTexts.repeat })
  repeatMinutes?: number | null;
  /** Its end, within a year; null for none. @example "2026-12-24T03:00:00.000Z" */
  @Nullable()
  @Instant(alertFieldTexts.expiry)
  expiresAt?: string | null;
}

/** What changes of an alert. */
export class UpdateAlertDto extends PartialType(OmitType(CreateAlertDto, ['kind', 'symbol']), {
  skipNullProperties: false,
}) {
  /** Whether it watches. What had told its only time begins anew. */
  @MayBeMissing()
  @Flag()
  active?: boolean;
}

/** An alert of the member. */
export class AlertDto {
  /** Its id. */
  id: string;
  /** What is watched. */
  @Choice(ALERT_KINDS, { name: 'AlertKind' })
  kind: AlertKind;
  /** Ticker of the coin. */
  symbol: string;
  /** From the threshold up or down. */
  @Choice(ALERT_DIRECTIONS, { name: 'AlertDirection' })
  direction: AlertDirection;
  /** In KRW, USDT or percent. */
  threshold: string;
  /** For how many minutes liquidations are summed; null for other kinds. @example 5 */
  minutes: number | null;
  /** How many minutes it is quiet after it has told something; null tells once. */
  repeatMinutes: number | null;
  /** Its end. */
  expiresAt: string | null;
  /** `done` has told its only time. */
  @Choice(STATES, { name: 'AlertState' })
  state: (typeof STATES)[number];
  /** Whether the last value met it; it tells something when this becomes true. */
  isMet: boolean | null;
  /** What it is now; null if that is stale or unknown. */
  value: number | null;
  /** Whether the market that it watches lists the coin; null while that is not known. */
  isListed: boolean | null;
  /** How often it has told something. */
  firings: number;
  /** When it did so last. @example "2026-11-20T03:00:00.000Z" */
  firedAt: string | null;

  static from(alert: Alert, measure: Measure | null, isListed: boolean | null, now: Date): AlertDto {
    const { id, kind, symbol, direction, threshold, minutes, repeatMinutes, expiresAt, isMet, firings } = alert;
    const isOver = alert.state === 'active' && expiresAt !== null && expiresAt <= now;
    return {
      ...{ id, kind, symbol, direction, threshold: exact(threshold), minutes: minutes || null, repeatMinutes, isMet },
      ...{ expiresAt: expiresAt?.toISOString() ?? null, state: isOver ? 'expired' : alert.state, firings },
      ...{ value: measure ? Number(measure.value) : null, isListed, firedAt: alert.firedAt?.toISOString() ?? null },
    };
  }
}

/** Something that an alert told. */
export class AlertFiringDto {
  /** Its id. */
  id: string;
  /** Id of the alert, which may be deleted. @example "0199a3f0-6f1e-7c1a-9d4e-3f5c2b1a0e9d" */
  alertId: string;
  /** What was watched. */
  @Choice(ALERT_KINDS, { name: 'AlertKind' })
  kind: AlertKind;
  /** Ticker of the coin. */
  symbol: string;
  /** From the threshold up or down. */
  @Choice(ALERT_DIRECTIONS, { name: 'AlertDirection' })
  direction: AlertDirection;
  /** As it was then. */
  threshold: string;
  /** For how many minutes liquidations were summed; null for other kinds. @example 5 */
  minutes: number | null;
  /** What crossed it. */
  value: string;
  /** Id of the source, or of all that a premium is made of: `upbit, binance, dunamu`. */
  source: string;
  /** From the simulator, not from a market. */
  simulated: boolean;
  /** `live` as it came; else found afterwards, by the exchange's candles or by the history of the minute. */
  @Choice(FIRING_BASES, { name: 'AlertFiringBasis' })
  basis: FiringBasis;
  /** When it crossed; what was found afterwards, at the end of its minute at the latest. */
  at: string;
  /** Whether a mail was written: at most so many a day. */
  mailed: boolean;

  static from({ id, alertId, threshold, value, minutes, at, ...rest }: AlertFiring): AlertFiringDto {
    const { kind, symbol, direction, source, simulated, basis, mailed } = rest;
    return {
      ...{ id, alertId, kind, symbol, direction, threshold: exact(threshold), minutes: minutes || null },
      ...{ value: exact(value), source, simulated, basis, at: at.toISOString(), mailed },
    };
  }
}

/** The member's alerts and what they told last. */
export class AlertsDto {
  /** Newest first. */
  alerts: AlertDto[];
  /** The newest, newest first. */
  firings: AlertFiringDto[];
  /** How many alerts a member may have. */
  most: number;
}

/** What an alert would have done in the last seven days. */
export class AlertRehearsalDto {
  /** How often it would have told something; null where nothing of the past is known yet. */
  fired: number | null;
  /** Since when the past is known; null if nothing is. */
  from: string | null;
  /** Minutes of a step: what happens more than once within one counts once. Of funding the time between two settlements. */
  stepMinutes: number | null;
  /** What it is now; null if that is stale or unknown. */
  value: number | null;
  /** Whether that meets the threshold, so that it has to be left first; null if unknown. */
  isMet: boolean | null;
  /** From the simulator, not from a market. */
  simulated: boolean;
}
