import type { Understood, Widened } from '@lawdex/contracts';
import { stateName } from '@lawdex/contracts/us-states';
import type { Dictionary } from '../dictionary/dictionary.core.ts';
import { MOST_TIERS, type Plan, type PlanPlace, type Tier } from '../engines/plan.core.ts';
import type { Interpretation } from './interpret.core.ts';
import { areasOf, exactly, inName, levelsOf, spellings, wordsAnywhere } from './plans.core.ts';
import { placeOf } from './spot.core.ts';

/** One way to ask for less when nothing was found. */
export interface LooseStep {
  widened: Widened | null;
  /** Spellings that this step takes for granted. */
  corrected: Understood['corrected'];
  tiers: Tier[];
}

const NEARBY_MILES = [10, 25, 50, 100, 250];
/** A search for two words is not met by one of them, unless a business is called so. */
const LEAST_OF_WORDS = 3;

/** Ways to ask for less, the one that keeps most of the search first; together no more tiers than an engine takes. */
export function looseSteps(text: Interpretation, dictionary: Dictionary): LooseStep[] {
  const steps = text.words.length > 0 ? [...respelt(text, dictionary), ...ofWords(text)] : [];
  if (text.words.length > 0 && (text.practices.length > 0 || text.place)) {
    steps.push(step({ kind: 'practice' }, everyArea(text, levelsOf(text.place?.spot ?? null))));
  }
  return fit([...steps, ...ofPlace(text)]);
}

const step = (widened: Widened | null, tiers: Tier[], corrected: Understood['corrected'] = []): LooseStep => ({
  widened,
  corrected,
  tiers,
});

/** A word that is one in English may still be a name with a mistake in it: one word at a time, in names only. */
function respelt({ words, place }: Interpretation, { vocabulary }: Dictionary): LooseStep[] {
  const levels = levelsOf(place?.spot ?? null).slice(0, 1);
  return words.flatMap((word, index) => {
    const others = words.filter((_, other) => other !== index).flatMap(({ variants }) => variants.slice(0, 1));
    const [own = ''] = word.variants;
    return vocabulary
      .correct(own)
      .filter((meant) => vocabulary.isName(meant))
      .flatMap((meant) =>
        levels.map((at) =>
          step(null, [{ ...inName(exactly([...others, meant])), place: at }], [{ from: word.typed, to: meant }]),
        ),
      );
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

/** The same field where the visitor may still go: around the place, in its state, anywhere. */
export function ofPlace(text: Interpretation): LooseStep[] {
  const spot = text.place?.spot;
  if (!spot) return [];
  return [...nearby(text), ...inState(text), step({ kind: 'everywhere' }, everyArea(text, [null]))];
}

export function nearby(text: Interpretation): LooseStep[] {
  const centre = text.place?.spot.centre;
  if (!centre) return [];
  return NEARBY_MILES.map((miles) =>
    step({ kind: 'nearby', miles, nearest: '' }, everyArea(text, [placeOf({ within: { centre, miles } })])),
  );
}

export function inState(text: Interpretation): LooseStep[] {
  return (text.place?.spot.states ?? []).map((state) =>
    step({ kind: 'state', state: stateName(state) ?? state }, everyArea(text, [placeOf({ states: [state] })])),
  );
}

/** In one tier for a field and all within it, and one for those that do it too. */
function everyArea({ practices }: Interpretation, levels: readonly (PlanPlace | null)[]): Tier[] {
  const areas = areasOf(practices);
  const kept = areas.length > 3 ? areas.slice(-3) : areas;
  return levels.flatMap((place) => kept.map((area) => ({ ...area, place })));
}

function fit(steps: readonly LooseStep[]): LooseStep[] {
  const kept: LooseStep[] = [];
  let tiers = 0;
  for (const one of steps) {
    tiers += one.tiers.length;
    if (tiers <= MOST_TIERS) kept.push(one);
  }
  return kept;
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
