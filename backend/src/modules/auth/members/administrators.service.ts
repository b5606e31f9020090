import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { runInTransaction } from '../../../platform/database/index.js';
import type { Language } from '../../../platform/errors/index.js';
import { Mails } from '../../../platform/mail/index.js';
import { authMails } from '../auth-mails.messages.js';
import { AuthErrors } from '../auth.errors.js';
import { aDayAfter, emailKeyOf, isEmailKey } from '../auth.rules.js';
import { Member } from '../entities/member.entity.js';
import { Members } from './members.service.js';
import { Passwords } from '../passwords/passwords.service.js';
import { Sessions } from '../sessions/sessions.service.js';
import { readableSecret } from '../two-factor/two-factor-codes.js';
import { TwoFactor } from '../two-factor/two-factor.service.js';

/** A one-time password that opens one session, which has to choose a new one. Only its hash is stored: show it once. */
export interface OneTimePassword {
  readonly password: string;
  readonly expiresAt: Date;
}

/** Owner of an address, and since when the address is confirmed. */
export interface Standing {
  readonly role: 'nobody' | 'member' | 'administrator';
  readonly confirmedAt: Date | null;
}

/**
 * Creates administrators and restores their access. For operators on the server, never for remote callers: it checks no
 * permissions.
 */
@Injectable()
export class Administrators {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly mails: Mails,
    private readonly members: Members,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly twoFactor: TwoFactor,
  ) {}

  /** Owner of this address. */
  async standingOf(email: string): Promise<Standing> {
    const member = await this.members.findMemberByEmail(this.dataSource.manager, email);
    if (!member || member.closedAt) return { role: 'nobody', confirmedAt: null };
    return { role: member.isAdmin ? 'administrator' : 'member', confirmedAt: member.emailConfirmedAt };
  }

  /** Creates an administrator with a confirmed address. Throws `auth.emailTaken`. */
  async create(input: { email: string; name: string; language: Language }): Promise<OneTimePassword> {
    const oneTime = this.newOneTimePassword();
    const passwordHash = await this.passwords.hash(oneTime.password);
    await runInTransaction(this.dataSource, async (tx) => {
      const at = this.clock.now();
      const { member } = await this.members.createMember(tx, {
        ...input,
        passwordHash,
        at,
        emailConfirmedAt: at,
        isAdmin: true,
      });
      await this.give(tx, member.id, passwordHash, oneTime.expiresAt);
      await this.note(tx, member.id, 'administrator.created');
    });
    return oneTime;
  }

  /**
   * Makes a member an administrator and ends all their sessions. Throws `auth.emailNotConfirmed`: anybody could have
   * registered an unconfirmed address and would keep their own password.
   */
  async promote(email: string): Promise<void> {
    await this.change(email, async (tx, { id, emailConfirmedAt }, at) => {
      if (!emailConfirmedAt) throw AuthErrors.emailNotConfirmed();
      await this.raise(tx, id, at);
    });
  }

  /**
   * Makes a member of an untrusted account an administrator: with a one-time password, without a second factor, and with
   * a confirmed address, because the password is handed to its owner.
   */
  async promoteAnew(email: string): Promise<OneTimePassword> {
    const oneTime = this.newOneTimePassword();
    const passwordHash = await this.passwords.hash(oneTime.password);
    await this.change(email, async (tx, { id, emailConfirmedAt }, at) => {
      await this.twoFactor.clear(tx, id);
      await this.give(tx, id, passwordHash, oneTime.expiresAt);
      await tx.update(Member, { id }, { emailConfirmedAt: emailConfirmedAt ?? at, payoutsLockedUntil: aDayAfter(at) });
      await this.raise(tx, id, at);
    });
    return oneTime;
  }

  /** Makes an administrator a plain member and ends all their sessions. Throws `auth.lastAdministrator`. */
  async demote(email: string): Promise<void> {
    await this.change(email, async (tx, { id }, at) => {
      // A concurrent demotion waits here, or is retried, and then counts without this one.
      const administrators = await tx.find(Member, { where: { isAdmin: true }, lock: { mode: 'pessimistic_write' } });
      if (!administrators.some((other) => other.id !== id)) throw AuthErrors.lastAdministrator();
      await tx.update(Member, { id }, { isAdmin: false });
      await this.note(tx, id, 'administrator.demoted');
      await this.mails.enqueue(tx, { userId: id }, authMails.administratorDemoted({ at }));
    });
  }

  /**
   * Replaces an administrator's password by a one-time password. Ends all sessions and holds paybacks meanwhile; the
   * authenticator app stays.
   */
  async renewPassword(email: string): Promise<OneTimePassword> {
    const oneTime = this.newOneTimePassword();
    const passwordHash = await this.passwords.hash(oneTime.password);
    const { expiresAt } = oneTime;
    await this.change(email, async (tx, { id }, at) => {
      await this.give(tx, id, passwordHash, expiresAt);
      await tx.update(Member, { id }, { payoutsLockedUntil: aDayAfter(at) });
      await this.note(tx, id, 'administrator.password-renewed');
      await this.mails.enqueue(tx, { userId: id }, authMails.passwordRenewed({ at, until: expiresAt }));
    });
    return oneTime;
  }

  /**
   * Removes the second factor of a member or administrator who has lost phone and recovery codes, or whose address was
   * registered by somebody else. Ends all sessions and holds paybacks for 24 hours.
   */
  async resetTwoFactor(email: string): Promise<void> {
    await this.change(email, async (tx, { id }, at) => {
      await this.twoFactor.clear(tx, id);
      await tx.update(Member, { id }, { payoutsLockedUntil: aDayAfter(at) });
      await this.note(tx, id, 'two-factor.reset');
      await this.mails.enqueue(tx, { userId: id }, authMails.twoFactorReset({ at }));
    });
  }

  /** In the transaction that ends all sessions. A closed account is not found. */
  private async change(
    email: string,
    work: (tx: EntityManager, member: Member, at: Date) => Promise<void>,
  ): Promise<void> {
    await runInTransaction(this.dataSource, async (tx) => {
      const emailKey = emailKeyOf(email);
      const where = { emailKey, closedAt: IsNull() };
      const member = isEmailKey(emailKey)
        ? await tx.findOne(Member, { where, lock: { mode: 'pessimistic_write' } })
        : null;
      if (!member) throw AuthErrors.memberNotFound();
      await this.sessions.shutOut(tx, member.id);
      await work(tx, member, this.clock.now());
    });
  }

  private async raise(tx: EntityManager, id: string, at: Date): Promise<void> {
    await tx.update(Member, { id }, { isAdmin: true });
    await this.note(tx, id, 'administrator.promoted');
    await this.mails.enqueue(tx, { userId: id }, authMails.administratorPromoted({ at }));
  }

  private async give(tx: EntityManager, id: string, passwordHash: string, expiresAt: Date): Promise<void> {
    await tx.update(Member, { id }, { passwordHash, mustChangePassword: true, temporaryPasswordExpiresAt: expiresAt });
  }

  private newOneTimePassword(): OneTimePassword {
    return {
      password: readableSecret(randomBytes(15)),
      expiresAt: aDayAfter(this.clock.now()),
    };
  }

  private note(tx: EntityManager, id: string, action: string): Promise<void> {
    return this.audit.record(tx, null, action, { type: 'member', id });
  }
}
