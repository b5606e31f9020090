import { isDeepStrictEqual } from 'node:util';
import { Decimal } from 'decimal.js';
import { grouped, sayIn, type Language } from '../../platform/errors/index.js';
import type { ModelFailureKind } from '../../platform/language-model/index.js';
import { percentText, priceText, riskRewardText } from './figures.rules.js';
import { marketOf, type MarketCheck } from './market.rules.js';
import type { DrawnMark, Findings, Reading, Reason, Timeframe, Unread } from './reader/index.js';

/** Description of the tables in a member's download. */
export const personalTableTexts = {
  analyses: { ko: '요청한 AI 차트 분석과 결과', en: 'Your AI chart analyses and what they said' },
  modelConsent: {
    ko: '차트를 AI 모델에 보내도록 허용한 기록',
    en: 'That you allow your charts to be sent to a language model',
  },
  pictures: {
    ko: '보관 중인 차트 이미지 (chart-pictures 폴더의 PNG, 최근 96 MB까지)',
    en: 'Your chart pictures that are still kept (PNG in the folder chart-pictures, the newest 96 MB)',
  },
};

/** Field errors. */
export const fieldTexts = {
  picture: { ko: '이미지 파일만 업로드 가능합니다.', en: 'Only image files can be uploaded.' },
  pictureMissing: { ko: '차트 이미지를 먼저 업로드해주세요.', en: 'Upload a chart image first.' },
  symbol: {
    ko: '심볼은 영문, 숫자와 - / _ : . 만 사용해 30자까지 입력해 주세요. 예: BTCUSDT',
    en: 'A symbol has at most 30 letters, digits and - / _ : . such as BTCUSDT.',
  },
  timeframe: { ko: '시간봉을 선택해 주세요.', en: 'Choose a timeframe.' },
  coupon: { ko: '쿠폰을 선택해주세요.', en: 'Choose a coupon.' },
} as const;

