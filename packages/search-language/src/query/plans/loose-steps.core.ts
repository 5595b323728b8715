import { milesBetween, type Position, type Understood, type Widened } from '@lawdex/contracts';
import { ancestors } from '@lawdex/contracts/practice-areas';
import { stateName } from '@lawdex/contracts/us-states';
import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import { MOST_TIERS, type Plan, type PlanPlace, type Tier } from '../../plan/plan.core.ts';
import type { Interpretation } from '../interpret.core.ts';
import { codesOf, type AskedLicence } from '../licences.core.ts';
import {
  bandsAround,
  exactly,
  inName,
  levelsOf,
  spellings,
  strictPlan,
  withParts,
  wordsAnywhere,
} from './strict-plan.core.ts';
import { isNowhere, placeOf, type Spot } from '../places/spot.core.ts';
import { codeTier } from './very-name.core.ts';

/** One way to ask for less when nothing was found. */
export interface LooseStep {
  widened: Widened | null;
  /** Corrections that this step assumes. */
  corrected: Understood['corrected'];
  tiers: Tier[];
}

const NEAR = [10, 25, 50];
const FAR = [50, 100, 250];
/** One of two words is enough only in the name of a business. */
const LEAST_OF_WORDS = 3;

/** Steps that ask for less, the one that keeps most of the search first; together no more tiers than an engine takes. */
export function looseSteps(text: Interpretation, dictionary: Dictionary): LooseStep[] {
  if (text.licence?.isSure && text.licence.number !== null) return withoutLicence(text, text.licence, dictionary);
  const steps = text.words.length > 0 ? [...(text.exact ? [] : respelt(text, dictionary)), ...ofWords(text)] : [];
  if (text.words.length > 0 && (text.practices.length > 0 || text.place)) {
    steps.push(step({ kind: 'practice' }, everyArea(text, levelsOf(text.place?.spot ?? null))));
  }
  return fit([...steps, ...ofPlace(text, dictionary)]);
}

/** Steps without the licence's state, then without the licence. */
function withoutLicence(text: Interpretation, licence: AskedLicence, dictionary: Dictionary): LooseStep[] {
  const elsewhere = licence.state === null ? [] : codesOf({ ...licence, state: null }).map(codeTier);
  const others = { ...text, licence: null, phone: null };
  const { tiers } = strictPlan(others, null);
  const steps = tiers.length > 0 ? [step(null, [...tiers]), ...looseSteps(others, dictionary)] : [];
  return fit([...(elsewhere.length > 0 ? [step(null, elsewhere)] : []), ...steps]);
}

const step = (widened: Widened | null, tiers: Tier[], corrected: Understood['corrected'] = []): LooseStep => ({
  widened,
  corrected,
  tiers,
});

/** Steps that take one word for a misspelt name: beside another name even an English word may be one. */
function respelt({ words, place }: Interpretation, { vocabulary, background }: Dictionary): LooseStep[] {
  const levels = levelsOf(place?.spot ?? null).slice(0, 1);
  return words.flatMap((word, index) => {
    const others = words.filter((_, other) => other !== index).flatMap(({ variants }) => variants.slice(0, 1));
    const [own = ''] = word.variants;
    if (background.english.has(own) && !others.some((other) => vocabulary.isName(other))) return [];
    return vocabulary
      .correct(own)
      .filter((meant) => vocabulary.isName(meant))
      .flatMap((meant) => {
        const named = inName(exactly([...others, meant]));
        return levels.map((place) => step(null, [{ ...named, place }], [{ from: word.typed, to: meant }]));
      });
  });
}

function ofWords(text: Interpretation): LooseStep[] {
  const { words, practices, place } = text;
  const [spelling = []] = spellings(words);
  const levels = levelsOf(place?.spot ?? null).slice(0, 1);
  const elsewhere = practices.length > 0 || place ? [step({ kind: 'everywhere' }, [inName(spelling)])] : [];
  if (words.length < 2) return elsewhere;
  const fewer = spelling.map((_, left) => spelling.filter((__, index) => index !== left));
  const inNames = fewer.flatMap((some) => levels.map((at): Tier => ({ ...inName(some), place: at })));
  const anywhere = fewer.flatMap((some) => levels.map((at): Tier => ({ ...wordsAnywhere(some), place: at })));
  const tiers = words.length < LEAST_OF_WORDS ? inNames : [...inNames, ...anywhere];
  return [...elsewhere, step({ kind: 'some-words', words: words.length - 1, of: words.length }, tiers)];
}

/** Steps to the same practice where the visitor may still go: around the place, in its state, any lawyer of it, anywhere. */
export function ofPlace(text: Interpretation, dictionary: Dictionary): LooseStep[] {
  const spot = text.place?.spot;
  if (!spot) return aroundField(text, dictionary);
  const everywhere = step({ kind: 'everywhere' }, everyArea(text, [null]));
  const { near, far } = nearby(text, dictionary);
  // A lawyer of another state may not practise there.
  const others = spot.kind === 'state' ? [] : inState({ ...text, practices: [] });
  return [...near, ...aroundField(text, dictionary), ...inState(text), ...others, ...far, everywhere];
}

const FIELD_MILES = 25;

