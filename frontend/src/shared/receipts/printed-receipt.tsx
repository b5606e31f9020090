import { type ComponentType, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { formatDateTime } from '@/shared/format';
import { receiptTexts } from '@/shared/receipts/texts';
import type { PrintedPaper } from '@/shared/receipts/use-printing';
import type { ReceiptContent } from '@/shared/ui/receipt-content';
import { TrailContext } from '@/shared/ui/receipt-trail';
import { Seal } from '@/shared/ui/seal';
import styles from '@/shared/receipts/printed-receipt.module.css';

const MM_PER_PX = 25.4 / 96;
/** Above and below the receipt of a roll: of `@page roll`, and some more for what is rounded. */
const ROLL_MARGINS_MM = 13;

export interface PrintedReceiptProps {
  paper: PrintedPaper;
  content: ReceiptContent;
  /** Of `ui/receipt`, which leads to what prints it. */
  Receipt: ComponentType<ReceiptContent>;
  /** How the paper is checked. */
  children: ReactNode;
  /** A QR code for it. */
  code?: ReactNode;
}

/** A receipt as it is printed, alone, with what it is checked by. It is on no screen. */
export function PrintedReceipt({ paper, content, Receipt, code, children }: PrintedReceiptProps) {
  const { t, language } = receiptTexts.use();
  const [printedAt] = useState(Date.now);
  const sheet = useRef<HTMLDivElement>(null);
  const { seal, below: _below, action: _action, fact: _fact, ...receipt } = content;
  useLayoutEffect(() => {
    const height = sheet.current?.offsetHeight ?? 0;
    return paper === 'roll' ? cutRollAt(height * MM_PER_PX + ROLL_MARGINS_MM) : undefined;
  }, [paper]);
  return createPortal(
    <div ref={sheet} className={styles['sheet']} data-paper={paper}>
      <header className={styles['head']}>
        <b>Lance</b>
        <span>{t('paper.receipt')}</span>
      </header>
      <div className={styles['statement']}>
        {/* Nothing opens on paper. */}
        <TrailContext value={undefined}>
          <Receipt {...receipt} />
        </TrailContext>
        <section className={styles['check']}>
          <div className={styles['seal']}>
            {seal !== undefined && <Seal seal={seal} />}
            <b className="figures">{receipt.number}</b>
          </div>
          <h2>{t('paper.check')}</h2>
          {children}
          {code}
        </section>
      </div>
      <footer className={styles['foot']}>
        <span>{t('paper.site', { host: location.host })}</span>
        <span>{t('paper.printedAt', { time: formatDateTime(printedAt, language) })}</span>
      </footer>
    </div>,
    document.body,
  );
}

/** Makes the page of a roll as long as its receipt, so that no empty paper follows. Returns what ends it. */
function cutRollAt(lengthMm: number): (() => void) | undefined {
  // Where it is not known the page keeps the length of the style sheet.
  if (!('adoptedStyleSheets' in document)) return undefined;
  const rule = new CSSStyleSheet();
  rule.replaceSync(`@page roll { size: 80mm ${lengthMm.toFixed(1)}mm; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rule];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rule);
  };
}
