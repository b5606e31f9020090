import type { JobRunDto } from '@/shared/api/generated/schemas';

/** The recent runs of a job. */
export interface Job {
  name: string;
  latest: JobRunDto;
  runs: JobRunDto[];
  failed: number;
}

/** Runs by job, newest run first; jobs whose latest run failed come first, then the one that ran last. */
export function jobsOf(runs: readonly JobRunDto[]): Job[] {
  const newestFirst = runs.toSorted((a, b) => b.startedAt.localeCompare(a.startedAt));
  return [...Map.groupBy(newestFirst, ({ job }) => job)]
    .flatMap(([name, ofJob]) => {
      const [latest] = ofJob;
      const failed = ofJob.filter(({ status }) => status === 'failed').length;
      return latest === undefined ? [] : [{ name, latest, runs: ofJob, failed }];
    })
    .toSorted((a, b) => Number(isFailing(b)) - Number(isFailing(a)));
}

/** Whether the latest run failed; a failure followed by a successful run does not count. */
export const isFailing = ({ latest }: Pick<Job, 'latest'>): boolean => latest.status === 'failed';
