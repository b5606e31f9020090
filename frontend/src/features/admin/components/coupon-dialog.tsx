import { useState } from 'react';
import { MemberCell } from '@/features/admin/components/data-table';
import { adminTexts } from '@/features/admin/texts';
import { fieldError, toApiError } from '@/shared/api/api-error';
import { useIssueChartCouponsMutation } from '@/shared/api/generated/admin';
import type { AdminUserDto } from '@/shared/api/generated/schemas';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Field, Input } from '@/shared/ui/field';
import { toast, toastError } from '@/shared/ui/toast';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/admin/components/admin.module.css';

const WHOLE = /^[1-9]\d{0,3}$/;

/** Gives a member coupons for chart analyses; how many at once is a setting. */
export function CouponDialog({ user, onClose }: { user: AdminUserDto; onClose: () => void }) {
  const { t } = adminTexts.use();
  const setting = useSettings().get('store_mostCouponsAtOnce');
  const most = setting === undefined ? undefined : Number(setting);
  const [typed, setTyped] = useState('1');
  const [problem, setProblem] = useState<string>();
  const [issue, { isLoading }] = useIssueChartCouponsMutation();
  const count = readCount(typed, most);

  const act = async (): Promise<void> => {
    if (count === undefined) {
      setProblem(most === undefined ? t('coupons.countProblem') : t('coupons.rangeProblem', { most }));
      return;
    }
    try {
      const { message } = await issue({ id: user.id, issueCouponsDto: { count } }).unwrap();
      toast({ title: message, description: user.email });
      onClose();
    } catch (error) {
      const refused = toApiError(error);
      setProblem(fieldError(refused, 'count') ?? (refused.isWordless ? t('coupons.fallback') : refused.message));
      toastError(t('coupons.failed'), error, t('coupons.fallback'));
    }
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('coupons.title')}
      consequence={t('coupons.consequence', { name: user.name })}
      confirmLabel={count === undefined ? t('coupons.confirm') : t('coupons.confirmCount', { count })}
      onConfirm={() => void act()}
      busy={isLoading}
    >
      <div className={styles['fields']}>
        <MemberCell name={user.name} email={user.email} />
        <Field
          label={t('coupons.count')}
          hint={most === undefined ? undefined : t('settings.range', { min: 1, max: most })}
          error={problem}
        >
          <Input
            value={typed}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            suffix={t('coupons.unit')}
            onChange={(event) => {
              setTyped(event.target.value);
              setProblem(undefined);
            }}
          />
        </Field>
      </div>
    </ConfirmDialog>
  );
}

/** A whole number from 1 to the most that the setting lets; without the setting the server judges. */
function readCount(typed: string, most = Infinity): number | undefined {
  const text = typed.trim();
  return WHOLE.test(text) && Number(text) <= most ? Number(text) : undefined;
}
