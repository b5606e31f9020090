import { describe, expect, it } from '@jest/globals';
import { UpstreamFailure } from '../../../platform/upstream/index.js';
import type { KrwTicker } from '../feeds.js';
import { binanceTradeSubscriptions, readAggTrade, readForceOrder, readMiniTickers } from './binance.wire.js';
import { withBithumbMessage } from './bithumb.wire.js';
import { bybitSubscriptions, readBybitLiquidations, readBybitTicker } from './bybit.wire.js';
import { readPerpetuals } from './hyperliquid.wire.js';
import { textOf } from './subscriptions.js';
import { readUpbitTicker, readUpbitTrade, upbitSubscriptions } from './upbit.wire.js';
import { WireRows } from './wire-rows.js';

const rows = (): WireRows => new WireRows();
const reasonOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof UpstreamFailure) return error.reason;
  }
  return 'none';
};

describe('messages of Upbit', () => {
  const ticker = {
    ...{ type: 'ticker', code: 'KRW-BTC', trade_price: '140100000.5', signed_change_rate: '-0.0009143656' },
    ...{ high_price: '141000000', low_price: '139000000', acc_trade_price_24h: '1.5e+11' },
    trade_timestamp: '1763607600000',
  };
  const trade = {
    ...{ type: 'trade', code: 'KRW-ETH', trade_price: '4200000', trade_volume: '100', ask_bid: 'ASK' },
    ...{ trade_timestamp: '1763607600000', sequential_id: '17636076000000000' },
  };

  it('are tickers whose change is a share of 1', () => {
    expect(readUpbitTicker(ticker)).toEqual([
      {
        ...{ symbol: 'BTC', price: '140100000.5', change: '-0.09143656', high: '141000000', low: '139000000' },
        ...{ volume: '150000000000', tradedAt: '2025-11-20T03:00:00.000Z' },
      },
    ]);
    expect(readUpbitTicker({ ...ticker, code: 'BTC-ETH' })).toEqual([]);
  });

  it('are trades: ASK is a sale', () => {
    expect(readUpbitTrade(trade)).toMatchObject([{ symbol: 'ETH', side: 'sell', price: '4200000', quantity: '100' }]);
    expect(readUpbitTrade({ ...trade, ask_bid: 'BID' })?.[0]?.side).toBe('buy');
  });

  it('tell of other things, refuse, or drift', () => {
    expect(readUpbitTicker({ status: 'UP' })).toBeNull();
    expect(readUpbitTicker(trade)).toBeNull();
    expect(reasonOf(() => readUpbitTicker({ error: { name: 'WRONG_FORMAT' } }))).toBe('refused');
    expect(reasonOf(() => readUpbitTicker({ kind: 'ticker' }))).toBe('drift');
    const { trade_price: price, ...renamed } = ticker;
    expect(reasonOf(() => readUpbitTicker({ ...renamed, last_price: price }))).toBe('drift');
    for (const wrong of ['NaN', '-1'])
      expect(reasonOf(() => readUpbitTicker({ ...ticker, trade_price: wrong }))).toBe('drift');
  });

  it('are asked for all at once, without the last known of each', () => {
    const [message = '', ...others] = upbitSubscriptions('ticker')(['BTC', 'ETH'], ['ETH'], []).map(textOf);
    expect(others).toEqual([]);
    expect(JSON.parse(message)).toEqual([
      { ticket: 'lance-ticker' },
      { type: 'ticker', codes: ['KRW-BTC', 'KRW-ETH'], is_only_realtime: true },
      { format: 'DEFAULT' },
    ]);
    expect(upbitSubscriptions('trade')([], [], ['BTC'])).toEqual([]);
  });

  it('are those of Bithumb, too, whose change is since its day began and ours over 24 hours', () => {
    const row: KrwTicker = {
      ...{ symbol: 'BTC', price: '102', change: '2.00', high: '105', low: '99', volume: '1000', tradedAt: null },
      ...{ nameKo: '비트코인', nameEn: 'Bitcoin', warning: false, halted: true },
    };
    const told = {
      symbol: 'BTC',
      price: '110',
      change: '7.5',
      high: '110',
      low: '99',
      volume: '1100',
      tradedAt: 'now',
    };
    expect(withBithumbMessage(row, told)).toEqual({ ...row, ...told, change: '10.00' });
    expect(withBithumbMessage({ ...row, change: null }, told).change).toBeNull();
    expect(withBithumbMessage({ ...row, change: '-100' }, told).change).toBe('-100');
  });
});

