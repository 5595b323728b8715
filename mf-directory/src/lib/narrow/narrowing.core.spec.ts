import { categoryPath, cityPath } from '@lawdex/contracts';
import { isNarrowed, readNarrowing } from './narrowing.core.ts';

const read = (query: string) => readNarrowing(new URLSearchParams(query));

it('what an address says of a narrowed list is read, and written the same again', () => {
  const query = 'sortBy=name&rating=4&language=es&isOpen=true&freeConsultation=true';
  expect(categoryPath('tax-law', 2, read(query))).toBe(`/category/tax-law?${query}&page=2`);
  expect(cityPath('Austin', 'tx', 1, read(query))).toBe(`/city/austin?state=TX&${query}`);
});

it.each([
  '',
  // The form sends empty values for untouched fields.
  'sortBy=&rating=&language=',
  'sortBy=distance',
  'sortBy=(select+pg_sleep(5))',
  'rating=6',
  'rating=4&rating=5',
  'language=Spanish',
  'isOpen=1',
  'state=TX&page=2',
])('%s narrows nothing', (query) => {
  expect(read(query)).toEqual({});
  expect(isNarrowed(read(query))).toBe(false);
});
