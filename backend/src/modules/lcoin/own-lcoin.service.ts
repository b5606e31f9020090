import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CURRENCIES, formatAmount, Ledger } from '../../platform/ledger/index.js';
import { PersonalData } from '../auth/index.js';
import { describeTransfer, personalTableTexts } from './lcoin.messages.js';

/** Contributes a member's L coin to their download. */
@Injectable()
export class OwnLcoin implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
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
        for await (const line of ledger.history(em, id, 'LCOIN'))
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
  }
}
