import { describe, expect, it } from '@jest/globals';
import { isUniqueViolation } from './unique-violation.core.ts';

const refused = { code: '23505', constraint: 'offices_slug_key' };

describe('isUniqueViolation', () => {
  it.each<[string, unknown, string | undefined, boolean]>([
    ['a key that exists', refused, undefined, true],
    ['a key of the named constraint', refused, 'offices_slug_key', true],
    ['a key of another constraint', refused, 'offices_pkey', false],
    ['another refusal', { code: '23503', constraint: 'offices_slug_key' }, 'offices_slug_key', false],
    ['an error without a code', new Error('boom'), undefined, false],
    ['nothing', null, undefined, false],
  ])('of %s', (_what, error, constraint, expected) => {
    expect(isUniqueViolation(error, constraint)).toBe(expected);
  });
});
