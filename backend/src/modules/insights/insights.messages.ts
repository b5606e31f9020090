/** Descriptions of these tables in a member's download. */
export const personalTableTexts = {
  favourites: { ko: '관심 코인', en: 'Your favourite coins' },
  alerts: { ko: '시세 알림', en: 'Your market alerts' },
  pushBrowsers: { ko: '알림을 받는 브라우저', en: 'Browsers that get your alerts' },
  firings: { ko: '울린 시세 알림', en: 'What your market alerts told you' },
};

/** What is said of a field that cannot be read. */
export const alertFieldTexts = {
  threshold: { ko: '숫자로 입력해 주세요.', en: 'Enter a number.' },
  minutes: { ko: '1분에서 60분 사이로 선택해 주세요.', en: 'Choose from 1 to 60 minutes.' },
  repeat: { ko: '5분에서 7일 사이로 선택해 주세요.', en: 'Choose from 5 minutes to 7 days.' },
  expiry: { ko: '종료 시각을 확인해 주세요.', en: 'Check the end.' },
};

/** Names of the sources that are not written as they are named in data. */
export const sourceNames: Readonly<Record<string, Readonly<Record<'ko' | 'en', string>>>> = {
  upbit: { ko: '업비트', en: 'Upbit' },
  bithumb: { ko: '빗썸', en: 'Bithumb' },
  binance: { ko: 'Binance', en: 'Binance' },
  'binance-futures': { ko: 'Binance 선물', en: 'Binance futures' },
  okx: { ko: 'OKX', en: 'OKX' },
  bybit: { ko: 'Bybit', en: 'Bybit' },
  bitget: { ko: 'Bitget', en: 'Bitget' },
  dunamu: { ko: '두나무', en: 'Dunamu' },
  'upbit-krw-usdt': { ko: '업비트 KRW-USDT', en: 'Upbit KRW-USDT' },
  'open-er-api': { ko: 'ExchangeRate-API', en: 'ExchangeRate-API' },
};

/** How alerts are named in mails and notifications. */
export const alertWords = {
  kinds: {
    priceKrw: { ko: '업비트 가격', en: 'price on Upbit' },
    priceUsdt: { ko: 'Binance 가격', en: 'price on Binance' },
    premiumFx: { ko: '김치 프리미엄(환율)', en: 'kimchi premium, bank rate' },
    premiumUsdt: { ko: '김치 프리미엄(USDT)', en: 'kimchi premium, USDT rate' },
    change: { ko: 'Binance 24시간 변동률', en: '24h change on Binance' },
    funding: { ko: 'Binance 펀딩비', en: 'funding on Binance' },
    liquidations: { ko: '청산', en: 'liquidations' },
  },
  units: { KRW: { ko: '원', en: ' KRW' }, USDT: { ko: ' USDT', en: ' USDT' }, '%': { ko: '%', en: '%' } },
  within: {
    ko: (kind: string, minutes: number) => `${minutes}분간 ${kind}`,
    en: (kind: string, minutes: number) => `${kind} within ${minutes} min`,
  },
  above: { ko: (value: string) => `${value} 이상`, en: (value: string) => `${value} or more` },
  below: { ko: (value: string) => `${value} 이하`, en: (value: string) => `${value} or less` },
};

/** Words of the link preview of the premiums. */
export const pictureWords = {
  title: { ko: '비트코인 김치 프리미엄', en: 'Bitcoin kimchi premium' },
  upbit: { ko: '업비트', en: 'Upbit' },
  bankRate: { ko: '은행 환율', en: 'Bank rate' },
  won: { ko: (value: string) => `${value}원`, en: (value: string) => `${value} KRW` },
  premium: { ko: '프리미엄', en: 'Premium' },
  at: { ko: (time: string) => `${time} 기준`, en: (time: string) => `${time}, Seoul time` },
  all: { ko: '모든 코인의 프리미엄과 계산 내역은 Lance에서', en: 'Every coin with its calculation on Lance' },
  simulated: { ko: '시뮬레이터 값이며 실제 시세가 아닙니다', en: 'Simulated figures, not a market' },
};
