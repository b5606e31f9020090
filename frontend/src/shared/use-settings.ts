import { useListSiteSettingsQuery } from '@/shared/api/generated/site';

export interface SiteSettings {
  /** The value as text; undefined until the settings are read, and for a key that is not published. */
  get: (key: string) => string | undefined;
  /** When the settings were read, ISO 8601; undefined until then. A page from the server brings the time with them. */
  readAt: string | undefined;
  isLoading: boolean;
  isError: boolean;
}

/** The business numbers and site texts that screens are built from. */
export function useSettings(): SiteSettings {
  const { data, fulfilledTimeStamp, isLoading, isError } = useListSiteSettingsQuery(undefined, {
    refetchOnMountOrArgChange: 300,
  });
  return {
    get: (key) => data?.find((setting) => setting.key === key)?.value,
    readAt: fulfilledTimeStamp !== undefined ? new Date(fulfilledTimeStamp).toISOString() : undefined,
    isLoading,
    isError,
  };
}
