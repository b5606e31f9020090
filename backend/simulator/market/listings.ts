import { heads, LUX, tails } from './coin-names.messages.js';
import { CATEGORIES, knownCoins } from './known-coins.messages.js';

/** The exchanges of the simulated market. */
export const MARKET_EXCHANGES = ['upbit', 'bithumb', 'binance', 'okx', 'bitget', 'bybit'] as const;
export type MarketExchange = (typeof MARKET_EXCHANGES)[number];

/** A coin of the simulated market. */
export interface Coin {
  /** In CoinGecko's list; unique, which the symbol is not. */
  readonly id: string;
  readonly symbol: string;
  readonly nameKo: string;
  readonly nameEn: string;
  /** Price in USD around which it moves. */
  readonly base: number;
  readonly categories: readonly string[];
  /** 1 for the largest. */
  readonly rank: number;
  /** Its ticker at each exchange that lists it. */
  readonly tickers: Partial<Record<MarketExchange, string>>;
  /** What one unit of a ticker stands for, where it is not one coin. */
  readonly per?: Partial<Record<MarketExchange, number>>;
  /** Nobody can move it to Korea, so that its price there goes its own way. */
  readonly halted?: boolean;
  /** Listed, and nobody trades it. */
  readonly silent?: boolean;
  /** Its exchange warns of it. */
  readonly warned?: boolean;
  /** Listed for a day, as the coin of this number among them. */
  readonly turn?: number;
}

const GENERATED = 330;
/** Coins that come one each hour and stay for a day. */
const TURNS = 48;
const HOUR_MS = 3_600_000;

const kinds = ['1', 'd', 'g', 'a', 'm', '2', 'n', 'r', 'p', 'x', 'v', ''];

/** At home in Korea alone. */
const koreanOnly = new Set(['BORA', 'META', 'MED', 'WEMIX', 'MLK', 'AHT', 'MOC', 'AERGO']);
const notAtUpbit = new Set(['BNB', 'XMR', 'KAS', 'HYPE', 'CRO', 'SATS', 'BSV', 'FLR']);
const notAtBithumb = new Set(['QNT', 'STRK', 'AKT', 'AR']);
const notAtBinance = new Set(['HYPE', 'KAS', 'CRO', 'MNT', 'BSV', 'XMR', 'USDT']);
const globals = ['binance', 'okx', 'bitget', 'bybit'] as const;

/** All coins there are at any time; `isListed` tells which at one. */
export const coins: readonly Coin[] = [
  ...knownCoins.map(([symbol, id, nameKo, nameEn, base, letters], at): Coin => {
    const tickers = tickersOf(symbol, [
      ...(notAtUpbit.has(symbol) ? [] : ['upbit' as const]),
      ...(notAtBithumb.has(symbol) ? [] : ['bithumb' as const]),
      ...globals.filter(
        (name) => !koreanOnly.has(symbol) && symbol !== 'USDT' && !(name === 'binance' && notAtBinance.has(symbol)),
      ),
    ]);
    return {
      id,
      symbol,
      nameKo,
      nameEn,
      base,
      categories: categoriesOf(letters),
      rank: at + 1,
      ...oddly(symbol, tickers),
    };
  }),
  ...Array.from({ length: GENERATED }, (_, at) => generated(at)),
  ...Array.from({ length: TURNS }, (_, turn) => newcomer(turn)),
  ...namesakes(),
];

/** Whether a coin is listed anywhere at an instant. */
export function isListed({ turn }: Coin, at: number): boolean {
  if (turn === undefined) return true;
  const hours = (Math.floor(at / HOUR_MS) - turn) % TURNS;
  return hours < TURNS / 2;
}

function tickersOf(symbol: string, exchanges: readonly MarketExchange[]): Coin['tickers'] {
  return Object.fromEntries(exchanges.map((name) => [name, symbol]));
}

function categoriesOf(letters: string): string[] {
  return [...letters].map((letter) => CATEGORIES[letter] ?? letter);
}

