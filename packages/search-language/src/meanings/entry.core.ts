export const STRENGTHS = ['strong', 'weak', 'soft'] as const;
export const KINDS = ['practice', 'place', 'filter', 'synonym', 'noise', 'none'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** What a phrase is to the search. */
export interface VocabularyEntry {
  /**
   * As visitors type it, in any case, with or without accents: words in a row; or, of a practice, a combination of cues in any order
   * (`PARTNER + hit|punch*`, see `cue.core.ts`).
   */
  phrase: string;
  /**
   * `practice`: `means` is the slug of a practice area. `place`: a city, `Philadelphia, PA`. `filter`: a parameter and its value,
   * `rating=4`. `synonym`: another phrase that it is read as. `noise`: says nothing; `means` is `near` when it asks for firms near the
   * visitor. `none`: has no meaning of its own; takes one away that it has by default.
   */
  kind: (typeof KINDS)[number];
  means: string;
  /**
   * Strong: only what fits is found. Weak: the same, where nothing strong is said (`kids` beside `dog bite`). Soft: what fits comes
   * first, unless the search says nothing else.
   */
  strength: Strength;
}

/** Phrases separated by commas or lines; a line that ends with `|` or `+`, or is followed by ` - `, goes on. */
export function entries(
  kind: VocabularyEntry['kind'],
  means: string,
  phrases: string,
  strength: Strength = 'strong',
): VocabularyEntry[] {
  return phrases
    .replace(/(?<=[|+])\s*\n\s*|\s*\n\s*(?=- )/g, ' ')
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .map((phrase) => ({ phrase, kind, means, strength }));
}

/** What visitors say of a practice area, by how surely they mean it. */
export const said = (slug: string, phrases: Partial<Record<Strength, string>>): VocabularyEntry[] =>
  STRENGTHS.flatMap((strength) => entries('practice', slug, phrases[strength] ?? '', strength));
