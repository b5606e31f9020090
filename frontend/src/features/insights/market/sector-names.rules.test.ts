import { describe, expect, it } from '@jest/globals';
import { sectorOf } from '@/features/insights/market/sector-names.rules';

const sectors = [
  { name: 'Layer 1', nameKo: '레이어 1' },
  { name: 'DeFi', nameKo: '디파이' },
  { name: 'AI', nameKo: '인공지능' },
  { name: 'Meme', nameKo: '밈' },
];

describe('the sector of a category', () => {
  it.each([
    ['Layer 1 (L1)', '레이어 1'],
    ['Decentralized Finance (DeFi)', '디파이'],
    ['Artificial Intelligence (AI)', '인공지능'],
    ['Meme', '밈'],
    ['Stablecoins', undefined],
    ['AI Meme', undefined],
    ['AI Agents (Meme launch)', undefined],
  ])('of %s is %s', (category, nameKo) => {
    expect(sectorOf(category, sectors)?.nameKo).toBe(nameKo);
  });
});
