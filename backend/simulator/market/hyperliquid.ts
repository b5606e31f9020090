import type { VendorHandler } from '../vendor.js';
import { plain } from './global.js';
import { Noise } from './noise.js';

const MOST = 180;

/** Hyperliquid: `POST /info` with `{"type":"metaAndAssetCtxs"}`. Two lists in the same order; funding is for an hour. */
export const hyperliquid: VendorHandler = ({ method, path, body }, { world, now }) => {
  if (method !== 'POST' || path !== '/info') return { status: 404, body: 'Not Found' };
  if (!body.includes('"metaAndAssetCtxs"'))
    return { status: 422, body: 'Failed to deserialize the JSON body into the target type' };
  const at = now.getTime();
  const noise = new Noise(`${world.seed}|hyperliquid`);
  const quotes = world.prices
    .quotes('bybit', at)
    .filter(({ coin }) => !coin.categories.includes('stablecoins') && coin.turn === undefined && !coin.silent)
    .slice(0, MOST);
  const universe = quotes.map(({ ticker }, index) => ({
    name: ticker,
    szDecimals: index % 4,
    maxLeverage: index < 3 ? 40 : 10,
  }));
  const contexts = quotes.map(({ price, open, quoteVolume }, index) => {
    const open24h = plain(open);
    const interest = ((quoteVolume * (0.4 + noise.draw(index, 1))) / price).toFixed(3);
    const rate = (noise.wave(at / 60_000 + index * 211, 1_300, 2) - 0.4) * 0.0001;
    return {
      ...{ funding: rate.toFixed(10), openInterest: interest, prevDayPx: open24h, dayNtlVlm: quoteVolume.toFixed(4) },
      ...{ premium: '0.0', oraclePx: plain(price), markPx: plain(price), midPx: plain(price), impactPxs: null },
      dayBaseVlm: (quoteVolume / price).toFixed(4),
    };
  });
  // A contract that is no longer traded stays in both lists.
  const gone = { name: 'OLD', szDecimals: 0, maxLeverage: 3, isDelisted: true };
  const empty = { funding: '0.0', openInterest: '0.0', prevDayPx: '1.0', dayNtlVlm: '0.0', premium: null };
  return {
    status: 200,
    body: [
      { universe: [...universe, gone] },
      [...contexts, { ...empty, oraclePx: '1.0', markPx: '1.0', midPx: null, impactPxs: null, dayBaseVlm: '0.0' }],
    ],
  };
};
