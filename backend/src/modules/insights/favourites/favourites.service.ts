import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { runInTransaction } from '../../../platform/database/index.js';
import { DomainEvents } from '../../../platform/events/index.js';
import { Settings } from '../../../platform/settings/index.js';
import { MemberClosed, Members, PersonalDataExport } from '../../auth/index.js';
import { Favourite } from '../entities/favourite.entity.js';
import { InsightsErrors } from '../insights.errors.js';
import { personalTableTexts } from '../insights.messages.js';
import { InsightsSettings } from '../insights.settings.js';
import { Market } from '../market.service.js';

/** The coins that members have an eye on. They are in the member's download and end with the account. */
@Injectable()
export class Favourites implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly members: Members,
    private readonly market: Market,
    private readonly settings: Settings,
    private readonly personalData: PersonalDataExport,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.personalData.contribute({
      name: 'favourite-coins',
      about: personalTableTexts.favourites,
      columns: ['symbol', 'createdAt'],
      async *rows(em, { id }) {
        for (const favourite of await favouritesOf(em, id)) yield { ...favourite };
      },
    });
    this.events.on(MemberClosed, async ({ tx, member }) => {
      await tx.delete(Favourite, { userId: member.id });
    });
  }

  /** Returns tickers in the order in which they were added. */
  async list(userId: string): Promise<string[]> {
    return (await favouritesOf(this.dataSource.manager, userId)).map(({ symbol }) => symbol);
  }

  /**
   * Adds a coin, unless it is there, and returns all. Throws `insights.tooManyFavourites` and `insights.coinUnknown`, the latter only
   * once all exchanges have been read.
   */
  async add(userId: string, wanted: string): Promise<string[]> {
    const symbol = inCapitals(wanted);
    const most = await this.settings.get(InsightsSettings.mostFavourites, this.clock.now());
    return runInTransaction(this.dataSource, async (tx) => {
      await this.members.lockOpenMember(tx, userId, 'for_no_key_update');
      const all = (await favouritesOf(tx, userId)).map((favourite) => favourite.symbol);
      if (all.includes(symbol)) return all;
      if (this.market.isListed(symbol) === false) throw InsightsErrors.coinUnknown();
      if (all.length >= most) throw InsightsErrors.tooManyFavourites({ most });
      await tx.insert(Favourite, { userId, symbol, createdAt: this.clock.now() });
      return [...all, symbol];
    });
  }

  /** Takes a coin away, if it is there, and returns the others. */
  async remove(userId: string, symbol: string): Promise<string[]> {
    await this.dataSource.manager.delete(Favourite, { userId, symbol: inCapitals(symbol) });
    return this.list(userId);
  }
}

/** Only of the letters of which tickers are made: others may become longer. */
const inCapitals = (symbol: string): string => symbol.replace(/[a-z]+/g, (letters) => letters.toUpperCase());

const favouritesOf = (em: EntityManager, userId: string): Promise<Favourite[]> =>
  em.find(Favourite, { where: { userId }, order: { createdAt: 'ASC', symbol: 'ASC' } });
