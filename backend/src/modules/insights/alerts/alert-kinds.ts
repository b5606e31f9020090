/** What an alert watches, and within which bounds its threshold makes sense. Premiums are those of coins on Upbit. */
export const alertKinds = {
  /** Price on Upbit. */
  priceKrw: { unit: 'KRW', least: '0.00000001', most: '1000000000000' },
  /** Price on Binance. */
  priceUsdt: { unit: 'USDT', least: '0.000000000001', most: '1000000000' },
  /** Kimchi premium by the bank's rate. */
  premiumFx: { unit: '%', digits: 2, least: '-50', most: '200' },
  /** Kimchi premium by the price of USDT on Upbit. */
  premiumUsdt: { unit: '%', digits: 2, least: '-50', most: '200' },
  /** Change over 24 hours on Binance. */
  change: { unit: '%', digits: 2, least: '-99', most: '1000' },
  /** What longs pay to shorts at the next time, on Binance. */
  funding: { unit: '%', digits: 4, least: '-5', most: '5' },
  /** What was liquidated on Binance and Bybit within some minutes, both sides together. */
  liquidations: { unit: 'USDT', least: '1000', most: '10000000000' },
} as const satisfies Record<string, AlertKindRow>;

export interface AlertKindRow {
  /** Unit of its thresholds and values. */
  readonly unit: 'KRW' | 'USDT' | '%';
  /** Fraction digits of its values, as the page shows them; undefined shows all. */
  readonly digits?: number;
  readonly least: string;
  readonly most: string;
}

export type AlertKind = keyof typeof alertKinds;
export const ALERT_KINDS = Object.keys(alertKinds) as AlertKind[];

export const ALERT_DIRECTIONS = ['above', 'below'] as const;
export type AlertDirection = (typeof ALERT_DIRECTIONS)[number];

/** What is measured. */
export interface Watched {
  readonly kind: AlertKind;
  /** Ticker of the coin at the exchange of the kind. */
  readonly symbol: string;
  /** For how long liquidations are summed; 0 for all other kinds. */
  readonly minutes: number;
}

/** Whether something is kept or can be asked for of what the measure was. */
export const hasPast = ({ kind }: Watched): boolean => kind !== 'funding' && kind !== 'liquidations';
