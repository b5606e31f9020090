/** The link that begins a mail to an address: nothing in the address can end it and add a header of its own. */
export function mailTo(address: string): string {
  return `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;
}
