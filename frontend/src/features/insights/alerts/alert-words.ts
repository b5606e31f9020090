import { shownDigits } from '@/features/insights/alerts/shown-digits.rules';
import { alertTexts } from '@/features/insights/alerts/texts';
import { formatExact, shortPrice } from '@/features/insights/components/quantity';
import type { AlertDirection, AlertKind, CreateAlertDto } from '@/shared/api/generated/schemas';
import { formatNumber } from '@/shared/format';

const UNITS = {
  priceKrw: 'KRW',
  priceUsdt: 'USDT',
  premiumFx: '%',
  premiumUsdt: '%',
  change: '%',
  funding: '%',
  liquidations: 'USDT',
} as const satisfies Record<AlertKind, string>;
/** As they are shown elsewhere on the page. */
const PERCENT_DIGITS = { premiumFx: 2, premiumUsdt: 2, change: 2, funding: 4 } as const;

export const KINDS = Object.keys(UNITS) as AlertKind[];
export const unitOf = (kind: AlertKind): (typeof UNITS)[AlertKind] => UNITS[kind];

/** What is watched, and from where on. */
export interface AlertRule {
  kind: AlertKind;
  symbol: string;
  direction: AlertDirection;
  threshold: string;
  minutes: number | null;
}

/** How alerts and their values are named. */
export function useAlertWords() {
  const { t } = alertTexts.use();
  const withUnit = (kind: AlertKind, value: string): string => t(`units.${unitOf(kind)}`, { value });
  return {
    /** A value that was measured. */
    measured: ({ kind, threshold }: Pick<CreateAlertDto, 'kind' | 'threshold'>, value: number): string => {
      if (kind in PERCENT_DIGITS) {
        const least = PERCENT_DIGITS[kind as keyof typeof PERCENT_DIGITS];
        return withUnit(kind, formatNumber(value, { digits: shownDigits(value, threshold, least) }));
      }
      return withUnit(kind, shortPrice(value, unitOf(kind) === 'KRW' ? 'KRW' : 'USD'));
    },
    about: ({ kind, symbol, minutes }: Pick<AlertRule, 'kind' | 'symbol' | 'minutes'>): string => {
      const name = t(`kinds.${kind}`);
      return t('about', { coin: symbol, kind: minutes === null ? name : t('within', { kind: name, minutes }) });
    },
    condition: ({ kind, direction, threshold }: AlertRule): string =>
      t(direction, { value: withUnit(kind, formatExact(threshold)) }),
  };
}
