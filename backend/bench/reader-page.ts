import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ChartSpec } from './reader-charts.ts';

const require = createRequire(import.meta.url);

/** What the page tells about the chart it has drawn, in pixels of the picture. */
export interface DrawnTruth {
  readonly labels: readonly { readonly text: string; readonly y: number }[];
  /** Prices at two heights of the plot. */
  readonly top: { readonly y: number; readonly price: number };
  readonly bottom: { readonly y: number; readonly price: number };
  readonly candles: readonly {
    readonly x: number;
    readonly open: number;
    readonly high: number;
    readonly low: number;
    readonly close: number;
  }[];
}

/** A page that draws the chart and leaves what is true of it in `truth`. */
export function pageOf(spec: ChartSpec): string {
  const dark = spec.theme === 'dark';
  const bar = (content: string): string =>
    `<div style="display:flex;justify-content:space-between;align-items:center;padding:8px 14px">${content}</div>`;
  const { hasToolbars, hasWatermark, isGradient } = spec.style;
  const beside = hasToolbars && !spec.phone ? TOOLBAR : 0;
  const background = dark ? '#131722' : '#ffffff';
  const head = spec.phone
    ? `${bar('<b>9:41</b><span>5G&nbsp; 87%</span>')}${bar(`<b style="font-size:18px">${spec.symbol}</b><span style="color:${spec.up}">+2.41%</span>`)}
       ${bar(`<b style="font-size:14px">${spec.timeframe}</b>`)}`
    : hasToolbars
      ? toolbarsOf(spec)
      : `<div style="position:absolute;z-index:9;left:${spec.library === 'echarts' ? 90 : 12}px;top:6px;font-size:14px">${spec.symbol} · ${spec.timeframe}</div>`;
  const foot = spec.phone
    ? `<div style="display:flex;gap:8px;padding:10px 14px;position:absolute;bottom:12px;left:0;right:0">
         <div style="flex:1;padding:14px;text-align:center;border-radius:8px;color:#fff;background:${spec.up}">Buy</div>
         <div style="flex:1;padding:14px;text-align:center;border-radius:8px;color:#fff;background:${spec.down}">Sell</div></div>`
    : '';
  return `<!doctype html><meta charset="utf-8"><body style="margin:0;overflow:hidden;position:relative;height:${spec.height}px;
    font-family:${spec.font};background:${isGradient ? gradientOf(dark) : background};color:${dark ? '#d1d4dc' : '#191919'}">
    ${hasWatermark ? `<div style="position:absolute;left:0;right:80px;top:35%;text-align:center;font-size:${Math.round(spec.width / 12)}px;font-weight:700;opacity:.06">${spec.symbol}</div>` : ''}
    ${head}<div id="chart" style="position:relative;margin-left:${beside}px;width:${spec.width - beside}px;height:${spec.phone ? Math.round(spec.height * 0.55) : spec.height - beside}px"></div>${foot}
    <script>${libraryOf(spec.library)}</script>
    <script>const spec = ${JSON.stringify(spec)}; ${RECORD} ${spec.library === 'echarts' ? ECHARTS : LIGHTWEIGHT}</script></body>`;
}

/** Width of the bar on the left, height of the one above. */
const TOOLBAR = 46;

const gradientOf = (dark: boolean): string =>
  dark ? 'linear-gradient(#1b2333,#0b0e14)' : 'linear-gradient(#ffffff,#e8eef7)';

function toolbarsOf({ symbol, timeframe, theme, candles, decimals, up, style }: ChartSpec): string {
  const line = theme === 'dark' ? '#2a2e39' : '#e0e3eb';
  const last = candles.at(-1);
  const price = (value = 0): string => `<span style="color:${up}">${value.toFixed(decimals)}</span>`;
  const words = last
    ? `O ${price(last.open)} H ${price(last.high)} L ${price(last.low)} C ${price(last.close)} <span style="color:${up}">+0.42%</span>`
    : '';
  const buttons = Array.from(
    { length: 9 },
    (_, index) =>
      `<div style="width:20px;height:20px;margin:10px 12px;border:2px solid currentColor;border-radius:${index % 2 ? 10 : 2}px;opacity:.7"></div>`,
  );
  return `<div style="height:${TOOLBAR - 1}px;border-bottom:1px solid ${line};display:flex;gap:22px;align-items:center;padding:0 14px;font-size:14px">
      <b>${symbol}</b><span>${timeframe}</span><span>Indicators</span><span>Alert</span><span>Replay</span></div>
    <div style="position:absolute;left:0;top:${TOOLBAR}px;bottom:0;width:${TOOLBAR - 1}px;border-right:1px solid ${line}">${buttons.join('')}</div>
    <div style="position:absolute;z-index:9;left:${TOOLBAR + 12}px;top:${TOOLBAR + 6}px;font-size:13px">${symbol} · ${timeframe} ${style.hasWatermark ? '' : words}</div>`;
}

