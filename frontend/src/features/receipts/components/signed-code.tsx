import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { receiptsTexts } from '@/features/receipts/texts';
import { formatDateTime } from '@/shared/format';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import styles from '@/features/receipts/pages/shared-receipt-page.module.css';

/** Longer codes have modules too fine for a phone's camera. */
const LONGEST = 1_800;
/** Of the address alone: at least 4 px for each of its modules. */
const SIZE = 164;

export interface SignedCodeProps {
  /** Address of the receipt. */
  address: string;
  jws: string;
  issuedAt: string;
}

/**
 * The address as a small code that any phone reads from the screen; opened large, and on paper, with the signature behind
 * it, which browsers send to nobody.
 */
export function SignedCode({ address, jws, issuedAt }: SignedCodeProps) {
  const { t, language } = receiptsTexts.use();
  const [isLarge, setLarge] = useState(false);
  const whole = `${address}#${jws}`;
  const isWhole = whole.length <= LONGEST;
  const proves = t('shared.qrText', { time: formatDateTime(issuedAt, language) });
  return (
    <figure className={styles['code']}>
      <div className={styles['modules']}>
        <QRCodeSVG value={address} size={SIZE} marginSize={4} level="L" title={t('shared.qrLink')} />
      </div>
      {isWhole && (
        <div className={styles['printed']} aria-hidden>
          <QRCodeSVG value={whole} marginSize={4} level="L" />
        </div>
      )}
      <figcaption>
        <div className={styles['forPhones']}>
          <strong>{t('shared.qrOpen')}</strong>
          <p>{isWhole ? t('shared.qrSmall') : t('shared.qrLinkOnly')}</p>
        </div>
        {isWhole && (
          <Button size="s" onClick={() => setLarge(true)} data-not-printed="">
            {t('shared.qrEnlarge')}
          </Button>
        )}
      </figcaption>
      <Dialog open={isLarge} onOpenChange={setLarge} title={t('shared.qrTitle')} description={proves} wide>
        <div className={styles['large']}>
          <QRCodeSVG value={whole} marginSize={4} level="L" title={t('shared.qr')} />
        </div>
      </Dialog>
    </figure>
  );
}
