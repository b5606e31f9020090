import { useState } from 'react';
import { adminTexts } from '@/features/admin/texts';
import { toApiError } from '@/shared/api/api-error';
import { useUpdateAdminSettingMutation } from '@/shared/api/generated/admin';
import type { AdminSettingDto } from '@/shared/api/generated/schemas';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Field, Input, Select, Textarea } from '@/shared/ui/field';
import { toast, toastError } from '@/shared/ui/toast';
import styles from '@/features/admin/components/admin.module.css';

const LONG_TEXT = 80;

/** A new value for one setting, with what it was. */
export function SettingDialog({ setting, onClose }: { setting: AdminSettingDto; onClose: () => void }) {
  const { t } = adminTexts.use();
  const [value, setValue] = useState(setting.value);
  const [problem, setProblem] = useState<string>();
  const [update, { isLoading }] = useUpdateAdminSettingMutation();
  const { kind, min, max } = setting;

  const save = async (): Promise<void> => {
    try {
      const { message } = await update({
        key: setting.key,
        changeSettingDto: { value: kind === 'text' ? value : value.trim() },
      }).unwrap();
      toast({ title: t('settings.saved'), description: message });
      onClose();
    } catch (error) {
      setProblem(toApiError(error).message);
      toastError(t('settings.failed'), error);
    }
  };
  const change = (next: string): void => {
    setValue(next);
    setProblem(undefined);
  };
  const hint =
    kind === 'text'
      ? t('settings.maxLength', { max: max ?? '' })
      : kind === 'integerList'
        ? t('settings.listHint')
        : min !== null && max !== null
          ? t('settings.range', { min, max })
          : undefined;

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('settings.editTitle')}
      consequence={t('settings.consequence')}
      confirmLabel={t('settings.save')}
      onConfirm={() => void save()}
      busy={isLoading}
      disabled={value === setting.value}
    >
      <div className={styles['fields']}>
        <p className={styles['stack']}>
          <b>{setting.label}</b>
          <span className={styles['muted']}>
            {t('settings.was')}:{' '}
            {kind === 'boolean' ? t(setting.value === 'true' ? 'settings.on' : 'settings.off') : setting.value}
          </span>
        </p>
        <Field label={t('settings.next')} hint={hint} error={problem}>
          {kind === 'boolean' ? (
            <Select
              value={value}
              options={[
                { value: 'true', label: t('settings.on') },
                { value: 'false', label: t('settings.off') },
              ]}
              onChange={(event) => change(event.target.value)}
            />
          ) : kind === 'text' && Number(max) > LONG_TEXT ? (
            <Textarea value={value} maxLength={Number(max)} onChange={(event) => change(event.target.value)} />
          ) : (
            <Input
              value={value}
              autoComplete="off"
              inputMode={kind === 'text' ? undefined : 'decimal'}
              onChange={(event) => change(event.target.value)}
            />
          )}
        </Field>
      </div>
    </ConfirmDialog>
  );
}
