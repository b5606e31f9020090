import { pageNonce } from '@/app/style-nonce';
import stylesheet from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url';

/** A character with a shape that none of the page's own font files has. */
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
 * The two font files of a page hold the characters of our own texts. Names and news may have others: the rest of the typeface,
 * in many small files of which a browser loads what it needs, is made known with the first of them. Most pages never need it,
 * and a browser lays the whole page out anew when it comes.
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
