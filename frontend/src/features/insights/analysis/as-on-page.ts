import { pricesOf, rateOf } from '@/features/insights/kimchi/premium-receipt';
import type { CoinAnalysisDto, CoinPremiumDto, KimchiPremiumsDto } from '@/shared/api/generated/schemas';

/** The analysis with the premiums that the page shows: read at another second, they would differ from those of its head. */
export function asOnPage(analysis: CoinAnalysisDto, kimchi: KimchiPremiumsDto | undefined): CoinAnalysisDto {
  if (!kimchi) return analysis;
  const shown = (one: CoinPremiumDto): CoinPremiumDto => {
    const row = kimchi[one.source].find(({ coin }) => coin === analysis.symbol);
    if (one.premium === null || !row || row.premium === null) return one;
    const [korean, ...others] = pricesOf(kimchi, row, one.source);
    if (!korean) return one;
    const { premium, usdtPremium } = row;
    const rates = [kimchi.rates.usdKrw, rateOf(kimchi, one.source, 'usdt')].filter((rate) => rate != null);
    const { fetchedAt, stale, simulated } = korean;
    return { ...one, ...{ premium, usdtPremium, fetchedAt, stale, simulated }, others: [...others, ...rates] };
  };
  return { ...analysis, korea: analysis.korea.map(shown) };
}

/** The analysis whose days reach as far as the last 24 hours of the same source: candles are read less often than prices. */
export function withLastDay(analysis: CoinAnalysisDto): CoinAnalysisDto {
  const { price: now, trend } = analysis;
  if (!now || !trend || now.source !== trend.source) return analysis;
  const low = Math.min(trend.low, now.low24h ?? trend.low, now.price);
  const high = Math.max(trend.high, now.high24h ?? trend.high, now.price);
  const place = high === low ? null : Math.round(((now.price - low) / (high - low)) * 100);
  return { ...analysis, trend: { ...trend, low, high, place } };
}
