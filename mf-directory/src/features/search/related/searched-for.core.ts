import type { Understood } from '@lawdex/contracts';
import { splitPlaces } from '../places.core.ts';
import type { SearchState } from '../search-state.core.ts';
import { namesOf } from '../understood/place-words.core.ts';
import { LEADS, replacePhrase, withoutPhrase } from '../understood/query-words.core.ts';

// More are a story, which nobody would search for again.
const MOST_WORDS = 3;

export interface SearchedFor {
  query: string | undefined;
  place: string | undefined;
}

/** What a search was about and where, apart from each other, so that other searches can be made of them. */
export function searchedFor({ query, location }: SearchState, understood: Understood): SearchedFor {
  const { practices, place, widened } = understood;
  const isUnknown = place?.kind === 'unknown';
  const hasName = place !== null && !isUnknown && place.kind !== 'position' && place.kind !== 'zip';
  return {
    // Some of the words of a widened search are found nowhere.
    query: widened ? practices[0]?.name : ((query && subjectOf(query, understood)) ?? practices[0]?.name),
    place: (isUnknown ? undefined : splitPlaces(location)[0]) ?? (hasName ? place.label : undefined),
  };
}

/** The words as they were corrected, without where to look, filters, and what says nothing; undefined: too many. */
function subjectOf(query: string, { corrected, ignored, filters, excluded, place }: Understood): string | undefined {
  let words = query;
  for (const { from, to } of corrected) words = replacePhrase(words, from, to) ?? words;
  for (const name of place ? namesOf(place) : []) words = withoutPhrase(words, name, LEADS.place) ?? words;
  for (const phrase of ignored) words = withoutPhrase(words, phrase) ?? words;
  for (const filter of filters) words = withoutPhrase(words, filter.words, LEADS.filter) ?? words;
  for (const word of excluded) words = withoutPhrase(words, word, LEADS.excluded) ?? words;
  return words.split(' ').length > MOST_WORDS ? undefined : words;
}
