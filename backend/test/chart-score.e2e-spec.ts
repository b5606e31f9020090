import { Client } from 'pg';
import { ChartAnalysisJob } from '../src/modules/chart-analysis/chart-analysis.job.js';
import { findings } from '../src/modules/chart-analysis/reader/findings.rules.js';
import { Scores } from '../src/modules/chart-analysis/scores.service.js';
import { Candles } from '../src/modules/insights/index.js';
import { feeds } from '../src/modules/insights/feeds.js';
import { Collector, Snapshots } from '../src/platform/snapshots/index.js';
import { registerMember, type SignedIn } from './factories/member.js';
import { drawChart, plain, type DrawnCandle } from './support/chart-picture.js';
import { dataUrl } from './support/chart-pictures.js';
import type { Schemas } from './support/contract-types.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { until } from './support/until.js';

const MINUTE = 60_000;
/** Of the pictures: the simulated market has no clear trend over longer candles. */
const timeframe = '15m';
const BAR = 15 * MINUTE;
/** Candles of a picture. */
const count = 60;

interface Candle extends DrawnCandle {
  readonly time: number;
}

describe('analyses beside the market', () => {
  let service: TestApp;
  let hana: SignedIn;
  /** A coin whose chart points somewhere now, and what it points at. */
  let coin: string;
  let chart: string;

  beforeAll(async () => {
    service = await startTestApp();
    await service.app.get(Collector).collectAll();
    const coins = service.app.get(Snapshots).latest(feeds.binanceTickers)?.data ?? [];
    for (const { symbol } of coins.filter(({ price }) => Number(price) > 0.01).slice(0, 150)) {
      const candles = await bars(symbol, count);
      if (candles.length < count || findings(candles).call.direction === 'neutral') continue;
      [coin, chart] = [symbol, pictureOf(candles)];
      return;
    }
    throw new Error('no coin points anywhere');
  }, 60_000);
  beforeEach(async () => void (hana = await registerMember(service)));
  afterAll(() => service.close());

  const listed = async (symbol: string, timeframe: '15m' | '1m', from: number, to: number): Promise<Candle[]> => {
    const span = { symbol, quote: 'USDT', timeframe, from: new Date(from), to: new Date(to) } as const;
    const { candles } = await service.app.get(Candles).list(span);
    const read = candles.map(({ at, open, high, low, close }) => ({
      ...{ time: Date.parse(at), open: Number(open), high: Number(high), low: Number(low), close: Number(close) },
    }));
    return read.filter(({ time }) => time <= to);
  };
  const bars = (symbol: string, count: number, ago = 0): Promise<Candle[]> => {
    const last = service.clock.now().getTime() - ago * BAR;
    return listed(symbol, timeframe, last - (count - 1) * BAR, last);
  };
  /** With wicks that can be seen, and so be read: those of the simulated market are shorter than a pixel where it has a trend. */
  const pictureOf = (candles: readonly DrawnCandle[], title = ''): string => {
    const range = Math.max(...candles.map(({ high }) => high)) - Math.min(...candles.map(({ low }) => low));
    const drawn = candles.map(({ open, close }) => ({
      ...{ open, close },
      high: Math.max(open, close) + range * 0.01,
      low: Math.min(open, close) - range * 0.01,
    }));
    const decimals = Math.max(0, 4 - Math.floor(Math.log10(candles[0]?.close ?? 1)));
    return dataUrl(drawChart({ ...plain, candles: drawn, decimals, thousands: true, title }).png);
  };
  const analyze = async (wish: Partial<Schemas['AnalyzeChartDto']> = {}, member = hana) => {
    const body = { imageUrl: chart, symbol: `${coin}USDT`, timeframe, ...wish } as const;
    const answer = await member.client.post('/api/chart-analysis/analyze', body);
    expect(answer).toMatchObject({ status: 200 });
    return answer.body;
  };
  const counts = async (id: string): Promise<boolean> => {
    const [row]: { is: boolean }[] = await service.dataSource.query(
      `SELECT scored_at IS NOT NULL AS is FROM chart_analysis_results WHERE id = $1`,
      [id],
    );
    return row?.is ?? false;
  };
  const score = async () => {
    service.clock.advance({ minutes: 1, seconds: 1 });
    return (await service.client().get('/api/chart-analysis/score')).body;
  };

  describe('the check of levels', () => {
    it('finds the picture in the market, and contradicts nothing', async () => {
      const { report } = await analyze();
      const last = (await bars(coin, 1))[0]?.time ?? 0;
      expect(report?.market).toMatchObject({
        ...{ symbol: `${coin}USDT`, timeframe, source: 'binance', simulated: true },
        lastCandleAt: new Date(last).toISOString(),
      });
      expect(report?.remarks).toEqual([]);
      expect(report?.marks.filter(({ outsideMarket }) => outsideMarket)).toEqual([]);
    });

    it('marks prices that the market never had', async () => {
      const tenfold = (await bars(coin, count)).map(({ open, high, low, close }) => ({
        ...{ open: open * 10, high: high * 10, low: low * 10, close: close * 10 },
      }));
      const { report } = await analyze({ imageUrl: pictureOf(tenfold) });
      expect(report?.market).toMatchObject({ lastCandleAt: null });
      const marked = report?.marks.filter(({ outsideMarket }) => outsideMarket).map(({ of }) => of) ?? [];
      for (const name of ['entry', 'stop', 'takeProfit'] as const) expect(marked).toContain(name);
      expect(report?.remarks.join(' ')).toMatch(/같은 구간을 찾지 못했습니다.*시장 범위 밖의 가격이 있습니다: .*진입/);
    });

    it('says what is printed otherwise, and finds the picture by it', async () => {
      const imageUrl = pictureOf(await bars(coin, count), `${coin}/USDT ${timeframe}`);
      const { report, timeframe: given } = await analyze({ imageUrl, timeframe: '4h' });
      expect(given).toBe('4h');
      expect(report?.market).toMatchObject({ timeframe });
      expect(report?.remarks).toEqual([
        '이미지에 표시된 시간봉은 15분, 분석 요청의 시간봉은 4시간입니다.',
        '시장 데이터에서는 15분 캔들과 일치합니다.',
      ]);
      const other = await analyze({ imageUrl, symbol: coin === 'ETH' ? 'SOLUSDT' : 'ETHUSDT' });
      expect(other.report?.remarks[0]).toContain(`이미지에 표시된 심볼은 ${coin}USDT`);
    });

    it.each([
      ['no symbol', undefined, '심볼을 알 수 없어'],
      ['a symbol of no known market', 'NASDAQ100', 'NASDAQ100의 시장 데이터가 없어'],
      ['a coin that is not listed', 'NOSUCHUSDT', 'NOSUCHUSDT의 시장 데이터가 없어'],
    ])('says what it could not check: %s', async (_, symbol, sentence) => {
      const { report, id } = await analyze({ symbol });
      expect(report).toMatchObject({ market: null });
      expect(report?.remarks[0]).toContain(sentence);
      expect(await counts(id)).toBe(false);
    });
  });

  describe('the score', () => {
    it('counts a member once for a candle, and what ends now alone', async () => {
      const other = await registerMember(service);
      expect(await counts((await analyze()).id)).toBe(true);
      expect(await counts((await analyze()).id)).toBe(false);
      expect(await counts((await analyze({}, other)).id)).toBe(true);
      const third = await registerMember(service);
      for (const [ago, is] of [
        [2, true],
        [3, false],
      ] as const) {
        const candles = await bars(coin, count, ago);
        const { direction, id } = await analyze({ imageUrl: pictureOf(candles) }, third);
        expect(await counts(id)).toBe(is && direction !== 'neutral');
      }
    }, 60_000);

    it('is what the market did within fifty bars, measured once, and by minutes', async () => {
      const { id, direction, entryPrice, stopLoss, takeProfit } = await analyze();
      const before = await score();
      const from = (Math.floor((await createdAt(id)) / MINUTE) + 1) * MINUTE;
      await service.app.get(Scores).measureDue();
      expect(await outcomeOf(id)).toBeUndefined();
      service.clock.advance({ hours: 12, minutes: 34 });
      await service.app.get(ChartAnalysisJob).measure();
      await until(async () => (await outcomeOf(id)) !== undefined);
      const minutes: Candle[] = [];
      for (let time = from; time < from + 50 * BAR; time += 1_000 * MINUTE)
        minutes.push(...(await listed(coin, '1m', time, Math.min(time + 999 * MINUTE, from + 50 * BAR - MINUTE))));
      const entry = minutes[0]?.open ?? NaN;
      const [toStop, toTarget] = [stopLoss, takeProfit].map((price) => Math.abs(Number(price) - Number(entryPrice)));
      const becomes = (isLong: boolean): string => {
        for (const { high, low } of minutes) {
          if (isLong ? low <= entry - (toStop ?? 0) : high >= entry + (toStop ?? 0)) return 'stop';
          if (isLong ? high >= entry + (toTarget ?? 0) : low <= entry - (toTarget ?? 0)) return 'target';
        }
        return 'expired';
      };
      expect(await outcomeOf(id)).toMatchObject({
        ...{ symbol: coin, timeframe, direction, simulated: true, engine: 'embedded' },
        outcome: becomes(direction === 'long'),
        opposite: becomes(direction !== 'long'),
      });
      const after = await score();
      expect(after.rows[0]).toMatchObject({ group: 'all', of: null });
      expect(after.pending).toBeLessThan(before.pending);
      expect(await service.app.get(Scores).measureDue()).toBe(0);
      expect((await score()).rows).toEqual(after.rows);
    }, 120_000);

    const createdAt = async (id: string): Promise<number> => {
      const [row]: { at: Date }[] = await service.dataSource.query(
        `SELECT created_at AS at FROM chart_analysis_results WHERE id = $1`,
        [id],
      );
      return row?.at.getTime() ?? NaN;
    };
    const outcomeOf = async (id: string): Promise<object | undefined> =>
      (await service.dataSource.query<object[]>(`SELECT * FROM chart_analysis_outcomes WHERE id = $1`, [id]))[0];

    it('is told with its size and interval, beside a coin flip and always long', async () => {
      const insert = (rows: number, direction: string, outcome: string, opposite: string) =>
        service.dataSource.query(
          `INSERT INTO chart_analysis_outcomes (id, engine, symbol, quote, timeframe, direction, outcome, opposite, entry,
             entered_at, ended_at, simulated, created_at)
           SELECT uuidv7(), 'embedded', 'PROBE', 'KRW', '15m', $2, $3, $4, CASE $3 WHEN 'unknown' THEN NULL ELSE 1 END,
             $5::timestamptz - interval '2 days', $5::timestamptz - interval '1 day', false, $5 FROM generate_series(1, $1::int)`,
          [rows, direction, outcome, opposite, service.clock.now()],
        );
      await insert(4, 'long', 'target', 'stop');
      await insert(2, 'long', 'expired', 'target');
      await insert(3, 'short', 'target', 'stop');
      await insert(1, 'short', 'stop', 'target');
      await insert(2, 'short', 'unknown', 'unknown');
      const { rows, unmeasured, horizonBars } = await score();
      expect({ unmeasured, horizonBars }).toEqual({ unmeasured: 2, horizonBars: 50 });
      expect(rows.find(({ of }) => of === 'PROBEKRW')).toEqual({
        ...{ group: 'symbol', of: 'PROBEKRW', count: 10, hits: 7, expired: 2, hitRate: 70, low: 39.7, high: 89.2 },
        ...{ coinFlip: 50, alwaysLong: 50 },
      });
      expect(rows.filter(({ group }) => group === 'timeframe').map(({ of }) => of)).toContain('15m');
    });

    it('keeps every outcome, whoever asks for another one', async () => {
      await analyze();
      const owner = new Client({ connectionString: service.database.migrationUrl });
      await owner.connect();
      for (const table of ['chart_analysis_results', 'chart_analysis_outcomes'])
        for (const statement of [`UPDATE ${table} SET engine = 'other'`, `DELETE FROM ${table}`, `TRUNCATE ${table}`]) {
          await expect(service.dataSource.query(statement)).rejects.toMatchObject({ code: '42501' });
          await expect(owner.query(statement)).rejects.toMatchObject({ code: '42501' });
        }
      await owner.end();
    });

    it('outlives the member', async () => {
      const { id } = await analyze();
      await hana.client.post('/api/user/close', { currentPassword: hana.password });
      const kept: object[] = await service.dataSource.query(`SELECT * FROM chart_analysis_results WHERE id = $1`, [id]);
      expect(kept).toHaveLength(1);
      expect(JSON.stringify(kept)).not.toContain(hana.id);
    });

    it.each(['secretname', 'SECRETNAMEUSDT'])('keeps no words of the member in it: %s', async (symbol) => {
      const { id, symbol: told } = await analyze({ symbol });
      expect(told).toMatch(/secretname/i);
      const kept: object[] = await service.dataSource.query(`SELECT * FROM chart_analysis_results WHERE id = $1`, [id]);
      expect(kept).toHaveLength(1);
      expect(JSON.stringify(kept)).not.toMatch(/secretname/i);
    });
  });
});
