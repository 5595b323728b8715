import { editDistance } from '../dictionary/damerau.core.ts';
import { tableWords } from '../tables/index.ts';
import { CONNECTIVES, stem, withoutLegalForm } from './text.core.ts';

const PARTICLES = tableWords('words/names.txt', 'particles');
const SHORTEST_REST = 3;
const LONGEST_SLIP = 4;
/** Two as one, such as `vander`. */
export const LONGEST_PARTICLE = 6;

export const isParticle = (word: string): boolean => PARTICLES.has(word);

const CLOSED = new Set(
  [...PARTICLES]
    .flatMap((one) => [...PARTICLES].map((other) => one + other))
    .filter((word) => word.length > SHORTEST_REST),
);

export const isTwoParticles = (word: string): boolean => CLOSED.has(word);

/** Whether a word is a particle, but for a mistake perhaps: `vann`, `mca`, `c`. */
export const isNearlyParticle = (word: string): boolean =>
  PARTICLES.has(word) ||
  CLOSED.has(word) ||
  (word.length <= LONGEST_SLIP &&
    [...PARTICLES].some((particle) => particle.length > 1 && editDistance(word, particle, 1) <= 1));

/** Whether a word may be a surname with its particles: `mcdonald`. */
export const beginsWithParticle = (word: string): boolean =>
  [...PARTICLES].some((particle) => word.startsWith(particle) && word.length >= particle.length + SHORTEST_REST);

/** Where a surname ends that begins at a word with particles: 3 for `van der berg`. At that word itself when none begins there. */
export function endOfSurname(words: readonly string[], at: number): number {
  let end = at;
  while (PARTICLES.has(words[end] ?? '')) end++;
  const rest = words[end] ?? '';
  return end > at && rest.length >= SHORTEST_REST && !/\d/.test(rest) ? end + 1 : at;
}

/** Surnames as one word each: `mc donald` -> `mcdonald`, `de la cruz` -> `delacruz`. */
export function surnamesJoined(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length;) {
    const from = at;
    at = Math.max(endOfSurname(words, from), from + 1);
    joined.push(words.slice(from, at).join(''));
  }
  return joined;
}

/** A key that is the same however the name of a business is written: `Mc Donald and Sons, L.L.P.` is `McDonald & Sons`. */
export const businessKeyOf = (name: string): string =>
  surnamesJoined(
    withoutLegalForm(name)
      .split(' ')
      .filter((word) => !CONNECTIVES.has(word)),
  )
    .map(stem)
    .join(' ');
