import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ReceiptKinds } from '../../platform/receipts/index.js';
import { Statements } from '../../platform/statements/index.js';
import { PersonalDataExport, rowsOfMember, type PersonalDataOwner } from '../auth/index.js';
import { IdleClaim } from './entities/idle-claim.entity.js';
import { computationText } from './lcoin-receipts.messages.js';
import { lcoinBook } from './lcoin.book.js';
import { personalTableTexts } from './lcoin.messages.js';

/** Contributes a member's L coin to their data download and to their receipts. */
@Injectable()
export class LcoinExport implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalDataExport,
    private readonly statements: Statements,
    private readonly receipts: ReceiptKinds,
  ) {}

  onModuleInit(): void {
    this.receipts.register(this.statements.receiptKind(lcoinBook));
    this.personalData.contribute({
      name: 'lcoin-entries',
      about: personalTableTexts.entries,
      columns: ['id', 'at', 'kind', 'description', 'amount', 'balanceAfter', 'heldAfter'],
      rows: (em, owner) => this.statements.personalRows(lcoinBook, em, owner),
    });
    this.personalData.contribute({
      name: 'idle-claims',
      about: personalTableTexts.claims,
      columns: ['id', 'from', 'to', 'amount', 'computation', 'transferId'],
      rows: claimsOf,
    });
  }
}

async function* claimsOf(em: EntityManager, { id, language }: PersonalDataOwner) {
  for await (const claim of rowsOfMember(em, IdleClaim, id))
    yield {
      ...claim,
      from: claim.fromAt,
      to: claim.claimedAt,
      computation: computationText(claim.parts, language),
    };
}
