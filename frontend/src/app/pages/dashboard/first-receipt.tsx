import { dashboardTexts } from '@/app/pages/dashboard/texts';
import { UidState } from '@/features/uid-rebate/components/uid-state';
import { useGetLcoinSummaryQuery, useListUserUidsQuery } from '@/shared/api/generated/member';
import type { RebateSummaryDto } from '@/shared/api/generated/schemas';
import { formatDateTime, formatNumber } from '@/shared/format';
import { paths, uidFormPath } from '@/shared/paths';
import { ButtonLink } from '@/shared/ui/button';
import { Paper } from '@/shared/ui/paper';
import { Receipt, type ReceiptRow } from '@/shared/ui/receipt';
import styles from '@/app/pages/dashboard/dashboard-page.module.css';

/** Receipt of a member without a rebate yet: what is printed so far, and the step that prints the next line. */
export function FirstReceipt({ userId, summary }: { userId: string; summary: RebateSummaryDto }) {
  const { t, language } = dashboardTexts.use();
  const { data: sums } = useGetLcoinSummaryQuery();
  const { data: uids } = useListUserUidsQuery({ id: userId });
  const bonuses = (sums?.breakdown ?? []).filter(({ type, part }) => type === 'bonus' && part === 'earned');
  const due = summary.exchanges.flatMap(({ nextReportDue }) => nextReportDue ?? []).sort()[0];
  const rows: ReceiptRow[] = [
    { label: t('registered'), value: '✓' },
    ...bonuses.map(({ label, amount }) => ({ label, value: `+${formatNumber(amount)}`, unit: 'L' })),
    ...(uids === undefined || uids.length === 0
      ? [{ label: 'UID', value: '—' }]
      : uids.map(({ exchangeName, uid, state }) => ({
          label: `${exchangeName} ${uid}`,
          value: state === 'verified' ? '✓' : '—',
          note: <UidState state={state} />,
        }))),
  ];
  return (
    <div className={styles['first']}>
      <Paper hangs className={styles['half']}>
        <Receipt
          title={t('firstTitle')}
          rows={rows}
          sum={{ label: t('firstRebate'), value: <span className={styles['notYet']}>{t('notYet')}</span> }}
          note={due === undefined ? t('firstNote') : t('firstDue', { at: formatDateTime(due, language) })}
        />
      </Paper>
      {uids !== undefined && (
        <ButtonLink variant="primary" size="l" to={uids.length === 0 ? uidFormPath : paths.myPage}>
          {uids.length === 0 ? t('link.uids') : t('toRebates')}
        </ButtonLink>
      )}
    </div>
  );
}
