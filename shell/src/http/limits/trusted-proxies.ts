import { BlockList, isIP } from 'node:net';
import type { AddressRange } from '@lawdex/contracts';

export type IsProxy = (address: string) => boolean;

/** Tests whether an address is a trusted proxy; `::ffff:10.0.0.7` counts as 10.0.0.7. */
export function trustedProxies(ranges: readonly AddressRange[]): IsProxy {
  const list = new BlockList();
  for (const { address, prefix, family } of ranges) list.addSubnet(address, prefix, family);
  return (address) => {
    const family = isIP(address);
    return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
  };
}
