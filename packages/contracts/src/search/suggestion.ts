export const SUGGESTION_KINDS = ['practice', 'place', 'business'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** A part of a text: from the character at `from` up to, and without, the one at `to`. */
export interface TextPart {
  from: number;
  to: number;
}

/** One meaning of the words that a visitor is typing. */
export interface Suggestion {
  kind: SuggestionKind;
  /** As visitors read it: `Personal Injury`, `Chicago, IL`, `Smith & Lee LLP`. */
  text: string;
  /** Tells it from others: where a business is, or the other name by which a practice area was found. */
  detail: string | null;
  /** A path on this site: the search for a practice area or a place, or the page of a business. */
  to: string;
  /** The parts of `text` that were typed, in order; none when it was found by another name or a similar spelling. */
  matched: TextPart[];
}

export const SUGGESTIONS_SHOWN = 8;
