import { z } from 'zod';
import { expectShape, UpstreamFailure } from '../../../platform/upstream/index.js';
import type { Perpetual } from '../feeds.js';
import { amount, isTraded, optionalAmount, percentBetween, signed, type WireRows } from './wire-rows.js';

// Wire format of Hyperliquid's `metaAndAssetCtxs`: two lists that belong together by their order. Funding is for an hour.

export const PERPETUALS = { path: '/info', body: JSON.stringify({ type: 'metaAndAssetCtxs' }) };

const answer = z.tuple([z.looseObject({ universe: z.array(z.unknown()) }), z.array(z.unknown())], z.unknown());
const row = z.tuple([
  z.looseObject({ name: z.string().min(1).max(50), isDelisted: z.boolean().nullish() }),
  z.looseObject({
    funding: signed,
    openInterest: amount,
    prevDayPx: optionalAmount,
    dayNtlVlm: optionalAmount,
    markPx: amount,
  }),
]);

/** Perpetual futures that are traded. `kPEPE` is a thousand of a coin, and keeps its name. */
export function readPerpetuals(body: unknown, rows: WireRows): Perpetual[] {
  const [{ universe }, contexts] = expectShape(answer, body);
  if (universe.length !== contexts.length)
    throw new UpstreamFailure('drift', 'lists of different lengths', { path: '1' });
  const pairs = universe.map((coin, at) => [coin, contexts[at]]);
  return rows.read(row, pairs, ([coin, context]): Perpetual | undefined => {
    if (coin.isDelisted || !isTraded(context.markPx)) return undefined;
    return {
      symbol: coin.name,
      markPrice: context.markPx,
      openInterest: context.openInterest,
      funding: context.funding,
      change: percentBetween(context.prevDayPx, context.markPx),
      volume: context.dayNtlVlm,
    };
  });
}
