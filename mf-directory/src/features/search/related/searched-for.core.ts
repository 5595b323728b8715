import type { Understood } from '@lawdex/contracts';
import { splitPlaces } from '../places.core.ts';
import type { SearchState } from '../search-state.core.ts';
import { LEADS, replacePhrase, withoutPhrase } from '../understood/query-words.core.ts';

export interface SearchedFor {
  query: string | undefined;
  place: string | undefined;
}

/** What a search was about and where, apart from each other, so that other searches can be made of them. */
export function searchedFor({ query, location }: SearchState, understood: Understood): SearchedFor {
  const { practices, place, widened } = understood;
  const hasName = place !== null && place.kind !== 'position' && place.kind !== 'zip';
  return {
    // Some of the words of a widened search are found nowhere.
    query: widened ? practices[0]?.name : query && subjectOf(query, understood),
    place: splitPlaces(location)[0] ?? (hasName ? place.label : undefined),
  };
}

/** The words as they were corrected, without where to look, filters, and what says nothing. */
function subjectOf(query: string, { corrected, ignored, filters, excluded, place }: Understood): string {
  let words = query;
  for (const { from, to } of corrected) words = replacePhrase(words, from, to) ?? words;
  const places = place ? [place.label, place.label.replace(/,.*/, '')] : [];
  for (const name of places) words = withoutPhrase(words, name, LEADS.place) ?? words;
  for (const phrase of ignored) words = withoutPhrase(words, phrase) ?? words;
  for (const filter of filters) words = withoutPhrase(words, filter.words, LEADS.filter) ?? words;
  for (const word of excluded) words = withoutPhrase(words, word, LEADS.excluded) ?? words;
  return words;
}
