import { customerOf, networkOf, visitorOf } from './visitor.ts';
import CASES from '../../../test/requests.json' with { type: 'json' };

describe('a visitor', () => {
  it.each(CASES.ipv4Visitors)('with the IPv4 address %s is %s', (address, visitor) => {
    expect(visitorOf(address)).toBe(visitor);
  });

  it.each(CASES.ipv6Visitors)('with the IPv6 address %s is the /64 %s', (address, visitor) => {
    expect(visitorOf(address)).toBe(visitor);
  });

  it.each([undefined, '', 'unknown', '_hidden', '1.2.3'])('without an address is one for all: %s', (address) => {
    expect(visitorOf(address)).toBe('unknown');
  });
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2::', '2001:db8:1:0::'],
  ['2001:db8:1:12ff::', '2001:db8:1:1200::'],
  ['unknown', 'unknown'],
])('the customer %s is %s', (visitor, customer) => {
  expect(customerOf(visitor)).toBe(customer);
});

it.each([
  ['192.0.2.7', '192:0:2'],
  ['2001:db8:1:2::', '2001:db8:1'],
])('a network holds the neighbours of %s', (visitor, network) => {
  expect(networkOf(visitor)).toBe(network);
});
