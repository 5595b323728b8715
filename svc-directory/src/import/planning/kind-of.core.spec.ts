import KINDS from '../../../test/cases/kinds.json' with { type: 'json' };
import { kindOf } from './kind-of.core.ts';

const names = Object.entries(KINDS).flatMap(([kind, all]) => all.map((name) => [name, kind] as const));
it.each(names)('takes %s for a %s', (name, kind) => {
  expect(kindOf({ name })).toBe(kind);
});

it('believes a file that names a kind in the place of the practice area', () => {
  expect(kindOf({ name: 'Lynn Session', category: 'courts' })).toBe('court');
  expect(kindOf({ name: 'Labor Relations', category: 'Government' })).toBe('agency');
  expect(kindOf({ name: 'Carlisle Legal Services', category: 'legal-aid' })).toBe('legal-aid');
  expect(kindOf({ name: 'Tippett Legal Services LLC', category: 'legal-aid' })).toBe('law-firm');
});

it('is linear, however long a name is', () => {
  expect(kindOf({ name: 'greater '.repeat(20_000) })).toBe('law-firm');
});
