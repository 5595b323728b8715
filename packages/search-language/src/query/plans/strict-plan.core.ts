import { descendants } from '@lawdex/contracts/practice-areas';
import type { Position } from '@lawdex/contracts';
import { MOST_TIERS } from '../../plan/plan.core.ts';
import type { Plan, PlanPlace, PlanWord, TextField, Tier, Unwanted } from '../../plan/plan.core.ts';
import { termsOf } from '../../text/text.core.ts';
import type { Interpretation } from '../interpret.core.ts';
import { codesOf } from '../licences.core.ts';
import type { Excluded } from '../words/negation.core.ts';
import type { TextWord } from '../words/search-readers.core.ts';
import { placeOf, type Spot } from '../places/spot.core.ts';
import { calledSo, codeTier } from './very-name.core.ts';

export const EVERYTHING: Plan = { tiers: [], without: [] };

/** Offices that serve the whole state count as of every place there; others of the state come after them. */
export const LEGAL_AID = 'legal-aid';
const ANYWHERE: readonly TextField[] = ['name', 'practice', 'place', 'text'];
// Shorter beginnings start too many words of descriptions.
const TEXT_PREFIX = 4;
// More spellings of a search than these would be guesses.
const MOST_SPELLINGS = 4;
/** Nearer businesses come first, in steps that a visitor would feel. */
export const DISTANCE_BANDS_MILES = [5, 10, 25, 50, 100] as const;
const NAME_BANDS_MILES = [25, 100] as const;

type Levels = readonly (PlanPlace | null)[];
type Area = Pick<Tier, 'ownPractices' | 'practices' | 'why'>;

/** The plan of a search as it was typed, around where the visitor is when nearer businesses come first. */
export function strictPlan(text: Interpretation, origin: Position | null): Plan {
  const { licence } = text;
  // Only the business with that number is meant.
  if (licence?.isSure && licence.number !== null)
    return planOf({ ...text, nameKeys: [], placedName: null, street: null }, []);
  return planOf(text, tiersOf(text, origin));
}

function tiersOf(text: Interpretation, origin: Position | null): Tier[] {
  const { nameWords, practices, place, words } = text;
  const levels = place?.spot.levels ?? [null];
  const all = nameWords.length > 0 ? [calledAll(text)] : [];
  if (words.length > 0) return [...all, ...named(text, nearestFirst(text, levels, origin)), ...anywhere(text, levels)];
  if (practices.length > 0 || place) {
    const [first, last] = isNameFirst(text) ? [all, []] : [[], all];
    return [
      ...first,
      ...(text.lifting.length > 0 ? lifted(text, levels) : []),
      ...(!place && origin ? nearerFirst(practices, origin) : []),
      ...areasOf(practices).flatMap((area) => levels.map((at) => ({ ...area, place: at }))),
      ...(practices.includes(LEGAL_AID) && place ? aidOf(place.spot) : []),
      ...last,
    ];
  }
  if (text.namesOfNoise.length > 0) return [inName(exactly(text.namesOfNoise)), { why: 'any' }];
  return anyAround(origin);
}

const anyAround = (origin: Position | null): Tier[] => [
  ...bandsAround(origin).map((place): Tier => ({ why: 'any', place })),
  { why: 'any' },
];

const aidOf = ({ states }: Spot): Tier[] =>
  states.length > 0
    ? [{ states: [], serves: states }, { states }].map((place) => ({
        why: 'practice',
        ownPractices: [LEGAL_AID],
        place: placeOf(place),
      }))
    : [];

/** Whether who is called by all of the words is meant before who has the practice. */
const isNameFirst = ({ lifting, place, practices }: Interpretation): boolean =>
  lifting.length > 0 || (practices.length > 0 && place?.mayBeName === true);

/** Every business, the nearest to the visitor first. */
export const everythingAround = (origin: Position | null): Plan =>
  origin ? { tiers: anyAround(origin), without: [] } : EVERYTHING;

/** A tier of businesses called by all of the words; within the place when no name could hold its word: `dui lawyer OR`. */
function calledAll({ nameWords, place }: Interpretation): Tier {
  const all = inName(exactly(nameWords));
  const [level] = place?.spot.levels ?? [];
  return !level || termsOf(place?.words ?? '').some((word) => nameWords.includes(word))
    ? all
    : { ...all, place: level };
}

/** Nearer places first, because many businesses share a name and the nearest is meant. */
const nearestFirst = ({ words, place }: Interpretation, levels: Levels, origin: Position | null): Levels =>
  place || spellings(words).length > 1 ? levels : [...bandsAround(origin, NAME_BANDS_MILES), ...levels];

/** A plan with these tiers behind those for the very name or number of a business. */
export function planOf(text: Interpretation, tiers: readonly Tier[]): Plan {
  const { phone, street, licence, excluded } = text;
  const called = [phone, street, ...codesOf(licence)].flatMap((code) => (code === null ? [] : [codeTier(code)]));
  const without = excluded.map((one) => unwanted(one, text.practices));
  const wanted = [...called, ...calledSo(text), ...tiers];
  // A search for everything needs no tiers, and then costs an engine nothing.
  if (wanted.every(({ why }) => why === 'any') && wanted.every(({ place }) => !place)) return { tiers: [], without };
  // The last ones matter least.
  return { tiers: wanted.slice(0, MOST_TIERS), without };
}

