import { settingKeys } from '@/features/home/setting-keys';
import { parseDecimal } from '@/shared/decimal';
import { useSettings } from '@/shared/use-settings';

export interface PublishedFees {
  maker: string;
  taker: string;
}

/** Published numbers that the calculator uses. */
export interface Terms {
  /** Available fee bases: a share of the volume, published maker and taker fees; at least one. */
  bases: { volume: string; published: PublishedFees | undefined } | { volume?: undefined; published: PublishedFees };
  monthDays: string;
  leverages: readonly string[];
  defaultLeverage: string;
  /** Share, 0 to 1. */
  defaultShare: string | undefined;
  /** Undefined if none is published: amounts are then in USDT only. */
  wonPerUsdt: string | undefined;
  /** Time of the data, ISO 8601. */
  readAt: string | undefined;
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
  const [volume, maker, taker] = [
    positive(settingKeys.feeRate),
    positive(settingKeys.makerFee),
    positive(settingKeys.takerFee),
  ];
  const published = maker !== undefined && taker !== undefined ? { maker, taker } : undefined;
  const bases = volume !== undefined ? { volume, published } : published && { published };
  const monthDays = positive(settingKeys.monthDays);
  const leverages = (settings.get(settingKeys.leverages) ?? '')
    .split(',')
    .map((leverage) => leverage.trim())
    .filter(isPositive);
  const [first] = leverages;
  if (monthDays === undefined || first === undefined || bases === undefined)
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
      readAt: settings.readAt,
    },
    isError: false,
  };
}
