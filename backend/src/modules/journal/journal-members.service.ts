import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../platform/events/index.js';
import { MemberClosed, PersonalDataExport, rowsOfMember } from '../auth/index.js';
import { JournalCashFlow } from './entities/journal-cash-flow.entity.js';
import { JournalDay } from './entities/journal-day.entity.js';
import { JournalTrade } from './entities/journal-trade.entity.js';
import { personalTableTexts } from './journal.messages.js';

/** A member's journal in their data download, and its end with the account: nothing of it is kept. */
@Injectable()
export class JournalMembers implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalDataExport,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.personalData.contribute({
      name: 'journal-days',
      about: personalTableTexts.days,
      columns: ['day', 'startBalance', 'endBalance', 'note', 'krwRate', 'createdAt'],
      async *rows(em, { id }) {
        // A row for each day since 2009 at most.
        for (const day of await em.find(JournalDay, { where: { userId: id }, order: { day: 'ASC' } })) yield { ...day };
      },
    });
    this.personalData.contribute({
      name: 'journal-trades',
      about: personalTableTexts.trades,
      columns: [
        ...['id', 'day', 'symbol', 'type', 'entryPrice', 'exitPrice', 'quantity', 'leverage', 'exchange'],
        ...['profitLoss', 'profitLossPercent', 'note', 'createdAt'],
      ],
      async *rows(em, { id }) {
        for await (const row of rowsOfMember(em, JournalTrade, id)) yield { ...row };
      },
    });
    this.personalData.contribute({
      name: 'journal-cash-flows',
      about: personalTableTexts.cashFlows,
      columns: ['id', 'day', 'type', 'amount', 'description', 'createdAt'],
      async *rows(em, { id }) {
        for await (const row of rowsOfMember(em, JournalCashFlow, id)) yield { ...row };
      },
    });
    this.events.on(MemberClosed, async ({ tx, member: { id: userId } }) => {
      for (const entity of [JournalTrade, JournalCashFlow, JournalDay]) await tx.delete(entity, { userId });
    });
  }
}
