import { grouped, type Language, sayIn } from '../../../platform/errors/index.js';
import type { TaxRateDayDto, TaxYearDto } from '../dto/tax-year.dto.js';

/** Names in the table. */
export const taxTexts = {
  ko: { typed: '직접 입력한 매매', balances: '금액만 기록한 날', sum: '합계', all: '전체' },
  en: { typed: 'Typed by hand', balances: 'Days with balances alone', sum: 'Sum', all: 'All' },
} as const;

const say = sayIn({
  period: {
    ko: '{{year}}년 1월 1일부터 12월 31일까지(한국 시간)의 손익이며, 매매가 있는 날은 그날 청산한 매매의 실현 손익입니다.',
    en: 'Results from 1 January to 31 December {{year}} (Korean time); of days with trades, what the trades closed on them realised.',
  },
  balances: {
    ko: '금액만 기록한 날의 손익은 종료 금액 − 시작 금액 − 순입금입니다. 수수료와 펀딩비가 이미 반영된 금액이며, 청산하지 않은 매매의 평가 손익이 섞여 있을 수 있습니다.',
    en: 'Of days with balances alone, the result is end − start − net deposits: fees and funding are part of it, and what open trades gained or lost on paper may be, too.',
  },
  rate: {
    ko: '하루의 금액마다 그 날짜에 기록이나 이미지를 처음 남기거나 매매를 가져올 때 저장한 환율(은행 고시 원/달러, 1 USDT를 1달러로 계산)을 곱해 더했고, 반올림하지 않았습니다. 은행 환율을 받지 못한 때에는 서비스의 기본 환율을 저장합니다.',
    en: 'The amounts of each day are multiplied by the rate that was saved when the day first got an entry, a picture or an import (won per dollar by the bank, 1 USDT as 1 dollar) and added up without rounding. While no bank rate is at hand, the default rate of the service is saved.',
  },
  otherRates: {
    ko: '그날이 지난 뒤에 기록하거나 가져와 다른 날의 환율로 계산한 날이 {{count}}일 있으며, 이 날들의 손익도 합계에 들어 있습니다.',
    en: 'Days written on or imported later, and so converted by the rate of another day: {{count}}. Their results are part of the sums.',
  },
  otherRate: {
    ko: '{{day}}: {{rateDay}}의 환율 {{rate}}원, 손익 {{result}}원',
    en: '{{day}}: rate of {{rateDay}}, {{rate}} KRW, result {{result}} KRW',
  },
  source: {
    ko: '가져온 매매는 거래소가 확정한 손익이고, 직접 입력한 매매는 입력한 가격으로 계산한 손익입니다. 총평균법 같은 취득가액 평가 방법은 적용하지 않았습니다.',
    en: 'Imported trades have what the exchange realised, typed trades what follows from their prices. No method of valuing acquisition costs is applied.',
  },
  costs: {
    ko: '비용 반영 손익은 손익 − 수수료 + 펀딩비이고 리베이트는 들어 있지 않습니다. 직접 입력한 매매와 금액만 기록한 날은 수수료와 펀딩비를 따로 알 수 없습니다.',
    en: 'After costs is result − fees + funding, without rebates. Of typed trades and of days with balances alone, fees and funding are not known by themselves.',
  },
  coinFees: {
    ko: '가치를 알 수 없어 합계에 넣지 않은 수수료: {{list}}',
    en: 'Fees of unknown worth, which are in no sum: {{list}}',
  },
  openedBefore: {
    ko: '가져온 내역보다 먼저 진입한 매매가 {{count}}건 있으며, 진입가는 거래소가 확정한 손익으로 계산했습니다.',
    en: 'Trades opened before the first imported row: {{count}}. Their entry follows from what the exchange realised.',
  },
  noAdvice: {
    ko: '세무 자문이 아닙니다. 신고할 금액은 세무 전문가와 확인해 주세요.',
    en: 'This is not tax advice. Check with a tax professional what you have to declare.',
  },
});

/** What the figures of a year are and what they are not. */
export function methodOf(found: Omit<TaxYearDto, 'method'>, language: Language): string[] {
  const { year, lines, otherRateDays, coinFees, openedBefore } = found;
  const list = coinFees.map(({ coin, amount }) => `${grouped(amount)} ${coin}`).join(', ');
  return [
    say(language, 'period', { year: String(year) }),
    say(language, 'rate'),
    ...(otherRateDays.length === 0 ? [] : [say(language, 'otherRates', { count: otherRateDays.length })]),
    say(language, 'source'),
    ...(lines.some(({ source }) => source === 'balances') ? [say(language, 'balances')] : []),
    say(language, 'costs'),
    ...(coinFees.length === 0 ? [] : [say(language, 'coinFees', { list })]),
    ...(openedBefore === 0 ? [] : [say(language, 'openedBefore', { count: openedBefore })]),
    say(language, 'noAdvice'),
  ];
}

/** A day that has the rate of another one. */
export const otherRateOf = ({ day, rateDay, krwRate, result }: TaxRateDayDto, language: Language): string =>
  say(language, 'otherRate', { day, rateDay, rate: grouped(krwRate), result: grouped(result) });
