import { useState } from 'react';
import { Figure, formatAmount } from '@/features/journal/amounts';
import { journalTexts } from '@/features/journal/texts';
import { useGetLatestRateQuery } from '@/shared/api/generated/site';
import type { LatestRateDto } from '@/shared/api/generated/schemas';
import { multiplyDecimals } from '@/shared/decimal';
import { keep, readKept } from '@/shared/kept';
import { type FigureProps } from '@/shared/ui/figure';
import { useSettings } from '@/shared/use-settings';

export type Currency = 'KRW' | 'USDT';
export const CURRENCIES = ['USDT', 'KRW'] as const satisfies readonly Currency[];

const RATE_EVERY_MS = 60_000;
const CURRENCY_KEY = 'journalCurrency';

/** The currency that amounts are shown in: the one that the member chose last. */
export function useCurrency(): [Currency, (next: Currency) => void] {
  const [currency, setCurrency] = useState<Currency>(() => (readKept(CURRENCY_KEY) === 'KRW' ? 'KRW' : 'USDT'));
  const choose = (next: Currency): void => {
    keep(CURRENCY_KEY, next);
    setCurrency(next);
  };
  return [currency, choose];
}

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

type Shown = Pick<MoneyProps, 'currency' | 'rate'>;

const isWon = ({ currency, rate }: Shown): boolean => currency === 'KRW' && rate !== undefined;

/** A USDT amount in the chosen currency; in won by the latest rate. It is rounded where it is shown. */
export function inCurrency(value: string, { currency, rate }: Shown): string {
  return currency === 'KRW' && rate !== undefined ? multiplyDecimals(value, rate) : value;
}

/** Unit and decimals of the chosen currency. */
export function useUnit(shown: Shown): { unit: string; digits: number } {
  const { t } = journalTexts.use();
  return isWon(shown) ? { unit: t('won'), digits: 0 } : { unit: t('usdt'), digits: 2 };
}

/** An amount in the chosen currency; in won it is converted by the latest rate and rounded once. */
export function Money({ value, currency, rate, ...figure }: MoneyProps) {
  const shown = { currency, rate };
  return <Figure {...figure} value={inCurrency(value, shown)} {...useUnit(shown)} />;
}

/** The dollar value beneath an amount in won. */
export function beneath(value: string, currency: Currency): string | undefined {
  return currency === 'KRW' ? `${formatAmount(value, { digits: 2, sign: 'auto' })} USDT` : undefined;
}
