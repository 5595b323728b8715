import { BlockList, isIP } from 'node:net';
import type { AddressRange } from '@lawdex/contracts';
import { LRUCache } from 'lru-cache';

export type IsProxy = (address: string) => boolean;

const REMEMBERED = 1000;

/** Tests whether an address is a trusted proxy; `::ffff:10.0.0.7` counts as 10.0.0.7. */
export function trustedProxies(ranges: readonly AddressRange[]): IsProxy {
  const list = new BlockList();
  for (const { address, prefix, family } of ranges) list.addSubnet(address, prefix, family);
  const isListed = (address: string) => {
    const family = isIP(address);
    return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
  };
  // Each request asks several times, and `check` makes an object of the address each time.
  const known = new LRUCache<string, boolean>({ max: REMEMBERED, memoMethod: isListed });
  return (address) => known.memo(address);
}
