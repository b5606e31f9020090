import { describe, expect, it } from '@jest/globals';
import { parseExactJson, UpstreamFailure } from '../../../platform/upstream/index.js';
import { readBinanceTickers, readFunding, readLongShort, readSettledFunding } from './binance.wire.js';
import { readBithumbTickers, readHalts } from './bithumb.wire.js';
import { readBybitTickers } from './bybit.wire.js';
import { readBitgetTickers, readFearGreed, readOkxTickers } from './global.wire.js';
import { readMarkets, readUpbitTickers } from './upbit.wire.js';
import { WireRows } from './wire-rows.js';

const sent = (value: unknown): unknown => parseExactJson(typeof value === 'string' ? value : JSON.stringify(value));
const rows = () => new WireRows();
const failureOf = (read: () => unknown): UpstreamFailure => {
  try {
    read();
  } catch (error) {
    if (error instanceof UpstreamFailure) return error;
  }
  throw new Error('expected a failure');
};

describe('Upbit', () => {
  const market = (name: string, more: object = {}) => ({
    market: name,
    korean_name: '코인',
    english_name: 'Coin',
    ...more,
  });
  const ticker = (name: string, more: object = {}) => ({
    ...{ market: name, trade_price: 1_000, signed_change_rate: 0.0123, high_price: 1_050, low_price: 990 },
    ...{ acc_trade_price_24h: 5_000_000.5, trade_timestamp: 1_795_132_800_000 },
    ...more,
  });
  const markets = readMarkets(sent([market('KRW-BTC'), market('KRW-ETH'), market('BTC-XRP')]), rows());

  it('has names for its markets against KRW alone; a blank Korean name is the English one', () => {
    expect([...markets.keys()]).toEqual(['BTC', 'ETH']);
    const named = readMarkets(sent([market('KRW-ABC', { korean_name: '', english_name: 'Abc' })]), rows());
    expect(named.get('ABC')).toEqual({ nameKo: 'Abc', nameEn: 'Abc', warning: false });
  });

  it('warns by market_event.warning and not by its caution flags; Bithumb by market_warning', () => {
    const events = [
      market('KRW-A', { market_event: { warning: true, caution: {} } }),
      market('KRW-B', { market_event: { warning: false, caution: { PRICE_FLUCTUATIONS: true } } }),
      market('KRW-C', { market_warning: 'CAUTION' }),
      market('KRW-D', { market_warning: 'NONE' }),
    ];
    const read = readMarkets(sent(events), rows());
    expect([...read.values()].map(({ warning }) => warning)).toEqual([true, false, true, false]);
  });

  it('sends changes as shares of 1, so that 0.0123 is 1.23 %', () => {
    const { tickers } = readUpbitTickers(
      sent([ticker('KRW-BTC', { signed_change_rate: -0.0009143656 })]),
      markets,
      rows(),
    );
    expect(tickers[0]).toEqual({
      ...{ symbol: 'BTC', price: '1000', change: '-0.09143656', high: '1050', low: '990', volume: '5000000.5' },
      ...{ tradedAt: '2026-11-20T00:00:00.000Z', nameKo: '코인', nameEn: 'Coin', warning: false, halted: null },
    });
  });

  it('sends numbers as numbers, as text and with exponents: they are the same', () => {
    const text = `[{"market":"KRW-BTC","trade_price":"148601000.00000000","signed_change_rate":"0.01","acc_trade_price_24h":""},
      {"market":"KRW-ETH","trade_price":1.2e-7,"signed_change_rate":1e-2,"acc_trade_price_24h":null}]`;
    const { tickers } = readUpbitTickers(sent(text), markets, rows());
    expect(tickers.map(({ price, change }) => [price, change])).toEqual([
      ['148601000.00000000', '1'],
      ['0.00000012', '1'],
    ]);
  });

  it('tells which coins have no name yet, and shows them under their ticker', () => {
    const { tickers, unknown } = readUpbitTickers(sent([ticker('KRW-NEWCOIN')]), markets, rows());
    expect(unknown).toEqual(['NEWCOIN']);
    expect(tickers[0]).toMatchObject({ symbol: 'NEWCOIN', nameKo: 'NEWCOIN' });
  });

  it('may have rows that cannot be read: the others stay, and they are counted', () => {
    const bad = [{ trade_price: 'NaN' }, { trade_price: -1 }, { signed_change_rate: null }];
    const list = [
      ...bad.map((more) => ticker('KRW-BTC', more)),
      ...Array.from({ length: 6 }, (_, at) => ticker(`KRW-C${at}`)),
    ];
    const read = rows();
    expect(readUpbitTickers(sent(list), markets, read).tickers.map(({ symbol }) => symbol)).toHaveLength(6);
    expect(read.dropped).toBe(3);
  });

  it('must send the volume, which may be null but not be missing', () => {
    const { tickers } = readUpbitTickers(sent([ticker('KRW-BTC', { acc_trade_price_24h: null })]), markets, rows());
    expect(tickers[0]?.volume).toBeNull();
    const failure = failureOf(() =>
      readUpbitTickers(sent([ticker('KRW-BTC', { acc_trade_price_24h: undefined })]), markets, rows()),
    );
    expect(failure.details.path).toBe('0.acc_trade_price_24h');
  });

  it('has changed its form when more than a third cannot be read, and is ill when the list is empty', () => {
    const renamed = ticker('KRW-BTC', { trade_price: undefined, last_price: 1 });
    const failure = failureOf(() => readUpbitTickers(sent([renamed, ticker('KRW-ETH')]), markets, rows()));
    expect([failure.reason, failure.details.path]).toEqual(['drift', '0.trade_price']);
    expect(failureOf(() => readUpbitTickers(sent([]), markets, rows())).reason).toBe('garbage');
    expect(failureOf(() => readUpbitTickers(sent({ error: {} }), markets, rows())).reason).toBe('drift');
  });
});

