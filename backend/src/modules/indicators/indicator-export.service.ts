import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MoreThan, type EntityManager } from 'typeorm';
import { shortest } from '../../platform/ledger/index.js';
import { PersonalDataExport, type PersonalDataOwner } from '../auth/index.js';
import { IndicatorPurchase } from './entities/indicator-purchase.entity.js';
import { personalTableTexts } from './indicators.messages.js';

/** Rows per page. */
const PAGE = 500;

/** Contributes a member's indicator passes to their data download. */
@Injectable()
export class IndicatorExport implements OnModuleInit {
  constructor(private readonly personalData: PersonalDataExport) {}

  onModuleInit(): void {
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

async function* purchasesOf(em: EntityManager, { id: userId, language }: PersonalDataOwner) {
  let after: string | null = null;
  for (let isMore = true; isMore;) {
    const page: IndicatorPurchase[] = await em.find(IndicatorPurchase, {
      where: { userId, ...(after === null ? {} : { id: MoreThan(after) }) },
      order: { id: 'ASC' },
      take: PAGE,
    });
    for (const { id, tradingviewId, paidWith, paidAmount, passDays, status, ...purchase } of page)
      yield {
        ...{ id, tradingviewId, paidWith, passDays, status },
        paidAmount: shortest(paidAmount),
        createdAt: purchase.createdAt.toISOString(),
        processedAt: purchase.processedAt?.toISOString() ?? null,
        reason: purchase.reason?.[language] ?? null,
        expiresAt: purchase.expiresAt?.toISOString() ?? null,
      };
    after = page.at(-1)?.id ?? null;
    isMore = page.length === PAGE;
  }
}
