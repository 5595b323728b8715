import type { Dictionary } from '../dictionary/dictionary.core.ts';
import {
  MOST_TIERS,
  type Plan,
  type PlanPlace,
  type PlanWord,
  type TextField,
  type Tier,
} from '../engines/plan.core.ts';
import { NOISE_TERMS } from '../index-definition/noise.core.ts';
import { widen, type Interpretation, type MeantPlace, type TextWord } from './interpret.core.ts';
import type { LocationFilter } from './location.core.ts';

export const EVERYTHING: Plan = { tiers: [], without: [] };

const ANYWHERE: readonly TextField[] = ['name', 'practice', 'place', 'text'];
// Two letters begin too many words of descriptions to mean one of them.
const TEXT_PREFIX = 4;
// A word may have been meant as several; beyond these, spellings become guesses.
const MOST_SPELLINGS = 6;

type Reading = Pick<Interpretation, 'practices' | 'place' | 'words'>;

/** The strict reading first, then looser ones, to be tried in turn while nothing is found. */
export function plansFor(interpretation: Interpretation, dictionary: Dictionary): Plan[] {
  const { nameKey, practices, place, words } = interpretation;
  const named: Tier[] = nameKey ? [{ why: 'name', nameKey }] : [];
  const plan = (tiers: readonly Tier[]): Plan => ({ tiers: [...named, ...tiers].slice(0, MOST_TIERS), without: [] });
  const says = practices !== null || place !== null || words.length > 0;
  if (!says) return [EVERYTHING];
  const plans = [plan(tiersOf({ practices, place, words }))];
  const meant = practices !== null || place !== null;
  if (words.length > 0) {
    const wide = words.map((word) => widen(word, dictionary));
    plans.push(plan(tiersOf({ practices, place, words: wide })));
    if (words.length > 1) plans.push(plan(wide.flatMap((word) => tiersOf({ practices, place, words: [word] }))));
    // A business that is elsewhere than the visitor thinks, or does something else, is still the one that was named.
    if (meant) plans.push(plan(spellings(wide).map((spelling) => inName(spelling))));
    if (meant) plans.push(plan(tiersOf({ practices, place, words: [] })));
  }
  if (practices && place) {
    const states = [...new Set([...place.states, ...place.cities.map(({ state }) => state)])];
    plans.push(plan(tiersOf({ practices, place: { cities: [], states, phrases: [] }, words: [] })));
    plans.push(plan(tiersOf({ practices, place: null, words: [] })));
  }
  return plans;
}

export const placeOf = ({ cities, states, zips }: LocationFilter): PlanPlace => ({
  cityKeys: cities.map(({ key }) => key),
  states,
  zips,
  within: null,
});

function tiersOf({ practices, place, words }: Reading): Tier[] {
  const slugs = practices?.slugs ?? [];
  const areas: Pick<Tier, 'ownPractices' | 'practices'>[] = practices
    ? [{ ownPractices: slugs }, { practices: slugs }]
    : [{}];
  const places = place ? placesOf(place) : [{}];
  const inNameToo = [...phraseWords(practices?.phrases), ...phraseWords(place?.phrases)];
  return spellings(words).flatMap((spelling): Tier[] => [
    // "Houston" may be where a business is, or what it is called.
    ...(practices || place ? [inName([...whole(spelling), ...inNameToo])] : []),
    ...(spelling.length > 0
      ? [whole(spelling), spelling].flatMap((exactly) =>
          places.flatMap((there) => areas.map((area) => ({ ...inName(exactly), ...area, ...there }))),
        )
      : []),
    ...places.flatMap((there) => areas.map((area) => ({ ...anywhere(spelling), ...area, ...there, ...whyOf(area) }))),
    ...(place ? areas.map((area) => ({ ...inName([...spelling, ...phraseWords(place.phrases)]), ...area })) : []),
    ...(practices
      ? places.map((there) => ({ ...inName([...spelling, ...phraseWords(practices.phrases)]), ...there }))
      : []),
  ]);
}

function whyOf({ ownPractices, practices }: Pick<Tier, 'ownPractices' | 'practices'>): Partial<Tier> {
  if (ownPractices) return { why: 'practice' };
  return practices ? { why: 'also-practice' } : {};
}

/** The city above its state, when a name is both. */
function placesOf({ cities, states }: MeantPlace): Pick<Tier, 'place'>[] {
  const named = cities.length > 0 ? [{ place: placeOf({ cities, states: [], zips: [] }) }] : [];
  return states.length > 0 ? [...named, { place: placeOf({ cities: [], states, zips: [] }) }] : named;
}

const inName = (words: readonly PlanWord[]): Tier => ({ why: 'name-words', words, fields: ['name'] });

function anywhere(words: readonly PlanWord[]): Tier {
  if (words.length === 0) return { why: 'any' };
  const short = words.some(({ word, prefix }) => prefix && word.length < TEXT_PREFIX);
  return { why: 'words', words, fields: short ? ANYWHERE.filter((field) => field !== 'text') : ANYWHERE };
}

const whole = (words: readonly PlanWord[]): PlanWord[] => words.map(({ word }) => ({ word, prefix: false }));

const phraseWords = (phrases: readonly (readonly string[])[] = []): PlanWord[] =>
  phrases
    .flat()
    .filter((word) => !NOISE_TERMS.has(word))
    .map((word) => ({ word, prefix: false }));

/** Every way of writing all of the words, first spellings first. */
function spellings(words: readonly TextWord[]): PlanWord[][] {
  let all: PlanWord[][] = [[]];
  for (const { variants, prefix } of words) {
    all = variants.flatMap((word) => all.map((before) => [...before, { word, prefix }])).slice(0, MOST_SPELLINGS);
  }
  return all;
}
