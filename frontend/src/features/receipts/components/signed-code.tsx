import { QRCodeSVG } from 'qrcode.react';
import { receiptsTexts } from '@/features/receipts/texts';
import { formatDateTime } from '@/shared/format';
import styles from '@/features/receipts/pages/shared-receipt-page.module.css';

/** Longer codes have modules too fine for a phone's camera. */
const LONGEST = 1_800;
const SIZE = 264;

export interface SignedCodeProps {
  /** Address of the receipt. */
  address: string;
  jws: string;
  issuedAt: string;
}

/** The address with the signature behind it, which browsers send to nobody. */
export function SignedCode({ address, jws, issuedAt }: SignedCodeProps) {
  const { t, language } = receiptsTexts.use();
  const whole = `${address}#${jws}`;
  const isWhole = whole.length <= LONGEST;
  return (
    <figure className={styles['code']}>
      <div className={styles['modules']}>
        <QRCodeSVG value={isWhole ? whole : address} size={SIZE} marginSize={4} level="L" title={t('shared.qr')} />
      </div>
      <figcaption>
        <strong>{t('shared.qrTitle')}</strong>
        <p>{isWhole ? t('shared.qrText', { time: formatDateTime(issuedAt, language) }) : t('shared.qrLinkOnly')}</p>
      </figcaption>
    </figure>
  );
}
