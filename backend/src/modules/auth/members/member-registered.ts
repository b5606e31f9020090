import type { EntityManager } from 'typeorm';
import type { MemberView } from './member-view.js';

/** A member has registered. Emitted in the transaction that creates the member; a listener that throws rolls it back. */
export class MemberRegistered {
  /** L coin paid for signing up, as a decimal string; set by the listener that pays. */
  signupBonus = '0';

  constructor(
    readonly tx: EntityManager,
    readonly member: MemberView,
    /** Time of the registration. */
    readonly at: Date,
    /** The mailbox had an account before: one-time signup rewards are not paid again. */
    readonly isReturning = false,
  ) {}
}
