import { IsOptional } from 'class-validator';
import { IsDay } from './dates.js';

/** `a,b` as the list that it stands for. Anything else, as a field that was sent twice, is no item of any list. */
export const commaList = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.split(',').filter((part) => part !== '') : value === undefined ? value : [value];

/** A statement, or a part of its time. */
export class StatementQuery {
  /** First day (Asia/Seoul) that counts. @example "2026-11-01" */
  @IsOptional()
  @IsDay()
  from?: string;

  /** Last day (Asia/Seoul) that counts. @example "2026-11-30" */
  @IsOptional()
  @IsDay()
  to?: string;
}
