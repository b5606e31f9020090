import { journalTexts } from '@/features/journal/texts';
import { useGetLatestRateQuery } from '@/shared/api/generated/site';
import type { LatestRateDto } from '@/shared/api/generated/schemas';
import { multiplyDecimals } from '@/shared/decimal';
import { formatNumber } from '@/shared/format';
import { Figure, type FigureProps } from '@/shared/ui/figure';
import { useSettings } from '@/shared/use-settings';

export type Currency = 'KRW' | 'USDT';
export const CURRENCIES = ['USDT', 'KRW'] as const satisfies readonly Currency[];

const RATE_EVERY_MS = 60_000;

/** KRW per USDT, asked for every minute; the default of the settings until one is loaded. Undefined while neither is known. */
export function useRate(): { rate: number | undefined; told: LatestRateDto | undefined } {
  const { data } = useGetLatestRateQuery(undefined, { pollingInterval: RATE_EVERY_MS });
  const usual = useSettings().get('market_defaultKrwPerUsdt');
  return { rate: data?.rate ?? (usual === undefined ? undefined : Number(usual)), told: data };
}

export interface MoneyProps extends Omit<FigureProps, 'value' | 'unit' | 'digits'> {
  /** In USDT. */
  value: string;
  currency: Currency;
  rate: number | undefined;
}

/** An amount in the chosen currency; in won it is converted by the latest rate and rounded once. */
export function Money({ value, currency, rate, ...figure }: MoneyProps) {
  const { t } = journalTexts.use();
  if (currency === 'USDT' || rate === undefined)
    return <Figure {...figure} value={value} unit={t('usdt')} digits={2} />;
  return <Figure {...figure} value={multiplyDecimals(value, rate)} unit={t('won')} />;
}

/** The dollar value beneath an amount in won. */
export function beneath(value: string, currency: Currency): string | undefined {
  return currency === 'KRW' ? `${formatNumber(value, { digits: 2, sign: 'auto' })} USDT` : undefined;
}
