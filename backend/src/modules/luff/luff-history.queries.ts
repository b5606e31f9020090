import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Language } from '../../platform/errors/index.js';
import type { Page } from '../../platform/http/index.js';
import { Ledger, type StatementLine } from '../../platform/ledger/index.js';
import {
  LuffReceiptDto,
  LuffStatementQuery,
  LuffTransactionDto,
  AccrualReceiptDto,
} from './dto/luff-transaction.dto.js';
import { LuffRedemptionDto } from './dto/luff-redemption.dto.js';
import { LuffAccrual } from './entities/luff-accrual.entity.js';
import { LuffRedemption } from './entities/luff-redemption.entity.js';
import { LuffErrors } from './luff.errors.js';

/** Reads a member's Luff transactions and their receipts. */
@Injectable()
export class LuffHistory {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly ledger: Ledger,
  ) {}

  /** Everything that was added to or taken from the member's Luff, newest first. */
  async list(userId: string, page: LuffStatementQuery): Promise<Page<StatementLine>> {
    return this.ledger.statement(this.dataSource.manager, userId, 'LUFF', page);
  }

  sendCsv(_userId: string, _query: LuffStatementQuery, _language: Language, _response: Response): Promise<void> {
    return Promise.reject(new Error('not built'));
  }

  /** One transfer with what it was computed from. Throws `luff.transactionNotFound`. */
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
