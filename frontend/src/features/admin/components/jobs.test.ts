import { isFailing, jobsOf } from '@/features/admin/components/jobs';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, 0) + hour * 3_600_000).toISOString();
const done = (job: string, from: number, to = from) => ({
  ...{ job, slot: `${from}`, status: 'done' as const, startedAt: at(from), finishedAt: at(to) },
  ...{ counts: {}, error: null },
});
const failed = (job: string, hour: number) => ({
  ...{ job, slot: `${hour}`, status: 'failed' as const, startedAt: at(hour), finishedAt: null },
  ...{ counts: null, error: 'refused' },
});

describe('the runs of jobs', () => {
  it('are counted over the newest; an older failure is still the last one', () => {
    const runs = Array.from({ length: 20 }, (_, hour) => done('hourly', hour));
    const [job] = jobsOf([...runs, failed('hourly', -30)]);
    expect(job).toMatchObject({ name: 'hourly', failed: 0, lastDone: { slot: '19' }, lastFailure: { slot: '-30' } });
    expect(job?.runs).toHaveLength(20);
  });

  it('end in an order of their own: a failure beside a longer run that is done is none', () => {
    const jobs = jobsOf([done('long', 1, 4), failed('long', 2), done('other', 5), failed('nightly', -8)]);
    expect(jobs.map((job) => `${job.name} ${isFailing(job)}`)).toEqual(['nightly true', 'other false', 'long false']);
    expect(jobs[0]?.lastDone).toBeUndefined();
  });
});
