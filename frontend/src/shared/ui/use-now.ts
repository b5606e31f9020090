import { useEffect, useState } from 'react';
import { useHydrated } from '@/shared/ui/use-hydrated';

/** The device's clock, updated every `interval` ms, for ages and countdowns. */
export function useNow(interval = 30_000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), interval);
    return () => clearInterval(timer);
  }, [interval]);
  return now;
}

/** The same for server-rendered pages: undefined until hydrated. */
export function useNowOnceMounted(interval = 30_000): number | undefined {
  const now = useNow(interval);
  return useHydrated() ? now : undefined;
}