/** An unwanted practice area or place as a whole, otherwise the words; so in `bankruptcy not chapter 7`, which unwants no bankruptcy. */
function unwanted({ practices, place, words }: Excluded, wanted: readonly string[]): Unwanted {
  const others = practices.filter((slug) => !wanted.includes(slug));
  if (others.length > 0) return { practices: withParts(others) };
  const [level] = place?.levels ?? [];
  return level ? { place: level } : { words: exactly(words) };
}

/** Businesses called by the words, in the field and place before others. */
function named({ practices, softPractices, words }: Interpretation, levels: Levels): Tier[] {
  const slugs = practices.length > 0 ? practices : softPractices;
  return spellings(words).flatMap((spelling) =>
    [exactly(spelling.map(({ word }) => word)), spelling].flatMap((wanted) =>
      levels.flatMap((place): Tier[] => [
        ...(slugs.length > 0 ? [{ ...inName(wanted), practices: withParts(slugs), place }] : []),
        ...(practices.length > 0 ? [] : [{ ...inName(wanted), place }]),
      ]),
    ),
  );
}

/** Tiers that lift businesses with the other words in their names or texts, above the rest of the practice. */
function lifted({ practices, lifting }: Interpretation, levels: Levels): Tier[] {
  const [spelling = []] = spellings(lifting);
  const parts = withParts(practices);
  const [place = null] = levels;
  return [
    { ...inName(spelling), ...(parts.length > 0 && { practices: parts }), place },
    { ...wordsAnywhere(spelling), ...(practices.length > 0 && { ownPractices: practices }), place },
  ];
}

function anywhere({ practices, softPractices, words }: Interpretation, levels: Levels): Tier[] {
  const areas =
    practices.length > 0 ? areasOf(practices) : [...areasOf(softPractices).slice(0, 1), { why: 'words' as const }];
  return spellings(words).flatMap((spelling) =>
    levels.flatMap((place) =>
      areas
        .filter(({ why }) => why !== 'any')
        .map(({ ownPractices, practices: also }): Tier => ({
          ...wordsAnywhere(spelling),
          ...(ownPractices && { ownPractices }),
          ...(also && { practices: also }),
          place,
        })),
    ),
  );
}

/** Businesses of a practice first, of several practices the one that was said first; then of its parts; then those that do it too. */
export function areasOf(slugs: readonly string[]): Area[] {
  if (slugs.length === 0) return [{ why: 'any' }];
  const parts = withParts(slugs);
  const others = (slug: string): string[] => slugs.filter((other) => other !== slug);
  const both = slugs.map((slug): Area => ({ why: 'practice', ownPractices: [slug], practices: others(slug) }));
  return [
    ...(slugs.length > 1 ? [...both, { why: 'practice' as const, ownPractices: slugs.slice(0, 1) }] : []),
    { why: 'practice', ownPractices: slugs },
    ...(parts.length > slugs.length ? [{ why: 'practice' as const, ownPractices: parts }] : []),
    { why: 'also-practice', practices: parts },
  ];
}

/** Nearer businesses first; within ten miles only those whose own practice it is. */
function nearerFirst(slugs: readonly string[], origin: Position): Tier[] {
  const parts = withParts(slugs);
  const [next, ...further] = bandsAround(origin).map((place) => ({
    own: { why: 'practice' as const, ownPractices: parts, place },
    also: { why: 'also-practice' as const, practices: parts, place },
  }));
  return [...(next ? [next.own] : []), ...further.flatMap(({ own, also }) => [own, also])];
}

export const withParts = (slugs: readonly string[]): string[] => [
  ...new Set(slugs.flatMap((slug) => [slug, ...descendants(slug)])),
];

export const bandsAround = (centre: Position | null, bands: readonly number[] = DISTANCE_BANDS_MILES): PlanPlace[] =>
  centre === null ? [] : bands.map((miles) => placeOf({ within: { centre, miles } }));

export const exactly = (words: readonly string[]): PlanWord[] => words.map((word) => ({ word, prefix: false }));

export const inName = (words: readonly PlanWord[]): Tier => ({ why: 'name-words', words, fields: ['name'] });

export function wordsAnywhere(words: readonly PlanWord[]): Tier {
  const short = words.some(({ word, prefix }) => prefix && word.length < TEXT_PREFIX);
  return { why: 'words', words, fields: short ? ANYWHERE.filter((field) => field !== 'text') : ANYWHERE };
}

/** Every way of writing all of the words, likeliest spellings first. */
export function spellings(words: readonly TextWord[], most = MOST_SPELLINGS): PlanWord[][] {
  let all: PlanWord[][] = [[]];
  for (const { variants, prefix } of words) {
    all = variants.flatMap((word) => all.map((before) => [...before, { word, prefix }])).slice(0, most);
  }
  return all;
}

export const levelsOf = (spot: Spot | null): (PlanPlace | null)[] => spot?.levels ?? [null];
