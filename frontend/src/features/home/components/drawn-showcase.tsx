import { Suspense, lazy, memo, useEffect, useRef } from 'react';
import { useGetWhaleHunterChartQuery } from '@/shared/api/generated/site';
import { useOnScreen } from '@/shared/ui/use-on-screen';
// The styles come with the page.
import '@/features/home/components/feature-showcase.module.css';
import '@/features/home/pictures/showcase-picture.module.css';
import '@/shared/ui/picture-chart.module.css';

const load = async () => (await import('@/features/home/components/feature-showcase')).FeatureShowcase;

let bring = (): void => undefined;
const isWanted = new Promise<void>((resolve) => {
  bring = resolve;
});

/** A failed load is retried silently: the showcase is complete without its script. */
const never = new Promise<never>(() => undefined);

const FeatureShowcase =
  typeof document === 'undefined'
    ? await load()
    : lazy(() =>
        isWanted.then(load).then(
          (showcase) => ({ default: showcase }),
          () => never,
        ),
      );

/** What has arrived drawn must not be rendered again before it hydrates: React would replace it by nothing. */
const Drawn = memo(() => (
  <Suspense>
    <FeatureShowcase />
  </Suspense>
));
Drawn.displayName = 'Drawn';

/**
 * The server-rendered showcase. It stays as delivered until somebody is near and its script is loaded, and works without
 * scripts. Keyed by language, since an unhydrated part cannot change it.
 */
export function DrawnShowcase() {
  // Keeps the answer with which it was drawn until it hydrates.
  useGetWhaleHunterChartQuery();
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useOnScreen(frame, '800px');
  useEffect(() => {
    // A page that the browser draws itself shows it at once: it keeps the place of what one scrolls back to.
    if (isNear || frame.current?.firstElementChild === null) bring();
  }, [isNear]);
  return (
    <div ref={frame}>
      <Drawn />
    </div>
  );
}
