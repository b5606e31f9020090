import { ApiProperty, PartialType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsString,
  IsUUID,
  Length,
  Matches,
  ValidateIf,
} from 'class-validator';
import { MayBeMissing, VISIBLE_TEXT } from '../../../../platform/http/index.js';

/** A number that an answer quotes, as it was when the answer was given. */
export class FaqQuoteDto {
  /** What stands for it in the text as operators write it. @example "lcoin_signupBonus" */
  key: string;
  /** In the caller's language. @example "가입 보너스" */
  label: string;
  /** As it stands in the answer. @example "1,000" */
  value: string;
}

/** A question and its answer in the caller's language, with today's numbers in it. */
export class FaqEntryDto {
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  id: string;
  /** @example "페이백을 받고 있는지 어떻게 확인하나요?" */
  question: string;
  /** @example "가입하면 1,000 L를 드립니다." */
  answer: string;
  /** Other words that lead to it. @example ["KYC", "재가입"] */
  keywords: string[];
  /** An address of this site where one can go on; null without. @example "/#uid-check" */
  @ApiProperty({ type: String, nullable: true })
  link: string | null;
  /** The numbers in the answer, in its order. */
  quotes: FaqQuoteDto[];
  /** When the numbers were read. @example "2026-11-21T09:00:00.000Z" */
  asOf: string;
}

/** A number or a list that an answer may quote. */
export class FaqPlaceholderDto {
  /** Written in braces in the text. @example "lcoin_signupBonus" */
  key: string;
  /** @example "가입 보너스" */
  labelKo: string;
  /** @example "Signup bonus" */
  labelEn: string;
  /** What stands for it now in a Korean answer. @example "1,000" */
  valueKo: string;
  /** What stands for it now in an English answer. @example "1,000" */
  valueEn: string;
}

/** A question and its answer as operators write them. */
export class AdminFaqEntryDto {
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  id: string;
  /** Place in the list, from 1; the first three published ones are the quick buttons. @example 1 */
  position: number;
  /** @example "가입하면 무엇을 받나요?" */
  questionKo: string;
  /** @example "What do I get for signing up?" */
  questionEn: string;
  /** With placeholders in braces. @example "가입하면 {lcoin_signupBonus} L를 드립니다." */
  answerKo: string;
  /** @example "You get {lcoin_signupBonus} L." */
  answerEn: string;
  /** @example ["보너스"] */
  keywordsKo: string[];
  /** @example ["bonus"] */
  keywordsEn: string[];
  /** @example "/register" */
  @ApiProperty({ type: String, nullable: true })
  link: string | null;
  /** Whether visitors see it. @example true */
  isPublished: boolean;
  /** @example "2026-11-21T09:00:00.000Z" */
  updatedAt: string;
}

/** A new question with its answer. It comes last. */
export class CreateFaqEntryDto {
  /** @example "가입하면 무엇을 받나요?" */
  @IsString()
  @Length(2, 200)
  @Matches(VISIBLE_TEXT)
  questionKo: string;
  /** @example "What do I get for signing up?" */
  @IsString()
  @Length(2, 200)
  @Matches(VISIBLE_TEXT)
  questionEn: string;
  /** With placeholders in braces. @example "가입하면 {lcoin_signupBonus} L를 드립니다." */
  @IsString()
  @Length(2, 2000)
  @Matches(VISIBLE_TEXT)
  answerKo: string;
  /** @example "You get {lcoin_signupBonus} L." */
  @IsString()
  @Length(2, 2000)
  @Matches(VISIBLE_TEXT)
  answerEn: string;
  /** @example ["보너스"] */
  @IsArray()
  @ArrayMaxSize(30)
  @IsString({ each: true })
  @Length(1, 40, { each: true })
  @Matches(VISIBLE_TEXT, { each: true })
  keywordsKo: string[];
  /** @example ["bonus"] */
  @IsArray()
  @ArrayMaxSize(30)
  @IsString({ each: true })
  @Length(1, 40, { each: true })
  @Matches(VISIBLE_TEXT, { each: true })
  keywordsEn: string[];
  /** An address of this site, or null. @example "/register" */
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @ApiProperty({ type: String, nullable: true, required: false })
  @IsString()
  @Length(1, 200)
  @Matches(/^\/(?![/\\])[^\s\\]*$/)
  link?: string | null;
  /** @example true */
  @MayBeMissing()
  @IsBoolean()
  isPublished?: boolean;
}

/** What to change of a question; what is missing stays. */
export class UpdateFaqEntryDto extends PartialType(CreateFaqEntryDto, { skipNullProperties: false }) {}

/** The questions in their new order: each of them once. */
export class OrderFaqDto {
  /** @example ["0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55"] */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  @IsUUID('all', { each: true })
  ids: string[];
}
