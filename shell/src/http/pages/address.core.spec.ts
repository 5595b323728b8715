import CASES from '../../../test/addresses.json' with { type: 'json' };
import { readAddress } from './address.core.ts';

const ROUTES = [{ path: '/business/:slug' }];

it.each(CASES.taken)('takes %s as it is', (target, pathname, search) => {
  expect(readAddress(target, ROUTES)).toEqual({ kind: 'page', pathname, search });
});

it.each(CASES.moved)('moves %s to %s, on this site', (target, location) => {
  expect(readAddress(target, ROUTES)).toEqual({ kind: 'moved', location });
});

it.each(CASES.refused)('refuses %s', (target) => {
  expect(readAddress(target, ROUTES)).toEqual({ kind: 'malformed' });
});
