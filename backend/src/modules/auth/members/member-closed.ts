import type { EntityManager } from 'typeorm';
import type { MemberView } from './member-view.js';

/**
 * A member closes the account. Emitted in the closing transaction before personal data is removed. A listener that throws
 * a refusal keeps the account open; otherwise it cleans up its own module.
 */
export class MemberClosed {
  constructor(
    readonly tx: EntityManager,
    readonly member: MemberView,
    readonly at: Date,
  ) {}
}
