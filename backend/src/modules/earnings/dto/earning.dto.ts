import { Choice, Day, NumberChoice, Optional } from '../../../platform/http/index.js';
import { RECEIPT_KINDS, type ReceiptKindName } from '../../../platform/receipts/index.js';
import { ENTRY_TYPES, StatementPageQuery, type EntryType } from '../../../platform/statements/index.js';
import { BOOKS, type BookName } from '../earnings.rules.js';

/** Days that the sums by day go back. */
const DAYS = [30, 90] as const;

/** A page of all that a member earned and spent. */
export class EarningsQuery extends StatementPageQuery {
  /** Only this book. */
  @Optional()
  @Choice(BOOKS, { name: 'EarningBook' })
  book?: BookName;
  /** Only what was earned, as the sums by day count it: reported rebates and minted points, corrections included. */
  @Optional()
  @Choice(['earned'])
  only?: 'earned';
}

/** Days that follow each other. */
export class EarningDaysQuery {
  /** 30 or 90. */
  @NumberChoice(DAYS)
  days: number = 30;
  /** The last of them (Asia/Seoul), such as the last day of the rebate summary; today without it. */
  @Optional()
  @Day()
  to?: string;
}

/** An entry of one of the member's books: a reported rebate, or a transfer of points. */
export class EarningDto {
  /** Which book it is of. */
  @Choice(BOOKS, { name: 'EarningBook' })
  book: BookName;
  /** The kind of its receipt. */
  @Choice(RECEIPT_KINDS, { name: 'ReceiptKind' })
  kind: ReceiptKindName;
  /** Its id among the receipts of this kind. */
  id: string;
  /** earn, bonus and mining add; spend and other take. Rebates are earned. */
  @Choice(ENTRY_TYPES, { name: 'EntryType' })
  type: EntryType;
  /** In the caller's language. */
  description: string;
  /** In the unit of its book: USDT, L, Luff. Negative takes. */
  amount: string;
  /** What could be spent after it; null for rebates, which the exchange pays. */
  balanceAfter: string | null;
  /** Whether it comes from a report of the simulator. */
  simulated: boolean;
  /** The day it counts for: in Seoul; of a rebate the day label of its exchange. */
  day: string;
  /** When it was made; of a rebate the end of its day at the exchange. */
  at: string;
}

/** What a day added to each kind of points. Rebates by day are in the rebate summary. */
export class EarningDayDto {
  /** The day in Seoul. */
  day: string;
  /** L coin that was earned: bonuses, rewards, mining, grants. What comes back from a purchase is not. */
  lcoin: string;
  /** Luff that was earned, corrections subtracted. */
  luff: string;
}
