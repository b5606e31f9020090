import { RotateCw } from 'lucide-react';
import { DataTable } from '@/features/admin/components/data-table';
import { FindingsTable } from '@/features/admin/components/findings-table';
import { MailOutbox } from '@/features/admin/components/mail-outbox';
import { adminTexts } from '@/features/admin/texts';
import { useGetLedgerHealthQuery, useListJobRunsQuery, useListSourcesQuery } from '@/shared/api/generated/admin';
import type { JobRunDto, LedgerHealthDto, SourceStateDto } from '@/shared/api/generated/schemas';
import { formatAge, formatDateTime, formatNumber } from '@/shared/format';
import { IconButton } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState, Loaded } from '@/shared/ui/state';
import { StatusTag } from '@/shared/ui/tag';
import { useNow } from '@/shared/ui/use-now';
import styles from '@/features/admin/components/admin.module.css';
import own from '@/features/admin/components/reports.module.css';

const MAX_RUNS = 100;

/** Reconciliation findings, mail outbox, sources of the market and job runs. */
export function SystemPanel() {
  const { t } = adminTexts.use();
  const health = useGetLedgerHealthQuery();
  const sources = useListSourcesQuery();
  const jobs = useListJobRunsQuery({ limit: MAX_RUNS });
  const queries = [health, sources, jobs];
  return (
    <div className={styles['panel']}>
      <Section
        title={t('system.ledger')}
        className={own['plain']}
        action={
          <IconButton
            label={t('refresh')}
            disabled={queries.some(({ isFetching }) => isFetching)}
            onClick={() => queries.forEach(({ refetch }) => void refetch())}
          >
            <RotateCw size={18} aria-hidden />
          </IconButton>
        }
      >
        <Loaded query={health} skeleton={<SkeletonRows rows={2} />}>
          {(data) => <Health health={data} />}
        </Loaded>
      </Section>
      <Section title={t('mails.title')} lead={t('mails.lead')}>
        <MailOutbox />
      </Section>
      <Section title={t('sources.title')} lead={t('sources.lead')}>
        <Loaded
          query={sources}
          skeleton={<SkeletonRows rows={6} height="40px" />}
          isEmpty={(states) => states.length === 0}
          empty={<EmptyState title={t('sources.none')} />}
        >
          {(states) => <Sources states={states} />}
        </Loaded>
      </Section>
      <Section title={t('system.jobs')}>
        <Loaded
          query={jobs}
          skeleton={<SkeletonRows rows={8} height="40px" />}
          isEmpty={(runs) => runs.length === 0}
          empty={<EmptyState title={t('system.noJobs')} />}
        >
          {(runs) => <Jobs runs={runs} />}
        </Loaded>
      </Section>
    </div>
  );
}

const labels = { success: 'healthy', error: 'unhealthy', pending: 'never' } as const;

function Health({ health }: { health: LedgerHealthDto }) {
  const { t } = adminTexts.use();
  const now = useNow();
  const { healthy, lastCheckedAt, findings } = health;
  const state = !healthy ? 'error' : lastCheckedAt === null ? 'pending' : 'success';
  return (
    <>
      <p className={`${styles['line']} ${own['health']}`}>
        <StatusTag status={state} label={t(`system.${labels[state]}`)} />
        <span className={styles['muted']}>
          {lastCheckedAt !== null && t('system.lastChecked', { age: formatAge(lastCheckedAt, now) })}
        </span>
        {findings.length === 0 && <span className={styles['muted']}>{t('system.noFindings')}</span>}
      </p>
      {findings.length > 0 && <FindingsTable findings={findings} />}
    </>
  );
}

/** What fails first, then what changed its shape. */
function Sources({ states }: { states: SourceStateDto[] }) {
  const { t } = adminTexts.use();
  const now = useNow();
  const age = (time: string | null): string => (time === null ? t('none') : formatAge(time, now));
  return (
    <DataTable<SourceStateDto>
      label={t('sources.title')}
      rows={states.toSorted((a, b) => b.failures - a.failures || b.drifts - a.drifts || b.droppedRows - a.droppedRows)}
      rowKey={({ source }) => source}
      columns={[
        { title: t('sources.source'), render: ({ source }) => <b>{source}</b> },
        {
          title: t('status'),
          render: ({ status }) => (
            <StatusTag status={status === 'answers' ? 'success' : 'error'} label={t(`sources.status.${status}`)} />
          ),
        },
        { title: t('sources.succeeded'), render: ({ succeededAt }) => age(succeededAt) },
        {
          title: t('sources.failed'),
          render: ({ failedAt, lastError, failures }) => (
            <div className={own['result']}>
              {[age(failedAt), failures > 0 && t('sources.inARow', { count: failures }), lastError]
                .filter(Boolean)
                .join(' · ')}
            </div>
          ),
        },
        { title: t('sources.drifts'), align: 'right', render: ({ drifts }) => formatNumber(drifts) },
        { title: t('sources.droppedRows'), align: 'right', render: ({ droppedRows }) => formatNumber(droppedRows) },
      ]}
    />
  );
}

/** A slot of the clock, which says no more than the time of the start. */
const CLOCK_SLOT = /^\d{4}-\d{2}-\d{2}T/;

function Jobs({ runs }: { runs: JobRunDto[] }) {
  const { t, language } = adminTexts.use();
  return (
    <DataTable<JobRunDto>
      label={t('system.jobs')}
      rows={runs}
      rowKey={({ job, slot, startedAt, status }) => `${job} ${slot} ${startedAt} ${status}`}
      columns={[
        {
          title: t('system.job'),
          render: ({ job, slot }) => (
            <span className={styles['stack']}>
              <b>{job}</b>
              {!CLOCK_SLOT.test(slot) && <span className={styles['muted']}>{slot}</span>}
            </span>
          ),
        },
        {
          title: t('status'),
          render: ({ status }) => (
            <StatusTag status={status === 'done' ? 'success' : 'error'} label={t(`system.jobStatus.${status}`)} />
          ),
        },
        { title: t('system.started'), render: ({ startedAt }) => formatDateTime(startedAt, language) },
        {
          title: t('system.took'),
          align: 'right',
          render: ({ startedAt, finishedAt }) =>
            finishedAt === null ? t('none') : t('system.seconds', { seconds: seconds(startedAt, finishedAt) }),
        },
        {
          title: t('system.result'),
          render: ({ counts, error }) => (
            <div className={own['result']}>{error ?? done(counts ?? {}) ?? t('none')}</div>
          ),
        },
      ]}
    />
  );
}

/** What was done at all: `new 170, unchanged 9`; undefined if nothing was. */
function done(counts: Readonly<Record<string, number>>): string | undefined {
  const some = Object.entries(counts).filter(([, count]) => count !== 0);
  return some.length === 0 ? undefined : some.map(([name, count]) => `${name} ${formatNumber(count)}`).join(', ');
}

function seconds(from: string, to: string): string {
  return formatNumber((Date.parse(to) - Date.parse(from)) / 1_000, { digits: 1 });
}
