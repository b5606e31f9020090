import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '../../../platform/errors/index.js';
import type { SessionUser } from '../../../platform/http/index.js';

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

  static from({ id, email, name, isAdmin }: Omit<SessionUser, 'language'>): SessionUserDto {
    return { id, email, name, isAdmin };
  }
}

/** A session and the language in which its member reads. */
export class SessionDto {
  user: SessionUserDto;
  /** @example "ko" */
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language' })
  language: Language;

  static from(user: SessionUser): SessionDto {
    return { user: SessionUserDto.from(user), language: user.language };
  }
}
