import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';

/** Parts that are not hydrated yet. */
const drawn = new Set<object>();
let listeners: (() => void)[] = [];

function take(part: object): void {
  drawn.delete(part);
  if (drawn.size > 0) return;
  const told = listeners;
  listeners = [];
  for (const tell of told) tell();
}

/** Resolves when all parts on the page, including nested ones, are hydrated. */
export function partsTaken(): Promise<void> {
  return drawn.size === 0 ? Promise.resolve() : new Promise((resolve) => listeners.push(resolve));
}

/** A part of a page that hydrates separately, so that slow phones stay responsive. It must not suspend. */
export function PagePart({ children }: { children: ReactNode }) {
  const [part] = useState(() => ({}));
  // Runs before the effects of its content, whether rendered now or later.
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
