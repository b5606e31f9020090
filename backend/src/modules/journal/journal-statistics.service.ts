import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { Settings } from '../../platform/settings/index.js';
import type { JournalPeriodQuery } from './dto/period.dto.js';
import type { JournalStatisticsDto, TradeGroupDto } from './dto/statistics.dto.js';
import { JournalSettings } from './journal.settings.js';
import {
  IMPORTED_SUMS,
  R_SUMS,
  RESULTS_BY_DAY,
  TAG_GROUPS,
  TRADE_DIMENSIONS,
  TRADE_GROUPS,
  type TradeDimension,
} from './statistics.queries.js';
import {
  type DayResult,
  drawdownOf,
  equityOf,
  figuresOf,
  lengthOf,
  longestStreak,
  ratio,
  riskRatios,
  total,
  type TradeSums,
} from './statistics.rules.js';

interface GroupRow extends TradeSums {
  /** Null for all trades. */
  readonly by: TradeDimension | null;
  readonly key: string | null;
}

interface ImportedSums {
  readonly fees: string;
  readonly funding: string;
  readonly heldCount: number;
  readonly heldSeconds: number | null;
  readonly wonSeconds: number | null;
  readonly lostSeconds: number | null;
}

/** Whose keys are numbers. */
const NUMBERED: readonly TradeDimension[] = ['weekday', 'hour', 'leverage'];

type Day = DayResult & { readonly tradeCount: number };

/** What members' journals say. */
@Injectable()
export class JournalStatistics {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** Figures of the trades and days of a period, all of one moment. */
  async read(userId: string, { from, to }: JournalPeriodQuery): Promise<JournalStatisticsDto> {
    const smallSample = await this.settings.get(JournalSettings.smallSample, this.clock.now());
    const parameters = [userId, from ?? null, to ?? null];
    return this.dataSource.transaction('REPEATABLE READ', async (em) => ({
      ...(await ofTrades(em, parameters)),
      ...ofDays(await em.query<Day[]>(RESULTS_BY_DAY, parameters)),
      smallSample,
    }));
  }
}

async function ofTrades(em: EntityManager, parameters: readonly unknown[]) {
  const rows: GroupRow[] = await em.query(TRADE_GROUPS, [...parameters]);
  const tagged: GroupRow[] = await em.query(TAG_GROUPS, [...parameters]);
  const [imported]: ImportedSums[] = await em.query(IMPORTED_SUMS, [...parameters]);
  const [multiples]: { tradeCount: number; sum: string }[] = await em.query(R_SUMS, [...parameters]);
  const all = rows.find(({ by }) => by === null);
  if (!all || !imported || !multiples) throw new Error('sums without a row');
  const { by: _by, key: _key, ...sums } = all;
  const { fees, funding, heldCount: tradeCount, heldSeconds: average } = imported;
  return {
    trades: { ...sums, ...figuresOf(sums) },
    groups: [...rows, ...tagged].flatMap((row) => (row.by === null ? [] : [groupOf(row, row.by)])).sort(inOrder),
    fees,
    funding,
    rMultiple: { ...multiples, average: ratio(multiples.sum, multiples.tradeCount) },
    holding: { tradeCount, average, ofWins: imported.wonSeconds, ofLosses: imported.lostSeconds },
  };
}

const groupOf = (row: GroupRow, by: TradeDimension): TradeGroupDto => ({ ...row, by, ...figuresOf(row) });

/** Numbers by their size, names by the number of trades; what is not known comes last. */
function inOrder(a: TradeGroupDto, b: TradeGroupDto): number {
  const byDimension = TRADE_DIMENSIONS.indexOf(a.by) - TRADE_DIMENSIONS.indexOf(b.by);
  const byKnown = Number(a.key === null) - Number(b.key === null);
  const byNumber = NUMBERED.includes(a.by) ? Number(a.key) - Number(b.key) : 0;
  return byDimension || byKnown || byNumber || b.tradeCount - a.tradeCount || ((a.key ?? '') < (b.key ?? '') ? -1 : 1);
}

function ofDays(results: readonly Day[]) {
  const ofBalances = results.filter(({ tradeCount }) => tradeCount === 0);
  const days = equityOf(results.map(({ day, result }) => ({ day, result })));
  const drawdown = drawdownOf(days);
  const totalResult = total(days);
  return {
    totalResult,
    balanceResult: total(ofBalances),
    balanceDays: ofBalances.length,
    days,
    calendarDays: lengthOf(days),
    drawdown,
    recoveryFactor: drawdown && ratio(totalResult, drawdown.amount),
    ...riskRatios(days),
    winStreak: longestStreak(days, 1),
    lossStreak: longestStreak(days, -1),
  };
}
