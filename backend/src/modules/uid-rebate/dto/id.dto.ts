import { IsUUID } from 'class-validator';

/** Path parameters of a member's UID. */
export class MemberUidParams {
  /** The member. @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  @IsUUID()
  userId: string;

  /** The entry of the UID. @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e56" */
  @IsUUID()
  uidId: string;
}
