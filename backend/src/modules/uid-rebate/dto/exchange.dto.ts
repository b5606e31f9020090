import { OmitType, PartialType } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '../../../platform/errors/index.js';
import {
  Choices,
  Clearable,
  Flag,
  Format,
  HttpsAddress,
  Integer,
  Line,
  MayBeMissing,
  Note,
  Nullable,
  Share,
} from '../../../platform/http/index.js';
import type { Exchange } from '../entities/exchange.entity.js';
import { kycNoteOf, rebateCreditOf, type RebateCredit } from '../exchanges/exchange-texts.js';
import type { ExchangeWithRates } from '../exchanges/exchanges.service.js';
import { feeAfterRebate } from '../reports/rebate.rules.js';
import { zoneLabel } from '../reports/report-days.js';
import { fieldTexts } from '../uid-rebate.messages.js';

/** Card fees before the rebate, as shares of volume. */
export interface CardFees {
  readonly maker: string;
  readonly taker: string;
}

/**
 * How a rebate reaches a member: the exchange itself credits it to the member's own account there. It never passes
 * through Lance.
 */
export class RebateCreditDto implements RebateCredit {
  /** In the caller's language. */
  when: string;
  /** Smallest rebate in USDT that the exchange credits; "0" where there is none. */
  minimumUsdt: string;
  /** Where at the exchange it is seen, in the caller's language. */
  where: string;
}

/** An exchange as its card shows it. */
export class ExchangeDto {
  /** Its id, which never changes. */
  id: string;
  /** Its name. */
  name: string;
  /** Path or address of the logo. @example "/exchanges/bybit.svg" */
  logo: string | null;
  /** Colour of its tile, as `#rrggbb`. */
  color: string;
  /** Short words on its card; null without. @example "최대 50%" */
  badge: string | null;
  /** Share of the fee that goes back, 0 to 1. */
  rebateRate: string;
  /** Share by which the exchange lowers the fee of an account opened by our link, 0 to 1. */
  discountRate: string;
  /** Address that opens an account by our link. */
  referralLink: string;
  /** Deposits and withdrawals with Upbit are possible under the travel rule. */
  travelRuleUpbit: boolean;
  /** The same with Bithumb. */
  travelRuleBithumb: boolean;
  /** Maker fee after the rebate, as a share of volume. */
  makerFee: string;
  /** Taker fee after the rebate, as a share of volume. */
  takerFee: string;
  /** Hours to wait between two accounts with KYC; 0 where no KYC has to move, null where the hours are not known. */
  kycWaitHours: number | null;
  /** What that means, in the caller's language. */
  kycNote: string | null;
  /** How a rebate reaches the member. */
  rebateCredit: RebateCreditDto;

  static from({ exchange, rebateRate, discountRate }: ExchangeWithRates, fees: CardFees, language: Language) {
    return {
      id: exchange.id,
      name: exchange.name,
      logo: exchange.logo,
      color: exchange.color,
      badge: exchange.badge,
      rebateRate,
      discountRate,
      referralLink: exchange.referralLink,
      travelRuleUpbit: exchange.travelRuleUpbit,
      travelRuleBithumb: exchange.travelRuleBithumb,
      makerFee: feeAfterRebate(fees.maker, rebateRate),
      takerFee: feeAfterRebate(fees.taker, rebateRate),
      kycWaitHours: exchange.kycWaitHours,
      kycNote: kycNoteOf(exchange, language),
      rebateCredit: rebateCreditOf(exchange, language),
    } satisfies ExchangeDto;
  }
}

