import type { SectorDto } from '@/shared/api/generated/schemas';

type Names = Pick<SectorDto, 'name' | 'nameKo'>;

/** CoinGecko writes `Layer 1 (L1)` and `Decentralized Finance (DeFi)`. */
const NAME_AND_SHORT = /^(.+?)\s*\((.+)\)$/;

/** Returns our sector that a category of CoinGecko names, in full or by its short form; undefined where we have none. */
export function sectorOf<Sector extends Names>(category: string, sectors: readonly Sector[]): Sector | undefined {
  const [, long, short] = NAME_AND_SHORT.exec(category) ?? [];
  return sectors.find(({ name }) => name === category || name === long || name === short);
}
