import { useEffect } from 'react';

/** The title that a page came with from the server, by its path: it says more to search engines than a tab has room for. */
let arrival: { path: string; title: string } | undefined;

/** Keeps the title of this page for the times it is shown at this address. */
export function keepTitle(): void {
  arrival = { path: location.pathname, title: document.title };
}

/** The tab's title while a page is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = arrival?.path === location.pathname ? arrival.title : title;
  }, [title]);
}
