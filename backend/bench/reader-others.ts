import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { generator } from './reader-charts.js';

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
