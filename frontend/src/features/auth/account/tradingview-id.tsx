import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { accountTexts } from '@/features/auth/account/texts';
import { useUpdateOwnMemberMutation } from '@/shared/api/generated/site';
import { Form } from '@/shared/form/form';
import { useForm } from '@/shared/form/use-form';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Field, Input } from '@/shared/ui/field';
import { toast } from '@/shared/ui/toast';
import styles from '@/features/auth/account/account-section.module.css';

const MAX_CHARACTERS = 50;

/** TradingView ID: add, change, and delete with a confirmation. */
export function TradingviewId({ value }: { value: string | null }) {
  const { t } = accountTexts.use();
  const heading = useId();
  const [mode, setMode] = useState<'shown' | 'editing' | 'removing'>('shown');
  const [update] = useUpdateOwnMemberMutation();

  const form = useForm({
    values: { tradingviewId: value ?? '' },
    check: ({ tradingviewId }) => (tradingviewId.trim() === '' ? { tradingviewId: t('tradingview.required') } : {}),
    read: ({ tradingviewId }): { tradingviewId: string | null } => ({
      tradingviewId: mode === 'removing' ? null : tradingviewId.trim(),
    }),
    send: (updateMemberDto) => update({ updateMemberDto }).unwrap(),
    done: () => {
      toast({ title: t(mode === 'removing' ? 'tradingview.removed' : 'tradingview.saved') });
      setMode('shown');
    },
    failed: t('tradingview.failed'),
  });
  const edit = (): void => {
    form.restart();
    setMode('editing');
  };

  return (
    <Card className={styles['tradingview']} role="group" aria-labelledby={heading}>
      <h3 id={heading}>{t('tradingview.title')}</h3>
      <p className={styles['lead']}>{t('tradingview.lead')}</p>
      {mode === 'editing' ? (
        <Form form={form}>
          <Field label={t('tradingview.label')} hint={t('tradingview.hint')} {...form.field('tradingviewId')}>
            <Input maxLength={MAX_CHARACTERS} autoComplete="off" autoCapitalize="none" spellCheck={false} autoFocus />
          </Field>
          <div className={styles['actions']}>
            <Button type="submit" variant="primary" busy={form.busy}>
              {t('tradingview.save')}
            </Button>
            <Button variant="quiet" disabled={form.busy} onClick={() => setMode('shown')}>
              {t('tradingview.cancel')}
            </Button>
          </div>
        </Form>
      ) : value === null ? (
        <>
          <p className={styles['none']}>{t('tradingview.none')}</p>
          <Button icon={<Plus size={16} aria-hidden />} onClick={edit}>
            {t('tradingview.add')}
          </Button>
        </>
      ) : (
        <>
          <p className={styles['id']}>{value}</p>
          <div className={styles['actions']}>
            <Button size="s" icon={<Pencil size={14} aria-hidden />} onClick={edit}>
              {t('tradingview.edit')}
            </Button>
            <Button
              size="s"
              variant="quiet"
              icon={<Trash2 size={14} aria-hidden />}
              onClick={() => setMode('removing')}
            >
              {t('tradingview.remove')}
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        open={mode === 'removing'}
        onOpenChange={() => setMode('shown')}
        title={t('tradingview.removeTitle')}
        consequence={t('tradingview.removeConsequence')}
        subject={value}
        confirmLabel={t('tradingview.removeConfirm')}
        onConfirm={() => void form.send()}
        busy={form.busy}
        danger
      />
    </Card>
  );
}
