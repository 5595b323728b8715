import { describe, expect, it } from '@jest/globals';
import { findAlike } from './alike.core.ts';
import { textOf } from '../crawl/planted-site.ts';
import { likeness, shinglesOf, wordsOf } from './shingles.core.ts';

const textFrom = (path: string, words: string) => ({ path, shingles: shinglesOf(wordsOf(words)) });

describe('likeness', () => {
  const of = (a: string, b: string) => likeness(shinglesOf(wordsOf(a)), shinglesOf(wordsOf(b)));

  it('is what two texts share of their shingles', () => {
    // a b c | b c d | c d e; b c d | c d e | d e f: 2 of 4.
    expect(of('a b c d e', 'b c d e f')).toBe(0.5);
    expect(of('a b c', 'x y z')).toBe(0);
    expect(of('A, b; c!', 'a b c')).toBe(1);
  });

  it('counts a shingle once, however often it is said', () => {
    expect(of('a b c a b c a b c', 'a b c a b c')).toBe(1);
  });

  it('of nothing is none', () => {
    expect(of('', '')).toBe(0);
    expect(of('a', 'a')).toBe(1);
  });
});

describe('findAlike', () => {
  const common = textOf('common');
  /** Pages that share a template and differ in so many words of their own. */
  const page = (name: string, own: number) => {
    const words = Array.from({ length: own }, (_, index) => `${name}${index}`).join(' ');
    return textFrom(name, `${common} ${words}`);
  };

  it('finds exactly what comparing each with each finds', () => {
    const pages = Array.from({ length: 60 }, (_, index) => page(`p${index}`, (index * 7) % 200));
    for (const least of [0.3, 0.5, 0.7, 0.9]) {
      const isAlike = pages.map((one) =>
        pages.some(
          (other) =>
            other.path !== one.path &&
            (other.shingles.length < one.shingles.length ||
              (other.shingles.length === one.shingles.length && other.path < one.path)) &&
            likeness(one.shingles, other.shingles) >= least,
        ),
      );
      const found = new Set(findAlike(pages, least).map(({ path }) => path));
      expect(pages.map(({ path }) => found.has(path))).toEqual(isAlike);
    }
  });

  it('takes seconds for thousands of pages of one template', () => {
    const pages = Array.from({ length: 4_000 }, (_, index) => page(`p${index}-`, 120));
    const before = performance.now();
    expect(findAlike(pages, 0.7)).toEqual([]);
    expect(performance.now() - before).toBeLessThan(10_000);
  });

  it('tells how alike, and finds a text that is in another one by 70 %', () => {
    const [first, second] = [page('a', 20), page('b', 20)];
    const [pair] = findAlike([first, second], 0.7);
    expect(pair).toEqual({ path: 'b', other: 'a', likeness: likeness(first.shingles, second.shingles) });
    expect(findAlike([page('a', 60), page('b', 60)], 0.7)).toEqual([]);
  });
});
