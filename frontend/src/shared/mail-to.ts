/** `mailto:` link. Escapes the address, so that it cannot add headers. */
export function mailTo(address: string): string {
  return `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;
}
