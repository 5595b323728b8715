import type { Understood } from '@lawdex/contracts';
import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import { LEGAL_FORMS } from '../../text/text.core.ts';
import { isLargeSpot } from '../places/named-places.core.ts';
import type { Spot } from '../places/spot.core.ts';
import { withEither, wordsOf, type PracticeReading } from './prevailing.core.ts';
import type { Marked } from './line.core.ts';
import type { Excluded } from './negation.core.ts';
import { correctedWord, textWord } from './search-readers.core.ts';
import type { MarkedSearch, SearchContext, SearchMark, TextWord } from './search-readers.core.ts';
import { typed, type Token } from './tokens.core.ts';

type Filter = Understood['filters'][number];

interface SaidPlace {
  spot: Spot;
  doubtful: boolean;
  tokens: readonly Token[];
}

/** The meaning of a search, put together from its marked words. */
export interface SearchMeaning {
  /** Practices that names and stories mean. */
  readings: readonly PracticeReading[];
  places: readonly SaidPlace[];
  filters: readonly Filter[];
  words: readonly TextWord[];
  /** In quotation marks. */
  quoted: readonly TextWord[];
  /** Initials and the like, which only count where nothing else is said. */
  shortWords: readonly TextWord[];
  excluded: readonly Excluded[];
  ignored: readonly string[];
  corrected: Understood['corrected'];
  /** All words, as they were meant. */
  asMeant: readonly string[];
  /** The same without words of places. */
  otherWords: readonly string[];
  /** Businesses near the visitor were asked for. */
  near: boolean;
  /** It ends with `LLC` or the like, so that it is a name. */
  hasLegalForm: boolean;
}

/** Puts together what the readers have understood of each word. */
export function meaningOf(marked: MarkedSearch, { stories, dictionary, exact }: SearchContext): SearchMeaning {
  const negated = marked.filter(isNegated);
  const senses = marked.filter(isSense);
  const untold = senses.filter(tellsNoStory);
  const places = senses.flatMap(({ mark: { sense }, tokens }) =>
    sense.kind === 'place' ? [{ spot: sense.spot, doubtful: sense.doubtful, tokens }] : [],
  );
  const readings = [
    ...stories.readings.filter((story) => ![...negated, ...untold].some((one) => overlap(story.at, one))),
    ...practicesIn(senses),
  ];
  const meaning = {
    readings: withEither(readings, marked),
    places,
    ...filtersIn(marked),
    quoted: marked.flatMap(({ mark }) => (mark.kind === 'quoted' ? [mark.word] : [])),
    words: wordsOf(marked),
    shortWords: marked.flatMap(({ mark }) => (mark.kind === 'short' ? [mark.word] : [])),
    excluded: negated.flatMap(({ mark }) => mark.negated.excluded),
    ignored: marked.flatMap(ignoredOf),
    corrected: marked.flatMap(({ mark }) => mark.corrected),
    asMeant: marked.flatMap(meantWords),
    otherWords: marked
      .filter(({ mark }) => !(mark.kind === 'sense' && mark.sense.kind === 'place'))
      .flatMap(meantWords),
    near: senses.some(({ mark: { sense } }) => sense.kind === 'noise' && sense.near),
    hasLegalForm: endsWithLegalForm(marked),
  };
  return withoutDoubtfulPlaces(withSoftFilters(meaning, dictionary), dictionary, exact);
}

type OfKind<K extends SearchMark['kind']> = Marked<SearchMark & { kind: K }>;

const isNegated = (one: Marked<SearchMark>): one is OfKind<'negated'> => one.mark.kind === 'negated';
const isSense = (one: Marked<SearchMark>): one is OfKind<'sense'> => one.mark.kind === 'sense';

/** `Wheelchair accessible lawyer` tells no story of a wheelchair, and `Dalas TX` none of DACA. */
const tellsNoStory = ({ mark: { sense, corrected } }: OfKind<'sense'>): boolean =>
  (sense.kind === 'noise' && sense.unknowable) || (sense.kind === 'place' && corrected.length > 0);

/** Whether words with another meaning are part of a story, which then does not count. */
const overlap = (words: readonly number[], { at, tokens }: Marked<SearchMark>): boolean =>
  words.some((index) => index >= at && index < at + tokens.length);

const practicesIn = (senses: readonly OfKind<'sense'>[]): PracticeReading[] =>
  senses.flatMap(({ mark: { sense }, at, tokens }) =>
    sense.kind === 'practice' ? [{ ...sense, at: tokens.map((_, index) => at + index), story: false }] : [],
  );

