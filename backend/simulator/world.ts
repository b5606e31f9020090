import { createHash } from 'node:crypto';
import { catalogue, type SimulatedVendor } from './catalogue.js';
import { DAY_MS, dayStart } from './days.js';
import { Figure, printed } from './decimals.js';
import { exchanges, type UidKind } from './exchanges.js';
import { Market, type MarketSymbol } from './market/candles.js';
import { type Crash, Prices } from './market/prices.js';

const HOUR_MS = 3_600_000;
const CROWD = 110;

/** An invitee of ours at one vendor. */
export interface Invitee {
  readonly uid: string;
  readonly kind: UidKind | 'crowd';
}

/** What one UID did in one product on one day. `coin` is what the fee was paid in. */
export interface DayFigures {
  readonly product: 'spot' | 'futures';
  readonly coin: 'USDT' | 'BTC' | 'ETH';
  readonly symbol: string;
  readonly volume: Figure;
  /** In `coin`. */
  readonly fee: Figure;
  /** In `coin`; what is paid or held back. */
  readonly commission: Figure;
  readonly isFrozen: boolean;
}

export interface Trade extends DayFigures {
  readonly uid: string;
  readonly day: string;
}

/**
 * The invitees and what they trade. All figures are a function of (seed, vendor, UID, day), so that any day, past or
 * future, always shows the same numbers; only corrections depend on when one looks.
 */
export class World {
  private readonly invitees = new Map<SimulatedVendor, Map<string, Invitee>>();

  /** What coins cost where. */
  readonly prices: Prices;

  constructor(
    readonly seed: string,
    crashes: readonly Crash[] = [],
  ) {
    this.prices = new Prices(seed, crashes);
  }

  /** The candles of a coin against USDT. */
  market(symbol: MarketSymbol): Market {
    return new Market(symbol, this.seed);
  }

  /** Invitees in a stable order: catalogue first, then the crowd. */
  inviteesOf(vendor: SimulatedVendor): readonly Invitee[] {
    return [...this.index(vendor).values()];
  }

  find(vendor: SimulatedVendor, uid: string): Invitee | undefined {
    return this.index(vendor).get(uid);
  }

  private index(vendor: SimulatedVendor): Map<string, Invitee> {
    const known = this.invitees.get(vendor);
    if (known) return known;
    const made = new Map<string, Invitee>();
    for (const { exchange, uid, kind } of catalogue) {
      if (exchange === vendor && kind !== 'foreign') made.set(uid, { uid, kind });
    }
    for (let number = 1001; number <= 1000 + CROWD; number += 1) {
      const uid = `${exchanges[vendor].uidPrefix}${number}`;
      made.set(uid, { uid, kind: 'crowd' });
    }
    this.invitees.set(vendor, made);
    return made;
  }

  /**
   * When the UID joined. Those who joined lately do so again every 80 days, between 2 and 82 days before `now`: the
   * simulator stays useful however long it is kept, and a UID's date moves only at the turn of its own cycle.
   */
  joinedAt(vendor: SimulatedVendor, { uid, kind }: Invitee, now: Date): Date {
    const offset = this.draw(vendor, uid, 'joined', 80n * 86_400n) * 1000;
    if (kind === 'old' || kind === 'crowd') return new Date(Date.parse('2023-02-01T00:00:00Z') + offset);
    const latest = now.getTime() - 2 * DAY_MS;
    const cycle = 80 * DAY_MS;
    return new Date(latest - ((((latest - offset) % cycle) + cycle) % cycle));
  }

  /** Whether the day's report is out. */
  isPublished(vendor: SimulatedVendor, day: string, now: Date): boolean {
    return now.getTime() >= dayStart(day) + DAY_MS + exchanges[vendor].publishedAtHour * HOUR_MS;
  }

  /** The UID's figures of a day as the vendor knows them at `now`; empty when it did not trade. */
  figures(vendor: SimulatedVendor, invitee: Invitee, day: string, now: Date): DayFigures[] {
    const volume = this.volume(vendor, invitee, day).times(this.correction(vendor, invitee.kind, day, now));
    if (volume.isZero()) return [];
    const spot = exchanges[vendor].reportsNoVolume
      ? new Figure(0)
      : cents(volume.times(this.draw(vendor, invitee.uid, 'split', 40n)).div(100));
    const futures = cents(volume.minus(spot));
    const parts: DayFigures[] = [];
    if (!futures.isZero()) parts.push(this.part(vendor, invitee, 'futures', futures, day));
    if (!spot.isZero()) parts.push(this.part(vendor, invitee, 'spot', spot, day));
    return parts;
  }

