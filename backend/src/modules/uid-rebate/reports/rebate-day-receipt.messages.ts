import { dayWords, sayIn, type Language } from '../../../platform/errors/index.js';
import type { TitledReceipt } from '../../../platform/receipts/index.js';
import { figureText, receiptRow } from '../../../platform/statements/index.js';
import type { RebateRow } from './rebate.queries.js';
import { cutText, percentText, totalOf } from './rebate.rules.js';

const say = sayIn({
  title: { ko: '{{day}} 리베이트', en: 'Rebate of {{day}}' },
  of: { ko: '{{exchange}}, 수수료 {{fee}} USDT × {{rate}}%', en: '{{exchange}}, fee of {{fee}} USDT × {{rate}}%' },
  unknown: { ko: '{{exchange}}, 수수료를 알 수 없음', en: '{{exchange}}, fee not reported' },
  total: { ko: '합계', en: 'Total' },
  rounding: { ko: '소수점 아래 9자리부터 버렸습니다.', en: 'Cut to 8 decimals.' },
  sourceApi: { ko: '{{exchange}} 제휴 API', en: '{{exchange}} affiliate API' },
  sourceReport: { ko: '리포트 파일', en: 'Report file' },
  spot: { ko: '현물', en: 'Spot' },
  futures: { ko: '선물', en: 'Futures' },
  other: { ko: '기타', en: 'Other' },
});

/** The lines of a report day with their multiplication, and their sum. */
export function contentOf(
  day: string,
  rows: readonly RebateRow[],
  first: RebateRow,
  language: Language,
): Omit<TitledReceipt, 'number' | 'seal'> {
  const sources = rows.map(({ source, exchangeName: exchange }) =>
    source === 'import' ? say(language, 'sourceReport') : say(language, 'sourceApi', { exchange }),
  );
  const latest = (times: readonly Date[]): Date | undefined => [...times].sort((a, b) => +a - +b).at(-1);
  return {
    title: say(language, 'title', { day: dayWords(day, language, '') }),
    rows: rows.map((row) => rowText(row, language)),
    sum: {
      label: say(language, 'total'),
      value: figureText(cutText(totalOf(rows.map(({ rebate }) => rebate ?? '0')))),
      unit: 'USDT',
    },
    note: rows.some(({ rebate }) => rebate !== null && cutText(rebate) !== rebate) ? say(language, 'rounding') : null,
    source: [...new Set(sources)].join(', '),
    at: (latest(rows.map(({ fetchedAt }) => fetchedAt)) ?? first.fetchedAt).toISOString(),
    marks: [
      ...(rows.some(({ simulated }) => simulated) ? (['simulated'] as const) : []),
      ...(rows.some(({ estimated }) => estimated) ? (['estimated'] as const) : []),
    ],
    paidInUsdt: false,
    correctedAt:
      latest(rows.filter(({ revision }) => revision > 1).map(({ updatedAt }) => updatedAt))?.toISOString() ?? null,
  };
}

function rowText(row: RebateRow, language: Language): TitledReceipt['rows'][number] {
  const { exchangeName: exchange, uid, product, fee, rebate, rebateRate } = row;
  const name = product === 'spot' || product === 'futures' ? product : 'other';
  return receiptRow(`${uid} ${say(language, name)}`, rebate === null ? '—' : figureText(cutText(rebate)), {
    unit: rebate === null ? null : 'USDT',
    operator: rebate === null ? null : '+',
    note:
      fee === null
        ? say(language, 'unknown', { exchange })
        : say(language, 'of', { exchange, fee: figureText(cutText(fee)), rate: percentText(rebateRate) }),
    mark: row.estimated ? 'estimated' : null,
  });
}
