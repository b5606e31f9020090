import { useSiteSettings } from '@/shared/api/ages';

export interface SiteSettings {
  /** Value as text; undefined until loaded, and for unpublished keys. */
  get: (key: string) => string | undefined;
  /** Time of the settings, ISO 8601; undefined until loaded. A server-rendered page brings it along. */
  readAt: string | undefined;
  isLoading: boolean;
  isError: boolean;
}

/** Published settings: business numbers and site texts. */
export function useSettings(): SiteSettings {
  const { data, fulfilledTimeStamp, isLoading, isError } = useSiteSettings();
  return {
    get: (key) => data?.find((setting) => setting.key === key)?.value,
    readAt: fulfilledTimeStamp !== undefined ? new Date(fulfilledTimeStamp).toISOString() : undefined,
    isLoading,
    isError,
  };
}
