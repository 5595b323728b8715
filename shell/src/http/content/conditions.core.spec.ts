import { describe, expect, it } from '@jest/globals';
import { matchesTag, readRange } from './conditions.core.ts';

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  [undefined, false],
])('If-None-Match: %s names "a": %s', (header, expected) => {
  expect(matchesTag(header, '"a"')).toBe(expected);
});

describe('a range of ten bytes', () => {
  it.each([
    ['bytes=0-3', { first: 0, last: 3 }],
    ['bytes=4-', { first: 4, last: 9 }],
    ['bytes=-3', { first: 7, last: 9 }],
    ['bytes=-99', { first: 0, last: 9 }],
    ['bytes=8-99', { first: 8, last: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=3-1', null],
    ['bytes=0-1,4-5', null],
    ['bytes=-', null],
    ['lines=1-2', null],
    [undefined, null],
  ])('%s is %j', (header, expected) => {
    expect(readRange(header, 10)).toEqual(expected);
  });
});