export function libraryOf(library: ChartSpec['library']): string {
  const file = library === 'echarts' ? 'dist/echarts.min.js' : 'dist/lightweight-charts.standalone.production.js';
  const entry = dirname(require.resolve(`${library}/package.json`));
  return readFileSync(join(entry, file), 'utf8').replaceAll('</script', '<\\/script');
}

/** Remembers every text that is drawn on a canvas, with its place. */
const RECORD = `
  const texts = [];
  const original = CanvasRenderingContext2D.prototype.fillText;
  CanvasRenderingContext2D.prototype.fillText = function (text, x, y, ...rest) {
    const m = this.getTransform(), box = this.canvas.getBoundingClientRect();
    const k = this.canvas.width / (box.width || 1);
    texts.push({ text: String(text), x: m.a * x + m.e, y: m.d * y + m.f, k, canvas: this.canvas });
    return original.call(this, text, x, y, ...rest);
  };
  const placed = () => texts.map(({ text, x, y, k, canvas }) => {
    const box = canvas.getBoundingClientRect();
    return { text, x: box.left + x / k, y: box.top + y / k };
  });
  const ink = spec.theme === 'dark' ? '#b2b5be' : '#333333';
  const lines = spec.grid ? (spec.theme === 'dark' ? '#2a2e39' : '#e6e8ee') : 'transparent';
  // Over what the page has behind it, where that is more than a colour.
  const paper = spec.style.isGradient || spec.style.hasWatermark ? 'transparent' : spec.theme === 'dark' ? '#131722' : '#ffffff';
  const edge = (colour) => spec.style.isEdged ? '#' + [1, 3, 5].map((at) => Math.round(parseInt(colour.slice(at, at + 2), 16) * 0.72).toString(16).padStart(2, '0')).join('') : colour;
  const format = (price) => spec.thousands
    ? price.toLocaleString('en-US', { minimumFractionDigits: spec.decimals, maximumFractionDigits: spec.decimals })
    : price.toFixed(spec.decimals);
  const average = (length) => spec.candles.map((_, index) => index + 1 < length ? null :
    spec.candles.slice(index + 1 - length, index + 1).reduce((sum, { close }) => sum + close, 0) / length);
  const bandLength = Math.min(20, spec.candles.length >> 1);
  const bands = spec.style.hasBands ? [[2, spec.down], [-2, spec.up], [0, '#2962ff']].map(([deviations, color]) => ({ color, values: average(bandLength).map((mean, index) => mean === null ? null :
    mean + deviations * Math.sqrt(spec.candles.slice(index + 1 - bandLength, index + 1).reduce((sum, { close }) => sum + (close - mean) ** 2, 0) / bandLength)) })) : [];
  const finish = (labels, priceAt, top, bottom, xOf, dx, dy) => {
    const s = spec.scale;
    window.truth = {
      labels: labels.map(({ text, y }) => ({ text, y: y * s })),
      top: { y: top * s, price: priceAt(top) }, bottom: { y: bottom * s, price: priceAt(bottom) },
      candles: spec.candles.flatMap((candle, index) => {
        const x = xOf(candle, index);
        return x === null ? [] : [{ x: x * s, open: candle.open, high: candle.high, low: candle.low, close: candle.close }];
      }),
    };
  };`;