describe('Bithumb', () => {
  const row = {
    closing_price: '4050',
    fluctate_rate_24H: '-1.63',
    max_price: '4200',
    min_price: '4000',
    acc_trade_value_24H: '99.5',
  };
  const all = { status: '0000', data: { BTC: row, ETH: { ...row, fluctate_rate_24H: '0' }, date: '1795132800000' } };

  it('sends changes of the last 24 hours in percent already, and its time among the coins', () => {
    const read = rows();
    const { tickers } = readBithumbTickers(sent(all), new Map(), new Map([['BTC', true]]), read);
    expect(tickers).toHaveLength(2);
    expect(tickers[0]).toMatchObject({ symbol: 'BTC', price: '4050', change: '-1.63', volume: '99.5', halted: true });
    expect(tickers[1]).toMatchObject({ symbol: 'ETH', change: '0', halted: null });
    expect(read.dropped).toBe(0);
  });

  it('halts a coin when either way is closed', () => {
    const data = {
      A: { deposit_status: 1, withdrawal_status: 1 },
      B: { deposit_status: 0, withdrawal_status: 1 },
      C: { deposit_status: 1, withdrawal_status: 0 },
    };
    expect([...readHalts(sent({ status: '0000', data }), rows()).values()]).toEqual([false, true, true]);
  });

  it('refuses with a status of its own and HTTP 200', () => {
    const failure = failureOf(() =>
      readBithumbTickers(sent({ status: '5600', message: 'x' }), new Map(), new Map(), rows()),
    );
    expect([failure.reason, failure.details.code]).toEqual(['refused', '5600']);
  });
});

