import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { sharedTexts } from '@/shared/texts';
import { toast } from '@/shared/ui/toast';

export interface Part<P extends object> {
  /** Unknown until it has come. */
  component?: ComponentType<P>;
  load: () => Promise<ComponentType<P>>;
  /** Fetches it ahead of being needed; a failure is nothing yet. */
  prepare: () => void;
}

/** What a page can do without, loaded when it is asked for. Unlike `lazy` of React a failure is forgotten: the next one who asks tries again. */
export function lazyPart<P extends object>(fetch: () => Promise<ComponentType<P>>): Part<P> {
  let coming: Promise<ComponentType<P>> | undefined;
  const part: Part<P> = {
    load: () =>
      (coming ??= fetch().then(
        (component) => (part.component = component),
        (error: unknown) => {
          coming = undefined;
          throw error;
        },
      )),
    prepare: () => void part.load().catch(() => undefined),
  };
  return part;
}

export interface LazyPartProps<P extends object> {
  part: Part<P>;
  children: (Component: ComponentType<P>) => ReactNode;
  /** Stands there until it comes, and where it does not come. */
  fallback?: ReactNode;
  /** It is missing without a word: for what nobody asked for. */
  quiet?: boolean;
  /** Whoever opened it takes that back, so that the next click tries again. */
  onFailed?: () => void;
}

/** The place of such a part. The page stays when it cannot be loaded, after a new version or without a connection, and says so. */
export function LazyPart<P extends object>({
  part,
  children,
  fallback,
  quiet = false,
  onFailed,
}: LazyPartProps<P>): ReactNode {
  const [Component, setComponent] = useState(() => part.component);
  const fail = useEffectEvent(() => {
    if (!quiet) tellFailure();
    onFailed?.();
  });
  useEffect(() => {
    if (Component) return;
    let isGone = false;
    part.load().then(
      (component) => isGone || setComponent(() => component),
      () => isGone || fail(),
    );
    return () => {
      isGone = true;
    };
  }, [part, Component]);
  return Component ? children(Component) : fallback;
}

/** Long enough to be read and acted on, ms. */
const FAILURE_SHOWN_MS = 10_000;

function tellFailure(): void {
  const { t } = sharedTexts;
  const description = t('part.failed');
  toast({
    variant: 'destructive',
    title: t('state.errorTitle'),
    description,
    action: { label: t('part.reload'), alt: description, onClick: () => location.reload() },
    duration: FAILURE_SHOWN_MS,
  });
}
