import { dashboardTexts } from '@/app/pages/dashboard/texts';
import { useListUserUidsQuery } from '@/shared/api/generated/member';
import type { UserUidState } from '@/shared/api/generated/schemas';
import { uidFormPath } from '@/shared/paths';
import { ButtonLink } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import styles from '@/app/pages/dashboard/dashboard-page.module.css';

const CONNECTED: ReadonlySet<UserUidState> = new Set(['pending', 'registered', 'verified']);

/** Tells a member who had rebates that none can come while no UID is connected. New members have their own way to the first UID. */
export function NoUidNotice({ userId }: { userId: string }) {
  const { t } = dashboardTexts.use();
  const { data: uids } = useListUserUidsQuery({ id: userId });
  if (uids === undefined || uids.some(({ state }) => CONNECTED.has(state))) return null;
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
