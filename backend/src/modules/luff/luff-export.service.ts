import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MoreThan, type EntityManager } from 'typeorm';
import { CURRENCIES, formatAmount, Ledger, shortest } from '../../platform/ledger/index.js';
import { PersonalDataExport, type PersonalDataOwner } from '../auth/index.js';
import { LuffRedemption, payoutUidOf, type RedemptionUid } from './entities/luff-redemption.entity.js';
import { describeLuffTransfer, personalTableTexts } from './luff.messages.js';

/** Rows per page. */
const PAGE = 500;

/** Contributes a member's Luff and paybacks to their data download. */
@Injectable()
export class LuffExport implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalDataExport,
    private readonly ledger: Ledger,
  ) {}

  onModuleInit(): void {
    const { ledger } = this;
    const amountOf = (minor: bigint): string => formatAmount(minor, CURRENCIES.LUFF);
    this.personalData.contribute({
      name: 'luff-entries',
      about: personalTableTexts.entries,
      columns: ['id', 'at', 'kind', 'description', 'amount', 'balanceAfter', 'heldAfter', 'owedAfter'],
      async *rows(em, { id, language }) {
        for await (const line of ledger.history(em, id, 'LUFF', { all: true }))
          yield {
            id: line.transferId,
            at: line.at.toISOString(),
            kind: line.kind,
            description: describeLuffTransfer(line, language).description,
            amount: amountOf(line.amount),
            balanceAfter: amountOf(line.after.available + line.after.held),
            heldAfter: amountOf(line.after.held),
            owedAfter: amountOf(line.after.clawback),
          };
      },
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

async function* redemptionsOf(em: EntityManager, { id: userId, language }: PersonalDataOwner) {
  let after: string | null = null;
  for (let isMore = true; isMore;) {
    const page: LuffRedemption[] = await em.find(LuffRedemption, {
      where: { userId, ...(after === null ? {} : { id: MoreThan(after) }) },
      order: { id: 'ASC' },
      take: PAGE,
    });
    for (const redemption of page)
      yield {
        id: redemption.id,
        type: redemption.redemptionType,
        status: redemption.status,
        luffAmount: shortest(redemption.luffAmount),
        usdtAmount: redemption.usdtAmount === null ? null : shortest(redemption.usdtAmount),
        uids: redemption.userUids.map(uidText).join(', '),
        payoutUid: uidText(payoutUidOf(redemption)),
        tradingviewId: redemption.tradingviewId,
        createdAt: redemption.createdAt.toISOString(),
        processedAt: redemption.processedAt?.toISOString() ?? null,
        reason: redemption.reason?.[language] ?? null,
        payoutReference: redemption.payoutReference,
        paidAt: redemption.paidAt?.toISOString() ?? null,
        expiresAt: redemption.expiresAt?.toISOString() ?? null,
      };
    after = page.at(-1)?.id ?? null;
    isMore = page.length === PAGE;
  }
}
