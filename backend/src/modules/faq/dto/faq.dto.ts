import { PartialType } from '@nestjs/swagger';
import { Flag, Format, Ids, Line, MayBeMissing, Note, Nullable, Words } from '../../../platform/http/index.js';
import type { FaqEntry } from '../entities/faq-entry.entity.js';
import { faqFieldTexts } from '../faq.messages.js';

/** A number that an answer quotes, as it was when the answer was given. */
export class FaqQuoteDto {
  /** What stands for it in the text as operators write it. */
  key: string;
  /** In the caller's language. */
  label: string;
  /** As it stands in the answer. */
  value: string;
}

/** The answer to a question that names one exchange. */
export class FaqExchangeAnswerDto {
  /** Name of the exchange. */
  exchangeName: string;
  /** As the answer about all, with lists that tell of this exchange alone. */
  answer: string;
  /** The numbers in it, in its order. */
  quotes: FaqQuoteDto[];
}

/** A question and its answer in the caller's language, with today's numbers in it. */
export class FaqEntryDto {
  /** Its id. */
  id: string;
  /** The question. */
  question: string;
  /** The answer with its numbers. */
  answer: string;
  /** Other words that lead to it. */
  keywords: string[];
  /** An address of this site where one can go on; null without. */
  link: string | null;
  /** The numbers in the answer, in its order. */
  quotes: FaqQuoteDto[];
  /** Where the answer lists what holds at each exchange: the same answer for each of them that it has something to say about. */
  byExchange: FaqExchangeAnswerDto[];
  /** When the numbers were read. */
  asOf: string;
}

/** A number or a list that an answer may quote. */
export class FaqPlaceholderDto {
  /** Written in braces in the text. */
  key: string;
  /** What it is, in Korean. */
  labelKo: string;
  /** What it is, in English. */
  labelEn: string;
  /** What stands for it now in a Korean answer; null where a sentence with it is left out. */
  valueKo: string | null;
  /** What stands for it now in an English answer; null where a sentence with it is left out. */
  valueEn: string | null;
}

/** A question and its answer as operators write them. */
export class AdminFaqEntryDto {
  /** Its id. */
  id: string;
  /** Place in the list, from 1; the first three published ones are the quick buttons. */
  position: number;
  /** Question in Korean. */
  questionKo: string;
  /** Question in English. */
  questionEn: string;
  /** With placeholders in braces. */
  answerKo: string;
  /** The same in English. */
  answerEn: string;
  /** Other Korean words that lead to it. */
  keywordsKo: string[];
  /** Other English words that lead to it. */
  keywordsEn: string[];
  /** An address of this site where one can go on; null without. */
  link: string | null;
  /** Whether visitors see it. */
  isPublished: boolean;
  /** When it was changed last. */
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

const WITHOUT_BRACES = /^[^{}]*$/;
/**
 * A path of this site, with what may follow it, in the signs that an address is written with. It means what it looks like:
 * no empty segments, none that lead up or stay, and no escapes for control characters, dots, slashes or half a character.
 */
const OWN_ADDRESS =
  /^(?!.*\/\/)(?![^?#]*\/\.{1,2}(?:[/?#]|$))(?!.*%(?![\da-f]{2}))(?!.*%(?:[01][\da-f]|7f|2[ef]|5c|c2%[89]))\/[\w\-.~%!$&'()*+,;=:@/?#]*$/i;

/** A new question with its answer. It comes last. */
export class CreateFaqEntryDto {
  /** Question in Korean. */
  @Line({ min: 2, max: 200, also: [WITHOUT_BRACES, faqFieldTexts.braces] })
  questionKo: string;
  /** Question in English. */
  @Line({ min: 2, max: 200, also: [WITHOUT_BRACES, faqFieldTexts.braces] })
  questionEn: string;
  /** In one or more lines, with placeholders in braces. */
  @Note({ min: 2, max: 2000 })
  answerKo: string;
  /** The same in English. */
  @Note({ min: 2, max: 2000 })
  answerEn: string;
  /** Other Korean words that lead to it. */
  @Words({ most: 30, of: { min: 1, max: 40, also: [WITHOUT_BRACES, faqFieldTexts.braces] } })
  keywordsKo: string[];
  /** Other English words that lead to it. */
  @Words({ most: 30, of: { min: 1, max: 40, also: [WITHOUT_BRACES, faqFieldTexts.braces] } })
  keywordsEn: string[];
  /** An address of this site, or null. */
  @Nullable()
  @Format(OWN_ADDRESS, { min: 1, max: 200, message: faqFieldTexts.link })
  link?: string | null;
  /** Whether visitors see it; true when missing. */
  @MayBeMissing()
  @Flag()
  isPublished?: boolean;
}

/** What to change of a question; what is missing stays. */
export class UpdateFaqEntryDto extends PartialType(CreateFaqEntryDto, { skipNullProperties: false }) {}

/** The questions in their new order: each of them once. */
export class OrderFaqDto {
  /** Their ids in the new order. */
  @Ids({ max: 200 })
  ids: string[];
}
