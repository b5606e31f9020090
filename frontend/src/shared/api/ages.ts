import { siteApi } from '@/shared/api/generated/site';

interface Asked {
  endpointState?: { fulfilledTimeStamp?: number | undefined } | undefined;
}

/** Whether an answer is older than this when a screen that shows it opens. */
const olderThan =
  (seconds: number) =>
  ({ endpointState }: Asked): boolean => {
    const at = endpointState?.fulfilledTimeStamp;
    return at !== undefined && Date.now() - at > seconds * 1_000;
  };

/** Maximum age of data that many screens share: current rates and the payout record. */
siteApi.enhanceEndpoints({
  endpoints: {
    listExchanges: { forceRefetch: olderThan(600) },
    getPayoutSummary: { forceRefetch: olderThan(300) },
  },
});
