/** Sentences of news, with places for a coin, a country, an exchange and figures. */
export interface Headline {
  readonly title: string;
  readonly text: string;
}

export const headlinesKo: readonly Headline[] = [
  {
    title: '[속보] {coin} {percent}% 급등… 거래대금 급증',
    text: '{coin} 시세가 한 시간 만에 {percent}% 오르며 {price}달러를 넘었다. 선물 시장에서는 숏 포지션 청산이 이어졌다.',
  },
  {
    title: '[속보] {exchange}, {coin} 입출금 일시 중단',
    text: '{exchange} 측은 네트워크 점검을 이유로 {coin} 입출금을 멈췄다. 재개 시각은 따로 알린다.',
  },
  {
    title: '{coin} 시세 분석: {price}달러 지지선이 관건',
    text: '전문가들은 {coin} 시세가 {price}달러 지지선을 지킬지 주목한다. 거래량 지표는 중립 구간이다.',
  },
  {
    title: '{country} 금융당국, 가상자산 규제 가이드라인 공개',
    text: '{country} 당국이 거래소의 이용자 보호 의무를 담은 규제안을 내놨다. 시행은 내년으로 예정됐다.',
  },
  {
    title: '국회, 디지털자산 기본법 논의… 스테이블코인 규제 쟁점',
    text: '발행 요건과 준비금 공개를 두고 의견이 갈렸다. 법안은 다음 달 다시 논의된다.',
  },
  {
    title: '{coin}, 메인넷 업그레이드 완료… 수수료 {percent}% 인하',
    text: '{coin} 재단은 이번 업그레이드로 처리 속도가 크게 빨라졌다고 밝혔다.',
  },
  {
    title: '{exchange} {coin} 신규 상장… 거래 개시',
    text: '{exchange} 원화 마켓에서 {coin} 거래가 시작됐다. 상장 직후 변동성이 클 수 있어 주의가 필요하다.',
  },
  {
    title: '김치프리미엄 {percent}%… 국내 매수세 확대',
    text: '국내 거래소와 해외 거래소의 가격 차이가 벌어졌다. 원화 마켓 거래대금은 전주보다 늘었다.',
  },
  {
    title: '비트코인 현물 ETF에 사흘째 자금 유입',
    text: '기관 자금이 다시 들어오고 있다. 이번 주 순유입 규모는 {price}만 달러로 집계됐다.',
  },
  {
    title: '{coin} 고래 지갑, {exchange} 지갑에 대량 이체',
    text: '온체인 데이터에 따르면 오래된 지갑의 {coin} 물량이 거래소로 옮겨졌다.',
  },
  {
    title: '{coin} 주간 전망: 하락 추세 멈출까',
    text: '이동평균선 아래에서 반등을 시도하고 있다. 애널리스트는 거래량 회복을 조건으로 들었다.',
  },
  {
    title: '블록체인 게임, {coin} 기반으로 이전',
    text: '개발사는 기술 지원과 낮은 비용을 이유로 들었다. NFT 자산도 함께 옮긴다.',
  },
];

export const headlinesEn: readonly Headline[] = [
  {
    title: 'BREAKING: {coin} jumps {percent}% in an hour as shorts are liquidated',
    text: '{coin} rose past ${price} while open interest fell, a sign that short positions were closed.',
  },
  {
    title: 'BREAKING: {exchange} halts {coin} withdrawals for maintenance',
    text: 'The exchange cites an upgrade of the network &amp; says that funds are safe.',
  },
  {
    title: '{coin} Price Analysis: Bulls defend ${price}',
    text: 'Momentum is neutral, and traders watch whether volume returns at the support level.',
  },
  {
    title: '{country} regulator proposes rules for stablecoin issuers',
    text: 'The proposal asks for monthly attestations and a licence. A public consultation follows.',
  },
  {
    title: 'SEC delays decision on {coin} ETF',
    text: 'The agency asks for more comments on surveillance of the market before it decides.',
  },
  {
    title: '{coin} developers ship upgrade that cuts fees by {percent}%',
    text: 'The protocol&#8217;s new version went live on mainnet without incident, developers said.',
  },
  { title: '{exchange} lists {coin}', text: 'Spot trading has begun. New listings are volatile, the exchange warns.' },
  {
    title: 'Crypto market gains {percent}% as risk appetite returns',
    text: 'Bitcoin led the move, and altcoins followed with a delay. Trading volume rose for a third day.',
  },
  {
    title: 'Spot bitcoin ETFs see third day of inflows',
    text: 'Institutional demand returned this week, according to data of the issuers.',
  },
  {
    title: 'Whale moves {coin} to {exchange} after years of silence',
    text: 'On-chain data show a transfer from a wallet that had been dormant since 2019.',
  },
  {
    title: 'Why {coin} is lagging behind the market this week',
    text: 'Analysts point to unlocks &ldquo;in size&rdquo; and thin order books. <b>Outlook</b>: mixed.',
  },
  {
    title: 'A court in {country} rules on {coin} lawsuit',
    text: 'The judge followed the argument that secondary sales are no securities. An appeal is likely.',
  },
];
