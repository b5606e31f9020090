import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../audit/index.js';
import { Clock, seoulDay, seoulPeriod, seoulTime } from '../clock/index.js';
import { CsvDownloads, type CsvFile } from '../csv/index.js';
import { runInTransaction } from '../database/index.js';
import type { Language } from '../errors/index.js';
import type { Actor, Page } from '../http/index.js';
import { CURRENCIES, formatAmount, Ledger, type StatementFilter, type StatementLine } from '../ledger/index.js';
import { describe, entryOf, filterOfTypes, openEntryOf, receiptOf, type Book } from './book.js';
import { isRowId, Seals, type ReceiptKind } from '../receipts/index.js';
import { PointSummaryDto } from './point-summary.dto.js';
import type { EntryDto, EntryReceiptDto, StatementPageQuery, StatementQuery } from './statement.dto.js';
import { statementTexts } from './statements.messages.js';

/** Statements of both points: lists, files and receipts. */
@Injectable()
export class Statements {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly ledger: Ledger,
    private readonly downloads: CsvDownloads,
    private readonly audit: Audit,
    private readonly seals: Seals,
  ) {}

  /** One page of the entries, newest first. */
  async list(book: Book, userId: string, query: StatementPageQuery, language: Language): Promise<Page<EntryDto>> {
    const { cursor, limit } = query;
    const asked = { cursor, limit, ...filterOf(book, query) };
    const page = await this.ledger.statement(this.dataSource.manager, userId, book.currency, asked);
    return { ...page, items: page.items.map((line) => entryOf(book, line, language)) };
  }

  /** The newest entries from a place on, each with its own, for who merges several books. */
  async placed(
    book: Book,
    userId: string,
    query: StatementPageQuery & { readonly withCursor: boolean; readonly minted: boolean },
    language: Language,
  ): Promise<{ entry: EntryDto; at: Date; place: string }[]> {
    const { cursor, limit, withCursor } = query;
    const asked = { cursor, limit, withCursor, ...filterOf(book, query) };
    const { items } = await this.ledger.statement(this.dataSource.manager, userId, book.currency, asked);
    return items.map((line) => ({ entry: entryOf(book, line, language), at: line.at, place: line.version }));
  }

  /** Sums over all of a member's transfers, of one moment. */
  async summary(book: Book, userId: string, language: Language): Promise<PointSummaryDto> {
    return this.dataSource.transaction('REPEATABLE READ', async (em) =>
      PointSummaryDto.from(
        book,
        await this.ledger.totalsByKind(em, userId, book.currency),
        await this.ledger.balance(em, userId, book.currency),
        language,
      ),
    );
  }

  /** One entry with the rows behind its amount. Throws the book's `notFound`. */
  async receipt(book: Book, userId: string, entryId: string, language: Language): Promise<EntryReceiptDto> {
    const receipt = await this.read(book, this.dataSource.manager, userId, entryId, language);
    if (!receipt) throw book.notFound();
    return receipt;
  }

  /** The entries of a book as a kind of facts. */
  receiptKind(book: Book): ReceiptKind {
    return {
      name: book.slug,
      read: async (em, ownerId, id, language) => {
        const receipt = isRowId(id) ? await this.read(book, em, ownerId, id, language) : null;
        if (!receipt) return null;
        const {
          description: title,
          number,
          seal,
          rows,
          sum,
          note,
          source,
          at,
          marks,
          paidInUsdt,
          correctedAt,
        } = receipt;
        return { title, number, seal, rows, sum, note, source, at, marks, paidInUsdt, correctedAt };
      },
      open: async (em, ownerId, id, language) => {
        const line = isRowId(id) ? await this.ledger.find(em, ownerId, book.currency, id) : null;
        return line && openEntryOf(book, line, await book.receipt(em, ownerId, line, language), language);
      },
    };
  }

  private async read(
    book: Book,
    em: EntityManager,
    ownerId: string,
    entryId: string,
    language: Language,
  ): Promise<EntryReceiptDto | null> {
    const line = await this.ledger.find(em, ownerId, book.currency, entryId);
    if (!line) return null;
    const { seals } = this;
    return receiptOf(book, line, await book.receipt(em, ownerId, line, language), { seals, ownerId, language });
  }

  /**
   * Sends the entries as a file, oldest first; an administrator's download is recorded. Throws `platform.busy` while the
   * reader downloads too many files.
   */
  async sendCsv(
    book: Book,
    userId: string,
    query: StatementQuery,
    language: Language,
    response: Response,
    administrator?: Actor,
  ): Promise<void> {
    if (administrator) await this.recordDownload(book, userId, query, administrator);
    const { titles, amounts, types } = statementTexts[language];
    const owes = <T>(value: T): T[] => (book.owes ? [value] : []);
    const inUnit = (title: string): string => `${title} (${book.unit[language]})`;
    const file: CsvFile<StatementLine> = {
      // Named by member, because administrators download files of several.
      name: `lance-${book.slug}-${seoulDay(this.clock.now())}${administrator ? `-${userId}` : ''}.csv`,
      titles: [
        ...[titles.at, titles.type, titles.description],
        ...[amounts.amount, amounts.balance, ...owes(amounts.owed)].map(inUnit),
        titles.entry,
      ],
      rows: this.ledger.history(this.dataSource.manager, userId, book.currency, filterOf(book, query)),
      cellsOf: (line) => {
        const { type, description, amount, balanceAfter, clawbackAfter, id } = entryOf(book, line, language);
        const at = `${seoulDay(line.at)} ${seoulTime(line.at)}`;
        return [at, types[type], description, amount, balanceAfter, ...owes(clawbackAfter), id];
      },
    };
    await this.downloads.send(administrator?.id ?? userId, file, response);
  }

  /** A member's entries in their data download, oldest first, also those that change nothing. */
  async *personalRows(book: Book, em: EntityManager, { id, language }: { id: string; language: Language }) {
    const text = (units: bigint): string => formatAmount(units, CURRENCIES[book.currency]);
    for await (const line of this.ledger.history(em, id, book.currency, { all: true }))
      yield {
        id: line.transferId,
        at: line.at.toISOString(),
        kind: line.kind,
        description: describe(book, line, language).description,
        amount: text(line.amount),
        balanceAfter: text(line.after.available + line.after.held),
        heldAfter: text(line.after.held),
        owedAfter: text(line.after.clawback),
      };
  }

  private async recordDownload(
    { currency }: Book,
    userId: string,
    { type, from, to }: StatementQuery,
    administrator: Actor,
  ): Promise<void> {
    const target = { type: 'member', id: userId };
    const after = { currency, type, from, to };
    await runInTransaction(this.dataSource, (tx) =>
      this.audit.record(tx, administrator, 'statement.downloaded', target, { after }),
    );
  }
}

function filterOf(book: Book, { type, from, to, minted }: StatementQuery & { minted?: boolean }): StatementFilter {
  return { ...filterOfTypes(book, type, minted), ...seoulPeriod({ from, to }) };
}
