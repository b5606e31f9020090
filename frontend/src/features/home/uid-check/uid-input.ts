/** The server accepts 4 to 20 digits. */
export const UID_FORMAT = /^\d{4,20}$/;

/** Removes spaces, dashes and a leading “UID” from typed or pasted text; converts full-width digits. */
export function tidyUid(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .replace(/^uid[:：#]?/i, '');
}
