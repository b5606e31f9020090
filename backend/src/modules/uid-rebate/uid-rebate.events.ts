import type { EntityManager } from 'typeorm';
import type { UidDay } from './report-volumes.queries.js';

/** A UID has become a member's. Announced in the transaction that verified it. */
export class UidVerified {
  constructor(
    readonly tx: EntityManager,
    readonly userId: string,
    readonly exchangeId: string,
    readonly uid: string,
    /** The exchange's day from which it earns. */
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

/** A UID was moved to the member whose it is; all its days of the one who had it are the new holder's. */
export class UidMoved {
  constructor(
    readonly tx: EntityManager,
    readonly fromId: string,
    readonly toId: string,
    readonly exchangeId: string,
    readonly uid: string,
  ) {}
}

/** Report rows of these UIDs and days were written or changed. Announced in the transaction that wrote them. */
export class ReportRowsChanged {
  constructor(
    readonly tx: EntityManager,
    readonly changes: readonly UidDay[],
  ) {}
}