  /** What invitees did on the published of these days. */
  trades(vendor: SimulatedVendor, days: readonly string[], now: Date, invitees = this.inviteesOf(vendor)): Trade[] {
    return days
      .filter((day) => this.isPublished(vendor, day, now))
      .flatMap((day) =>
        invitees.flatMap((invitee) =>
          this.figures(vendor, invitee, day, now).map((part) => ({ ...part, uid: invitee.uid, day })),
        ),
      );
  }

  /** USDT for one coin at the close of a UTC+8 day (`zone` 8) or of a UTC day (`zone` 0), which differ a little. */
  close(coin: string, day: string, zone: 0 | 8 = 8): Figure | null {
    const base = { BTC: 60_000, ETH: 3_000, USDC: 1 }[coin];
    if (base === undefined) return null;
    const spread = this.draw('bitget', coin, `close ${day} ${zone}`, 20_000n) - 10_000;
    return new Figure(base).times(new Figure(100_000 + spread)).div(100_000);
  }

  /** Whole number from 0 to below `range`, the same for the same arguments. */
  draw(vendor: SimulatedVendor, uid: string, purpose: string, range: bigint): number {
    const digest = createHash('sha256').update(`${this.seed}|${vendor}|${uid}|${purpose}`).digest();
    return Number(digest.readBigUInt64BE(0) % range);
  }

  private volume(vendor: SimulatedVendor, { uid, kind }: Invitee, day: string): Figure {
    const centsUpTo = (range: bigint) => new Figure(this.draw(vendor, uid, `volume ${day}`, range)).div(100);
    switch (kind) {
      case 'zero':
        return new Figure(0);
      case 'huge':
        return new Figure('90100000000000').plus(centsUpTo(1_000_000_000n));
      case 'heavy':
        return new Figure(400_000).plus(centsUpTo(40_000_000n));
      case 'rich':
        return new Figure(80_000_000).plus(centsUpTo(2_000_000_000n));
      case 'crowd': {
        if (this.draw(vendor, uid, `trades ${day}`, 10n) < 4) return new Figure(0);
        const size =
          [50_000n, 200_000n, 800_000n, 3_000_000n, 12_000_000n][this.draw(vendor, uid, 'size', 5n)] ?? 50_000n;
        return centsUpTo(size).plus(1);
      }
      default:
        return new Figure(20_000).plus(centsUpTo(13_000_000n));
    }
  }

  /** Corrections come two days after the day, at the hour at which reports are published. */
  private correction(vendor: SimulatedVendor, kind: Invitee['kind'], day: string, now: Date): Figure {
    const isLate = now.getTime() >= dayStart(day) + 2 * DAY_MS + exchanges[vendor].publishedAtHour * HOUR_MS;
    if (isLate && kind === 'correctedUp') return new Figure('1.25');
    if (isLate && kind === 'correctedDown') return new Figure('0.6');
    return new Figure(1);
  }

  private part(
    vendor: SimulatedVendor,
    { uid, kind }: Invitee,
    product: 'spot' | 'futures',
    volume: Figure,
    day: string,
  ): DayFigures {
    const coin = kind !== 'coin' ? 'USDT' : product === 'spot' ? 'BTC' : 'ETH';
    const inUsdt = volume.times(exchanges[vendor].reportsNoVolume || product === 'futures' ? '0.0005' : '0.001');
    const price = this.close(coin, day);
    const fee = price ? new Figure(printed(inUsdt.div(price), 8)) : inUsdt;
    const commission = new Figure(printed(fee.times(exchanges[vendor].commissionRate), 8));
    const symbol = product === 'spot' ? 'BTCUSDT' : this.draw(vendor, uid, `symbol ${day}`, 2n) ? 'ETHUSDT' : 'BTCUSDT';
    return { product, coin, symbol, volume, fee, commission, isFrozen: kind === 'frozen' };
  }
}

function cents(value: Figure): Figure {
  return new Figure(printed(value, 2));
}
