import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { queryPrepared, runInTransaction } from '../../../platform/database/index.js';
import { logger } from '../../../platform/logging/index.js';
import { Alert } from '../entities/alert.entity.js';
import { InsightsErrors } from '../insights.errors.js';
import { AlertFirings } from './alert-firings.service.js';
import { crossingsIn } from './alert.rules.js';
import { hasPast, type Watched } from './alert-kinds.js';
import { AlertMeasures, type Measure } from './alert-measures.service.js';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
/** A time without a value that is looked at afterwards. */
const GAP_MS = 5_000;
/** How often the marks are written: a replica that takes over begins its gap so much earlier. */
const MARKS_MS = 5_000;
/** Measures whose gaps are looked at at the same time. */
const CATCHING_UP = 4;
/** For how long a gap is tried whose past cannot be read, before it is let go. */
const PATIENCE_MS = 5 * MINUTE_MS;

const WATCHED = {
  name: 'insights_alerts_watched',
  text: `SELECT kind, symbol, minutes, coalesce(max(checked_to), min(met_at)) AS since
    FROM insights_alerts LEFT JOIN insights_alert_marks USING (kind, symbol, minutes)
    WHERE state = 'active' GROUP BY kind, symbol, minutes`,
};
const CROSSED = {
  name: 'insights_alerts_crossed',
  text: `SELECT user_id AS "userId", id, is_now AS "isMet", place::integer AS place
    FROM unnest($1::text[], $2::text[], $3::integer[], $4::numeric[]) WITH ORDINALITY AS told (kind, symbol, minutes, value, place)
    JOIN insights_alerts USING (kind, symbol, minutes)
    CROSS JOIN LATERAL (SELECT CASE direction WHEN 'above' THEN value >= threshold ELSE value <= threshold END AS is_now) now
    WHERE state = 'active' AND is_met IS DISTINCT FROM is_now AND (expires_at IS NULL OR expires_at > $5)`,
};
const MARK = {
  name: 'insights_alert_marks_write',
  text: `WITH marks AS (SELECT * FROM unnest($1::text[], $2::text[], $3::integer[], $4::timestamptz[]) AS told (kind, symbol, minutes, at)),
    gone AS (DELETE FROM insights_alert_marks WHERE (kind, symbol, minutes) NOT IN (SELECT kind, symbol, minutes FROM marks))
    INSERT INTO insights_alert_marks AS old SELECT * FROM marks
    ON CONFLICT (kind, symbol, minutes) DO UPDATE SET checked_to = EXCLUDED.checked_to WHERE old.checked_to < EXCLUDED.checked_to`,
};

interface WatchedRow extends Watched {
  /** Up to when it was looked at, as far as that is kept; else since when it is watched. */
  readonly since: Date;
}
interface Told extends WatchedRow {
  readonly measure: Measure;
}

/**
 * Holds the alerts of all members against the values as they come, in the replica that collects. Up to when each measure was
 * looked at is kept; of a time in which nobody did, by whatever it was missed, the past is read from the exchanges' candles.
 */
