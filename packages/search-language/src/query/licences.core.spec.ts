import { testDictionary } from '../testing/dictionary.ts';
import { licenceIn, licenceNumberIn } from './licences.core.ts';

const dictionary = testDictionary();
const read = (query: string) => licenceNumberIn(query, dictionary);

it('beside other words a long number may be one, and the words stay as they are', () => {
  expect(read('smith 24012345')).toEqual({ number: '24012345', state: null, rest: 'smith 24012345', isSure: false });
  expect(read('smith 2401')).toBeNull();
});

it.each(['#', 'bar # ', '1 ', '1-', 'no.', 'is ', 'lawyer ', 'bar ', 'is my lawyer ', 'state bar '])(
  'reads two hundred letters of %j in a moment',
  (word) => {
    const query = word.repeat(200).slice(0, 200);
    const before = process.cpuUsage();
    licenceIn(query, dictionary);
    licenceIn(`${query}24012345`, dictionary);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(200);
  },
);
