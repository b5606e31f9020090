import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, type Repository } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { Snapshots } from '../../../platform/snapshots/index.js';
import { UpstreamFailure } from '../../../platform/upstream/index.js';
import { CoinDetailRow } from '../entities/coin-detail.entity.js';
import { feeds } from '../feeds.js';
import { CoinDetails, type CoinProject } from '../insights.ports.js';
import { readCoinDetails } from './coin-details.wire.js';
import { COINGECKO_LANE, keyHeader } from './coingecko.wire.js';
import { OPEN_APIS, type OpenApis } from './open-apis.js';

const DAY_MS = 86_400_000;
/** What the ranking and the sectors leave of 10,000 requests a month; names that somebody makes up get little of it. */
const MOST_A_DAY = { ranked: 70, unranked: 20 };
const QUERY = 'localization=false&tickers=false&community_data=false&developer_data=false';

/** Coins at CoinGecko, read when somebody looks and kept for a day. */
@Injectable()
export class CoingeckoDetails extends CoinDetails {
  private readonly reading = new Map<string, Promise<CoinProject | null>>();
  /** Ids that CoinGecko did not know, and when it said so. */
  private readonly unknown = new Map<string, number>();

  constructor(
    @InjectRepository(CoinDetailRow) private readonly rows: Repository<CoinDetailRow>,
    @Inject(OPEN_APIS) private readonly apis: OpenApis,
    private readonly snapshots: Snapshots,
    private readonly clock: Clock,
  ) {
    super();
  }

  async read(id: string): Promise<CoinProject | null> {
    if (!/^[a-z0-9-]{1,100}$/.test(id) || this.isUnknown(id)) return null;
    const kept = await this.rows.findOneBy({ id });
    if (kept && this.ageOf(kept) < DAY_MS) return projectOf(kept, false);
    const reading = this.reading.get(id) ?? this.readAnew(id).finally(() => this.reading.delete(id));
    this.reading.set(id, reading);
    try {
      return await reading;
    } catch (error) {
      if (!kept) throw error;
      return projectOf(kept, true);
    }
  }

  private async readAnew(id: string): Promise<CoinProject | null> {
    const api = this.apis.get('coingecko');
    if (!api || (await this.readToday()) >= this.limitFor(id))
      throw new UpstreamFailure('busy', 'as many coins were read today as the limit allows').toDomainError('CoinGecko');
    const path = `/api/v3/coins/${id}?${QUERY}`;
    const data = await api.find({ path, lane: COINGECKO_LANE, headers: keyHeader(api) }, readCoinDetails);
    if (!data) {
      this.unknown.set(id, this.clock.millis());
      return null;
    }
    const row = this.rows.create({ id, data, simulated: api.simulated, fetchedAt: this.clock.now() });
    await this.rows.upsert(row, ['id']);
    return projectOf(row, false);
  }

  private isUnknown(id: string): boolean {
    for (const [one, since] of this.unknown) if (this.clock.millis() - since >= DAY_MS) this.unknown.delete(one);
    return this.unknown.has(id);
  }

  private async readToday(): Promise<number> {
    const since = new Date(this.clock.millis() - DAY_MS);
    return (await this.rows.countBy({ fetchedAt: MoreThan(since) })) + this.unknown.size;
  }

  private limitFor(id: string): number {
    const isRanked = this.snapshots.latest(feeds.coinMarkets)?.data.some((coin) => coin.id === id);
    return isRanked ? MOST_A_DAY.ranked : MOST_A_DAY.unranked;
  }

  private ageOf({ fetchedAt }: CoinDetailRow): number {
    return this.clock.millis() - fetchedAt.getTime();
  }
}

function projectOf({ data, fetchedAt, simulated }: CoinDetailRow, stale: boolean): CoinProject {
  return { ...data, source: 'coingecko', fetchedAt, simulated, stale };
}
