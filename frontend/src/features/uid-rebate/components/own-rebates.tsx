import { type ReactNode } from 'react';
import { uidRebateTexts } from '@/features/uid-rebate/texts';
import { useListUserUidsQuery } from '@/shared/api/generated/member';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session.slice';
import { ButtonLink } from '@/shared/ui/button';

/** The way to a member's rebates, before that to the check of a UID; without any UID the check comes first. */
export function OwnRebates({ check }: { check: (isFirst: boolean) => ReactNode }) {
  const { t } = uidRebateTexts.use();
  const { user } = useSession();
  const { data: uids = [] } = useListUserUidsQuery({ id: user?.id ?? '' }, { skip: !user });
  if (uids.length === 0) return check(true);
  return (
    <>
      <ButtonLink variant="primary" size="l" to={paths.dashboard}>
        {t('ownDay.rebates')}
      </ButtonLink>
      {check(false)}
    </>
  );
}
