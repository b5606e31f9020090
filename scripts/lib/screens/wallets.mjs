import { NOBODY } from './acts.mjs';
import { minutesAgo } from './times.mjs';

/* What members have after an act that is answered in place of the service. Each is `[address, after]` for `acted`. */

/** A decimal as the service writes it. */
const plus = (value, amount) => String(Number((Number(value) + amount).toFixed(8)));

const available = (amount) => (wallet) => ({
  ...wallet,
  balance: plus(wallet.balance, amount),
  formatted: Number(plus(wallet.balance, amount)).toLocaleString('en-US'),
  available: plus(wallet.available, amount),
});

/** L coin is booked: in the balance, the history and its sums, where it belongs to the line `summedAs`. */
export const booked = (amount, { summedAs, ...entry }) => [
  ['**/api/lance-coins/balance', available(amount)],
  [
    /\/api\/lance-coins\/history(\?|$)/,
    (list) => [
      {
        ...{ id: NOBODY, clawbackAfter: '0', reference: null, createdAt: minutesAgo(0), ...entry },
        ...{ amount: String(amount), balanceAfter: plus(list[0]?.balanceAfter ?? 0, amount) },
      },
      ...list,
    ],
  ],
  [
    '**/api/lance-coins/summary',
    (sums) => ({
      ...sums,
      [amount > 0 ? 'earned' : 'spent']: plus(amount > 0 ? sums.earned : sums.spent, Math.abs(amount)),
      count: sums.count + 1,
      breakdown: sums.breakdown.map((part) =>
        summedAs.test(part.label) ? { ...part, amount: plus(part.amount, amount), count: part.count + 1 } : part,
      ),
    }),
  ],
];

/** Luff is set aside for a request that waits. */
export const held = (luff) => (wallet) => {
  const rest = plus(wallet.availableLuff, -luff);
  const usdt = plus(rest / wallet.luffPerUsdt, 0);
  const { minimumUsdt, dailyAverageLuff } = wallet.progress;
  const missing = Math.max(0, (minimumUsdt - usdt) * wallet.luffPerUsdt);
  return {
    ...wallet,
    ...{ availableLuff: rest, held: plus(wallet.held, luff), usdtValue: usdt },
    progress: { ...wallet.progress, currentUsdt: usdt, estimatedDays: Math.ceil(missing / dailyAverageLuff) },
  };
};

/** From when to when in Seoul, as lines of a history say it; nothing if that is not one day. */
export function windowOf(from, to) {
  const [first, last] = [from, to].map((at) => new Date(Date.parse(at) + 9 * 3_600_000).toISOString());
  return first.slice(0, 10) === last.slice(0, 10) ? ` ${first.slice(11, 16)}–${last.slice(11, 16)}` : '';
}

/** Mining that was claimed so many minutes ago. */
export const claimed = (minutes) => (status) => {
  const { intervalSeconds, perInterval } = status.formula;
  const filled = (minutes * 60) / intervalSeconds;
  return {
    ...status,
    ...{ canClaimNow: false, claimable: '0', full: false },
    ...{
      cooldownRemaining: intervalSeconds - minutes * 60,
      filled: plus(filled, 0),
      accrued: plus(filled * perInterval, 0),
    },
    ...{ since: minutesAgo(minutes), lastClaimAt: minutesAgo(minutes) },
  };
};

/** Mining that has filled up to its cap. */
export const filledUp = (status) => {
  const { cap, perInterval } = status.formula;
  const claimable = String(Math.floor(cap * perInterval));
  return {
    ...status,
    ...{
      cooldownRemaining: 0,
      canClaimNow: true,
      full: true,
      claimable,
      accrued: plus(cap * perInterval, 0),
      filled: cap,
    },
  };
};

/** Mining without items. */
export const unboosted = (status) => {
  const { reward, baseCap } = status.formula;
  const plain = { ratePercent: '0', rateMultiplier: '1', capMultiplier: '1', boosts: [] };
  const bare = { ...status, formula: { ...status.formula, ...plain, perInterval: reward, cap: String(baseCap) } };
  return status.full ? filledUp(bare) : bare;
};
