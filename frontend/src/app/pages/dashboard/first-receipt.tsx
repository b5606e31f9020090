import { dashboardTexts } from '@/app/pages/dashboard/texts';
import { UidState } from '@/features/uid-rebate/components/uid-state';
import { useGetLcoinSummaryQuery, useListUserUidsQuery } from '@/shared/api/generated/member';
import type { RebateSummaryDto, UserUidDto } from '@/shared/api/generated/schemas';
import { formatDateTime } from '@/shared/format';
import { paths, uidFormPath } from '@/shared/paths';
import { ButtonLink } from '@/shared/ui/button';
import { Amount } from '@/shared/ui/figure';
import { Timeline, type TimelineEntry } from '@/shared/ui/timeline';
import styles from '@/app/pages/dashboard/dashboard-page.module.css';

/** The way of a member without a rebate yet: what is done, what is to be done now, and the rebate that follows. */
export function FirstReceipt({ userId, summary }: { userId: string; summary: RebateSummaryDto }) {
  const { t, language } = dashboardTexts.use();
  const { data: sums } = useGetLcoinSummaryQuery();
  const { data: uids } = useListUserUidsQuery({ id: userId });
  const bonuses = (sums?.breakdown ?? []).filter(({ type, part }) => type === 'bonus' && part === 'earned');
  const due = summary.exchanges.flatMap(({ nextReportDue }) => nextReportDue ?? []).sort()[0];
  const steps: TimelineEntry[] = [
    { key: 'registered', title: t('registered'), state: 'done' },
    ...bonuses.map(({ label, amount }) => ({
      key: label,
      title: label,
      time: <Amount value={amount} unit="L" signed />,
      state: 'done' as const,
    })),
    ...(uids?.length === 0 ? [{ key: 'uid', title: t('link.uids'), state: 'now' as const }] : []),
    ...(uids ?? []).map(({ id, exchangeName, uid, state }) => ({
      key: id,
      title: `${exchangeName} ${uid}`,
      note: <UidState state={state} />,
      state: stepOf(state),
    })),
    {
      key: 'rebate',
      title: t('firstRebate'),
      note: due === undefined ? t('firstNote') : t('firstDue', { at: formatDateTime(due, language) }),
      state: uids?.some(({ state }) => state === 'verified') ? 'now' : 'next',
    },
  ];
  return (
    <div className={styles['first']}>
      <h2>{t('firstTitle')}</h2>
      <Timeline label={t('firstTitle')} entries={steps} />
      {uids !== undefined && (
        <ButtonLink variant="primary" size="l" to={uids.length === 0 ? uidFormPath : paths.myPage}>
          {uids.length === 0 ? t('link.uids') : t('toRebates')}
        </ButtonLink>
      )}
    </div>
  );
}

function stepOf(state: UserUidDto['state']): TimelineEntry['state'] {
  if (state === 'verified') return 'done';
  return state === 'rejected' || state === 'released' ? 'bad' : 'now';
}
