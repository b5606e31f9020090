import { useSearchParams } from 'react-router';
import { useHydrated } from '@/shared/ui/use-hydrated';

/**
 * A choice that is kept in the address, so that it can be shared and survives a reload; the first one is the default, and what
 * the service draws.
 */
export function useChoice<K extends string>(name: string, values: readonly [K, ...K[]]): [K, (value: K) => void] {
  const [params, setParams] = useSearchParams();
  const isHydrated = useHydrated();
  const chosen = values.find((value) => isHydrated && value === params.get(name)) ?? values[0];
  const choose = (value: K): void =>
    setParams(
      (current) => {
        if (value === values[0]) current.delete(name);
        else current.set(name, value);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return [chosen, choose];
}
