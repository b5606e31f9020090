import { Injectable } from '@nestjs/common';
import { CoinDetails, type CoinProject } from './insights.ports.js';
import type { CoinInfoDto } from './dto/coins.dto.js';
import { InsightsErrors } from './insights.errors.js';
import { Market } from './market.service.js';

const COIN_ID = /^[a-z0-9-]{1,100}$/;
const MOST_CATEGORIES = 5;
const MOST_EXCHANGES = 8;
const LONGEST_DESCRIPTION = 300;

/** A coin's project beside the exchanges that list it. */
@Injectable()
export class CoinInfos {
  constructor(
    private readonly details: CoinDetails,
    private readonly market: Market,
  ) {}

  /** `coinId` may also be the ticker of a ranked coin. Throws `insights.coinUnknown`, and `upstream.*` when the source cannot be asked and nothing is kept. */
  async read(coinId: string): Promise<CoinInfoDto> {
    const found = COIN_ID.test(coinId) ? await this.find(coinId) : null;
    if (!found) throw InsightsErrors.coinUnknown();
    const number = (text: string | null) => (text === null ? null : Number(text));
    const { id, name, source, stale, simulated } = found;
    const symbol = found.symbol.toUpperCase();
    return {
      ...{ id, symbol, name, source, stale, simulated },
      fetchedAt: found.fetchedAt.toISOString(),
      categories: found.categories.slice(0, MOST_CATEGORIES),
      exchanges: this.market.exchangesOf(symbol).slice(0, MOST_EXCHANGES),
      description: { ko: beginningOf(found.descriptionKo), en: beginningOf(found.descriptionEn) },
      market_data: {
        current_price: { usd: number(found.price) },
        price_change_percentage_24h: number(found.change),
        total_volume: { usd: number(found.volume) },
        market_cap: { usd: number(found.marketCap) },
      },
    };
  }

  private async find(coinId: string): Promise<CoinProject | null> {
    const found = await this.details.read(coinId);
    if (found) return found;
    const ranked = this.market.coinIdOf(coinId.toUpperCase());
    return ranked === undefined ? null : this.details.read(ranked);
  }
}

function beginningOf(text: string | null): string | null {
  const characters = [...(text ?? '')];
  if (characters.length <= LONGEST_DESCRIPTION) return text;
  return `${characters.slice(0, LONGEST_DESCRIPTION - 1).join('')}…`;
}
