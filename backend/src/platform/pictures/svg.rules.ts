/* The look of drawn pictures, as SVG. The build draws the link previews of the pages with it, too. */

/** The light palette of the site: pictures have no theme. */
export const COLOURS = {
  bg: '#f6f8f9',
  paper: '#ffffff',
  well: '#eef1f3',
  line: '#e1e6ea',
  ink: '#12181d',
  ink2: '#414c56',
  ink3: '#5f6a75',
  faint: '#c3ccd3',
  accent: '#0b6470',
  red: '#c8203a',
  blue: '#1d59cf',
  green: '#0a7042',
} as const;

export interface TextStyle {
  readonly size: number;
  /** 400 or 600. */
  readonly weight?: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** A line of text; `y` is its base line. */
export function text(
  content: string,
  x: number,
  y: number,
  { size, weight = 400, fill = COLOURS.ink, anchor = 'start' }: TextStyle,
): string {
  const spacing = weight === 600 ? -size * 0.024 : -size * 0.008;
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" letter-spacing="${spacing}">${escaped(content)}</text>`;
}

/** Text as XML can hold it. */
export function escaped(content: string): string {
  return (
    content
      .toWellFormed()
      // eslint-disable-next-line no-control-regex -- XML has no control characters, not even escaped ones.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      .replace(/"/g, '&quot;')
  );
}

/** The name over the dotted line that explains every number. */
export function wordmark(x: number, y: number): string {
  return `${text('Lance', x, y, { size: 40, weight: 600 })}${dots(x + 2, x + 98, y + 14, 2, 8, COLOURS.accent)}`;
}

export function dots(from: number, to: number, y: number, radius: number, step: number, fill: string): string {
  let circles = '';
  for (let x = from; x <= to; x += step) circles += `<circle cx="${x}" cy="${y}" r="${radius}"/>`;
  return `<g fill="${fill}">${circles}</g>`;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A sheet of paper with a torn lower edge. */
export function paper({ x, y, width, height }: Box): string {
  const teeth = 18;
  const step = width / teeth;
  let edge = '';
  for (let tooth = teeth; tooth > 0; tooth -= 1)
    edge += `L${x + (tooth - 0.5) * step} ${y + height - 10}L${x + (tooth - 1) * step} ${y + height}`;
  const outline = `M${x} ${y}H${x + width}V${y + height}${edge}Z`;
  return `<path d="${outline}" transform="translate(0 8)" fill="${COLOURS.well}"/><path d="${outline}" fill="${COLOURS.paper}" stroke="${COLOURS.line}" stroke-width="1.5"/>`;
}

/** About as wide as Pretendard draws it. */
export function widthOf(content: string, size: number): number {
  return [...content].reduce((sum, sign) => sum + shareOf(sign), 0) * size;
}

function shareOf(sign: string): number {
  if (/[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/.test(sign)) return 0.86;
  if (sign === ' ') return 0.23;
  if (/[A-Z]/.test(sign)) return 0.67;
  if (/[.,:;'’ilj]/.test(sign)) return 0.27;
  return /[\d]/.test(sign) ? 0.58 : 0.52;
}

/** As few lines as there can be, of about the same length, that break between words. */
export function wrapped(content: string, size: number, width: number): string[] {
  const { length } = linesOf(content, size, width);
  let narrow = width;
  while (narrow > width / 2 && linesOf(content, size, narrow - 10).length === length) narrow -= 10;
  return linesOf(content, size, narrow);
}

function linesOf(content: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of content.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
