import { LEADS, namesOf, replacePhrase, withoutPhrase } from '@lawdex/contracts';
import type { CategoryRef, Understood, UnderstoodPlace } from '@lawdex/contracts';
import { countFilters, searchUrl, type SearchState } from '../search-state.core.ts';
import { link, listed, plain, quoted, strong, type Segment, type Sentence } from '../sentence.core.ts';
import { say, type Texts, type Understanding } from '../words/words.core.ts';
import { noSuchPlace, practiceNames, wherePhrase, widenedText } from './widened.core.ts';

export interface SaidOf {
  /** The search of the address. Links change one part of it and keep the rest. */
  state: SearchState;
  total: number;
  labelOf(filter: Understood['filters'][number]): string;
}

/** Sentences about what is shown in place of what was asked for; what was understood itself are chips. */
export function understoodSentences(
  understood: Understanding,
  { state, total }: Pick<SaidOf, 'state' | 'total'>,
): Sentence[] {
  return [
    [plain(say(understood.texts, 'site'))].filter(({ text }) => text !== ''),
    licenceSentence(understood, { total, isFiltered: countFilters(state) > 0 }),
    languages(state),
    spelling(understood, state),
    reading(understood, state, total),
    sides(understood, state),
    leftOut(understood),
  ].filter((sentence) => sentence.length > 0);
}

/** A part of the search with the address of the search without it. */
export interface Chip {
  label: string;
  to: string;
}

/** What was understood of the words and the place. */
export function understoodChips(
  understood: Understanding,
  { state, labelOf }: Pick<SaidOf, 'state' | 'labelOf'>,
): Chip[] {
  const { place, filters, excluded } = understood;
  const chip = (label: string, to: string | null): Chip[] => (label && to ? [{ label, to }] : []);
  const said = (label: string, words: string, leads: readonly string[]) => {
    const rest = withoutPhrase(state.query ?? '', words, leads);
    return chip(label, rest === null ? null : withQuery(state, rest));
  };
  return [
    ...chip(practiceNames({ practices: understood.practices }), asWords(place, state)),
    ...(place && place.kind !== 'unknown' ? chip(placeLabel(place, state), everywhere(understood, place, state)) : []),
    ...filters.flatMap((filter) => said(labelOf(filter), filter.words, LEADS.filter)),
    ...excluded.flatMap((word) => said(`Without ${word}`, word, LEADS.excluded)),
  ];
}

/** Without miles that are a filter of their own. */
const placeLabel = (place: UnderstoodPlace, { radius }: SearchState): string =>
  place.radiusMiles !== null && radius === undefined ? wherePhrase(place) : place.label;

/** The same search with another query, which is interpreted anew. */
const withQuery = ({ exact: _exact, ...state }: SearchState, query: string): string =>
  searchUrl({ ...state, query: query || undefined });

/** Adds a sentence that is a link. */
const another = (text: string, href: string, lead = ' '): Segment[] => [plain(lead), link(text, href), plain('.')];
const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;

const languages = ({ query = '', location = '' }: SearchState): Sentence =>
  OTHER_SCRIPT.test(query + location) ? [plain('Searches are read in English and Spanish.')] : [];

function spelling({ corrected, texts }: Understanding, state: SearchState): Sentence {
  const { query = '' } = state;
  if (state.exact)
    return [plain(say(texts, 'exactly')), ...another(say(texts, 'corrections'), withQuery(state, query))];
  if (corrected.length === 0) return [];
  let whole: string | null = query;
  for (const { from, to } of corrected) whole = whole && replacePhrase(whole, from, to);
  return [
    plain(say(texts, 'results')),
    strong(whole ?? listed(corrected.map(({ to }) => to))),
    plain('.'),
    ...another(query, searchUrl({ ...state, exact: true }), say(texts, 'instead')),
  ];
}

function reading(understood: Understanding, state: SearchState, total: number): Sentence {
  const { place, widened, texts } = understood;
  if (widened) {
    return [
      plain(widenedText(widened, understood, total)),
      ...(widened.kind === 'everywhere' ? didYouMean(understood, state) : []),
    ];
  }
  if (place?.kind === 'unknown') {
    const to = everywhere(understood, place, state);
    const elsewhere = to ? another(say(texts, 'searchEverywhere'), to) : [];
    return [plain(noSuchPlace(place, texts)), ...didYouMean(understood, state), ...elsewhere];
  }
  return place ? [...oneOf(place.label, state, texts), ...didYouMean(understood, state)] : [];
}

