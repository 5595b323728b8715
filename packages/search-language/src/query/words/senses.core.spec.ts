import { testDictionary } from '../../testing/dictionary.ts';
import { interpret } from '../interpret.core.ts';

const dictionary = testDictionary('patty', 'young');
const wordsIn = (query: string) => interpret(query, dictionary).words.map(({ typed }) => typed);

it.each([
  ['woman lawyer', [], 'woman lawyer'],
  ['female divorce attorney', ['divorce-family-law'], 'female'],
  ['divorce lawyer wheelchair accessible', ['divorce-family-law'], 'wheelchair accessible'],
  ['gay friendly divorce lawyer', ['divorce-family-law'], 'gay friendly'],
  ['free parking', [], 'free parking'],
  ['lawyer accepts credit cards', [], 'accepts credit cards'],
])('no business tells of itself what %j asks for', (query, practices, named) => {
  const ignored = expect.arrayContaining([named]);
  expect(interpret(query, dictionary)).toMatchObject({ practices, words: [], filters: [], ignored });
});

it('what no business tells of itself is looked for where one is called so', () => {
  expect(wordsIn('Patty & Young Attorneys')).toEqual(['patty', 'young']);
});

it.each([
  ['lawyer named smith', ['smith']],
  ['attorney called smith', ['smith']],
  ['accident atty', []],
  ['best lawyer in town', []],
  ['lawyer tonight', []],
  ['lawyer needed tonight', []],
  // Names of things, and no story of crime or of a will.
  ['lithium battery fire', ['lithium', 'battery', 'fire']],
  ['old testament law', ['old', 'testament']],
  ['lawyer in my city', []],
  ['lawyer within 10 miles', []],
  ['attorney 5 miles from 60602', []],
])('%j asks for no other word than %j', (query, words) => {
  expect(wordsIn(query)).toEqual(words);
});
