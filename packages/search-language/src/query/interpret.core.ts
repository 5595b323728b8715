import type { Understood } from '@lawdex/contracts';
import type { Dictionary } from '../dictionary/dictionary.core.ts';
import { businessKeyOf, isParticle, NOISE_TERMS, stem, termsOf } from '../text/index.ts';
import { licenceIn, withStateOf, type AskedLicence } from './licences.core.ts';
import { pricesIn, saidOnce, unheeded } from './filters/filters-in-words.core.ts';
import { isSentence, phoneIn, readInLine, tokensOf, typed, type Token, type Tokens } from './words/tokens.core.ts';
import { inWholeWords } from './places/short-words.core.ts';
import { placedName, type PlacedName } from './places/placed-name.core.ts';
import { readPlaces } from './places/read-places.core.ts';
import { meaningOf, type SearchMeaning } from './words/search-meaning.core.ts';
import { SEARCH_READERS, searchContext, type TextWord } from './words/search-readers.core.ts';
import { spotOfAll, type Spot } from './places/spot.core.ts';
import { asksForLawyer } from './places/towns.core.ts';
import { asMeant } from './words/spellings.core.ts';
import { dangersIn, prevailing, storiesIn } from './words/prevailing.core.ts';
import { withSurnames } from './words/surnames.core.ts';
import { streetIn, type SaidStreet } from './places/place-phrases.core.ts';
import { inWords } from './words/web-address.core.ts';

export interface MeantPlace {
  spot: Spot;
  words: string;
  /** It may as well be the first word of a business's name: `sterling immigration`. */
  mayBeName: boolean;
}

export interface Interpretation
  extends Omit<WeighedWords, 'storyWords'>, Pick<SearchMeaning, 'excluded' | 'corrected' | 'near'> {
  /** The search as the name of a business: as typed, and as corrected. */
  nameKeys: string[];
  /** The name and its place, when the search may be both. */
  placedName: PlacedName | null;
  /** Every word that a name may hold. */
  nameWords: string[];
  /** Noise words of which some business is called, in a search that says nothing else: `price law`. */
  namesOfNoise: string[];
  place: MeantPlace | null;
  filters: Understood['filters'];
  dangers: string[];
  isSpanish: boolean;
  ignored: string[];
  exact: boolean;
  phone: string | null;
  /** The licence that is asked for; it is not among the words above. */
  licence: AskedLicence | null;
  street: string | null;
  /** The visitor typed something, but no letter or digit. */
  unsearchable: boolean;
}

/** Reads a visitor's words: first licences, prices, addresses and streets, which are taken out; then the rest, phrase by phrase. */
export function interpret(query: string, dictionary: Dictionary, exact = false): Interpretation {
  const asked = licenceIn(query, dictionary);
  const { rest, filters: prices } = pricesIn(inWords(asked?.rest ?? query));
  const asTyped = tokensOf(rest, dictionary);
  const all = withSurnames(inWholeWords(asTyped, dictionary), dictionary);
  const street = streetIn(all, dictionary);
  const tokens = street ? all.filter((token) => !street.tokens.includes(token)) : all;
  const meant = exact ? tokens : tokens.map((token) => asMeant(token, dictionary));
  const places = readPlaces({ tokens, meant, dictionary, exact });
  const stories = storiesIn(meant, dictionary);
  const context = searchContext({ tokens, places, stories, dictionary, exact });
  const marked = readInLine(tokens, SEARCH_READERS, context);
  const meaning = meaningOf(marked, context);
  const wanted = all.filter(isWanted);
  const spot = spotOfAll(meaning.places.map((place) => place.spot));
  const { storyWords, ...weighed } = weigh(meaning, isSentence(wanted), spot !== null, dictionary);
  const filters = [...prices, ...meaning.filters];
  const held = saidOnce(filters);
  const words = [...weighed.words, ...meaning.quoted];
  const dangers = dangersIn(query, meant, dictionary);
  return {
    ...weighed,
    ...streetOrWords(street, words, spot !== null || weighed.practices.length > 0),
    ...namesIn(meaning, [asTyped.filter(isWanted), wanted], dictionary),
    placedName: placedName(marked, wanted, meaning.otherWords, dictionary),
    place: spot && {
      spot,
      words: meaning.places.map((place) => typed(place.tokens)).join(' '),
      mayBeName: mayBeName(meaning, wanted),
    },
    filters: held,
    dangers,
    isSpanish: isSpanish(unnamed(meaning.otherWords, [...weighed.practices, ...dangers], words), dictionary),
    excluded: meaning.excluded,
    ignored: distinct([...meaning.ignored, ...storyWords.map((word) => word.typed), ...unheeded(filters, held)]),
    corrected: meaning.corrected,
    exact,
    near: meaning.near,
    phone: phoneIn(query),
    licence: asked && withStateOf(spot, asked),
    unsearchable: !asked && wanted.length + meaning.excluded.length + filters.length === 0 && query.trim() !== '',
  };
}

