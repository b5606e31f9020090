import type { DomainError, Language } from '../../platform/errors/index.js';
import { shortest } from '../../platform/ledger/index.js';
import { wire } from './dto/luff-amount.js';
import { payoutUidOf, type LuffRedemption } from './entities/luff-redemption.entity.js';
import { LuffErrors } from './luff.errors.js';
import { say } from './luff.messages.js';

/** A problem that an administrator has to confirm before a payback is paid. */
export interface PayoutFinding {
  /** Contains the same facts as the message, so another amount is another code. */
  readonly code: string;
  readonly message: Readonly<Record<Language, string>>;
  readonly refusal: DomainError;
}

/** A UID of a request or of its member. The exchange may have been renamed, or the UID registered anew, in between. */
interface HeldUid {
  readonly id: string;
  readonly exchangeName: string;
  readonly uid: string;
}

/** Whether the member still holds a UID named in a request. */
export function isAmong(held: readonly HeldUid[], { id, exchangeName, uid }: HeldUid): boolean {
  return held.some((one) => one.id === id || (one.exchangeName === exchangeName && one.uid === uid));
}

/** Current state of a member. */
export interface PayoutSituation {
  /** Luff units that the member owes. */
  readonly clawback: bigint;
  readonly verifiedUids: readonly HeldUid[];
}

/** Problems with paying a pending or unpaid payback; none once it is paid or rejected. */
export function findingsOf(redemption: LuffRedemption, now: PayoutSituation): PayoutFinding[] {
  const payoutUid = payoutUidOf(redemption);
  if (payoutUid === null || redemption.status === 'rejected' || redemption.paidAt !== null) return [];
  const { exchangeName: exchange, uid } = payoutUid;
  const debt = { owed: wire(now.clawback), luff: shortest(redemption.luffAmount) };
  return [
    ...(now.clawback > 0n
      ? [
          {
            code: `owes ${debt.owed}`,
            message: { ko: say('ko', 'findingOwes', debt), en: say('en', 'findingOwes', debt) },
            refusal: LuffErrors.memberOwesLuff(debt),
          },
        ]
      : []),
    ...(isAmong(now.verifiedUids, payoutUid)
      ? []
      : [
          {
            code: `uid-gone ${exchange} ${uid}`,
            message: {
              ko: say('ko', 'findingUidGone', { exchange, uid }),
              en: say('en', 'findingUidGone', { exchange, uid }),
            },
            refusal: LuffErrors.payoutUidGone({ exchange, uid }),
          },
        ]),
  ];
}

/**
 * Throws unless exactly the current findings are confirmed: luff.memberOwesLuff, payoutUidGone, owesAndUidGone,
 * findingsChanged.
 */
export function refuseUnconfirmed(findings: readonly PayoutFinding[], confirmed: readonly string[]): void {
  const codes = new Set(findings.map(({ code }) => code));
  if (codes.size === new Set(confirmed).size && confirmed.every((code) => codes.has(code))) return;
  const [first, second] = findings.map(({ refusal }) => refusal);
  if (!first) throw LuffErrors.findingsChanged();
  if (!second) throw first;
  const { owed = '', luff = '', exchange = '', uid = '' } = { ...first.params, ...second.params };
  throw LuffErrors.owesAndUidGone({ owed, luff, exchange, uid });
}
