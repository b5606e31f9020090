import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { usualRebateCredit as usual } from '../uid-rebate.messages.js';

/** An exchange on offer to members. Its id is a slug such as `deepcoin`; what is not code about an exchange is here. */
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

  /** Hours that the exchange makes people wait between two KYC'd accounts; 0 where no KYC has to move, null where only the text says something. */
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

  /** Smallest rebate in USDT that the exchange credits; 0 where there is none. */
  @Column('numeric', { default: usual.minimumUsdt })
  rebateMinimumUsdt: string;

  /** Where at the exchange the credited rebate is seen. */
  @Column('text', { default: usual.where.ko })
  rebateWhereKo: string;

  @Column('text', { default: usual.where.en })
  rebateWhereEn: string;

  /** Off: no card, no check and no registration for anybody; what members hold stays. */
  @Column('boolean')
  isActive: boolean;

  /** Languages to whose readers the exchange is not on offer. */
  @Column('text', { array: true, default: () => `'{}'` })
  hiddenLanguages: string[];

  /** Zone of the exchange's report days, in hours east of UTC. */
  @Column('smallint')
  reportOffsetHours: number;

  @Column('integer')
  sort: number;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
