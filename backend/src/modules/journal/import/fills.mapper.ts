import { hash } from 'node:crypto';
import type { RowMapper, TableRow } from '../../../platform/table-files/index.js';
import { minus, readAmount, readWallTime } from './cells.rules.ts';
import { bookOf, type Fill, type FillMarket, type RowCause, type RowProblem } from './fill.ts';
import { USUAL_ACTIONS } from './formats.messages.ts';
import type { Action, Columns, FillField, Format } from './formats.rules.ts';
import { coinIn, type Pair, readPair } from './symbols.rules.ts';
import { isZone, Zone } from './zones.rules.ts';

/** How a file is read. */
export interface ReadingOptions {
  readonly format: Format;
  readonly columns: Columns;
  readonly zone: string;
  /** ISO instant; rows after it are mistakes. */
  readonly now: string;
}

export interface ReadFill {
  readonly line: number;
  readonly fill: Fill;
}

/** Result of a batch of lines. */
export interface ReadBatch {
  readonly fills: readonly ReadFill[];
  readonly problems: readonly RowProblem[];
  /** Rows that are no trades: transfers, deposits, orders of which nothing was executed. */
  readonly skipped: number;
  /** Rows that repeat the trade id of an earlier one of the file. */
  readonly repeated: number;
}

/** Quotes that the books can be kept in. */
const QUOTES = new Set(['USDT', 'KRW']);
const EARLIEST = Date.UTC(2009, 0, 1);
/** An id that a spreadsheet has rounded. */
const ROUNDED_ID = /e\+/i;

const COIN = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,29}$/u;

class Problem extends Error {
  readonly field: FillField;
  readonly rowCause: RowCause;

  constructor(field: FillField, rowCause: RowCause) {
    super(rowCause);
    this.field = field;
    this.rowCause = rowCause;
  }
}

/** Reads the rows of a trade history inside the reading worker. */
export const mapper: RowMapper<ReadingOptions, ReadBatch> = (headers, options) => {
  const reader = new FillReader(headers, options);
  return (rows) => {
    const fills: ReadFill[] = [];
    const problems: RowProblem[] = [];
    let skipped = 0;
    let repeated = 0;
    for (const row of rows) {
      const read = reader.read(row);
      if (read === 'skipped') skipped += 1;
      else if (read === 'repeated') repeated += 1;
      else if ('cause' in read) problems.push(read);
      else fills.push({ line: row.line, fill: read });
    }
    return { fills, problems, skipped, repeated };
  };
};

class FillReader {
  private readonly format: Format;
  private readonly columns: Columns;
  private readonly indexes: ReadonlyMap<string, number>;
  private readonly zone: Zone;
  private readonly zones = new Map<string, Zone>();
  private readonly latest: number;
  /** How often each content, or id, has come in this file. */
  private readonly seen = new Map<string, number>();
  private row: TableRow = { line: 0, cells: [], hasSurplus: false };

  constructor(headers: readonly string[], { format, columns, zone, now }: ReadingOptions) {
    this.format = format;
    this.columns = columns;
    this.indexes = new Map(Object.entries(columns).map(([field, title]) => [field, headers.indexOf(title)]));
    this.zone = new Zone(zone);
    this.latest = Date.parse(now);
  }

  read(row: TableRow): Fill | RowProblem | 'skipped' | 'repeated' {
    this.row = row;
    // Exchanges write this under the titles of an empty file.
    if (/^No data matches/i.test(row.cells[0] ?? '')) return 'skipped';
    try {
      if (row.hasSurplus) throw new Problem('time', 'surplusCells');
      return this.fill();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { field, rowCause: cause } = error;
      return { line: row.line, column: this.columns[field] ?? null, cause, value: cut(this.cell(field), 80) };
    }
  }

