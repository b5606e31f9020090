import { cleanup, configure } from '@testing-library/react';
import { clearToasts } from '@/shared/ui/toast';

// Patience for a busy machine; what never comes still fails.
configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  cleanup();
  clearToasts();
  localStorage.clear();
  document.documentElement.className = '';
});

// jsdom lays nothing out, so it has none of these; the product only reads them.
globalThis.matchMedia ??= (query: string): MediaQueryList =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }) as MediaQueryList;
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
globalThis.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => undefined;
Element.prototype.releasePointerCapture ??= () => undefined;
// Files of jsdom have no `text()`.
Blob.prototype.text ??= function text(this: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsText(this);
  });
};
// jsdom complains about pseudo-elements instead of ignoring them; Ant Design asks for the scroll bar's.
const styleOf = globalThis.getComputedStyle;
globalThis.getComputedStyle = (element) => styleOf(element);
