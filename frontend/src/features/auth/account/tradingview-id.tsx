import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { accountTexts } from '@/features/auth/account/texts';
import { fieldError, toApiError } from '@/shared/api/api-error';
import { useUpdateOwnMemberMutation } from '@/shared/api/generated/site';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Field, Input } from '@/shared/ui/field';
import { toast, toastError } from '@/shared/ui/toast';
import styles from '@/features/auth/account/account-section.module.css';

const MOST_CHARACTERS = 50;

/** The TradingView ID: added, changed, and deleted after a question. */
export function TradingviewId({ value }: { value: string | null }) {
  const { t } = accountTexts.use();
  const heading = useId();
  const [mode, setMode] = useState<'shown' | 'editing' | 'removing'>('shown');
  const [draft, setDraft] = useState('');
  const [problem, setProblem] = useState<string>();
  const [update, { isLoading }] = useUpdateOwnMemberMutation();

  const edit = (): void => {
    setDraft(value ?? '');
    setProblem(undefined);
    setMode('editing');
  };
  const send = async (tradingviewId: string | null): Promise<void> => {
    try {
      await update({ updateMemberDto: { tradingviewId } }).unwrap();
      toast({ title: t(tradingviewId === null ? 'tradingview.removed' : 'tradingview.saved') });
      setMode('shown');
    } catch (error) {
      setProblem(fieldError(toApiError(error), 'tradingviewId'));
      toastError(t('tradingview.failed'), error);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const next = draft.trim();
    if (next === '') setProblem(t('tradingview.required'));
    else void send(next);
  };

  return (
    <Card className={styles['tradingview']} role="group" aria-labelledby={heading}>
      <h3 id={heading}>{t('tradingview.title')}</h3>
      <p className={styles['lead']}>{t('tradingview.lead')}</p>
      {mode === 'editing' ? (
        <form onSubmit={submit} noValidate>
          <Field label={t('tradingview.label')} hint={t('tradingview.hint')} error={problem}>
            <Input
              value={draft}
              maxLength={MOST_CHARACTERS}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus
              onChange={(event) => {
                setDraft(event.target.value);
                setProblem(undefined);
              }}
            />
          </Field>
          <div className={styles['actions']}>
            <Button type="submit" variant="primary" busy={isLoading}>
              {t('tradingview.save')}
            </Button>
            <Button variant="quiet" disabled={isLoading} onClick={() => setMode('shown')}>
              {t('tradingview.cancel')}
            </Button>
          </div>
        </form>
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
        amount={value}
        confirmLabel={t('tradingview.removeConfirm')}
        onConfirm={() => void send(null)}
        busy={isLoading}
        danger
      />
    </Card>
  );
}
