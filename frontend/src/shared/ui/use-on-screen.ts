import { type RefObject, useEffect, useState } from 'react';
import { useHydrated } from '@/shared/ui/use-hydrated';

/**
 * Whether the element is within the margin (`600px`) of the screen. False in the first render; true without
 * IntersectionObserver.
 */
export function useOnScreen(element: RefObject<Element | null>, margin = '0px'): boolean {
  const [isNear, setNear] = useState(false);
  const isHydrated = useHydrated();
  useEffect(() => {
    const { current } = element;
    if (!current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? true), {
      rootMargin: margin,
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, margin]);
  return isNear || (isHydrated && typeof IntersectionObserver === 'undefined');
}
