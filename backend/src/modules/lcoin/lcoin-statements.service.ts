import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import type { Language } from '../../platform/errors/index.js';
import type { Page } from '../../platform/http/index.js';
import { Ledger, type StatementLine } from '../../platform/ledger/index.js';
import type { LcoinReceiptDto, LcoinStatementQuery } from './dto/lcoin-statement.dto.js';

/** A member's L coin as a statement: lists, files, and the act behind each entry. */
@Injectable()
export class LcoinStatements {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly ledger: Ledger,
  ) {}

  /** One page of the entries, newest first. */
  async list(userId: string, query: LcoinStatementQuery): Promise<Page<StatementLine>> {
    return this.ledger.statement(this.dataSource.manager, userId, 'LCOIN', query);
  }

  sendCsv(_userId: string, _query: LcoinStatementQuery, _language: Language, _response: Response): Promise<void> {
    return Promise.reject(new Error('not built'));
  }

  receiptOf(_userId: string, _entryId: string, _language: Language): Promise<LcoinReceiptDto> {
    return Promise.reject(new Error('not built'));
  }
}
