import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock/index.js';
import type { Caller } from '../http/index.js';
import { AuditEvent } from './audit-event.entity.js';

/** An action to record. */
export interface AuditEntry {
  /** Who acted; null for the system. */
  readonly actorId: string | null;
  /** Name of the action, e.g. `uid-verification.approved`. */
  readonly action: string;
  readonly target: { readonly type: string; readonly id: string };
  readonly before?: unknown;
  readonly after?: unknown;
  readonly caller?: Caller;
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

  async record(tx: EntityManager, entry: AuditEntry): Promise<void> {
    await tx.insert(AuditEvent, {
      at: this.clock.now(),
      actorId: entry.actorId,
      action: entry.action,
      targetType: entry.target.type,
      targetId: entry.target.id,
      before: (entry.before ?? null) as object,
      after: (entry.after ?? null) as object,
      ip: entry.caller?.ip ?? null,
      requestId: entry.caller?.requestId ?? null,
    });
  }

  /** Actions on one target, oldest first, page by page. */
  async *eventsOf(em: EntityManager, target: AuditEntry['target']): AsyncGenerator<RecordedAct> {
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
