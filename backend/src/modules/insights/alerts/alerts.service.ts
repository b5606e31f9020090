import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Decimal } from 'decimal.js';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { runInTransaction } from '../../../platform/database/index.js';
import { grouped } from '../../../platform/errors/index.js';
import { DomainEvents } from '../../../platform/events/index.js';
import type { Actor } from '../../../platform/http/index.js';
import { Idempotency } from '../../../platform/idempotency/index.js';
import { Settings } from '../../../platform/settings/index.js';
import { MemberClosed, Members, PersonalDataExport, rowsOfMember } from '../../auth/index.js';
import {
  AlertDto,
  AlertFiringDto,
  type AlertRehearsalDto,
  type AlertsDto,
  type CreateAlertDto,
  type UpdateAlertDto,
} from '../dto/alerts.dto.js';
import type { KimchiPremiumsDto } from '../dto/kimchi-premium.dto.js';
import { Alert } from '../entities/alert.entity.js';
import { AlertFiring } from '../entities/alert-firing.entity.js';
import { InsightsErrors } from '../insights.errors.js';
import { personalTableTexts } from '../insights.messages.js';
import { InsightsSettings } from '../insights.settings.js';
import { type Bar, firingsIn, meets, type Threshold } from './alert.rules.js';
import { alertKinds, type Watched } from './alert-kinds.js';
import { AlertMeasures, type Series } from './alert-measures.service.js';

const DAY_MS = 86_400_000;
const REHEARSED_MS = 7 * DAY_MS;
const LONGEST_MS = 366 * DAY_MS;
const DEFAULT_MINUTES = 5;
/** Firings that the list shows. */
const NEWEST = 10;

