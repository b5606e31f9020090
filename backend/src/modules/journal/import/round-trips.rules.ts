import { Decimal } from 'decimal.js';
import type { Fill, FillLane, FillMarket } from './fill.js';
import type { OpenPosition, Remainder, RoundTrip } from './round-trip.js';

const Exact = Decimal.clone({ precision: 120, toExpNeg: -120, toExpPos: 120, rounding: Decimal.ROUND_HALF_UP });
const ZERO = new Exact(0);
/** Of prices, which are quotients; and of the two parts of a fee. */
const DECIMALS = 18;
/** Spot purchases lose their fee in coins, so that a sale leaves crumbs: with less than this share, the trip has ended. */
const CRUMBS = '0.001';
/** Fees and funding that stand in rows of their own may come after the execution that ended a trip. */
const LATE_MS = 60_000;
/** Results from here on are mistakes of the file; so much fits into the columns of a trade. */
const BELOW = { price: '1e12', quantity: '1e15', result: '1e15' } as const;

interface Lot {
  quantity: Decimal;
  readonly price: Decimal;
}

interface Trip {
  readonly first: string;
  readonly type: FillLane;
  readonly openedAt: string;
  closedAt: string;
  entryValue: Decimal;
  entryQuantity: Decimal;
  exitValue: Decimal;
  exitQuantity: Decimal;
  /** Null until the exchange tells one. */
  result: Decimal | null;
  fee: Decimal;
  readonly otherFees: Map<string, Decimal>;
  funding: Decimal;
  fills: number;
  readonly isIncomplete: boolean;
  readonly orderId: string | null;
}

type Lane = FillLane | 'net';
interface Position {
  /** Below zero for a short. */
  size: Decimal;
  largest: Decimal;
  /** What its futures cost. */
  cost: Decimal;
  trip: Trip | null;
}

/** First in, first out: `shift` of an array moves all that stay. */
class Fifo<T> {
  private items: T[] = [];
  private gone = 0;

  get first(): T | undefined {
    return this.items[this.gone];
  }

  get last(): T | undefined {
    return this.items.length > this.gone ? this.items.at(-1) : undefined;
  }

  push(item: T): void {
    this.items.push(item);
  }

  shift(): void {
    this.gone += 1;
    if (this.gone * 2 < this.items.length) return;
    this.items = this.all();
    this.gone = 0;
  }

  all(): T[] {
    return this.items.slice(this.gone);
  }
}

/**
 * Groups the fills of one book, in the order of `inOrder`, into round trips. A trip is returned once nothing can be added to it
 * any more; `end` returns the last ones.
 */
export class RoundTrips {
  private readonly positions = new Map<Lane, Position>();
  private readonly lots = new Fifo<Lot>();
  /** In the order in which they ended. */
  private readonly closed = new Fifo<Trip>();
  private unmatched = 0;
  private unassigned = 0;

  /** `inContracts`: the exchange counts contracts, each of a power of ten of coins. */
  constructor(
    private readonly market: FillMarket,
    private readonly inContracts = false,
  ) {}

  add(fill: Fill): RoundTrip[] {
    const done = this.release(Date.parse(fill.at) - LATE_MS);
    if (fill.kind !== 'trade') this.addCost(fill);
    else if (this.market === 'spot') this.addSpot(fill);
    else this.addFutures(fill);
    return done;
  }

  end(): { readonly trips: RoundTrip[]; readonly positions: OpenPosition[]; readonly remainder: Remainder } {
    const trips = this.release(Infinity);
    const open = [...this.positions.values()].filter(({ trip }) => trip !== null);
    const positions = open.flatMap((position) => this.written(position) ?? []);
    return {
      trips,
      positions,
      remainder: { open: open.length, unmatched: this.unmatched, unassigned: this.unassigned },
    };
  }

