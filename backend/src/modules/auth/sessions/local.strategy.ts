import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { InjectDataSource } from '@nestjs/typeorm';
import { Strategy } from 'passport-local';
import { DataSource } from 'typeorm';
import { AppConfig } from '../../../platform/config/index.js';
import type { SessionUser } from '../../../platform/http/index.js';
import { emailKeyOf, isEmailKey, restrictionOf } from '../auth.rules.js';
import { Member } from '../entities/member.entity.js';
import { Passwords } from '../passwords/passwords.service.js';

/** A member who has just proved their identity, and the epoch in which the proof is valid. */
export interface ProvenMember extends SessionUser {
  readonly authEpoch: number;
}

/** Session data of an authenticated member. */
export function provenMember(member: Member, adminTwoFactorRequired: boolean): ProvenMember {
  const { id, email, name, isAdmin, language, mustChangePassword, twoFactorEnabledAt, authEpoch } = member;
  const restriction = restrictionOf(
    { isAdmin, mustChangePassword, twoFactorEnabled: twoFactorEnabledAt !== null },
    adminTwoFactorRequired,
  );
  return { id, email, name, isAdmin, language, restriction, authEpoch };
}

/** Verifies address and password. */
@Injectable()
export class LocalStrategy extends PassportStrategy<typeof Strategy, ProvenMember>(Strategy) {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly passwords: Passwords,
  ) {
    super({ usernameField: 'email' });
  }

  /**
   * The member, or null. Unknown addresses and closed accounts take as long as a wrong password. Throws `platform.busy`.
   */
  override async validate(email: string, password: string): Promise<ProvenMember | null> {
    const emailKey = emailKeyOf(email);
    const found = isEmailKey(emailKey) ? await this.dataSource.manager.findOneBy(Member, { emailKey }) : null;
    const member = found?.closedAt === null ? found : null;
    const isRight = await this.passwords.matches(member?.passwordHash ?? null, password, emailKey);
    if (!member || !isRight) return null;
    if (this.passwords.isOutdated(member.passwordHash)) await this.renewHash(member, password);
    return provenMember(member, this.config.adminTwoFactorRequired);
  }

  /** Rehashes with current parameters, unless the password was changed meanwhile. */
  private async renewHash({ id, passwordHash }: Member, password: string): Promise<void> {
    const renewed = await this.passwords.hash(password);
    await this.dataSource.manager.update(Member, { id, passwordHash }, { passwordHash: renewed });
  }
}
