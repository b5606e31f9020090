import { Injectable } from '@nestjs/common';
import { In, IsNull, type EntityManager } from 'typeorm';
import { queryPrepared, type PreparedStatement } from '../../../platform/database/index.js';
import type { Language } from '../../../platform/errors/index.js';
import { DomainEvents } from '../../../platform/events/index.js';
import { readPage, type CursorCodec, type Page, type PageQuery } from '../../../platform/http/index.js';
import { AuthErrors } from '../auth.errors.js';
import { emailKeyOf, isEmailKey } from '../auth.rules.js';
import { Member } from '../entities/member.entity.js';
import { Mailboxes } from './mailboxes.service.js';
import { MemberRegistered } from './member-registered.js';
import type { MemberView } from './member-view.js';

/** Data of a new member; texts are already validated and normalised. */
export interface NewMember {
  readonly email: string;
  readonly name: string;
  /** From `Passwords.hash`, computed before the transaction. */
  readonly passwordHash: string;
  readonly language: Language;
  /** Time of the registration. */
  readonly at: Date;
  readonly phone?: string | null;
  readonly tradingviewId?: string | null;
  readonly agreedMarketing?: boolean;
  readonly emailConfirmedAt?: Date | null;
  readonly isAdmin?: boolean;
}

/** View of a locked member row; every transaction that acts for a member starts with one of these. */
const lockedView = (name: string, lock: string): PreparedStatement => ({
  name: `auth-member-${name}`,
  text: `SELECT id, email, name, is_admin AS "isAdmin", language, created_at AS "createdAt", last_login_at AS "lastLoginAt",
           tradingview_id AS "tradingviewId", email_confirmed_at AS "emailConfirmedAt",
           payouts_locked_until AS "payoutsLockedUntil", two_factor_enabled_at AS "twoFactorEnabledAt",
           closed_at AS "closedAt"
         FROM auth_members WHERE id = $1 ${lock}`,
});
const LOCKED = {
  for_key_share: lockedView('kept', 'FOR KEY SHARE'),
  for_no_key_update: lockedView('acting', 'FOR NO KEY UPDATE'),
};

/** Locks the member $1 as the first step of a statement for `Members.lockAndRead`. */
export const LOCKED_MEMBER = `member AS MATERIALIZED (
  SELECT closed_at AS "closedAt" FROM auth_members WHERE id = $1 FOR NO KEY UPDATE)`;

/** A new member and the signup rewards. */
export interface CreatedMember {
  readonly member: MemberView;
  /** L coin paid for signing up, as a decimal string. */
  readonly signupBonus: string;
  /** The mailbox had an account before: one-time signup rewards are not paid again. */
  readonly isReturning: boolean;
}

/** Creates, finds and changes members. */
@Injectable()
export class Members {
  constructor(
    private readonly events: DomainEvents,
    private readonly mailboxes: Mailboxes,
  ) {}

  /**
   * Creates a member and emits `MemberRegistered` in the same transaction. Returns what the listeners paid. Throws
   * `auth.emailTaken`.
   */
  async createMember(tx: EntityManager, input: NewMember): Promise<CreatedMember> {
    const inserted = await tx
      .createQueryBuilder()
      .insert()
      .into(Member)
      .values({
        email: input.email,
        emailKey: emailKeyOf(input.email),
        name: input.name,
        passwordHash: input.passwordHash,
        phone: input.phone ?? null,
        tradingviewId: input.tradingviewId ?? null,
        isAdmin: input.isAdmin ?? false,
        language: input.language,
        agreedPersonalInfoAt: input.at,
        agreedMarketingAt: input.agreedMarketing ? input.at : null,
        emailConfirmedAt: input.emailConfirmedAt ?? null,
        createdAt: input.at,
        lastLoginAt: null,
        mailboxNotedUnder: this.mailboxes.secretInUse,
      })
      .orIgnore()
      .returning(['id'])
      .execute();
    const [row] = inserted.raw as { id: string }[];
    if (!row) throw AuthErrors.emailTaken();
    const member = await this.getMember(tx, row.id);
    // After the insert: if the address belonged to a member that is being closed, the insert has waited for that.
    const { hadAccount: isReturning } = await this.mailboxes.note(tx, input.email, input.at);
    const event = new MemberRegistered(tx, member, input.at, isReturning);
    await this.events.emit(event);
    return { member, signupBonus: event.signupBonus, isReturning };
  }

  /** Throws `auth.memberNotFound`. */
  async getMember(em: EntityManager, id: string): Promise<MemberView> {
    const member = await em.findOneBy(Member, { id });
    if (!member) throw AuthErrors.memberNotFound();
    return viewOf(member);
  }