interface SoftFilter {
  filter: Filter;
  token: Token;
}

/** Filters as they were said; the soft ones are filters beside a practice, and words otherwise. */
function filtersIn(marked: MarkedSearch): { filters: readonly Filter[]; softFilters: readonly SoftFilter[] } {
  const filters: Filter[] = [];
  const softFilters: SoftFilter[] = [];
  for (const { mark, tokens } of marked) {
    if (mark.kind === 'negated') filters.push(...mark.negated.filters);
    if (mark.kind !== 'sense' || mark.sense.kind !== 'filter') continue;
    const { name, value, strength } = mark.sense;
    const filter = { name, value, words: typed(tokens) };
    const [token] = tokens;
    if (strength === 'soft' && token) softFilters.push({ filter, token });
    else filters.push(filter);
  }
  return { filters, softFilters };
}

function ignoredOf({ mark, tokens }: Marked<SearchMark>): string[] {
  if (mark.kind === 'negated') return mark.negated.ignored;
  const saysNothing = mark.kind === 'legal-form' || (mark.kind === 'sense' && mark.sense.kind === 'noise');
  return saysNothing ? [typed(tokens)] : [];
}

/** Words as they were meant. */
export const meantWords = ({ mark }: Marked<SearchMark>): string[] =>
  mark.kind === 'negated' ? [] : mark.meant.split(' ');

function endsWithLegalForm(marked: MarkedSearch): boolean {
  const last = marked.at(-1);
  const [word, ...more] = last?.tokens ?? [];
  return marked.length > 1 && word !== undefined && more.length === 0 && !word.literal && LEGAL_FORMS.has(word.word);
}

/** `French divorce lawyer` speaks French; `French` alone is a name. */
function withSoftFilters(
  { softFilters, ...meaning }: SearchMeaning & { softFilters: readonly SoftFilter[] },
  { vocabulary }: Dictionary,
): SearchMeaning {
  const isMeant = ({ token }: SoftFilter): boolean =>
    meaning.readings.length > 0 && !meaning.hasLegalForm && !vocabulary.isCalled(token.term);
  const words = softFilters.filter((one) => !isMeant(one)).map(({ token }) => textWord(token));
  return {
    ...meaning,
    filters: [...meaning.filters, ...softFilters.filter(isMeant).map(({ filter }) => filter)],
    words: [...meaning.words, ...words],
  };
}

/** A name that is a small town as well is a name when it stands beside words that say nothing else. */
function withoutDoubtfulPlaces(meaning: SearchMeaning, dictionary: Dictionary, exact: boolean): SearchMeaning {
  if (meaning.words.length === 0 || meaning.readings.length > 0) return meaning;
  const doubtful = meaning.places.filter((place) => place.doubtful);
  const isCorrected = (tokens: readonly Token[]): boolean =>
    meaning.corrected.some(({ from }) => from === typed(tokens));
  const states = doubtful.filter(({ spot }) => spot.kind === 'state');
  const names = doubtful
    .filter(({ spot }) => spot.kind !== 'state')
    .flatMap(({ spot, tokens }) => {
      const isSure = exact || (isLargeSpot(spot) && !isCorrected(tokens));
      return tokens.map((token) => nameFrom(token, isSure, dictionary));
    });
  const meant = names.flatMap((name) => (name.corrected.length > 0 ? [name.meant] : []));
  return {
    ...meaning,
    places: meaning.places.filter((place) => !place.doubtful),
    ignored: [...meaning.ignored, ...states.map(({ tokens }) => typed(tokens))],
    words: [...meaning.words, ...names.map(({ word }) => word)],
    corrected: [
      ...meaning.corrected.filter(({ from }) => !doubtful.some(({ tokens }) => typed(tokens) === from)),
      ...names.flatMap(({ corrected }) => corrected),
    ],
    asMeant: [...meaning.asMeant, ...meant],
    otherWords: [...meaning.otherWords, ...meant],
  };
}

type NamedWord = Pick<SearchMark & { kind: 'word' }, 'word' | 'meant' | 'corrected'>;

/** A large city is nobody's misspelt name, also where no business is in it. */
function nameFrom(token: Token, isSure: boolean, dictionary: Dictionary): NamedWord {
  const known = isSure || dictionary.vocabulary.isCalled(token.term);
  return (known ? null : correctedWord(token, dictionary)) ?? { word: textWord(token), meant: '', corrected: [] };
}
