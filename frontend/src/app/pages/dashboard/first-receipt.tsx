import { dashboardTexts } from '@/app/pages/dashboard/texts';
import { UidState } from '@/features/uid-rebate/components/uid-state';
import { useGetLcoinSummaryQuery, useListUserUidsQuery } from '@/shared/api/generated/member';
import type { RebateSummaryDto, UserUidDto } from '@/shared/api/generated/schemas';
import { formatDateTime, formatNumber } from '@/shared/format';
import { paths, uidFormPath } from '@/shared/paths';
import { ButtonLink } from '@/shared/ui/button';
import { HalfReceipt } from '@/shared/ui/half-receipt';
import type { ReceiptRow } from '@/shared/ui/receipt-content';
import styles from '@/app/pages/dashboard/dashboard-page.module.css';

/** Registration, a verified UID, the first rebate. */
const STEPS = 3;

/** What has not come yet is quieter than what has. */
const waits = (words: string) => <span className={styles['waits']}>{words}</span>;

/** Receipt of a member without a rebate yet: what is printed so far, and the step that prints the next line. */
export function FirstReceipt({ userId, summary }: { userId: string; summary: RebateSummaryDto }) {
  const { t, language } = dashboardTexts.use();
  const { data: sums } = useGetLcoinSummaryQuery();
  const { data: uids } = useListUserUidsQuery({ id: userId });
  const bonuses = (sums?.breakdown ?? []).filter(({ type, part }) => type === 'bonus' && part === 'earned');
  const due = summary.exchanges.flatMap(({ nextReportDue }) => nextReportDue ?? []).sort()[0];
  const rows: ReceiptRow[] = [
    {
      label: t('registered'),
      value: '✓',
      note:
        bonuses.length > 0
          ? bonuses.map(({ label, amount }) => `${label} ${formatNumber(amount, { sign: 'always' })} L`).join(', ')
          : undefined,
    },
    ...(uids === undefined || uids.length === 0
      ? [{ label: 'UID', value: waits(t('toRegister')) }]
      : uids.map(({ exchangeName, uid, state }) => ({
          label: `${exchangeName} ${uid}`,
          value: state === 'verified' ? '✓' : <UidState state={state} />,
        }))),
    {
      label: t('firstRebate'),
      value: waits(t('toTrade')),
      note: due === undefined ? t(noteOf(uids)) : t('firstDue', { at: formatDateTime(due, language) }),
    },
  ];
  return (
    <div className={styles['first']}>
      <HalfReceipt
        title={t('firstTitle')}
        rows={rows}
        progress={uids && t('steps', { done: uids.some(({ state }) => state === 'verified') ? 2 : 1, count: STEPS })}
      />
      {uids !== undefined && (
        <ButtonLink variant="primary" size="l" to={uids.length === 0 ? uidFormPath : paths.myPage}>
          {t(uids.length === 0 ? 'link.uids' : noteOf(uids) === 'firstPending' ? 'toUidState' : 'toRebates')}
        </ButtonLink>
      )}
    </div>
  );
}

/** What the first rebate waits for. */
function noteOf(uids: readonly UserUidDto[] | undefined): 'firstNote' | 'firstPending' | 'firstTrade' {
  if (uids?.some(({ state }) => state === 'verified')) return 'firstTrade';
  return uids?.some(({ state }) => state === 'pending') ? 'firstPending' : 'firstNote';
}
