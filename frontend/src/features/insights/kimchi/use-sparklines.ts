import { useMemo } from 'react';
import type { KoreanExchange } from '@/features/insights/kimchi/use-kimchi';
import { every } from '@/features/insights/polling';
import { useGetSparklinesQuery } from '@/shared/api/generated/site';
import type { SparklineDto } from '@/shared/api/generated/schemas';

/** Every half hour there is another point. */
const SECONDS = 300;

export interface Sparklines {
  lineOf: (coin: string) => SparklineDto | undefined;
  /** Number of times of a line. */
  times: number;
}

/** The premiums of an exchange's coins over 24 hours; not read where there is no room for them. */
export function useSparklines(exchange: KoreanExchange, isShown: boolean): Sparklines {
  const { currentData } = useGetSparklinesQuery({ exchange }, { ...every(SECONDS), skip: !isShown });
  const lines = useMemo(() => new Map(currentData?.coins.map((line) => [line.coin, line])), [currentData]);
  return { lineOf: (coin) => lines.get(coin), times: currentData?.times.length ?? 0 };
}
