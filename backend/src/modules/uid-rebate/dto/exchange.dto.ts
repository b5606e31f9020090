import { ApiProperty, OmitType, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  MaxLength,
  Min,
  Validate,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { LANGUAGES, type Language } from '../../../platform/errors/index.js';
import { MayBeMissing, VISIBLE_LINES, VISIBLE_TEXT } from '../../../platform/http/index.js';
import type { Exchange } from '../entities/exchange.entity.js';
import { kycNoteOf, rebateCreditOf, type RebateCredit } from '../exchange-texts.js';
import type { ExchangeWithRates } from '../exchanges.service.js';
import { feeAfterRebate } from '../rebate.rules.js';
import { zoneLabel } from '../report-days.js';
import { fieldTexts } from '../uid-rebate.messages.js';
import { trimmed, trimmedOrNull } from './text.js';

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
  /** In the caller's language. @example "다음 날" */
  when: string;
  /** Smallest rebate in USDT that the exchange credits; "0" where there is none. @example "0" */
  minimumUsdt: string;
  /** Where at the exchange it is seen, in the caller's language. @example "거래소 앱의 자산 내역(리베이트)" */
  where: string;
}

/** An exchange as its card shows it. */
export class ExchangeDto {
  /** @example "deepcoin" */
  id: string;
  /** @example "Deepcoin" */
  name: string;
  /** Path or address of the logo. @example null */
  logo: string | null;
  /** @example "#0f62fe" */
  color: string;
  /** @example "최대 50%" */
  badge: string | null;
  /** Share of the fee that goes back, 0 to 1. @example "0.5" */
  rebateRate: string;
  /** Share by which the exchange lowers the fee of an account opened by our link, 0 to 1. @example "0" */
  discountRate: string;
  /** @example "https://www.deepcoin.com/en/register?invitationCode=lance" */
  referralLink: string;
  /** Deposits and withdrawals with Upbit are possible under the travel rule. @example true */
  travelRuleUpbit: boolean;
  /** The same with Bithumb. @example true */
  travelRuleBithumb: boolean;
  /** Maker fee after the rebate, as a share of volume. @example "0.0001" */
  makerFee: string;
  /** Taker fee after the rebate, as a share of volume. @example "0.0002" */
  takerFee: string;
  /** Hours to wait between two accounts with KYC; 0 where no KYC has to move, null where the hours are not known. @example 24 */
  kycWaitHours: number | null;
  /** What that means, in the caller's language. @example null */
  kycNote: string | null;
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

/** A share as decimal text, 0 to 1, at most 6 decimals. */
@ValidatorConstraint({ name: 'matches' })
class Share implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && /^(0(\.\d{1,6})?|1(\.0{1,6})?)$/.test(value);
  }
}

/**
 * An https address in the signs that addresses are written with, since others can look like another host; without a name and
 * a password, which can look like the host, too.
 */
