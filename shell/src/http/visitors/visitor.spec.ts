import { customerOf, networkOf, visitorOf } from './visitor.ts';

describe('a visitor', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:51234', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:0207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
    ['64:ff9b::192.0.2.7', '192.0.2.7'],
    ['64:ff9b::c000:207', '192.0.2.7'],
  ])('with the IPv4 address %s is %s', (address, visitor) => {
    expect(visitorOf(address)).toBe(visitor);
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:DB8:1:2::1', '2001:db8:1:2::'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::'],
    ['2001:db8::1', '2001:db8:0:0::'],
    ['::1', '0:0:0:0::'],
    ['fe80::1%eth0', 'fe80:0:0:0::'],
  ])('with the IPv6 address %s is the /64 %s', (address, visitor) => {
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
