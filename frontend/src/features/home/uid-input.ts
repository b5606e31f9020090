/** What the server takes: 4 to 20 digits. */
export const UID_FORMAT = /^\d{4,20}$/;

/** What was typed or pasted without what copying brings along: spaces, dashes, the word UID; full-width digits become plain ones. */
export function tidyUid(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .replace(/^uid[:：#]?/i, '');
}
