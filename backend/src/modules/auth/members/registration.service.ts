import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { runInTransaction } from '../../../platform/database/index.js';
import type { Language } from '../../../platform/errors/index.js';
import { networkOf, type Caller } from '../../../platform/http/index.js';
import { Attempts } from '../sessions/attempts.service.js';
import { registrationLimits } from '../auth.rules.js';
import type { RegisterDto } from '../dto/register.dto.js';
import { EmailConfirmation } from '../passwords/email-confirmation.service.js';
import type { MemberView } from './member-view.js';
import { Members } from './members.service.js';
import { Passwords } from '../passwords/passwords.service.js';
import { RegistrationHooks, type UidOutcome } from './registration-hooks.service.js';

/** A finished registration. */
export interface Registered {
  readonly member: MemberView;
  /** L coin paid for signing up, as a decimal string. */
  readonly signupBonus: string;
  /** The mailbox had an account before. */
  readonly isReturning: boolean;
  /** What became of the UID; null when none was given. */
  readonly uid: UidOutcome | null;
}

/** Makes members of visitors. */
@Injectable()
export class Registration {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly members: Members,
    private readonly passwords: Passwords,
    private readonly attempts: Attempts,
    private readonly hooks: RegistrationHooks,
    private readonly confirmation: EmailConfirmation,
  ) {}

  /**
   * Writes the member and all that belongs to a new member in one transaction, with the mail that confirms the address;
   * then lets the UID be looked at. Throws `auth.emailTaken`, `auth.tooManyAttempts`, `platform.busy`, and what a `beforeCommit` hook throws.
   */
  async register(input: RegisterDto, callerLanguage: Language, caller: Caller): Promise<Registered> {
    const claim = { exchangeName: input.exchangeName, uid: input.uid };
    await this.attempts.take(registrationLimits(networkOf(caller.ip)));
    await this.hooks.check(claim);
    // Before the transaction: a registration that waits for its turn to hash holds no connection.
    const passwordHash = await this.passwords.hash(input.password);
    const mayMail = await this.confirmation.mayMail(input.email);
    const { member, signupBonus, isReturning } = await runInTransaction(this.dataSource, async (tx) => {
      const created = await this.members.createMember(tx, {
        email: input.email,
        name: input.name,
        passwordHash,
        language: input.language ?? callerLanguage,
        at: this.clock.now(),
        phone: input.phone,
        tradingviewId: input.tradingviewId,
        agreedMarketing: input.agreementMarketing,
      });
      if (mayMail) await this.confirmation.send(tx, created.member.id);
      return created;
    });
    return { member, signupBonus, isReturning, uid: await this.hooks.run(member, claim, caller) };
  }
}
