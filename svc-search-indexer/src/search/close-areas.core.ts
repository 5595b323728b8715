import { ancestors, descendants } from '@lawdex/contracts/practice-areas';
import { remembered, type Dictionary } from '@lawdex/search-language/dictionary';
import { practiceTerms, termsOf } from '@lawdex/search-language/text';

// Shorter words are like too many others.
const SHORTEST = 4;
const LEAST_ALIKE = 0.6;

/** Slugs of practice areas that a search may have meant, the closest first: around the one that it names, else by words and letters. */
export function closeAreas(practices: readonly string[], words: readonly string[], dictionary: Dictionary): string[] {
  const related = practices.flatMap((slug) => [slug, ...ancestors(slug), ...descendants(slug), ...siblings(slug)]);
  const known = related.filter((slug) => dictionary.categories.has(slug));
  return [...new Set([...known, ...byWords(words.flatMap(termsOf), dictionary)])];
}

const siblings = (slug: string): string[] => ancestors(slug).slice(0, 1).flatMap(descendants);

/** A word with its pairs of neighbouring letters. */
interface Spelled {
  term: string;
  pairs: ReadonlySet<string>;
}

const spelled = (term: string): Spelled => ({
  term,
  pairs: new Set(Array.from(term.slice(1), (letter, at) => `${term[at]}${letter}`)),
});

/** Terms of each area; a dictionary never changes. */
const termsOfAreas = new WeakMap<Dictionary, ReadonlyMap<string, ReadonlyMap<string, Spelled>>>();

function ownTerms(dictionary: Dictionary): ReadonlyMap<string, ReadonlyMap<string, Spelled>> {
  return remembered(termsOfAreas, dictionary, () => {
    const own = [...dictionary.categories.values()].map((area) => {
      const terms = practiceTerms(area.slug, area).flatMap(termsOf);
      return [area.slug, new Map(terms.map((term) => [term, spelled(term)]))] as const;
    });
    return new Map(own);
  });
}

function byWords(terms: readonly string[], dictionary: Dictionary): string[] {
  const telling = terms.filter((term) => term.length >= SHORTEST).map(spelled);
  return [...ownTerms(dictionary)]
    .map(([slug, own]) => {
      const closeness = telling.map((word) => {
        if (own.has(word.term)) return 1;
        const letters = Math.max(0, ...[...own.values()].map((other) => alike(word, other)));
        return letters >= LEAST_ALIKE ? letters : 0;
      });
      return { slug, closeness: closeness.reduce((sum, value) => sum + value, 0) };
    })
    .filter(({ closeness }) => closeness > 0)
    .sort((a, b) => b.closeness - a.closeness)
    .map(({ slug }) => slug);
}

/** How many pairs of neighbouring letters two words share, 1 for all (Dice). */
function alike(a: Spelled, b: Spelled): number {
  const [own, other] = [a.term.length, b.term.length];
  if (other < SHORTEST || Math.abs(own - other) > own / 2) return 0;
  let shared = 0;
  for (const pair of a.pairs) if (b.pairs.has(pair)) shared++;
  return (2 * shared) / (a.pairs.size + b.pairs.size);
}
