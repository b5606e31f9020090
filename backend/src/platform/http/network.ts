import ipaddr from 'ipaddr.js';

/** A line of IPv6 gets a /64: four of the eight parts of its addresses. */
const PARTS_OF_LINE = 4;

/**
 * Who may be behind an address, in the form in which callers are counted: an IPv4 address, or the /64 network of an IPv6
 * one. IPv4 written as IPv6 counts as IPv4. Text that is no address stands for itself.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const parts = address.parts.slice(0, PARTS_OF_LINE);
  return parts.map((part) => part.toString(16)).join(':');
}
