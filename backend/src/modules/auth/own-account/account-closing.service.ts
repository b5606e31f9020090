import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request, Response } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { runInTransaction } from '../../../platform/database/index.js';
import { DomainEvents } from '../../../platform/events/index.js';
import { callerOf, type Caller, type SessionUser } from '../../../platform/http/index.js';
import { Idempotency } from '../../../platform/idempotency/index.js';
import { CURRENCIES, formatAmount, Ledger } from '../../../platform/ledger/index.js';
import { Mails } from '../../../platform/mail/index.js';
import { authMails } from '../auth-mails.messages.js';
import { AuthErrors } from '../auth.errors.js';
import type { CloseAccountDto } from '../dto/close-account.dto.js';
import { Member } from '../entities/member.entity.js';
import { MemberClosed } from '../members/member-closed.js';
import { MailedTokens } from '../passwords/mailed-tokens.service.js';
import { Members, viewOf } from '../members/members.service.js';
import { PasswordProof } from '../passwords/password-proof.service.js';
import { Passwords } from '../passwords/passwords.service.js';
import { Sessions } from '../sessions/sessions.service.js';
import { TwoFactor } from '../two-factor/two-factor.service.js';

/**
 * Closes accounts. One transaction cleans up every module, forfeits the points and removes personal data. The row stays,
 * because the ledger and other members' decisions refer to its id.
 */
@Injectable()
export class AccountClosing {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
    private readonly ledger: Ledger,
    private readonly audit: Audit,
    private readonly mails: Mails,
    private readonly idempotency: Idempotency,
    private readonly members: Members,
    private readonly passwords: Passwords,
    private readonly passwordProof: PasswordProof,
    private readonly twoFactor: TwoFactor,
    private readonly sessions: Sessions,
    private readonly tokens: MailedTokens,
  ) {}

  /**
   * Closes the member's own account and ends the session. Throws `auth.adminCannotClose`, `auth.currentPasswordWrong`,
   * `auth.codeRequired`, `auth.wrongCode`, `auth.tooManyAttempts`, `platform.busy`, refusals of `MemberClosed` listeners,
   * and `ledger.pointsHeld` or `ledger.frozen` while points cannot be forfeited.
   */
  async close(
    { id, isAdmin }: SessionUser,
    { currentPassword, code }: CloseAccountDto,
    request: Request,
    response: Response,
  ): Promise<void> {
    if (isAdmin) throw AuthErrors.adminCannotClose();
    const proven = await this.passwordProof.prove(id, currentPassword);
    if (proven.twoFactorEnabledAt && code === undefined) throw AuthErrors.codeRequired();
    const nobodysPassword = await this.passwords.hash(randomBytes(32).toString('base64url'));
    const leave = async (tx: EntityManager): Promise<void> => {
      const member = await this.lock(tx, proven);
      if (member.twoFactorEnabledAt && !(await this.twoFactor.useCode(tx, member, code ?? '')))
        throw AuthErrors.wrongCode();
      await this.wind(tx, member, callerOf(request));
      await this.anonymise(tx, member, nobodysPassword);
    };
    await (proven.twoFactorEnabledAt ? this.twoFactor.tryCode(id, leave) : runInTransaction(this.dataSource, leave));
    await this.sessions.end(request, response);
  }

  /** Locks the member row, for which everything waits that would start something for the member. */
  private async lock(tx: EntityManager, { id, authEpoch }: Member): Promise<Member> {
    const member = await tx.findOneOrFail(Member, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (member.closedAt) throw AuthErrors.accountClosed();
    if (member.isAdmin) throw AuthErrors.adminCannotClose();
    // The verified password has been replaced meanwhile.
    if (member.authEpoch !== authEpoch) throw AuthErrors.currentPasswordWrong();
    return member;
  }

  /** Settles what the member has: first the modules, then the points, including what the modules have just booked. */
  private async wind(tx: EntityManager, member: Member, caller: Caller): Promise<void> {
    const at = this.clock.now();
    const { id } = member;
    await this.events.emit(new MemberClosed(tx, viewOf(member), at));
    const forfeited = await this.ledger.closeAccounts(tx, id, at);
    const after = Object.fromEntries(
      [...forfeited].map(([currency, amount]) => [currency, formatAmount(amount, CURRENCIES[currency])]),
    );
    await this.audit.record(tx, { id, caller }, 'member.closed', { type: 'member', id }, { after });
  }

  private async anonymise(tx: EntityManager, member: Member, passwordHash: string): Promise<void> {
    const { id, email, language, emailConfirmedAt } = member;
    const closedAt = this.clock.now();
    await this.idempotency.forget(tx, id);
    await this.mails.forget(tx, { userId: id, address: email });
    // No mail to an unconfirmed address: it may be somebody else's.
    if (emailConfirmedAt)
      await this.mails.enqueue(tx, { address: email, language }, authMails.accountClosed({ at: closedAt }));
    await this.twoFactor.clear(tx, id);
    await this.sessions.shutOut(tx, id);
    await this.tokens.killAll(tx, id);
    // The space keeps it apart from every address that can be registered.
    const nobody = `closed ${id}`;
    await tx.update(
      Member,
      { id },
      {
        email: nobody,
        emailKey: nobody,
        name: '',
        passwordHash,
        phone: null,
        tradingviewId: null,
        agreedMarketingAt: null,
        emailConfirmedAt: null,
        mustChangePassword: false,
        temporaryPasswordExpiresAt: null,
        payoutsLockedUntil: null,
        mutedTopics: [],
        closedAt,
      },
    );
  }
}
