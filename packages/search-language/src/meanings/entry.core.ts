export const STRENGTHS = ['strong', 'weak', 'soft'] as const;
export const KINDS = ['practice', 'place', 'filter', 'synonym', 'noise', 'none'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** A phrase and its meaning to the search. */
export interface VocabularyEntry {
  /**
   * As visitors type it, in any case, with or without accents: words in a row; or, for a practice, a combination of cues in any order
   * (`PARTNER + hit|punch*`, see `combination.core.ts`).
   */
  phrase: string;
  /**
   * The slug of a `practice`; a `place`, `Philadelphia, PA`; a `filter` and its value, `rating=4`; the phrase that a `synonym` is read
   * as; `near` for `noise` that asks for businesses nearby; otherwise empty. `none` takes a default meaning away.
   */
  kind: (typeof KINDS)[number];
  means: string;
  /**
   * Strong: only what fits is found. Weak: the same, where nothing strong is said (`kids` beside `dog bite`). Soft: what fits comes
   * first, unless the search says nothing else. In a sentence weak filters mean nothing.
   */
  strength: Strength;
}

const HEADING = new RegExp(`^(${KINDS.join('|')})(?: (.+?))??(?: \\((${STRENGTHS.join('|')})\\))?$`);

/** The meaning that a heading of a table gives to the phrases below it: `practice tax-law (weak)`. Null when it is written wrong. */
export function meaningOfHeading(heading: string): Omit<VocabularyEntry, 'phrase'> | null {
  const [, written, means = '', said] = HEADING.exec(heading) ?? [];
  const kind = KINDS.find((one) => one === written);
  return kind ? { kind, means, strength: STRENGTHS.find((one) => one === said) ?? 'strong' } : null;
}