  /** Null if it does not fit into a position. */
  private written({ size, cost, trip }: Position): OpenPosition | null {
    if (!trip || size.isZero()) return null;
    const { first, type, openedAt, fee, funding } = trip;
    const paid =
      this.market === 'futures'
        ? cost
        : this.lots.all().reduce((sum, lot) => sum.plus(lot.quantity.times(lot.price)), new Exact(0));
    const quantity = size.abs();
    const entryPrice = paid.div(quantity);
    const fits = entryPrice.gt(0) && entryPrice.lt(BELOW.price) && quantity.lt(BELOW.quantity);
    if (!fits || [fee, funding].some((amount) => amount.abs().gte(BELOW.result))) return null;
    return {
      first,
      type,
      openedAt,
      quantity: plain(quantity),
      entryPrice: plain(entryPrice.toDecimalPlaces(DECIMALS)),
      fee: plain(fee),
      funding: plain(funding),
    };
  }

  /** Those that ended before an instant (milliseconds). */
  private release(before: number): RoundTrip[] {
    const trips: RoundTrip[] = [];
    for (let trip = this.closed.first; trip && Date.parse(trip.closedAt) < before; trip = this.closed.first) {
      this.closed.shift();
      const written = writtenTrip(trip, this.inContracts);
      if (written) trips.push(written);
      else this.unmatched += 1;
    }
    return trips;
  }

  /** Funding and separate fees belong to the trip that is open, else to the one that has just ended. */
  private addCost(fill: Fill): void {
    const open = [...this.positions.values()].flatMap(({ trip }) => trip ?? []);
    const trip = open.sort((a, b) => (a.openedAt < b.openedAt ? -1 : 1))[0] ?? this.closed.last;
    if (!trip) {
      this.unassigned += 1;
      return;
    }
    if (fill.kind === 'funding') trip.funding = trip.funding.plus(fill.result ?? 0);
    else addFee(trip, fill);
    trip.fills += 1;
  }

  private addFutures(fill: Fill): void {
    const lane = fill.lane ?? 'net';
    const position = this.positionOf(lane);
    const quantity = new Exact(fill.quantity ?? 0);
    const result = fill.result === null ? null : new Exact(fill.result);
    const direction = fill.side === 'buy' ? 1 : -1;
    const isOpening =
      lane === 'net' ? position.size.isZero() || position.size.s === direction : (lane === 'long') === direction > 0;
    if (isOpening) {
      // What realises a result closes something: its opening is not in the files.
      if (lane === 'net' && position.size.isZero() && result && !result.isZero())
        this.closeUnknown(fill, quantity, result);
      else this.open(position, fill, quantity, direction, result);
      return;
    }
    const closing = Exact.min(quantity, position.size.abs());
    const rest = quantity.minus(closing);
    const [fee, restFee] = splitFee(fill, closing, quantity);
    if (!closing.isZero()) this.close(position, { ...fill, fee }, closing, result);
    if (rest.isZero()) return;
    const other = { ...fill, fee: restFee };
    if (lane === 'net') this.open(position, other, rest, direction, null, ' flip');
    else this.closeUnknown(other, rest, closing.isZero() ? result : null);
  }

  private open(
    position: Position,
    fill: Fill,
    quantity: Decimal,
    direction: number,
    result: Decimal | null,
    mark = '',
  ): void {
    const trip = (position.trip ??= newTrip(fill, direction > 0 ? 'long' : 'short', mark));
    trip.entryQuantity = trip.entryQuantity.plus(quantity);
    trip.entryValue = trip.entryValue.plus(quantity.times(fill.price ?? 0));
    if (result) trip.result = (trip.result ?? ZERO).plus(result);
    trip.fills += 1;
    addFee(trip, fill);
    position.cost = position.cost.plus(quantity.times(fill.price ?? 0));
    position.size = position.size.plus(quantity.times(direction));
  }

  private close(position: Position, fill: Fill, quantity: Decimal, result: Decimal | null): void {
    const { trip } = position;
    if (!trip) return;
    trip.exitQuantity = trip.exitQuantity.plus(quantity);
    trip.exitValue = trip.exitValue.plus(quantity.times(fill.price ?? 0));
    if (result) trip.result = (trip.result ?? ZERO).plus(result);
    trip.fills += 1;
    addFee(trip, fill);
    position.cost = position.cost.minus(position.cost.times(quantity).div(position.size.abs()));
    position.size = position.size.minus(quantity.times(position.size.s));
    if (position.size.isZero()) this.finish(position, fill.at);
  }

