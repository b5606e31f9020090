import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { shortest } from '../../platform/ledger/index.js';
import { ReceiptKinds, Seals } from '../../platform/receipts/index.js';
import { Statements } from '../../platform/statements/index.js';
import { PersonalDataExport, rowsOfMember, type PersonalDataOwner } from '../auth/index.js';
import { LuffRedemption, payoutUidOf, type RedemptionUid } from './entities/luff-redemption.entity.js';
import { luffBook } from './luff.book.js';
import { paybackKind } from './payback-receipt.js';
import { personalTableTexts } from './luff.messages.js';

/** Contributes a member's Luff and paybacks to their data download and to their receipts. */
@Injectable()
export class LuffExport implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalDataExport,
    private readonly statements: Statements,
    private readonly receipts: ReceiptKinds,
    private readonly seals: Seals,
  ) {}

  onModuleInit(): void {
    this.receipts.register(this.statements.receiptKind(luffBook));
    this.receipts.register(paybackKind(this.seals));
    this.personalData.contribute({
      name: 'luff-entries',
      about: personalTableTexts.entries,
      columns: ['id', 'at', 'kind', 'description', 'amount', 'balanceAfter', 'heldAfter', 'owedAfter'],
      rows: (em, owner) => this.statements.personalRows(luffBook, em, owner),
    });
    this.personalData.contribute({
      name: 'luff-redemptions',
      about: personalTableTexts.redemptions,
      columns: [
        'id',
        'type',
        'status',
        'luffAmount',
        'usdtAmount',
        'uids',
        'payoutUid',
        'tradingviewId',
        'createdAt',
        'processedAt',
        'reason',
        'payoutReference',
        'paidAt',
        'expiresAt',
      ],
      rows: redemptionsOf,
    });
  }
}

const uidText = (uid: RedemptionUid | null): string | null => uid && `${uid.exchangeName} ${uid.uid}`;

async function* redemptionsOf(em: EntityManager, { id, language }: PersonalDataOwner) {
  for await (const redemption of rowsOfMember(em, LuffRedemption, id))
    yield {
      ...redemption,
      type: redemption.redemptionType,
      luffAmount: shortest(redemption.luffAmount),
      usdtAmount: redemption.usdtAmount === null ? null : shortest(redemption.usdtAmount),
      uids: redemption.userUids.map(uidText).join(', '),
      payoutUid: uidText(payoutUidOf(redemption)),
      reason: redemption.reason?.[language] ?? null,
    };
}
