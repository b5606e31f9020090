import { pageNonce } from '@/app/style-nonce';
import stylesheet from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url';

/**
 * The two font files of a page hold the characters of our own texts. Names and news may have others: the rest of the typeface,
 * in many small files of which a browser loads what it needs, is made known once the page stands.
 */
export function offerMoreGlyphs(): void {
  const offer = (): void => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = stylesheet;
    const nonce = pageNonce();
    if (nonce !== undefined) link.nonce = nonce;
    document.head.append(link);
  };
  const whenIdle = (): void => void requestIdle(offer);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

/** Safari has no idle callback; there a moment after the load must do. */
function requestIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 500);
}
