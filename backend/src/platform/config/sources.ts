/** An outside service that is asked with keys of our own. */
export interface Source {
  /** Display name, in errors and logs. */
  readonly name: string;
  /** Origin of its API. */
  readonly url: string;
  /** Requests that it allows per second and lane. */
  readonly perSecond: number;
  /** Its keys have no passphrase. */
  readonly withoutPassphrase?: boolean;
}

/**
 * The exchanges with an affiliate API. From a row follow the variables, their part of `.env.example` and
 * `docker-compose.yml` (`npm run api` writes it), the rate of our requests, and the keys and the path in the simulator.
 */
export const sources = {
  /** Limits are per endpoint. */
  deepcoin: { name: 'Deepcoin', url: 'https://api.deepcoin.com', perSecond: 1 },
  /** Counts by user id and endpoint. */
  okx: { name: 'OKX', url: 'https://www.okx.com', perSecond: 3 },
  /** Counts per UID and endpoint. */
  bitget: { name: 'Bitget', url: 'https://api.bitget.com', perSecond: 10 },
  /** Endpoints have weight 1; MEXC allows 500 per 10 s, Ourbit's limit is unverified. */
  ourbit: { name: 'Ourbit', url: 'https://api.ourbit.com', perSecond: 20, withoutPassphrase: true },
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof sources;
export const sourceIds = Object.keys(sources) as SourceId[];

/** Access to one source. */
export interface SourceAccess {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly apiSecret: string;
  /** Chosen when the key was created; without a meaning if the source has none. */
  readonly passphrase: string;
  /** Connected to the simulator: marks every figure from it. */
  readonly simulated?: boolean;
}

/** Names of the variables of a source. */
export function variablesOf(id: SourceId) {
  const prefix = id.toUpperCase();
  const { withoutPassphrase }: Source = sources[id];
  return {
    baseUrl: `${prefix}_BASE_URL`,
    apiKey: `${prefix}_API_KEY`,
    apiSecret: `${prefix}_API_SECRET`,
    passphrase: withoutPassphrase ? null : `${prefix}_API_PASSPHRASE`,
  };
}

/** Credentials that only the simulator accepts. */
export function simulatorKeys(id: SourceId) {
  return { apiKey: `sim-${id}-key`, apiSecret: `sim-${id}-secret`, passphrase: `sim-${id}-passphrase` };
}

/** An outside service that answers everybody. */
export interface OpenSource {
  /** Display name, in errors and logs. */
  readonly name: string;
  /** Origin of its API. */
  readonly url: string;
  /** Requests that we send per second and lane, below its limit. */
  readonly perSecond: number;
  /** A key of our own raises its limits. */
  readonly takesKey?: boolean;
  /** Origin of its websockets, if it is read by them. */
  readonly socketUrl?: string;
}

/**
 * Where the market is read. From a row follow its variables, their part of `.env.example` and `docker-compose.yml`, the
 * rate of our requests, and its path in the simulator.
 */
export const openSources = {
  /** 10 a second for an address and group of calls. */
  upbit: { name: 'Upbit', url: 'https://api.upbit.com', perSecond: 2, socketUrl: 'wss://api.upbit.com' },
  /** 150 a second for an address. */
  bithumb: { name: 'Bithumb', url: 'https://api.bithumb.com', perSecond: 2, socketUrl: 'wss://ws-api.bithumb.com' },
  /** 6,000 of weight a minute, of which all tickers are 80. */
  binance: {
    name: 'Binance',
    url: 'https://api.binance.com',
    perSecond: 1,
    socketUrl: 'wss://stream.binance.com:9443',
  },
  /** 2,400 of weight a minute, of which all rates are 10. */
  'binance-futures': {
    name: 'Binance Futures',
    url: 'https://fapi.binance.com',
    perSecond: 1,
    socketUrl: 'wss://fstream.binance.com',
  },
  /** 20 in two seconds. */
  'okx-market': { name: 'OKX', url: 'https://www.okx.com', perSecond: 1 },
  /** 20 a second. */
  'bitget-market': { name: 'Bitget', url: 'https://api.bitget.com', perSecond: 1 },
  /** 600 in five seconds. */
  bybit: { name: 'Bybit', url: 'https://api.bybit.com', perSecond: 1, socketUrl: 'wss://stream.bybit.com' },
  /** 1,200 of weight a minute for an address, of which all contracts are 20. */
  hyperliquid: { name: 'Hyperliquid', url: 'https://api.hyperliquid.xyz', perSecond: 0.5 },
  /** Undocumented, as is its limit. */
  dunamu: { name: 'Dunamu', url: 'https://quotation-api-cdn.dunamu.com', perSecond: 0.2 },
  /** Changes once a day. */
  'open-er-api': { name: 'ExchangeRate-API', url: 'https://open.er-api.com', perSecond: 0.2 },
  'alternative-me': { name: 'Alternative.me', url: 'https://api.alternative.me', perSecond: 0.2 },
  /** 30 a minute and 10,000 a month with a key, about half of it a minute without. */
  coingecko: { name: 'CoinGecko', url: 'https://api.coingecko.com', perSecond: 0.2, takesKey: true },
  // The news of a publisher, read every few minutes.
  cointelegraph: { name: 'Cointelegraph', url: 'https://cointelegraph.com', perSecond: 0.1 },
  coindesk: { name: 'CoinDesk', url: 'https://www.coindesk.com', perSecond: 0.1 },
  decrypt: { name: 'Decrypt', url: 'https://decrypt.co', perSecond: 0.1 },
  theblock: { name: 'The Block', url: 'https://www.theblock.co', perSecond: 0.1 },
  blockmedia: { name: 'Blockmedia', url: 'https://www.blockmedia.co.kr', perSecond: 0.1 },
  tokenpost: { name: 'TokenPost', url: 'https://www.tokenpost.kr', perSecond: 0.1 },
  bloomingbit: { name: 'Bloomingbit', url: 'https://bloomingbit.io', perSecond: 0.1 },
} as const satisfies Record<string, OpenSource>;

export type OpenSourceId = keyof typeof openSources;
export const openSourceIds = Object.keys(openSources) as OpenSourceId[];

/** The language model: whoever runs it, it is asked by OpenAI's chat completions. */
export const languageModel = {
  id: 'openai',
  name: 'OpenAI',
  url: 'https://api.openai.com/v1',
  perSecond: 2,
} as const satisfies Source & { readonly id: string };

/** Services that do nothing but translate. */
export const translators = ['deepl', 'libretranslate'] as const;

/** Access to one of them. */
export interface TranslationAccess {
  readonly service: (typeof translators)[number];
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Connected to the simulator, which knows the news that it writes. */
  readonly simulated: boolean;
}

/** Access to the language model. */
export interface ModelAccess {
  readonly baseUrl: string;
  /** Null for a server of one's own that asks for none. */
  readonly apiKey: string | null;
  readonly model: string;
  /** Connected to the simulator, which only repeats what it is told. */
  readonly simulated: boolean;
}

/** Access to one open source. */
export interface OpenAccess {
  readonly baseUrl: string;
  /** Null if it has no websockets. */
  readonly socketUrl: string | null;
  /** Null without a key of our own. */
  readonly apiKey: string | null;
  /** Connected to the simulator: marks everything from it. */
  readonly simulated: boolean;
}

/** Names of the variables of an open source. */
export function openVariablesOf(id: OpenSourceId) {
  const prefix = id.toUpperCase().replaceAll('-', '_');
  const { takesKey, socketUrl }: OpenSource = openSources[id];
  return {
    baseUrl: `${prefix}_BASE_URL`,
    socketUrl: socketUrl === undefined ? null : `${prefix}_SOCKET_URL`,
    apiKey: takesKey ? `${prefix}_API_KEY` : null,
  };
}

/** Replaces the lines between the comments `sources` and `/sources` of a file by one for each variable of a source. */
export function withSourceVariables(file: string, lineOf: (name: string) => string): string {
  const names = [
    ...sourceIds.flatMap((id) => Object.values(variablesOf(id))),
    ...openSourceIds.flatMap((id) => Object.values(openVariablesOf(id))),
  ].filter((name) => name !== null);
  return file.replace(/(# sources:.*\n)[^]*?( *# \/sources)/, (_, begin: string, end: string) =>
    [begin, ...names.map((name) => lineOf(name)), end].join(''),
  );
}