/** A path on this site, where two slashes would begin another host, or an address as above. */
const LOGO = /^(\/\w[\w./-]*|https:\/\/[a-z0-9.-]+(:\d+)?(\/[^\s"'<>]*)?)$/i;

/** A new exchange; what is not given has an empty or neutral value. */
export class CreateExchangeDto {
  /** Small letters, digits and hyphens; it never changes. */
  @Format(/^[a-z][a-z0-9-]{1,29}$/)
  id: string;
  /** Its name. */
  @Line({ max: 50 })
  name: string;
  /** Path on this site or https address; null for none. @example "/exchanges/bybit.svg" */
  @Clearable()
  @Format(LOGO, { max: 500, message: fieldTexts.logo })
  logo?: string | null;
  /** Colour of its tile, as `#rrggbb`. @example "#0f62fe" */
  @MayBeMissing()
  @Format(/^#[0-9a-fA-F]{6}$/)
  color?: string;
  /** Short words on its card; null without. @example "추천" */
  @Clearable()
  @Line({ max: 30 })
  badge?: string | null;
  /** https address that opens an account by our link. */
  @HttpsAddress(fieldTexts.referralLink)
  referralLink: string;
  /** Deposits and withdrawals with Upbit are possible under the travel rule. */
  @MayBeMissing()
  @Flag()
  travelRuleUpbit?: boolean;
  /** The same with Bithumb. */
  @MayBeMissing()
  @Flag()
  travelRuleBithumb?: boolean;
  /** Share of the fee that goes back from now on, 0 to 1. */
  @Share()
  rebateRate: string;
  /** 0 to 1, from now on. @example "0.1" */
  @MayBeMissing()
  @Share()
  discountRate?: string;
  /** Fee as a share of volume, from which volumes are estimated; null where the exchange reports volumes. @example "0.0005" */
  @Nullable()
  @Format(/^0\.\d{0,5}[1-9]\d{0,3}$/)
  feeRate?: string | null;
  /** 0 where no KYC has to move, null where only the notes say something. */
  @Nullable()
  @Integer({ min: 0, max: 8_760 })
  kycWaitHours?: number | null;
  /** What the wait means, in Korean; null without. */
  @Clearable()
  @Note({ max: 300 })
  kycNoteKo?: string | null;
  /** The same in English. */
  @Clearable()
  @Note({ max: 300 })
  kycNoteEn?: string | null;
  /** When the exchange credits a rebate. */
  @MayBeMissing()
  @Line({ max: 40 })
  rebateWhenKo?: string;
  /** The same in English. */
  @MayBeMissing()
  @Line({ max: 40 })
  rebateWhenEn?: string;
  /** Smallest rebate in USDT that the exchange credits, below a million; 0 where there is none. @example "0" */
  @MayBeMissing()
  @Format(/^(0|[1-9]\d{0,5})(\.\d{1,8})?$/, { message: fieldTexts.rebateMinimum })
  rebateMinimumUsdt?: string;
  /** Where at the exchange it is seen. */
  @MayBeMissing()
  @Line({ max: 80 })
  rebateWhereKo?: string;
  /** The same in English. */
  @MayBeMissing()
  @Line({ max: 80 })
  rebateWhereEn?: string;
  /** Off: no card, no check and no registration for anybody; what members hold stays. */
  @MayBeMissing()
  @Flag()
  isActive?: boolean;
  /** Languages to whose readers it is not on offer. @example ["en"] */
  @MayBeMissing()
  @Choices(LANGUAGES, { name: 'Language' })
  hiddenLanguages?: Language[];
  /** Place among the cards, small first. */
  @MayBeMissing()
  @Integer({ min: 0, max: 10_000 })
  sort?: number;
  /** Zone of its report days, in hours east of UTC; it never changes. @example 0 */
  @MayBeMissing()
  @Integer({ min: -12, max: 14 })
  reportOffsetHours?: number;
}

/** What can be changed about an exchange; a field that is missing stays. */
export class UpdateExchangeDto extends PartialType(OmitType(CreateExchangeDto, ['id', 'reportOffsetHours']), {
  skipNullProperties: false,
}) {}

/** An exchange as admins see it. */
export class AdminExchangeDto {
  /** Its id, which never changes. */
  id: string;
  /** Its name. */
  name: string;
  /** Path or address of the logo; null without. @example "/exchanges/bybit.svg" */
  logo: string | null;
  /** Colour of its tile, as `#rrggbb`. */
  color: string;
  /** Short words on its card; null without. @example "추천" */
  badge: string | null;
  /** Address that opens an account by our link. */
  referralLink: string;
  /** Deposits and withdrawals with Upbit are possible under the travel rule. */
  travelRuleUpbit: boolean;
  /** The same with Bithumb. */
  travelRuleBithumb: boolean;
  /** Share of the fee that goes back, 0 to 1. */
  rebateRate: string;
  /** Share by which the exchange lowers the fee of an account opened by our link, 0 to 1. */
  discountRate: string;
  /** Fee as a share of volume, from which volumes are estimated; null where the exchange reports volumes. @example "0.0005" */
  feeRate: string | null;
  /** Hours to wait between two accounts with KYC; 0 where no KYC has to move, null where the hours are not known. */
  kycWaitHours: number | null;
  /** What the wait means, in Korean; null without. */
  kycNoteKo: string | null;
  /** The same in English. */
  kycNoteEn: string | null;
  /** When the exchange credits a rebate, in Korean. */
  rebateWhenKo: string;
  /** The same in English. */
  rebateWhenEn: string;
  /** Smallest rebate in USDT that the exchange credits; 0 where there is none. */
  rebateMinimumUsdt: string;
  /** Where at the exchange it is seen, in Korean. */
  rebateWhereKo: string;
  /** The same in English. */
  rebateWhereEn: string;
  /** Off: no card, no check and no registration for anybody; what members hold stays. */
  isActive: boolean;
  /** Languages to whose readers it is not on offer. @example ["en"] */
  hiddenLanguages: string[];
  /** Place among the cards, small first. */
  sort: number;
  /** Zone of its report days. */
  dayTimeZone: string;
  /** Its reports come by API; otherwise admins upload them. */
  hasApi: boolean;
  /** The API is the simulator. */
  simulated: boolean;

  static from(
    { exchange, rebateRate, discountRate, feeRate }: ExchangeWithRates,
    api: { offsetHours: number; hasApi: boolean; simulated: boolean },
  ): AdminExchangeDto {
    return {
      ...pick(exchange),
      rebateRate,
      discountRate,
      feeRate,
      dayTimeZone: zoneLabel(api.offsetHours),
      hasApi: api.hasApi,
      simulated: api.simulated,
    };
  }
}

function pick(exchange: Exchange) {
  const { id, name, logo, color, badge, referralLink, travelRuleUpbit, travelRuleBithumb } = exchange;
  const { kycWaitHours, kycNoteKo, kycNoteEn, isActive, hiddenLanguages, sort } = exchange;
  const { rebateWhenKo, rebateWhenEn, rebateMinimumUsdt, rebateWhereKo, rebateWhereEn } = exchange;
  return {
    ...{ id, name, logo, color, badge, referralLink, travelRuleUpbit, travelRuleBithumb },
    ...{ kycWaitHours, kycNoteKo, kycNoteEn, isActive, hiddenLanguages, sort },
    ...{ rebateWhenKo, rebateWhenEn, rebateMinimumUsdt, rebateWhereKo, rebateWhereEn },
  };
}
