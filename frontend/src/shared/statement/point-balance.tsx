import { formatNumber } from '@/shared/format';
import type { MoneyWay } from '@/shared/money/money-way';
import { cut } from '@/shared/points/luff-digits';
import { statementTexts } from '@/shared/statement/texts';
import { Figure, type FigureProps } from '@/shared/ui/figure';

const MAX_DIGITS = 8;

export interface PointBalanceProps {
  title: string;
  unit: string;
  balance: string;
  available: string;
  held: string;
  /** Decimals of the figure; its receipt shows all. */
  digits?: number;
  size?: FigureProps['size'] | undefined;
  /** When it was read, in ms. */
  at: number | undefined;
  note?: string | undefined;
  way?: MoneyWay;
}

/** All that a member has of a point; its receipt splits it into available and held. */
export function PointBalance({
  title,
  unit,
  balance,
  available,
  held,
  digits = 0,
  size,
  at,
  note,
  way,
}: PointBalanceProps) {
  const { t } = statementTexts.use();
  const exact = (value: string): string => formatNumber(value, { digits: MAX_DIGITS, trim: true });
  return (
    <Figure
      value={cut(balance, digits)}
      unit={unit}
      digits={digits}
      size={size ?? 'text'}
      receipt={{
        title,
        rows: [
          { label: t('available'), value: exact(available), unit },
          { label: t('held'), value: exact(held), unit, operator: '+', note: t('heldNote') },
        ],
        sum: { value: exact(balance), unit },
        source: t('source'),
        ...{ at, note, way },
      }}
    />
  );
}