const say = sayIn({
  long: { ko: '롱 관점입니다.', en: 'This speaks for a long position.' },
  short: { ko: '숏 관점입니다.', en: 'This speaks for a short position.' },
  neutral: {
    ko: '방향을 말하기에 근거가 부족합니다. 지금은 지켜보는 편이 낫습니다.',
    en: 'There is not enough to say which way. It is better to wait and see.',
  },
  levels: {
    ko: '진입 {{entry}}, 손절 {{stop}}, 익절 {{takeProfit}}, 손익비 {{ratio}} 기준입니다.',
    en: 'Entry {{entry}}, stop loss {{stop}}, take profit {{takeProfit}}: {{ratio}} to gain for 1 at risk.',
  },
  because: { ko: '근거', en: 'For it' },
  but: { ko: '반대 근거', en: 'Against it' },
  wait: { ko: '판단을 미루는 이유', en: 'Why to wait' },
  nearest: { ko: '가장 가까웠던 방향의 근거', en: 'What came nearest to a direction' },
  measured: {
    ko: '캔들 {{candles}}개를 읽었고 마지막 가격은 {{last}}입니다.',
    en: '{{candles}} candles were read; the last price is {{last}}.',
  },
  trendUp: {
    ko: '읽은 구간에서 {{change}} 올랐습니다. 가격 변동 중 상승 추세로 설명되는 비율은 {{strength}}입니다.',
    en: 'The price rose by {{change}} over what was read; the rising trend explains {{strength}} of its movement.',
  },
  trendDown: {
    ko: '읽은 구간에서 {{change}} 내렸습니다. 가격 변동 중 하락 추세로 설명되는 비율은 {{strength}}입니다.',
    en: 'The price fell by {{change}} over what was read; the falling trend explains {{strength}} of its movement.',
  },
  sideways: {
    ko: '뚜렷한 추세가 없습니다. 가격의 움직임이 우연한 등락과 구별되지 않습니다.',
    en: 'There is no clear trend: the price moved no further than chance would have it.',
  },
  higherSwings: {
    ko: '최근 고점과 저점이 모두 높아졌습니다. 저점 {{previous}} → {{last}}',
    en: 'The last highs and lows are both higher; the low went from {{previous}} to {{last}}.',
  },
  lowerSwings: {
    ko: '최근 고점과 저점이 모두 낮아졌습니다. 고점 {{previous}} → {{last}}',
    en: 'The last highs and lows are both lower; the high went from {{previous}} to {{last}}.',
  },
  supportNear: {
    ko: '{{distance}} 아래 {{price}}에 {{touches}}번 확인된 지지선이 있습니다.',
    en: 'A support at {{price}}, {{distance}} below, was touched {{touches}} times.',
  },
  resistanceNear: {
    ko: '{{distance}} 위 {{price}}에 {{touches}}번 확인된 저항선이 있습니다.',
    en: 'A resistance at {{price}}, {{distance}} above, was touched {{touches}} times.',
  },
  demandNear: {
    ko: '{{bottom}}에서 {{top}} 사이에 매수 오더블록이 있습니다.',
    en: 'A demand order block lies between {{bottom}} and {{top}}.',
  },
  supplyNear: {
    ko: '{{bottom}}에서 {{top}} 사이에 매도 오더블록이 있습니다.',
    en: 'A supply order block lies between {{bottom}} and {{top}}.',
  },
  demandAt: { ko: '{{price}} 부근에 매수 오더블록이 있습니다.', en: 'A demand order block lies at {{price}}.' },
  supplyAt: { ko: '{{price}} 부근에 매도 오더블록이 있습니다.', en: 'A supply order block lies at {{price}}.' },
  rsiHigh: { ko: 'RSI(14) {{rsi}}, 과열 구간입니다.', en: 'RSI(14) is overbought at {{rsi}}.' },
  rsiLow: { ko: 'RSI(14) {{rsi}}, 침체 구간입니다.', en: 'RSI(14) is oversold at {{rsi}}.' },
  rsiAbove50: { ko: 'RSI(14) {{rsi}}, 50 위에 있습니다.', en: 'RSI(14) is above 50 at {{rsi}}.' },
  rsiBelow50: { ko: 'RSI(14) {{rsi}}, 50 아래에 있습니다.', en: 'RSI(14) is below 50 at {{rsi}}.' },
  aboveAverage: {
    ko: '가격이 최근 {{candles}}개 캔들의 평균 {{average}} 위에 있습니다.',
    en: 'The price is above {{average}}, the average of the last {{candles}} candles.',
  },
  belowAverage: {
    ko: '가격이 최근 {{candles}}개 캔들의 평균 {{average}} 아래에 있습니다.',
    en: 'The price is below {{average}}, the average of the last {{candles}} candles.',
  },
  fewCandles: {
    ko: '읽은 캔들이 {{candles}}개로, 판단에 필요한 {{least}}개보다 적습니다.',
    en: 'Only {{candles}} candles were read; {{least}} are needed.',
  },
  mixedSigns: {
    ko: '찬성하는 근거 {{for}}개, 반대하는 근거 {{against}}개로 엇갈립니다.',
    en: 'The signs disagree: {{for}} for it, {{against}} against it.',
  },
  axisUnread: { ko: '가격 축을 읽지 못했습니다.', en: 'The price axis could not be read.' },
  candlesUnread: { ko: '캔들을 찾지 못했습니다.', en: 'No candles were found.' },
  noChart: { ko: '차트로 보이지 않는 이미지입니다.', en: 'The picture does not look like a chart.' },
});

const sayUnread = sayIn({
  picture: { ko: '차트로 보이지 않는 이미지입니다.', en: 'The picture does not look like a chart.' },
  axis: { ko: '가격 축을 읽지 못했습니다.', en: 'The price axis could not be read.' },
  axisInPart: { ko: '가격 축의 숫자 일부를 읽지 못했습니다.', en: 'Some labels of the price axis could not be read.' },
  candlesInPart: { ko: '일부 캔들은 가려지거나 겹쳐 읽지 못했습니다.', en: 'Some candles are hidden or overlap.' },
  blurred: {
    ko: '이미지가 흐려 꼬리 길이가 실제와 조금 다를 수 있습니다.',
    en: 'The picture is blurred, so wicks may be slightly longer or shorter than they are.',
  },
  tilted: {
    ko: '기울어진 이미지를 바로 세워 읽었습니다. 이미지 위의 표시는 조금 어긋날 수 있습니다.',
    en: 'The picture is tilted and was straightened before it was read; marks on it may be slightly off.',
  },
  symbol: { ko: '심볼이 보이지 않습니다.', en: 'No symbol is printed.' },
  timeframe: { ko: '시간봉이 보이지 않습니다.', en: 'No timeframe is printed.' },
} satisfies Record<Unread, Readonly<Record<Language, string>>>);

/** What could not be read, as sentences. */
export const unreadTexts = ({ unread }: Reading, language: Language): string[] =>
  unread.map((code) => sayUnread(language, code));

