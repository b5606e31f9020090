import { type SourceAccess, type SourceId, sourceIds } from '../../../platform/config/index.js';
import { bitget } from './bitget.adapter.js';
import { deepcoin } from './deepcoin.adapter.js';
import { type AffiliateDeps, connect, type Exchange } from './exchange.js';
import type { ExchangeAffiliate } from './exchange-affiliate.port.js';
import { okx } from './okx.adapter.js';
import { ourbit } from './ourbit.adapter.js';

export type {
  AffiliateReport,
  AffiliateReportProblem,
  AffiliateReportRow,
  ExchangeAffiliate,
  InviteeAnswer,
  InviteeTotals,
  ReportProduct,
  ReportProgress,
} from './exchange-affiliate.port.js';

const exchanges: Readonly<Record<SourceId, Exchange>> = { deepcoin, okx, bitget, ourbit };

/** Creates a client for each exchange with access, by exchange id; the others only have uploaded reports. */
export function createAffiliates(
  config: Readonly<Partial<Record<SourceId, SourceAccess | null>>>,
  deps: AffiliateDeps,
): Map<SourceId, ExchangeAffiliate> {
  return new Map(
    sourceIds.flatMap((id) => {
      const access = config[id];
      return access ? [[id, connect(id, exchanges[id], access, deps)]] : [];
    }),
  );
}
