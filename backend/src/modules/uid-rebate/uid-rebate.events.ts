import type { EntityManager } from 'typeorm';
import type { UidDay } from './reports/report-volumes.queries.js';

/** A UID was verified for a member. Emitted in the transaction that verified it. */
export class UidVerified {
  constructor(
    readonly tx: EntityManager,
    readonly userId: string,
    readonly exchangeId: string,
    readonly uid: string,
    /** The exchange day from which it earns. */
    readonly verifiedOn: string,
  ) {}
}

/** A UID is no longer a member's; report days from `releasedOn` on do not count for them. */
export class UidReleased {
  constructor(
    readonly tx: EntityManager,
    readonly userId: string,
    readonly exchangeId: string,
    readonly uid: string,
    readonly releasedOn: string,
  ) {}
}

/** A UID was moved to another member with all days of its former holder. */
export class UidMoved {
  constructor(
    readonly tx: EntityManager,
    readonly fromId: string,
    readonly toId: string,
    readonly exchangeId: string,
    readonly uid: string,
  ) {}
}

/** Report rows of these UIDs and days were inserted or changed. Emitted in the same transaction. */
export class ReportRowsChanged {
  constructor(
    readonly tx: EntityManager,
    readonly changes: readonly UidDay[],
  ) {}
}
