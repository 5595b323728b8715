import { BlockList, isIP } from 'node:net';
import type { AddressRange } from '@lawdex/contracts';

export type IsProxy = (address: string) => boolean;

/** Whether an address is one of the proxies that the site stands behind; `::ffff:10.0.0.7` counts as 10.0.0.7. */
export function trustedProxies(ranges: readonly AddressRange[]): IsProxy {
  const list = new BlockList();
  for (const { address, prefix, family } of ranges) list.addSubnet(address, prefix, family);
  return (address) => {
    const family = isIP(address);
    return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
  };
}
