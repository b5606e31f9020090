/** The nonce of this answer, under which the policy lets styles and scripts in; undefined where there is no policy. */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce || undefined;
}

/**
 * Style elements that our own scripts create carry the nonce. Most libraries can be told the nonce; Radix's scroll lock and
 * the scroll-bar measure of Ant Design's tables cannot, and without it the policy blocks them. A script that runs here came
 * in under the same nonce, so this lets nothing new in.
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