@Injectable()
export class AlertWatch implements OnModuleDestroy {
  /** Up to when each measure was looked at, in milliseconds. */
  private readonly checked = new Map<string, number>();
  private readonly behind = new Map<string, Promise<void>>();
  /** Since when a measure's past cannot be read. */
  private readonly unread = new Map<string, number>();
  private markedAt = 0;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly measures: AlertMeasures,
    private readonly firings: AlertFirings,
  ) {}

  async onModuleDestroy(): Promise<void> {
    await this.caughtUp();
  }

  /** Waits for the gaps that are being looked at. */
  async caughtUp(): Promise<void> {
    await Promise.all(this.behind.values());
  }

  /** Forgets what was looked at, since another replica does it now. */
  pause(): void {
    this.checked.clear();
  }

  /** One look at all values. */
  async look(): Promise<void> {
    const watched = await queryPrepared<WatchedRow & Record<string, unknown>>(this.dataSource, WATCHED, []);
    const read = await this.measures.current();
    const told = watched.flatMap((row) => {
      const measure = read(row);
      return measure ? [{ ...row, measure }] : [];
    });
    const live = told.filter((one) => !this.behind.has(keyOf(one)) && !this.isBehind(one));
    await this.hold(live);
    for (const one of told.filter((late) => this.isBehind(late))) this.catchUp(one);
    await this.mark(watched);
  }

  private isBehind(told: Told): boolean {
    return hasPast(told) && told.measure.at.getTime() - this.sinceOf(told) > GAP_MS;
  }

  private sinceOf(watched: WatchedRow): number {
    return this.checked.get(keyOf(watched)) ?? watched.since.getTime();
  }

  /** Holds alerts against values as they came. */
  private async hold(live: readonly Told[]): Promise<void> {
    if (live.length === 0) return;
    const crossed = await queryPrepared<{ userId: string; id: string; isMet: boolean; place: number }>(
      this.dataSource,
      CROSSED,
      [...columnsOf(live), live.map(({ measure }) => measure.value), this.clock.now()],
    );
    const changes = crossed.flatMap(({ place, ...change }) => {
      const { measure } = live[place - 1] ?? {};
      return measure ? [{ ...change, ...measure, basis: 'live' as const }] : [];
    });
    if (changes.length > 0) await runInTransaction(this.dataSource, (tx) => this.firings.change(tx, changes));
    for (const one of live) this.checked.set(keyOf(one), one.measure.at.getTime());
  }

  private catchUp(told: Told): void {
    const key = keyOf(told);
    if (this.behind.has(key) || this.behind.size >= CATCHING_UP) return;
    const until = told.measure.at.getTime();
    const work = this.lookBack(told, Math.max(this.sinceOf(told), until - DAY_MS), until)
      .then(() => {
        this.unread.delete(key);
        this.checked.set(key, until);
      })
      .catch((error: unknown) => {
        logger.warn({ err: error, kind: told.kind, symbol: told.symbol }, 'a gap of the alerts could not be looked at');
        const since = this.unread.get(key) ?? this.clock.millis();
        this.unread.set(key, since);
        if (this.clock.millis() - since < PATIENCE_MS) return;
        this.unread.delete(key);
        this.checked.set(key, until);
      })
      .finally(() => this.behind.delete(key));
    this.behind.set(key, work);
  }

  /** Finds what crossed between two times, in the minutes of the past. */
  private async lookBack(told: Told, from: number, until: number): Promise<void> {
    const begin = Math.floor(from / MINUTE_MS) * MINUTE_MS;
    const series = await this.measures.series(told, begin, until, '1m');
    if (!series) return;
    const { bars, length, basis, source, simulated } = series;
    if (!series.isWhole) throw InsightsErrors.notReadYet();
    await runInTransaction(this.dataSource, async (tx) => {
      for (const alert of await this.activeOf(tx, told)) {
        const state = { isMet: alert.isMet, at: alert.metAt.getTime() };
        for (const { at, ...crossing } of crossingsIn(alert, state, bars, { length, until })) {
          const { userId, id } = alert;
          await this.firings.change(tx, [{ userId, id, ...crossing, at: new Date(at), basis, source, simulated }]);
        }
      }
    });
  }

  private async activeOf(tx: EntityManager, { kind, symbol, minutes }: Watched): Promise<Alert[]> {
    return tx.find(Alert, { where: { kind, symbol, minutes, state: 'active' }, order: { userId: 'ASC', id: 'ASC' } });
  }

  /** Writes up to when was looked, now and then; what nobody watches any more is forgotten. */
  private async mark(watched: readonly WatchedRow[]): Promise<void> {
    const now = this.clock.millis();
    if (now - this.markedAt < MARKS_MS) return;
    this.markedAt = now;
    const names = new Set(watched.map(keyOf));
    for (const key of this.checked.keys()) if (!names.has(key)) this.checked.delete(key);
    await queryPrepared(this.dataSource, MARK, [
      ...columnsOf(watched),
      watched.map((row) => new Date(this.sinceOf(row))),
    ]);
  }
}

const keyOf = ({ kind, symbol, minutes }: Watched): string => `${kind} ${symbol} ${minutes}`;
const columnsOf = (rows: readonly Watched[]): unknown[][] => [
  rows.map(({ kind }) => kind),
  rows.map(({ symbol }) => symbol),
  rows.map(({ minutes }) => minutes),
];
