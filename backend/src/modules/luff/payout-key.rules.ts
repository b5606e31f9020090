/** Characters that take no room: zero-width spaces and joiners, marks of direction, the soft hyphen, a byte order mark. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/**
 * What two payout references are compared by: compatibility forms made one (NFKC), without invisible characters, without
 * the difference of capital letters, inner white space as one space and none around. `TX-1`, ` tx-1 ` and `ＴＸ－1` are one.
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
