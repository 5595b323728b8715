import { expect, it } from '@jest/globals';
import { referencesIn, withFallbacks } from './references.core.ts';

it.each([
  ['a ${GONE} b', 'a  b'],
  ['${GONE:-fallback}', 'fallback'],
  ['${GONE-http://host:1}', 'http://host:1'],
  ['${GONE:?Set it in .env}', ''],
  ['$$(cat x)', '$(cat x)'],
])('%s becomes "%s", as Docker Compose reads it', (text, value) => {
  expect(withFallbacks(text)).toBe(value);
});

it('lists the variables of a file with their fallbacks', () => {
  expect(referencesIn({ a: '${A:-1}', b: ['${B:?why}'], c: '$$x' })).toEqual([
    { name: 'A', fallback: '1', required: null },
    { name: 'B', fallback: null, required: 'why' },
  ]);
});
