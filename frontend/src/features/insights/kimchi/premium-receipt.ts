import { formatExact, formatExactPrice } from '@/features/insights/components/quantity';
import type { Origin } from '@/features/insights/components/source-line';
import type { kimchiTexts } from '@/features/insights/kimchi/texts';
import type { KoreanExchange } from '@/features/insights/kimchi/use-kimchi';
import type { KimchiPremiumDto, KimchiPremiumsDto, PremiumRateDto } from '@/shared/api/generated/schemas';
import { compareDecimals, multiplyDecimals } from '@/shared/decimal';
import { formatClock, formatNumber, formatSigned } from '@/shared/format';
import type { Mark } from '@/shared/ui/marks';
import type { ReceiptContent, ReceiptRow } from '@/shared/ui/receipt';

/** Rate that a premium is computed with: the bank's, or that of USDT in Korea. */
export type Basis = 'usd' | 'usdt';

export interface PremiumReceipts {
  t: typeof kimchiTexts.t;
  exchange: KoreanExchange;
  data: Pick<KimchiPremiumsDto, 'rates' | 'sources'>;
  nameOf: (source: string) => string;
}

export const formatPremium = (premium: number): string => `${formatSigned(premium, { digits: 2 })}%`;

export function rateOf({ rates }: Pick<KimchiPremiumsDto, 'rates'>, exchange: KoreanExchange, basis: Basis) {
  if (basis === 'usd') return rates.usdKrw;
  return exchange === 'upbit' ? rates.upbitUsdt : rates.bithumbUsdt;
}

const premiumOf = (row: KimchiPremiumDto, basis: Basis): number | null =>
  basis === 'usd' ? row.premium : row.usdtPremium;

/** How a premium was computed, factor by factor; the reason in place of a sum where there is none. */
export function premiumReceipt(row: KimchiPremiumDto, basis: Basis, context: PremiumReceipts): ReceiptContent {
  const { t, exchange, data, nameOf } = context;
  const rate = rateOf(data, exchange, basis);
  const premium = premiumOf(row, basis);
  const sourceOf = (id: string): Origin | undefined => data.sources.find(({ source }) => sameSource(source, id));
  const korean = sourceOf(exchange);
  const global = row.usdSource === null ? undefined : sourceOf(row.usdSource);
  const origins = [korean, global, rate].filter((origin) => origin != null);
  const rows: ReceiptRow[] = [
    {
      ...{
        label: t('receipt.krwPrice', { exchange: t(`exchanges.${exchange}`) }),
        value: formatExactPrice(row.krwPrice, 'KRW'),
        unit: t('krw'),
      },
      ...timeOf(korean),
    },
    ...globalRows(row, global, context),
    ...(rate ? [rateRow(rate, basis, context)] : []),
    ...(row.usdPrice !== null && rate ? [{ label: t('receipt.inKrw'), value: inKrw(row, rate), unit: t('krw') }] : []),
  ];
  return {
    title: `${t('receipt.title', { coin: row.coin })}, ${t(`receipt.${basis}`)}`,
    rows,
    sum: { label: t('premium'), value: premium === null ? '-' : formatPremium(premium) },
    source: [...new Set(origins.map(({ source }) => nameOf(source)))].join(', '),
    at: origins.map(({ fetchedAt }) => fetchedAt).sort()[0],
    marks: marksOf(origins),
    note: premium === null && row.gap !== null ? t(`gap.${row.gap}`) : t('receipt.note'),
  };
}

function globalRows(row: KimchiPremiumDto, global: Origin | undefined, { t, nameOf }: PremiumReceipts): ReceiptRow[] {
  if (row.usdPrice === null) return [];
  const value = formatExact(row.usdPrice);
  if (row.usdSource === null) return [{ label: t('receipt.dollar'), value, unit: 'USD' }];
  const label = t('receipt.globalPrice', { exchange: nameOf(row.usdSource) });
  return [{ label, value, unit: 'USDT', ...timeOf(global) }];
}

function rateRow(rate: PremiumRateDto, basis: Basis, { t, nameOf }: PremiumReceipts): ReceiptRow {
  return {
    ...{ label: t('receipt.rate', { unit: basis === 'usd' ? 'USD' : 'USDT' }), operator: '×', unit: t('krw') },
    value: formatExactPrice(rate.rate, 'USD'),
    ...timeOf(rate),
    note: `${nameOf(rate.source)} ${formatClock(rate.fetchedAt)}`,
  };
}

/** All digits for cheap coins; at most two for those whose first digits decide. */
function inKrw({ usdPrice }: KimchiPremiumDto, { rate }: PremiumRateDto): string {
  const product = multiplyDecimals(usdPrice ?? 0, rate);
  if (compareDecimals(product, 1_000) <= 0) return formatExact(product);
  const trimmed = formatNumber(product, { digits: 2, trim: true });
  return trimmed.includes('.') ? formatNumber(product, { digits: 2 }) : trimmed;
}

const timeOf = (origin: Origin | undefined): Pick<ReceiptRow, 'note' | 'mark'> =>
  origin ? { note: formatClock(origin.fetchedAt), ...(origin.stale ? { mark: 'stale' } : {}) } : {};

function marksOf(origins: readonly Origin[]): Mark[] {
  return [
    ...(origins.some(({ stale }) => stale) ? (['stale'] as const) : []),
    ...(origins.some(({ simulated }) => simulated) ? (['simulated'] as const) : []),
  ];
}

/** Sources of both prices of a premium. */
export const pricesOf = (
  { sources }: Pick<KimchiPremiumsDto, 'sources'>,
  row: Pick<KimchiPremiumDto, 'usdSource'> | undefined,
  exchange: KoreanExchange,
): readonly Origin[] =>
  [exchange, row?.usdSource].flatMap((name) =>
    sources.filter(({ source }) => name != null && sameSource(source, name)),
  );

/** The service names a source by its id, a row by its name. */
const sameSource = (source: string, name: string): boolean => source.toLowerCase().startsWith(name.toLowerCase());
