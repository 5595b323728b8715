import { BlockList, isIP } from 'node:net';
import type { ComposeFile } from './model.core.ts';

interface Pool {
  subnet?: string;
  ip_range?: string;
}

const holdsAddress = (range: string | undefined, address: string): boolean => {
  const [network = '', prefix] = (range ?? '').split('/');
  if (isIP(network) === 0 || isIP(network) !== isIP(address)) return false;
  const family = isIP(network) === 4 ? 'ipv4' : 'ipv6';
  const list = new BlockList();
  list.addSubnet(network, Number(prefix), family);
  return list.check(address, family);
};

/** A fixed address that Docker may hand out belongs to whoever starts first, and the other one does not start at all. */
export function networkProblems({ services, networks = {} }: ComposeFile): string[] {
  return Object.entries(services).flatMap(([name, service]) => {
    if (Array.isArray(service.networks)) return [];
    return Object.entries(service.networks ?? {}).flatMap(([network, own]) => {
      const pools = networks[network]?.ipam?.config ?? [];
      const fixed = [own?.ipv4_address, own?.ipv6_address].filter((address) => address !== undefined);
      return [
        ...fixed.flatMap((address) => addressProblems(name, address, pools)),
        ...((service.ports ?? []).length > 0 &&
        networks[network]?.internal !== true &&
        networks[network]?.enable_ipv6 !== true
          ? [`${name} is reached from outside by ${network}, which has no IPv6: its visitors by IPv6 would be one.`]
          : []),
      ];
    });
  });
}

function addressProblems(name: string, address: string, pools: readonly Pool[]): string[] {
  const pool = pools.find(({ subnet }) => holdsAddress(subnet, address));
  if (!pool) return [`${name} has the address ${address}, which is in no subnet of its network.`];
  return pool.ip_range === undefined || holdsAddress(pool.ip_range, address)
    ? [`${name} has the address ${address}, which Docker may give to another: set ip_range beside its subnet.`]
    : [];
}
