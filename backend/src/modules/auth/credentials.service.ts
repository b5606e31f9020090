import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { SessionUser } from '../../platform/http/index.js';
import { emailKeyOf, isEmailKey } from './auth.rules.js';
import { Member } from './entities/member.entity.js';
import { Passwords } from './passwords.service.js';

/** Tells whose address and password these are. */
@Injectable()
export class Credentials {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly passwords: Passwords,
  ) {}

  /** The member, or null. An address that nobody has takes the same work as a wrong password. Throws `platform.busy`. */
  async findOwner(email: string, password: string): Promise<SessionUser | null> {
    const emailKey = emailKeyOf(email);
    const member = isEmailKey(emailKey) ? await this.dataSource.manager.findOneBy(Member, { emailKey }) : null;
    const isRight = await this.passwords.matches(member?.passwordHash ?? null, password);
    if (!member || !isRight) return null;
    const { id, name, isAdmin, language } = member;
    return { id, email: member.email, name, isAdmin, language };
  }
}
