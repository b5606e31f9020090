import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { usualRebateCredit as usual } from '../uid-rebate.messages.js';

/**
 * An exchange offered to members. Its id is a slug such as `deepcoin`. Holds all data about an exchange that is not code.
 */
@Entity('uid_rebate_exchanges')
@Check('uid_rebate_exchanges_id', `"id" ~ '^[a-z][a-z0-9-]{1,29}$'`)
@Check('uid_rebate_exchanges_rebate_minimum', `"rebate_minimum_usdt" >= 0`)
@Check('uid_rebate_exchanges_report_offset', `"report_offset_hours" BETWEEN -12 AND 14`)
export class Exchange {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  @Index('uid_rebate_exchanges_name', { unique: true })
  name: string;

  /** Path or URL of the logo; null shows the name on its colour. */
  @Column('text', { nullable: true })
  logo: string | null;

  /** `#rrggbb`. */
  @Column('text')
  color: string;

  @Column('text', { nullable: true })
  badge: string | null;

  @Column('text')
  referralLink: string;

  @Column('boolean')
  travelRuleUpbit: boolean;

  @Column('boolean')
  travelRuleBithumb: boolean;

  /** Waiting time in hours between two accounts with KYC; 0 if none is needed, null if only the text explains it. */
  @Column('integer', { nullable: true })
  kycWaitHours: number | null;

  @Column('text', { nullable: true })
  kycNoteKo: string | null;

  @Column('text', { nullable: true })
  kycNoteEn: string | null;

  /** When the exchange credits a rebate: `다음 날`. */
  @Column('text', { default: usual.when.ko })
  rebateWhenKo: string;

  @Column('text', { default: usual.when.en })
  rebateWhenEn: string;

  /** Smallest rebate in USDT that the exchange credits; 0 without a minimum. */
  @Column('numeric', { default: usual.minimumUsdt })
  rebateMinimumUsdt: string;

  /** Where members find the credited rebate at the exchange. */
  @Column('text', { default: usual.where.ko })
  rebateWhereKo: string;

  @Column('text', { default: usual.where.en })
  rebateWhereEn: string;

  /** If false: no card, check or registration; existing holdings stay. */
  @Column('boolean')
  isActive: boolean;

  /** Languages whose readers are not offered this exchange. */
  @Column('text', { array: true, default: () => `'{}'` })
  hiddenLanguages: string[];

  /** Time zone of report days, in hours east of UTC. */
  @Column('smallint')
  reportOffsetHours: number;

  @Column('integer')
  sort: number;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
