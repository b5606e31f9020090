import { RotateCw } from 'lucide-react';
import { FindingsTable } from '@/features/admin/components/findings-table';
import { JobRuns } from '@/features/admin/components/job-runs';
import { jobsOf, RUNS_PER_JOB } from '@/features/admin/components/jobs';
import { MailOutbox, useCountedMails } from '@/features/admin/components/mail-outbox';
import { MarketSources } from '@/features/admin/components/market-sources';
import { OfficePart } from '@/features/admin/components/office-part';
import { SystemState } from '@/features/admin/components/system-state';
import { adminTexts } from '@/features/admin/texts';
import { useGetLedgerHealthQuery, useListJobRunsQuery, useListSourcesQuery } from '@/shared/api/generated/admin';
import type { LedgerHealthDto } from '@/shared/api/generated/schemas';
import { itemsOf } from '@/shared/api/pages';
import { formatAge, formatNumber } from '@/shared/format';
import { IconButton } from '@/shared/ui/button';
import { Section } from '@/shared/ui/card';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState, Loaded } from '@/shared/ui/state';
import { StatusTag } from '@/shared/ui/tag';
import { useNow } from '@/shared/ui/use-now';
import styles from '@/features/admin/components/admin.module.css';
import own from '@/features/admin/components/system.module.css';

/** Problems first; then reconciliation findings, market sources, jobs and the mail outbox. */
export function SystemPanel() {
  const { t } = adminTexts.use();
  const health = useGetLedgerHealthQuery();
  const sources = useListSourcesQuery();
  const runs = useListJobRunsQuery({ perJob: RUNS_PER_JOB });
  const mails = useCountedMails('failed');
  const failedMails = itemsOf(mails.data)?.length;
  const queries = [health, sources, runs, mails];
  const jobs = runs.data && jobsOf(runs.data);
  return (
    <OfficePart
      title={t('tab.system')}
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
      {health.data && sources.data && jobs && failedMails !== undefined ? (
        <SystemState health={health.data} failedMails={failedMails} sources={sources.data} jobs={jobs} />
      ) : (
        !queries.some(({ isError }) => isError) && <SkeletonRows rows={1} height="54px" />
      )}
      <div className={styles['panel']}>
        <Section id="ledger" title={t('system.ledger')}>
          <Loaded query={health} skeleton={<SkeletonRows rows={2} />}>
            {(data) => <Health health={data} />}
          </Loaded>
        </Section>
        <Section id="sources" title={t('sources.title')} lead={t('sources.lead')}>
          <Loaded
            query={sources}
            skeleton={<SkeletonRows rows={6} height="48px" />}
            isEmpty={(states) => states.length === 0}
            empty={<EmptyState title={t('sources.none')} />}
          >
            {(states) => <MarketSources states={states} />}
          </Loaded>
        </Section>
        <Section id="jobs" title={t('system.jobs')} lead={t('system.jobsLead', { count: formatNumber(RUNS_PER_JOB) })}>
          <Loaded
            query={{ ...runs, data: jobs }}
            skeleton={<SkeletonRows rows={8} height="48px" />}
            isEmpty={(all) => all.length === 0}
            empty={<EmptyState title={t('system.noJobs')} />}
          >
            {(all) => <JobRuns jobs={all} />}
          </Loaded>
        </Section>
        <Section id="mails" title={t('mails.title')} lead={t('mails.lead')}>
          <MailOutbox />
        </Section>
      </div>
    </OfficePart>
  );
}

/** The two comparisons of the books, each with its own outcome and time, and the differences that are open. */
function Health({ health }: { health: LedgerHealthDto }) {
  const { t } = adminTexts.use();
  const now = useNow();
  const { lastCheckedAt, overdue, nightly, findings } = health;
  const compared = (at: string | null): string =>
    at === null ? t('system.never') : t('system.compared', { age: formatAge(at, now) });
  const recent = findings.length > 0 || overdue ? 'error' : lastCheckedAt === null ? 'pending' : 'success';
  const ofAll = {
    done: findings.length > 0 ? 'error' : 'success',
    failed: 'error',
    overdue: 'error',
    pending: 'pending',
  } as const;
  const checks = [
    { label: t('system.recent'), status: recent, at: lastCheckedAt },
    { label: t('system.whole'), status: ofAll[nightly.status], at: nightly.checkedAt },
  ] as const;
  return (
    <div className={styles['panel']}>
      <dl className={own['checks']}>
        {checks.map(({ label, status, at }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles['line']}>
              <StatusTag status={status} label={t(`system.outcome.${status}`)} />
              <span className={styles['muted']}>{compared(at)}</span>
            </dd>
          </div>
        ))}
      </dl>
      {nightly.status === 'failed' && (
        <p className={styles['words']}>
          <b className={styles['bad']}>{t('system.nightlyFailed')}</b>{' '}
          <span className={styles['muted']}>{nightly.error}</span>
        </p>
      )}
      {findings.length > 0 && <FindingsTable findings={findings} />}
    </div>
  );
}