  private fill(): Fill | 'skipped' | 'repeated' {
    const action = this.action();
    if (!action) return 'skipped';
    const { format } = this;
    if (format.isOrders && this.amount('quantity') === null) return 'skipped';
    const at = this.time();
    const market = format.market ?? this.toldMarket();
    if (market === 'other') return 'skipped';
    const pair = this.pair();
    if (!QUOTES.has(pair.quote)) throw new Problem('symbol', 'quoteUnsupported');
    // Of a spot trade OKX tells what was given and what was received, each in a row of its own.
    const isOtherLeg = format.id === 'okx' && market === 'spot' && this.cell('coin').toUpperCase() !== pair.base;
    const kind = isOtherLeg && action.kind === 'trade' ? 'fee' : action.kind;
    const isTrade = kind === 'trade';
    const fee = kind === 'funding' ? null : this.fee(pair, action);
    if (kind === 'fee' && fee === null) return 'skipped';
    const content = {
      book: bookOf({ exchange: format.exchange, market, symbol: pair.symbol }),
      at: at.toISOString(),
      kind,
      side: isTrade ? (action.side ?? null) : null,
      lane: isTrade ? (action.lane ?? this.lane()) : null,
      price: isTrade ? this.positive('price', pair.quote) : null,
      quantity: isTrade ? this.positive('quantity', pair.base) : null,
      quote: pair.quote,
      result: this.result(kind, market),
      fee: fee?.amount ?? null,
      feeCoin: fee?.coin ?? null,
      orderId: this.id('orderId'),
      tradeId: this.id('tradeId'),
    };
    const id = this.identity(content);
    return id === null ? 'repeated' : { id, ...content };
  }

  /** Null if this execution, by its number, has come already. Rows without a number may be equal: the file tells how many. */
  private identity(content: Omit<Fill, 'id'>): string | null {
    const { book, kind, tradeId } = content;
    const text = tradeId === null ? JSON.stringify(content) : JSON.stringify([book, kind, tradeId]);
    const key = hash('sha256', text, 'buffer');
    const short = key.toString('base64', 0, 12);
    const before = this.seen.get(short) ?? 0;
    if (tradeId !== null && before > 0) return null;
    this.seen.set(short, before + 1);
    return uuidOf(before === 0 ? key : hash('sha256', Buffer.concat([key, Buffer.from(String(before))]), 'buffer'));
  }

  private cell(field: FillField): string {
    return this.row.cells[this.indexes.get(field) ?? -1] ?? '';
  }

  private required(field: FillField): string {
    const cell = this.cell(field);
    if (cell === '') throw new Problem(field, 'missing');
    return cell;
  }

  /** Null if the row is no trade. */
  private action(): Action | null {
    const { format } = this;
    const isFunding = format.id === 'bybit-futures' && /^funding$/i.test(this.cell('market'));
    if (isFunding) return { kind: 'funding' };
    const word = this.cell('side')
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_');
    const action = actionOf(format.actions, word) ?? actionOf(USUAL_ACTIONS, word);
    if (action) return action;
    if (format.hasOthers) return null;
    throw new Problem('side', word === '' ? 'missing' : 'sideUnknown');
  }

  private time(): Date {
    const wall = readWallTime(this.required('time'));
    if (!wall) throw new Problem('time', 'timeInvalid');
    const instant = (wall.zone === null ? this.zone : this.zoneNamed(wall.zone)).instantOf(wall.millis);
    if (instant === null) throw new Problem('time', 'timeSkipped');
    if (instant < EARLIEST) throw new Problem('time', 'timeInvalid');
    if (instant > this.latest) throw new Problem('time', 'timeInFuture');
    return new Date(instant);
  }

  private zoneNamed(name: string): Zone {
    const known = this.zones.get(name) ?? (isZone(name) ? new Zone(name) : null);
    if (!known) throw new Problem('time', 'timeInvalid');
    this.zones.set(name, known);
    return known;
  }

  private toldMarket(): FillMarket | 'other' {
    const type = this.required('market').toLowerCase();
    if (/^(swap|perpetual|futures)/.test(type)) return 'futures';
    return type === 'spot' ? 'spot' : 'other';
  }

  private pair(): Pair {
    const { columns } = this;
    const field: FillField = columns.symbol === undefined ? 'quantity' : 'symbol';
    const pair = columns.symbol === undefined ? readPair(this.koreanPair()) : readPair(this.required('symbol'));
    if (!pair) throw new Problem(field, 'symbolUnknown');
    return pair;
  }

