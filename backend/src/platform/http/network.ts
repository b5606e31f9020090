import ipaddr from 'ipaddr.js';

/** An IPv6 line gets a /64: four of the eight groups of its addresses. */
const PARTS_OF_LINE = 4;

/**
 * Normalises an address for rate limits: an IPv4 address, or the /64 network of an IPv6 one. IPv4 mapped to IPv6 counts
 * as IPv4. Anything else is returned unchanged.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const parts = address.parts.slice(0, PARTS_OF_LINE);
  return parts.map((part) => part.toString(16)).join(':');
}
