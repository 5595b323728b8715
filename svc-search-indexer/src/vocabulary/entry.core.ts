/** What a phrase is to the search. */
export interface VocabularyEntry {
  /** As visitors type it, in any case, with or without accents. */
  phrase: string;
  /**
   * `practice`: `means` is the slug of a practice area. `place`: a city, `Philadelphia, PA`. `filter`: a parameter and its value,
   * `rating=4`. `synonym`: another phrase that it is read as. `noise`: says nothing; `means` is `near` when it asks for firms near the
   * visitor. `none`: has no meaning of its own; takes one away that it has by default.
   */
  kind: 'practice' | 'place' | 'filter' | 'synonym' | 'noise' | 'none';
  means: string;
  /** Strong: only what fits is found. Soft: what fits comes first, unless the search says nothing else. */
  strength: 'strong' | 'soft';
}

/** Phrases separated by commas. */
export function entries(
  kind: VocabularyEntry['kind'],
  means: string,
  phrases: string,
  strength: VocabularyEntry['strength'] = 'strong',
): VocabularyEntry[] {
  return phrases.split(',').map((phrase) => ({ phrase: phrase.trim(), kind, means, strength }));
}
