import { describe, expect, it } from '@jest/globals';
import { coins, isListed, MARKET_EXCHANGES } from './listings.js';
import { Prices } from './prices.js';

const AT = Date.parse('2026-11-20T03:00:00Z');
const HOUR_MS = 3_600_000;

describe('the prices of the simulated market', () => {
  const prices = new Prices('lance', []);
  it('count', () => {
    for (const exchange of MARKET_EXCHANGES) console.log(exchange, prices.quotes(exchange, AT).length);
    const begin = performance.now();
    for (let i = 0; i < 10; i += 1) prices.quotes('binance', AT + i * 1000);
    console.log('ms', (performance.now() - begin) / 10);
    const b2 = performance.now();
    for (let i = 0; i < 10; i += 1) prices.quotes('binance', AT + i * 60_000);
    console.log('ms new minute', (performance.now() - b2) / 10);
    console.log(
      prices
        .quotes('upbit', AT)
        .slice(0, 10)
        .map((q) => [q.ticker, q.price, q.open, q.high, q.low, Math.round(q.quoteVolume)].join(' '))
        .join('\n'),
    );
    console.log(
      prices
        .quotes('binance', AT)
        .slice(0, 300)
        .map((q) =>
          [q.ticker, q.price, ((q.price / q.open) * 100 - 100).toFixed(1), Math.round(q.quoteVolume)].join(' '),
        )
        .join('\n'),
    );
  });
});
