import { ExternalLink, Send } from 'lucide-react';
import { useState } from 'react';
import { useShareReceiptMutation } from '@/shared/api/generated/member';
import type { SharedPreviewDto } from '@/shared/api/generated/schemas';
import { behindFigure } from '@/shared/format';
import { localPath } from '@/shared/paths';
import { useCents } from '@/shared/receipts/in-cents';
import type { ReceiptFact } from '@/shared/receipts/receipt-fact';
import { receiptTexts } from '@/shared/receipts/texts';
import { Button } from '@/shared/ui/button';
import { CopyButton } from '@/shared/ui/copy-button';
import { ConfirmDialog, Dialog } from '@/shared/ui/dialog';
import { Field, Input } from '@/shared/ui/field';
import { toastError } from '@/shared/ui/toast';
import styles from '@/shared/receipts/receipt-actions.module.css';

export interface ShareDialogProps extends SharedPreviewDto {
  fact: ReceiptFact;
  onClose: () => void;
}

/** Asks what strangers shall see, then shows the link this once. */
export function ShareDialog({ fact, title, sum, onClose }: ShareDialogProps) {
  const { t, language } = receiptTexts.use();
  const [withAmounts, setWithAmounts] = useState(false);
  const [link, setLink] = useState<string>();
  const [share, { isLoading }] = useShareReceiptMutation();
  const inCents = useCents();
  const shown = sum.unit === 'USDT' ? inCents({ rows: [], sum }).sum : sum;
  const make = async (): Promise<void> => {
    try {
      const { path } = await share({ ...fact, shareReceiptDto: { withAmounts } }).unwrap();
      setLink(`${location.origin}${localPath(path, language)}`);
    } catch (error) {
      toastError(t('share.failed'), error);
    }
  };
  if (link === undefined)
    return (
      <ConfirmDialog
        open
        onOpenChange={onClose}
        title={t('share.title')}
        consequence={t('share.text')}
        confirmLabel={t('share.make')}
        onConfirm={() => void make()}
        busy={isLoading}
      >
        <fieldset className={styles['asked']}>
          <legend>{t('share.which')}</legend>
          {([false, true] as const).map((isShown) => (
            <label key={String(isShown)} className={styles['choice']}>
              <input
                type="radio"
                name="amounts"
                checked={withAmounts === isShown}
                onChange={() => setWithAmounts(isShown)}
              />
              <span className={styles['what']}>
                {t(isShown ? 'share.shown' : 'share.hidden')}
                <small>{t(isShown ? 'share.shownNote' : 'share.hiddenNote')}</small>
              </span>
              <span className={styles['preview']} aria-hidden>
                <span>{title}</span>
                {isShown ? (
                  <b className="figures">
                    {shown.value}
                    {shown.unit != null && behindFigure(shown.unit)}
                  </b>
                ) : (
                  <span>{t('share.hiddenSum')}</span>
                )}
              </span>
            </label>
          ))}
        </fieldset>
        <p className={styles['never']}>{t('share.never')}</p>
      </ConfirmDialog>
    );
  // Not on every device; there the link is copied.
  const canSend = typeof navigator.share === 'function';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('share.doneTitle')}
      description={t('share.doneText')}
      footer={
        <>
          <CopyButton text={link} variant={canSend ? 'secondary' : 'primary'}>
            {t('share.copyLink')}
          </CopyButton>
          {canSend && (
            <Button
              variant="primary"
              icon={<Send size={16} aria-hidden />}
              // Whoever closes the sheet of the system has not failed.
              onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
            >
              {t('share.send')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles['link']}>
        <Field label={t('share.link')}>
          <Input readOnly value={link} onFocus={(event) => event.target.select()} />
        </Field>
      </div>
      <p className={styles['never']}>
        <a href={link} target="_blank" rel="noreferrer">
          {t('share.open')} <ExternalLink size={14} aria-hidden />
        </a>
      </p>
    </Dialog>
  );
}
