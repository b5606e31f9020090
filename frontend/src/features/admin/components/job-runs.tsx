import { useState } from 'react';
import { DataTable, ExpandButton } from '@/features/admin/components/data-table';
import { isFailing, type Job } from '@/features/admin/components/jobs';
import { NormalRows } from '@/features/admin/components/normal-rows';
import { When } from '@/features/admin/components/when';
import { adminTexts } from '@/features/admin/texts';
import type { JobRunDto } from '@/shared/api/generated/schemas';
import { formatNumber } from '@/shared/format';
import { StatusTag } from '@/shared/ui/tag';
import styles from '@/features/admin/components/admin.module.css';

/** Jobs with what ended last, those that fail above the fold; a row expands to the earlier runs. */
export function JobRuns({ jobs }: { jobs: readonly Job[] }) {
  const { t } = adminTexts.use();
  const normal = jobs.filter((job) => !isFailing(job));
  const failing = jobs.filter(isFailing);
  return (
    <>
      {failing.length > 0 && <JobTable label={t('system.jobs')} jobs={failing} />}
      <NormalRows count={normal.length}>{(label) => <JobTable label={label} jobs={normal} />}</NormalRows>
    </>
  );
}

function JobTable({ label, jobs }: { label: string; jobs: readonly Job[] }) {
  const { t } = adminTexts.use();
  const nameOf = useJobName();
  const [open, setOpen] = useState<string>();
  return (
    <DataTable<Job>
      label={label}
      rows={jobs}
      rowKey={({ name }) => name}
      expandable={{
        showExpandColumn: false,
        expandedRowKeys: open === undefined ? [] : [open],
        expandedRowRender: ({ runs }) => (
          <div className={styles['detail']}>
            <Runs runs={runs} />
          </div>
        ),
      }}
      columns={[
        {
          width: 40,
          render: ({ name }) => {
            const isOpen = open === name;
            const words = { job: nameOf(name) ?? name };
            return (
              <ExpandButton
                label={isOpen ? t('system.closeRuns', words) : t('system.openRuns', words)}
                isOpen={isOpen}
                onClick={() => setOpen(isOpen ? undefined : name)}
              />
            );
          },
        },
        {
          title: t('system.job'),
          render: (job) => (
            <span className={styles['stack']}>
              <b>{nameOf(job.name) ?? job.name}</b>
              {nameOf(job.name) !== undefined && (
                <span className={`${styles['muted']} ${styles['whole']}`}>{job.name}</span>
              )}
              {isFailing(job) && (
                <span className={`${styles['muted']} ${styles['words']} ${styles['narrow']}`}>{job.latest.error}</span>
              )}
            </span>
          ),
        },
        { title: t('status'), render: ({ latest }) => <RunStatus run={latest} /> },
        { title: t('system.latest'), render: ({ latest }) => <When at={latest.startedAt} /> },
        { title: t('system.took'), align: 'right', render: ({ latest }) => <Took run={latest} /> },
        {
          title: t('system.lastDone'),
          isEmpty: (job) => !isFailing(job),
          render: ({ lastDone }) => <When at={lastDone?.startedAt ?? null} />,
        },
        {
          title: t('system.lastFailure'),
          isEmpty: (job) => isFailing(job) || job.lastFailure === undefined,
          render: ({ lastFailure }) => <When at={lastFailure?.startedAt ?? null} />,
        },
        {
          title: t('system.failures'),
          align: 'right',
          render: ({ failed, runs }) => (
            <span className={failed > 0 ? styles['warn'] : undefined}>
              {t('system.failedOf', { failed: formatNumber(failed), runs: formatNumber(runs.length) })}
            </span>
          ),
        },
      ]}
    />
  );
}

/** A slot that is a time: it repeats the start time. */
const CLOCK_SLOT = /^\d{4}-\d{2}-\d{2}T/;

function Runs({ runs }: { runs: JobRunDto[] }) {
  const { t } = adminTexts.use();
  return (
    <DataTable<JobRunDto>
      label={t('system.runs')}
      rows={runs}
      rowKey={({ slot, startedAt, status }) => `${slot} ${startedAt} ${status}`}
      columns={[
        { title: t('system.started'), render: ({ startedAt }) => <When at={startedAt} /> },
        { title: t('status'), render: (run) => <RunStatus run={run} /> },
        { title: t('system.took'), align: 'right', render: (run) => <Took run={run} /> },
        {
          title: t('system.slot'),
          isEmpty: ({ slot }) => CLOCK_SLOT.test(slot),
          render: ({ slot }) => <div className={`${styles['words']} ${styles['narrow']}`}>{slot}</div>,
        },
        {
          title: t('system.result'),
          render: ({ counts, error }) => (
            <div className={styles['words']}>
              {error ?? (counts === null ? t('none') : (done(counts) ?? t('system.nothing')))}
            </div>
          ),
        },
      ]}
    />
  );
}

function RunStatus({ run: { status } }: { run: JobRunDto }) {
  const { t } = adminTexts.use();
  return <StatusTag status={status === 'done' ? 'success' : 'error'} label={t(`system.jobStatus.${status}`)} />;
}

/** The least duration that is shown as a figure, in seconds. */
const LEAST_SECONDS = 0.1;

function Took({ run: { startedAt, finishedAt } }: { run: JobRunDto }) {
  const { t } = adminTexts.use();
  if (finishedAt === null) return t('none');
  const seconds = (Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000;
  const words =
    seconds < LEAST_SECONDS
      ? t('system.secondsBelow', { seconds: formatNumber(LEAST_SECONDS, { digits: 1 }) })
      : t('system.seconds', { seconds: formatNumber(seconds, { digits: 1 }) });
  return <span className="figures">{words}</span>;
}

/** Jobs by name; those of a queue have a dot. */
const NAMES = {
  'auth-cleanup': 'auth-cleanup',
  'chart-analysis-pictures': 'chart-analysis-pictures',
  'chart-analysis-scoring': 'chart-analysis-scoring',
  'chart-analysis.reading': 'chart-reading',
  'chart-analysis.scoring': 'chart-scoring',
  'demo-seed': 'demo-seed',
  'idempotency-cleanup': 'idempotency-cleanup',
  'insights-alert-firings': 'insights-alert-firings',
  'insights-history': 'insights-history',
  'insights.push': 'push',
  'journal-imports': 'journal-imports',
  'journal-pictures': 'journal-pictures',
  'journal-sync': 'journal-sync',
  'journal.import': 'trade-import',
  'journal.sync': 'exchange-sync',
  'mail-cleanup': 'mail-cleanup',
  'pass-expiry': 'pass-expiry',
  reconciliation: 'reconciliation',
  'reconciliation-of-everything': 'reconciliation-of-everything',
  'uid-check-cleanup': 'uid-check-cleanup',
  'uid-rebate.report-reading': 'report-reading',
  'uid-rebate.report-sync': 'report-sync',
} as const;

const isNamed = (job: string): job is keyof typeof NAMES => job in NAMES;

/** Returns the display name of a job; undefined if it has none. */
export function useJobName(): (job: string) => string | undefined {
  const { t } = adminTexts.use();
  return (job) => (isNamed(job) ? t(`system.jobName.${NAMES[job]}`) : undefined);
}

/** Counts other than zero: `new 170, unchanged 9`; undefined if there are none. */
function done(counts: Readonly<Record<string, number>>): string | undefined {
  const some = Object.entries(counts).filter(([, count]) => count !== 0);
  return some.length === 0 ? undefined : some.map(([name, count]) => `${name} ${formatNumber(count)}`).join(', ');
}
