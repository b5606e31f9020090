import { applyDecorators } from '@nestjs/common';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
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
import { MayBeMissing, VISIBLE_LINES, VISIBLE_TEXT } from '../../../../platform/http/index.js';
import type { FaqEntry } from '../../entities/faq-entry.entity.js';
import { faqFieldTexts } from '../faq.messages.js';

/** A number that an answer quotes, as it was when the answer was given. */
export class FaqQuoteDto {
  /** What stands for it in the text as operators write it. @example "lcoin_signupBonus" */
  key: string;
  /** In the caller's language. @example "가입 보너스" */
  label: string;
  /** As it stands in the answer. @example "1,000" */
  value: string;
}

/** The answer to a question that names one exchange. */
export class FaqExchangeAnswerDto {
  /** @example "Bitget" */
  exchangeName: string;
  /** As the answer about all, with lists that tell of this exchange alone. @example "Bitget 50%" */
  answer: string;
  /** The numbers in it, in its order. */
  quotes: FaqQuoteDto[];
}

/** A question and its answer in the caller's language, with today's numbers in it. */
export class FaqEntryDto {
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  id: string;
  /** @example "리베이트를 받고 있는지 어떻게 확인하나요?" */
  question: string;
  /** @example "가입하면 1,000 L을 드립니다." */
  answer: string;
  /** Other words that lead to it. @example ["KYC", "재가입"] */
  keywords: string[];
  /** An address of this site where one can go on; null without. @example "/#uid-check" */
  @ApiProperty({ type: String, nullable: true })
  link: string | null;
  /** The numbers in the answer, in its order. */
  quotes: FaqQuoteDto[];
  /** Where the answer lists what holds at each exchange: the same answer for each of them that it has something to say about. */
  byExchange: FaqExchangeAnswerDto[];
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
  /** What stands for it now in a Korean answer; null where a sentence with it is left out. @example "1,000" */
  @ApiProperty({ type: String, nullable: true })
  valueKo: string | null;
  /** What stands for it now in an English answer; null where a sentence with it is left out. @example "1,000" */
  @ApiProperty({ type: String, nullable: true })
  valueEn: string | null;
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
  /** With placeholders in braces. @example "가입하면 {lcoin_signupBonus} L을 드립니다." */
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

  static of(entry: FaqEntry): AdminFaqEntryDto {
    const { id, position, questionKo, questionEn, answerKo, answerEn, keywordsKo, keywordsEn } = entry;
    return {
      ...{ id, position, questionKo, questionEn, answerKo, answerEn, keywordsKo, keywordsEn },
      link: entry.link,
      isPublished: entry.isPublished,
      updatedAt: entry.updatedAt.toISOString(),
    };
  }
}

/** Written the same way whatever keyboard and system it comes from, without surrounding blanks. */
const tidied = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim().normalize('NFC') : value;
const tidiedText = ({ value }: TransformFnParams): unknown => tidied(value);

const MOST_KEYWORDS = 30;

/** Each word once, whatever its case. A list that is too long stays as it is and is refused for that. */
function tidiedWords({ value }: TransformFnParams): unknown {
  if (!Array.isArray(value) || value.length > MOST_KEYWORDS) return value;
  const keyOf = (word: unknown): unknown => (typeof word === 'string' ? word.toLowerCase() : word);
  const seen = new Set<unknown>();
  return value.map(tidied).filter((word) => !seen.has(keyOf(word)) && seen.add(keyOf(word)));
}

const WITHOUT_BRACES = /^[^{}]*$/;
/**
 * A path of this site, with what may follow it, in the signs that an address is written with. It means what it looks like:
 * no empty segments, none that lead up or stay, and no escapes for control characters, dots, slashes or half a character.
 */
const OWN_ADDRESS =
  /^(?!.*\/\/)(?![^?#]*\/\.{1,2}(?:[/?#]|$))(?!.*%(?![\da-f]{2}))(?!.*%(?:[01][\da-f]|7f|2[ef]|5c|c2%[89]))\/[\w\-.~%!$&'()*+,;=:@/?#]*$/i;

// What is listed first is checked first and names what is wrong: of what sort it is comes before what stands in it.
const Question = (): PropertyDecorator =>
  applyDecorators(
    Transform(tidiedText),
    IsString(),
    Length(2, 200),
    Matches(VISIBLE_TEXT, { message: faqFieldTexts.invisible }),
    Matches(WITHOUT_BRACES, { message: faqFieldTexts.braces }),
  );

const Answer = (): PropertyDecorator =>
  applyDecorators(
    Transform(tidiedText),
    IsString(),
    Length(2, 2000),
    Matches(VISIBLE_LINES, { message: faqFieldTexts.invisible }),
  );

const Keywords = (): PropertyDecorator =>
  applyDecorators(
    Transform(tidiedWords),
    IsArray(),
    ArrayMaxSize(MOST_KEYWORDS),
    IsString({ each: true }),
    Length(1, 40, { each: true }),
    Matches(VISIBLE_TEXT, { each: true, message: faqFieldTexts.invisible }),
    Matches(WITHOUT_BRACES, { each: true, message: faqFieldTexts.braces }),
  );

/** A new question with its answer. It comes last. */
export class CreateFaqEntryDto {
  /** @example "가입하면 무엇을 받나요?" */
  @ApiProperty({ minLength: 2, maxLength: 200 })
  @Question()
  questionKo: string;
  /** @example "What do I get for signing up?" */
  @ApiProperty({ minLength: 2, maxLength: 200 })
  @Question()
  questionEn: string;
  /** In one or more lines, with placeholders in braces. @example "가입하면 {lcoin_signupBonus} L을 드립니다." */
  @ApiProperty({ minLength: 2, maxLength: 2000 })
  @Answer()
  answerKo: string;
  /** @example "You get {lcoin_signupBonus} L." */
  @ApiProperty({ minLength: 2, maxLength: 2000 })
  @Answer()
  answerEn: string;
  /** @example ["보너스"] */
  @ApiProperty({ maxItems: MOST_KEYWORDS })
  @Keywords()
  keywordsKo: string[];
  /** @example ["bonus"] */
  @ApiProperty({ maxItems: MOST_KEYWORDS })
  @Keywords()
  keywordsEn: string[];
  /** An address of this site, or null. @example "/register" */
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @ApiProperty({ type: String, nullable: true, required: false, maxLength: 200 })
  @Matches(OWN_ADDRESS, { message: faqFieldTexts.link })
  @Length(1, 200)
  @IsString()
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
  @ArrayMaxSize(200)
  @ArrayMinSize(1)
  @IsUUID('all', { each: true })
  @IsArray()
  ids: string[];
}
