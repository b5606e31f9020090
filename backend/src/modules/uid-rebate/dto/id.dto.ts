import { Id } from '../../../platform/http/index.js';

/** Path parameters of a member's UID. */
export class MemberUidParams {
  /** The member. */
  @Id()
  userId: string;
  /** The entry of the UID. */
  @Id()
  uidId: string;
}
