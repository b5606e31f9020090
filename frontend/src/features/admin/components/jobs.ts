import type { JobRunDto } from '@/shared/api/generated/schemas';

/** Newest runs shown and counted per job. */
export const RUNS_PER_JOB = 20;

/** What ended of a job, as the service tells of each. */
export interface Job {
  name: string;
  /** What ended last, a run or a failure. */
  latest: JobRunDto;
  /** The newest, at most `RUNS_PER_JOB`. */
  runs: JobRunDto[];
  /** Failures among them. */
  failed: number;
  /** The last run that was done, however long ago. */
  lastDone: JobRunDto | undefined;
  /** The last failure, however long ago. */
  lastFailure: JobRunDto | undefined;
}

const endOf = ({ startedAt, finishedAt }: JobRunDto): string => finishedAt ?? startedAt;

/** Runs by job, the newest end first; failing jobs come first, then the one that ended last. */
export function jobsOf(told: readonly JobRunDto[]): Job[] {
  const newestFirst = told.toSorted((a, b) => endOf(b).localeCompare(endOf(a)));
  return [...Map.groupBy(newestFirst, ({ job }) => job)]
    .flatMap(([name, ofJob]) => {
      const [latest] = ofJob;
      if (latest === undefined) return [];
      const runs = ofJob.slice(0, RUNS_PER_JOB);
      const lastOf = (wanted: JobRunDto['status']) => ofJob.find(({ status }) => status === wanted);
      const failed = runs.filter(({ status }) => status === 'failed').length;
      return [{ name, latest, runs, failed, lastDone: lastOf('done'), lastFailure: lastOf('failed') }];
    })
    .toSorted((a, b) => Number(isFailing(b)) - Number(isFailing(a)));
}

/** Whether what ended last is a failure; a failure followed by a successful run does not count. */
export const isFailing = ({ latest }: Pick<Job, 'latest'>): boolean => latest.status === 'failed';
