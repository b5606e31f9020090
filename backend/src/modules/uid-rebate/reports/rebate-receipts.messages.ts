import { dayLabel, maskedUid, monthLabel, sayIn, type Language } from '../../../platform/errors/index.js';
import { openRows, receiptRow, type OpenReceipt, type TitledReceipt } from '../../../platform/receipts/index.js';
import { figureText } from '../../../platform/statements/index.js';
import type { RebateDayTotal } from './rebate-months.queries.js';
import type { RebateRow } from './rebate.queries.js';
import { cutText, feeRateOf, percentText, totalOf } from './rebate.rules.js';

const say = sayIn({
  ofDay: { ko: '{{day}} 리베이트', en: 'Rebate of {{day}}' },
  ofMonth: { ko: '{{month}} 리베이트', en: 'Rebate of {{month}}' },
  ofRow: { ko: '{{day}} {{exchange}} {{product}} 리베이트', en: 'Rebate of {{day}}, {{exchange}} {{product}}' },
  entry: { ko: '{{exchange}} {{uid}} · {{product}} 리베이트', en: '{{exchange}} {{uid}} · {{product}} rebate' },
  of: { ko: 'UID {{uid}}, 수수료 {{fee}} USDT × {{rate}}%', en: 'UID {{uid}}, fee of {{fee}} USDT × {{rate}}%' },
  unknown: { ko: 'UID {{uid}}, 수수료를 알 수 없음', en: 'UID {{uid}}, fee not reported' },
  total: { ko: '합계', en: 'Total' },
  rounding: { ko: '소수점 아래 9자리부터 버렸습니다.', en: 'Cut to 8 decimals.' },
  sourceApi: { ko: '{{exchange}} 제휴 API', en: '{{exchange}} affiliate API' },
  sourceReport: { ko: '리포트 파일', en: 'Report file' },
  spot: { ko: '현물', en: 'Spot' },
  futures: { ko: '선물', en: 'Futures' },
  other: { ko: '기타', en: 'Other' },
  volume: { ko: '거래대금', en: 'Volume' },
  feeRate: { ko: '수수료율', en: 'Fee rate' },
  meanFeeRate: { ko: '평균 수수료율', en: 'Average fee rate' },
  feeRateNote: { ko: '낸 수수료 ÷ 거래대금', en: 'Fee paid ÷ volume' },
  meanFeeRateNote: { ko: '낸 수수료 ÷ 거래대금, 반올림', en: 'Fee paid ÷ volume, rounded' },
  fee: { ko: '낸 수수료', en: 'Fee paid' },
  rate: { ko: '리베이트율', en: 'Rebate rate' },
  rateNote: { ko: '그날 적용된 비율', en: 'In force on that day' },
  price: { ko: '{{coin}} 가격', en: 'Price of {{coin}}' },
  priceNote: {
    ko: '{{coin}} 단위로 보고된 금액을 그날 종가로 환산했습니다',
    en: 'What was reported in {{coin}} was converted at the close of the day',
  },
  revision: { ko: '리포트 정정', en: 'Corrections' },
  times: { ko: '{{count}}번', en: '{{count}}' },
  notReported: { ko: '알 수 없음', en: 'Not reported' },
  rebate: { ko: '리베이트', en: 'Rebate' },
  facts: { ko: '참고', en: 'For reference' },
  calculation: { ko: '계산', en: 'Calculation' },
});

type Content = Omit<TitledReceipt, 'number' | 'seal'>;
type Row = TitledReceipt['rows'][number];

/** Names a report row within its member's receipts. */
export function rowIdOf({ day, exchangeId, uid, product }: RebateRow): string {
  return [day, exchangeId, uid, product].join('_');
}

