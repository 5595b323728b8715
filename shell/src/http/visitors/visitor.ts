import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** Some proxies add the port, which differs for each connection. */
const WITH_PORT = /^(\d+\.\d+\.\d+\.\d+):\d+$|^\[(.+)\](?::\d+)?$/;
/** Each request asks several times. */
const known = new LRUCache<string, string>({ max: 1000, memoMethod: readVisitor });

/** The visitor of a limit: an IPv4 address or the /64 of an IPv6 one, a household. All invalid ones are one visitor. */
export const visitorOf = (address = ''): string => known.memo(address);

function readVisitor(address: string): string {
  const [, ipv4, ipv6] = WITH_PORT.exec(address) ?? [];
  const bare = ipv4 ?? ipv6 ?? address;
  if (!ipaddr.IPv4.isValidFourPartDecimal(bare) && !ipaddr.IPv6.isValid(bare)) return 'unknown';
  const ip = ipaddr.process(bare);
  if (ip instanceof ipaddr.IPv4) return ip.toString();
  // Translated by a network without IPv4.
  if (ip.range() === 'rfc6052') return ip.toByteArray().slice(12).join('.');
  return `${ip.toNormalizedString().split(':', 4).join(':')}::`;
}

/** Who writes: a provider gives its customer up to a /56 of IPv6, in which they are 256 visitors. */
export function customerOf(visitor: string): string {
  const [a, b, c, d] = visitor.split(':');
  return d ? `${a}:${b}:${c}:${(parseInt(d, 16) & 0xff00).toString(16)}::` : visitor;
}

/** The network in which one customer easily has many addresses: /24 of IPv4, /48 of IPv6. */
export function networkOf(visitor: string): string {
  const groups = visitor.split(visitor.includes(':') ? ':' : '.');
  return groups.slice(0, 3).join(':');
}
