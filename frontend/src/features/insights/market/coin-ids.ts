import type { CoinMarketDto } from '@/shared/api/generated/schemas';

/** Ids of well-known coins, for when the ranking is not read. */
const known: Readonly<Record<string, string>> = {
  ADA: 'cardano',
  APT: 'aptos',
  ARB: 'arbitrum',
  ATOM: 'cosmos',
  AVAX: 'avalanche-2',
  BCH: 'bitcoin-cash',
  BNB: 'binancecoin',
  BTC: 'bitcoin',
  DOGE: 'dogecoin',
  DOT: 'polkadot',
  ETC: 'ethereum-classic',
  ETH: 'ethereum',
  HBAR: 'hedera-hashgraph',
  LINK: 'chainlink',
  LTC: 'litecoin',
  NEAR: 'near',
  OP: 'optimism',
  PEPE: 'pepe',
  POL: 'polygon-ecosystem-token',
  SHIB: 'shiba-inu',
  SOL: 'solana',
  SUI: 'sui',
  TON: 'the-open-network',
  TRX: 'tron',
  UNI: 'uniswap',
  USDC: 'usd-coin',
  USDT: 'tether',
  XLM: 'stellar',
  XRP: 'ripple',
};

/**
 * Returns the id of a coin at CoinGecko: from the ranking, which knows today's, else from the table. None is guessed from the
 * ticker, which is seldom the id and sometimes another coin's.
 */
export function coinIdOf(
  symbol: string,
  ranking: readonly Pick<CoinMarketDto, 'id' | 'symbol'>[] = [],
): string | undefined {
  const ticker = symbol.toUpperCase();
  const ranked = ranking.find((coin) => coin.symbol.toUpperCase() === ticker)?.id;
  return ranked ?? known[ticker];
}
