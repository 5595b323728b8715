/** IPv4 within IPv6 (RFC 4291), and translated by a network without IPv4 (RFC 6052). */
const MAPPED = /^(?:0:0:0:0:0:ffff|64:ff9b:0:0:0:0)$/;
const IPV4 = /^\d+\.\d+\.\d+\.\d+$/;
/** Some proxies add the port, which differs for each connection. */
const WITH_PORT = /^(\d+\.\d+\.\d+\.\d+):\d+$|^\[(.+)\](?::\d+)?$/;

/**
 * The visitor that a limit counts: an IPv4 address, or the /64 of an IPv6 address, which belongs to one household or server. All invalid
 * addresses are one visitor.
 */
export function visitorOf(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  if (IPV4.test(address)) return address;
  const bare = WITH_PORT.exec(address);
  if (bare) return visitorOf(bare[1] ?? bare[2]);
  return address.includes(':') ? visitorOfIpv6(address.toLowerCase()) : 'unknown';
}

function visitorOfIpv6(address: string): string {
  const [plain = ''] = address.split('%');
  const groups = groupsOf(plain);
  const embedded = groups.at(-1) ?? '';
  if (IPV4.test(embedded) && groups.slice(0, -1).every((group) => group === '0' || group === 'ffff')) return embedded;
  if (MAPPED.test(groups.slice(0, 6).join(':'))) return IPV4.test(embedded) ? embedded : ipv4Of(groups.slice(6));
  return `${groups.slice(0, 4).join(':')}::`;
}

/** All groups without leading zeros. An IPv4 address at the end counts as two groups. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const read = (part: string) => part.split(':').flatMap((group) => (group ? group.replace(/^0+(?=.)/, '') : []));
  const [before, after] = [read(head), read(tail ?? '')];
  if (tail === undefined) return before;
  const width = [...before, ...after].reduce((sum, group) => sum + (group.includes('.') ? 2 : 1), 0);
  return [...before, ...Array.from({ length: Math.max(0, 8 - width) }, () => '0'), ...after];
}

const ipv4Of = (groups: readonly string[]): string =>
  groups
    .map((group) => parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join('.');

/** Who writes: a provider gives its customer up to a /56 of IPv6, in which he has 256 visitors. */
export function customerOf(visitor: string): string {
  const [a, b, c, d] = visitor.split(':');
  return d ? `${a}:${b}:${c}:${(parseInt(d, 16) & 0xff00).toString(16)}::` : visitor;
}

/** The network in which one customer easily has many addresses: /24 of IPv4, /48 of IPv6. */
export function networkOf(visitor: string): string {
  const groups = visitor.split(visitor.includes(':') ? ':' : '.');
  return groups.slice(0, 3).join(':');
}
