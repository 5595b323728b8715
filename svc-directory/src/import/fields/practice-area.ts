import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import { defaultMeanings, STRENGTHS } from '@lawdex/search-language/meanings';
import { NOISE_TERMS, phraseOf } from '@lawdex/search-language/text';
import { asIs, doubtful, leftOut, quoted, unreadable, type FieldReading } from './field-reading.core.ts';

const PARTS = /[;,|/&+>()•·]|: |\s[-\u2013\u2014]\s|\b(?:and|or)\b/i;
const SEPARATORS = /[;,|\n•·]/;
// A longer text is no name, and its words are not looked up.
const [MOST_ITEMS, LONGEST_NAME] = [50, 120];
// A searcher means legal aid by it, a file its own plan.
const PRICE = /^(?:for )?(?:free|gratis|gratuit[oa])$/i;
const NOTHING = /^(?:others?|misc(?:ellaneous)?\.?|various|all|any|unspecified|uncategori[sz]ed)$/i;

/** `Tax attorneys` is `tax`. Words in front stay, because they say which: `Legal Malpractice` is no malpractice of doctors. */
function withoutEnding(phrase: string): string {
  const terms = phrase.split(' ');
  if (terms.at(-1) === 'legal') return phrase;
  while (NOISE_TERMS.has(terms.at(-1) ?? '')) terms.pop();
  return terms.join(' ');
}

function slugsByPhrase(): Map<string, string> {
  const names = PRACTICE_AREAS.flatMap(({ slug, name, aliases, spanish }) =>
    [slug.replaceAll('-', ' '), name, ...aliases, ...spanish].map((text) => [phraseOf(text), slug] as const),
  );
  const short = names.map(([phrase, slug]) => [phrase.replace(/ law$/, ''), slug] as const);
  // The first of several areas of one phrase has it.
  return new Map([...names, ...short].filter(([phrase]) => phrase !== '').reverse());
}

const SLUGS = slugsByPhrase();
const plainKey = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');
const NAMES = new Set(PRACTICE_AREAS.flatMap(({ slug, name, aliases }) => [slug, name, ...aliases].map(plainKey)));
/** The practice area of this very name, of which nothing is told. */
const called = (text: string): string | undefined =>
  NAMES.has(plainKey(text)) ? SLUGS.get(phraseOf(text)) : undefined;

/** The practice area that a whole text means, as the search understands it; null when it means none, or several. */
function areaOf(text: string): string | null {
  if (text.length > LONGEST_NAME || PRICE.test(text)) return null;
  const phrase = phraseOf(text);
  const bare = withoutEnding(phrase);
  return SLUGS.get(phrase) ?? SLUGS.get(bare) ?? meantBy(phrase) ?? meantBy(bare);
}

function meantBy(phrase: string): string | null {
  const practices = defaultMeanings()
    .of(phrase)
    .filter(({ kind }) => kind === 'practice');
  const strength = STRENGTHS.find((one) => practices.some((practice) => practice.strength === one));
  const strongest = practices.filter((practice) => practice.strength === strength).map(({ means }) => means);
  const [only, ...others] = new Set(strongest);
  return only !== undefined && others.length === 0 ? only : null;
}

interface Areas {
  slugs: readonly string[];
  /** Parts of the text that mean no practice area. */
  unknown: readonly string[];
}

/** The practice areas of a text: of the whole, else of its parts. */
function areasIn(text: string): Areas {
  const whole = areaOf(text);
  if (whole !== null) return { slugs: [whole], unknown: [] };
  const parts = text.split(PARTS, MOST_ITEMS).map((part) => part.trim());
  const read = parts.filter((part) => !saysNothing(part)).map((part) => ({ part, slug: areaOf(part) }));
  return {
    slugs: [...new Set(read.flatMap(({ slug }) => slug ?? []))],
    unknown: read.flatMap(({ part, slug }) => (slug === null ? [part] : [])),
  };
}

/** `Attorney`, `Law Firm`: so are all of them. */
const saysNothing = (written: string): boolean =>
  NOTHING.test(written) ||
  (written.length <= LONGEST_NAME &&
    phraseOf(written)
      .split(' ')
      .every((term) => term === '' || NOISE_TERMS.has(term)));

const ELSEWHERE = 'other practice areas have the column additionalPracticeAreas';

/** The practice area of a firm: the first, when it names several. What means none stays, because it may be a kind of court. */
export function readCategory(written: string): FieldReading {
  const own = called(written);
  if (own !== undefined) return asIs(own);
  const { slugs, unknown } = areasIn(written);
  const [first, ...others] = slugs;
  if (first === undefined) return saysNothing(written) ? readAsNothing(written) : asIs(written);
  const remarks = [
    { kind: 'changed' as const, text: `${quoted(written)} read as ${first}` },
    ...others.map((slug) => leftOut(`${slug} is left out: ${ELSEWHERE}`)),
    ...unknown.map((part) => doubtful(`${quoted(part)} is no practice area that is known`)),
  ];
  return { value: first, remarks, problem: null };
}

const EMPTY = 'empty, because it names no practice area';
const readAsNothing = (written: string): FieldReading => ({
  ...asIs(null),
  remarks: [{ kind: 'changed', text: `${quoted(written)} read as ${EMPTY}` }],
});

/** Practice areas from a list. What means none, or a part that does, stays and is refused later. */
export function readCategories(written: string | readonly string[]): FieldReading {
  const items = (typeof written === 'string' ? written.split(SEPARATORS) : written).map((item) => item.trim());
  if (items.length > MOST_ITEMS) return unreadable(`holds more than ${MOST_ITEMS} items`);
  const read = items.filter((item) => item !== '').map((item) => ({ item, areas: areasOfItem(item) }));
  const changes = read.filter(({ item, areas }) => called(item) === undefined && areas.join() !== item);
  const remarks = changes.map(({ item, areas }) => ({
    kind: 'changed' as const,
    text: `${quoted(item)} read as ${areas.length === 0 ? EMPTY : areas.join(', ')}`,
  }));
  return { ...asIs([...new Set(read.flatMap(({ areas }) => areas))]), remarks };
}

function areasOfItem(item: string): readonly string[] {
  const own = called(item);
  if (own !== undefined) return [own];
  const { slugs, unknown } = areasIn(item);
  return slugs.length > 0 ? [...slugs, ...unknown] : saysNothing(item) ? [] : [item];
}
