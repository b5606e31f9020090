import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { runInTransaction } from '../../platform/database/index.js';
import { Settings } from '../../platform/settings/index.js';
import type { JournalPeriodQuery } from './dto/period.dto.js';
import type { JournalStatisticsDto, TradeFiguresDto, TradeGroupDto } from './dto/statistics.dto.js';
import { Exact, exact } from './journal.rules.js';
import { JournalSettings } from './journal.settings.js';
import {
  FORGET_CHANGES,
  KEEP_MONTHS,
  MONTHS,
  OTHER_SUMS,
  RESULTS_BY_DAY,
  TRADE_DIMENSIONS,
  TRADE_GROUPS,
  type TradeDimension,
} from './statistics.queries.js';
import {
  drawdownOf,
  equityOf,
  figuresOf,
  lengthOf,
  longestStreak,
  meanOf,
  partOf,
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

interface OtherSums {
  readonly fees: string;
  readonly funding: string;
  readonly heldCount: number;
  readonly heldSeconds: number | null;
  readonly wonSeconds: number | null;
  readonly lostSeconds: number | null;
  readonly multipleCount: number;
  readonly multipleSum: string;
  readonly multipleSquares: string;
}

const NO_TRADES: TradeSums = { tradeCount: 0, wins: 0, losses: 0, won: '0', lost: '0', squares: '0' };

/** Whose sums are computed by a statement, so that none takes long. */
const MONTHS_AT_ONCE = 12;

/** Whose keys are numbers. */
const NUMBERED: readonly TradeDimension[] = ['weekday', 'hour', 'leverage'];

interface DayRow {
  readonly day: string;
  readonly result: string;
  readonly tradeCount: number;
}

/** What members' journals say. */
@Injectable()
export class JournalStatistics {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /**
   * Figures of the trades and days of a period, all of one moment. The sums of whole months are kept: what a change of a trade has taken
   * away is computed here, of the same moment; of two who do that at once, the later one begins again.
   */
  async read(userId: string, period: JournalPeriodQuery): Promise<JournalStatisticsDto> {
    const smallSample = await this.settings.get(JournalSettings.smallSample, this.clock.now());
    return runInTransaction(this.dataSource, async (tx) => {
      await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
      const parts = await keepMonths(tx, userId, period);
      return {
        ...(await ofTrades(tx, userId, parts)),
        ...ofDays(await tx.query<DayRow[]>(RESULTS_BY_DAY, [userId, ...parts, ...daysOf(period)])),
        smallSample,
      };
    });
  }
}

const daysOf = ({ from, to }: JournalPeriodQuery) => [from ?? null, to ?? null];

/** Computes what is not known of whole months. Returns what the sums of the period are of: parts of months, and whole ones. */
async function keepMonths(
  tx: EntityManager,
  userId: string,
  period: JournalPeriodQuery,
): Promise<[firsts: string[], lasts: string[], months: string[]]> {
  const months = await tx.query<{ month: string; isKept: boolean }[]>(MONTHS, [userId, ...daysOf(period)]);
  const parts = months.map(({ month, isKept }) => ({ ...partOf(month, period), month, isKept }));
  const unknown = parts.filter(({ isWhole, isKept }) => isWhole && !isKept);
  for (let done = 0; done < unknown.length; done += MONTHS_AT_ONCE) {
    const some = unknown.slice(done, done + MONTHS_AT_ONCE);
    const firsts = some.map(({ first }) => first);
    await tx.query(KEEP_MONTHS, [userId, firsts, some.map(({ last }) => last)]);
    await tx.query(FORGET_CHANGES, [userId, firsts]);
  }
  const cut = parts.filter(({ isWhole }) => !isWhole);
  const whole = parts.filter(({ isWhole }) => isWhole);
  return [cut.map(({ first }) => first), cut.map(({ last }) => last), whole.map(({ month }) => month)];
}

async function ofTrades(tx: EntityManager, userId: string, parts: readonly unknown[]) {
  const rows: GroupRow[] = await tx.query(TRADE_GROUPS, [userId, ...parts]);
  const [others]: OtherSums[] = await tx.query(OTHER_SUMS, [userId, ...parts]);
  if (!others) throw new Error('sums without a row');
  const { fees, funding, heldCount: tradeCount, heldSeconds: average, multipleCount, multipleSum } = others;
  const { mean, ...multipleInterval } = meanOf(multipleCount, multipleSum, others.multipleSquares);
  return {
    trades: countedOf(rows.find(({ by }) => by === null) ?? NO_TRADES),
    groups: rows.flatMap((row) => (row.by === null ? [] : [groupOf(row, row.by)])).sort(inOrder),
    fees,
    funding,
    rMultiple: { tradeCount: multipleCount, sum: multipleSum, average: mean, ...multipleInterval },
    holding: { tradeCount, average, ofWins: others.wonSeconds, ofLosses: others.lostSeconds },
  };
}

const groupOf = (row: GroupRow, by: TradeDimension): TradeGroupDto => ({ by, key: row.key, ...countedOf(row) });

const countedOf = (sums: TradeSums): TradeFiguresDto => {
  const { tradeCount, wins, losses, won, lost } = sums;
  return { tradeCount, wins, losses, won, lost, ...figuresOf(sums) };
};

/** Numbers by their size, names by the number of trades; what is not known comes last. */
function inOrder(a: TradeGroupDto, b: TradeGroupDto): number {
  const byDimension = TRADE_DIMENSIONS.indexOf(a.by) - TRADE_DIMENSIONS.indexOf(b.by);
  const byKnown = Number(a.key === null) - Number(b.key === null);
  const byNumber = NUMBERED.includes(a.by) ? Number(a.key) - Number(b.key) : 0;
  return byDimension || byKnown || byNumber || b.tradeCount - a.tradeCount || ((a.key ?? '') < (b.key ?? '') ? -1 : 1);
}

function ofDays(rows: readonly DayRow[]) {
  const days = equityOf(rows.map((row) => ({ ...row, text: row.result, result: new Exact(row.result) })));
  const ofBalances = days.filter(({ tradeCount }) => tradeCount === 0);
  const drawdown = drawdownOf(days);
  const totalResult = exact(total(days));
  return {
    totalResult,
    balanceResult: exact(total(ofBalances)),
    balanceDays: ofBalances.length,
    days: days.map(({ day, text, equity }) => ({ day, result: text, equity: exact(equity) })),
    calendarDays: lengthOf(days),
    drawdown,
    recoveryFactor: drawdown && ratio(totalResult, drawdown.amount),
    ...riskRatios(days),
    winStreak: longestStreak(days, 1),
    lossStreak: longestStreak(days, -1),
  };
}
