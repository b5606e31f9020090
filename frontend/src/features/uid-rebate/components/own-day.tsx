import { type ReactNode } from 'react';
import { DayReceipt } from '@/features/uid-rebate/components/rebate-receipts';
import { WithUids } from '@/features/uid-rebate/components/with-uids';
import { uidRebateTexts } from '@/features/uid-rebate/texts';
import { useGetRebateSummaryQuery } from '@/shared/api/generated/member';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/shared/ui/button';
import { Paper } from '@/shared/ui/paper';
import styles from '@/features/uid-rebate/components/own-day.module.css';

/** Receipt of the member's last reported day; something else where no report has come. */
export function OwnDay({ instead }: { instead: ReactNode }) {
  const { t } = uidRebateTexts.use();
  const { data } = useGetRebateSummaryQuery({ days: 30 });
  const day = data?.series.findLast(({ rebate }) => rebate !== null);
  if (data === undefined || day === undefined) return instead;
  return (
    <div className={styles['own']}>
      <Paper hangs printing>
        <DayReceipt day={day} exchanges={data.exchanges} isPartOfPage />
      </Paper>
      {/* Members with UIDs have it as the first button of the page. */}
      <WithUids others={<ButtonLink to={paths.dashboard}>{t('ownDay')}</ButtonLink>}>{null}</WithUids>
    </div>
  );
}
