import { replacePhrase, withoutPhrase } from './query-words.core.ts';

it.each([
  ['best Divorse lawyer', 'divorse', 'divorce', 'best divorce lawyer'],
  ['se habla Español', 'se habla espanol', 'x', 'x'],
  ['5-star dui', '5 star', 'good', 'good dui'],
  ["o'neil law", 'oneil', "o'neill", "o'neill law"],
  ['under $$ dui', 'under $$', '', 'dui'],
])('in the query %j the phrase %j becomes %j', (query, phrase, by, expected) => {
  expect(replacePhrase(query, phrase, by)).toBe(expected);
});

it.each(['vor', 'divorce law', 'lawyer divorce', '', '!!'])('the phrase %j is not in the query', (phrase) => {
  expect(replacePhrase('divorce lawyer', phrase, 'x')).toBeNull();
});

it('a leading word goes along with a phrase when it is there', () => {
  expect(withoutPhrase('divorce in austin', 'austin', ['near', 'in'])).toBe('divorce');
  expect(withoutPhrase('austin divorce', 'austin', ['near', 'in'])).toBe('divorce');
  expect(withoutPhrase('divorce', 'austin', ['in'])).toBeNull();
});
