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

/** A completed registration. */
export interface Registered {
  readonly member: MemberView;
  /** L coin paid for signing up, as a decimal string. */
  readonly signupBonus: string;
  /** The mailbox had an account before. */
  readonly isReturning: boolean;
  /** Result for the UID; null when none was given. */
  readonly uid: UidOutcome | null;
}

/** Registers members. */
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
   * Creates the member, everything that belongs to a new member and the confirmation mail in one transaction; then has
   * the UID checked. Throws `auth.emailTaken`, `auth.tooManyAttempts`, `platform.busy`, and errors of the `beforeCommit`
   * hooks.
   */
  async register(input: RegisterDto, callerLanguage: Language, caller: Caller): Promise<Registered> {
    const claim = { exchangeName: input.exchangeName, uid: input.uid };
    await this.attempts.take(registrationLimits(networkOf(caller.ip)));
    await this.hooks.check(claim);
    // Hashed before the transaction: a registration that waits for a hashing slot holds no connection.
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
