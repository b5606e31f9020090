import { createAffiliates, type ExchangeAffiliate } from '../../src/modules/uid-rebate/affiliates/index.js';
import { simulatorKeys } from '../../src/platform/config/index.js';
import { SIMULATED_VENDORS, type Simulator, type SimulatedVendor } from '../../simulator/index.js';
import type { FakeClock } from './fake-clock.js';

export interface ClientOptions {
  /** Must be the simulator's. */
  readonly rateScale?: number;
  readonly timeoutMs?: number;
  /** Replaces parts of one vendor's access, e.g. a wrong secret. */
  readonly access?: Partial<Record<SimulatedVendor, Partial<ReturnType<typeof simulatorKeys>>>>;
  readonly warnings?: object[];
}

/** The four real clients, pointed at the simulator, with its credentials. */
export function clientsOf(
  simulator: Simulator,
  clock: FakeClock,
  options: ClientOptions = {},
): Record<SimulatedVendor, ExchangeAffiliate> {
  const access = (vendor: SimulatedVendor) => ({
    baseUrl: `${simulator.url}/${vendor}`,
    ...simulatorKeys(vendor),
    simulated: true,
    ...options.access?.[vendor],
  });
  const clients = createAffiliates(Object.fromEntries(SIMULATED_VENDORS.map((vendor) => [vendor, access(vendor)])), {
    clock,
    feeRate: () => '0.0005',
    rateScale: options.rateScale ?? 1,
    timeoutMs: options.timeoutMs,
    log: { warn: (fields) => options.warnings?.push(fields) },
  });
  return Object.fromEntries(clients) as Record<SimulatedVendor, ExchangeAffiliate>;
}
