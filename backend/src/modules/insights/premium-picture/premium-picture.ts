import type { Language } from '../../../platform/errors/index.js';
import { COLOURS, dots, paper, text, widthOf, wordmark } from '../../../platform/pictures/svg.rules.js';
import { pictureWords } from '../insights.messages.js';

/** The premium of a coin with what it is calculated from. */
export interface PicturedPremium {
  readonly coin: string;
  /** In percent. */
  readonly premium: number;
  /** On Upbit. */
  readonly korean: { readonly price: number };
  readonly global: { readonly exchange: string; readonly price: number };
  /** KRW for one USD. */
  readonly rate: number;
  /** Of the older one of the two prices. */
  readonly at: Date;
  readonly simulated: boolean;
}

export const PICTURE = { width: 1200, height: 630 } as const;
const left = 76;
const sheet = { x: 712, y: 76, width: 412, height: 478 };
/** Height of a line of the receipt. */
const STEP = 82;
const rising: Record<Language, string> = { ko: COLOURS.red, en: COLOURS.green };
const falling: Record<Language, string> = { ko: COLOURS.blue, en: COLOURS.red };

/** Returns the link preview of the premiums: the figure, and beside it the receipt of its calculation. */
export function premiumSvg(shown: PicturedPremium, language: Language): string {
  const { coin, premium, korean, global, rate } = shown;
  const figure = signed(premium);
  const won = pictureWords.won[language];
  const rows = [
    [`${pictureWords.upbit[language]} ${coin}`, won(grouped(korean.price))],
    [`÷ ${global.exchange} ${coin}`, `${grouped(global.price)} USDT`],
    [`÷ ${pictureWords.bankRate[language]}`, won(grouped(rate))],
  ] as const;
  const colour = { '+': rising[language], '−': falling[language] }[figure.charAt(0)] ?? COLOURS.ink;
  const note = { size: 25, fill: COLOURS.ink2 };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}" font-family="Pretendard">
    <rect width="${PICTURE.width}" height="${PICTURE.height}" fill="${COLOURS.bg}"/>
    <rect width="${PICTURE.width}" height="10" fill="${COLOURS.accent}"/>
    ${wordmark(left, 116)}
    ${text(pictureWords.title[language], left, 250, { size: 44, weight: 600 })}
    ${text(figure, left - 6, 396, { size: 140, weight: 600, fill: colour })}
    ${text(pictureWords.at[language](timeOf(shown.at, language)), left, 466, note)}
    ${text(pictureWords[shown.simulated ? 'simulated' : 'all'][language], left, 505, note)}
    ${receipt(rows, pictureWords.premium[language], figure)}
  </svg>`;
}

function receipt(rows: readonly (readonly [string, string])[], name: string, sum: string): string {
  const [from, to] = [sheet.x + 34, sheet.x + sheet.width - 34];
  const top = sheet.y + 82;
  const rule = top + rows.length * STEP;
  const line = ([label, value]: readonly [string, string], index: number): string => {
    const y = top + index * STEP;
    return `${text(label, from, y, { size: 23, fill: COLOURS.ink2 })}
      ${text(value, to, y, { size: 24, weight: 600, anchor: 'end' })}
      ${dots(from + widthOf(label, 23) + 14, to - widthOf(value, 24) - 12, y - 6, 1.5, 9, COLOURS.faint)}`;
  };
  return `${paper(sheet)}
    ${rows.map(line).join('')}
    <path d="M${from} ${rule - 20}H${to}M${from} ${rule - 15}H${to}" stroke="${COLOURS.ink}" stroke-width="1.5"/>
    ${text(name, from, rule + 48, { size: 30, weight: 600 })}
    ${text(sum, to, rule + 48, { size: 36, weight: 600, anchor: 'end' })}
    ${dots(to - widthOf(sum, 36), to, rule + 66, 2, 8, COLOURS.accent)}`;
}

/** Two decimals with a sign; what rounds to nothing has none. */
function signed(percent: number): string {
  const digits = Math.abs(percent).toFixed(2);
  if (Number(digits) === 0) return '0.00%';
  return `${percent > 0 ? '+' : '−'}${digits}%`;
}

const grouped = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 2 });

function timeOf(at: Date, language: Language): string {
  return at.toLocaleString(language, {
    ...{ timeZone: 'Asia/Seoul', month: language === 'ko' ? 'long' : 'short', day: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
}
