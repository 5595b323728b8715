import { beforeLawyers, LEADS, namesOf, replacePhrase, singularSlug, slugify, withoutPhrase } from '@lawdex/contracts';
import type { FoundBusiness, SearchParams, SearchResponse, Understood } from '@lawdex/contracts';
import type { CategoryTerms } from '@lawdex/search-language/text';

// More are a story, which nobody would search for again.
const MOST_WORDS = 3;

/** The subject of other searches, as an address and as visitors read it. */
export interface Subject {
  slug: string;
  label: string;
  /** Before `lawyers`: `Tax` of `Tax Law`. */
  ofLawyers: string;
}

/** Subjects of a search, likeliest first: its words, the practice areas that were heard in them, the one that was chosen. */
export function subjectsOf(
  { query = '', categoryId }: Pick<SearchParams, 'query' | 'categoryId'>,
  understood: Understood,
  categories: Iterable<CategoryTerms>,
): Subject[] {
  const words = wordsAbout(query, understood);
  const chosen = [...categories].filter(({ id }) => id === categoryId);
  const subjects = [
    { slug: slugify(words), label: words, ofLawyers: words },
    ...[...understood.practices, ...chosen].map(({ slug, name }) => ({
      slug: singularSlug(slug),
      label: name,
      ofLawyers: beforeLawyers(name),
    })),
  ];
  return subjects.filter(({ slug }) => slug !== '');
}

/** The words as they were corrected, without where to look, filters, and what says nothing; none of a story. */
function wordsAbout(query: string, { corrected, ignored, filters, excluded, place }: Understood): string {
  let words = query.trim();
  for (const { from, to } of corrected) words = replacePhrase(words, from, to) ?? words;
  for (const name of place ? namesOf(place) : []) words = withoutPhrase(words, name, LEADS.place) ?? words;
  for (const phrase of ignored) words = withoutPhrase(words, phrase) ?? words;
  for (const filter of filters) words = withoutPhrase(words, filter.words, LEADS.filter) ?? words;
  for (const word of excluded) words = withoutPhrase(words, word, LEADS.excluded) ?? words;
  return words.split(/\s+/).length > MOST_WORDS ? '' : words;
}

/** Names of a search's place in an address, likeliest first: as it was understood, as it was typed, and where its first result is. */
export function placeSlugsOf(
  { location = '' }: Pick<SearchParams, 'location'>,
  { understood, businesses }: Pick<SearchResponse, 'understood' | 'businesses'>,
): string[] {
  const { place, widened } = understood;
  const [first = '', second = ''] = location.split(',');
  const isThere = place !== null && place.kind !== 'unknown' && (widened === null || widened.kind === 'nearby');
  const names = [
    ...(place ? understoodNames(place) : []),
    // `Austin, TX, Reno` begins with a city and its state, `Austin, Reno` with a city.
    `${first} ${second}`,
    first,
    ...(isThere ? businesses.slice(0, 1).map(({ city, state }: FoundBusiness) => `${city} ${state}`) : []),
  ];
  return [...new Set(names.map(slugify))].filter(Boolean);
}

/** A state whose name is a city's too is called `washington-state`. */
function understoodNames({ kind, label }: NonNullable<Understood['place']>): string[] {
  if (kind === 'state') return [`${label} state`, label];
  // The first of several places; `Springfield (MA, IL)` are cities of one name.
  return kind === 'city' ? [(label.split(' or ')[0] ?? '').replace(/ *\(.*/, '')] : [];
}
