export const STRENGTHS = ['strong', 'weak', 'soft'] as const;
export const KINDS = ['practice', 'place', 'filter', 'synonym', 'noise', 'none'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** What a phrase means to the search. */
export interface VocabularyEntry {
  /**
   * As visitors type it, in any case, with or without accents: words in a row; or, for a practice, a combination of cues in any order
   * (`PARTNER + hit|punch*`, see `combination.core.ts`).
   */
  phrase: string;
  /**
   * `practice`: `means` is the slug of a practice area. `place`: a city, `Philadelphia, PA`. `filter`: a parameter and its value,
   * `rating=4`. `synonym`: another phrase that it is read as. `noise`: says nothing; `means` is `near` when it asks for businesses near
   * the visitor. `none`: has no meaning of its own; takes one away that it has by default.
   */
  kind: (typeof KINDS)[number];
  means: string;
  /**
   * Strong: only what fits is found. Weak: the same, where nothing strong is said (`kids` beside `dog bite`). Soft: what fits comes
   * first, unless the search says nothing else.
   */
  strength: Strength;
}

const HEADING = new RegExp(`^(${KINDS.join('|')})(?: (.+?))?(?: \\((${STRENGTHS.join('|')})\\))?$`);

/** What a heading of a table says of the phrases below it: `practice tax-law (weak)`. Null when it is written wrong. */
export function meaningOfHeading(heading: string): Omit<VocabularyEntry, 'phrase'> | null {
  const [, written, means = '', said] = HEADING.exec(heading) ?? [];
  const kind = KINDS.find((one) => one === written);
  return kind ? { kind, means, strength: STRENGTHS.find((one) => one === said) ?? 'strong' } : null;
}
