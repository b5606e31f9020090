import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/index.js';
import { runInTransaction } from '../../platform/database/index.js';
import type { Language } from '../../platform/errors/index.js';
import { Mails } from '../../platform/mail/index.js';
import { AuthErrors } from './auth.errors.js';
import { emailKeyOf, isEmailKey } from './auth.rules.js';
import { Member } from './entities/member.entity.js';
import { Members } from './members.service.js';
import { Passwords } from './passwords.service.js';
import { Sessions } from './sessions.service.js';
import { twoFactorMails } from './two-factor-mails.messages.js';
import { readableSecret } from './two-factor-codes.js';
import { TwoFactor } from './two-factor.service.js';

/** A password that opens one session, which has to choose another. Kept nowhere but in its hash: show it once. */
export interface OneTimePassword {
  readonly password: string;
  readonly expiresAt: Date;
}

const ONE_TIME_PASSWORD_MS = 24 * 3_600_000;

/**
 * Makes administrators and helps them back in. For operators at the machine, not for callers from outside: whoever may
 * read the configuration may do this.
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

  /** Whether this address is nobody's, a member's or an administrator's. */
  async roleOf(email: string): Promise<'nobody' | 'member' | 'administrator'> {
    const member = await this.find(this.dataSource.manager, email);
    if (!member) return 'nobody';
    return member.isAdmin ? 'administrator' : 'member';
  }

  /** A new administrator with a confirmed address. Throws `auth.emailTaken`. */
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

  /** Makes a member an administrator. Their sessions end: the next login begins an administrator's. */
  async promote(email: string): Promise<void> {
    await this.change(email, async (tx, { id }) => {
      await tx.update(Member, { id }, { isAdmin: true });
      await this.note(tx, id, 'administrator.promoted');
    });
  }

  /** Makes an administrator a plain member again. Their sessions end. Throws `auth.lastAdministrator`. */
  async demote(email: string): Promise<void> {
    await this.change(email, async (tx, { id }) => {
      // Whoever demotes another at the same moment waits for this one, or is tried again, and counts without it.
      const administrators = await tx.find(Member, { where: { isAdmin: true }, lock: { mode: 'pessimistic_write' } });
      if (!administrators.some((other) => other.id !== id)) throw AuthErrors.lastAdministrator();
      await tx.update(Member, { id }, { isAdmin: false });
      await this.note(tx, id, 'administrator.demoted');
    });
  }

  /** A one-time password for an administrator in place of the one in force. Their sessions end; the app stays. */
  async renewPassword(email: string): Promise<OneTimePassword> {
    const oneTime = this.newOneTimePassword();
    const passwordHash = await this.passwords.hash(oneTime.password);
    await this.change(email, async (tx, { id }) => {
      await this.give(tx, id, passwordHash, oneTime.expiresAt);
      await this.note(tx, id, 'administrator.password-renewed');
    });
    return oneTime;
  }

  /** Takes the second factor of somebody who has lost phone and recovery codes away. Their sessions end. */
  async resetTwoFactor(email: string): Promise<void> {
    await this.change(email, async (tx, { id }) => {
      await this.twoFactor.clear(tx, id);
      await this.note(tx, id, 'two-factor.reset');
      await this.mails.enqueue(tx, { userId: id }, twoFactorMails.twoFactorOff({ at: this.clock.now() }));
    });
  }

  /** In one transaction with the end of all sessions and of every login that is on its way. */
  private async change(email: string, work: (tx: EntityManager, member: Member) => Promise<void>): Promise<void> {
    await runInTransaction(this.dataSource, async (tx) => {
      const member = await this.find(tx, email);
      if (!member) throw new Error('nobody has this address');
      await tx.increment(Member, { id: member.id }, 'authEpoch', 1);
      await work(tx, member);
      await this.sessions.endAll(tx, member.id);
    });
  }

  private async give(tx: EntityManager, id: string, passwordHash: string, expiresAt: Date): Promise<void> {
    await tx.update(Member, { id }, { passwordHash, mustChangePassword: true, temporaryPasswordExpiresAt: expiresAt });
  }

  private async find(em: EntityManager, email: string): Promise<Member | null> {
    const emailKey = emailKeyOf(email);
    return isEmailKey(emailKey) ? em.findOneBy(Member, { emailKey }) : null;
  }

  private newOneTimePassword(): OneTimePassword {
    return {
      password: readableSecret(randomBytes(15)),
      expiresAt: new Date(this.clock.millis() + ONE_TIME_PASSWORD_MS),
    };
  }

  private note(tx: EntityManager, id: string, action: string): Promise<void> {
    return this.audit.record(tx, { actorId: null, action, target: { type: 'member', id } });
  }
}
