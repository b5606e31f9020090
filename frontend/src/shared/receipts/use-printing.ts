import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export type PrintedPaper = 'a4' | 'roll';

/**
 * The paper on which a receipt is being printed, for which the caller renders it, and what prints it.
 * `whole`: the paper on which the browser's own command prints the page; without it that prints the page as it is.
 */
export function usePrinting(whole?: PrintedPaper): [PrintedPaper | undefined, (paper: PrintedPaper) => void] {
  const [paper, setPaper] = useState<PrintedPaper>();
  useEffect(() => {
    // The browser lays the page out as soon as the listeners return.
    const begin = (): void => flushSync(() => setPaper((chosen) => chosen ?? whole));
    const end = (): void => setPaper(undefined);
    globalThis.addEventListener('beforeprint', begin);
    globalThis.addEventListener('afterprint', end);
    return () => {
      globalThis.removeEventListener('beforeprint', begin);
      globalThis.removeEventListener('afterprint', end);
    };
  }, [whole]);
  const print = (chosen: PrintedPaper): void => {
    flushSync(() => setPaper(chosen));
    globalThis.print();
  };
  return [paper, print];
}
