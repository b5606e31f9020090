import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import {
  COLOURS as colours,
  dots,
  paper,
  text,
  widthOf,
  wordmark,
  wrapped,
} from '../../backend/src/platform/pictures/svg.rules.ts';

/* The pictures that link previews show: the page's title on the product's paper, beside a receipt, a chart or a document. */

const pretendard = dirname(createRequire(import.meta.url).resolve('pretendard/package.json'));
const fontFiles = ['Regular', 'SemiBold'].map((weight) =>
  join(pretendard, `dist/public/static/Pretendard-${weight}.otf`),
);
const cache = fileURLToPath(new URL('../.cache/link-pictures/', import.meta.url));
const own = [import.meta.url, import.meta.resolve('../../backend/src/platform/pictures/svg.rules.ts')].map((url) =>
  readFileSync(fileURLToPath(url)),
);

const margin = 76;
const words = { x: margin, width: 600 };
const sheet = { x: 748, y: 76, width: 376, height: 478 };

/** PNG of a picture; what was drawn once is kept until its content or this file changes. */
export function drawPicture(picture) {
  const file = join(
    cache,
    `${createHash('sha256').update(Buffer.concat(own)).update(JSON.stringify(picture)).digest('hex')}.png`,
  );
  if (existsSync(file)) return readFileSync(file);
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Pretendard' };
  const png = new Resvg(svgOf(picture), { font }).render().asPng();
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, png);
  return png;
}

function svgOf({ width, height, title, description, motif, lines, chart: drawing }) {
  const motifs = { receipt: () => receipt(lines), chart: () => chart(drawing), document: () => document() };
  const size = title.length > 26 ? 52 : 60;
  const titleLines = wrapped(title, size, words.width);
  const titleY = 268 - (titleLines.length - 1) * size * 0.36;
  const textY = titleY + titleLines.length * size * 1.28 + 6;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Pretendard">
    <rect width="${width}" height="${height}" fill="${colours.bg}"/>
    <rect width="${width}" height="10" fill="${colours.accent}"/>
    ${wordmark(words.x, 116)}
    ${titleLines.map((line, index) => text(line, words.x, titleY + index * size * 1.28, { size, weight: 600 })).join('')}
    ${wrapped(description, 25, words.width - 20)
      .slice(0, 4)
      .map((line, index) => text(line, words.x, textY + index * 39, { size: 25, fill: colours.ink2 }))
      .join('')}
    ${motifs[motif]()}
  </svg>`;
}

const bar = (x, y, width, height, fill, radius = height / 2) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

/** How a rebate comes about, in words: the numbers are on the page, where they are today's. */
function receipt(lines) {
  const left = sheet.x + 36;
  const right = sheet.x + sheet.width - 36;
  const sum = lines.at(-1);
  const rows = lines.slice(0, -1);
  const top = sheet.y + 108;
  const lengths = [104, 62, 76];
  const rule = top + rows.length * 66 + 2;
  return `${paper(sheet)}
    ${bar(left, sheet.y + 42, 92, 14, colours.ink)}
    ${bar(right - 54, sheet.y + 43, 54, 12, colours.faint)}
    ${rows
      .map((row, index) => {
        const y = top + 24 + index * 66;
        const name = index === 0 ? row : `× ${row}`;
        const until = right - lengths[index] - 14;
        return `${text(name, left, y, { size: 23, fill: colours.ink2 })}
          ${dots(left + widthOf(name, 23) + 16, until, y - 6, 1.5, 9, colours.faint)}
          ${bar(right - lengths[index], y - 17, lengths[index], 16, colours.ink2)}`;
      })
      .join('')}
    <path d="M${left} ${rule}H${right}M${left} ${rule + 5}H${right}" stroke="${colours.ink}" stroke-width="1.5"/>
    ${text(sum, left, rule + 58, { size: 29, weight: 600 })}
    ${bar(right - 128, rule + 34, 128, 28, colours.accent)}
    ${dots(right - 124, right - 4, rule + 76, 2, 8, colours.accent)}
    ${bar(left, rule + 104, 150, 10, colours.faint)}
    ${bar(left, rule + 124, 98, 10, colours.faint)}`;
}

/** The chart of the page itself, on paper. */
function chart(drawing) {
  const { x, y, width, height } = sheet;
  return `<rect x="${x}" y="${y + 8}" width="${width}" height="${height}" rx="14" fill="${colours.well}"/>
    <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14" fill="${colours.paper}" stroke="${colours.line}" stroke-width="1.5"/>
    ${bar(x + 24, y + 34, 84, 14, colours.ink2)}
    ${bar(x + 120, y + 36, 52, 10, colours.faint)}
    <path d="M${x + 24} ${y + 66}H${x + width - 24}" stroke="${colours.ink}" stroke-width="1.5"/>
    <g transform="translate(${x + 24} ${y + 90})">${drawing}</g>`;
}

/** A ruled page. */
function document() {
  const left = sheet.x + 36;
  const right = sheet.x + sheet.width - 36;
  const lengths = [1, 0.86, 0.94, 0.6];
  const blocks = [0, 1, 2].map((block) => {
    const top = sheet.y + 104 + block * 116;
    return `${bar(left, top, block === 0 ? 118 : 88 + block * 22, 14, colours.ink2)}
      ${lengths
        .slice(0, 3)
        .map((share, line) =>
          bar(
            left,
            top + 30 + line * 21,
            (right - left) * (line === 2 ? lengths[3] + block * 0.1 : share),
            8,
            colours.line,
          ),
        )
        .join('')}
      ${dots(left, right, top + 95, 1.5, 9, colours.faint)}`;
  });
  return `${paper(sheet)}${bar(left, sheet.y + 42, 150, 18, colours.accent)}${blocks.join('')}`;
}
