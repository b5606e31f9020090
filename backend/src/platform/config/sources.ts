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

/** Replaces the lines between the comments `sources` and `/sources` of a file by one for each variable of a source. */
export function withSourceVariables(file: string, lineOf: (name: string) => string): string {
  const names = sourceIds.flatMap((id) => Object.values(variablesOf(id)).filter((name) => name !== null));
  return file.replace(/(# sources:.*\n)[^]*?( *# \/sources)/, (_, begin: string, end: string) =>
    [begin, ...names.map((name) => lineOf(name)), end].join(''),
  );
}
