/** Nonce of this answer for scripts and styles; undefined without a content security policy. */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce || undefined;
}

/**
 * Adds the nonce to style elements that our own scripts create. Most libraries accept a nonce; Radix's scroll lock and
 * Ant Design's scroll-bar measurement do not, and the policy would block them. Scripts that run here were admitted by the
 * same nonce, so this admits nothing new.
 */
export function giveStylesTheNonce(): void {
  const nonce = pageNonce();
  if (nonce === undefined) return;
  const createElement = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = createElement(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
}