const sayModel = sayIn({
  capped: {
    ko: '오늘 AI 모델에 쓸 수 있는 비용을 모두 사용해 내장 판독기가 판단했습니다.',
    en: 'The language model has cost what it may cost today, so the embedded reader has judged.',
  },
  unavailable: {
    ko: 'AI 모델이 응답하지 않아 내장 판독기가 판단했습니다.',
    en: 'The language model did not answer, so the embedded reader has judged.',
  },
  refused: {
    ko: 'AI 모델이 답변하지 않아 내장 판독기가 판단했습니다.',
    en: 'The language model gave no whole answer, so the embedded reader has judged.',
  },
  invalid: {
    ko: 'AI 모델의 답변이 확인을 통과하지 못해 내장 판독기가 판단했습니다.',
    en: 'The answer of the language model did not pass the checks, so the embedded reader has judged.',
  },
} satisfies Record<ModelFailureKind, Readonly<Record<Language, string>>>);

/** Why the embedded reader speaks instead of the language model. */
export const modelFailureText = (language: Language, kind: ModelFailureKind): string => sayModel(language, kind);

const sayRemark = sayIn({
  otherSymbol: {
    ko: '이미지에 표시된 심볼은 {{printed}}, 입력한 심볼은 {{given}}입니다.',
    en: 'The picture says {{printed}}; the symbol you gave is {{given}}.',
  },
  otherTimeframe: {
    ko: '이미지에 표시된 시간봉은 {{printed}}, 분석 요청의 시간봉은 {{given}}입니다.',
    en: 'The picture shows {{printed}} candles; the request says {{given}}.',
  },
  foundWith: {
    ko: '시장 데이터에서는 {{timeframe}} 캔들과 일치합니다.',
    en: 'It agrees with the {{timeframe}} candles of the market.',
  },
  notFound: {
    ko: '{{market}}의 최근 {{timeframe}} 캔들 {{candles}}개에서 같은 구간을 찾지 못했습니다. 심볼과 시간봉을 확인해 주세요.',
    en: 'The last {{candles}} {{timeframe}} candles of {{market}} show nothing like it. Check symbol and timeframe.',
  },
  outside: {
    ko: '시장 범위 밖의 가격이 있습니다: {{prices}}. 시장에서는 {{low}}에서 {{high}} 사이에 거래되었습니다.',
    en: 'Outside the market: {{prices}}. It traded between {{low}} and {{high}}.',
  },
  noSymbol: {
    ko: '심볼을 알 수 없어 시장 가격과 비교하지 못했습니다.',
    en: 'Without a symbol the prices could not be compared with the market.',
  },
  marketUnknown: {
    ko: '{{symbol}}의 시장 데이터가 없어 가격을 비교하지 못했습니다.',
    en: 'There are no market data for {{symbol}} to compare the prices with.',
  },
  marketSilent: {
    ko: '시장 데이터를 불러오지 못해 가격을 비교하지 못했습니다.',
    en: 'The market did not answer, so the prices could not be compared with it.',
  },
});
const MARK_NAMES = {
  entry: { ko: '진입', en: 'entry' },
  stop: { ko: '손절', en: 'stop' },
  takeProfit: { ko: '익절', en: 'take profit' },
  support: { ko: '지지', en: 'support' },
  resistance: { ko: '저항', en: 'resistance' },
  demand: { ko: '매수 구간', en: 'demand' },
  supply: { ko: '매도 구간', en: 'supply' },
} as const;
const sayMark = sayIn(MARK_NAMES);

/** Lengths of candles in sentences. */
const sayTimeframe = sayIn({
  '1m': { ko: '1분', en: '1-minute' },
  '5m': { ko: '5분', en: '5-minute' },
  '15m': { ko: '15분', en: '15-minute' },
  '1h': { ko: '1시간', en: '1-hour' },
  '4h': { ko: '4시간', en: '4-hour' },
  '1d': { ko: '1일', en: '1-day' },
} satisfies Record<Timeframe, Readonly<Record<Language, string>>>);

