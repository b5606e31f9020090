import type { EarningBook } from '@/shared/api/generated/schemas';
import { cut, useLuffDigits } from '@/shared/points/luff-digits';
import { sharedTexts } from '@/shared/texts';

/** In the order of the filter and of the charts. */
export const BOOKS = ['rebate', 'luff', 'lcoin'] as const satisfies readonly EarningBook[];

const USDT_DIGITS = 2;

export interface Book {
  unit: string;
  digits: number;
  /** The amount as it is shown with `digits`: points are cut as in the wallets, rebates rounded as on the dashboard. */
  shorten: (amount: string) => string;
}

/** Amounts of two books are never added and have no axis in common. */
export function useBooks(): Record<EarningBook, Book> {
  const { t } = sharedTexts.use();
  const luffDigits = useLuffDigits();
  return {
    rebate: { unit: t('units.usdt'), digits: USDT_DIGITS, shorten: (amount) => amount },
    luff: { unit: t('units.luff'), digits: luffDigits, shorten: (amount) => cut(amount, luffDigits) },
    lcoin: { unit: t('units.lcoin'), digits: 0, shorten: (amount) => amount },
  };
}
