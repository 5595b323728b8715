import { spellOutNullable } from './nullable.core.ts';

it.each([
  ['a plain type', { type: 'string', nullable: true }, { type: ['string', 'null'] }],
  ['an enumeration', { type: 'string', enum: ['a'], nullable: true }, { type: ['string', 'null'], enum: ['a', null] }],
  [
    'a reference',
    { nullable: true, type: 'object', allOf: [{ $ref: '#/x' }] },
    { oneOf: [{ $ref: '#/x' }, { type: 'null' }] },
  ],
  ['nothing nullable', { type: 'array', items: { type: 'string' } }, { type: 'array', items: { type: 'string' } }],
  ['a schema deep inside', { a: [{ nullable: true, type: 'number' }] }, { a: [{ type: ['number', 'null'] }] }],
])('spellOutNullable rewrites %s', (_case, given, expected) => {
  expect(spellOutNullable(given)).toEqual(expected);
});
