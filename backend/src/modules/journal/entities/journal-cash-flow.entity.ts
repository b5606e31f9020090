import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { JournalDay } from './journal-day.entity.js';

export const CASH_FLOW_TYPES = ['deposit', 'withdrawal'] as const;
export type CashFlowType = (typeof CASH_FLOW_TYPES)[number];

/** USDT that a member paid into their trading accounts or took out. */
@Entity('journal_cash_flows')
@Index('journal_cash_flows_by_day', ['userId', 'day', 'id'])
@ForeignKey(() => JournalDay, ['userId', 'day'], ['userId', 'day'], { name: 'journal_cash_flows_on_day' })
@Check('journal_cash_flows_type', `"type" IN ('deposit', 'withdrawal')`)
@Check('journal_cash_flows_amount', `amount > 0 AND amount < 1e12`)
export class JournalCashFlow {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** Calendar day in Asia/Seoul. */
  @Column('date')
  day: string;

  @Column('text')
  type: CashFlowType;

  /** In USDT; the type says which way. */
  @Column('numeric')
  amount: string;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('timestamptz')
  createdAt: Date;
}
