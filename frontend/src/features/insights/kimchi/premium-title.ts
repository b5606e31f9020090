import { formatPremium } from '@/features/insights/kimchi/premium-receipt';
import { kimchiTexts } from '@/features/insights/kimchi/texts';
import type { KimchiPremiumsDto } from '@/shared/api/generated/schemas';

/** Title with bitcoin's premium on Upbit; undefined where it is not known or old. */
export function premiumTitle({ upbit, sources }: KimchiPremiumsDto): string | undefined {
  const premium = upbit.find(({ coin }) => coin === 'BTC')?.premium ?? null;
  const isOld = sources.some(({ source, stale }) => source === 'upbit' && stale);
  return premium === null || isOld ? undefined : kimchiTexts.t('page.now', { premium: formatPremium(premium) });
}
