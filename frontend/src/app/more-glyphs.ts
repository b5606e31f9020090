import { pageNonce } from '@/app/style-nonce';
import stylesheet from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url';

/** A character that the page's own font files lack. */
function unknownCharacter(): RegExp {
  const ranges = [...document.fonts].filter(({ family }) => /Lance Text/.test(family));
  const known = ranges
    .flatMap(({ unicodeRange }) => unicodeRange.split(','))
    .map((range) =>
      range
        .trim()
        .replace(/^U\+/i, '')
        .split('-')
        .map((code) => `\\u{${code}}`)
        .join('-'),
    );
  return new RegExp(`[^${known.join('')}\\p{C}\\p{Z}]`, 'u');
}

/**
 * The font files made at the build hold the characters of our own texts and of known coins' names. Names and news may contain others: then the
 * remaining subsets of the typeface are declared, of which the browser loads what it needs. Most pages never need them,
 * and declaring them causes a new layout of the whole page.
 */
export function offerMoreGlyphs(): void {
  const unknown = unknownCharacter();
  const offer = (): void => {
    observer.disconnect();
    removeEventListener('input', listen, true);
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = stylesheet;
    const nonce = pageNonce();
    if (nonce !== undefined) link.nonce = nonce;
    document.head.append(link);
  };
  const look = (text: string | null): boolean => unknown.test(text ?? '');
  const observer = new MutationObserver((changes) => {
    const isNew = changes.some(({ type, target, addedNodes }) =>
      type === 'characterData' ? look(target.nodeValue) : [...addedNodes].some((node) => look(node.textContent)),
    );
    if (isNew) offer();
  });
  const listen = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) if (look(target.value)) offer();
  };
  if (look(document.body.textContent)) return offer();
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  addEventListener('input', listen, true);
}
