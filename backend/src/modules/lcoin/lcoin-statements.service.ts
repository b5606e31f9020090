import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { Clock, seoulDay, seoulPeriod, seoulTime } from '../../platform/clock/index.js';
import { CsvDownloads, type CsvFile } from '../../platform/csv/index.js';
import type { Language } from '../../platform/errors/index.js';
import type { Page } from '../../platform/http/index.js';
import { Ledger, type StatementFilter, type StatementLine } from '../../platform/ledger/index.js';
import type { LcoinReceiptDto, LcoinStatementPageQuery, LcoinStatementQuery } from './dto/lcoin-statement.dto.js';
import { LcoinEntryDto, LcoinSummaryDto } from './dto/lcoin.dto.js';
import { IdleClaim } from './entities/idle-claim.entity.js';
import { receiptRows } from './lcoin-receipts.messages.js';
import { LcoinErrors } from './lcoin.errors.js';
import { kindsOfTypes, statementFileTexts } from './lcoin.messages.js';

/** A member's L coin statement: lists, files and receipts. */
@Injectable()
export class LcoinStatements {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly ledger: Ledger,
    private readonly downloads: CsvDownloads,
  ) {}

  /** One page of the entries, newest first. */
  async list(userId: string, query: LcoinStatementPageQuery): Promise<Page<StatementLine>> {
    const { cursor, limit } = query;
    return this.ledger.statement(this.dataSource.manager, userId, 'LCOIN', { cursor, limit, ...filterOf(query) });
  }

  /**
   * Sends the entries as a file, oldest first. Throws `platform.busy` while the reader (the member or an administrator)
   * downloads too many files.
   */
  async sendCsv(
    { userId, readerId }: { readonly userId: string; readonly readerId: string },
    query: LcoinStatementQuery,
    language: Language,
    response: Response,
  ): Promise<void> {
    const { titles, types } = statementFileTexts[language];
    const file: CsvFile<StatementLine> = {
      // Named by member, because administrators download files of several.
      name: `lance-lcoin-${seoulDay(this.clock.now())}${readerId === userId ? '' : `-${userId}`}.csv`,
      titles,
      rows: this.ledger.history(this.dataSource.manager, userId, 'LCOIN', filterOf(query)),
      cellsOf: (line) => {
        const { type, description, amount, balanceAfter, id } = LcoinEntryDto.from(line, language);
        return [`${seoulDay(line.at)} ${seoulTime(line.at)}`, types[type], description, amount, balanceAfter, id];
      },
    };
    await this.downloads.send(readerId, file, response);
  }

  /** Totals over all entries and the held amount, from one snapshot. */
  async summaryOf(userId: string, language: Language): Promise<LcoinSummaryDto> {
    return this.dataSource.transaction('REPEATABLE READ', async (em) =>
      LcoinSummaryDto.from(
        await this.ledger.totalsByKind(em, userId, 'LCOIN'),
        await this.ledger.balance(em, userId, 'LCOIN'),
        language,
      ),
    );
  }

  /** Receipt of one entry with the numbers behind its amount. Throws `lcoin.entryNotFound`. */
  async receiptOf(userId: string, entryId: string, language: Language): Promise<LcoinReceiptDto> {
    const em = this.dataSource.manager;
    const line = await this.ledger.find(em, userId, 'LCOIN', entryId);
    if (!line) throw LcoinErrors.entryNotFound();
    const claim = line.kind === 'idle_mining' ? await em.findOneBy(IdleClaim, { userId, transferId: entryId }) : null;
    return { ...LcoinEntryDto.from(line, language), ...receiptRows(line, claim?.parts ?? [], language) };
  }
}

function filterOf({ type, from, to }: LcoinStatementQuery): StatementFilter {
  return { ...(type?.length ? { kinds: kindsOfTypes(type) } : {}), ...seoulPeriod({ from, to }) };
}