/** The alerts of members. They and what they told are in the member's download and end with the account. */
@Injectable()
export class Alerts implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly members: Members,
    private readonly settings: Settings,
    private readonly idempotency: Idempotency,
    private readonly measures: AlertMeasures,
    private readonly personalData: PersonalDataExport,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    const subject = ['kind', 'symbol', 'direction', 'threshold', 'minutes'];
    this.personalData.contribute({
      name: 'market-alerts',
      about: personalTableTexts.alerts,
      columns: ['id', ...subject, 'repeatMinutes', 'expiresAt', 'state', 'firings', 'firedAt', 'createdAt'],
      async *rows(em, { id }) {
        for await (const row of rowsOfMember(em, Alert, id)) yield { ...row };
      },
    });
    this.personalData.contribute({
      name: 'market-alert-firings',
      about: personalTableTexts.firings,
      columns: ['id', 'alertId', ...subject, 'value', 'source', 'simulated', 'basis', 'at', 'mailed'],
      async *rows(em, { id }) {
        for await (const row of rowsOfMember(em, AlertFiring, id)) yield { ...row };
      },
    });
    // The alerts first: whoever fires one holds its row.
    this.events.on(MemberClosed, async ({ tx, member: { id: userId } }) => {
      for (const entity of [Alert, AlertFiring]) await tx.delete(entity, { userId });
    });
  }

  /** Returns all alerts, and the newest of what they told. */
  async list(userId: string): Promise<AlertsDto> {
    const { manager } = this.dataSource;
    const newest = { where: { userId }, order: { id: 'DESC' } } as const;
    const [alerts, firings, read] = await Promise.all([
      manager.find(Alert, newest),
      manager.find(AlertFiring, { ...newest, take: NEWEST }),
      this.measures.current(),
    ]);
    const now = this.clock.now();
    return {
      alerts: alerts.map((alert) => AlertDto.from(alert, read(alert), this.measures.isListed(alert), now)),
      firings: firings.map((firing) => AlertFiringDto.from(firing)),
      most: await this.settings.get(InsightsSettings.mostAlerts, now),
    };
  }

  /**
   * Makes an alert, which begins with what the market is at that moment. Throws `insights.tooManyAlerts`, `insights.alert*`,
   * `insights.coinUnknown` and, while that is not known, `insights.notReadYet`.
   */
  async add(actor: Actor, input: CreateAlertDto): Promise<AlertDto> {
    const most = await this.settings.get(InsightsSettings.mostAlerts, this.clock.now());
    const wanted = { ...this.checked(input, await this.measures.premiums()), ...this.timed(input) };
    const measure = (await this.measures.current())(wanted);
    return this.idempotency.run(actor, 'add-market-alert', input, async (tx) => {
      await this.members.lockOpenMember(tx, actor.id, 'for_no_key_update');
      if ((await tx.countBy(Alert, { userId: actor.id })) >= most) throw InsightsErrors.tooManyAlerts({ most });
      const now = this.clock.now();
      const begun = { state: 'active', firings: 0, firedAt: null, createdAt: now, metAt: now } as const;
      const isMet = measure && meets(wanted, measure.value);
      const alert = await tx.save(tx.create(Alert, { userId: actor.id, ...wanted, ...begun, isMet }));
      return AlertDto.from(alert, measure, true, now);
    });
  }

  /**
   * Changes an alert, which begins anew unless only its pauses or its end change. Throws as `add`, `insights.alertNotFound` and,
   * of a coin that is no longer listed, `insights.alertCoinGone`.
   */
  async update(actor: Actor, id: string, input: UpdateAlertDto): Promise<AlertDto> {
    const [read, premiums] = [await this.measures.current(), await this.measures.premiums()];
    return runInTransaction(this.dataSource, async (tx) => {
      await this.members.lockOpenMember(tx, actor.id);
      const alert = await this.lock(tx, actor.id, id);
      const { active, repeatMinutes, expiresAt, ...rule } = input;
      const isAnew = active === true || Object.values(rule).some((value) => value !== undefined);
      const isListed = this.measures.isListed(alert);
      if (isAnew && isListed === false) throw InsightsErrors.alertCoinGone();
      const wanted = isAnew ? this.checked({ ...alert, ...given(rule) }, premiums) : {};
      Object.assign(alert, wanted, this.timed({ repeatMinutes, expiresAt }, alert));
      if (active !== undefined) alert.state = active ? 'active' : 'paused';
      const measure = read(alert);
      const now = this.clock.now();
      if (isAnew) Object.assign(alert, { isMet: measure && meets(alert, measure.value), metAt: now });
      return AlertDto.from(await tx.save(alert), measure, isListed, now);
    });
  }

  /** Throws `insights.alertNotFound`. */
  async remove(userId: string, id: string): Promise<void> {
    const { affected } = await this.dataSource.manager.delete(Alert, { userId, id });
    if (affected === 0) throw InsightsErrors.alertNotFound();
  }

  /** Returns what an alert would have done. Throws `insights.alert*`, `insights.coinUnknown`, `upstream.*`. */
  async rehearse(input: CreateAlertDto): Promise<AlertRehearsalDto> {
    const wanted = { ...this.checked(input, await this.measures.premiums()), ...this.timed(input) };
    const now = this.clock.millis();
    const series = await this.measures.series(wanted, now - REHEARSED_MS, now, '15m');
    const measure = (await this.measures.current())(wanted);
    return {
      ...(series ? rehearsalOf(wanted, series) : { fired: null, from: null, stepMinutes: null }),
      value: measure ? Number(measure.value) : null,
      isMet: measure && meets(wanted, measure.value),
      simulated: series?.simulated ?? measure?.simulated ?? false,
    };
  }

  private async lock(tx: EntityManager, userId: string, id: string): Promise<Alert> {
    const alert = await tx.findOne(Alert, { where: { userId, id }, lock: { mode: 'pessimistic_write' } });
    if (!alert) throw InsightsErrors.alertNotFound();
    return alert;
  }

  private checked(
    input: Omit<Watched, 'minutes'> & Threshold & { minutes?: number | null },
    premiums: KimchiPremiumsDto | null,
  ): Watched & Threshold {
    const { kind, direction, threshold } = input;
    const symbol = this.measures.tickerOf(input);
    const isSummed = kind === 'liquidations';
    const wanted = { kind, symbol, direction, threshold, minutes: isSummed ? input.minutes || DEFAULT_MINUTES : 0 };
    if (isSummed && direction === 'below') throw InsightsErrors.alertOnlyAbove();
    const { least, most, unit } = alertKinds[kind];
    const amount = new Decimal(threshold);
    if (amount.lt(least) || amount.gt(most))
      throw InsightsErrors.alertOutOfBounds({ least: grouped(least), most: grouped(most), unit });
    this.measures.expectMeasured(wanted, premiums);
    return wanted;
  }

  private timed(
    { repeatMinutes, expiresAt }: Pick<CreateAlertDto, 'repeatMinutes' | 'expiresAt'>,
    before?: Pick<Alert, 'repeatMinutes' | 'expiresAt'>,
  ): Pick<Alert, 'repeatMinutes' | 'expiresAt'> {
    const now = this.clock.millis();
    const end = expiresAt == null ? null : new Date(expiresAt);
    if (end && (end.getTime() <= now || end.getTime() > now + LONGEST_MS)) throw InsightsErrors.alertExpiry();
    return {
      repeatMinutes: repeatMinutes === undefined ? (before?.repeatMinutes ?? null) : repeatMinutes,
      expiresAt: expiresAt === undefined ? (before?.expiresAt ?? null) : end,
    };
  }
}

/** The fields that were sent. */
const given = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

function rehearsalOf(wanted: Threshold & Pick<Alert, 'repeatMinutes'>, { bars, length }: Series) {
  const [first]: readonly (Bar | undefined)[] = bars;
  return {
    fired: first ? firingsIn(wanted, bars, length) : null,
    from: first ? new Date(first.at).toISOString() : null,
    stepMinutes: first ? length / 60_000 : null,
  };
}