/** The days of a month that had rows, the newest first, and their sum. */
export function monthContent(
  month: string,
  days: readonly RebateDayTotal[],
  first: RebateDayTotal,
  language: Language,
): Content {
  const rebates = days.map(({ rebate }) => rebate);
  return {
    title: say(language, 'ofMonth', { month: monthLabel(month, language) }),
    rows: days.toReversed().map(({ day, rebate }) =>
      receiptRow(dayLabel(day, language), figureText(cutText(rebate)), {
        unit: 'USDT',
        operator: '+',
        behind: { kind: 'rebate-day', id: day },
      }),
    ),
    sum: sumOf(rebates, language),
    note: roundingOf(rebates, language),
    source: sourcesOf(
      days.flatMap(({ origins }) => origins),
      language,
    ),
    at: (latest(days.map(({ fetchedAt }) => fetchedAt)) ?? first.fetchedAt).toISOString(),
    marks: days.some(({ simulated }) => simulated) ? ['simulated'] : [],
    paidInUsdt: false,
    correctedAt: latest(days.flatMap(({ correctedAt }) => correctedAt ?? []))?.toISOString() ?? null,
  };
}

/** The lines of a report day with their multiplication, and their sum. */
export function dayContent(day: string, rows: readonly RebateRow[], first: RebateRow, language: Language): Content {
  const rebates = rows.flatMap(({ rebate }) => rebate ?? []);
  return {
    title: say(language, 'ofDay', { day: dayLabel(day, language) }),
    rows: rows.map((row) => lineOf(row, language)),
    sum: sumOf(rebates, language),
    note: roundingOf(rebates, language),
    ...originOf(rows, first, language),
  };
}

/** A day for strangers: UIDs are masked, fees and rates are not told. */
export function openDay(day: string, rows: readonly RebateRow[], language: Language): OpenReceipt {
  const masked = rows.map((row) => {
    const line = lineOf(row, language);
    return { ...line, label: `${line.label} ${maskedUid(row.uid)}` };
  });
  const sum = sumOf(
    rows.flatMap(({ rebate }) => rebate ?? []),
    language,
  );
  return {
    title: say(language, 'ofDay', { day: dayLabel(day, language) }),
    rows: openRows(masked),
    sum: { operator: null, ...sum },
  };
}

/** A month for strangers: its days and their sum. Its seal covers the figures in the order of the days. */
export function openMonth(
  month: string,
  days: readonly RebateDayTotal[],
  first: RebateDayTotal,
  language: Language,
): OpenReceipt {
  const { title, rows, sum } = monthContent(month, days, first, language);
  return { title, rows: openRows(rows.toReversed()), sum: { operator: null, ...sum } };
}

/** A report row as an entry of a ledger, whose day stands beside it. */
export function entryWords(row: RebateRow, language: Language): string {
  const { exchangeName: exchange, uid } = row;
  return say(language, 'entry', { exchange, uid: maskedUid(uid), product: productOf(row, language) });
}

/** One report row: what is known of it, then the fee that was paid, times the rate of its day. */
export function rowContent(row: RebateRow, language: Language): Content {
  const { day, exchangeName: exchange, uid, volume, fee, rebate, rebateRate, coin, priceUsed, revision } = row;
  const unknown = say(language, 'notReported');
  const usdt = (label: string, amount: string | null, parts: Partial<Row> = {}): Row =>
    receiptRow(label, amount === null ? unknown : figureText(cutText(amount)), {
      unit: amount === null ? null : 'USDT',
      ...parts,
    });
  const amounts = [volume, fee, rebate].flatMap((amount) => amount ?? []);
  return {
    title: say(language, 'ofRow', { day: dayLabel(day, language), exchange, product: productOf(row, language) }),
    rows: [
      ...inGroup(say(language, 'facts'), [
        receiptRow('UID', uid, { note: exchange }),
        usdt(say(language, 'volume'), volume, { mark: row.estimated ? 'estimated' : null }),
        ...(coin !== null && priceUsed !== null
          ? [usdt(say(language, 'price', { coin }), priceUsed, { note: say(language, 'priceNote', { coin }) })]
          : []),
        ...(revision > 1
          ? [receiptRow(say(language, 'revision'), say(language, 'times', { count: revision - 1 }))]
          : []),
        ...feeRateRow(row, language),
      ]),
      ...inGroup(say(language, 'calculation'), [
        usdt(say(language, 'fee'), fee),
        receiptRow(say(language, 'rate'), `${percentText(rebateRate)}%`, {
          operator: '×',
          note: say(language, 'rateNote'),
        }),
      ]),
    ],
    sum: {
      label: say(language, 'rebate'),
      value: rebate === null ? unknown : figureText(cutText(rebate)),
      unit: rebate === null ? null : 'USDT',
    },
    note: roundingOf(amounts, language),
    ...originOf([row], row, language),
  };
}

