import {
  CandlestickSeries,
  type ChartOptions,
  type DeepPartial,
  type IChartApi,
  LineSeries,
  type UTCTimestamp,
  createChart,
} from 'lightweight-charts';
import { useEffect, useRef } from 'react';
import { formatPrice } from '@/features/insights/components/quantity';
import { formatSigned } from '@/shared/format';
import type { Language } from '@/shared/i18n';
import { useTheme } from '@/shared/theme';
import styles from '@/features/insights/charts/charts.module.css';

/** The library counts in UTC; its days and hours shall be those of Seoul. */
const SEOUL_MS = 9 * 3_600_000;
const timeOf = (at: string): UTCTimestamp => ((Date.parse(at) + SEOUL_MS) / 1_000) as UTCTimestamp;

export interface DrawnCandle {
  at: string;
  open: number;
  high: number;
  low: number;
  close: number;
}

/** A value at a time; null where none is known. */
export interface DrawnPoint {
  at: string;
  value: number | null;
  /** The line does not lead on from it. */
  isLast: boolean;
}

/** What a chart shows: candles in a currency, or lines in percent, the first of which is the main one. */
export type Picture =
  | { kind: 'candles'; unit: 'KRW' | 'USD'; candles: readonly DrawnCandle[] }
  | { kind: 'lines'; lines: readonly (readonly DrawnPoint[])[] };

export interface DrawingProps {
  picture: Picture;
  language: Language;
}

/** A chart on a canvas. Says nothing to screen readers: who draws it describes it. */
export function Drawing({ picture, language }: DrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<{ api: IChartApi; show: (picture: Picture) => void }>(undefined);
  const theme = useTheme();
  const { kind } = picture;
  const unit = picture.kind === 'candles' ? picture.unit : undefined;
  useEffect(() => {
    if (!box.current) return;
    const api = createChart(box.current, optionsOf(box.current, language));
    const show = kind === 'candles' ? withCandles(api, unit ?? 'USD', box.current) : withLines(api, box.current);
    chart.current = { api, show };
    return () => api.remove();
  }, [kind, unit, theme, language]);
  useEffect(() => chart.current?.show(picture), [picture, theme, language]);
  return <div ref={box} className={styles['canvas']} aria-hidden />;
}

const token = (of: Element, name: string): string => getComputedStyle(of).getPropertyValue(name).trim();

export function optionsOf(of: Element, language: Language): DeepPartial<ChartOptions> {
  const [ink, line] = [token(of, '--ink-3'), token(of, '--line')];
  return {
    autoSize: true,
    layout: {
      background: { color: 'transparent' },
      textColor: ink,
      fontFamily: getComputedStyle(of).fontFamily,
      // Its link stands below the chart as text.
      attributionLogo: false,
    },
    grid: { vertLines: { visible: false }, horzLines: { color: line } },
    rightPriceScale: { borderColor: line, entireTextOnly: true },
    // Labels at the ends of what is known are moved into the picture, which the library does where nobody scrolls past them.
    // Every minute of a day fits onto a phone.
    timeScale: {
      ...{ borderColor: line, timeVisible: true, secondsVisible: false, minBarSpacing: 0.05 },
      ...{ fixLeftEdge: true, fixRightEdge: true },
    },
    localization: { locale: language, dateFormat: 'yyyy-MM-dd' },
    // The page scrolls with the wheel and the finger.
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false },
  };
}

function withCandles(api: IChartApi, unit: 'KRW' | 'USD', of: Element): (picture: Picture) => void {
  const [up, down] = [token(of, '--up'), token(of, '--down')];
  const series = api.addSeries(CandlestickSeries, {
    ...{ upColor: up, wickUpColor: up, downColor: down, wickDownColor: down, borderVisible: false },
    // The price of now stands above, and is of another second than the newest candle.
    ...{ lastValueVisible: false, priceLineVisible: false },
    priceFormat: { type: 'custom', formatter: (price: number) => formatPrice(price, unit), minMove: 1e-8 },
  });
  return whole(api, (picture) => {
    if (picture.kind === 'candles')
      series.setData(picture.candles.map(({ at, ...prices }) => ({ time: timeOf(at), ...prices })));
  });
}

function withLines(api: IChartApi, of: Element): (picture: Picture) => void {
  const series = ['--ink', '--ink-3'].map((color, index) =>
    api.addSeries(LineSeries, {
      ...{ color: token(of, color), lineWidth: index === 0 ? 2 : 1, priceLineVisible: false },
      priceFormat: {
        type: 'custom',
        formatter: (value: number) => `${formatSigned(value, { digits: 2 })}%`,
        minMove: 0.01,
      },
    }),
  );
  return whole(api, (picture) => {
    if (picture.kind !== 'lines') return;
    for (const [index, line] of picture.lines.entries())
      series[index]?.setData(
        line.map(({ at, value, isLast }) => ({
          time: timeOf(at),
          ...(value === null ? {} : { value }),
          // The library draws lines across times without a value.
          ...(isLast ? { color: 'transparent' } : {}),
        })),
      );
  });
}

/** Shows everything the first time; later data leave what somebody looks at where it is. */
function whole(api: IChartApi, show: (picture: Picture) => void): (picture: Picture) => void {
  let isFirst = true;
  return (picture) => {
    show(picture);
    if (isFirst) api.timeScale().fitContent();
    isFirst = false;
  };
}
