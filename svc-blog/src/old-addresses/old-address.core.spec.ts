import ADDRESSES from '../../test/cases/old-addresses.json' with { type: 'json' };
import { readOldAddress, sameAddress } from './old-address.core.ts';

it.each(Object.entries(ADDRESSES.read))('%s is read as %s', (written, path) => {
  expect(readOldAddress(written)).toEqual({ kind: 'ok', path });
});

it.each([...ADDRESSES.refused, `/${'x'.repeat(300)}`])('%j is refused', (written) => {
  expect(readOldAddress(written).kind).toBe('wrong');
});

it.each(Object.entries(ADDRESSES.same))('%s is the address %s', (pathname, path) => {
  expect(sameAddress(pathname)).toBe(path);
});
