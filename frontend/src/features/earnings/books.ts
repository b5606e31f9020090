import type { EarningBook } from '@/shared/api/generated/schemas';
import { useLuffDigits } from '@/shared/points/luff-digits';
import { sharedTexts } from '@/shared/texts';

/** In the order of the filter and of the charts. */
export const BOOKS = ['rebate', 'luff', 'lcoin'] as const satisfies readonly EarningBook[];

const USDT_DIGITS = 2;

/** Unit and decimals of each book: amounts of two books are never added and have no axis in common. */
export function useBooks(): Record<EarningBook, { unit: string; digits: number }> {
  const { t } = sharedTexts.use();
  return {
    rebate: { unit: t('units.usdt'), digits: USDT_DIGITS },
    luff: { unit: t('units.luff'), digits: useLuffDigits() },
    lcoin: { unit: t('units.lcoin'), digits: 0 },
  };
}
