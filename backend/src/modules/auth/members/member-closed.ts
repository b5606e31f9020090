import type { EntityManager } from 'typeorm';
import type { MemberView } from './member-view.js';

/**
 * A member closes the account. Announced inside the closing transaction, before the name is taken away: a listener that
 * throws a refusal keeps the account open, otherwise it ends what belongs to the member in its own module.
 */
export class MemberClosed {
  constructor(
    readonly tx: EntityManager,
    readonly member: MemberView,
    readonly at: Date,
  ) {}
}
