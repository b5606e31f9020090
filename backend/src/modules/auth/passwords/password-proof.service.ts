import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Attempts } from '../sessions/attempts.service.js';
import { AuthErrors } from '../auth.errors.js';
import { passwordProofLimits } from '../auth.rules.js';
import { Member } from '../entities/member.entity.js';
import { Passwords } from './passwords.service.js';

/** Asks signed-in members for their password before security settings change. */
@Injectable()
export class PasswordProof {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly attempts: Attempts,
    private readonly passwords: Passwords,
  ) {}

  /**
   * Checks a member's password and returns the member as read for it. Failures are counted per member, so that an open
   * browser cannot be used to guess. Throws `auth.currentPasswordWrong`, `auth.tooManyAttempts`, `platform.busy`.
   */
  async prove(memberId: string, password: string): Promise<Member> {
    const limits = passwordProofLimits(memberId);
    await this.attempts.take(limits);
    const member = await this.dataSource.manager.findOneByOrFail(Member, { id: memberId });
    if (!(await this.passwords.matches(member.passwordHash, password, memberId)))
      throw AuthErrors.currentPasswordWrong();
    await this.attempts.giveBack(limits);
    return member;
  }
}
