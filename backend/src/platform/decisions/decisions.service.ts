import { Injectable } from '@nestjs/common';
import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import { Audit } from '../audit/index.js';
import { Clock } from '../clock/index.js';
import type { DomainError, Language } from '../errors/index.js';
import type { Actor } from '../http/index.js';
import { cancelledByMember } from './decisions.messages.js';

type Words = Readonly<Record<Language, string>>;

/** The columns that the requests of members share, of which an administrator decides. */
export interface MemberRequest {
  readonly userId: string;
  readonly id: string;
  status: string;
  processedAt: Date | null;
  processedBy: string | null;
  adminNote: string | null;
  reason: Words | null;
}

/** A kind of request: where it is stored, how it refuses, and what the member and the audit log read of it. */
export interface RequestKind<T extends MemberRequest> {
  readonly entity: EntityTarget<T>;
  readonly refusals: Readonly<Record<'notFound' | 'ownRequest' | 'alreadyProcessed', () => DomainError>>;
  /** Reason of a rejection without a note. */
  readonly defaultReason: (request: T) => Words;
  /** Type of the target, and the first part of the actions: `luff-redemption` in `luff-redemption.approved`. */
  readonly audit: { readonly target: string; readonly prefix: string };
  readonly change: (was: T, is: T) => { readonly before?: object | null; readonly after: object };
}

/** A decision, as an administrator sends it. */
export interface Decision {
  readonly action: 'approved' | 'rejected';
  /** What the member reads; a rejection without it gives the default reason. */
  readonly adminNote?: string | null;
}

/** Moves the points, sets the columns of the kind, enqueues the mail. Returns what the audit log has to say besides. */
type Act = () => Promise<object | void>;

/** Decides requests of members in the caller's transaction, each once. */
@Injectable()
export class Decisions {
  constructor(
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** Locks a request for an administrator, so that a concurrent decision is seen. Throws `notFound`, `ownRequest`. */
  async lock<T extends MemberRequest>(tx: EntityManager, kind: RequestKind<T>, actor: Actor, id: string): Promise<T> {
    const request = await findLocked(tx, kind, id);
    if (request.userId === actor.id) throw kind.refusals.ownRequest();
    return request;
  }

  /** Decides a locked request; `act` finds the reason in it. Throws `alreadyProcessed`. */
  async decide<T extends MemberRequest>(
    tx: EntityManager,
    kind: RequestKind<T>,
    actor: Actor,
    request: T,
    { action, adminNote: given }: Decision,
    act: Act,
  ): Promise<void> {
    const adminNote = given || null;
    const note = adminNote === null ? null : { ko: adminNote, en: adminNote };
    const reason = note ?? (action === 'rejected' ? kind.defaultReason(request) : null);
    await this.record(tx, kind, actor, request, action, () => {
      this.conclude(kind, request, { status: action, processedBy: actor.id, adminNote, reason });
      return act();
    });
  }

  /** Cancels a request for the member who made it. Throws `notFound` to others, and `alreadyProcessed`. */
  async cancel<T extends MemberRequest>(
    tx: EntityManager,
    kind: RequestKind<T>,
    { userId, id }: { readonly userId: string; readonly id: string },
    act: (request: T) => Promise<void>,
  ): Promise<T> {
    const request = await findLocked(tx, kind, id);
    if (request.userId !== userId) throw kind.refusals.notFound();
    this.conclude(kind, request, {
      status: 'rejected',
      processedBy: userId,
      adminNote: null,
      reason: cancelledByMember,
    });
    await act(request);
    return tx.save(kind.entity, request);
  }

  /** Changes a locked request by `act`, saves it and records the action. */
  async record<T extends MemberRequest>(
    tx: EntityManager,
    kind: RequestKind<T>,
    actor: Actor,
    request: T,
    action: string,
    act: Act,
  ): Promise<void> {
    const was = { ...request };
    const more = await act();
    await tx.save(kind.entity, request);
    const { before, after } = kind.change(was, request);
    const target = { type: kind.audit.target, id: request.id };
    await this.audit.record(tx, actor, `${kind.audit.prefix}.${action}`, target, {
      before,
      after: { ...after, ...more },
    });
  }

  /** Writes an outcome into a pending request. Throws `alreadyProcessed`. */
  conclude<T extends MemberRequest>(
    kind: RequestKind<T>,
    request: T,
    outcome: Pick<MemberRequest, 'status' | 'processedBy' | 'adminNote' | 'reason'>,
  ): void {
    if (request.status !== 'pending') throw kind.refusals.alreadyProcessed();
    Object.assign(request, outcome, { processedAt: this.clock.now() });
  }
}

async function findLocked<T extends MemberRequest>(tx: EntityManager, kind: RequestKind<T>, id: string): Promise<T> {
  const where = { id } as FindOptionsWhere<T>;
  const request = await tx.findOne(kind.entity, { where, lock: { mode: 'pessimistic_write' } });
  if (!request) throw kind.refusals.notFound();
  return request;
}
