import { expect, it } from '@jest/globals';
import type { ComposeNetwork } from './model.core.ts';
import { networkProblems } from './networks.ts';

const FRONT: ComposeNetwork = {
  enable_ipv6: true,
  ipam: {
    config: [
      { subnet: '172.30.83.0/28', ip_range: '172.30.83.8/29' },
      { subnet: 'fd30:83:83::/64', ip_range: 'fd30:83:83::100/120' },
    ],
  },
};
const problems = (front: ComposeNetwork, ipv4_address = '172.30.83.2', ipv6_address = 'fd30:83:83::2') =>
  networkProblems({
    services: { edge: { ports: ['80:80'], networks: { front: { ipv4_address, ipv6_address } } } },
    networks: { front },
  });
const MAY_BE_GIVEN = 'which Docker may give to another: set ip_range beside its subnet.';

it('fixed addresses outside of what Docker hands out have no problem', () => {
  expect(problems(FRONT)).toEqual([]);
});

it.each([
  ['172.30.83.9', 'fd30:83:83::2', `edge has the address 172.30.83.9, ${MAY_BE_GIVEN}`],
  ['172.30.83.2', 'fd30:83:83::1ff', `edge has the address fd30:83:83::1ff, ${MAY_BE_GIVEN}`],
  ['172.30.84.2', 'fd30:83:83::2', 'edge has the address 172.30.84.2, which is in no subnet of its network.'],
])('%s and %s: %s', (ipv4, ipv6, problem) => {
  expect(problems(FRONT, ipv4, ipv6)).toEqual([problem]);
});

it('what is reached from outside may also be in a network that is not', () => {
  const edge = { ports: ['80:80'], networks: { front: null, watch: null } };
  expect(networkProblems({ services: { edge }, networks: { front: FRONT, watch: { internal: true } } })).toEqual([]);
});

it('a subnet without ip_range is handed out as a whole', () => {
  const config = (FRONT.ipam?.config ?? []).map(({ subnet = '' }) => ({ subnet }));
  expect(problems({ ...FRONT, ipam: { config } })).toEqual([
    `edge has the address 172.30.83.2, ${MAY_BE_GIVEN}`,
    `edge has the address fd30:83:83::2, ${MAY_BE_GIVEN}`,
  ]);
});

it('whoever is reached from outside is reached by IPv6 without a proxy of Docker between', () => {
  expect(problems({ ...FRONT, enable_ipv6: false })).toEqual([
    'edge is reached from outside by front, which has no IPv6: its visitors by IPv6 would be one.',
  ]);
});
