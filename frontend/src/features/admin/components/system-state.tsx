import { CircleAlert } from 'lucide-react';
import { useJobName } from '@/features/admin/components/job-runs';
import { isFailing, type Job } from '@/features/admin/components/jobs';
import { adminTexts } from '@/features/admin/texts';
import type { LedgerHealthDto, SourceStateDto } from '@/shared/api/generated/schemas';
import { formatAge, formatNumber } from '@/shared/format';
import { MarkTag } from '@/shared/ui/marks';
import { StatusTag, Tag } from '@/shared/ui/tag';
import { useNow } from '@/shared/ui/use-now';
import styles from '@/features/admin/components/system.module.css';

export interface SystemStateProps {
  health: LedgerHealthDto;
  failedMails: number;
  sources: readonly SourceStateDto[];
  jobs: readonly Job[];
}

/** Most names shown per problem; the rest is a count. */
const NAMED = 4;

/** Problems that need an operator, worst first, or that there are none. Red concerns money and members; amber is retried automatically. */
export function SystemState({ health, failedMails, sources, jobs }: SystemStateProps) {
  const { t } = adminTexts.use();
  const jobName = useJobName();
  const now = useNow();
  const { findings, overdue, nightly } = health;
  const failing = sources.filter(({ status }) => status === 'fails').map(({ name }) => name);
  const failed = jobs.filter(isFailing).map(({ name }) => jobName(name) ?? name);
  const all = [
    {
      part: 'ledger',
      tone: 'bad',
      is: findings.length > 0,
      title: t('findingsBadge', { count: findings.length }),
      names: [],
    },
    { part: 'ledger', tone: 'bad', is: overdue, title: t('system.overdue'), names: [] },
    { part: 'ledger', tone: 'bad', is: nightly.status === 'failed', title: t('system.nightlyFailed'), names: [] },
    { part: 'ledger', tone: 'bad', is: nightly.status === 'overdue', title: t('system.nightlyOverdue'), names: [] },
    { part: 'mails', tone: 'bad', is: failedMails > 0, title: t('mailsBadge', { count: failedMails }), names: [] },
    {
      part: 'sources',
      tone: 'amber',
      is: failing.length > 0,
      title: t('system.failingSources', { count: failing.length }),
      names: failing,
    },
    {
      part: 'jobs',
      tone: 'amber',
      is: failed.length > 0,
      title: t('system.failingJobs', { count: failed.length }),
      names: failed,
    },
  ] as const;
  const troubles = all.filter(({ is }) => is);
  if (troubles.length === 0) {
    const counts = { sources: formatNumber(sources.length), jobs: formatNumber(jobs.length) };
    const isCompared = health.lastCheckedAt !== null;
    return (
      <p className={styles['fine']}>
        <StatusTag
          status={isCompared ? 'success' : 'pending'}
          label={t(isCompared ? 'system.allFine' : 'system.notCompared')}
        />
        {sources.some(({ simulated }) => simulated) && <MarkTag mark="simulated" />}
        {t(isCompared ? 'system.allFineText' : 'system.restFineText', counts)}{' '}
        {nightly.checkedAt === null
          ? t('system.nightlyPending')
          : t('system.nightlyChecked', { age: formatAge(nightly.checkedAt, now) })}
      </p>
    );
  }
  return (
    <ul className={styles['troubles']} aria-label={t('system.troubles')}>
      {troubles.map(({ part, tone, title, names }) => (
        <li key={title}>
          <a href={`#${part}`} className={styles['trouble']}>
            <Tag tone={tone} icon={<CircleAlert size={13} strokeWidth={2.5} aria-hidden />}>
              {t(`system.part.${part}`)}
            </Tag>
            <b>{title}</b>
            {names.length > 0 && (
              <span className={styles['names']}>
                {names.slice(0, NAMED).join(', ')}
                {names.length > NAMED && ` ${t('system.moreNames', { count: names.length - NAMED })}`}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
