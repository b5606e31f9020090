import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/index.js';
import { queryPrepared, runInTransaction, type PreparedStatement } from '../../platform/database/index.js';
import type { Language } from '../../platform/errors/index.js';
import type { Actor } from '../../platform/http/index.js';
import { Idempotency } from '../../platform/idempotency/index.js';
import { Settings } from '../../platform/settings/index.js';
import { QuotableExchanges } from '../uid-rebate/index.js';
import { FaqErrors } from './faq.errors.js';
import { FaqEntry } from './entities/faq-entry.entity.js';
import {
  AdminFaqEntryDto,
  type CreateFaqEntryDto,
  type FaqEntryDto,
  type FaqPlaceholderDto,
  type UpdateFaqEntryDto,
} from './dto/faq.dto.js';
import {
  countPlaceholders,
  quoteNumbers,
  tellsOfEach,
  vocabularyAbout,
  vocabularyOf,
  wrongPlaceholderIn,
  type FaqNumbers,
  type FaqVocabulary,
} from './faq-placeholders.rules.js';
import { sayFaq } from './faq.messages.js';

/** The list is loaded with every page that shows the chatbot. */
const MAX_ENTRIES = 200;
/** Limits one answer: each placeholder can expand to a list of all exchanges with their notes. */
const MAX_PLACEHOLDERS = 20;

type PublishedEntry = Pick<FaqEntryDto, 'id' | 'question' | 'answer' | 'keywords' | 'link'>;

const PUBLISHED: PreparedStatement = {
  name: 'published-faq',
  text: `SELECT id, link,
                CASE $1 WHEN 'ko' THEN question_ko ELSE question_en END AS question,
                CASE $1 WHEN 'ko' THEN answer_ko ELSE answer_en END AS answer,
                CASE $1 WHEN 'ko' THEN keywords_ko ELSE keywords_en END AS keywords
         FROM faq_entries WHERE is_published ORDER BY position`,
};

/** Stores and reads the FAQ. */
@Injectable()
export class Faq {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly settings: Settings,
    private readonly exchanges: QuotableExchanges,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * Published questions in order, in one language, with current numbers. Questions whose answer is empty for this reader
   * are left out.
   */
  async list(language: Language): Promise<FaqEntryDto[]> {
    const asOf = this.clock.now().toISOString();
    const [entries, numbers] = await Promise.all([
      queryPrepared<PublishedEntry>(this.dataSource, PUBLISHED, [language]),
      this.numbers(),
    ]);
    const vocabulary = vocabularyOf(numbers, sayFaq);
    const exchanges = numbers.exchanges.map((exchange) => ({
      exchangeName: exchange.name,
      own: vocabularyAbout(exchange, vocabulary, sayFaq),
    }));
    return entries.flatMap(({ id, question, answer, keywords, link }) => {
      const quoted = quoteNumbers(answer, language, vocabulary);
      if (!quoted) return [];
      const byExchange = (tellsOfEach(quoted.quotes) ? exchanges : []).flatMap(({ exchangeName, own }) => {
        const about = quoteNumbers(answer, language, own);
        return about && tellsOfEach(about.quotes) ? [{ exchangeName, answer: about.text, quotes: about.quotes }] : [];
      });
      return [{ id, question, answer: quoted.text, keywords, link, quotes: quoted.quotes, byExchange, asOf }];
    });
  }

  /** All questions in order, unprocessed. */
  async listForAdmin(em: EntityManager = this.dataSource.manager): Promise<AdminFaqEntryDto[]> {
    const entries = await em.find(FaqEntry, { order: { position: 'ASC' } });
    return entries.map((entry) => AdminFaqEntryDto.of(entry));
  }

  /** All placeholders with their current values. */
  async placeholders(): Promise<FaqPlaceholderDto[]> {
    return [...(await this.vocabulary()).values()].map(({ key, label, valueIn }) => ({
      key,
      labelKo: label.ko,
      labelEn: label.en,
      valueKo: valueIn('ko'),
      valueEn: valueIn('en'),
    }));
  }

  /**
   * Appends a question.
   * @throws FaqErrors.placeholderUnknown, placeholdersTooMany, full
   */
  async create(actor: Actor, input: CreateFaqEntryDto): Promise<AdminFaqEntryDto> {
    refuseUnfit(input, await this.vocabulary());
    const append = async (tx: EntityManager): Promise<AdminFaqEntryDto> => {
      await takeTurn(tx);
      const [fresh]: { id: string; count: number }[] = await tx.query(
        `SELECT uuidv7() AS id, count(*)::integer AS count FROM faq_entries`,
      );
      if (!fresh) throw new Error('the database made no id');
      if (fresh.count >= MAX_ENTRIES) throw FaqErrors.full({ most: MAX_ENTRIES });
      const { questionKo, questionEn, answerKo, answerEn, keywordsKo, keywordsEn } = input;
      const now = this.clock.now();
      const entry: FaqEntry = {
        ...{
          id: fresh.id,
          position: fresh.count + 1,
          questionKo,
          questionEn,
          answerKo,
          answerEn,
          keywordsKo,
          keywordsEn,
        },
        link: input.link ?? null,
        isPublished: input.isPublished ?? true,
        createdAt: now,
        updatedAt: now,
      };
      await tx.insert(FaqEntry, entry);
      const after = AdminFaqEntryDto.of(entry);
      await this.audit.record(tx, actor, 'faq-entry.created', { type: 'faq', id: entry.id }, { after });
      return after;
    };
    return this.idempotency.run(actor, 'create-faq-entry', input, append);
  }

