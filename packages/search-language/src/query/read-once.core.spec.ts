import { testDictionary } from '../testing/dictionary.ts';
import { readOnce, readSearch } from './read-search.core.ts';

it('reads the same words once, exact ones apart', () => {
  const dictionary = testDictionary();
  const read = readOnce('divorce lawyr houston', dictionary);
  expect(readOnce('divorce lawyr houston', dictionary)).toBe(read);
  expect(readOnce('divorce lawyr houston', dictionary, true)).not.toEqual(read);
  expect(readOnce('divorce lawyr houston', testDictionary())).not.toBe(read);
});

it('reads words again when the index has learnt one, so that a new name is no misspelling', () => {
  const dictionary = testDictionary('walters');
  expect(readOnce('waltens', dictionary).corrected).toEqual([{ from: 'waltens', to: 'walter' }]);
  dictionary.vocabulary.set('walten', 'name', 1);
  expect(readOnce('waltens', dictionary).corrected).toEqual([]);
});

it('forgets all readings rather than keeping more than a thousand', () => {
  const dictionary = testDictionary();
  const first = readOnce('divorce', dictionary);
  for (let number = 0; number < 1_000; number++) readOnce(`divorce ${number}`, dictionary);
  expect(readOnce('divorce', dictionary)).not.toBe(first);
});

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

it.each(['free consultation divorce houston open on sunday', 'my husband hit me', 'smith jones not tax', '77002 $$'])(
  'is not changed by the search that uses it: %s',
  (query) => {
    const dictionary = testDictionary('smith', 'jones');
    frozen(readOnce(query, dictionary));
    const now = new Date('2026-01-05T18:00:00Z');
    for (const params of [
      {},
      { location: 'Dallas' },
      { near: '29.7,-95.3', radius: 25 },
      { location: 'Houston', radius: 10 },
    ]) {
      const request = readSearch({ query, ...params }, { dictionary, timeZones: ['America/Chicago'], now });
      expect(request.kind === 'search' && [request.loose.steps, request.others]).toBeTruthy();
    }
  },
);
