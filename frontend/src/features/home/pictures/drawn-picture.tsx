import { Suspense, lazy, memo } from 'react';
import type { PictureKind } from '@/features/home/pictures/showcase-picture';
import { cx } from '@/shared/ui/class-names';
import chart from '@/shared/ui/picture-chart.module.css';
import styles from '@/features/home/pictures/showcase-picture.module.css';

const load = async () => (await import('@/features/home/pictures/showcase-picture')).ShowcasePicture;

let bring = (): void => undefined;
const isWanted = new Promise<void>((resolve) => {
  bring = resolve;
});

/** Allows loading the script of the pictures. */
export const bringPictures = (): void => bring();

/** A failed load is retried silently: the drawing is complete without its script. */
const never = new Promise<never>(() => undefined);

const ShowcasePicture =
  typeof document === 'undefined'
    ? await load()
    : lazy(() =>
        isWanted.then(load).then(
          (picture) => ({ default: picture }),
          () => never,
        ),
      );

/**
 * A server-rendered picture of the showcase. It stays as delivered until its script is loaded, and works without scripts.
 * Keyed by language, since an unhydrated part cannot change it. The styles come with the page.
 */
export const DrawnPicture = memo(({ kind }: { kind: PictureKind }) => (
  <div className={cx(styles['frame'], chart['filled'])} aria-hidden>
    <Suspense>
      <ShowcasePicture kind={kind} />
    </Suspense>
  </div>
));
DrawnPicture.displayName = 'DrawnPicture';
