import { ApiProperty } from '@nestjs/swagger';

/** One field that was refused. */
export class ApiErrorFieldDto {
  /** Name of the field in the request. @example "uid" */
  path: string;
  /** Why, in the caller's language. @example "UID를 입력해주세요." */
  message: string;
}

/** Body of every answer that is not a success. */
export class ApiErrorDto {
  /** Stable code of the refusal; clients branch on it. */
  @ApiProperty({ enumName: 'ApiErrorCode', enum: ['platform.internal'] })
  code: string;
  /** The sentence to show, in the caller's language. */
  message: string;
  /** UID check: whether this visitor has already checked this UID. Attendance: true, when today's is made already. */
  alreadyChecked?: boolean;
  /** The numbers and names in the sentence. */
  @ApiProperty({ type: 'object', additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] } })
  params?: Record<string, string | number>;
  /** Problems of single fields. */
  fields?: ApiErrorFieldDto[];
  /** Quote it to support. @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  requestId: string;
}
