/** Text as content of an element or as an attribute in double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/**
 * A value as the content of a script element that is data. No text in it can end the element or begin a comment, and none
 * can be taken for the place of the nonce, which the service fills in with every answer.
 */
export function dataBlock(value: unknown): string {
  const escape = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]|_(?=_CSP_NONCE__)/g, escape);
}
