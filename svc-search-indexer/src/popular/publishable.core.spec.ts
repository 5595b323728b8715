import { testDictionary } from '@lawdex/search-language/testing/dictionary';
import { commonWords, publishable } from './publishable.core.ts';

const dictionary = testDictionary('rarename');
dictionary.vocabulary.set('mediation', 'description', 20);
dictionary.vocabulary.set('seldom', 'description', 19);
dictionary.vocabulary.set('idiot', 'description', 500);
const isCommon = commonWords(dictionary);

it.each([
  ['  Divorce LAWYER near me ', 'divorce lawyer near me'],
  ['dui in Chicago, IL', 'dui in chicago il'],
  ['drunk driving', 'drunk driving'],
  ['mediation', 'mediation'],
])('%j may be published as %j', (query, text) => {
  expect(publishable(query, isCommon)).toBe(text);
});

it.each([
  ['a word that few businesses have', 'seldom'],
  ['a name', 'rarename divorce'],
  ['an e-mail address', 'divorce@chicago.lawyer'],
  ['a telephone number', 'divorce 555 01 42'],
  ['a word of the blocklist', 'divorce idiots'],
  ['no words', '!!!'],
  ['very many words', 'divorce '.repeat(9)],
])('%s may not', (_, query) => {
  expect(publishable(query, isCommon)).toBeNull();
});
