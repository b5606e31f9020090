import type { INestApplicationContext } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { Candles, Favourites } from '../../modules/insights/index.js';
import { CashFlows, JournalDays, Trades } from '../../modules/journal/index.js';
import { addDays, startOfDay } from '../../platform/clock/index.js';
import type { Actor } from '../../platform/http/index.js';
import { DEMO_MARKETS, marketsOfDay, tradeOfDay } from './demo-trades.js';

const SEOUL_OFFSET_HOURS = 9;
const DAY_MS = 86_400_000;
/** The first deposit. */
const CAPITAL = '5000';
const WITHDRAWAL = '400';
/** Days back of the withdrawal, and days back from which balances are written down. */
const WITHDRAWN_DAYS_AGO = 12;
const BALANCES_DAYS = 10;
const FAVOURITES = ['BTC', 'ETH', 'SOL', 'XRP'];
const NOTE =
  '전날 고점을 넘긴 뒤에만 진입했다. 손절은 계획한 자리에서 지켰고, 목표 전에 정리하지 않았다. 내일은 첫 거래 후 한 시간을 쉬고 다시 본다.';

/**
 * Writes the journal of a demo member for the `days` days that end with `lastDay`, at the prices that the simulated market had, and
 * the coins they watch. Does nothing if there are trades already.
 */
export async function writeDemoJournal(
  app: INestApplicationContext,
  actor: Actor,
  lastDay: string,
  days: number,
): Promise<void> {
  const get = <T>(type: new (...args: never[]) => T): T => app.get<T>(type, { strict: false });
  for (const symbol of FAVOURITES) await get(Favourites).add(actor.id, symbol);
  const trades = get(Trades);
  if ((await trades.list(actor.id, { limit: 1 })).items.length > 0) return;

  const firstDay = addDays(lastDay, 1 - days);
  const act = (intent: string): Actor => ({ ...actor, key: `demo-journal-${intent}` });
  const flows = get(CashFlows);
  await flows.add(act('deposit'), {
    type: 'deposit',
    amount: CAPITAL,
    description: '거래소 입금',
    transactionDate: firstDay,
  });
  const withdrawnOn = days > WITHDRAWN_DAYS_AGO ? addDays(lastDay, -WITHDRAWN_DAYS_AGO) : null;
  if (withdrawnOn !== null)
    await flows.add(act('withdrawal'), {
      type: 'withdrawal',
      amount: WITHDRAWAL,
      description: '수익 출금',
      transactionDate: withdrawnOn,
    });

  const start = startOfDay(firstDay, SEOUL_OFFSET_HOURS);
  const span = { from: start, to: new Date(startOfDay(lastDay, SEOUL_OFFSET_HOURS).getTime() + DAY_MS) };
  const candles = new Map(
    await Promise.all(
      DEMO_MARKETS.map(async ({ symbol }) => {
        const list = await get(Candles).list({ symbol, quote: 'USDT', timeframe: '1h', ...span });
        return [symbol, list.candles] as const;
      }),
    ),
  );

  let balance = new Decimal(CAPITAL);
  for (let index = 0; index < days; index += 1) {
    const tradeDate = addDays(firstDay, index);
    const before = balance;
    for (const market of marketsOfDay(index)) {
      const trade = tradeOfDay(
        index,
        market,
        startOfDay(tradeDate, SEOUL_OFFSET_HOURS),
        candles.get(market.symbol) ?? [],
      );
      if (!trade) continue;
      const { profitLoss } = await trades.add(act(`${tradeDate}-${market.symbol}`), { ...trade, tradeDate });
      balance = balance.plus(profitLoss);
    }
    if (tradeDate === withdrawnOn) balance = balance.minus(WITHDRAWAL);
    if (index >= days - BALANCES_DAYS && !balance.eq(before))
      await get(JournalDays).save(actor, {
        date: tradeDate,
        startBalance: before.toFixed(2),
        endBalance: balance.toFixed(2),
        ...(index >= days - 2 ? { note: NOTE } : {}),
      });
  }
}
