/** A stored amount without the zeros that its column adds. */
export function shortest(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
}