/** An address alone is what must be found; beside other words it only says who comes first. */
function streetOrWords(street: SaidStreet | null, words: TextWord[], saysMore: boolean) {
  if (!street || saysMore || words.length > 0) return { words, street: street?.key ?? null };
  return { words: [{ typed: typed(street.tokens), variants: [street.key], prefix: false }], street: null };
}

/** Whether a place is a doubtful one in words that only name a practice, and do not ask for lawyers. */
const mayBeName = ({ places, filters, near }: SearchMeaning, wanted: Tokens): boolean =>
  places.some(({ doubtful }) => doubtful) && filters.length === 0 && !near && !asksForLawyer(wanted);

/** One or two words that are looked for, and nothing that is understood, may be somebody's name: `de la Cruz`. */
function unnamed(all: string[], understood: readonly string[], looked: readonly TextWord[]): string[] {
  if (understood.length > 0 || looked.length > 2) return all;
  return all.filter((word) => !isParticle(word) && !looked.some((one) => one.typed === word));
}

/** Whether more words are only Spanish than only English; names are of no language. */
function isSpanish(words: readonly string[], { background: { english, spanish }, vocabulary }: Dictionary): boolean {
  const among = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
    words.map(stem).filter((term) => one.has(term) && !other.has(term) && !vocabulary.isName(term)).length;
  return among(spanish, english) > among(english, spanish);
}

const isWanted = ({ unwanted }: Token): boolean => !unwanted;

const namesIn = (
  { asMeant, ignored }: SearchMeaning,
  spellings: readonly Tokens[],
  { background: { meanings }, vocabulary }: Dictionary,
): Pick<Interpretation, 'nameKeys' | 'nameWords' | 'namesOfNoise'> => ({
  nameKeys: distinct([...distinct(spellings.map(typed)), asMeant.join(' ')].map(businessKeyOf)),
  nameWords: distinct(asMeant.map(stem).filter((term) => !meanings.isNoise(term))),
  namesOfNoise: ignored
    .flatMap(termsOf)
    .filter((term) => !NOISE_TERMS.has(term) && term.length > 2 && vocabulary.isCalled(term)),
});

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Soft practices only lift their businesses, and so do lifting words; words of a story say no more than its practice. */
type WeighedWords = ReturnType<typeof weigh>;

const NO_WORDS: TextWord[] = [];
// Soft words such as `house` are in many stories: beside more unknown words than these they mean nothing.
const MOST_BESIDE_SOFT = 2;

/** Decides which words must be found: beside a practice names that are no English words, beside a place all that are not English. */
function weigh(meaning: SearchMeaning, isSentence: boolean, isSomewhere: boolean, dictionary: Dictionary) {
  const { vocabulary, background } = dictionary;
  const term = ({ variants: [first = ''] }: TextWord): string => first;
  const isEnglish = (word: TextWord): boolean => background.english.has(term(word));
  const isCalled = (word: TextWord): boolean => vocabulary.isCalled(term(word));
  const { readings, words, shortWords } = meaning;
  const isName = (word: TextWord): boolean =>
    !isEnglish(word) && (isCalled(word) || background.firstNames.has(term(word)));
  const besideName = !isSentence && (meaning.hasLegalForm || words.some(isName));
  const { meant, perhaps } = prevailing(readings, besideName);
  const saysMore = isSentence ? words.length > MOST_BESIDE_SOFT : words.some(isCalled);
  const silent = meant.length > 0 || besideName || saysMore;
  const practices = silent ? meant : perhaps;
  const softPractices = silent ? perhaps : [];
  if (practices.length > 0) {
    const must = words.filter((word) => isCalled(word) && !isEnglish(word));
    const others = words.filter((word) => !must.includes(word));
    const [storyWords, lifting] = isSentence ? [others, NO_WORDS] : [NO_WORDS, others];
    return { practices, softPractices, words: must, lifting, storyWords };
  }
  const must = (word: TextWord): boolean => !isSomewhere || isCalled(word) || !isEnglish(word);
  const looked = words.length > 0 || isSomewhere ? words : shortWords;
  const lifting = words.filter((word) => !must(word));
  return { practices, softPractices, words: looked.filter(must), lifting, storyWords: NO_WORDS };
}
