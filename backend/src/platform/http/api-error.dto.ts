import { field } from './fields/field.js';
import { Choice } from './fields/index.js';

/** One field that was refused. */
export class ApiErrorFieldDto {
  /** Name of the field in the request. */
  path: string;
  /** Why, in the caller's language. */
  message: string;
}

/** Body of every answer that is not a success. */
export class ApiErrorDto {
  /** Stable code of the refusal; clients branch on it. */
  @Choice(['platform.internal'], { name: 'ApiErrorCode' })
  code: string;
  /** The sentence to show, in the caller's language. */
  message: string;
  /** UID check: whether this visitor has already checked this UID. Attendance: true, when today's is made already. */
  alreadyChecked?: boolean;
  /** The numbers and names in the sentence. */
  @field({ schema: { type: 'object', additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] } } })
  params?: Record<string, string | number>;
  /** Problems of single fields. */
  fields?: ApiErrorFieldDto[];
  /** Quote it to support. */
  requestId: string;
}
