import { seoulDay, seoulTime } from '../../platform/clock/index.js';
import type { Language } from '../../platform/errors/index.js';
import { COLOURS, dots, escaped, text, widthOf, wordmark, wrapped } from '../../platform/pictures/svg.rules.js';
import type { OpenReceipt, TitledReceipt } from '../../platform/receipts/index.js';
import type { PicturedReceipt } from './receipt-in-cents.js';
import { pictureTexts } from './receipts.messages.js';

export const PICTURE_FORMATS = ['whole', 'story'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Width of the paper; the whole receipt is twice as wide as the sheet of the page. */
const PAPER = 752;
const PAD = 56;
/** Apps lay their own words above `top` and below `bottom`. */
const STORY = { width: 1080, height: 1920, scale: 1.24, top: 220, bottom: 1640 };
/** Of a story, above its paper and below it. */
const HEAD = 150;
const FOOT = 100;
/** Rows that a story has room for. */
const STORY_ROWS = 9;
/** Rows of a whole receipt: a picture of more is too large to be sent to anybody. */
const WHOLE_ROWS = 80;
const TOOTH = 24;
const ROW_SIZE = 28;
const NOTE_SIZE = 24;
/** Of the desk on each side of the paper, and of the name above it. */
const DESK = 64;
const NAME = 56;
/** Between the dots of a row and its words. */
const GAP = 14;

interface Drawing {
  readonly svg: string;
  readonly height: number;
}

/** SVG of a receipt: as large as its paper needs, or in the size of a story. `site` is the address of the service. */
export function pictureOf(receipt: PicturedReceipt, format: PictureFormat, language: Language, site: string): string {
  if (format === 'whole') {
    const { svg, height } = paperOf(receipt, WHOLE_ROWS, language);
    const [width, tall] = [PAPER + 2 * DESK, height + 2 * DESK + NAME];
    const address = text(site, width - DESK, DESK, { size: NOTE_SIZE, fill: COLOURS.ink3, anchor: 'end' });
    return svgOf(
      width,
      tall,
      `${desk(width, tall)}${wordmark(DESK, DESK)}${address}${slot(DESK, DESK + NAME, 1)}<g transform="translate(${DESK} ${DESK + NAME})">${svg}</g>`,
    );
  }
  const { svg, height } = paperOf(receipt, STORY_ROWS, language);
  const { width, height: tall, scale } = STORY;
  const x = (width - PAPER * scale) / 2;
  const below = height * scale;
  // Name, paper and promise as one, in the middle of what no app lays its own buttons on.
  const y = Math.max(STORY.top + HEAD, (STORY.top + STORY.bottom + HEAD - FOOT - below) / 2);
  const middle = { fill: COLOURS.ink2, anchor: 'middle' } as const;
  const content = `${desk(width, tall)}<g transform="translate(${x} ${y - 84}) scale(1.7)">${wordmark(0, 0)}</g>
    ${text(site, width - x, y - 84, { size: 32, fill: COLOURS.ink3, anchor: 'end' })}
    ${slot(x, y, scale)}<g transform="translate(${x} ${y}) scale(${scale})">${svg}</g>
    ${text(pictureTexts[language].promise, width / 2, y + below + FOOT - 10, { size: 34, ...middle })}`;
  return svgOf(width, tall, content);
}

const desk = (width: number, height: number): string =>
  `<rect width="${width}" height="${height}" fill="${COLOURS.well}"/>`;

/** What the paper comes from, which begins at `x` and `y`. */
const slot = (x: number, y: number, scale: number): string =>
  `<rect x="${x - 24}" y="${y - 10}" width="${PAPER * scale + 48}" height="20" rx="10" fill="${COLOURS.ink3}"/>`;

/** The receipt with what strangers may see of it, under a seal of that alone. */
export function openedTo(receipt: TitledReceipt, { title, rows, sum }: OpenReceipt, seal: string): TitledReceipt {
  return {
    ...receipt,
    seal,
    title,
    rows: rows.map((row) => ({ ...row, note: null, mark: null, behind: null })),
    sum,
    note: null,
  };
}

const svgOf = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Pretendard">${content}</svg>`;

function paperOf(receipt: PicturedReceipt, most: number, language: Language): Drawing {
  const words = pictureTexts[language];
  const parts: string[] = [];
  const right = PAPER - PAD;
  let y = PAD;
  const line = (height: number, draw: (base: number) => string): void => {
    parts.push(draw(y + height * 0.7));
    y += height;
  };
  for (const title of wrapped(receipt.title, 36, right - PAD))
    line(48, (base) => text(title, PAD, base, { size: 36, weight: 600 }));
  if (receipt.marks.length > 0) {
    const marks = receipt.marks.map((mark) => words[mark]).join(' · ');
    line(40, (base) => text(marks, PAD, base, { size: 24, fill: '#845400', weight: 600 }));
  }
  y += 20;
  for (const row of receipt.rows.slice(0, most)) {
    const value = { ...row, value: row.operator === null ? row.value : `${row.operator} ${row.value}` };
    if (widthOf(row.label, ROW_SIZE) + lengthOf(value, ROW_SIZE) + 2 * GAP <= right - PAD)
      line(52, (base) => leaderLine(row.label, value, base, right));
    else {
      for (const label of wrapped(row.label, ROW_SIZE, right - PAD))
        line(40, (base) => text(label, PAD, base, { size: ROW_SIZE, fill: COLOURS.ink2 }));
      const size = Math.min(ROW_SIZE, Math.floor((right - PAD) / lengthOf(value, 1)));
      line(44, (base) => amount(value, right, base, size));
    }
    const below = [row.mark && words[row.mark], row.note].filter((part) => part !== null).join(' · ');
    for (const note of below === '' ? [] : wrapped(below, 22, right - PAD))
      line(32, (base) => text(note, PAD, base - 4, { size: 22, fill: COLOURS.ink3 }));
  }
  const left = receipt.rows.length - most;
  if (left > 0) line(44, (base) => text(words.more(left), PAD, base, { size: 24, fill: COLOURS.ink3 }));
  y += 20;
  parts.push(rule(y, 2));
  const { sum } = receipt;
  const size = Math.min(56, Math.floor((right - PAD) / lengthOf(sum, 1)));
  const label = (base: number): string => text(sum.label, PAD, base, { size: ROW_SIZE, weight: 600 });
  const isOneLine = widthOf(sum.label, ROW_SIZE) + lengthOf(sum, size) + 2 * GAP <= right - PAD;
  if (!isOneLine) line(50, (base) => label(base + 6));
  line(isOneLine ? 100 : 76, (base) => {
    const on = isOneLine ? base - 2 : base;
    return `${isOneLine ? label(on) : ''}${amount(sum, right, on, size)}`;
  });
  parts.push(rule(y, 2), rule(y + 5, 2));
  y += 40;
  const { exact } = receipt;
  if (exact) {
    line(40, (base) => leaderLine(exact.label, { value: exact.value, unit: null }, base, right, NOTE_SIZE));
    y += 20;
  }
  for (const note of receipt.note === null ? [] : wrapped(receipt.note, 24, right - PAD))
    line(36, (base) => text(note, PAD, base, { size: 24, fill: COLOURS.ink2 }));
  y += 12;
  const top = y;
  for (const [label, value] of [
    [words.number, receipt.number],
    [words.source, receipt.source],
    [words.at, timeText(receipt.at)],
    ...(receipt.correctedAt === null ? [] : [[words.corrected, timeText(receipt.correctedAt)] as const]),
  ] as const)
    for (const [index, words] of wrapped(value, 24, right - PAD - 300).entries())
      line(36, (base) => {
        const name = index === 0 ? text(label, PAD, base, { size: 24, fill: COLOURS.ink3 }) : '';
        return `${name}${text(words, PAD + 92, base, { size: 24, fill: COLOURS.ink2 })}`;
      });
  parts.push(`<g transform="translate(${right - 168} ${top - 12}) scale(0.84)">${sealOf(receipt.seal)}</g>`);
  const height = Math.max(y, top + 168) + 44 + TOOTH;
  return { svg: `<path d="${tornPath(height)}" fill="${COLOURS.paper}"/>${parts.join('')}`, height };
}

function leaderLine(label: string, value: Amount, base: number, right: number, size = ROW_SIZE): string {
  const end = right - lengthOf(value, size) - GAP;
  const from = PAD + widthOf(label, size) + GAP;
  const leader = end - from > 20 ? dots(from, end, base - 2, 1.6, 10, COLOURS.faint) : '';
  return `${text(label, PAD, base, { size, fill: COLOURS.ink2 })}${leader}${amount(value, right, base, size)}`;
}

interface Amount {
  readonly value: string;
  readonly unit: string | null;
}

/** One that is drawn, also where it begins a part of a line. */
const SPACE = '\u00a0';

/** Of a unit, as a part of the size of its figure: 0.82 on the page, less behind a large one. */
const unitSize = (size: number): number => Math.round(size * (size > ROW_SIZE ? 0.6 : 0.82));

/** A figure that ends at `right`, with its unit smaller and lighter. */
function amount({ value, unit }: Amount, right: number, base: number, size: number): string {
  const figure = text(value, right, base, { size, weight: 600, anchor: 'end' });
  if (unit === null) return figure;
  const words = `<tspan font-size="${unitSize(size)}" font-weight="400" fill="${COLOURS.ink3}">${SPACE}${escaped(unit)}</tspan>`;
  return figure.replace('</text>', `${words}</text>`);
}

function lengthOf({ value, unit }: Amount, size: number): number {
  return widthOf(value, size) + (unit === null ? 0 : widthOf(` ${unit}`, size * 0.82));
}

const rule = (y: number, height: number): string =>
  `<rect x="${PAD}" y="${y}" width="${PAPER - 2 * PAD}" height="${height}" fill="${COLOURS.ink}"/>`;

/** The paper with its torn lower edge. */
function tornPath(height: number): string {
  const teeth = Array.from({ length: Math.ceil(PAPER / TOOTH) }, (_, tooth) => {
    const x = PAPER - tooth * TOOTH;
    return `L${Math.max(0, x - TOOTH / 2)} ${height} L${Math.max(0, x - TOOTH)} ${height - TOOTH / 2}`;
  });
  return `M0 0 H${PAPER} V${height - TOOTH / 2} ${teeth.join(' ')} Z`;
}

/** The seal as the page draws it (`shared/ui/seal` of the client): the same bytes give the same picture. */
function sealOf(seal: string): string {
  const bytes = Buffer.from(seal, 'hex');
  const byte = (place: number): number => bytes[place] ?? 0;
  const share = (place: number): number => (byte(place) * 256 + byte(place + 1)) / 65_536;
  const rings = [96, 76, 56, 38].map((widest, ring) => {
    const first = ring * 8;
    const turns = 7 + (byte(first) % 14);
    const tilt = 180 * share(first + 5) + (byte(first + 7) % 2) * 4;
    const size = `cx="100" cy="100" rx="${widest * (0.86 + 0.14 * share(first + 1))}" ry="${widest * (0.24 + 0.6 * share(first + 3))}"`;
    return Array.from(
      { length: turns },
      (_, turn) => `<ellipse ${size} transform="rotate(${tilt + (turn * 180) / turns} 100 100)"/>`,
    ).join('');
  });
  return `<g fill="none" stroke="${COLOURS.ink2}" stroke-width="0.7">${rings.join('')}</g><circle cx="100" cy="100" r="14" fill="${COLOURS.paper}"/><path d="M96 94V107H105" fill="none" stroke="${COLOURS.ink}" stroke-width="2.6"/>`;
}

function timeText(at: string): string {
  const instant = new Date(at);
  return `${seoulDay(instant).replaceAll('-', '.')} ${seoulTime(instant).slice(0, 5)}`;
}
