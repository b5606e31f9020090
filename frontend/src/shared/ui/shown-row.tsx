import { type Decimal, parseDecimal } from '@/shared/decimal';
import { behindFigure } from '@/shared/format';
import { receiptTexts } from '@/shared/receipts/texts';
import { cx } from '@/shared/ui/class-names';
import type { SaidAmount, ShownFigure } from '@/shared/ui/receipt-trail';
import styles from '@/shared/ui/receipt.module.css';

/** Says that the page shows a figure shortened, and how; nothing where its receipt says the very same. */
export function ShownRow({ shown, said }: { shown: ShownFigure; said: readonly SaidAmount[] }) {
  const { t } = receiptTexts.use();
  const short = shortenedTo(shown, said);
  if (!short) return null;
  const { digits, how } = short;
  return (
    <li className={cx(styles['entry'], styles['shown'])}>
      <div className={styles['row']}>
        <span className={styles['label']}>{t('shown')}</span>
        <span className={styles['leader']} aria-hidden />
        <span className={cx('figures', styles['value'])}>
          {shown.value}
          {shown.unit !== undefined && <span className={styles['unit']}>{behindFigure(shown.unit)}</span>}
        </span>
      </div>
      <div className={styles['note']}>{digits === 0 ? t('whole') : t(how, { digits })}</div>
    </li>
  );
}

interface Shortened {
  digits: number;
  /** `digits` where rounding and cutting give the same figure. */
  how: 'digits' | 'roundedTo' | 'cutTo';
}

/** How a shown figure was shortened; undefined if the receipt says the very same amount, or only others. */
function shortenedTo(shown: ShownFigure, amounts: readonly SaidAmount[]): Shortened | undefined {
  const figure = read(shown.value);
  if (!figure) return undefined;
  const digits = figure.scale;
  const distances = amounts.flatMap(({ value, unit }) => {
    const exact = typeof value === 'string' && (unit ?? '') === (shown.unit ?? '') ? read(value) : undefined;
    if (!exact) return [];
    const scale = Math.max(digits, exact.scale);
    const distance = magnitude(figure, scale) - magnitude(exact, scale);
    return [{ distance, step: 10n ** BigInt(scale - digits) }];
  });
  if (distances.some(({ distance }) => distance === 0n)) return undefined;
  const near = distances.find(({ distance, step }) => distance < step && -distance < step);
  if (!near) return undefined;
  const { distance, step } = near;
  return { digits, how: distance > 0n ? 'roundedTo' : -distance * 2n >= step ? 'cutTo' : 'digits' };
}

/** Signs are left out: an amount that was taken stands with or without its minus. */
function read(text: string): Decimal | undefined {
  return parseDecimal(text.replace(/^[+\u2212-]/, ''));
}

function magnitude({ units, scale }: Decimal, atScale: number): bigint {
  return units * 10n ** BigInt(atScale - scale);
}

/** The figure at the beginning of what was pressed: `+2.46 L`; undefined for other words. */
export function readFigure(text: string | null | undefined): ShownFigure | undefined {
  const [, value, unit] = /^([+\u2212]?[\d,]*\d(?:\.\d+)?)\s*([^\s,\d]+)?(?:,|$)/.exec(text ?? '') ?? [];
  return value === undefined ? undefined : { value, unit };
}
