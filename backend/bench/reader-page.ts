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
  const head = spec.phone
    ? `${bar('<b>9:41</b><span>5G&nbsp; 87%</span>')}${bar(`<b style="font-size:18px">${spec.symbol}</b><span style="color:${spec.up}">+2.41%</span>`)}
       ${bar(`<b style="font-size:14px">${spec.timeframe}</b>`)}`
    : `<div style="position:absolute;z-index:9;left:${spec.library === 'echarts' ? 90 : 12}px;top:6px;font-size:14px">${spec.symbol} · ${spec.timeframe}</div>`;
  const foot = spec.phone
    ? `<div style="display:flex;gap:8px;padding:10px 14px;position:absolute;bottom:12px;left:0;right:0">
         <div style="flex:1;padding:14px;text-align:center;border-radius:8px;color:#fff;background:${spec.up}">Buy</div>
         <div style="flex:1;padding:14px;text-align:center;border-radius:8px;color:#fff;background:${spec.down}">Sell</div></div>`
    : '';
  return `<!doctype html><meta charset="utf-8"><body style="margin:0;overflow:hidden;position:relative;height:${spec.height}px;
    font-family:${spec.font};background:${dark ? '#131722' : '#ffffff'};color:${dark ? '#d1d4dc' : '#191919'}">
    ${head}<div id="chart" style="width:${spec.width}px;height:${spec.phone ? Math.round(spec.height * 0.55) : spec.height}px"></div>${foot}
    <script>${libraryOf(spec.library)}</script>
    <script>const spec = ${JSON.stringify(spec)}; ${RECORD} ${spec.library === 'echarts' ? ECHARTS : LIGHTWEIGHT}</script></body>`;
}

function libraryOf(library: ChartSpec['library']): string {
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
  const format = (price) => spec.thousands
    ? price.toLocaleString('en-US', { minimumFractionDigits: spec.decimals, maximumFractionDigits: spec.decimals })
    : price.toFixed(spec.decimals);
  const average = (length) => spec.candles.map((_, index) => index + 1 < length ? null :
    spec.candles.slice(index + 1 - length, index + 1).reduce((sum, { close }) => sum + close, 0) / length);
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
  const chart = LightweightCharts.createChart(box, {
    layout: { background: { color: spec.theme === 'dark' ? '#131722' : '#ffffff' }, textColor: ink, fontFamily: spec.font, fontSize: spec.fontSize, attributionLogo: false },
    grid: { vertLines: { color: lines }, horzLines: { color: lines } },
    rightPriceScale: { mode: spec.log ? 1 : 0, scaleMargins: { top: 0.08, bottom: spec.volume ? 0.25 : 0.08 } },
    timeScale: { timeVisible: true }, crosshair: { mode: 0 },
    localization: { priceFormatter: format },
  });
  const series = chart.addSeries(LightweightCharts.CandlestickSeries, {
    upColor: spec.up, downColor: spec.down, wickUpColor: spec.up, wickDownColor: spec.down, borderVisible: false,
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
  if (spec.drawing) {
    const first = spec.candles[Math.floor(spec.candles.length * 0.1)], last = spec.candles[Math.floor(spec.candles.length * 0.9)];
    const line = chart.addSeries(LightweightCharts.LineSeries, { color: '#9598a1', lineWidth: 2, lastValueVisible: false, priceLineVisible: false });
    line.setData([{ time: first.time, value: first.low }, { time: last.time, value: last.high }]);
    series.createPriceLine({ price: spec.candles[Math.floor(spec.candles.length / 2)].high, color: '#e0a100', lineWidth: 1, lineStyle: 2, axisLabelVisible: false });
  }
  chart.timeScale().fitContent();
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const crossed = spec.candles[Math.floor(spec.candles.length * 0.6)];
    const crossPrice = crossed.high + (crossed.high - crossed.low) * 2;
    if (spec.crosshair) chart.setCrosshairPosition(crossPrice, crossed.time, series);
    texts.length = 0;
    chart.resize(box.clientWidth, box.clientHeight - 1, true);
    requestAnimationFrame(() => requestAnimationFrame(() => {
      const area = box.getBoundingClientRect();
      const scaleWidth = chart.priceScale('right').width(), pane = area.height - 1 - chart.timeScale().height();
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
  const low = Math.min(...spec.candles.map((c) => c.low)), high = Math.max(...spec.candles.map((c) => c.high));
  chart.setOption({
    animation: false, backgroundColor: spec.theme === 'dark' ? '#131722' : '#ffffff',
    grid: [{ ...margins, top: 34, bottom: spec.volume ? '28%' : 40 }, ...(spec.volume ? [{ ...margins, top: '78%', bottom: 40 }] : [])],
    xAxis: [{ type: 'category', data: times, axisLabel: { ...text, show: !spec.volume }, axisLine: { lineStyle: { color: ink } } },
      ...(spec.volume ? [{ type: 'category', gridIndex: 1, data: times, axisLabel: text }] : [])],
    yAxis: [{ type: spec.log ? 'log' : 'value', scale: true, position: right ? 'right' : 'left', logBase: 1.1,
        ...(spec.log ? { min: low * 0.97, max: high * 1.03 } : {}),
        axisLabel: { ...text, formatter: format }, splitLine: { show: spec.grid, lineStyle: { color: lines } } },
      ...(spec.volume ? [{ gridIndex: 1, axisLabel: { show: false }, splitLine: { show: false } }] : [])],
    series: [
      { type: 'candlestick', data: spec.candles.map((c) => [c.open, c.close, c.low, c.high]),
        itemStyle: { color: spec.up, color0: spec.down, borderColor: spec.up, borderColor0: spec.down },
        ...(spec.drawing ? { markLine: { symbol: 'none', label: { show: false }, lineStyle: { color: '#e0a100', type: 'dashed' }, data: [{ yAxis: spec.candles[Math.floor(spec.candles.length / 2)].high }] } } : {}) },
      ...spec.averages.map(([length, color]) => ({ type: 'line', data: average(length), showSymbol: false, lineStyle: { color, width: 1.5 }, itemStyle: { color } })),
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
