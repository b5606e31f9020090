import { MemberCell } from '@/features/admin/components/data-table';
import { adminTexts } from '@/features/admin/texts';
import { useIssueChartCouponsMutation } from '@/shared/api/generated/admin';
import type { AdminUserDto } from '@/shared/api/generated/schemas';
import { useForm } from '@/shared/form/use-form';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Field, Input } from '@/shared/ui/field';
import { toast } from '@/shared/ui/toast';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/admin/components/admin.module.css';

const WHOLE = /^[1-9]\d{0,3}$/;

/** Gives a member coupons for chart analyses; a setting limits the number per call. */
export function CouponDialog({ user, onClose }: { user: AdminUserDto; onClose: () => void }) {
  const { t } = adminTexts.use();
  const setting = useSettings().get('store_mostCouponsAtOnce');
  const most = setting === undefined ? undefined : Number(setting);
  const [issue] = useIssueChartCouponsMutation();
  const form = useForm({
    values: { count: '1' },
    check: (typed) =>
      readCount(typed.count, most) === undefined
        ? { count: most === undefined ? t('coupons.countProblem') : t('coupons.rangeProblem', { most }) }
        : {},
    send: (typed) => issue({ id: user.id, issueCouponsDto: { count: Number(typed.count) } }).unwrap(),
    done: ({ message }) => {
      toast({ title: message, description: user.email });
      onClose();
    },
    about: () => 'count',
    failed: t('coupons.failed'),
    fallback: t('coupons.fallback'),
  });
  const count = readCount(form.values.count, most);

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('coupons.title')}
      consequence={t('coupons.consequence', { name: user.name })}
      confirmLabel={count === undefined ? t('coupons.confirm') : t('coupons.confirmCount', { count })}
      onConfirm={form.submit}
      busy={form.busy}
    >
      <div className={styles['fields']}>
        <MemberCell name={user.name} email={user.email} />
        <Field
          label={t('coupons.count')}
          hint={most === undefined ? undefined : t('settings.range', { min: 1, max: most })}
          {...form.field('count')}
        >
          <Input inputMode="numeric" autoComplete="off" maxLength={4} suffix={t('coupons.unit')} />
        </Field>
      </div>
    </ConfirmDialog>
  );
}

/** A whole number from 1 to the limit of the setting; without the setting the server decides. */
function readCount(typed: string, most = Infinity): number | undefined {
  const text = typed.trim();
  return WHOLE.test(text) && Number(text) <= most ? Number(text) : undefined;
}
