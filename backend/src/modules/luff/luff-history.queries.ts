import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { Clock, seoulDay, seoulPeriod, seoulTime } from '../../platform/clock/index.js';
import { CsvDownloads, type CsvFile } from '../../platform/csv/index.js';
import type { Language } from '../../platform/errors/index.js';
import type { Page } from '../../platform/http/index.js';
import { Ledger, type StatementFilter, type StatementLine } from '../../platform/ledger/index.js';
import {
  LuffReceiptDto,
  LuffStatementPageQuery,
  LuffStatementQuery,
  LuffTransactionDto,
  AccrualReceiptDto,
} from './dto/luff-transaction.dto.js';
import { LuffRedemptionDto } from './dto/luff-redemption.dto.js';
import { LuffAccrual } from './entities/luff-accrual.entity.js';
import { LuffRedemption } from './entities/luff-redemption.entity.js';
import { LuffErrors } from './luff.errors.js';
import { luffKindsOfTypes, statementFileTexts } from './luff.messages.js';

/** Reads a member's Luff transactions and receipts. */
@Injectable()
export class LuffHistory {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly ledger: Ledger,
    private readonly downloads: CsvDownloads,
  ) {}

  /** All changes of the member's available Luff, newest first. */
  async list(userId: string, query: LuffStatementPageQuery): Promise<Page<StatementLine>> {
    const { cursor, limit } = query;
    return this.ledger.statement(this.dataSource.manager, userId, 'LUFF', { cursor, limit, ...filterOf(query) });
  }

  /**
   * Sends the transactions as a file, oldest first. Throws `platform.busy` while the reader (the member or an
   * administrator) downloads too many files.
   */
  async sendCsv(
    { userId, readerId }: { readonly userId: string; readonly readerId: string },
    query: LuffStatementQuery,
    language: Language,
    response: Response,
  ): Promise<void> {
    const { titles, types } = statementFileTexts[language];
    const file: CsvFile<StatementLine> = {
      // Named by member, because administrators download files of several.
      name: `lance-luff-${seoulDay(this.clock.now())}${readerId === userId ? '' : `-${userId}`}.csv`,
      titles,
      rows: this.ledger.history(this.dataSource.manager, userId, 'LUFF', filterOf(query)),
      cellsOf: (line) => {
        const { type, description, amount, balanceAfter, clawbackAfter, id } = LuffTransactionDto.from(line, language);
        const at = `${seoulDay(line.at)} ${seoulTime(line.at)}`;
        return [at, types[type], description, amount, balanceAfter, clawbackAfter, id];
      },
    };
    await this.downloads.send(readerId, file, response);
  }

  /** One transfer with the data it was computed from. Throws `luff.transactionNotFound`. */
  async getReceipt(userId: string, transferId: string, language: Language): Promise<LuffReceiptDto> {
    const em = this.dataSource.manager;
    const line = await this.ledger.find(em, userId, 'LUFF', transferId);
    if (!line) throw LuffErrors.transactionNotFound();
    const accrual = await em.findOneBy(LuffAccrual, { userId, transferId });
    const redemption =
      line.reference?.type === 'luff_redemption'
        ? await em.findOneBy(LuffRedemption, { userId, id: line.reference.id })
        : null;
    return {
      ...LuffTransactionDto.from(line, language),
      accrual: accrual && AccrualReceiptDto.from(accrual, line),
      redemption: redemption && LuffRedemptionDto.from(redemption, language),
    };
  }
}

function filterOf({ type, from, to }: LuffStatementQuery): StatementFilter {
  return { ...(type?.length ? { kinds: luffKindsOfTypes(type) } : {}), ...seoulPeriod({ from, to }) };
}