  /**
   * Returns the member and keeps the account from being closed until the transaction ends. Call this before creating
   * anything for a member; use the stronger lock to change the member. Throws `auth.memberNotFound`,
   * `auth.accountClosed`.
   */
  async lockOpenMember(
    tx: EntityManager,
    id: string,
    mode: 'for_key_share' | 'for_no_key_update' = 'for_key_share',
  ): Promise<MemberView> {
    return this.lockAndRead(tx, LOCKED[mode], [id]);
  }

  /**
   * Like `lockOpenMember`, by a statement that also reads what the act needs: it begins with `LOCKED_MEMBER` and returns
   * its `closedAt`. What it reads is as it was before a wait for the lock.
   */
  async lockAndRead<Row extends Pick<MemberView, 'closedAt'>>(
    tx: EntityManager,
    statement: PreparedStatement,
    values: readonly unknown[],
  ): Promise<Row> {
    const [row] = await queryPrepared<Row>(tx, statement, values);
    if (!row) throw AuthErrors.memberNotFound();
    if (row.closedAt) throw AuthErrors.accountClosed();
    return row;
  }

  /** Which of the ids belong to closed accounts. */
  async closedAmong(em: EntityManager, ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows: { id: string }[] = await em.query(
      `SELECT id FROM auth_members WHERE id = ANY ($1) AND closed_at IS NOT NULL`,
      [[...new Set(ids)]],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Members by id; unknown ids are absent. */
  async membersByIds(em: EntityManager, ids: readonly string[]): Promise<Map<string, MemberView>> {
    const members = await em.findBy(Member, { id: In([...new Set(ids)]) });
    return new Map(members.map((member) => [member.id, viewOf(member)]));
  }

  /** Number of members, closed accounts excluded. */
  async countMembers(em: EntityManager): Promise<number> {
    return em.countBy(Member, { closedAt: IsNull() });
  }

  /** The member with this address, ignoring case. */
  async findMemberByEmail(em: EntityManager, email: string): Promise<MemberView | null> {
    const emailKey = emailKeyOf(email);
    if (!isEmailKey(emailKey)) return null;
    const member = await em.findOneBy(Member, { emailKey });
    return member && viewOf(member);
  }

  /** One page of all members, newest first; `search` matches parts of the address or name. */
  async findMembers(em: EntityManager, query: PageQuery & { search?: string }): Promise<Page<MemberView>> {
    const rows = em.createQueryBuilder(Member, 'm').orderBy('m.createdAt', 'DESC').addOrderBy('m.id', 'DESC');
    const search = query.search?.trim().normalize('NFC');
    if (search) {
      const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
      rows.andWhere('(m.email ILIKE :pattern OR m.name ILIKE :pattern)', { pattern });
    }
    const page = await readPage(query, byRegistration, (after, take) => {
      if (after) rows.andWhere('(m.created_at, m.id) < (:at::timestamptz, :id::uuid)', after);
      return rows.take(take).getMany();
    });
    return { ...page, items: page.items.map(viewOf) };
  }

  /** Updates profile fields; undefined fields stay. Throws `auth.memberNotFound`, `auth.accountClosed`. */
  async updateMember(
    tx: EntityManager,
    id: string,
    change: { tradingviewId?: string | null; language?: Language; emailConfirmedAt?: Date; lastLoginAt?: Date },
  ): Promise<MemberView> {
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    if (Object.keys(given).length > 0) await tx.update(Member, { id, closedAt: IsNull() }, given);
    const member = await this.getMember(tx, id);
    if (member.closedAt) throw AuthErrors.accountClosed();
    return member;
  }
}

/** Member data visible to other modules. */
export function viewOf(member: Member): MemberView {
  const { id, email, name, isAdmin, language, createdAt, lastLoginAt, tradingviewId, emailConfirmedAt } = member;
  const { payoutsLockedUntil, twoFactorEnabledAt, closedAt } = member;
  return {
    id,
    email,
    name,
    isAdmin,
    language,
    createdAt,
    lastLoginAt,
    tradingviewId,
    emailConfirmedAt,
    payoutsLockedUntil,
    twoFactorEnabledAt,
    closedAt,
  };
}

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const byRegistration: CursorCodec<Member, { at: string; id: string }> = {
  write: ({ createdAt, id }) => `${createdAt.toISOString()}_${id}`,
  read: (cursor) => {
    const [, at, id] = CURSOR.exec(cursor) ?? [];
    return at === undefined || id === undefined || Number.isNaN(Date.parse(at)) ? null : { at, id };
  },
};
