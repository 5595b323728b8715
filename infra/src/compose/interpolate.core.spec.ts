import { expect, it } from '@jest/globals';
import { interpolate, referencesIn } from './interpolate.core.ts';

const env = { SET: 'value', EMPTY: '' };

it.each([
  ['${SET}', 'value'],
  ['a ${SET} b', 'a value b'],
  ['${GONE}', ''],
  ['${GONE:-fallback}', 'fallback'],
  ['${EMPTY:-fallback}', 'fallback'],
  ['${EMPTY-fallback}', ''],
  ['${GONE-http://host:1}', 'http://host:1'],
  ['$$(cat x)', '$(cat x)'],
])('%s becomes "%s", as Docker Compose reads it', (text, value) => {
  expect(interpolate({ a: [text] }, env)).toEqual({ kind: 'ok', value: { a: [value] } });
});

it('tells what is missing in the words of the file, once', () => {
  const file = { a: '${NEEDED:?Set it in .env}', b: '${NEEDED:?Set it in .env}', c: '${EMPTY?never}' };
  expect(interpolate(file, env)).toEqual({ kind: 'invalid', problems: ['NEEDED: Set it in .env'] });
});

it('lists the variables of a file with their fallbacks', () => {
  expect(referencesIn({ a: '${A:-1}', b: ['${B:?why}'], c: '$$x' })).toEqual([
    { name: 'A', fallback: '1', required: null },
    { name: 'B', fallback: null, required: 'why' },
  ]);
});
