import { useEffect } from 'react';

/** Titles of whole pages, by their paths: they say more to search engines than a tab has room for. */
const titles = new Map<string, string>();

/** Keeps the title of the page at this path for the times it is shown, also now. */
export function keepTitle(path: string, title: string): void {
  titles.set(path, title);
  if (path === location.pathname) document.title = title;
}

/** The tab's title while a page is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = titles.get(location.pathname) ?? title;
  }, [title]);
}
