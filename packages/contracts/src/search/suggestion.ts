import type { components } from '../api/search.generated.ts';

/** The DTOs of the service describe them, field by field; its OpenAPI document hands them over. */
type Answers = components['schemas'];
export const SUGGESTION_KINDS = ['practice', 'place', 'business'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** A part of a text: from the character at `from` up to, and without, the one at `to`. */
export type TextPart = Answers['TextPartDto'];

/** One meaning of the words that a visitor is typing. */
export type Suggestion = Answers['SuggestionDto'];

export const SUGGESTIONS_SHOWN = 8;
