import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { AppConfig } from '../../../platform/config/index.js';
import { runInTransaction } from '../../../platform/database/index.js';
import { callerOf, type Actor, type SessionUser } from '../../../platform/http/index.js';
import { Mails } from '../../../platform/mail/index.js';
import { Attempts } from '../sessions/attempts.service.js';
import { authMails, payoutTexts } from '../auth-mails.messages.js';
import { AuthErrors } from '../auth.errors.js';
import { aDayAfter, adminResetLimits } from '../auth.rules.js';
import type { ChangePasswordDto } from '../dto/password.dto.js';
import { Member } from '../entities/member.entity.js';
import { PasswordProof } from './password-proof.service.js';
import { isSamePassword, Passwords } from './passwords.service.js';
import { Sessions } from '../sessions/sessions.service.js';

/** Password changes by members and resets by administrators. */
@Injectable()
export class PasswordChange {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly audit: Audit,
    private readonly mails: Mails,
    private readonly attempts: Attempts,
    private readonly passwordProof: PasswordProof,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Changes the member's own password. Ends all other sessions; this one continues under a new id, unrestricted. Throws
   * `auth.currentPasswordWrong`, `auth.passwordUnchanged`, `auth.tooManyAttempts`, `platform.loginRequired` when the
   * session was ended meanwhile, `platform.busy`.
   */
  async change({ id }: SessionUser, body: ChangePasswordDto, request: Request): Promise<void> {
    const { currentPassword, newPassword } = body;
    const { authEpoch, mustChangePassword } = await this.passwordProof.prove(id, currentPassword);
    const isDefault = mustChangePassword && isSamePassword(newPassword, this.config.resetDefaultPassword);
    if (isDefault || isSamePassword(newPassword, currentPassword)) throw AuthErrors.passwordUnchanged();
    const passwordHash = await this.passwords.hash(newPassword);
    const proven = await runInTransaction(this.dataSource, async (tx) => {
      const { affected } = await tx.update(
        Member,
        { id, authEpoch },
        { passwordHash, mustChangePassword: false, temporaryPasswordExpiresAt: null },
      );
      // The verified password has been replaced meanwhile.
      if (affected !== 1) throw AuthErrors.currentPasswordWrong();
      await this.audit.record(tx, { id, caller: callerOf(request) }, 'password.changed', { type: 'member', id });
      const message = authMails.passwordChanged({ at: this.clock.now(), payouts: payoutTexts.open });
      await this.mails.enqueue(tx, { userId: id }, message);
      return this.sessions.supersede(tx, id, request);
    });
    await this.sessions.start(request, proven);
  }

  /**
   * Sets a member's password to the configured default for 24 hours, during which a session only allows choosing a new
   * one. Ends sessions, invalidates mailed links and holds paybacks meanwhile. Throws `auth.memberNotFound`,
   * `auth.adminPasswordNotReset`, `auth.accountClosed`, `auth.tooManyAttempts`, `platform.busy`.
   */
  async resetByAdmin(actor: Actor, memberId: string): Promise<void> {
    await this.attempts.take(adminResetLimits(actor.id));
    const passwordHash = await this.passwords.hash(this.config.resetDefaultPassword);
    await runInTransaction(this.dataSource, async (tx) => {
      const member = await tx.findOne(Member, { where: { id: memberId }, lock: { mode: 'for_no_key_update' } });
      if (!member) throw AuthErrors.memberNotFound();
      if (member.isAdmin) throw AuthErrors.adminPasswordNotReset();
      if (member.closedAt) throw AuthErrors.accountClosed();
      const at = this.clock.now();
      const until = aDayAfter(at);
      await tx.update(
        Member,
        { id: memberId },
        {
          passwordHash,
          mustChangePassword: true,
          temporaryPasswordExpiresAt: until,
          payoutsLockedUntil: until,
        },
      );
      await this.sessions.shutOut(tx, memberId);
      await this.audit.record(tx, actor, 'password.reset-by-admin', { type: 'member', id: memberId });
      await this.mails.enqueue(tx, { userId: memberId }, authMails.passwordResetByAdmin({ at, until }));
    });
  }
}
