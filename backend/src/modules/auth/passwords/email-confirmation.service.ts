import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { runInTransaction } from '../../../platform/database/index.js';
import { networkOf, type Caller } from '../../../platform/http/index.js';
import { Mails } from '../../../platform/mail/index.js';
import { Attempts } from '../sessions/attempts.service.js';
import { authMails } from '../auth-mails.messages.js';
import { AuthErrors } from '../auth.errors.js';
import { confirmationAddressLimits, confirmationMailLimits, mailedTokenLimits } from '../auth.rules.js';
import { Member } from '../entities/member.entity.js';
import { MailedTokens } from './mailed-tokens.service.js';

/** Confirms that a member owns their e-mail address. */
@Injectable()
export class EmailConfirmation implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly mails: Mails,
    private readonly attempts: Attempts,
    private readonly tokens: MailedTokens,
  ) {}

  onModuleInit(): void {
    this.mails.prepare('auth.emailConfirmation', async (tx, { userId }) => {
      const member = userId === null ? null : await tx.findOneBy(Member, { id: userId });
      if (!member || member.closedAt || member.emailConfirmedAt) return null;
      return { token: await this.tokens.make(tx, 'email-confirmation', member) };
    });
  }

  /** Whether another confirmation mail may go to an address. Called before the transaction of a registration. */
  mayMail(email: string): Promise<boolean> {
    return this.attempts.takeQuietly(confirmationAddressLimits(email));
  }

  /** Enqueues the mail with the link. */
  send(tx: EntityManager, memberId: string): Promise<void> {
    return this.mails.enqueue(tx, { userId: memberId }, authMails.emailConfirmation());
  }

  /**
   * Confirms the address the link was mailed to. Opening a used link succeeds again, because mail clients open links too
   * and people click twice. Throws `auth.confirmationInvalid`, `auth.tooManyAttempts`.
   */
  async confirm(token: string, caller: Caller): Promise<void> {
    const found = await this.tokens.find(this.dataSource.manager, 'email-confirmation', token);
    if (!found) {
      await this.attempts.take(mailedTokenLimits(networkOf(caller.ip)));
      throw AuthErrors.confirmationInvalid();
    }
    await runInTransaction(this.dataSource, async (tx) => {
      // A concurrent confirmation waits here and finds it done.
      const member = await tx.findOne(Member, { where: { id: found.userId }, lock: { mode: 'for_no_key_update' } });
      if (!member || member.closedAt || member.emailKey !== found.emailKey) throw AuthErrors.confirmationInvalid();
      if (member.emailConfirmedAt) return;
      if (!(await this.tokens.use(tx, found))) throw AuthErrors.confirmationInvalid();
      await tx.update(Member, { id: member.id }, { emailConfirmedAt: this.clock.now() });
      await this.audit.record(tx, { id: member.id, caller }, 'email.confirmed', { type: 'member', id: member.id });
    });
  }

  /** Sends the link again. Throws `auth.emailAlreadyConfirmed`, `auth.tooManyAttempts`. */
  async resend(memberId: string): Promise<void> {
    const member = await this.dataSource.manager.findOneByOrFail(Member, { id: memberId });
    if (member.emailConfirmedAt) throw AuthErrors.emailAlreadyConfirmed();
    await this.attempts.take([...confirmationMailLimits(memberId), ...confirmationAddressLimits(member.email)]);
    await runInTransaction(this.dataSource, (tx) => this.send(tx, memberId));
  }
}
