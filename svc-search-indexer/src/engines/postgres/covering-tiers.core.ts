import type { PlanPlace, PlanWord, Tier } from '@lawdex/search-language/plan';
import { EVERYWHERE } from './tsquery.core.ts';

/** The tiers that find all that the others find too: what any tier finds is asked of these alone. */
export function coveringTiers(tiers: readonly Tier[]): Tier[] {
  const covering: Tier[] = [];
  // Later tiers ask for less.
  for (const tier of tiers.toReversed()) if (!covering.some((wide) => covers(wide, tier))) covering.unshift(tier);
  return covering;
}

/** Each thing that a tier may ask: whether the wide tier asks no more of it than the narrow one. */
const ASKS_NO_MORE: readonly ((wide: Tier, narrow: Tier) => boolean)[] = [
  ({ nameKey }, narrow) => nameKey === undefined || isWithin(keysOf(narrow), [nameKey].flat()),
  ({ words = [] }, narrow) => words.every((word) => narrow.words?.some((other) => finds(word, other))),
  ({ words = [], fields = EVERYWHERE }, narrow) => words.length === 0 || isWithin(narrow.fields ?? EVERYWHERE, fields),
  ({ ownPractices }, narrow) => !ownPractices || isWithin(narrow.ownPractices, ownPractices),
  ({ practices }, narrow) => !practices || isWithin(narrow.practices ?? narrow.ownPractices, practices),
  ({ place }, narrow) => !place || (!!narrow.place && holds(place, narrow.place)),
];

/** Whether the first one finds everything that the second one finds, as far as can be seen from what they ask. */
export const covers = (wide: Tier, narrow: Tier): boolean => ASKS_NO_MORE.every((holdsFor) => holdsFor(wide, narrow));

const keysOf = ({ nameKey }: Tier): string[] | undefined => (nameKey === undefined ? undefined : [nameKey].flat());

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
    isWithin(narrow.zips, wide.zips) &&
    isWithin(narrow.serves ?? [], wide.serves ?? [])
  );
}
