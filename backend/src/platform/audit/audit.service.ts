import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock/index.js';
import type { Actor } from '../http/index.js';
import { AuditEvent } from './audit-event.entity.js';

/** What was acted on. */
export interface AuditTarget {
  readonly type: string;
  readonly id: string;
}

/** A recorded action. */
export interface RecordedAct {
  readonly at: Date;
  readonly actorId: string | null;
  readonly action: string;
  readonly ip: string | null;
}

/** Entries per page. */
const PAGE = 1_000;

/** Records actions in the transaction that performs them. */
@Injectable()
export class Audit {
  constructor(private readonly clock: Clock) {}

  /** Records an action, e.g. `uid-verification.approved`, and what it changed; the system acts as null. */
  async record(
    tx: EntityManager,
    actor: Pick<Actor, 'id' | 'caller'> | null,
    action: string,
    target: AuditTarget,
    change: { readonly before?: unknown; readonly after?: unknown } = {},
  ): Promise<void> {
    await tx.insert(AuditEvent, {
      at: this.clock.now(),
      actorId: actor?.id ?? null,
      action,
      targetType: target.type,
      targetId: target.id,
      before: (change.before ?? null) as object,
      after: (change.after ?? null) as object,
      ip: actor?.caller.ip ?? null,
      requestId: actor?.caller.requestId ?? null,
    });
  }

  /** Actions on one target, oldest first, page by page. */
  async *eventsOf(em: EntityManager, target: AuditTarget): AsyncGenerator<RecordedAct> {
    let last: { id: string; at: Date } | null = null;
    for (let isMore = true; isMore;) {
      const rows: (RecordedAct & { id: string })[] = await em.query(
        `SELECT id, at, actor_id AS "actorId", action, ip FROM platform_audit_events
         WHERE target_type = $1 AND target_id = $2 AND ($3::timestamptz IS NULL OR (at, id) > ($3, $4::uuid))
         ORDER BY at, id LIMIT ${PAGE}`,
        [target.type, target.id, last?.at ?? null, last?.id ?? null],
      );
      yield* rows;
      last = rows.at(-1) ?? null;
      isMore = rows.length === PAGE;
    }
  }
}
