import { useEffect } from 'react';

/** Full titles of pages by path, longer than those of tabs, for search engines. */
const titles = new Map<string, string>();

/** Registers the full title of a path and applies it if that page is shown. */
export function keepTitle(path: string, title: string): void {
  titles.set(path, title);
  if (path === location.pathname) document.title = title;
}

/** Sets the tab's title while a page is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = titles.get(location.pathname) ?? title;
  }, [title]);
}
