import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock/index.js';
import type { Caller } from '../http/index.js';
import { AuditEvent } from './audit-event.entity.js';

/** One act, in the words of the domain. */
export interface AuditEntry {
  /** Who did it; null for the system itself. */
  readonly actorId: string | null;
  /** What was done, e.g. `uid-verification.approved`. */
  readonly action: string;
  readonly target: { readonly type: string; readonly id: string };
  readonly before?: unknown;
  readonly after?: unknown;
  readonly caller?: Caller;
}

/** Writes what was done in the same transaction as the doing. */
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
}
