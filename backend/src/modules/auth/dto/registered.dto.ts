import { say } from '../auth.messages.js';
import type { Registered } from '../members/registration.service.js';
import { SessionUserDto } from './session.dto.js';

/** What the new member was paid, as it is booked: L coin, whole numbers, "0" for none. */
export class RegistrationBonusDto {
  /** For signing up. */
  signup: string;
  /** For the UID, if it was verified at once. */
  uidVerification: string;
  /** Why nothing was paid for signing up, in the member's language; null when nothing keeps it away. */
  note: string | null;
}

/** What became of the UID that was given. */
export class RegistrationUidDto {
  /** The UID is verified and earns from today. */
  autoVerified: boolean;
  /** An administrator has to approve the UID. */
  requiresApproval: boolean;
  /** In the member's language. */
  message: string;
}

/** A finished registration; the session has begun. */
export class RegisteredDto {
  /** In the member's language. */
  message: string;
  /** The new member. */
  user: SessionUserDto;
  /** What was paid. */
  bonus: RegistrationBonusDto;
  /** Null when no UID was given. */
  uid: RegistrationUidDto | null;

  static from({ member, signupBonus, isReturning, uid }: Registered): RegisteredDto {
    return {
      message: say(member.language, 'registered'),
      user: SessionUserDto.from(member),
      bonus: {
        signup: signupBonus,
        uidVerification: uid?.bonus ?? '0',
        note: isReturning ? say(member.language, 'noSignupBonus') : null,
      },
      uid: uid && { autoVerified: uid.autoVerified, requiresApproval: uid.requiresApproval, message: uid.message },
    };
  }
}
