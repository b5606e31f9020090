import { siteApi } from '@/shared/api/generated/site';

interface Asked {
  endpointState?: { fulfilledTimeStamp?: number | undefined } | undefined;
}

/** Whether an answer is older than this when a screen comes that shows it. */
const olderThan =
  (seconds: number) =>
  ({ endpointState }: Asked): boolean => {
    const at = endpointState?.fulfilledTimeStamp;
    return at !== undefined && Date.now() - at > seconds * 1_000;
  };

/** What many screens show, and how old it may be there: rates in force, and the record of paybacks. */
siteApi.enhanceEndpoints({
  endpoints: {
    listExchanges: { forceRefetch: olderThan(600) },
    getPayoutSummary: { forceRefetch: olderThan(300) },
  },
});
