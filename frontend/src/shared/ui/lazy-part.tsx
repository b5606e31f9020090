import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { sharedTexts } from '@/shared/texts';
import { toast } from '@/shared/ui/toast';

export interface Part<P extends object> {
  /** Undefined until loaded. */
  component?: ComponentType<P>;
  load: () => Promise<ComponentType<P>>;
  /** Preloads it; ignores failures. */
  prepare: () => void;
}

/** A component loaded on demand. Unlike React's `lazy`, a failed load is retried on the next use. */
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
  /** Shown until it is loaded, and if it fails. */
  fallback?: ReactNode;
  /** Fails silently: for parts that nobody requested. */
  quiet?: boolean;
  /** Called after a failure, so that the opener can reset and the next click retries. */
  onFailed?: () => void;
}

/** Renders such a component. If it cannot be loaded (new version, no connection), the page stays and shows a message. */
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

/** Long enough to read and act on, ms. */
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
