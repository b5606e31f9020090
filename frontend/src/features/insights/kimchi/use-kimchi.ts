import { useDeferredValue } from 'react';
import { DIRECTIONS, type Direction, SORTS, type Sort } from '@/features/insights/kimchi/kimchi-order.rules';
import { useStreamed } from '@/features/insights/polling';
import { useChoice } from '@/features/insights/use-choice';
import { useGetKimchiPremiumQuery } from '@/shared/api/generated/site';

export const KOREAN_EXCHANGES = ['upbit', 'bithumb'] as const;
export type KoreanExchange = (typeof KOREAN_EXCHANGES)[number];

const SECONDS = 30;

/** Premiums of all coins, by the stream or read again every 30 s. */
export const useKimchi = () => useGetKimchiPremiumQuery(undefined, useStreamed('kimchi-premium', SECONDS));

export interface KimchiView {
  sort: Sort;
  setSort: (sort: Sort) => void;
  direction: Direction;
  setDirection: (direction: Direction) => void;
}

/** The Korean exchange of the page. */
export const useKoreanExchange = () => useChoice('exchange', KOREAN_EXCHANGES);

/** The same for lists, which are drawn after the pressed button. */
export const useListedExchange = () => useDeferredValue(useKoreanExchange()[0]);

/** How the table is sorted. */
export function useKimchiView(): KimchiView {
  const [sort, setSort] = useChoice('sort', SORTS);
  const [direction, setDirection] = useChoice('order', DIRECTIONS);
  return { sort, setSort, direction, setDirection };
}
