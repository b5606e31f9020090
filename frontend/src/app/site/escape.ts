/** Escapes text for element content or a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/**
 * Serializes a value for a data script element. No text in it can end the element, begin a comment, or be mistaken for
 * the nonce placeholder that the service fills in.
 */
export function dataBlock(value: unknown): string {
  const escape = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]|_(?=_CSP_NONCE__)/g, escape);
}
