import type { languageModel, OpenSourceId, translators } from '../../src/platform/config/index.js';
import type { VendorHandler } from '../vendor.js';
import { binance } from './binance.js';
import { coingecko } from './coingecko.js';
import { binanceFutures } from './futures.js';
import { bitgetMarket, bybit, okxMarket } from './global.js';
import { hyperliquid } from './hyperliquid.js';
import { bithumb, upbit } from './korean.js';
import { publisher } from './news.js';
import { openai } from './openai.js';
import { deepl, libretranslate } from './translators.js';
import { alternativeMe, dunamu, openErApi } from './rates.js';

/** Who answers for each open source, for those who translate, and for the language model. */
export const marketHosts: Readonly<
  Record<OpenSourceId | typeof languageModel.id | (typeof translators)[number], VendorHandler>
> = {
  upbit,
  bithumb,
  binance,
  'binance-futures': binanceFutures,
  'okx-market': okxMarket,
  'bitget-market': bitgetMarket,
  bybit,
  hyperliquid,
  dunamu,
  'open-er-api': openErApi,
  'alternative-me': alternativeMe,
  coingecko,
  cointelegraph: publisher('cointelegraph'),
  coindesk: publisher('coindesk'),
  decrypt: publisher('decrypt'),
  theblock: publisher('theblock'),
  blockmedia: publisher('blockmedia'),
  tokenpost: publisher('tokenpost'),
  bloomingbit: publisher('bloomingbit'),
  openai,
  deepl,
  libretranslate,
};