/** The rate that the fee comes to; nothing where it or the volume is not known. */
function feeRateRow({ volume, fee }: RebateRow, language: Language): Row[] {
  const rate = volume === null || fee === null ? null : feeRateOf(fee, volume);
  if (rate === null) return [];
  const value = `${percentText(rate.share)}%`;
  return [
    rate.isExact
      ? receiptRow(say(language, 'feeRate'), value, { note: say(language, 'feeRateNote') })
      : receiptRow(say(language, 'meanFeeRate'), value, { note: say(language, 'meanFeeRateNote') }),
  ];
}

function inGroup(group: string, rows: readonly Row[]): Row[] {
  return rows.map((row) => ({ ...row, group }));
}

/** A row of a day: its fee times its rate. */
function lineOf(row: RebateRow, language: Language): Row {
  const { exchangeName: exchange, uid, fee, rebate, rebateRate } = row;
  return receiptRow(`${exchange} ${productOf(row, language)}`, rebate === null ? '—' : figureText(cutText(rebate)), {
    unit: rebate === null ? null : 'USDT',
    operator: rebate === null ? null : '+',
    note:
      fee === null
        ? say(language, 'unknown', { uid })
        : say(language, 'of', { uid, fee: figureText(cutText(fee)), rate: percentText(rebateRate) }),
    behind: { kind: 'rebate-row', id: rowIdOf(row) },
  });
}

function productOf({ product }: RebateRow, language: Language): string {
  return say(language, product === 'spot' || product === 'futures' ? product : 'other');
}

function sumOf(rebates: readonly string[], language: Language): Content['sum'] {
  return { label: say(language, 'total'), value: figureText(cutText(totalOf(rebates))), unit: 'USDT' };
}

function roundingOf(amounts: readonly string[], language: Language): string | null {
  return amounts.some((amount) => cutText(amount) !== amount) ? say(language, 'rounding') : null;
}

/** Where rows come from, when they were read, what is to be known of them. */
function originOf(
  rows: readonly RebateRow[],
  first: RebateRow,
  language: Language,
): Pick<Content, 'source' | 'at' | 'marks' | 'paidInUsdt' | 'correctedAt'> {
  return {
    source: sourcesOf(rows, language),
    at: (latest(rows.map(({ fetchedAt }) => fetchedAt)) ?? first.fetchedAt).toISOString(),
    // That a volume was computed from its fee is said at the volume: no rebate comes from it.
    marks: rows.some(({ simulated }) => simulated) ? ['simulated'] : [],
    paidInUsdt: false,
    correctedAt:
      latest(rows.filter(({ revision }) => revision > 1).map(({ updatedAt }) => updatedAt))?.toISOString() ?? null,
  };
}

function sourcesOf(parts: readonly Pick<RebateRow, 'source' | 'exchangeName'>[], language: Language): string {
  const names = parts.map(({ source, exchangeName: exchange }) =>
    source === 'import' ? say(language, 'sourceReport') : say(language, 'sourceApi', { exchange }),
  );
  return [...new Set(names)].join(', ');
}

function latest(times: readonly Date[]): Date | undefined {
  return [...times].sort((a, b) => +a - +b).at(-1);
}
