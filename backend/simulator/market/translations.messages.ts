import type { Headline } from './headlines.messages.js';

/** What the Korean sentences of news say in English, and the English ones in Korean: each in the place of its original. */
export const headlinesOfKo: readonly Headline[] = [
  {
    title: '[Breaking] {coin} jumps {percent}%… turnover surges',
    text: '{coin} rose {percent}% within an hour and passed ${price}. Short positions in the futures market kept being liquidated.',
  },
  {
    title: '[Breaking] {exchange} suspends deposits and withdrawals of {coin}',
    text: '{exchange} stopped deposits and withdrawals of {coin} for network maintenance. When they resume will be announced.',
  },
  {
    title: '{coin} price analysis: the ${price} support decides',
    text: 'Experts watch whether {coin} holds the support at ${price}. Volume indicators are neutral.',
  },
  {
    title: 'Regulators of {country} publish guidelines for virtual assets',
    text: 'Authorities of {country} presented rules on how exchanges must protect their users. They are due next year.',
  },
  {
    title: 'National Assembly debates the Digital Asset Basic Act… stablecoin rules disputed',
    text: 'Opinions differed on issuing requirements and disclosure of reserves. The bill will be debated again next month.',
  },
  {
    title: '{coin} completes mainnet upgrade… fees cut by {percent}%',
    text: 'The {coin} foundation said that the upgrade makes processing much faster.',
  },
  {
    title: '{exchange} lists {coin}… trading begins',
    text: 'Trading of {coin} has begun in the KRW market of {exchange}. Prices may swing right after a listing.',
  },
  {
    title: 'Kimchi premium at {percent}%… buying in Korea grows',
    text: 'The gap between prices in Korea and abroad has widened. Turnover of KRW markets grew from last week.',
  },
  {
    title: 'Spot bitcoin ETFs take in money for a third day',
    text: 'Institutional money is returning. Net inflows of this week came to {price} times 10,000 dollars.',
  },
  {
    title: 'A {coin} whale moves a large amount to {exchange}',
    text: 'On-chain data show that {coin} of an old wallet was moved to an exchange.',
  },
  {
    title: '{coin} weekly outlook: will the fall end?',
    text: 'It tries to rebound below the moving average. Analysts name a recovery of volume as the condition.',
  },
  {
    title: 'A blockchain game moves to {coin}',
    text: 'The developer cites technical support and low cost. NFT assets move along.',
  },
];

export const headlinesOfEn: readonly Headline[] = [
  {
    title: '속보: {coin} 한 시간 만에 {percent}% 급등, 숏 포지션 청산 이어져',
    text: '{coin} 시세가 {price}달러를 넘는 동안 미결제약정은 줄었다. 숏 포지션이 정리되었다는 신호다.',
  },
  {
    title: '속보: {exchange}, 점검으로 {coin} 출금 중단',
    text: '거래소는 네트워크 업그레이드를 이유로 들며 자금은 안전하다고 밝혔다.',
  },
  {
    title: '{coin} 시세 분석: 매수세, {price}달러 방어',
    text: '모멘텀은 중립이며, 트레이더들은 지지선에서 거래량이 돌아오는지 지켜보고 있다.',
  },
  {
    title: '{country} 규제 당국, 스테이블코인 발행사 규정 제안',
    text: '제안은 매달 준비금을 증명하고 인가를 받도록 요구한다. 공개 의견 수렴이 이어진다.',
  },
  {
    title: 'SEC, {coin} ETF 결정 연기',
    text: 'SEC는 결정에 앞서 시장 감시에 대한 의견을 더 받기로 했다.',
  },
  {
    title: '{coin} 개발진, 수수료를 {percent}% 낮추는 업그레이드 배포',
    text: '개발진은 프로토콜의 새 버전이 문제없이 메인넷에 적용되었다고 밝혔다.',
  },
  {
    title: '{exchange}, {coin} 상장',
    text: '현물 거래가 시작되었다. 거래소는 신규 상장 코인의 변동성이 크다고 안내했다.',
  },
  {
    title: '위험 선호 회복에 가상자산 시장 {percent}% 상승',
    text: '비트코인이 상승을 이끌었고 알트코인이 뒤따랐다. 거래량은 사흘째 늘었다.',
  },
  {
    title: '비트코인 현물 ETF, 사흘째 순유입',
    text: '발행사 자료에 따르면 이번 주 기관 수요가 돌아왔다.',
  },
  {
    title: '고래, 여러 해 만에 {coin} 물량을 {exchange} 거래소로 이체',
    text: '온체인 데이터에 따르면 2019년부터 움직이지 않던 지갑에서 이체가 나왔다.',
  },
  {
    title: '{coin} 코인이 이번 주 시장보다 뒤처진 이유',
    text: '분석가들은 “대규모” 락업 해제와 얇은 호가를 이유로 든다. 전망: 엇갈림.',
  },
  {
    title: '{country} 법원, {coin} 소송에서 판결',
    text: '재판부는 유통 시장의 매매가 증권 거래가 아니라는 주장을 받아들였다. 항소할 가능성이 크다.',
  },
];

/** Names in English news by those in Korean news. */
export const namesKo: Readonly<Record<string, string>> = {
  ...{ Binance: '바이낸스', Bybit: '바이비트', Upbit: '업비트', Bithumb: '빗썸', OKX: 'OKX' },
  ...{ US: '미국', Japan: '일본', EU: '유럽연합', 'South Korea': '한국', UK: '영국' },
};