  /** Upbit tells coin and market; at Bithumb they are the units of quantity and price. */
  private koreanPair(): string {
    if (this.columns.coin !== undefined) return `${coinIn(this.required('coin'))}-${coinIn(this.required('unit'))}`;
    const coin = /([A-Z0-9]*[A-Z][A-Z0-9]*)$/i.exec(this.required('quantity'))?.[1];
    const market = /([A-Z]+)$/i.exec(this.required('price'))?.[1];
    if (coin === undefined || market === undefined) throw new Problem('quantity', 'symbolUnknown');
    return `${coin}-${market}`;
  }

  private lane(): Fill['lane'] {
    const word = this.cell('lane').toLowerCase();
    return word === 'long' || word === 'short' ? word : null;
  }

  private amount(field: FillField, unit?: string): { readonly amount: string; readonly unit: string } | null {
    const read = readAmount(this.cell(field), unit);
    if ('cause' in read) throw new Problem(field, read.cause);
    return read.value?.amount === '0' && this.format.isOrders ? null : read.value;
  }

  private positive(field: FillField, unit: string): string {
    const read = this.amount(field, unit);
    if (!read) throw new Problem(field, 'missing');
    const amount = read.amount.replace(/^-/, '');
    if (amount === '0') throw new Problem(field, 'amountNotPositive');
    if (read.unit !== '' && read.unit !== unit) throw new Problem(field, 'unitUnknown');
    return amount;
  }

  private result(kind: Fill['kind'], market: FillMarket): string | null {
    if (kind === 'fee' || market === 'spot') return null;
    if (kind === 'trade') return this.amount('result')?.amount ?? null;
    // Bybit writes funding like a fee: positive when paid.
    if (this.format.id === 'bybit-futures') return negated(this.amount('fee')?.amount ?? '0');
    const unit = this.columns.unit === undefined || this.format.id === 'okx' ? 'USDT' : this.cell('unit').toUpperCase();
    if (unit !== 'USDT') throw new Problem('unit', 'quoteUnsupported');
    const read = this.amount('result');
    if (!read) throw new Problem('result', 'missing');
    return read.amount;
  }

  /** What was paid; negative for a rebate of the exchange. Null if there is none. */
  private fee(pair: Pair, { side }: Action): { readonly amount: string; readonly coin: string } | null {
    const { format } = this;
    const settled = format.zone === 'Asia/Seoul' ? this.settledFee(pair, side) : null;
    if (settled !== null) return { amount: settled, coin: pair.quote };
    const read =
      this.amount('fee', /^\d/.test(pair.base) ? pair.base : undefined) ??
      (format.id === 'bybit-spot' ? this.amount('settled') : null);
    if (!read || read.amount === '0') return null;
    const received = side === 'buy' ? pair.base : pair.quote;
    const coin =
      read.unit || this.cell('feeCoin').toUpperCase() || (format.feeIn === 'received' ? received : pair.quote);
    if (!COIN.test(coin)) throw new Problem('feeCoin', 'unitUnknown');
    return { amount: format.fee === 'signed' ? negated(read.amount) : read.amount, coin };
  }

  /** Korean exchanges round what is settled to a won: the difference to the amount is the fee that was paid. */
  private settledFee({ quote }: Pair, side: Action['side']): string | null {
    const [amount, settled] = [this.amount('amount', quote)?.amount, this.amount('settled', quote)?.amount];
    if (amount === undefined || settled === undefined) return null;
    const [whole, net] = [amount, settled.replace(/^[-+]/, '')];
    return side === 'buy' ? minus(net, whole) : minus(whole, net);
  }

  private id(field: 'orderId' | 'tradeId'): string | null {
    const cell = this.cell(field);
    return cell === '' || cell === '-' || ROUNDED_ID.test(cell) ? null : cut(cell, 64);
  }
}

/** The cell may hold any word, those of every object included. */
const actionOf = (actions: Format['actions'], word: string): Action | undefined =>
  actions !== undefined && Object.hasOwn(actions, word) ? actions[word] : undefined;

/** The beginning of a text, without half a character at its end. */
const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '');

const negated = (amount: string): string =>
  amount === '0' ? '0' : amount.startsWith('-') ? amount.slice(1) : `-${amount}`;

const uuidOf = (key: Buffer): string => {
  const hex = key.toString('hex', 0, 16);
  // Version 8: made from a hash of our own.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