describe('Binance', () => {
  const row = (symbol: string, more: object = {}) => ({
    ...{ symbol, lastPrice: '50184.00', priceChangePercent: '-4.535', highPrice: '53310.5', lowPrice: '50100.1' },
    ...{ quoteVolume: '28896045.02', closeTime: 1_795_132_800_000 },
    ...more,
  });

  it('sends changes in percent; only pairs against USDT are read, under their coin', () => {
    const list = [row('BTCUSDT'), row('ETHBTC'), row('USDTBRL'), row('1000SATSUSDT'), row('币安人生USDT'), row('USDT')];
    const read = readBinanceTickers(sent(list), rows());
    expect(read.map(({ symbol }) => symbol)).toEqual(['BTC', '1000SATS', '币安人生']);
    expect(read[0]).toMatchObject({ price: '50184.00', change: '-4.535', volume: '28896045.02', tradedAt: null });
  });

  it('keeps pairs whose trading has ended, with zeros: they are neither shown nor counted as unreadable', () => {
    const read = rows();
    const ended = { lastPrice: '0.00000000', priceChangePercent: '0.000', quoteVolume: '0' };
    expect(
      readBinanceTickers(sent([row('LUNAUSDT', ended), row('USTUSDT', ended), row('BTCUSDT')]), read),
    ).toHaveLength(1);
    expect(read.dropped).toBe(0);
    const idle = readBinanceTickers(sent([row('BTCUSDT', { quoteVolume: '0.00000000' })]), rows());
    expect(idle[0]).toMatchObject({ volume: '0.00000000' });
  });

  it('sends settled funding some milliseconds after its hour, as shares of 1, and none of a new future', () => {
    const row = { symbol: 'BTCUSDT', fundingTime: 1_795_132_800_004, fundingRate: '-0.00010000', markPrice: '' };
    const read = rows();
    expect(readSettledFunding(sent([row, { ...row, fundingTime: null }, row, row]), read)[0]).toEqual({
      ...{ rate: '-0.00010000', at: '2026-11-20T00:00:00.004Z' },
    });
    expect(read.dropped).toBe(1);
    expect(readSettledFunding(sent([]), rows())).toEqual([]);
    expect(failureOf(() => readSettledFunding(sent([{ ...row, fundingRate: undefined }]), rows()))).toMatchObject({
      reason: 'drift',
    });
    expect(() => readSettledFunding(sent({ code: -1121, msg: 'Invalid symbol.' }), rows())).toThrow();
  });

  it('sends funding rates as shares of 1, of which futures with an end have none', () => {
    const future = {
      symbol: 'BTCUSDT',
      markPrice: '50000.1',
      lastFundingRate: '0.00010000',
      nextFundingTime: 1_795_161_600_000,
    };
    const list = [
      future,
      { ...future, symbol: 'BTCUSDT_261225', lastFundingRate: '' },
      { ...future, symbol: 'BTCUSDC' },
    ];
    const read = rows();
    expect(readFunding(sent(list), read)).toEqual([
      { symbol: 'BTC', rate: '0.00010000', nextAt: '2026-11-20T08:00:00.000Z', markPrice: '50000.1' },
    ]);
    expect(read.dropped).toBe(0);
  });

  it('sends accounts as shares of 1, the newest last; their ratio is something else', () => {
    const hour = (longAccount: string, shortAccount: string, timestamp: string) => ({
      ...{ symbol: 'BTCUSDT', longShortRatio: '1.9559', longAccount, shortAccount, timestamp },
    });
    const list = [hour('0.5', '0.5', '1795129200000'), hour('0.6617', '0.3383', '1795132800000')];
    expect(readLongShort(sent(list))).toEqual({ long: '0.6617', short: '0.3383', at: '2026-11-20T00:00:00.000Z' });
    expect(failureOf(() => readLongShort(sent([hour('66.17', '33.83', '1795132800000')]))).reason).toBe('drift');
    expect(failureOf(() => readLongShort(sent([]))).reason).toBe('garbage');
  });
});

