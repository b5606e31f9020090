import { Transform } from 'class-transformer';
import {
  Equals,
  IsBoolean,
  IsEmail,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { LANGUAGES, type Language } from '../../../platform/errors/index.js';
import { VISIBLE_TEXT } from '../../../platform/http/index.js';
import { fieldTexts } from '../auth.messages.js';
import { composed, tidy, tidyOrNothing } from './text.js';

/** A visitor who wants to become a member. The order of the fields is the order in which problems are told. */
export class RegisterDto {
  /** Name, 1 to 50 characters. @example "김하나" */
  @Matches(VISIBLE_TEXT, { message: fieldTexts.name })
  @MaxLength(50, { message: fieldTexts.name })
  @IsString()
  @IsNotEmpty({ message: fieldTexts.required })
  @Transform(tidy)
  name: string;

  /** E-mail address; upper and lower case are the same. @example "hana@example.com" */
  @Matches(/^[\x21-\x7e]+$/, { message: fieldTexts.email })
  @IsEmail({}, { message: fieldTexts.email })
  @MaxLength(254, { message: fieldTexts.email })
  @IsString()
  @IsNotEmpty({ message: fieldTexts.required })
  @Transform(tidy)
  email: string;

  /** 6 to 128 characters. @example "correct horse" */
  @MaxLength(128, { message: fieldTexts.passwordTooLong })
  @MinLength(6, { message: fieldTexts.passwordTooShort })
  @IsString()
  @IsNotEmpty({ message: fieldTexts.required })
  @Transform(composed)
  password: string;

  /** Agreement to the collection and use of personal information; must be true. @example true */
  @Equals(true, { message: fieldTexts.personalInfo })
  agreementPersonalInfo: boolean;

  /** Agreement to news and offers. @example false */
  @IsBoolean()
  @IsOptional()
  agreementMarketing?: boolean;

  /** Phone number. @example "010-1234-5678" */
  @Matches(/^\+?(?=(?:\D*\d){7,15}\D*$)[\d ()-]{7,25}$/, { message: fieldTexts.phone })
  @IsString()
  @IsOptional()
  @Transform(tidyOrNothing)
  phone?: string;

  /** TradingView ID. @example "hana_charts" */
  @Matches(VISIBLE_TEXT, { message: fieldTexts.tradingviewId })
  @MaxLength(50, { message: fieldTexts.tradingviewId })
  @IsString()
  @IsOptional()
  @Transform(tidyOrNothing)
  tradingviewId?: string;

  /** Exchange of the UID, by id or name; needed with a UID. @example "Deepcoin" */
  @Matches(VISIBLE_TEXT, { message: fieldTexts.exchange })
  @MaxLength(50, { message: fieldTexts.exchange })
  @IsString()
  @IsNotEmpty({ message: fieldTexts.exchange })
  @ValidateIf(({ exchangeName, uid }: RegisterDto) => (exchangeName ?? uid ?? null) !== null)
  @Transform(tidyOrNothing)
  exchangeName?: string;

  /** UID at that exchange, 4 to 20 digits. @example "10000001" */
  @Matches(/^\d{4,20}$/, { message: fieldTexts.uid })
  @IsString()
  @IsOptional()
  @Transform(tidyOrNothing)
  uid?: string;

  /** Language of mails and messages; the browser's when it is missing. @example "ko" */
  @IsIn(LANGUAGES)
  @IsOptional()
  language?: Language;
}
