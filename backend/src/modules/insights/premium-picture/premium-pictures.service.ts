import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import { LANGUAGES, type Language } from '../../../platform/errors/index.js';
import { logger } from '../../../platform/logging/index.js';
import { Pictures } from '../../../platform/pictures/index.js';
import { Market } from '../market.service.js';
import { type PicturedPremium, premiumSvg } from './premium-picture.js';

const COIN = 'BTC';
/** How long a drawing is kept. */
const KEPT_MS = 60_000;

interface Drawing {
  readonly at: number;
  /** Null if there is no premium now. */
  readonly png: Promise<Buffer | null>;
}

/** The link preview of the premiums, with the figures of now: drawn once a minute at most, when somebody asks for it. */
@Injectable()
export class PremiumPictures {
  private readonly drawings = new Map<Language, Drawing>();

  constructor(
    private readonly market: Market,
    private readonly pictures: Pictures,
    private readonly clock: Clock,
  ) {}

  /** Returns what draws each picture, by its path on the site; null where there is no premium now. */
  byPath(): ReadonlyMap<string, () => Promise<Buffer | null>> {
    return new Map(LANGUAGES.map((language) => [`/og/kimchiPremium-${language}.png`, () => this.draw(language)]));
  }

  private draw(language: Language): Promise<Buffer | null> {
    const at = this.clock.millis();
    const kept = this.drawings.get(language);
    if (kept && at >= kept.at && at - kept.at < KEPT_MS) return kept.png;
    const png = this.drawNow(language).catch((error: unknown) => {
      logger.debug({ err: error }, 'link preview of the premiums not drawn');
      return null;
    });
    this.drawings.set(language, { at, png });
    return png;
  }

  private async drawNow(language: Language): Promise<Buffer | null> {
    const shown = await this.shown();
    return shown && this.pictures.draw(premiumSvg(shown, language));
  }

  private async shown(): Promise<PicturedPremium | null> {
    const { upbit, sources, rates } = await this.market.kimchiPremiums();
    const row = upbit.find(({ coin }) => coin === COIN);
    const korean = sources.find(({ source }) => source === 'upbit');
    const global = sources.find(({ source }) => source === row?.usdSource?.toLowerCase());
    if (!row || row.premium === null || row.usdPrice === null || row.usdSource === null) return null;
    if (!korean || !global || !rates.usdKrw || korean.stale) return null;
    const times = [korean, global].map(({ fetchedAt }) => Date.parse(fetchedAt));
    return {
      ...{ coin: COIN, premium: row.premium, rate: rates.usdKrw.rate, at: new Date(Math.min(...times)) },
      korean: { price: row.krwPrice },
      global: { exchange: row.usdSource, price: row.usdPrice },
      simulated: [korean, global, rates.usdKrw].some(({ simulated }) => simulated),
    };
  }
}
