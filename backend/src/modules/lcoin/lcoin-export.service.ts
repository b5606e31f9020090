import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MoreThan, type EntityManager } from 'typeorm';
import { CURRENCIES, formatAmount, Ledger } from '../../platform/ledger/index.js';
import { PersonalDataExport, type PersonalDataOwner } from '../auth/index.js';
import { IdleClaim } from './entities/idle-claim.entity.js';
import { computationText } from './lcoin-receipts.messages.js';
import { describeTransfer, personalTableTexts } from './lcoin.messages.js';

/** Rows per page. */
const PAGE = 500;

/** Contributes a member's L coin to their data download. */
@Injectable()
export class LcoinExport implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalDataExport,
    private readonly ledger: Ledger,
  ) {}

  onModuleInit(): void {
    const { ledger } = this;
    const amountOf = (minor: bigint): string => formatAmount(minor, CURRENCIES.LCOIN);
    this.personalData.contribute({
      name: 'lcoin-entries',
      about: personalTableTexts.entries,
      columns: ['id', 'at', 'kind', 'description', 'amount', 'balanceAfter', 'heldAfter'],
      async *rows(em, { id, language }) {
        for await (const line of ledger.history(em, id, 'LCOIN', { all: true }))
          yield {
            id: line.transferId,
            at: line.at.toISOString(),
            kind: line.kind,
            description: describeTransfer(line, language).description,
            amount: amountOf(line.amount),
            balanceAfter: amountOf(line.after.available + line.after.held),
            heldAfter: amountOf(line.after.held),
          };
      },
    });
    this.personalData.contribute({
      name: 'idle-claims',
      about: personalTableTexts.claims,
      columns: ['id', 'from', 'to', 'amount', 'computation', 'transferId'],
      rows: claimsOf,
    });
  }
}

async function* claimsOf(em: EntityManager, { id: userId, language }: PersonalDataOwner) {
  let after: string | null = null;
  for (let isMore = true; isMore;) {
    const page: IdleClaim[] = await em.find(IdleClaim, {
      where: { userId, ...(after === null ? {} : { id: MoreThan(after) }) },
      order: { id: 'ASC' },
      take: PAGE,
    });
    for (const { id, fromAt, claimedAt, amount, parts, transferId } of page)
      yield {
        id,
        from: fromAt.toISOString(),
        to: claimedAt.toISOString(),
        amount,
        computation: computationText(parts, language),
        transferId,
      };
    after = page.at(-1)?.id ?? null;
    isMore = page.length === PAGE;
  }
}
