import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { shortest } from '../../platform/ledger/index.js';
import { ReceiptKinds, Seals } from '../../platform/receipts/index.js';
import { PersonalDataExport, rowsOfMember, type PersonalDataOwner } from '../auth/index.js';
import { IndicatorPurchase } from './entities/indicator-purchase.entity.js';
import { personalTableTexts } from './indicators.messages.js';
import { passKind } from './pass-receipt.js';

/** Contributes a member's indicator passes to their data download, and to their receipts. */
@Injectable()
export class IndicatorExport implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalDataExport,
    private readonly receipts: ReceiptKinds,
    private readonly seals: Seals,
  ) {}

  onModuleInit(): void {
    this.receipts.register(passKind(this.seals));
    this.personalData.contribute({
      name: 'indicator-purchases',
      about: personalTableTexts.purchases,
      columns: [
        'id',
        'tradingviewId',
        'paidWith',
        'paidAmount',
        'passDays',
        'status',
        'createdAt',
        'processedAt',
        'reason',
        'expiresAt',
      ],
      rows: purchasesOf,
    });
  }
}

async function* purchasesOf(em: EntityManager, { id, language }: PersonalDataOwner) {
  for await (const purchase of rowsOfMember(em, IndicatorPurchase, id))
    yield { ...purchase, paidAmount: shortest(purchase.paidAmount), reason: purchase.reason?.[language] ?? null };
}
