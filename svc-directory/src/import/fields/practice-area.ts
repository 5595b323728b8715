import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import { editDistance } from '@lawdex/search-language/dictionary';
import { englishWords } from '@lawdex/search-language/lists';
import { defaultMeanings, STRENGTHS } from '@lawdex/search-language/meanings';
import { NOISE_TERMS, phraseOf } from '@lawdex/search-language/text';
import { asIs, doubtful, leftOut, quoted } from './field-reading.core.ts';
import type { FieldReading, Remark } from './field-reading.core.ts';

const PARTS = /\s*(?:[;,|/&+>()•·]|:(?=\s)|\s[-\u2013\u2014](?=\s)|\band\b|\bor\b)\s*/i;
/** How much of its work it is: `Divorce (60%)`. */
const SHARE = /\s*\(?\b\d{1,3} ?%\)?/g;
const NOTHING =
  /^(?:others?|misc(?:ellaneous)?\.?|various|all|any|unspecified|primary|main|secondary|uncategori[sz]ed)$/i;
const LETTERS_FOR_ONE_SLIP = 7;
const LETTERS_FOR_TWO_SLIPS = 11;

const plainKey = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** What the import finds without a reading, and keeps as it is written. */
const WRITTEN = new Set(PRACTICE_AREAS.flatMap(({ slug, name, aliases }) => [slug, name, ...aliases].map(plainKey)));

/** `Tax attorneys` is `tax`. Words in front stay, because they say which: `Legal Malpractice` is no malpractice of doctors. */
function withoutEnding(phrase: string): string {
  const terms = phrase.split(' ');
  if (terms.at(-1) === 'legal') return phrase;
  while (NOISE_TERMS.has(terms.at(-1) ?? '')) terms.pop();
  return terms.join(' ');
}

function slugsByPhrase(): Map<string, string> {
  const slugs = new Map<string, string>();
  const add = (phrase: string, slug: string): void => {
    if (phrase !== '' && !slugs.has(phrase)) slugs.set(phrase, slug);
  };
  const names = PRACTICE_AREAS.flatMap(({ slug, name, aliases, spanish }) =>
    [slug.replaceAll('-', ' '), name, ...aliases, ...spanish].map((text) => [phraseOf(text), slug] as const),
  );
  for (const [phrase, slug] of names) add(phrase, slug);
  for (const [phrase, slug] of names) add(phrase.replace(/ law$/, ''), slug);
  return slugs;
}

const SLUGS = slugsByPhrase();

/** The practice area that a whole text means, as the search understands it; null when it means none, or several. */
function areaOf(text: string): string | null {
  const phrase = phraseOf(text);
  const bare = withoutEnding(phrase);
  return SLUGS.get(phrase) ?? SLUGS.get(bare) ?? meantBy(phrase) ?? meantBy(bare) ?? misspelt(bare);
}

function meantBy(phrase: string): string | null {
  const practices = defaultMeanings()
    .of(phrase)
    .filter(({ kind }) => kind === 'practice');
  const strength = STRENGTHS.find((one) => practices.some((practice) => practice.strength === one));
  const slugs = new Set(practices.filter((practice) => practice.strength === strength).map(({ means }) => means));
  return onlyOf(slugs);
}

function misspelt(phrase: string): string | null {
  if (phrase.length < LETTERS_FOR_ONE_SLIP) return null;
  const slips = phrase.length < LETTERS_FOR_TWO_SLIPS ? 1 : 2;
  const near = [...SLUGS].filter(([known]) => known[0] === phrase[0] && editDistance(phrase, known, slips) <= slips);
  return onlyOf(new Set(near.flatMap(([known, slug]) => (isSpeltRight(phrase, known) ? [] : slug))));
}

/** Whether words that differ are words: `Business information` is not a slip of business formation. */
function isSpeltRight(phrase: string, known: string): boolean {
  const terms = known.split(' ');
  return phrase.split(' ').some((term) => englishWords().has(term) && !terms.includes(term));
}

function onlyOf(slugs: ReadonlySet<string>): string | null {
  const [only, ...others] = slugs;
  return only !== undefined && others.length === 0 ? only : null;
}

interface Areas {
  slugs: readonly string[];
  /** Parts of the text that mean no practice area. */
  unknown: readonly string[];
}

/** The practice areas of a text: of the whole, else of its parts. */
function areasIn(written: string): Areas {
  const text = written.replace(SHARE, '').trim();
  const whole = areaOf(text);
  if (whole !== null) return { slugs: [whole], unknown: [] };
  const parts = text.split(PARTS).filter((part) => part !== '' && !saysNothing(part));
  const read = parts.map((part) => ({ part, slug: areaOf(part) }));
  return {
    slugs: [...new Set(read.flatMap(({ slug }) => slug ?? []))],
    unknown: read.flatMap(({ part, slug }) => (slug === null ? [part] : [])),
  };
}

/** `Attorney`, `Law Firm`: so are all of them. */
const saysNothing = (written: string): boolean =>
  NOTHING.test(written) ||
  phraseOf(written)
    .split(' ')
    .every((term) => NOISE_TERMS.has(term));

const EMPTY = 'empty, because it names no practice area';
const empty = (written: string): FieldReading => ({
  value: null,
  remarks: [{ kind: 'changed', text: `${quoted(written)} read as ${EMPTY}` }],
  problem: null,
});

/** The practice area of a firm: the first, when it names several. What means none stays, because it may be a kind of court. */
export function readCategory(written: string): FieldReading {
  if (WRITTEN.has(plainKey(written))) return asIs(written);
  const { slugs, unknown } = areasIn(written);
  const [first, ...others] = slugs;
  if (first === undefined) return saysNothing(written) ? empty(written) : asIs(written);
  const remarks: Remark[] = [
    { kind: 'changed', text: `${quoted(written)} read as ${first}` },
    ...others.map((slug) =>
      leftOut(`${slug} is left out: other practice areas have the column additionalPracticeAreas`),
    ),
    ...unknown.map((part) => doubtful(`${quoted(part)} is no practice area that is known`)),
  ];
  return { value: first, remarks, problem: null };
}

const SEPARATORS = /[;,|\n•·]/;
/** Whether the check knows what separates the items. */
const isList = (written: string | readonly string[]): boolean => typeof written !== 'string' || !/[\n•·]/.test(written);

/** Practice areas from a list. What means none, or a part that does, stays and is refused later. */
export function readCategories(written: string | readonly string[]): FieldReading {
  const items = (typeof written === 'string' ? written.split(SEPARATORS) : written)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  if (items.every((item) => WRITTEN.has(plainKey(item)))) return asIs(isList(written) ? written : items);
  const read = items.map((item) => ({ item, isWritten: WRITTEN.has(plainKey(item)), ...areasIn(item) }));
  const isEmpty = ({ isWritten, slugs, item }: (typeof read)[number]): boolean =>
    !isWritten && slugs.length === 0 && saysNothing(item);
  const value = read.flatMap((one) => {
    if (isEmpty(one)) return [];
    return one.isWritten || one.slugs.length === 0 ? [one.item] : [...one.slugs, ...one.unknown];
  });
  const changes = read.filter(({ item }) => !value.includes(item));
  const told = changes.map((one): Remark => ({
    kind: 'changed',
    text: `${quoted(one.item)} read as ${isEmpty(one) ? EMPTY : [...one.slugs, ...one.unknown].join(', ')}`,
  }));
  return { value: [...new Set(value)], remarks: told, problem: null };
}
