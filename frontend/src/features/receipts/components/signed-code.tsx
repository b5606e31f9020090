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

/** The address with the signature behind it, which browsers send to nobody; undefined where a phone could not read its code. */
function signedAddress({ address, jws }: SignedCodeProps): string | undefined {
  const whole = `${address}#${jws}`;
  return whole.length <= LONGEST ? whole : undefined;
}

/** The code on paper, signed where it can be, and what it says in letters. */
export function PrintedCode(props: SignedCodeProps) {
  const { t, language } = receiptsTexts.use();
  const whole = signedAddress(props);
  const time = formatDateTime(props.issuedAt, language);
  return (
    <figure data-signed={whole !== undefined}>
      <QRCodeSVG value={whole ?? props.address} marginSize={2} level="L" />
      <figcaption>
        {props.address}
        {whole !== undefined && <p>{t('shared.paperSigned', { time })}</p>}
      </figcaption>
    </figure>
  );
}

/** The address as a small code that any phone reads from the screen; opened large with the signature behind it. */
export function SignedCode(props: SignedCodeProps) {
  const { t, language } = receiptsTexts.use();
  const [isLarge, setLarge] = useState(false);
  const { address, issuedAt } = props;
  const whole = signedAddress(props);
  const proves = t('shared.qrText', { time: formatDateTime(issuedAt, language) });
  return (
    <figure className={styles['code']}>
      <div className={styles['modules']}>
        <QRCodeSVG value={address} size={SIZE} marginSize={4} level="L" title={t('shared.qrLink')} />
      </div>
      <figcaption>
        <div className={styles['forPhones']}>
          <strong>{t('shared.qrOpen')}</strong>
          <p>{whole ? t('shared.qrSmall') : t('shared.qrLinkOnly')}</p>
        </div>
        {whole !== undefined && (
          <Button size="s" onClick={() => setLarge(true)}>
            {t('shared.qrEnlarge')}
          </Button>
        )}
      </figcaption>
      {whole !== undefined && (
        <Dialog open={isLarge} onOpenChange={setLarge} title={t('shared.qrTitle')} description={proves} wide>
          <div className={styles['large']}>
            <QRCodeSVG value={whole} marginSize={4} level="L" title={t('shared.qr')} />
          </div>
        </Dialog>
      )}
    </figure>
  );
}
