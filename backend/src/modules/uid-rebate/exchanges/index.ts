import { BitgetAffiliate } from './bitget.adapter.js';
import { DeepcoinAffiliate, type DeepcoinDeps } from './deepcoin.adapter.js';
import type { ExchangeAffiliate } from './exchange-affiliate.port.js';
import { OkxAffiliate } from './okx.adapter.js';
import { OurbitAffiliate } from './ourbit.adapter.js';
import type { AffiliateAccess } from './vendor-client.js';

export { ExchangeAffiliate } from './exchange-affiliate.port.js';
export type {
  AffiliateReport,
  AffiliateReportProblem,
  AffiliateReportRow,
  InviteeAnswer,
  InviteeTotals,
  ReportProduct,
  ReportProgress,
} from './exchange-affiliate.port.js';
export type { AffiliateAccess } from './vendor-client.js';

/** API access per vendor; null if not configured, so that the exchange only has uploaded reports. */
export type AffiliatesConfig = Readonly<Record<'deepcoin' | 'okx' | 'bitget' | 'ourbit', AffiliateAccess | null>>;

/** Options shared by all clients; `deepcoinFeeRate` is the share of volume used to estimate Deepcoin's volumes. */
export interface AffiliatesDeps extends Omit<DeepcoinDeps, 'feeRate'> {
  readonly deepcoinFeeRate: DeepcoinDeps['feeRate'];
}

/** Creates one client per configured exchange, by exchange id. */
export function createAffiliates(config: AffiliatesConfig, deps: AffiliatesDeps): Map<string, ExchangeAffiliate> {
  const { deepcoin, okx, bitget, ourbit } = config;
  const clients = new Map<string, ExchangeAffiliate>();
  if (deepcoin) clients.set('deepcoin', new DeepcoinAffiliate(deepcoin, { ...deps, feeRate: deps.deepcoinFeeRate }));
  if (okx) clients.set('okx', new OkxAffiliate(okx, deps));
  if (bitget) clients.set('bitget', new BitgetAffiliate(bitget, deps));
  if (ourbit) clients.set('ourbit', new OurbitAffiliate(ourbit, deps));
  return clients;
}
