import { IsOptional } from 'class-validator';
import { IsDay } from './dates.js';

/** Parses `a,b` into a list. Anything else, such as a repeated parameter, is passed on and refused. */
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
