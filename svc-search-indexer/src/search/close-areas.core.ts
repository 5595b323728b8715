import { ancestors, descendants, PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import type { Dictionary } from '../dictionary/dictionary.core.ts';
import { practiceTerms } from '../index-definition/document.core.ts';
import { termsOf } from '../index-definition/text.core.ts';

// Shorter words are like too many others.
const SHORTEST = 4;
const LEAST_ALIKE = 0.6;
const BY_DESCRIPTION = 0.5;

/** Slugs of practice areas that a search may have meant, the closest first: around the one that it names, else by words and letters. */
export function closeAreas(practices: readonly string[], words: readonly string[], dictionary: Dictionary): string[] {
  const related = practices.flatMap((slug) => [slug, ...ancestors(slug), ...descendants(slug), ...siblings(slug)]);
  const known = related.filter((slug) => dictionary.categories.has(slug));
  return [...new Set([...known, ...byWords(words.flatMap(termsOf), dictionary)])];
}

const siblings = (slug: string): string[] => ancestors(slug).slice(0, 1).flatMap(descendants);

const DESCRIBED = new Map(PRACTICE_AREAS.map(({ slug, description }) => [slug, new Set(termsOf(description))]));
/** Terms of each area; a dictionary never changes. */
const termsOfAreas = new WeakMap<Dictionary, ReadonlyMap<string, ReadonlySet<string>>>();

function ownTerms(dictionary: Dictionary): ReadonlyMap<string, ReadonlySet<string>> {
  const areas = [...dictionary.categories.values()];
  const own =
    termsOfAreas.get(dictionary) ??
    new Map(areas.map((area) => [area.slug, new Set(practiceTerms(area.slug, area).flatMap(termsOf))]));
  termsOfAreas.set(dictionary, own);
  return own;
}

function byWords(terms: readonly string[], dictionary: Dictionary): string[] {
  const telling = terms.filter((term) => term.length >= SHORTEST);
  // A word of many descriptions says little about any of them.
  const rarity = (term: string): number => 1 / [...DESCRIBED.values()].filter((own) => own.has(term)).length;
  return [...ownTerms(dictionary)]
    .map(([slug, own]) => {
      const closeness = telling.map((term) => {
        if (own.has(term)) return 1;
        const letters = Math.max(0, ...[...own].map((other) => alike(term, other)));
        const mentioned = DESCRIBED.get(slug)?.has(term) ? BY_DESCRIPTION * rarity(term) : 0;
        return Math.max(mentioned, letters >= LEAST_ALIKE ? letters : 0);
      });
      return { slug, closeness: closeness.reduce((sum, value) => sum + value, 0) };
    })
    .filter(({ closeness }) => closeness > 0)
    .sort((a, b) => b.closeness - a.closeness)
    .map(({ slug }) => slug);
}

/** How many pairs of neighbouring letters two words share, 1 for all (Dice). */
function alike(a: string, b: string): number {
  if (b.length < SHORTEST || Math.abs(a.length - b.length) > a.length / 2) return 0;
  const pairs = (word: string): Set<string> =>
    new Set(Array.from(word.slice(1), (letter, at) => `${word[at]}${letter}`));
  const others = pairs(b);
  const own = pairs(a);
  return (2 * [...own].filter((pair) => others.has(pair)).length) / (own.size + others.size);
}
