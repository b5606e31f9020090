import { adminTexts } from '@/features/admin/texts';
import { useResetMemberPasswordMutation } from '@/shared/api/generated/admin';
import type { AdminUserDto } from '@/shared/api/generated/schemas';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { toast, toastError } from '@/shared/ui/toast';
import { MemberCell } from '@/features/admin/components/data-table';
import styles from '@/features/admin/components/admin.module.css';

const TOAST_MS = 7_000;

/** Resets a member's password to the default one, which the member has to be told to change. */
export function ResetPasswordDialog({ user, onClose }: { user: AdminUserDto; onClose: () => void }) {
  const { t } = adminTexts.use();
  const [reset, { isLoading }] = useResetMemberPasswordMutation();
  const act = async (): Promise<void> => {
    try {
      const { message } = await reset({ id: user.id }).unwrap();
      toast({ title: t('reset.done'), description: message, duration: TOAST_MS });
      onClose();
    } catch (error) {
      toastError(t('reset.failed'), error, t('reset.fallback'));
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('reset.title')}
      consequence={t('reset.consequence')}
      confirmLabel={t('reset.confirm')}
      onConfirm={() => void act()}
      busy={isLoading}
      danger
    >
      <div className={styles['fields']}>
        <MemberCell name={user.name} email={user.email} />
        <p>{t('reset.tell')}</p>
      </div>
    </ConfirmDialog>
  );
}