  /** A close without its opening: its entry follows from what the exchange realised. Those of one order are one trip. */
  private closeUnknown(fill: Fill, quantity: Decimal, result: Decimal | null): void {
    if (!result) {
      this.unmatched += 1;
      return;
    }
    const { last } = this.closed;
    const type = fill.side === 'sell' ? 'long' : 'short';
    const isSame = last?.isIncomplete && last.type === type && last.orderId !== null && last.orderId === fill.orderId;
    const trip = isSame ? last : newTrip(fill, type, ' close', true);
    const value = quantity.times(fill.price ?? 0);
    trip.exitQuantity = trip.exitQuantity.plus(quantity);
    trip.exitValue = trip.exitValue.plus(value);
    trip.entryQuantity = trip.entryQuantity.plus(quantity);
    trip.entryValue = trip.entryValue.plus(type === 'long' ? value.minus(result) : value.plus(result));
    trip.result = (trip.result ?? ZERO).plus(result);
    trip.closedAt = fill.at;
    trip.fills += 1;
    addFee(trip, fill);
    if (!isSame) this.closed.push(trip);
  }

  /** Coins are sold first in, first out; a fee in coins counts as sold at the price of its trade. */
  private addSpot(fill: Fill): void {
    const position = this.positionOf('net');
    const price = new Exact(fill.price ?? 0);
    const quantity = new Exact(fill.quantity ?? 0);
    const coin = namesCoin(fill) ? new Exact(fill.fee ?? 0) : ZERO;
    if (fill.side === 'buy') {
      const got = quantity.minus(coin);
      if (got.lte(0)) return void (this.unmatched += 1);
      const trip = (position.trip ??= newTrip(fill, 'long', ''));
      trip.fills += 1;
      addFee(trip, fill);
      this.lots.push({ quantity: got, price });
      position.size = position.size.plus(got);
      position.largest = Exact.max(position.largest, position.size);
      return;
    }
    const wanted = quantity.plus(coin);
    const sold = Exact.min(wanted, position.size);
    if (sold.lt(wanted)) this.unmatched += 1;
    if (sold.isZero()) return;
    const trip = (position.trip ??= newTrip(fill, 'long', ' crumbs'));
    trip.exitQuantity = trip.exitQuantity.plus(sold);
    trip.exitValue = trip.exitValue.plus(sold.times(price));
    trip.entryQuantity = trip.entryQuantity.plus(sold);
    trip.entryValue = trip.entryValue.plus(this.costOf(sold));
    trip.fills += 1;
    addFee(trip, { ...fill, fee: splitFee(fill, sold, wanted)[0] });
    position.size = position.size.minus(sold);
    if (position.size.gt(position.largest.times(CRUMBS))) return;
    this.finish(position, fill.at);
    position.largest = position.size;
  }

  private costOf(sold: Decimal): Decimal {
    let left = sold;
    let cost: Decimal = ZERO;
    while (left.gt(0)) {
      const lot = this.lots.first;
      if (!lot) break;
      const taken = Exact.min(left, lot.quantity);
      cost = cost.plus(taken.times(lot.price));
      left = left.minus(taken);
      lot.quantity = lot.quantity.minus(taken);
      if (lot.quantity.isZero()) this.lots.shift();
    }
    return cost;
  }

  private positionOf(lane: Lane): Position {
    const known = this.positions.get(lane) ?? { size: ZERO, largest: ZERO, cost: ZERO, trip: null };
    this.positions.set(lane, known);
    return known;
  }

  private finish(position: Position, at: string): void {
    const { trip } = position;
    if (!trip) return;
    trip.closedAt = at;
    this.closed.push(trip);
    position.trip = null;
  }
}

