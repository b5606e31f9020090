import { IsUUID } from 'class-validator';

/** The id in a path. */
export class UuidParam {
  /** Id of what is meant. @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  @IsUUID()
  id: string;
}
