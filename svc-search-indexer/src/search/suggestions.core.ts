import type { Understood } from '@lawdex/contracts';
import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import type { Dictionary } from '../dictionary/dictionary.core.ts';
import { practiceTerms } from '../index-definition/document.core.ts';
import { termsOf } from '../index-definition/text.core.ts';

const MOST = 5;

/** Searches that find something, for one that did not: the practice areas closest to its words, else those most looked for. */
export function suggestionsFor({ words, practices }: Understood, { categories, vocabulary }: Dictionary): string[] {
  const typed = words.flatMap(termsOf);
  const meant = new Set([...typed, ...typed.flatMap((word) => vocabulary.correct(word))]);
  const areas = [...categories.values()].map((area) => {
    const terms = new Set(practiceTerms(area.slug, area).flatMap(termsOf));
    return { area, shared: [...meant].filter((word) => terms.has(word)).length };
  });
  const close = areas.filter(({ shared }) => shared > 0).sort((a, b) => b.shared - a.shared);
  const wellKnown = PRACTICE_AREAS.filter(({ parent }) => parent === null).flatMap(
    ({ slug }) => categories.get(slug) ?? [],
  );
  const names = [...practices, ...close.map(({ area }) => area), ...wellKnown].map(({ name }) => name);
  return [...new Set(names)].slice(0, MOST);
}
