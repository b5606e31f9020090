import { useState } from 'react';
import { DataTable, ExpandButton } from '@/features/admin/components/data-table';
import { type Job, isFailing } from '@/features/admin/components/jobs';
import { When } from '@/features/admin/components/when';
import { adminTexts } from '@/features/admin/texts';
import type { JobRunDto } from '@/shared/api/generated/schemas';
import { formatNumber } from '@/shared/format';
import { StatusTag } from '@/shared/ui/tag';
import styles from '@/features/admin/components/admin.module.css';

/** Most runs shown per job. */
const SHOWN = 20;

/** Jobs with their latest run; a row expands to the earlier runs. */
export function JobRuns({ jobs }: { jobs: Job[] }) {
  const { t } = adminTexts.use();
  const nameOf = useJobName();
  const [open, setOpen] = useState<string>();
  return (
    <DataTable<Job>
      label={t('system.jobs')}
      rows={jobs}
      rowKey={({ name }) => name}
      expandable={{
        showExpandColumn: false,
        expandedRowKeys: open === undefined ? [] : [open],
        expandedRowRender: ({ runs }) => (
          <div className={styles['detail']}>
            <Runs runs={runs.slice(0, SHOWN)} />
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
        { title: t('system.runs'), align: 'right', render: ({ runs }) => formatNumber(runs.length) },
        {
          title: t('system.failures'),
          align: 'right',
          render: ({ failed }) => (
            <span className={failed > 0 ? styles['warn'] : undefined}>{formatNumber(failed)}</span>
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
            <div className={styles['words']}>{error ?? done(counts ?? {}) ?? t('system.nothing')}</div>
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

function Took({ run: { startedAt, finishedAt } }: { run: JobRunDto }) {
  const { t } = adminTexts.use();
  if (finishedAt === null) return t('none');
  const seconds = (Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000;
  return <span className="figures">{t('system.seconds', { seconds: formatNumber(seconds, { digits: 1 }) })}</span>;
}

const NAMED = [
  'auth-cleanup',
  'chart-analysis-pictures',
  'chart-analysis-scoring',
  'demo-seed',
  'idempotency-cleanup',
  'insights-alert-firings',
  'insights-history',
  'journal-imports',
  'journal-pictures',
  'journal-sync',
  'mail-cleanup',
  'pass-expiry',
  'reconciliation',
  'reconciliation-of-everything',
  'uid-check-cleanup',
  'uid-rebate.report-sync',
] as const;

/** Returns the display name of a job; undefined if it has none. */
export function useJobName(): (job: string) => string | undefined {
  const { t } = adminTexts.use();
  return (job) => {
    const known = NAMED.find((name) => name === job);
    return known && t(`system.jobName.${known === 'uid-rebate.report-sync' ? 'report-sync' : known}`);
  };
}

/** Counts other than zero: `new 170, unchanged 9`; undefined if there are none. */
function done(counts: Readonly<Record<string, number>>): string | undefined {
  const some = Object.entries(counts).filter(([, count]) => count !== 0);
  return some.length === 0 ? undefined : some.map(([name, count]) => `${name} ${formatNumber(count)}`).join(', ');
}
