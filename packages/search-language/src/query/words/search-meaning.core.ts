import type { Understood } from '@lawdex/contracts';
import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import { LEGAL_FORMS } from '../../text/text.core.ts';
import { isLargeSpot } from '../places/named-places.core.ts';
import { requiredWords, withEither, type FoundStories, type PracticeReading } from './prevailing.core.ts';
import { typed, type Marked, type Token } from './tokens.core.ts';
import { correctedWord, textWord } from './search-readers.core.ts';
import type { MarkedSearch, SearchContext, SearchMark } from './search-readers.core.ts';

type Filter = Understood['filters'][number];
type Said = ReturnType<typeof saidBy>;

/** The meaning of a search, put together from its marked words. */
export type SearchMeaning = Omit<Said, 'softFilters'>;

/** Puts together what the readers have understood of each word. */
export const meaningOf = (marked: MarkedSearch, { stories, dictionary, exact }: SearchContext): SearchMeaning =>
  withoutDoubtfulPlaces(withSoftFilters(saidBy(marked, stories), dictionary), dictionary, exact);

function saidBy(marked: MarkedSearch, stories: FoundStories) {
  const negated = marked.filter(isNegated);
  const senses = marked.filter(isSense);
  const untold = [...negated, ...senses.filter(tellsNoStory)];
  const told = stories.readings.filter((story) => !untold.some((one) => overlap(story.at, one)));
  return {
    readings: withEither([...told, ...practicesIn(senses)], marked),
    places: senses.flatMap(({ mark: { sense }, tokens }) => (sense.kind === 'place' ? [{ ...sense, tokens }] : [])),
    filters: marked.filter((one) => !isSoft(one)).flatMap(filterOf),
    softFilters: marked.filter(isSoft),
    quoted: marked.flatMap(({ mark }) => (mark.kind === 'quoted' ? [mark.word] : [])),
    words: requiredWords(marked),
    // Initials and the like, which only count where nothing else is said.
    shortWords: marked.flatMap(({ mark }) => (mark.kind === 'short' ? [mark.word] : [])),
    excluded: negated.flatMap(({ mark }) => mark.negated.excluded),
    ignored: marked.flatMap(ignoredOf),
    corrected: marked.flatMap(({ mark }) => mark.corrected),
    asMeant: marked.flatMap(meantWords),
    otherWords: marked
      .filter(({ mark }) => !(mark.kind === 'sense' && mark.sense.kind === 'place'))
      .flatMap(meantWords),
    near: senses.some(({ mark: { sense } }) => sense.kind === 'noise' && sense.near),
    // So it is a name.
    hasLegalForm: endsWithLegalForm(marked),
  };
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

const isSoft = ({ mark }: Marked<SearchMark>): boolean =>
  mark.kind === 'sense' && mark.sense.kind === 'filter' && mark.sense.strength === 'soft';

function filterOf({ mark, tokens }: Marked<SearchMark>): Filter[] {
  if (mark.kind === 'negated') return mark.negated.filters;
  if (mark.kind !== 'sense' || mark.sense.kind !== 'filter') return [];
  const { name, value } = mark.sense;
  return [{ name, value, words: typed(tokens) }];
}

function ignoredOf({ mark, tokens }: Marked<SearchMark>): string[] {
  if (mark.kind === 'negated') return mark.negated.ignored;
  const saysNothing = mark.kind === 'legal-form' || (mark.kind === 'sense' && mark.sense.kind === 'noise');
  return saysNothing ? [typed(tokens)] : [];
}

export const meantWords = ({ mark }: Marked<SearchMark>): string[] =>
  mark.kind === 'negated' ? [] : mark.meant.split(' ');

function endsWithLegalForm(marked: MarkedSearch): boolean {
  const last = marked.at(-1);
  const [word, ...more] = last?.tokens ?? [];
  return marked.length > 1 && word !== undefined && more.length === 0 && !word.literal && LEGAL_FORMS.has(word.word);
}

/** `French divorce lawyer` speaks French; `French` alone is a name. */
function withSoftFilters({ softFilters, ...meaning }: Said, { vocabulary }: Dictionary): SearchMeaning {
  const saysMore = meaning.readings.length > 0 && !meaning.hasLegalForm;
  const isMeant = ({ tokens: [token] }: Marked<SearchMark>): boolean =>
    saysMore && token !== undefined && !vocabulary.isCalled(token.term);
  const names = softFilters.filter((one) => !isMeant(one)).flatMap(({ tokens }) => tokens.slice(0, 1));
  return {
    ...meaning,
    filters: [...meaning.filters, ...softFilters.filter(isMeant).flatMap(filterOf)],
    words: [...meaning.words, ...names.map(textWord)],
  };
}

/** A name that is a small town as well is a name when it stands beside words that say nothing else. */
function withoutDoubtfulPlaces(meaning: SearchMeaning, dictionary: Dictionary, exact: boolean): SearchMeaning {
  if (meaning.words.length === 0 || meaning.readings.length > 0) return meaning;
  const doubtful = meaning.places.filter((place) => place.doubtful);
  const isTyped = (from: string): boolean => doubtful.some(({ tokens }) => typed(tokens) === from);
  const corrected = meaning.corrected.filter(({ from }) => isTyped(from));
  const [states, towns] = [true, false].map((is) => doubtful.filter(({ spot }) => (spot.kind === 'state') === is));
  const names = (towns ?? []).flatMap(({ spot, tokens }) => {
    const isSure = exact || (isLargeSpot(spot) && !corrected.some(({ from }) => from === typed(tokens)));
    return tokens.map((token) => nameFrom(token, isSure, dictionary));
  });
  return {
    ...meaning,
    places: meaning.places.filter((place) => !place.doubtful),
    ignored: [...meaning.ignored, ...(states ?? []).map(({ tokens }) => typed(tokens))],
    words: [...meaning.words, ...names.map(({ word }) => word)],
    corrected: [
      ...meaning.corrected.filter((one) => !corrected.includes(one)),
      ...names.flatMap((name) => name.corrected),
    ],
  };
}

/** A large city is nobody's misspelt name, also where no business is in it. */
function nameFrom(token: Token, isSure: boolean, dictionary: Dictionary) {
  const known = isSure || dictionary.vocabulary.isCalled(token.term);
  return (known ? null : correctedWord(token, dictionary)) ?? { word: textWord(token), corrected: [] };
}