  /**
   * Changes a question or its answer. Unchanged values are not audited.
   * @throws FaqErrors.placeholderUnknown, placeholdersTooMany, entryNotFound
   */
  async update(actor: Actor, id: string, input: UpdateFaqEntryDto): Promise<AdminFaqEntryDto> {
    refuseUnfit(input, await this.vocabulary());
    return runInTransaction(this.dataSource, async (tx) => {
      const entry = await tx.findOne(FaqEntry, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!entry) throw FaqErrors.entryNotFound();
      const before = AdminFaqEntryDto.of(entry);
      const change = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
      const changed = Object.assign(entry, change);
      if (JSON.stringify(AdminFaqEntryDto.of(changed)) === JSON.stringify(before)) return before;
      changed.updatedAt = this.clock.now();
      await tx.update(FaqEntry, { id }, { ...change, updatedAt: changed.updatedAt });
      const after = AdminFaqEntryDto.of(changed);
      await this.audit.record(tx, actor, 'faq-entry.changed', { type: 'faq', id }, { before, after });
      return after;
    });
  }

  /**
   * Reorders all questions.
   * @throws FaqErrors.orderOutdated unless `ids` are all existing questions, each once
   */
  async order(actor: Actor, ids: readonly string[]): Promise<AdminFaqEntryDto[]> {
    return runInTransaction(this.dataSource, async (tx) => {
      await takeTurn(tx);
      const before = (await this.listForAdmin(tx)).map(({ id }) => id);
      const after = ids.map((id) => id.toLowerCase());
      const asked = new Set(after);
      if (after.length !== before.length || asked.size !== before.length || before.some((id) => !asked.has(id)))
        throw FaqErrors.orderOutdated();
      if (after.some((id, index) => before[index] !== id)) {
        await tx.query(
          `UPDATE faq_entries e SET position = asked.position
           FROM unnest($1::uuid[]) WITH ORDINALITY AS asked (id, position)
           WHERE e.id = asked.id AND e.position <> asked.position`,
          [after],
        );
        await this.audit.record(tx, actor, 'faq.ordered', { type: 'faq', id: 'order' }, { before, after });
      }
      return this.listForAdmin(tx);
    });
  }

  /**
   * Deletes a question and closes the gap in the order.
   * @throws FaqErrors.entryNotFound
   */
  async remove(actor: Actor, id: string): Promise<void> {
    await runInTransaction(this.dataSource, async (tx) => {
      await takeTurn(tx);
      const entry = await tx.findOne(FaqEntry, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!entry) throw FaqErrors.entryNotFound();
      await tx.delete(FaqEntry, { id });
      await tx.query(`UPDATE faq_entries SET position = position - 1 WHERE position > $1`, [entry.position]);
      const before = AdminFaqEntryDto.of(entry);
      await this.audit.record(tx, actor, 'faq-entry.deleted', { type: 'faq', id }, { before });
    });
  }

  private async numbers(): Promise<FaqNumbers> {
    const [settings, exchanges] = await Promise.all([this.settings.list(), this.exchanges.list()]);
    return { settings, exchanges };
  }

  private async vocabulary(): Promise<FaqVocabulary> {
    return vocabularyOf(await this.numbers(), sayFaq);
  }
}

/** Serialises changes of positions: concurrent ones would leave a gap or a duplicate position. */
async function takeTurn(tx: EntityManager): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('faq', 0))`);
}

function refuseUnfit(
  { answerKo, answerEn }: Pick<UpdateFaqEntryDto, 'answerKo' | 'answerEn'>,
  vocabulary: FaqVocabulary,
): void {
  const answers = [
    { path: 'answerKo', wrong: 'wrongPlaceholderKo', many: 'manyPlaceholdersKo', text: answerKo ?? '' },
    { path: 'answerEn', wrong: 'wrongPlaceholderEn', many: 'manyPlaceholdersEn', text: answerEn ?? '' },
  ] as const;
  const unknown = answers.flatMap(({ path, wrong, text }) => {
    const placeholder = wrongPlaceholderIn(text, vocabulary);
    return placeholder === null ? [] : [{ path, wrong, placeholder }];
  });
  const [first] = unknown;
  if (first)
    throw FaqErrors.placeholderUnknown(
      { placeholder: first.placeholder },
      {
        fields: (language) =>
          unknown.map(({ path, wrong, placeholder }) => ({ path, message: sayFaq(language, wrong, { placeholder }) })),
      },
    );
  const crowded = answers
    .map(({ path, many, text }) => ({ path, many, count: countPlaceholders(text) }))
    .filter(({ count }) => count > MAX_PLACEHOLDERS);
  if (crowded.length > 0)
    throw FaqErrors.placeholdersTooMany(
      { most: MAX_PLACEHOLDERS },
      {
        fields: (language) =>
          crowded.map(({ path, many, count }) => ({
            path,
            message: sayFaq(language, many, { count: String(count), most: String(MAX_PLACEHOLDERS) }),
          })),
      },
    );
}
