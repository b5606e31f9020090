import { dashboardTexts } from '@/app/pages/dashboard/texts';
import { useListUserUidsQuery } from '@/shared/api/generated/member';
import type { RebateSummaryDto, UserUidState } from '@/shared/api/generated/schemas';
import { uidFormPath } from '@/shared/paths';
import { ButtonLink } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import styles from '@/app/pages/dashboard/dashboard-page.module.css';

const CONNECTED: ReadonlySet<UserUidState> = new Set(['pending', 'registered', 'verified']);

/** Whether a member who had rebates has no UID connected; undefined until known. New members have their own way to the first UID. */
export function useLacksUid(userId: string, summary: RebateSummaryDto | undefined): boolean | undefined {
  const { data: uids, isError } = useListUserUidsQuery({ id: userId });
  if (isError || summary?.exchanges.length === 0) return false;
  return summary && uids && !uids.some(({ state }) => CONNECTED.has(state));
}

/** Tells such a member that no rebate can come. */
export function NoUidNotice() {
  const { t } = dashboardTexts.use();
  return (
    <Notice
      className={styles['notice']}
      title={t('noUid')}
      action={
        <ButtonLink variant="primary" to={uidFormPath}>
          {t('link.uids')}
        </ButtonLink>
      }
    >
      {t('noUidText')}
    </Notice>
  );
}
