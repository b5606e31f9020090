import { MemberCell } from '@/features/admin/components/data-table';
import { adminTexts } from '@/features/admin/texts';
import { useEndMemberSessionsMutation } from '@/shared/api/generated/admin';
import type { AdminUserDto } from '@/shared/api/generated/schemas';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { toast, toastError } from '@/shared/ui/toast';
import styles from '@/features/admin/components/admin.module.css';

/** Logs a member out on all devices; the password stays. */
export function EndSessionsDialog({ user, onClose }: { user: AdminUserDto; onClose: () => void }) {
  const { t } = adminTexts.use();
  const [endSessions, { isLoading }] = useEndMemberSessionsMutation();
  const act = async (): Promise<void> => {
    try {
      const { ended } = await endSessions({ id: user.id }).unwrap();
      toast({ title: t('endSessions.done', { count: ended }), description: user.email });
      onClose();
    } catch (error) {
      toastError(t('endSessions.failed'), error, t('endSessions.fallback'));
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('endSessions.title')}
      consequence={t('endSessions.consequence')}
      confirmLabel={t('endSessions.confirm')}
      onConfirm={() => void act()}
      busy={isLoading}
      danger
    >
      <div className={styles['fields']}>
        <MemberCell name={user.name} email={user.email} />
      </div>
    </ConfirmDialog>
  );
}
