import { setSearchParam, useSearchParam } from '@/shared/search-part';

/**
 * A choice that is kept in the address, so that it can be shared and survives a reload; the first one is the default, and what
 * the service draws. Choosing draws only the components that read it.
 */
export function useChoice<K extends string>(name: string, values: readonly [K, ...K[]]): [K, (value: K) => void] {
  const asked = useSearchParam(name);
  const chosen = values.find((value) => value === asked) ?? values[0];
  return [chosen, (value) => setSearchParam(name, value === values[0] ? null : value)];
}
