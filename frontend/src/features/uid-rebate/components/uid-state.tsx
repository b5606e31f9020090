import { uidRebateTexts } from '@/features/uid-rebate/texts';
import type { UserUidState } from '@/shared/api/generated/schemas';
import { StatusTag } from '@/shared/ui/tag';

const tones = {
  verified: 'success',
  pending: 'pending',
  registered: 'inactive',
  rejected: 'error',
  released: 'inactive',
} as const;

/** How far a member's UID has come. */
export function UidState({ state }: { state: UserUidState }) {
  const { t } = uidRebateTexts.use();
  return <StatusTag status={tones[state]} label={t(`uids.status.${state}`)} />;
}
