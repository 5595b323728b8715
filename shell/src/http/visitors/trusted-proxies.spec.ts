import { trustedProxies } from './trusted-proxies.ts';

const isProxy = trustedProxies([
  { address: '10.0.0.0', family: 'ipv4', prefix: 8 },
  { address: 'fd00::', family: 'ipv6', prefix: 64 },
]);

it.each(['10.1.2.3', '::ffff:10.1.2.3', 'fd00::9'])('%s is within what was configured', (address) => {
  expect(isProxy(address)).toBe(true);
});

it.each(['11.0.0.1', '::ffff:11.0.0.1', 'fd00:0:0:1::9', 'unknown', ''])('%s is not', (address) => {
  expect(isProxy(address)).toBe(false);
});
