import { noSignupBonusText, registeredText } from '../auth.messages.js';
import type { Registered } from '../members/registration.service.js';
import { SessionUserDto } from './session.dto.js';

/** What the new member was paid, as it is booked: L coin, whole numbers, "0" for none. */
export class RegistrationBonusDto {
  /** For signing up. @example "1000" */
  signup: string;
  /** For the UID, if it was verified at once. @example "1000" */
  uidVerification: string;
  /** Why nothing was paid for signing up, in the member's language; null when nothing keeps it away. @example null */
  note: string | null;
}

/** What became of the UID that was given. */
export class RegistrationUidDto {
  /** The UID is verified and earns from today. @example true */
  autoVerified: boolean;
  /** An administrator has to approve the UID. @example false */
  requiresApproval: boolean;
  /** In the member's language. @example "UID가 자동으로 인증되었습니다." */
  message: string;
}

/** A finished registration; the session has begun. */
export class RegisteredDto {
  /** In the member's language. @example "회원가입이 완료되었습니다." */
  message: string;
  user: SessionUserDto;
  bonus: RegistrationBonusDto;
  /** Null when no UID was given. */
  uid: RegistrationUidDto | null;

  static from({ member, signupBonus, isReturning, uid }: Registered): RegisteredDto {
    return {
      message: registeredText[member.language],
      user: SessionUserDto.from(member),
      bonus: {
        signup: signupBonus,
        uidVerification: uid?.bonus ?? '0',
        note: isReturning ? noSignupBonusText[member.language] : null,
      },
      uid: uid && { autoVerified: uid.autoVerified, requiresApproval: uid.requiresApproval, message: uid.message },
    };
  }
}
