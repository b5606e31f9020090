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

/** The script of the pictures may come: somebody is near them. */
export const bringPictures = (): void => bring();

/** A drawing is none the worse without its script, so one that cannot be loaded is waited for, not complained about. */
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
 * A picture of the showcase as the server has drawn it. It stays as it was sent until its script has come, for which nothing
 * waits, and is there where no script runs. Its key is the language, since what is not taken over yet cannot follow it. The
 * styles come with the page, not with the script.
 */
export const DrawnPicture = memo(({ kind }: { kind: PictureKind }) => (
  <div className={cx(styles['frame'], chart['filled'])} aria-hidden>
    <Suspense>
      <ShowcasePicture kind={kind} />
    </Suspense>
  </div>
));
DrawnPicture.displayName = 'DrawnPicture';
