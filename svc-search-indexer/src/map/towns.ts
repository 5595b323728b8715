import type { MapTown } from '@lawdex/contracts';
import { GAZETTEER } from '@lawdex/search-language/lists';
import { placed } from './clusters.core.ts';
import { pointOf } from './projection.ts';
import type { View } from './views.core.ts';

const MOST_TOWNS = 15;
const FEWEST_PEOPLE = 2_000;
// Hundredths of the map that a name takes on a small phone.
const WIDE = 18;
const HIGH = 7;

/** The largest first, drawn when the service starts: for who asks for the first map, it would take too long. */
const TOWNS = GAZETTEER.cities()
  .filter(({ people }) => people >= FEWEST_PEOPLE)
  .sort((a, b) => b.people - a.people)
  .flatMap(({ name, centre }) => ({ name, at: pointOf(centre) }));

/** The largest towns of a view, whose names stand apart from each other and from its edge. */
export function townsOf(view: View): MapTown[] {
  const towns: MapTown[] = [];
  for (const { name, at } of TOWNS) {
    if (towns.length === MOST_TOWNS) break;
    if (!at) continue;
    const { x, y } = placed(at, view);
    const isWithin = x > WIDE / 2 && x < 100 - WIDE / 2 && y > 0 && y < 100 - HIGH;
    if (isWithin && towns.every((town) => Math.abs(town.x - x) > WIDE || Math.abs(town.y - y) > HIGH))
      towns.push({ x, y, name });
  }
  return towns;
}
