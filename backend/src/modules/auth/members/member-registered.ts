import type { EntityManager } from 'typeorm';
import type { MemberView } from './member-view.js';

/** Somebody has become a member. Announced inside the transaction that wrote them: a listener that throws undoes it. */
export class MemberRegistered {
  /** L coin that a listener has paid for signing up, as a decimal string; written by that listener. */
  signupBonus = '0';

  constructor(
    readonly tx: EntityManager,
    readonly member: MemberView,
    /** The instant of the registration. */
    readonly at: Date,
    /** The mailbox had an account before: what is paid once for coming is not paid again. */
    readonly isReturning = false,
  ) {}
}