/** A step to the field around a practice that nobody there has. */
function aroundField({ practices, place }: Interpretation, { categories }: Dictionary): LooseStep[] {
  const [around] = practices.flatMap(ancestors);
  const field = around === undefined ? undefined : categories.get(around)?.name;
  if (around === undefined || field === undefined) return [];
  const [level = null] = levelsOf(place?.spot ?? null);
  // The next street may be outside of a quarter of a city.
  const centre = place?.spot.centre ?? null;
  const levels = [level, ...bandsAround(centre, [FIELD_MILES])];
  const tiers = levels.map((at): Tier => ({ why: 'also-practice', practices: [around], place: at }));
  return [step({ kind: 'field', field }, tiers)];
}

/** Steps for a visitor who finds few, the nearest first. */
export function fillers(text: Interpretation, dictionary: Dictionary): LooseStep[] {
  if (text.practices.length === 0) return [];
  const { near, far } = nearby(text, dictionary);
  return [...near, ...inState(text), ...aroundField(text, dictionary), ...far];
}

/** Steps for a visitor who finds nothing: also other practices in the place, before places far away, and in the end the nearest anywhere. */
export function fallbacks(text: Interpretation, dictionary: Dictionary): LooseStep[] {
  const others = inSamePlace(text, true);
  if (text.practices.length === 0) return others;
  const steps = fillers(text, dictionary);
  const isFar = ({ widened }: LooseStep): boolean => widened?.kind === 'nearby' && !NEAR.includes(widened.miles);
  const near = steps.filter((one) => !isFar(one));
  return fit([...near, ...others, ...steps.filter(isFar), ...anywhereElse(text, dictionary)]);
}

/** A step to every business of the place, of any practice. */
export function inSamePlace({ place }: Interpretation, filtered: boolean): LooseStep[] {
  const [level] = place && !isNowhere(place.spot) ? place.spot.levels : [];
  return level ? [step({ kind: 'place', filtered }, [{ why: 'any', place: level }])] : [];
}

const FAR_MILES = [250, 500, 1_000];

function anywhereElse(text: Interpretation, dictionary: Dictionary): LooseStep[] {
  if (!text.place) return [];
  const bands = bandsAround(middleOf(text.place.spot, dictionary), FAR_MILES);
  return [step({ kind: 'everywhere' }, everyArea(text, [...bands, null]))];
}

/** The position from which the nearest to a place are counted; null for several places. */
export function middleOf({ kind, centre, states }: Spot, { background }: Dictionary): Position | null {
  const [state, ...others] = kind === 'state' ? states : [];
  return state !== undefined && others.length === 0 ? background.gazetteer.middleOfState(state) : centre;
}

/** Steps around the place: near ones to towns of its state, whose lawyers may practise there, and far ones across its borders. */
function nearby({ place, ...text }: Interpretation, { places }: Dictionary): Record<'near' | 'far', LooseStep[]> {
  const { centre = null, states = [], levels = [] } = place?.spot ?? {};
  if (!centre) return { near: [], far: [] };
  const around = (miles: number, at: Partial<PlanPlace>): LooseStep =>
    step({ kind: 'nearby', miles, nearest: '' }, everyArea({ place, ...text }, [placeOf(at)]));
  const circles = (bands: readonly number[]) => bands.map((miles) => around(miles, { within: { centre, miles } }));
  if (states.length === 0) return { near: circles(NEAR), far: circles(FAR.slice(1)) };
  const towns = [...places.values()].flatMap(({ key, state, centre: at }) =>
    at && states.includes(state) ? [{ key, miles: milesBetween(centre, at) }] : [],
  );
  const keys = NEAR.map((most) => towns.flatMap(({ key, miles }) => (miles <= most ? [key] : [])));
  const near = NEAR.flatMap((miles, band) => {
    const cityKeys = keys[band] ?? [];
    const known = keys[band - 1] ?? levels[0]?.cityKeys ?? [];
    return cityKeys.some((key) => !known.includes(key)) ? [around(miles, { cityKeys })] : [];
  });
  return { near, far: circles(FAR) };
}

const inState = (text: Interpretation): LooseStep[] =>
  (text.place?.spot.states ?? []).map((state) =>
    step({ kind: 'state', state: stateName(state) ?? state }, everyArea(text, [placeOf({ states: [state] })])),
  );

/** For each place a tier for businesses of the practices or their parts, and one for those that do them too. */
function everyArea({ practices }: Interpretation, levels: readonly (PlanPlace | null)[]): Tier[] {
  const parts = withParts(practices);
  const areas: Tier[] = [
    { why: 'practice', ownPractices: parts },
    { why: 'also-practice', practices: parts },
  ];
  const wanted: Tier[] = parts.length > 0 ? areas : [{ why: 'any' }];
  return levels.flatMap((place) => wanted.map((tier) => ({ ...tier, place })));
}

function fit(steps: readonly LooseStep[]): LooseStep[] {
  const fitting: LooseStep[] = [];
  let tiers = 0;
  for (const one of steps) {
    tiers += one.tiers.length;
    if (tiers <= MOST_TIERS) fitting.push(one);
  }
  return fitting;
}

/** All steps as one plan; `stepOfTier` tells which of them found a hit. */
export const planOfSteps = (steps: readonly LooseStep[], without: Plan['without']): Plan => ({
  tiers: steps.flatMap(({ tiers }) => tiers),
  without,
});

export function stepOfTier(steps: readonly LooseStep[], tier: number | null): LooseStep | undefined {
  let end = 0;
  return tier === null ? undefined : steps.find(({ tiers }) => (end += tiers.length) > tier);
}
