import { descriptionKo } from './vendor-words.messages.js';
import type { VendorContext, VendorHandler, VendorReply } from '../vendor.js';
import { CATEGORIES } from './known-coins.messages.js';
import { type Coin, coins, isListed } from './listings.js';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Requests of an address in a minute, with a key and without. */
const [WITH_KEY, WITHOUT] = [30, 15];

const notFound: VendorReply = { status: 404, body: { error: 'coin not found' } };
const categoryNames: Readonly<Record<string, string>> = {
  'layer-1': 'Layer 1 (L1)',
  'layer-2': 'Layer 2 (L2)',
  'decentralized-finance-defi': 'Decentralized Finance (DeFi)',
  'decentralized-exchange': 'Decentralized Exchange (DEX)',
  'meme-token': 'Meme',
  gaming: 'Gaming (GameFi)',
  metaverse: 'Metaverse',
  'non-fungible-tokens-nft': 'NFT',
  'artificial-intelligence': 'Artificial Intelligence (AI)',
  'real-world-assets-rwa': 'Real World Assets (RWA)',
  depin: 'DePIN',
  stablecoins: 'Stablecoins',
};

/** CoinGecko v3: `/coins/markets`, `/coins/{id}`, `/global`. 30 requests a minute with a demo key. Numbers are numbers. */
export const coingecko: VendorHandler = ({ path, query, headers }, context) => {
  const most = headers['x-cg-demo-api-key'] ? WITH_KEY : WITHOUT;
  if (!context.limits.take('coingecko', most, MINUTE_MS))
    return {
      status: 429,
      headers: { 'retry-after': '60' },
      body: { status: { error_code: 429, error_message: "You've exceeded the Rate Limit." } },
    };
  if (path === '/api/v3/coins/markets') return markets(query, context);
  if (path === '/api/v3/global') return { status: 200, body: { data: globalData(context) } };
  const [, id] = /^\/api\/v3\/coins\/([^/]+)$/.exec(path) ?? [];
  const found = ranking(context).find(({ coin }) => coin.id === id);
  return found ? { status: 200, body: detailsOf(found, context) } : notFound;
};

function markets(query: URLSearchParams, context: VendorContext): VendorReply {
  if (!query.get('vs_currency')) return { status: 422, body: { error: 'Missing parameter vs_currency' } };
  const category = query.get('category');
  if (category && !Object.values(CATEGORIES).includes(category))
    return { status: 404, body: { error: 'category not found' } };
  const size = Math.min(250, Math.max(1, Number(query.get('per_page') ?? '100') || 100));
  const page = Math.max(1, Number(query.get('page') ?? '1') || 1);
  const matching = ranking(context).filter(({ coin }) => !category || coin.categories.includes(category));
  return { status: 200, body: matching.slice((page - 1) * size, page * size).map((one) => marketRow(one, context)) };
}

type Ranked = ReturnType<typeof ranking>[number];

/** All coins, largest market capitalisation first: prices move, and the places of coins with them. */
function ranking(context: VendorContext) {
  return coins
    .filter((coin) => isListed(coin, context.now.getTime()))
    .map((coin) => ({ coin, ...figuresOf(coin, context) }))
    .sort((a, b) => b.cap - a.cap)
    .map((one, index) => ({ ...one, rank: index + 1 }));
}

/** Figures of a coin; its supply is what its usual rank and price suggest. */
function figuresOf(coin: Coin, { world, now }: VendorContext) {
  const { price, open, high, low } = world.prices.day(coin, now.getTime());
  const cap = 1_400_000_000_000 / (coin.rank * coin.rank * 0.6 + coin.rank * 0.4);
  const supply = Math.round(cap / coin.base);
  const volume = coin.silent ? 0 : world.prices.traded(coin, now.getTime()) * price * 12;
  return { price, open, high, low, supply, cap: supply * price, volume, change: (price / open - 1) * 100 };
}

function marketRow(ranked: Ranked, context: VendorContext): Record<string, unknown> {
  const { coin, rank, price, open, high, low, supply, cap, volume, change } = ranked;
  return {
    id: coin.id,
    symbol: coin.symbol.toLowerCase(),
    name: coin.nameEn,
    image: null,
    current_price: price,
    market_cap: Math.round(cap),
    market_cap_rank: rank,
    fully_diluted_valuation: Math.round(cap),
    total_volume: Math.round(volume),
    ...{ high_24h: high, low_24h: low, price_change_24h: price - open, price_change_percentage_24h: change },
    ...{ circulating_supply: supply, total_supply: supply, max_supply: null, ath: high * 3, roi: null },
    last_updated: context.now.toISOString(),
  };
}

function globalData(context: VendorContext): Record<string, unknown> {
  const figures = ranking(context);
  const sum = (valueOf: (one: (typeof figures)[number]) => number): number =>
    figures.reduce((total, one) => total + valueOf(one), 0);
  const total = sum(({ cap }) => cap);
  const before = sum(({ open, supply }) => open * supply);
  const share = (symbol: string): number =>
    ((figures.find(({ coin }) => coin.symbol === symbol)?.cap ?? 0) / total) * 100;
  return {
    active_cryptocurrencies: figures.length,
    markets: 6,
    total_market_cap: { usd: total },
    total_volume: { usd: sum(({ volume }) => volume) },
    market_cap_percentage: { btc: share('BTC'), eth: share('ETH') },
    market_cap_change_percentage_24h_usd: (total / before - 1) * 100,
    updated_at: Math.floor(context.now.getTime() / 1_000),
  };
}

function detailsOf(ranked: Ranked, context: VendorContext): Record<string, unknown> {
  const { coin, rank, price, open, high, low, supply, cap, volume, change } = ranked;
  const krw = context.world.prices.usdKrw(context.now.getTime());
  return {
    id: coin.id,
    symbol: coin.symbol.toLowerCase(),
    name: coin.nameEn,
    categories: [...coin.categories.map((id) => categoryNames[id]), null].slice(0, coin.categories.length || 1),
    localization: { en: coin.nameEn, ko: coin.nameKo },
    description: {
      en: `<p>${coin.nameEn} is a coin of this simulated market. See <a href="https://${coin.id}.example">its site</a> &amp; its papers.</p>`,
      ko: descriptionKo(coin),
    },
    links: {
      homepage: [`https://${coin.id}.example/`, '', ''],
      subreddit_url: null,
      repos_url: { github: [], bitbucket: [] },
    },
    image: { thumb: null, small: null, large: null },
    genesis_date: coin.symbol === 'BTC' ? '2009-01-03' : null,
    sentiment_votes_up_percentage: null,
    market_cap_rank: rank,
    market_data: {
      current_price: { usd: price, krw: price * krw },
      market_cap: { usd: cap, krw: cap * krw },
      total_volume: { usd: volume, krw: volume * krw },
      ...{ high_24h: { usd: high }, low_24h: { usd: low }, ath: { usd: high * 3 } },
      ...{ price_change_24h: price - open, price_change_percentage_24h: change },
      ...{ circulating_supply: supply, total_supply: supply, max_supply: null },
      last_updated: new Date(context.now.getTime() - (context.now.getTime() % (DAY_MS / 288))).toISOString(),
    },
    last_updated: context.now.toISOString(),
  };
}
