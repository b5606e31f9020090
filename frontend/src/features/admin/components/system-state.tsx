import { CircleAlert } from 'lucide-react';
import { useJobName } from '@/features/admin/components/job-runs';
import { isFailing, type Job } from '@/features/admin/components/jobs';
import { adminTexts } from '@/features/admin/texts';
import type { LedgerHealthDto, SourceStateDto } from '@/shared/api/generated/schemas';
import { formatNumber } from '@/shared/format';
import { StatusTag, Tag } from '@/shared/ui/tag';
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
  const { healthy, findings } = health;
  const failing = sources.filter(({ status }) => status === 'fails').map(({ source }) => source);
  const failed = jobs.filter(isFailing).map(({ name }) => jobName(name) ?? name);
  const ledger = findings.length > 0 ? t('findingsBadge', { count: findings.length }) : t('system.overdue');
  const all = [
    { part: 'ledger', tone: 'bad', is: !healthy, title: ledger, names: [] },
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
  if (troubles.length === 0)
    return (
      <p className={styles['fine']}>
        <StatusTag status="success" label={t('system.allFine')} />
        {t('system.allFineText', { runs: formatNumber(jobs.reduce((sum, { runs }) => sum + runs.length, 0)) })}
      </p>
    );
  return (
    <ul className={styles['troubles']} aria-label={t('system.troubles')}>
      {troubles.map(({ part, tone, title, names }) => (
        <li key={part}>
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
