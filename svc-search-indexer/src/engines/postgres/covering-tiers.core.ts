import type { PlanPlace, PlanWord, Tier } from '@lawdex/search-language/plan';
import { EVERYWHERE } from './tsquery.core.ts';

/** The tiers that find all that the others find too: what any tier finds is asked of these alone. */
export function coveringTiers(tiers: readonly Tier[]): Tier[] {
  const covering: Tier[] = [];
  // Later tiers ask for less.
  for (const tier of tiers.toReversed()) if (!covering.some((wide) => covers(wide, tier))) covering.unshift(tier);
  return covering;
}

/** Whether the first one finds everything that the second one finds, as far as can be seen from what they ask. */
export function covers(wide: Tier, narrow: Tier): boolean {
  const { words = [], fields = EVERYWHERE } = wide;
  return (
    (wide.nameKey === undefined || wide.nameKey === narrow.nameKey) &&
    words.every((word) => narrow.words?.some((other) => finds(word, other))) &&
    (words.length === 0 || isWithin(narrow.fields ?? EVERYWHERE, fields)) &&
    (!wide.ownPractices || isWithin(narrow.ownPractices, wide.ownPractices)) &&
    (!wide.practices || isWithin(narrow.practices ?? narrow.ownPractices, wide.practices)) &&
    (!wide.place || (!!narrow.place && holds(wide.place, narrow.place)))
  );
}

const isWithin = <T>(few: readonly T[] | undefined, many: readonly T[]): boolean =>
  few !== undefined && few.every((one) => many.includes(one));

const finds = (wide: PlanWord, { word, prefix }: PlanWord): boolean =>
  wide.prefix ? word.startsWith(wide.word) : word === wide.word && !prefix;

function holds(wide: PlanPlace, narrow: PlanPlace): boolean {
  const [around, inner] = [wide.within, narrow.within];
  const isAround =
    !inner ||
    (around !== null &&
      around.centre.lat === inner.centre.lat &&
      around.centre.lng === inner.centre.lng &&
      around.miles >= inner.miles);
  return (
    isAround &&
    isWithin(narrow.cityKeys, wide.cityKeys) &&
    isWithin(narrow.states, wide.states) &&
    isWithin(narrow.zips, wide.zips)
  );
}
