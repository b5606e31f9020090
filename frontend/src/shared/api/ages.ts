import { siteApi, useListExchangesQuery, useListSiteSettingsQuery } from '@/shared/api/generated/site';

const SETTINGS_SECONDS = 300;
const EXCHANGES_SECONDS = 600;

siteApi.enhanceEndpoints({
  endpoints: {
    listSiteSettings: { keepUnusedDataFor: SETTINGS_SECONDS },
    listExchanges: { keepUnusedDataFor: EXCHANGES_SECONDS },
  },
});

/** Published settings, at most five minutes old when a screen opens. */
export const useSiteSettings = () =>
  useListSiteSettingsQuery(undefined, { refetchOnMountOrArgChange: SETTINGS_SECONDS });

/** Exchanges with their current rates, at most ten minutes old when a screen opens. */
export const useExchanges = () => useListExchangesQuery(undefined, { refetchOnMountOrArgChange: EXCHANGES_SECONDS });
