import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Attempts } from '../sessions/attempts.service.js';
import { AuthErrors } from '../auth.errors.js';
import { passwordProofLimits } from '../auth.rules.js';
import { Member } from '../entities/member.entity.js';
import { Passwords } from './passwords.service.js';

/** Lets signed-in members prove their password again before the account's protection changes. */
@Injectable()
export class PasswordProof {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly attempts: Attempts,
    private readonly passwords: Passwords,
  ) {}

  /**
   * Checks the password of a member and answers the member as of then. Wrong ones are counted by member, so that whoever
   * found an open browser cannot guess. Throws `auth.currentPasswordWrong`, `auth.tooManyAttempts`, `platform.busy`.
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
