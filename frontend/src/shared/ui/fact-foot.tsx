import type { ComponentType } from 'react';
import { formatDateTime } from '@/shared/format';
import { receiptTexts } from '@/shared/receipts/texts';
import { sharedTexts } from '@/shared/texts';
import { LazyPart, lazyPart } from '@/shared/ui/lazy-part';
import type { ReceiptContent } from '@/shared/ui/receipt-content';
import { Seal } from '@/shared/ui/seal';
import styles from '@/shared/ui/receipt-foot.module.css';

/** What members can do with receipts of their own; loaded when one is opened. */
const actionsPart = lazyPart(async () => (await import('@/shared/receipts/receipt-actions')).ReceiptActions);

export interface FactFootProps {
  content: ReceiptContent;
  /** Of `ui/receipt`, which ends with this; it is printed once more. */
  Receipt: ComponentType<ReceiptContent>;
}

/** The end of a fact's receipt: number, source, time and seal, and what can be done with it. */
export function FactFoot({ content, Receipt }: FactFootProps) {
  const { t, language } = sharedTexts.use();
  const texts = receiptTexts.use();
  const { number, source, at, correctedAt, seal, action, fact } = content;
  return (
    <>
      <div className={styles['foot']}>
        <dl className={styles['origin']}>
          {number !== undefined && (
            <div>
              <dt>{texts.t('number')}</dt>
              <dd className="figures">{number}</dd>
            </div>
          )}
          {source !== undefined && (
            <div>
              <dt>{t('receipt.source')}</dt>
              <dd>{source}</dd>
            </div>
          )}
          {at !== undefined && (
            <div>
              <dt>{t('receipt.at')}</dt>
              <dd>
                <time dateTime={new Date(at).toISOString()}>{formatDateTime(at, language)}</time>
              </dd>
            </div>
          )}
          {correctedAt != null && (
            <div>
              <dt>{texts.t('corrected')}</dt>
              <dd>
                <time dateTime={correctedAt}>{formatDateTime(correctedAt, language)}</time>
              </dd>
            </div>
          )}
        </dl>
        {seal !== undefined && <Seal seal={seal} />}
      </div>
      {action != null && <div className={styles['action']}>{action}</div>}
      {fact !== undefined && (
        <LazyPart part={actionsPart} quiet fallback={<div className={styles['actionsPlace']} />}>
          {(ReceiptActions) => <ReceiptActions fact={fact} content={content} Receipt={Receipt} />}
        </LazyPart>
      )}
    </>
  );
}
