import { testDictionary } from '../../testing/dictionary.ts';
import { interpret } from '../interpret.core.ts';

const dictionary = testDictionary('smith', 'jones');
const read = (query: string) => {
  const { practices, words, place } = interpret(query, dictionary);
  return { practices, words: words.map(({ variants }) => variants), place: place?.spot.label ?? null };
};

it.each([
  ['divorce OR custody', ['divorce-family-law', 'child-custody']],
  ['custody lawyer or divorce lawyer', ['child-custody', 'divorce-family-law']],
  ['bankruptcy OR tax', ['bankruptcy', 'tax-law']],
  ['divorce custody', ['child-custody']],
])('%j is about %j', (query, practices) => {
  expect(read(query)).toMatchObject({ practices });
});

it('of words with `or` between them one is enough', () => {
  expect(read('smith OR jones').words).toEqual([['smith', 'jone']]);
  expect(read('smith jones').words).toEqual([['smith'], ['jone']]);
  expect(read('smith or jones houston')).toMatchObject({ words: [['smith', 'jone']], place: 'Houston, TX' });
});

it('is Oregon where it stands for a place', () => {
  expect(read('portland OR divorce')).toMatchObject({ place: 'Portland, OR', practices: ['divorce-family-law'] });
});