describe('messages of Binance', () => {
  const mini = { e: '24hrMiniTicker', s: 'BTCUSDT', c: '110', o: '100', h: '112', l: '99', v: '5', q: '525.5' };

  it('are tickers without a change, which follows from the opening price; pairs against others are left out', () => {
    const drops = rows();
    expect(readMiniTickers([mini, { ...mini, s: 'ETHBTC' }, { ...mini, s: 'LUNAUSDT', c: '0.00' }], drops)).toEqual([
      { symbol: 'BTC', price: '110', change: '10', high: '112', low: '99', volume: '525.5', tradedAt: null },
    ]);
    expect(readMiniTickers([], drops)).toEqual([]);
    expect(drops.dropped).toBe(0);
  });

  it('lose a row that cannot be read and no other; beyond a third they drift', () => {
    const drops = rows();
    const bad = { ...mini, s: 'XUSDT', c: 'NaN' };
    expect(readMiniTickers([mini, bad, mini, mini], drops)).toHaveLength(3);
    expect(drops.dropped).toBe(1);
    expect(reasonOf(() => readMiniTickers([mini, bad], rows()))).toBe('drift');
    expect(reasonOf(() => readMiniTickers({ error: { code: 2 }, id: '1' }, rows()))).toBe('refused');
    expect(readMiniTickers({ result: null, id: '1' }, rows())).toBeNull();
  });

  it('are trades: a buyer who was there before is sold to', () => {
    const trade = { e: 'aggTrade', s: 'BTCUSDT', a: '26129', p: '70000.5', q: '4', T: '1763607600000', m: true };
    expect(readAggTrade(trade)).toEqual([
      {
        ...{
          id: 'binance-BTC-26129',
          exchange: 'binance',
          symbol: 'BTC',
          side: 'sell',
          price: '70000.5',
          quantity: '4',
        },
        at: '2025-11-20T03:00:00.000Z',
      },
    ]);
    expect(readAggTrade({ ...trade, m: false })[0]?.side).toBe('buy');
    expect(readAggTrade({ result: null, id: '1' })).toEqual([]);
    expect(
      binanceTradeSubscriptions(['BTC'], ['BTC'], ['ETH']).map((one) => JSON.parse(textOf(one)) as unknown),
    ).toEqual([
      { method: 'SUBSCRIBE', params: ['btcusdt@aggTrade'], id: 1 },
      { method: 'UNSUBSCRIBE', params: ['ethusdt@aggTrade'], id: 1 },
    ]);
  });

  it('are liquidations: SELL ends a long, and what was filled counts', () => {
    const o = { s: 'BTCUSDT', S: 'SELL', q: '9', p: '1', ap: '69000', z: '0.5', T: '1763607600000' };
    expect(readForceOrder({ e: 'forceOrder', E: '1', o })).toMatchObject([
      { symbol: 'BTC', side: 'long', price: '69000', quantity: '0.5', at: '2025-11-20T03:00:00.000Z' },
    ]);
    expect(readForceOrder({ e: 'forceOrder', E: '1', o: { ...o, S: 'BUY' } })[0]?.side).toBe('short');
    expect(readForceOrder({ e: 'forceOrder', E: '1', o: { ...o, s: 'BTCUSDT_261225' } })).toEqual([]);
    expect(reasonOf(() => readForceOrder({ e: 'forceOrder', o: { ...o, S: 'LONG' } }))).toBe('drift');
  });
});

describe('messages of Bybit', () => {
  const data = { symbol: 'BTCUSDT', lastPrice: '110', price24hPcnt: '0.1', turnover24h: '9', highPrice24h: '111' };
  const liquidation = { T: '1763607600000', s: 'ROSEUSDT', S: 'Buy', v: '20000', p: '0.045' };

  it('are tickers whose change is a share of 1; replies are none', () => {
    expect(readBybitTicker({ topic: 'tickers.BTCUSDT', type: 'snapshot', data })).toEqual([
      { symbol: 'BTC', price: '110', change: '10', high: '111', low: null, volume: '9', tradedAt: null },
    ]);
    expect(readBybitTicker({ success: true, ret_msg: 'pong', op: 'ping' })).toBeNull();
    expect(reasonOf(() => readBybitTicker({ success: false, ret_msg: 'args', op: 'subscribe' }))).toBe('refused');
    expect(reasonOf(() => readBybitTicker({ subject: 'tickers.BTCUSDT', data }))).toBe('drift');
  });

  it('are liquidations: Buy is a long that ended, the opposite of Binance', () => {
    const read = (side: string) =>
      readBybitLiquidations({ topic: 'allLiquidation.ROSEUSDT', data: [{ ...liquidation, S: side }] }, rows())[0]?.side;
    expect([read('Buy'), read('Sell')]).toEqual(['long', 'short']);
  });

  it('are subscribed to ten at a time', () => {
    const symbols = Array.from({ length: 21 }, (_, at) => `C${at}`);
    const messages = bybitSubscriptions('tickers')(symbols, symbols, ['OLD']).map(
      (one) => JSON.parse(textOf(one)) as unknown,
    );
    expect(messages).toHaveLength(4);
    expect(messages[2]).toEqual({ req_id: 'C20', op: 'subscribe', args: ['tickers.C20USDT'] });
    expect(messages.at(-1)).toEqual({ req_id: 'OLD', op: 'unsubscribe', args: ['tickers.OLDUSDT'] });
  });
});

describe('contracts of Hyperliquid', () => {
  const context = {
    funding: '0.0000125',
    openInterest: '688.11',
    prevDayPx: '100',
    dayNtlVlm: '1169046.29',
    markPx: '103',
  };

  it('are two lists joined by their order, without those that are no longer traded', () => {
    const universe = [{ name: 'BTC' }, { name: 'OLD', isDelisted: true }, { name: 'kPEPE' }];
    const read = readPerpetuals([{ universe }, [context, context, { ...context, prevDayPx: '0.0' }]], rows());
    expect(read).toEqual([
      {
        ...{ symbol: 'BTC', markPrice: '103', openInterest: '688.11', funding: '0.0000125', change: '3' },
        volume: '1169046.29',
      },
      expect.objectContaining({ symbol: 'kPEPE', change: null }),
    ]);
    expect(reasonOf(() => readPerpetuals([{ universe }, [context]], rows()))).toBe('drift');
  });
});
