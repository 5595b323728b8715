import { databaseTrouble } from './database-error.core.ts';

it.each([
  ['PostgreSQL is full', { code: '53300' }, 'refused'],
  ['PostgreSQL starts', { code: '57P03' }, 'refused'],
  ['the password is about to be replaced here too', { code: '28P01' }, 'refused'],
  ['nobody listens', { code: 'ECONNREFUSED' }, 'lost'],
  ['PostgreSQL was told to end', { code: '57P01' }, 'lost'],
  ['a row is there already', { code: '23505' }, null],
  ['a bug', new TypeError('x is not a function'), null],
])('%s', (_what, error, trouble) => expect(databaseTrouble(error)).toBe(trouble));
