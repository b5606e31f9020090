import { marketTexts } from '@/features/insights/market/texts';
import type { SectorDto } from '@/shared/api/generated/schemas';

/** Returns how to name a sector in the language of the reader. */
export function useSectorName(): (sector: Pick<SectorDto, 'name' | 'nameKo'>) => string {
  const { language } = marketTexts.use();
  return ({ name, nameKo }) => (language === 'ko' ? nameKo : name);
}