const LIGHTWEIGHT = `
  const box = document.getElementById('chart');
  const scale = { mode: spec.log ? 1 : 0, scaleMargins: { top: 0.08, bottom: spec.volume ? 0.25 : 0.08 } };
  const chart = LightweightCharts.createChart(box, {
    layout: { background: { color: paper }, textColor: ink, fontFamily: spec.font, fontSize: spec.fontSize, attributionLogo: false },
    grid: { vertLines: { color: lines }, horzLines: { color: lines } },
    rightPriceScale: scale,
    timeScale: { timeVisible: true }, crosshair: { mode: 0 }, ...(spec.style.hasToolbars ? { rightPriceScale: { ...scale, borderVisible: false } } : {}),
    localization: { priceFormatter: format },
  });
  const series = chart.addSeries(LightweightCharts.CandlestickSeries, {
    upColor: spec.style.isHollow ? 'transparent' : spec.up, downColor: spec.down, wickUpColor: spec.up, wickDownColor: spec.down,
    borderVisible: Boolean(spec.style.isHollow || spec.style.isEdged), borderUpColor: edge(spec.up), borderDownColor: edge(spec.down),
    priceFormat: { type: 'price', precision: spec.decimals, minMove: Number((10 ** -spec.decimals).toFixed(spec.decimals)) },
  });
  series.setData(spec.candles);
  if (spec.volume) {
    const volume = chart.addSeries(LightweightCharts.HistogramSeries, { priceScaleId: '', priceFormat: { type: 'volume' }, lastValueVisible: false, priceLineVisible: false });
    volume.priceScale().applyOptions({ scaleMargins: { top: 0.82, bottom: 0 } });
    volume.setData(spec.candles.map((c) => ({ time: c.time, value: c.volume, color: (c.close >= c.open ? spec.up : spec.down) + '80' })));
  }
  for (const [length, color] of spec.averages) {
    const line = chart.addSeries(LightweightCharts.LineSeries, { color, lineWidth: 2, lastValueVisible: false, priceLineVisible: false, crosshairMarkerVisible: false });
    line.setData(average(length).flatMap((value, index) => value === null ? [] : [{ time: spec.candles[index].time, value }]));
  }
  for (const { color, values } of bands) {
    const line = chart.addSeries(LightweightCharts.LineSeries, { color, lineWidth: 1, lastValueVisible: false, priceLineVisible: false, crosshairMarkerVisible: false });
    line.setData(values.flatMap((value, index) => value === null ? [] : [{ time: spec.candles[index].time, value }]));
  }
  if (spec.drawing) {
    const first = spec.candles[Math.floor(spec.candles.length * 0.1)], last = spec.candles[Math.floor(spec.candles.length * 0.9)];
    const line = chart.addSeries(LightweightCharts.LineSeries, { color: '#9598a1', lineWidth: 2, lastValueVisible: false, priceLineVisible: false });
    line.setData([{ time: first.time, value: first.low }, { time: last.time, value: last.high }]);
    series.createPriceLine({ price: spec.candles[Math.floor(spec.candles.length / 2)].high, color: '#e0a100', lineWidth: 1, lineStyle: 2, axisLabelVisible: false });
  }
  if (spec.style.hasOscillator) {
    const own = chart.addSeries(LightweightCharts.LineSeries, { color: '#7e57c2', lineWidth: 1, priceFormat: { type: 'price', precision: 2, minMove: 0.01 } }, 1);
    own.setData(spec.candles.map(({ time }, index) => ({ time, value: 50 + 25 * Math.sin(index / 7) + 8 * Math.sin(index / 2.3) })));
    chart.panes()[0].setStretchFactor(3);
  }
  if (spec.style.hasExtremes) {
    const find = (isBetter) => spec.candles.reduce((best, candle) => (isBetter(candle, best) ? candle : best));
    const [most, least] = [find((a, b) => a.high > b.high), find((a, b) => a.low < b.low)];
    LightweightCharts.createSeriesMarkers(series, [
      { time: most.time, position: 'aboveBar', shape: 'arrowDown', color: ink, text: format(most.high), size: 0.3 },
      { time: least.time, position: 'belowBar', shape: 'arrowUp', color: ink, text: format(least.low), size: 0.3 },
    ].sort((a, b) => a.time - b.time));
  }
  chart.timeScale().applyOptions({ rightOffset: spec.style.room ?? 0 });
  chart.timeScale().fitContent();
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const crossed = spec.candles[Math.floor(spec.candles.length * 0.6)];
    const crossPrice = crossed.high + (crossed.high - crossed.low) * 2;
    if (spec.crosshair) chart.setCrosshairPosition(crossPrice, crossed.time, series);
    texts.length = 0;
    chart.resize(box.clientWidth, box.clientHeight - 1, true);
    requestAnimationFrame(() => requestAnimationFrame(() => {
      const area = box.getBoundingClientRect();
      const scaleWidth = chart.priceScale('right').width(), pane = spec.style.hasOscillator ? chart.paneSize(0).height : area.height - 1 - chart.timeScale().height();
      const boxes = [series.priceToCoordinate(spec.candles.at(-1).close), ...(spec.crosshair ? [series.priceToCoordinate(crossPrice)] : [])];
      const seen = new Map();
      for (const t of placed()) {
        const y = t.y - area.top;
        if (t.x < area.right - scaleWidth || y > pane - spec.fontSize * 0.6 || y < spec.fontSize * 0.6 || !/^[\\d.,]+$/.test(t.text)) continue;
        if (boxes.some((at) => at !== null && Math.abs(at - y) < spec.fontSize + 6)) continue;
        seen.set(t.text, { text: t.text, y: area.top + y });
      }
      finish([...seen.values()], (y) => series.coordinateToPrice(y - area.top), area.top + pane * 0.1, area.top + pane * 0.9, (candle) => {
        const x = chart.timeScale().timeToCoordinate(candle.time);
        return x === null || x < 3 || x > area.width - scaleWidth - 3 ? null : area.left + x;
      });
    }));
  }));`;

