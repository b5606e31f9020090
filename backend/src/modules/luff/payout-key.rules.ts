/** Zero-width characters: spaces and joiners, direction marks, soft hyphen, byte order mark. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/**
 * Normal form of a payout reference, for uniqueness: NFKC, without invisible characters, in lower case, with inner white
 * space collapsed and trimmed. `TX-1`, ` tx-1 ` and `ＴＸ－1` are equal.
 */
export function payoutKeyOf(reference: string): string {
  return reference
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim();
}
