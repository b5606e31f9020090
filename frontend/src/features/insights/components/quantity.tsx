import { Flash } from '@/features/insights/components/flash';
import { figureTexts } from '@/features/insights/components/texts';
import { behindFigure, formatNumber, formatSigned } from '@/shared/format';
import type { Language } from '@/shared/i18n';
import { cx } from '@/shared/ui/class-names';
import { NoFigure } from '@/shared/ui/figure';
import styles from '@/features/insights/components/figures.module.css';

/** Fraction digits that show a price to about four figures; none or two for large ones. */
function priceDigits(price: number, unit: 'KRW' | 'USD'): number {
  if (price >= 100) return unit === 'KRW' ? 0 : 2;
  if (price <= 0) return 0;
  return Math.min(10, 3 - Math.floor(Math.log10(price)));
}

export const formatPrice = (price: number, unit: 'KRW' | 'USD'): string =>
  formatNumber(price, { digits: priceDigits(price, unit) });

/** A price that stands by itself: zeros at its end say nothing, except the cents of a dollar. */
export function shortPrice(price: number, unit: 'KRW' | 'USD'): string {
  const digits = priceDigits(price, unit);
  const cents = unit === 'USD' ? Math.min(2, digits) : 0;
  const text = formatNumber(price, { digits, trim: true });
  return (text.split('.')[1]?.length ?? 0) < cents ? formatNumber(price, { digits: cents }) : text;
}

/** Every digit that the source gave. */
export const formatExact = (value: number | string): string => formatNumber(value, { digits: 12, trim: true });

/** Like `formatExact`, with at least as many digits as `formatPrice` shows. */
export const formatExactPrice = (price: number, unit: 'KRW' | 'USD'): string => {
  const [exact, shown] = [formatExact(price), formatPrice(price, unit)];
  return shown.length > exact.length ? shown : exact;
};

const compactFormats = {
  ko: new Intl.NumberFormat('ko', { notation: 'compact', maximumFractionDigits: 1, useGrouping: true }),
  en: new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 }),
} satisfies Record<Language, Intl.NumberFormat>;

/** Korean counts in units of this; below it an amount has its digits, never 천. */
const MAN = 10_000;

/** A large amount in a few figures: `3,210억`, `1.2조`, `1,100`, `321B`. */
export const formatCompact = (value: number, language: Language): string =>
  language === 'ko' && Math.abs(value) < MAN
    ? formatNumber(value, { digits: Math.abs(value) < 100 ? 1 : 0, trim: true })
    : compactFormats[language].format(value);

export interface QuantityProps {
  /** Null where it is not known. */
  value: number | null | undefined;
  unit?: string;
}

/** A large amount in a few figures. */
export function Compact({ value, unit }: QuantityProps) {
  const { t, language } = figureTexts.use();
  if (value === null || value === undefined) return <NoFigure label={t('unknown')} />;
  return <Shown text={formatCompact(value, language)} unit={unit} />;
}

/** A price; in KRW where the unit says so. */
export function Price({ value, unit, in: currency = 'USD' }: QuantityProps & { in?: 'KRW' | 'USD' }) {
  const { t } = figureTexts.use();
  if (value === null || value === undefined) return <NoFigure label={t('unknown')} />;
  return <Shown text={shortPrice(value, currency)} unit={unit} />;
}

export interface PercentProps {
  value: number | null;
  digits?: number;
  /** Which side pays a rate is told by its sign, not by a colour: it is no change of a figure. */
  signed?: boolean;
}

/** A share or a rate in percent. */
export function Percent({ value, digits = 1, signed = false }: PercentProps) {
  const { t } = figureTexts.use();
  if (value === null) return <NoFigure label={t('unknown')} />;
  return <Shown text={`${(signed ? formatSigned : formatNumber)(value, { digits })}%`} unit={undefined} />;
}

function Shown({ text, unit }: { text: string; unit: string | undefined }) {
  return (
    <span className={cx('figures', styles['figure'])}>
      <Flash text={text} />
      {unit !== undefined && <span className={styles['unit']}>{behindFigure(unit)}</span>}
    </span>
  );
}