/** What a comparison with the market says: what was given and what is printed, where it was found, what lies outside of it. */
export function remarkTexts(
  { symbol, timeframe: given, printed }: Pick<Reading, 'symbol' | 'timeframe' | 'printed'>,
  check: MarketCheck,
  outside: readonly DrawnMark[],
  language: Language,
): string[] {
  const { market, place, unchecked, low, high, candles } = check;
  const timeframe = sayTimeframe(language, check.timeframe);
  const remarks: string[] = [];
  const printedMarket = marketOf(printed?.symbol ?? null);
  if (symbol !== null && printed?.symbol && printedMarket && !isDeepStrictEqual(printedMarket, market))
    remarks.push(sayRemark(language, 'otherSymbol', { printed: printed.symbol, given: symbol }));
  if (given !== null && printed?.timeframe && printed.timeframe !== given)
    remarks.push(
      sayRemark(language, 'otherTimeframe', {
        printed: sayTimeframe(language, printed.timeframe),
        given: sayTimeframe(language, given),
      }),
    );
  if (unchecked === 'marketUnknown') remarks.push(sayRemark(language, unchecked, { symbol: symbol ?? '—' }));
  else if (unchecked !== null) remarks.push(sayRemark(language, unchecked));
  if (unchecked !== null || !market || low === null || high === null) return remarks;
  if (!place)
    remarks.push(sayRemark(language, 'notFound', { market: `${market.symbol}${market.quote}`, timeframe, candles }));
  else if (check.timeframe !== given) remarks.push(sayRemark(language, 'foundWith', { timeframe }));
  if (outside.length > 0) {
    const prices = outside.map((mark) =>
      mark.of in MARK_NAMES ? sayMark(language, mark.of as keyof typeof MARK_NAMES) : '',
    );
    const figures = { low: grouped(new Decimal(low).toFixed()), high: grouped(new Decimal(high).toFixed()) };
    remarks.push(sayRemark(language, 'outside', { prices: [...new Set(prices)].join(', '), ...figures }));
  }
  return remarks;
}

/** A reason as a sentence. `digits` are the decimals of prices. */
function reasonText(reason: Reason, digits: number, language: Language): string {
  const price = (value: number): string => grouped(priceText(value, digits));
  switch (reason.code) {
    case 'trendUp':
    case 'trendDown': {
      const { strength, change } = reason.figures;
      return say(language, reason.code, { strength: percentText(strength), change: percentText(Math.abs(change)) });
    }
    case 'sideways':
      return say(language, 'sideways');
    case 'higherSwings':
    case 'lowerSwings':
      return say(language, reason.code, {
        previous: price(reason.figures.previous),
        last: price(reason.figures.last),
      });
    case 'supportNear':
    case 'resistanceNear': {
      const { price: at, distance, touches } = reason.figures;
      return say(language, reason.code, { price: price(at), distance: percentText(Math.abs(distance)), touches });
    }
    case 'demandNear':
    case 'supplyNear': {
      const [top, bottom] = [price(reason.figures.top), price(reason.figures.bottom)];
      if (top !== bottom) return say(language, reason.code, { top, bottom });
      return say(language, reason.code === 'demandNear' ? 'demandAt' : 'supplyAt', { price: top });
    }
    case 'rsiHigh':
    case 'rsiLow':
    case 'rsiAbove50':
    case 'rsiBelow50':
      return say(language, reason.code, { rsi: reason.figures.rsi.toFixed(1) });
    case 'aboveAverage':
    case 'belowAverage':
      return say(language, reason.code, { average: price(reason.figures.average), candles: reason.figures.candles });
    case 'fewCandles':
      return say(language, 'fewCandles', reason.figures);
    case 'mixedSigns':
      return say(language, 'mixedSigns', reason.figures);
    case 'said':
      return reason.figures[language];
    case 'axisUnread':
    case 'candlesUnread':
    case 'noChart':
      return say(language, reason.code);
  }
}

/** The whole answer as text: direction, levels, then the reasons of both sides. */
export function analysisText(reading: Reading, { call }: Findings, digits: number, language: Language): string {
  const price = (value: number): string => grouped(priceText(value, digits));
  const list = (title: 'because' | 'but' | 'wait' | 'nearest', reasons: readonly Reason[]): string[] =>
    reasons.length === 0
      ? []
      : ['', say(language, title), ...reasons.map((one) => `· ${reasonText(one, digits, language)}`)];
  const isNeutral = call.direction === 'neutral';
  const first = [say(language, call.direction)];
  if (!isNeutral) {
    const [entry, stop, takeProfit] = [call.entry, call.stop, call.takeProfit].map((one) => priceText(one, digits));
    const ratio = riskRewardText(entry ?? null, stop ?? null, takeProfit ?? null) ?? '—';
    const prices = { entry: price(call.entry), stop: price(call.stop), takeProfit: price(call.takeProfit) };
    first.push(say(language, 'levels', { ...prices, ratio }));
  }
  if (reading.lastPrice !== null)
    first.push(say(language, 'measured', { candles: reading.candles.length, last: price(reading.lastPrice) }));
  return [
    first.join(' '),
    ...list(isNeutral ? 'wait' : 'because', call.reasonsFor),
    ...list(isNeutral ? 'nearest' : 'but', call.reasonsAgainst),
  ].join('\n');
}
