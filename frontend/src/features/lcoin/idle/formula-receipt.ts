import { lcoinTexts } from '@/features/lcoin/texts';
import type { IdleFormulaDto, IdleRewardStatusDto } from '@/shared/api/generated/schemas';
import { compareDecimals, multiplyDecimals, subtractDecimals, sumDecimals } from '@/shared/decimal';
import { formatDuration, formatNumber } from '@/shared/format';
import type { ReceiptContent } from '@/shared/ui/receipt';

export const FRACTION_DIGITS = 6;

const plain = (value: string): string => formatNumber(value, { digits: FRACTION_DIGITS, trim: true });

/**
 * Whether part of the unclaimed amount was mined at another rate than the current one, for instance before an item was
 * switched on. A difference below 1 L is rounding.
 */
export function isMinedAtOtherRates({ accrued, filled, formula }: IdleRewardStatusDto): boolean {
  const difference = subtractDecimals(accrued, multiplyDecimals(filled, formula.perInterval));
  return compareDecimals(difference, 1) >= 0 || compareDecimals(difference, -1) <= 0;
}

type Effects = Pick<IdleFormulaDto['boosts'][number], 'ratePercent' | 'rateMultiplier' | 'capMultiplier'>;

/** `+20%`, `×1.5`, `한도 ×6`. */
export function useEffectWords(): (boost: Effects) => string {
  const { t } = lcoinTexts.use();
  return ({ ratePercent, rateMultiplier, capMultiplier }) =>
    [
      ...(compareDecimals(ratePercent, 0) === 0 ? [] : [`+${plain(ratePercent)}%`]),
      ...(compareDecimals(rateMultiplier, 1) === 0 ? [] : [`×${plain(rateMultiplier)}`]),
      ...(compareDecimals(capMultiplier, 1) === 0 ? [] : [t('idle.capTimes', { count: plain(capMultiplier) })]),
    ].join(', ');
}

/** The formula with the member's numbers: reward × (1 + Σ percents) × Π multipliers, per interval. */
export function useFormulaReceipt(): (status: IdleRewardStatusDto) => ReceiptContent {
  const { t } = lcoinTexts.use();
  const effect = useEffectWords();
  return ({ formula, asOf }) => {
    const { reward, intervalSeconds, ratePercent, rateMultiplier, perInterval, boosts, cap } = formula;
    const interval = formatDuration(intervalSeconds);
    const names = boosts
      .filter((boost) => compareDecimals(boost.ratePercent, 0) !== 0)
      .map((boost) => `${boost.name} ${effect(boost)}`);
    const multiplying = boosts
      .filter((boost) => compareDecimals(boost.rateMultiplier, 1) !== 0)
      .map((boost) => `${boost.name} ${effect(boost)}`);
    return {
      title: t('idle.perIntervalTitle'),
      rows: [
        { label: t('idle.base', { interval }), value: formatNumber(reward), unit: 'L' },
        {
          label: t('idle.percents'),
          value: plain(sumDecimals([1, multiplyDecimals(ratePercent, '0.01')])),
          operator: '×',
          note: names.length === 0 ? t('idle.noBoost') : names.join(', '),
        },
        {
          label: t('idle.multiplier'),
          value: plain(rateMultiplier),
          operator: '×',
          ...(multiplying.length === 0 ? {} : { note: multiplying.join(', ') }),
        },
      ],
      sum: { label: t('idle.mined', { interval }), value: plain(perInterval), unit: 'L' },
      note: t('idle.cap', { duration: formatDuration(Number(multiplyDecimals(cap, intervalSeconds))) }),
      source: t('idle.source'),
      at: asOf,
    };
  };
}
