import { Suspense, lazy, memo, useEffect, useRef } from 'react';
import { useGetMarketHighlightsQuery, useGetWhaleHunterChartQuery } from '@/shared/api/generated/site';
import { useOnScreen } from '@/shared/ui/use-on-screen';

const load = async () => (await import('@/features/home/components/feature-showcase')).FeatureShowcase;

const acts = ['pointerdown', 'keydown', 'popstate'] as const;

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
 * The server-rendered showcase, whose styles are in the page (`stylesOf` of the public pages). It stays as delivered until
 * somebody is near or uses the page and its script is loaded, and works without scripts. Keyed by language, since an
 * unhydrated part cannot change it.
 */
export function DrawnShowcase() {
  // Keep the answers with which it was drawn until it hydrates.
  useGetWhaleHunterChartQuery();
  useGetMarketHighlightsQuery();
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useOnScreen(frame, '800px');
  useEffect(() => {
    // A page that the browser draws itself shows it at once: it keeps the place of what one scrolls back to.
    if (isNear || frame.current?.firstElementChild === null) bring();
    // A navigation, also to a part such as the chatbot, is shown only once everything on the page is hydrated.
    for (const act of acts) addEventListener(act, bring, { once: true, passive: true });
    return () => acts.forEach((act) => removeEventListener(act, bring));
  }, [isNear]);
  return (
    <div ref={frame}>
      <Drawn />
    </div>
  );
}
