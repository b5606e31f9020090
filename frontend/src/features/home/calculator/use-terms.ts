import { type Basis } from '@/features/home/calculator/use-entries';
import { settingKeys } from '@/features/home/setting-keys';
import { parseDecimal } from '@/shared/decimal';
import { useSettings } from '@/shared/use-settings';

/** The published numbers the calculator works with. */
export interface Terms {
  /** Fee rates that are published, by what they stand for. */
  bases: Partial<Record<Basis, string>>;
  monthDays: string;
  leverages: readonly string[];
  defaultLeverage: string;
  /** Share, 0 to 1. */
  defaultShare: string | undefined;
  /** Undefined where none is published: then amounts stand in USDT alone. */
  wonPerUsdt: string | undefined;
}

function isPositive(value: string | undefined): value is string {
  return (parseDecimal(value)?.units ?? 0n) > 0n;
}

export function useTerms(): { terms: Terms | undefined; isError: boolean } {
  const settings = useSettings();
  const positive = (key: string): string | undefined => {
    const value = settings.get(key);
    return isPositive(value) ? value : undefined;
  };
  const bases = Object.fromEntries(
    Object.entries({
      volume: positive(settingKeys.feeRate),
      taker: positive(settingKeys.takerFee),
      maker: positive(settingKeys.makerFee),
    }).filter(([, value]) => value !== undefined),
  ) as Terms['bases'];
  const monthDays = positive(settingKeys.monthDays);
  const leverages = (settings.get(settingKeys.leverages) ?? '')
    .split(',')
    .map((leverage) => leverage.trim())
    .filter(isPositive);
  const [first] = leverages;
  if (monthDays === undefined || first === undefined || Object.keys(bases).length === 0)
    return { terms: undefined, isError: settings.isError || !settings.isLoading };
  const wanted = settings.get(settingKeys.defaultLeverage) ?? '';
  return {
    terms: {
      bases,
      monthDays,
      leverages,
      defaultLeverage: leverages.includes(wanted) ? wanted : first,
      defaultShare: positive(settingKeys.rebateShare),
      wonPerUsdt: positive(settingKeys.wonPerUsdt),
    },
    isError: false,
  };
}
