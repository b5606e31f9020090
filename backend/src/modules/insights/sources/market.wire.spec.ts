import { describe, expect, it } from '@jest/globals';
import { parseExactJson } from '../../../platform/upstream/index.js';
import { readCoinDetails } from './coin-details.wire.js';
import { readCoinMarkets, readGlobalMarket } from './coingecko.wire.js';
import { plainText } from './plain-text.js';
import { rateOfUsdt, readDunamu, readErApi } from './usd-krw.wire.js';
import { WireRows } from './wire-rows.js';

const sent = (value: unknown): unknown => parseExactJson(JSON.stringify(value));

describe('the rate of the dollar', () => {
  const dunamu = (more: object = {}) =>
    sent([{ code: 'FRX.KRWUSD', basePrice: 1381.5, openingPrice: 1380.1, ...more }]);
  it('is the base price at Dunamu, and rates.KRW at ExchangeRate-API', () => {
    expect(readDunamu(dunamu())).toEqual({ rate: '1381.5' });
    expect(readErApi(sent({ result: 'success', base_code: 'USD', rates: { KRW: 1380.52, EUR: 0.9 } }))).toEqual({
      rate: '1380.52',
    });
  });
  it('is none of another currency, another base or another scale', () => {
    expect(() => readDunamu(dunamu({ code: 'FRX.KRWJPY', basePrice: 934 }))).toThrow('0.code');
    expect(() => readDunamu(dunamu({ basePrice: 1.3815 }))).toThrow('no rate of KRW');
    expect(() => readDunamu(sent([]))).toThrow();
    expect(() => readErApi(sent({ result: 'success', base_code: 'EUR', rates: { KRW: 1500 } }))).toThrow('base_code');
    expect(() => readErApi(sent({ result: 'error', 'error-type': 'quota-reached' }))).toThrow('result');
  });
  it('is as a last resort what USDT costs at Upbit', () => {
    const ticker = {
      change: null,
      high: null,
      low: null,
      volume: null,
      tradedAt: null,
      nameKo: '',
      nameEn: '',
      warning: false,
      halted: null,
    };
    expect(rateOfUsdt([{ ...ticker, symbol: 'USDT', price: '1402' }])).toEqual({ rate: '1402' });
    expect(() => rateOfUsdt([{ ...ticker, symbol: 'BTC', price: '90000000' }])).toThrow('not listed');
  });
});

describe('CoinGecko', () => {
  const coin = {
    ...{ id: 'pepe', symbol: 'pepe', name: 'Pepe', image: 'https://images.example/pepe.png', market_cap_rank: 30 },
    ...{ current_price: 1.04e-5, market_cap: 4_300_000_000, total_volume: 12, high_24h: 1.1e-5, low_24h: 1e-5 },
    ...{ price_change_percentage_24h: -0.95302, last_updated: '2026-11-20T00:00:00.000Z' },
  };
  it('sends numbers, small ones with an exponent, which become plain decimals; changes are percent', () => {
    expect(readCoinMarkets(sent([coin]), new WireRows())).toEqual([
      {
        ...{ id: 'pepe', symbol: 'PEPE', name: 'Pepe', image: 'https://images.example/pepe.png', rank: 30 },
        ...{ price: '0.0000104', marketCap: '4300000000', volume: '12', high: '0.000011', low: '0.00001' },
        ...{ change: '-0.95302', updatedAt: '2026-11-20T00:00:00.000Z' },
      },
    ]);
  });
  it('leaves out what it does not know', () => {
    const blank = {
      market_cap_rank: null,
      current_price: null,
      market_cap: null,
      price_change_percentage_24h: null,
      image: 'missing.png',
    };
    const [read] = readCoinMarkets(sent([{ ...coin, ...blank }]), new WireRows());
    expect(read).toMatchObject({ rank: null, price: null, marketCap: null, change: null, image: null });
  });
  it('tells the share of bitcoin in percent', () => {
    const data = {
      total_market_cap: { usd: 2_570_618_167_801.69, krw: 1 },
      total_volume: { usd: 95_133_256_404.37 },
      market_cap_percentage: { btc: 57.95, eth: 9.5 },
      market_cap_change_percentage_24h_usd: -1.608,
    };
    expect(readGlobalMarket(sent({ data }))).toEqual({
      ...{ marketCap: '2570618167801.69', volume: '95133256404.37', marketCapChange: '-1.608', btcDominance: '57.95' },
    });
  });
  it('describes coins in HTML, blank where it has nothing, and has categories without a name', () => {
    const body = {
      ...{ id: 'x', symbol: 'x', name: 'X', categories: ['Layer 1 (L1)', null, ''] },
      description: {
        en: '<p>Fast &amp; cheap.<br>See <a href="javascript:alert(1)">here</a></p><script>steal()</script>',
        ko: '',
      },
      market_data: { current_price: { usd: 1e-9 }, market_cap: {}, price_change_percentage_24h: 3.5 },
    };
    expect(readCoinDetails(sent(body))).toEqual({
      ...{ id: 'x', symbol: 'x', name: 'X', categories: ['Layer 1 (L1)'], descriptionKo: null },
      ...{
        descriptionEn: 'Fast & cheap. See here',
        price: '0.000000001',
        change: '3.5',
        volume: null,
        marketCap: null,
      },
    });
  });
});

describe('text out of HTML', () => {
  it.each([
    ['a &lt; b &#8217;c&#x2019; &nbsp;d &unknown; &#9999999;', 'a < b ’c’ d &unknown; &#9999999;'],
    ['<style>p { color: red }</style>one<!-- two -->three', 'one three'],
    ['<img src=x onerror=alert(1)>text', 'text'],
    [
      '<p>자세한 내용은 <a href="https://x.example">홈페이지</a>에서</p><p>봅니다</p>',
      '자세한 내용은 홈페이지에서 봅니다',
    ],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['a\u202eb\u0000c\u200bd', 'a b c d'],
    ['<script>if (a < b) x()</script>after', 'after'],
  ])('%j is %j', (html, text) => expect(plainText(html, 100)).toBe(text));

  it('is cut by characters, not in the middle of one', () => {
    expect(plainText('😀'.repeat(10), 4)).toBe('😀😀😀…');
  });

  it('takes no time for hostile markup', () => {
    const began = performance.now();
    for (const html of [
      '<'.repeat(50_000),
      '<script'.repeat(7_000),
      '<script>'.repeat(6_000),
      '<!--'.repeat(12_000),
      '&'.repeat(50_000),
    ])
      plainText(html, 300);
    expect(performance.now() - began).toBeLessThan(4_000);
  });
});