describe('OKX', () => {
  const row = (instId: string, more: object = {}) => ({
    ...{ instType: 'SPOT', instId, last: '110', open24h: '100', high24h: '120', low24h: '90' },
    ...{ volCcy24h: '2222.5', vol24h: '20', ts: '1795132800000' },
    ...more,
  });
  const answer = (...data: object[]) => sent({ code: '0', msg: '', data });

  it('sends no change, which is computed from the price of 24 hours ago', () => {
    const list = answer(
      row('BTC-USDT'),
      row('ETH-USDT', { open24h: '330' }),
      row('X-USDT', { open24h: '0' }),
      row('Y-USDT', { open24h: '' }),
    );
    expect(readOkxTickers(list, rows()).map(({ change }) => change)).toEqual(['10', '-66.6667', null, null]);
  });

  it('has the volume of SPOT in USDT in volCcy24h, which is coins for SWAP: swaps are no spot tickers', () => {
    const read = readOkxTickers(answer(row('BTC-USDT'), row('BTC-USDT-SWAP'), row('BTC-USDC'), row('ETH-BTC')), rows());
    expect(read.map(({ symbol, volume }) => [symbol, volume])).toEqual([['BTC', '2222.5']]);
  });

  it('has codes as text: "0" is success, all else a refusal, whatever the HTTP status', () => {
    expect(
      failureOf(() => readOkxTickers(sent({ code: '50011', msg: 'Too Many Requests', data: [] }), rows())).reason,
    ).toBe('rateLimited');
    expect(
      failureOf(() => readOkxTickers(sent({ code: '51000', msg: 'Parameter error', data: [] }), rows())).reason,
    ).toBe('refused');
  });
});

describe('Bitget', () => {
  const row = {
    symbol: 'BTCUSDT',
    lastPr: '34413.1',
    change24h: '0.00069',
    high24h: '1',
    low24h: '1',
    quoteVolume: '7',
    usdtVolume: '7',
  };
  it('sends changes as shares of 1', () => {
    const read = readBitgetTickers(sent({ code: '00000', msg: 'success', data: [row] }), rows());
    expect(read[0]).toMatchObject({ symbol: 'BTC', price: '34413.1', change: '0.069', volume: '7' });
  });
  it('succeeds with 00000 alone', () => {
    expect(
      failureOf(() => readBitgetTickers(sent({ code: '40404', msg: 'NOT FOUND', data: null }), rows())).reason,
    ).toBe('refused');
    expect(failureOf(() => readBitgetTickers(sent({ code: '429', msg: 'Too Many', data: null }), rows())).reason).toBe(
      'rateLimited',
    );
  });
});

describe('Bybit', () => {
  const row = {
    symbol: 'BTCUSDT',
    lastPrice: '20533.13',
    price24hPcnt: '0.0068',
    highPrice24h: '1',
    lowPrice24h: '1',
    turnover24h: '5.5',
  };
  const answer = (retCode: number, list?: unknown[]) =>
    sent({ retCode, retMsg: 'x', result: { category: 'spot', list } });
  it('sends changes as shares of 1, although the field says percent', () => {
    expect(readBybitTickers(answer(0, [row]), rows())[0]).toMatchObject({
      symbol: 'BTC',
      change: '0.68',
      volume: '5.5',
    });
  });
  it('sends its errors with HTTP 200 and a retCode', () => {
    expect(failureOf(() => readBybitTickers(answer(10001), rows())).reason).toBe('refused');
    expect(failureOf(() => readBybitTickers(answer(10006), rows())).reason).toBe('rateLimited');
    expect(failureOf(() => readBybitTickers(answer(10016), rows())).reason).toBe('server');
  });
});

describe('Alternative.me', () => {
  it('sends text throughout, the newest first, times in seconds', () => {
    const day = (value: string, timestamp: string) => ({ value, value_classification: 'Greed', timestamp });
    const body = {
      name: 'Fear and Greed Index',
      data: [day('72', '1795132800'), day('9', '1795046400')],
      metadata: { error: null },
    };
    expect(readFearGreed(sent(body))).toEqual({ value: 72, at: '2026-11-20T00:00:00.000Z' });
    expect(failureOf(() => readFearGreed(sent({ data: [day('101', '1795132800')] }))).reason).toBe('drift');
    expect(failureOf(() => readFearGreed(sent({ data: [] }))).reason).toBe('drift');
  });
});
