import { IsUUID } from 'class-validator';

/** Path parameter of one thing. */
export class IdParam {
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  @IsUUID()
  id: string;
}

/** Path parameters of a member's UID. */
export class MemberUidParams {
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  @IsUUID()
  userId: string;

  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e56" */
  @IsUUID()
  uidId: string;
}
