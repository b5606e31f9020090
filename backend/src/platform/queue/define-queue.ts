import type { QueuePolicy } from 'pg-boss';

/** What is fixed for all jobs of a queue. */
export interface QueueRow {
  /** `<module>.<noun>`. Another name is another queue: jobs that wait in the old one are not done. */
  readonly name: string;
  /** With `singleton`, jobs of one key are done one at a time, the others beside each other. */
  readonly policy: Extract<QueuePolicy, 'standard' | 'singleton'>;
  /** Jobs that one process does at a time. */
  readonly concurrency: number;
  /** Further attempts after a failure, a stop or the death of the process. */
  readonly retries: number;
  /** Hours that one attempt may take. */
  readonly maxHours: number;
}

/** A queue of jobs with data of one type. */
export interface Queue<Data extends object> extends QueueRow {
  /** Carries the type; never set. */
  readonly data?: Data;
}

/** Declares a queue. It is made, or brought to this row, at the next start. */
export const defineQueue = <Data extends object>(row: QueueRow): Queue<Data> => row;