/** Words that may be said by who was hurt and who is accused: both choose. */
function sides({ sides, texts }: Understanding, state: SearchState): Sentence {
  if (!sides || state.categoryId !== undefined) return [];
  const ways = (said: string, practices: readonly CategoryRef[]): Segment[] => [
    plain(said),
    ...alternatives(
      practices.map(({ name, slug }) => link(name, `${searchUrl(state)}&category=${slug}`)),
      texts,
    ),
  ];
  return [...ways(say(texts, 'hurt'), sides.hurt), ...ways(say(texts, 'accused'), sides.accused), plain('.')];
}

/** A quoted query is searched literally; a place that stands in it as a word stays a place. */
function asWords(place: UnderstoodPlace | null, state: SearchState): string | null {
  const { query } = state;
  if (!query || query.includes('"')) return null;
  const said = place?.words ?? '';
  const rest = said && withoutPhrase(query, said, LEADS.place);
  return withQuery(state, rest ? `"${rest}" ${said}` : `"${query}"`);
}

/** Removes the place: from the words if it stands there, otherwise from the location box or the position. */
function everywhere({ practices, words }: Understanding, place: UnderstoodPlace, state: SearchState): string | null {
  if (state.location !== undefined || state.near !== undefined) {
    const { location: _location, near: _near, radius: _radius, ...elsewhere } = state;
    return searchUrl(elsewhere);
  }
  if (!state.query) return null;
  for (const name of namesOf(place)) {
    const rest = withoutPhrase(state.query, name, LEADS.place);
    if (rest !== null) return withQuery(state, rest);
  }
  // The query had another name for the place, such as nyc, so the rest that was understood is searched for.
  const besides = [...practices.map(({ name }) => name), ...words].join(' ');
  return besides ? withQuery(state, besides) : null;
}

/** `Portland (OR, ME)`: links to the places that share a name. */
function oneOf(label: string, state: SearchState, texts: Texts | undefined): Segment[] {
  const [, city, states] = /^(.+) \(([A-Z]{2}(?:, [A-Z]{2})+)\)$/.exec(label) ?? [];
  if (!city || !states || state.near !== undefined) return [];
  const places = states.split(', ').map((abbreviation) => `${city}, ${abbreviation}`);
  const query = withoutPhrase(state.query ?? '', city, LEADS.place) ?? state.query;
  const links = places.map((place) => link(place, searchUrl({ ...state, query: query || undefined, location: place })));
  return [plain(say(texts, 'onlyIn')), ...alternatives(links, texts), plain('.')];
}

/** Places with a name similar to the unknown one. */
function didYouMean({ place, texts }: Understanding, state: SearchState): Segment[] {
  const like = place?.like ?? [];
  if (like.length === 0) return [];
  const links = like.map((label) => link(label, searchUrl({ ...state, location: label })));
  return [plain(say(texts, 'didYouMean')), ...alternatives(links, texts), plain('?')];
}

const alternatives = (links: readonly Segment[], texts: Texts | undefined): Segment[] =>
  links.flatMap((one, at) => (at === 0 ? [one] : [plain(` ${say(texts, 'or')} `), one]));

const leftOut = ({ leftOut = [], texts }: Understanding): Sentence =>
  leftOut.length === 0 ? [] : [plain(say(texts, 'leftOut', { words: listed(leftOut.map(quoted), say(texts, 'and')) }))];

/** Says whether the typed license number was found, whatever else the search finds. */
export function licenceSentence(
  { licence }: Understanding,
  { total, isFiltered }: { total: number; isFiltered: boolean },
): Sentence {
  if (!licence || licence.number === null) return [];
  const number = strong([licence.state, 'license number', licence.number].filter(Boolean).join(' '));
  const { holder, jurisdiction, checkedAt } = licence.found ?? {};
  const checked = checkedAt ? `, checked ${new Date(checkedAt).toLocaleDateString('en-US', MONTH)}` : '';
  if (licence.isListed && holder)
    return [plain('No. '), strong(licence.number), plain(` is ${holder}’s license, ${jurisdiction}${checked}.`)];
  if (licence.isListed) return [plain('Looking for '), number, plain('.')];
  const fit = isFiltered ? ' that fits your filters' : '';
  const others = total > 0 ? ' Showing what else your search finds.' : '';
  return [plain(`No firm here${fit} lists `), number, plain(`.${others}`)];
}
