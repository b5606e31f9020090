import { LANGUAGES, type Language } from '../../../platform/errors/index.js';
import { Choice, type Restriction, RESTRICTIONS, type SessionUser } from '../../../platform/http/index.js';

/** The signed-in member. */
export class SessionUserDto {
  /** Its id. */
  id: string;
  /** E-mail address. */
  email: string;
  /** Name. */
  name: string;
  /** Whether the member decides requests. */
  isAdmin: boolean;

  static from({ id, email, name, isAdmin }: Pick<SessionUser, 'id' | 'email' | 'name' | 'isAdmin'>): SessionUserDto {
    return { id, email, name, isAdmin };
  }
}

/** A session and the language in which its member reads. */
export class SessionDto {
  /** Who is signed in. */
  user: SessionUserDto;
  /** Language of mails and messages. */
  @Choice(LANGUAGES, { name: 'Language' })
  language: Language;
  /** What the member has to do before anything else: choose a password, or set up two-factor login. */
  @Choice(RESTRICTIONS, { name: 'Restriction' })
  restriction: Restriction | null;

  static from(user: SessionUser): SessionDto {
    return { user: SessionUserDto.from(user), language: user.language, restriction: user.restriction };
  }
}
