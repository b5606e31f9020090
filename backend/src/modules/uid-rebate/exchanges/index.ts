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

/** Access to each vendor's API; null where none is configured, so that the exchange has reports by upload only. */
export type AffiliatesConfig = Readonly<Record<'deepcoin' | 'okx' | 'bitget' | 'ourbit', AffiliateAccess | null>>;

/** What all clients share; `deepcoinFeeRate` is the share of volume from which Deepcoin's volumes are estimated. */
export interface AffiliatesDeps extends Omit<DeepcoinDeps, 'feeRate'> {
  readonly deepcoinFeeRate: DeepcoinDeps['feeRate'];
}

/** One client for each exchange that has access, by exchange id. */
export function createAffiliates(config: AffiliatesConfig, deps: AffiliatesDeps): Map<string, ExchangeAffiliate> {
  const { deepcoin, okx, bitget, ourbit } = config;
  const clients = new Map<string, ExchangeAffiliate>();
  if (deepcoin) clients.set('deepcoin', new DeepcoinAffiliate(deepcoin, { ...deps, feeRate: deps.deepcoinFeeRate }));
  if (okx) clients.set('okx', new OkxAffiliate(okx, deps));
  if (bitget) clients.set('bitget', new BitgetAffiliate(bitget, deps));
  if (ourbit) clients.set('ourbit', new OurbitAffiliate(ourbit, deps));
  return clients;
}
