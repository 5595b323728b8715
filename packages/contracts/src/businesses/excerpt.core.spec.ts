import { describe, expect, it } from '@jest/globals';
import { excerpt } from './excerpt.core.ts';

describe('excerpt', () => {
  it('leaves a text alone that fits', () => {
    expect(excerpt('A short text.', 13)).toBe('A short text.');
  });

  it('cuts between words and says that something was left out', () => {
    expect(excerpt('Families come to us first', 18)).toBe('Families come to…');
  });

  it('cuts a word when the last one is too long to leave out', () => {
    expect(excerpt('A Donaudampfschifffahrt', 12)).toBe('A Donaudamp…');
  });
});