/** Coins that exchanges name or count differently. */
function oddly(symbol: string, tickers: Coin['tickers']): Pick<Coin, 'tickers' | 'per' | 'halted' | 'warned'> {
  if (symbol === 'BTTC') return { tickers: { ...tickers, upbit: 'BTT', bithumb: 'BTT' } };
  if (symbol === 'SATS') return { tickers: { ...tickers, binance: '1000SATS' }, per: { binance: 1_000 } };
  return { tickers, halted: symbol === 'WAVES' || symbol === 'CVC', warned: symbol === 'AHT' || symbol === 'WAVES' };
}

function nameOf(at: number): Pick<Coin, 'symbol' | 'nameKo' | 'nameEn' | 'id'> {
  const [headKo, headEn] = heads[at % heads.length] ?? ['', ''];
  const [tailKo, tailEn] = tails[(Math.floor(at / heads.length) + at) % tails.length] ?? ['', ''];
  const symbol = `${headEn.slice(0, 3)}${tailEn.slice(0, 2)}`.toUpperCase();
  const nameEn = `${headEn} ${tailEn}`;
  return { symbol, nameKo: headKo + tailKo, nameEn, id: nameEn.toLowerCase().replace(' ', '-') };
}

function generated(at: number): Coin {
  const name = nameOf(at);
  const exchanges: MarketExchange[] = [
    ...(at % 9 < 4 ? ['upbit' as const] : []),
    ...(at % 7 < 3 ? ['bithumb' as const] : []),
    ...(at % 23 === 4 ? [] : (['binance'] as const)),
    ...(at % 10 < 7 ? ['okx' as const] : []),
    ...(at % 10 > 1 ? ['bitget' as const] : []),
    ...(at % 10 !== 5 && at % 10 !== 6 ? ['bybit' as const] : []),
  ];
  return {
    ...name,
    base: baseOf(at),
    categories: categoriesOf(`${kinds[at % kinds.length]}${kinds[(at * 5 + 3) % kinds.length]}`),
    rank: knownCoins.length + at + 1,
    tickers: tickersOf(name.symbol, exchanges),
    halted: at % 83 === 1,
    silent: at === 18,
    warned: at % 61 === 2,
  };
}

/** 0.002 to 90. */
function baseOf(at: number): number {
  return [0.002, 0.014, 0.09, 0.37, 1.6, 7.5, 30][(at * 3) % 7]! * (1 + ((at * 37) % 20) / 10);
}

function newcomer(turn: number): Coin {
  const name = nameOf(GENERATED + turn);
  const exchanges =
    turn % 2 === 0 ? (['upbit', 'binance', 'bybit'] as const) : (['upbit', 'bithumb', 'bitget'] as const);
  const rank = knownCoins.length + GENERATED + turn + 1;
  return { ...name, base: baseOf(turn + 5), categories: [], rank, tickers: tickersOf(name.symbol, exchanges), turn };
}

/** A coin that is listed everywhere on command. */
export function extraCoin(number: number): Coin {
  const name = nameOf(GENERATED + TURNS + number);
  const symbol = `X${number}${name.symbol}`;
  return {
    ...{ ...name, id: `${name.id}-${number}`, symbol, base: baseOf(number), categories: [] },
    rank: knownCoins.length + GENERATED + TURNS + 3 + number,
    tickers: tickersOf(symbol, MARKET_EXCHANGES),
  };
}

/** Two coins behind one ticker: one in Korea, one elsewhere. */
function namesakes(): Coin[] {
  const rank = knownCoins.length + GENERATED + TURNS + 1;
  return [
    {
      ...{ id: 'lux-chain', symbol: 'LUX', nameKo: LUX.chain, nameEn: 'Lux Chain', base: 0.038, rank, categories: [] },
      tickers: tickersOf('LUX', ['upbit', 'bithumb']),
    },
    {
      ...{
        id: 'lux-protocol',
        symbol: 'LUX',
        nameKo: LUX.protocol,
        nameEn: 'Lux Protocol',
        base: 14.2,
        categories: [],
      },
      rank: rank + 1,
      tickers: tickersOf('LUX', globals),
    },
  ];
}
