import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';

/** Parts that are still as the server has drawn them. */
const drawn = new Set<object>();
let listeners: (() => void)[] = [];

function take(part: object): void {
  drawn.delete(part);
  if (drawn.size > 0) return;
  const told = listeners;
  listeners = [];
  for (const tell of told) tell();
}

/** When React has every part that stands on the page now, and those inside them. */
export function partsTaken(): Promise<void> {
  return drawn.size === 0 ? Promise.resolve() : new Promise((resolve) => listeners.push(resolve));
}

/**
 * A part of a page that React takes over by itself, in a step of its own, so that no step keeps a slow phone busy for long.
 * Nothing is waited for in it.
 */
export function PagePart({ children }: { children: ReactNode }) {
  const [part] = useState(() => ({}));
  // Before the effects of what is inside, whether that comes with it or later.
  useLayoutEffect(() => {
    drawn.add(part);
    return () => take(part);
  }, [part]);
  return (
    <Suspense>
      {children}
      <Taken part={part} />
    </Suspense>
  );
}

function Taken({ part }: { part: object }): null {
  useEffect(() => take(part), [part]);
  return null;
}
