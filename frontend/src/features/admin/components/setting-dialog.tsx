import { settingFigures, useSettingText } from '@/features/admin/components/setting-figures';
import { adminTexts } from '@/features/admin/texts';
import { useUpdateAdminSettingMutation } from '@/shared/api/generated/admin';
import type { AdminSettingDto } from '@/shared/api/generated/schemas';
import { useForm } from '@/shared/form/use-form';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Field, Input, Textarea } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { toast } from '@/shared/ui/toast';
import styles from '@/features/admin/components/admin.module.css';

const LONG_TEXT = 80;

/** Edits one setting and shows its current value. */
export function SettingDialog({ setting, onClose }: { setting: AdminSettingDto; onClose: () => void }) {
  const { t } = adminTexts.use();
  const [update] = useUpdateAdminSettingMutation();
  const { kind, min, max } = setting;
  const now = useSettingText()(setting, setting.value);
  const typed = settingFigures(kind, setting.value);

  const form = useForm({
    values: { value: setting.value },
    read: ({ value }) => ({ value: kind === 'text' ? value : value.trim() }),
    send: (changeSettingDto) => update({ key: setting.key, changeSettingDto }).unwrap(),
    done: ({ message }) => {
      toast({ title: t('settings.saved'), description: message });
      onClose();
    },
    about: () => 'value',
    failed: t('settings.failed'),
  });
  const hint =
    kind === 'text'
      ? t('settings.maxLength', { max: max ?? '' })
      : kind === 'integerList'
        ? t('settings.listHint')
        : min !== null && max !== null
          ? t('settings.range', { min: settingFigures(kind, String(min)), max: settingFigures(kind, String(max)) })
          : undefined;

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('settings.editTitle')}
      consequence={t('settings.consequence')}
      confirmLabel={t('settings.save')}
      onConfirm={form.submit}
      busy={form.busy}
      disabled={!form.isChanged()}
    >
      <div className={styles['fields']}>
        <p className={styles['stack']}>
          <b>{setting.label}</b>
          <span className={styles['muted']}>
            {t('settings.was')}: {now}
            {kind !== 'boolean' && kind !== 'text' && ` (${t('settings.raw', { value: typed })})`}
          </span>
        </p>
        <Field label={t('settings.next')} hint={hint} {...form.field('value')}>
          {kind === 'boolean' ? (
            <Select
              options={[
                { value: 'true', label: t('settings.on') },
                { value: 'false', label: t('settings.off') },
              ]}
            />
          ) : kind === 'text' && Number(max) > LONG_TEXT ? (
            <Textarea maxLength={Number(max)} />
          ) : (
            <Input autoComplete="off" inputMode={kind === 'text' ? undefined : 'decimal'} />
          )}
        </Field>
      </div>
    </ConfirmDialog>
  );
}
