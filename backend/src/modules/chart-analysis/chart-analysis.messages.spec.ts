import { analysisText, remarkTexts } from './chart-analysis.messages.js';
import type { MarketCheck } from './market.rules.js';
import type { Findings, Reading, Reason } from './reader/index.js';

const reading: Reading = {
  ...{ width: 800, height: 400, theme: 'light', palette: 'green-red', plot: null, axis: null, candles: [] },
  ...{ symbol: 'BTCUSDT', timeframe: '4h', lastPrice: null, legibility: 1, unread: [] },
};
const findings = (...reasonsFor: Reason[]): Findings => ({
  ...{ trend: null, swings: [], levels: [], orderBlocks: [], rsi: null, atr: null },
  call: {
    direction: 'neutral',
    entry: null,
    stop: null,
    takeProfit: null,
    riskReward: null,
    reasonsFor,
    reasonsAgainst: [],
  },
});

describe('the sentences of an analysis', () => {
  it('say of a trend what it explains', () => {
    const found = findings({ code: 'trendUp', figures: { strength: 0.977, change: 0.051 } });
    expect(analysisText(reading, found, 2, 'ko')).toContain(
      '· 읽은 구간에서 5.1% 올랐습니다. 가격 변동 중 상승 추세로 설명되는 비율은 97.7%입니다.',
    );
    expect(analysisText(reading, found, 2, 'en')).toContain('the rising trend explains 97.7% of its movement.');
  });

  it('tell a zone by one price where both ends are shown as the same', () => {
    const zone = (bottom: number, top: number) => findings({ code: 'supplyNear', figures: { bottom, top } });
    expect(analysisText(reading, zone(135.511, 135.514), 2, 'ko')).toContain('135.51 부근에 매도 오더블록이 있습니다.');
    expect(analysisText(reading, zone(135.511, 135.514), 2, 'en')).toContain('A supply order block lies at 135.51.');
    expect(analysisText(reading, zone(135.4, 135.5), 2, 'ko')).toContain('135.40에서 135.50 사이에');
  });

  it('name the length of candles as the form does', () => {
    const check: MarketCheck = {
      ...{ market: { symbol: 'BTC', quote: 'USDT' }, timeframe: '15m', unchecked: null, low: 1, high: 2 },
      ...{ source: 'Binance', simulated: true, candles: 500, place: null },
    };
    const printed = { ...reading, printed: { symbol: null, timeframe: '15m' as const } };
    expect(remarkTexts(printed, check, [], 'ko')).toEqual([
      '이미지에 표시된 시간봉은 15분, 분석 요청의 시간봉은 4시간입니다.',
      'BTCUSDT의 최근 15분 캔들 500개에서 같은 구간을 찾지 못했습니다. 심볼과 시간봉을 확인해 주세요.',
    ]);
    expect(remarkTexts(printed, check, [], 'en')).toEqual([
      'The picture shows 15-minute candles; the request says 4-hour.',
      'The last 500 15-minute candles of BTCUSDT show nothing like it. Check symbol and timeframe.',
    ]);
  });
});
