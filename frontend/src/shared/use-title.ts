import { useEffect } from 'react';

/** The tab's title while a page is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
