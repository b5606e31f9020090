import { ApiProperty } from '@nestjs/swagger';
import { RESTRICTIONS, type Restriction, type SessionUser } from '../../../platform/http/index.js';
import { LANGUAGES, type Language } from '../../../platform/errors/index.js';

/** The signed-in member. */
export class SessionUserDto {
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  id: string;
  /** @example "hana@example.com" */
  email: string;
  /** @example "김하나" */
  name: string;
  /** Whether the member decides requests. @example false */
  isAdmin: boolean;

  static from({ id, email, name, isAdmin }: Pick<SessionUser, 'id' | 'email' | 'name' | 'isAdmin'>): SessionUserDto {
    return { id, email, name, isAdmin };
  }
}

/** A session and the language in which its member reads. */
export class SessionDto {
  user: SessionUserDto;
  /** @example "ko" */
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language' })
  language: Language;
  /** What the member has to do before anything else: choose a password, or set up two-factor login. @example null */
  @ApiProperty({ enum: RESTRICTIONS, enumName: 'Restriction', nullable: true })
  restriction: Restriction | null;

  static from(user: SessionUser): SessionDto {
    return { user: SessionUserDto.from(user), language: user.language, restriction: user.restriction };
  }
}
