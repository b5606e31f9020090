import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { generator } from './reader-charts.js';
import { libraryOf } from './reader-page.js';
import { madeSmaller } from './reader-ways.js';

/** Pictures in which there is no chart to read. */
export async function nothingToRead(browser: Browser): Promise<{ name: string; bytes: Buffer }[]> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
  const shot = async (html: string): Promise<Buffer> => {
    await page.setContent(html);
    return page.screenshot({ type: 'png' });
  };
  const words = Array.from(
    { length: 400 },
    (_, index) => ['order', 'price', '12,345.67', 'BTCUSDT', 'long'][index % 5],
  );
  const rows = Array.from(
    { length: 24 },
    (_, index) =>
      `<tr><td>${index}</td><td style="color:#ef5350">-${index}.5%</td><td style="color:#26a69a">${index * 977}.10</td>`,
  );
  const pictures = [
    { name: 'blank', bytes: await shot('<body style="background:#fff">') },
    { name: 'dark blank', bytes: await shot('<body style="background:#131722">') },
    { name: 'text', bytes: await shot(`<p style="font:16px sans-serif">${words.join(' ')}</p>`) },
    { name: 'table', bytes: await shot(`<table style="font:15px sans-serif">${rows.join('')}</table>`) },
    { name: 'photo', bytes: await photo(11) },
    { name: 'another photo', bytes: await photo(12) },
  ];
  await page.close();
  return pictures;
}

/** What is drawn of prices in each colour; candles are not among it. */
const KINDS = ['line', 'area', 'baseline', 'histogram', 'boxes'] as const;
const COLOURS: readonly (readonly [up: string, down: string])[] = [
  ['#26a69a', '#ef5350'],
  ['#f23645', '#2962ff'],
  ['#ff9800', '#9c27b0'],
];

/** Charts without candles, of each colour, in the dark and in the light; as drawn, and as messengers make them smaller. */
export async function chartsWithoutCandles(browser: Browser): Promise<{ name: string; bytes: Buffer }[]> {
  const pictures: { name: string; bytes: Buffer }[] = [];
  for (const [index, colours] of COLOURS.entries()) {
    for (const [at, kind] of KINDS.entries()) {
      const context = await browser.newContext({ viewport: { width: 1180, height: 620 } });
      const page = await context.newPage();
      await page.setContent(withoutCandles(kind, colours, (index + at) % 2 === 0, index + 1));
      await page.waitForFunction('window.isDrawn');
      const png = await page.screenshot({ type: 'png' });
      await context.close();
      pictures.push({ name: kind, bytes: png }, { name: kind, bytes: await madeSmaller(png) });
    }
  }
  return pictures;
}

function withoutCandles(
  kind: (typeof KINDS)[number],
  [up, down]: readonly [string, string],
  dark: boolean,
  seed: number,
): string {
  const random = generator(seed * 7_919);
  let price = 40_000;
  const values = Array.from({ length: 140 }, () => Math.round((price *= 1 + (random() - 0.46) * 0.02)));
  const [paper, ink] = dark ? ['#131722', '#b2b5be'] : ['#ffffff', '#333333'];
  return `<!doctype html><body style="margin:0;background:${paper}"><div id="chart" style="width:1180px;height:620px"></div>
    <script>${libraryOf(kind === 'boxes' ? 'echarts' : 'lightweight-charts')}</script>
    <script>const [kind, up, down, paper, ink, values] = ${JSON.stringify([kind, up, down, paper, ink, values])};
    ${kind === 'boxes' ? BOXES : SERIES}
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => (window.isDrawn = true))));</script></body>`;
}

const SERIES = `
  const chart = LightweightCharts.createChart(document.getElementById('chart'), {
    layout: { background: { color: paper }, textColor: ink, attributionLogo: false },
    grid: { vertLines: { color: ink + '22' }, horzLines: { color: ink + '22' } },
  });
  const colours = { line: { color: up }, area: { lineColor: up, topColor: up + '80', bottomColor: up + '08' },
    baseline: { baseValue: { type: 'price', price: values[70] }, topLineColor: up, bottomLineColor: down,
      topFillColor1: up + '70', topFillColor2: up + '10', bottomFillColor1: down + '10', bottomFillColor2: down + '70' }, histogram: {} };
  const types = { line: 'LineSeries', area: 'AreaSeries', baseline: 'BaselineSeries', histogram: 'HistogramSeries' };
  const series = chart.addSeries(LightweightCharts[types[kind]], colours[kind]);
  series.setData(values.map((value, index) => ({ time: 1767225600 + index * 3600,
    ...(kind === 'histogram' ? { value: value - (values[index - 1] ?? value), color: value >= (values[index - 1] ?? value) ? up : down } : { value }) })));
  chart.timeScale().fitContent();`;

const BOXES = `
  const groups = Array.from({ length: 28 }, (_, index) => values.slice(index * 5, index * 5 + 5).sort((a, b) => a - b));
  echarts.init(document.getElementById('chart')).setOption({
    animation: false, backgroundColor: paper, grid: { left: 20, right: 90, top: 30, bottom: 40 },
    xAxis: { type: 'category', data: groups.map((_, index) => 'g' + index), axisLabel: { color: ink } },
    yAxis: { scale: true, position: 'right', axisLabel: { color: ink }, splitLine: { lineStyle: { color: ink + '22' } } },
    series: [{ type: 'boxplot', data: groups.map((value, index) => ({ value,
      itemStyle: { color: index % 2 ? down : up, borderColor: index % 2 ? down : up } })) }],
  });`;

/** Clouds of colour and grain, as a camera sees a blurred scene. */
async function photo(seed: number): Promise<Buffer> {
  const random = generator(seed);
  const pixels = (width: number, height: number): Buffer =>
    Buffer.from(Array.from({ length: width * height * 3 }, () => Math.floor(random() * 256)));
  const clouds = await sharp(pixels(12, 9), { raw: { width: 12, height: 9, channels: 3 } })
    .resize(1200, 900, { kernel: 'cubic' })
    .png()
    .toBuffer();
  const grain = await sharp(pixels(400, 300), { raw: { width: 400, height: 300, channels: 3 } })
    .resize(1200, 900)
    .png()
    .toBuffer();
  return sharp(clouds)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 85 })
    .toBuffer();
}