const newTrip = ({ id, at, orderId }: Fill, type: FillLane, mark: string, isIncomplete = false): Trip => ({
  first: `${id}${mark}`,
  type,
  openedAt: at,
  closedAt: at,
  entryValue: ZERO,
  entryQuantity: ZERO,
  exitValue: ZERO,
  exitQuantity: ZERO,
  result: null,
  fee: ZERO,
  otherFees: new Map(),
  funding: ZERO,
  fills: 0,
  isIncomplete,
  orderId,
});

/** Whether the fee is in the coin that was traded. */
const namesCoin = ({ feeCoin, book, quote }: Fill): boolean =>
  feeCoin !== null && feeCoin !== quote && book.includes(`|${feeCoin}-`);

/** The fee of this part of the quantity, and the rest of it. */
function splitFee({ fee }: Fill, part: Decimal, whole: Decimal): readonly [string | null, string | null] {
  if (fee === null || part.isZero()) return [null, fee];
  if (part.eq(whole)) return [fee, null];
  const share = new Exact(new Exact(fee).times(part).div(whole).toDecimalPlaces(DECIMALS));
  return [share.toFixed(), new Exact(fee).minus(share).toFixed()];
}

/** In the quote or the traded coin it is a cost of the trip; in another coin its worth is not known. */
function addFee(trip: Trip, fill: Fill): void {
  const { fee, feeCoin, price, quote } = fill;
  if (fee === null || feeCoin === null) return;
  if (feeCoin === quote) trip.fee = trip.fee.plus(fee);
  else if (namesCoin(fill) && price !== null) trip.fee = trip.fee.plus(new Exact(fee).times(price));
  else trip.otherFees.set(feeCoin, (trip.otherFees.get(feeCoin) ?? ZERO).plus(fee));
}

const plain = (amount: Decimal): string => (amount.isZero() ? '0' : new Exact(amount).toFixed());

/** Null if it does not fit into a trade. */
function writtenTrip(trip: Trip, inContracts: boolean): RoundTrip | null {
  if (trip.entryQuantity.isZero() || trip.exitQuantity.isZero()) return null;
  const { first, type, openedAt, closedAt, fills, isIncomplete } = trip;
  const exitPrice = trip.exitValue.div(trip.exitQuantity);
  const entryPrice = trip.entryValue.div(trip.entryQuantity);
  const gain = trip.exitValue.minus(trip.entryValue);
  const result = trip.result ?? (type === 'long' ? gain : gain.neg());
  const rise = exitPrice.minus(entryPrice).times(type === 'long' ? 1 : -1);
  const percent = rise
    .times(100)
    .div(entryPrice.isZero() ? 1 : entryPrice)
    .toDecimalPlaces(2);
  const quantity = inContracts ? coinsOf(trip.exitQuantity, result, rise) : trip.exitQuantity;
  const prices = [entryPrice, exitPrice];
  const fits =
    prices.every((price) => price.gte('1e-12') && price.lt(BELOW.price)) &&
    quantity.gt(0) &&
    quantity.lt(BELOW.quantity) &&
    [result, percent, trip.fee, trip.funding].every((amount) => amount.abs().lt(BELOW.result));
  if (!fits) return null;
  return {
    first,
    type,
    openedAt,
    closedAt,
    entryPrice: plain(entryPrice.toDecimalPlaces(DECIMALS)),
    exitPrice: plain(exitPrice.toDecimalPlaces(DECIMALS)),
    quantity: plain(quantity),
    result: plain(result),
    fee: plain(trip.fee),
    otherFees: Object.fromEntries([...trip.otherFees].sort().map(([coin, fee]) => [coin, plain(fee)])),
    funding: plain(trip.funding),
    fills,
    percent: plain(percent),
    isIncomplete,
  };
}

/** Coins of that many contracts, whose size follows from what they realised; the contracts themselves where it does not follow. */
function coinsOf(contracts: Decimal, result: Decimal, rise: Decimal): Decimal {
  const size = rise.isZero() ? ZERO : result.div(rise.times(contracts));
  if (size.lte(0)) return contracts;
  const power = new Exact(10).pow(size.log(10).round());
  return size.div(power).minus(1).abs().lt('0.02') ? contracts.times(power) : contracts;
}
