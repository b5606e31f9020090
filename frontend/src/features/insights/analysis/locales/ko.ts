import type { en } from '@/features/insights/analysis/locales/en';
import type { Texts } from '@/shared/i18n';

export const ko: Texts<typeof en> = {
  title: 'AI 코인 분석',
  lead: '지금 측정된 값만 문장으로 정리합니다. 예측하거나 추천하지 않습니다.',
  coin: '코인',
  hint: 'BTC, 비트코인, ㅂㅌㅋㅇ',
  nothing: '국내 거래소에 없는 코인입니다. Enter를 누르면 해외 거래소에서 티커로 찾습니다.',
  unread: '분석을 불러오지 못했습니다',
  unknown: '{{symbol}}: 상장된 거래소가 없습니다',
  unknownText: '다른 코인을 선택해 주세요.',
  shown: '{{symbol}} 분석',
  price: '가격은 {{price}} USDT입니다.',
  change: '24시간 변동률은 {{change}}%입니다.',
  range: '{{low}}~{{high}} USDT 사이에서 {{volume}} USDT가 거래되었습니다.',
  noPrice: '해외 거래소에 상장되지 않아 USDT 가격이 없습니다.',
  days: {
    range: '최근 {{days}}일 동안 {{low}}~{{high}} USDT 사이에서 움직였습니다.',
    place: '지금은 저점에서 {{place}}% 올라온 위치입니다(저점 0%, 고점 100%).',
    change7d: '7일 변동률은 {{change}}%입니다.',
    change30d: '30일 변동률은 {{change}}%입니다.',
    dailyRange: '하루 고가와 저가의 차이는 평균 {{range}}%입니다.',
  },
  premium: {
    both: '{{exchange}} 김치 프리미엄은 은행 환율 기준 {{premium}}%, USDT 시세 기준 {{usdt}}%입니다.',
    one: '{{exchange}} 김치 프리미엄은 은행 환율 기준 {{premium}}%입니다.',
    none: '{{exchange}} 김치 프리미엄은 계산하지 않았습니다. {{reason}}.',
    week: '최근 7일 중 기록된 {{hours}}시간의 {{lower}}%보다 높습니다(최저 {{least}}%, 최고 {{most}}%).',
    weekLowest: '최근 7일 중 가장 낮습니다. 기록된 {{hours}}시간 동안 {{least}}%~{{most}}%였습니다.',
    weekHighest: '최근 7일 중 가장 높습니다. 기록된 {{hours}}시간 동안 {{least}}%~{{most}}%였습니다.',
    few: '최근 168시간 중 {{hours}}시간만 기록되어 비교하기에는 부족합니다.',
  },
  funding: {
    longs: '다음 펀딩비({{time}})는 {{rate}}%로, 롱이 숏에게 냅니다.',
    shorts: '다음 펀딩비({{time}})는 {{rate}}%로, 숏이 롱에게 냅니다.',
    none: '다음 펀딩비({{time}})는 0%입니다.',
  },
  openInterest: 'Hyperliquid 미결제약정은 {{value}} USD, 펀딩비는 1시간에 {{rate}}%입니다.',
  largeTrades: {
    some: '{{since}}부터 대량 체결은 매수 {{buys}}건 {{bought}} USDT, 매도 {{sells}}건 {{sold}} USDT입니다.',
    none: '{{since}}부터 대량 체결이 없었습니다.',
    someOfNewest:
      '전체 코인의 최근 대량 체결 {{newest}}건({{since}} 이후) 가운데 이 코인은 매수 {{buys}}건 {{bought}} USDT, 매도 {{sells}}건 {{sold}} USDT입니다.',
    noneOfNewest: '전체 코인의 최근 대량 체결 {{newest}}건({{since}} 이후) 가운데 이 코인은 없었습니다.',
  },
  liquidations: {
    some: '{{since}}부터 청산은 롱 {{longs}}건 {{long}} USDT, 숏 {{shorts}}건 {{short}} USDT 이상입니다.',
    none: '{{since}}부터 청산이 없었습니다.',
    someOfNewest:
      '전체 코인의 최근 청산 {{newest}}건({{since}} 이후) 가운데 이 코인은 롱 {{longs}}건 {{long}} USDT, 숏 {{shorts}}건 {{short}} USDT입니다.',
    noneOfNewest: '전체 코인의 최근 청산 {{newest}}건({{since}} 이후) 가운데 이 코인은 없었습니다.',
  },
  news: {
    some: '24시간 뉴스 {{count}}건이 언급했습니다. 긍정 {{positive}}건, 부정 {{negative}}건, 중립 {{neutral}}건으로 보입니다.',
    none: '24시간 안에 언급한 뉴스가 없습니다.',
  },
  how: '여기까지는 측정값을 계산해 정해진 문장에 넣은 내용이며, 문장마다 출처와 시각을 표시합니다.',
  model: {
    title: 'AI 모델의 설명',
    facts: '{{time}} 측정값 기준',
    by: '언어 모델({{model}})이 {{written}}에 쓴 글입니다.',
    numbers: '측정값에 없는 숫자가 들어간 글은 보여 주지 않습니다. 예측이나 추천이 아닙니다.',
  },
};
