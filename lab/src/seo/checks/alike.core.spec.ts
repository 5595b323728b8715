import { shinglesOf, wordsOf } from '../crawl/read-page.ts';
import { textOf } from '../testing/planted-site.ts';
import { findAlike, likeness } from './alike.core.ts';

const shingles = (words: string) => shinglesOf(wordsOf(words));

it.each([
  // a b c | b c d | c d e; b c d | c d e | d e f: 2 of 4.
  ['a b c d e', 'b c d e f', 0.5],
  ['a b c', 'x y z', 0],
  ['A, b; c!', 'a b c', 1],
  ['a b c a b c a b c', 'a b c a b c', 1],
  ['', '', 0],
  ['a', 'a', 1],
])('%j is as like %j as the share of their shingles: %d', (a, b, expected) => {
  expect(likeness(shingles(a), shingles(b))).toBe(expected);
});

/** Pages that share a template and differ in so many words of their own. */
const page = (path: string, own: number) => {
  const words = Array.from({ length: own }, (_, index) => `${path}${index}`).join(' ');
  return { path, shingles: shingles(`${textOf('common')} ${words}`) };
};

it('who asks for the least learns the same of those that are so alike, and of the first before each', () => {
  const pages = Array.from({ length: 60 }, (_, index) => page(`p${index}`, (index * 7) % 200));
  for (const least of [0.3, 0.5, 0.7, 0.9]) {
    const firsts = pages.flatMap((one, place) => {
      const other = pages.slice(0, place).find(({ shingles: before }) => likeness(one.shingles, before) >= least);
      return other ? [[one.path, other.path]] : [];
    });
    expect(findAlike(pages, least).map(({ path, other }) => [path, other])).toEqual(firsts);
  }
});