const ECHARTS = `
  const box = document.getElementById('chart');
  const chart = echarts.init(box, null, { renderer: 'canvas', devicePixelRatio: spec.scale });
  const right = spec.phone || spec.digits % 2 === 0;
  const side = 20 + spec.fontSize * 0.7 * (spec.digits + 3);
  const margins = { left: right ? 16 : side, right: right ? side : 24 };
  const text = { color: ink, fontFamily: spec.font, fontSize: spec.fontSize };
  const times = spec.candles.map((c) => new Date(c.time * 1000).toISOString().slice(5, 16).replace('T', ' '));
  const room = (all) => [...all, ...Array.from({ length: spec.style.room ?? 0 }, (_, index) => ' '.repeat(index + 1))];
  const low = Math.min(...spec.candles.map((c) => c.low)), high = Math.max(...spec.candles.map((c) => c.high));
  chart.setOption({
    animation: false, backgroundColor: paper,
    grid: [{ ...margins, top: 34, bottom: spec.volume ? '28%' : 40 }, ...(spec.volume ? [{ ...margins, top: '78%', bottom: 40 }] : [])],
    xAxis: [{ type: 'category', data: room(times), axisLabel: { ...text, show: !spec.volume }, axisLine: { lineStyle: { color: ink } } },
      ...(spec.volume ? [{ type: 'category', gridIndex: 1, data: room(times), axisLabel: text }] : [])],
    yAxis: [{ type: spec.log ? 'log' : 'value', scale: true, position: right ? 'right' : 'left', logBase: 1.1,
        ...(spec.log ? { min: low * 0.97, max: high * 1.03 } : {}),
        axisLabel: { ...text, formatter: format }, splitLine: { show: spec.grid, lineStyle: { color: lines } } },
      ...(spec.volume ? [{ gridIndex: 1, axisLabel: { show: false }, splitLine: { show: false } }] : [])],
    series: [
      { type: 'candlestick', data: spec.candles.map((c) => [c.open, c.close, c.low, c.high]),
        itemStyle: { color: spec.style.isHollow ? 'transparent' : spec.up, color0: spec.down, borderColor: edge(spec.up), borderColor0: edge(spec.down) },
        ...(spec.style.hasExtremes ? { markPoint: { symbol: 'circle', symbolSize: 1, label: { ...text, formatter: ({ value }) => '← ' + format(value), position: 'right' }, data: [{ type: 'max', valueDim: 'highest' }, { type: 'min', valueDim: 'lowest' }] } } : {}),
        ...(spec.drawing ? { markLine: { symbol: 'none', label: { show: false }, lineStyle: { color: '#e0a100', type: 'dashed' }, data: [{ yAxis: spec.candles[Math.floor(spec.candles.length / 2)].high }] } } : {}) },
      ...spec.averages.map(([length, color]) => ({ type: 'line', data: average(length), showSymbol: false, lineStyle: { color, width: 1.5 }, itemStyle: { color } })),
      ...bands.map(({ color, values }) => ({ type: 'line', data: values, showSymbol: false, lineStyle: { color, width: 1 }, itemStyle: { color } })),
      ...(spec.volume ? [{ type: 'bar', xAxisIndex: 1, yAxisIndex: 1, data: spec.candles.map((c) => ({ value: c.volume, itemStyle: { color: c.close >= c.open ? spec.up : spec.down } })) }] : []),
    ],
  });
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const area = box.getBoundingClientRect();
    const rect = chart.getModel().getComponent('grid', 0).coordinateSystem.getRect();
    const seen = new Map();
    for (const t of placed()) {
      const beside = right ? t.x > area.left + rect.x + rect.width : t.x < area.left + rect.x;
      if (beside && t.y - area.top < rect.y + rect.height + 8 && /^[\\d.,]+$/.test(t.text)) seen.set(t.text, { text: t.text, y: t.y });
    }
    finish([...seen.values()], (y) => chart.convertFromPixel({ gridIndex: 0 }, [rect.x + 5, y - area.top])[1],
      area.top + rect.y + rect.height * 0.1, area.top + rect.y + rect.height * 0.9,
      (candle, index) => area.left + chart.convertToPixel({ gridIndex: 0 }, [index, candle.close])[0]);
  }));`;
