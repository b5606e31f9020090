import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Language } from '../../../platform/errors/index.js';
import { Seals } from '../../../platform/receipts/index.js';
import { Settings } from '../../../platform/settings/index.js';
import { Affiliates } from '../affiliates/affiliates.service.js';
import type { UidCheckDto, UidCheckNextStepDto, UidCheckUserDto } from '../dto/uid-check.dto.js';
import { Exchange } from '../entities/exchange.entity.js';
import { kycNoteOf, rebateCreditOf } from '../exchanges/exchange-texts.js';
import { Exchanges } from '../exchanges/exchanges.service.js';
import { InviteeLookups, type InviteeLookup } from './invitee-lookups.service.js';
import { RebateQueries } from '../reports/rebate.queries.js';
import { rebateOf } from '../reports/rebate.rules.js';
import { UidCheckLimit } from './uid-check-limit.service.js';
import { UidRebateErrors } from '../uid-rebate.errors.js';
import { say } from '../uid-rebate.messages.js';
import { UidRebateSettings } from '../uid-rebate.settings.js';
import type { Visitor } from './visitors.service.js';

/** Public check whether a UID receives rebates. Reveals nothing about its holder. */
@Injectable()
export class UidChecks {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly settings: Settings,
    private readonly exchanges: Exchanges,
    private readonly affiliates: Affiliates,
    private readonly lookups: InviteeLookups,
    private readonly limit: UidCheckLimit,
    private readonly rebates: RebateQueries,
    private readonly seals: Seals,
  ) {}

  /**
   * Checks a UID for a visitor. Throws `uidRebate.unknownExchange`, `uidRebate.exchangeNotOffered`,
   * `uidRebate.tooManyChecks…`, `uidRebate.check…` if the answer is not available, and `platform.busy`.
   */
  async check(exchangeName: string, uid: string, visitor: Visitor, language: Language): Promise<UidCheckDto> {
    const exchange = await this.exchanges.getOffered(exchangeName, language);
    const fresh = this.affiliates.of(exchange.id) ? await this.lookups.findFresh(exchange.id, uid) : null;
    const counted = await this.limit.countCheck(visitor, exchange.id, uid, fresh !== null);
    try {
      const lookup = fresh ?? (await this.lookups.find(exchange, uid, visitor));
      if (lookup.source === 'report' && lookup.throughDay === null)
        throw UidRebateErrors.checkByReviewOnly({ exchange: exchange.name });
      if (lookup.source === 'api' && lookup.isContradicted)
        throw UidRebateErrors.checkUnavailable({ exchange: exchange.name });
      return await this.answer(exchange, uid, lookup, language);
    } catch (error) {
      await counted.giveBack();
      throw error;
    }
  }

  private async answer(
    exchange: Exchange,
    uid: string,
    lookup: InviteeLookup,
    language: Language,
  ): Promise<UidCheckDto> {
    const isApi = lookup.source === 'api';
    const registered = isApi ? lookup.answer.registered : lookup.isInReports;
    const source = isApi ? `${exchange.id}_api` : 'report';
    const user = registered ? await this.userOf(exchange, uid, lookup) : null;
    const fetchedAt = lookup.fetchedAt.toISOString();
    return {
      registered,
      source,
      message: messageOf(exchange, lookup, registered, language),
      user,
      nextStep: nextStepOf(exchange, lookup, registered, language),
      rebateCredit: rebateCreditOf(exchange, language),
      fetchedAt,
      simulated: lookup.simulated,
      ...this.seals.ofVisitor([exchange.id, uid, fetchedAt], [registered, source, user && sealedUser(user)]),
    };
  }

  /** From reports if there are any for this UID, else from the exchange's totals; null without either. */
  private async userOf(exchange: Exchange, uid: string, lookup: InviteeLookup): Promise<UidCheckUserDto> {
    const em = this.dataSource.manager;
    const rebateRate = await this.exchanges.currentRate(em, exchange.id);
    const base = { exchange: exchange.name, isRealTimeData: lookup.source === 'api', rebateRate };
    if (!(await this.settings.get(UidRebateSettings.amountsToVisitors)))
      return { ...base, totalRebate: null, estimatedRebate: null, estimatedFrom: null };
    const byReport = await this.rebates.amountsOfUid(exchange, uid);
    if (byReport) return { ...base, ...byReport };
    const totals = lookup.source === 'api' && lookup.answer.registered ? lookup.answer.totals : undefined;
    const lifetimeFee = totals?.since === null ? (totals.feeUsdt ?? null) : null;
    const totalRebate = rebateOf(lifetimeFee, rebateRate);
    return { ...base, totalRebate, estimatedRebate: null, estimatedFrom: null };
  }
}

/** Figures alone: the same in every language. */
function sealedUser({ rebateRate, totalRebate, estimatedRebate, estimatedFrom }: UidCheckUserDto): unknown[] {
  return [rebateRate, totalRebate, estimatedRebate, estimatedFrom?.rebate ?? null, estimatedFrom?.reportDays ?? null];
}

function messageOf(exchange: Exchange, lookup: InviteeLookup, registered: boolean, language: Language): string {
  if (lookup.source === 'api')
    return registered
      ? say(language, 'checkRegistered', { exchange: exchange.name })
      : say(language, 'checkNotRegistered');
  const params = { exchange: exchange.name, day: lookup.throughDay ?? '' };
  return registered ? say(language, 'checkInReports', params) : say(language, 'checkNotInReports', params);
}

function nextStepOf(
  exchange: Exchange,
  lookup: InviteeLookup,
  registered: boolean,
  language: Language,
): UidCheckNextStepDto {
  const { referralLink, kycWaitHours, name } = exchange;
  if (registered)
    return { kind: 'register', message: say(language, 'nextRegister'), referralLink: null, kycWaitHours: null };
  if (lookup.source === 'report')
    return { kind: 'requestVerification', message: say(language, 'nextReview'), referralLink, kycWaitHours };
  const kycNote = kycNoteOf(exchange, language);
  const message = kycNote
    ? say(language, kycWaitHours === 0 ? 'nextOpenAccountAtOnce' : 'nextOpenAccountAfterKyc', {
        exchange: name,
        kycNote,
      })
    : say(language, 'nextOpenAccount', { exchange: name });
  return { kind: 'openAccount', message, referralLink, kycWaitHours };
}