const REFERRAL_LINK = /^https:\/\/[a-z0-9.-]+(:\d+)?([/?#][\x21-\x7e]*)?$/i;
/** A path on this site, where two slashes would begin another host, or an address as above. */
const LOGO = /^(\/\w[\w./-]*|https:\/\/[a-z0-9.-]+(:\d+)?(\/[^\s"'<>]*)?)$/i;

/** A new exchange; what is not given has an empty or neutral value. */
export class CreateExchangeDto {
  /** Small letters, digits and hyphens; it never changes. @example "bybit" */
  @Matches(/^[a-z][a-z0-9-]{1,29}$/)
  @IsString()
  id: string;

  /** @example "Bybit" */
  @Matches(VISIBLE_TEXT, { message: fieldTexts.invisible })
  @MaxLength(50)
  @IsString()
  @IsNotEmpty()
  @Transform(trimmed)
  name: string;

  /** Path on this site or https address; null for none. @example "/exchanges/bybit.svg" */
  @Matches(LOGO, { message: fieldTexts.logo })
  @MaxLength(500)
  @IsString()
  @IsOptional()
  @Transform(trimmedOrNull)
  logo?: string | null;

  /** @example "#0f62fe" */
  @Matches(/^#[0-9a-f]{6}$/i)
  @IsString()
  @MayBeMissing()
  color?: string;

  /** @example "추천" */
  @Matches(VISIBLE_TEXT, { message: fieldTexts.invisible })
  @MaxLength(30)
  @IsString()
  @IsOptional()
  @Transform(trimmedOrNull)
  badge?: string | null;

  /** https address that opens an account by our link. @example "https://www.bybit.com/invite?ref=LANCE" */
  @Matches(REFERRAL_LINK, { message: fieldTexts.referralLink })
  @MaxLength(500)
  @IsUrl({ protocols: ['https'], require_protocol: true }, { message: fieldTexts.referralLink })
  @Transform(trimmed)
  referralLink: string;

  /** @example true */
  @IsBoolean()
  @MayBeMissing()
  travelRuleUpbit?: boolean;

  /** @example true */
  @IsBoolean()
  @MayBeMissing()
  travelRuleBithumb?: boolean;

  /** Share of the fee that goes back from now on, 0 to 1. @example "0.4" */
  @Validate(Share)
  rebateRate: string;

  /** 0 to 1, from now on. @example "0.1" */
  @Validate(Share)
  @MayBeMissing()
  discountRate?: string;

  /** Fee as a share of volume, from which volumes are estimated; null where the exchange reports volumes. @example "0.0005" */
  @Matches(/^0\.\d{0,5}[1-9]\d{0,3}$/)
  @IsString()
  @IsOptional()
  feeRate?: string | null;

  /** 0 where no KYC has to move, null where only the notes say something. @example 24 */
  @Max(8_760)
  @Min(0)
  @IsInt()
  @IsOptional()
  kycWaitHours?: number | null;

  /** @example null */
  @Matches(VISIBLE_LINES, { message: fieldTexts.invisible })
  @MaxLength(300)
  @IsString()
  @IsOptional()
  @Transform(trimmedOrNull)
  kycNoteKo?: string | null;

  /** @example null */
  @Matches(VISIBLE_LINES, { message: fieldTexts.invisible })
  @MaxLength(300)
  @IsString()
  @IsOptional()
  @Transform(trimmedOrNull)
  kycNoteEn?: string | null;

  /** When the exchange credits a rebate. @example "다음 날" */
  @Matches(VISIBLE_TEXT, { message: fieldTexts.invisible })
  @MaxLength(40)
  @IsString()
  @IsNotEmpty()
  @MayBeMissing()
  @Transform(trimmed)
  rebateWhenKo?: string;

  /** @example "the next day" */
  @Matches(VISIBLE_TEXT, { message: fieldTexts.invisible })
  @MaxLength(40)
  @IsString()
  @IsNotEmpty()
  @MayBeMissing()
  @Transform(trimmed)
  rebateWhenEn?: string;

  /** Smallest rebate in USDT that the exchange credits, below a million; 0 where there is none. @example "0" */
  @Matches(/^(0|[1-9]\d{0,5})(\.\d{1,8})?$/, { message: fieldTexts.rebateMinimum })
  @IsString()
  @MayBeMissing()
  rebateMinimumUsdt?: string;

  /** Where at the exchange it is seen. @example "거래소 앱의 자산 내역(리베이트)" */
  @Matches(VISIBLE_TEXT, { message: fieldTexts.invisible })
  @MaxLength(80)
  @IsString()
  @IsNotEmpty()
  @MayBeMissing()
  @Transform(trimmed)
  rebateWhereKo?: string;

  /** @example "the asset history of the exchange’s app, under rebates" */
  @Matches(VISIBLE_TEXT, { message: fieldTexts.invisible })
  @MaxLength(80)
  @IsString()
  @IsNotEmpty()
  @MayBeMissing()
  @Transform(trimmed)
  rebateWhereEn?: string;

  /** Off: no card, no check and no registration for anybody; what members hold stays. @example true */
  @IsBoolean()
  @MayBeMissing()
  isActive?: boolean;

  /** Languages to whose readers it is not on offer. @example [] */
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language', isArray: true, uniqueItems: true, required: false })
  @IsIn(LANGUAGES, { each: true })
  @ArrayUnique()
  @ArrayMaxSize(2)
  @IsArray()
  @MayBeMissing()
  hiddenLanguages?: Language[];

  /** Place among the cards, small first. @example 10 */
  @Max(10_000)
  @Min(0)
  @IsInt()
  @MayBeMissing()
  sort?: number;

  /** Zone of its report days, in hours east of UTC; it never changes. @example 0 */
  @Max(14)
  @Min(-12)
  @IsInt()
  @MayBeMissing()
  reportOffsetHours?: number;
}

/** What can be changed about an exchange; a field that is missing stays. */
export class UpdateExchangeDto extends PartialType(OmitType(CreateExchangeDto, ['id', 'reportOffsetHours']), {
  skipNullProperties: false,
}) {}

/** An exchange as admins see it. */
export class AdminExchangeDto {
  /** @example "deepcoin" */
  id: string;
  /** @example "Deepcoin" */
  name: string;
  /** @example null */
  logo: string | null;
  /** @example "#0f62fe" */
  color: string;
  /** @example null */
  badge: string | null;
  /** @example "https://www.deepcoin.com/en/register?invitationCode=lance" */
  referralLink: string;
  /** @example true */
  travelRuleUpbit: boolean;
  /** @example true */
  travelRuleBithumb: boolean;
  /** @example "0.5" */
  rebateRate: string;
  /** @example "0" */
  discountRate: string;
  /** @example "0.0005" */
  feeRate: string | null;
  /** @example 24 */
  kycWaitHours: number | null;
  /** @example null */
  kycNoteKo: string | null;
  /** @example null */
  kycNoteEn: string | null;
  /** @example "다음 날" */
  rebateWhenKo: string;
  /** @example "the next day" */
  rebateWhenEn: string;
  /** @example "0" */
  rebateMinimumUsdt: string;
  /** @example "거래소 앱의 자산 내역(리베이트)" */
  rebateWhereKo: string;
  /** @example "the asset history of the exchange’s app, under rebates" */
  rebateWhereEn: string;
  /** @example true */
  isActive: boolean;
  /** @example [] */
  hiddenLanguages: string[];
  /** @example 10 */
  sort: number;
  /** Zone of its report days. @example "UTC+8" */
  dayTimeZone: string;
  /** Its reports come by API; otherwise admins upload them. @example true */
  hasApi: boolean;
  /** The API is the simulator. @example true */
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
