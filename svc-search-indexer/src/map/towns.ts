import type { MapTown } from '@lawdex/contracts';
import type { Place } from '@lawdex/search-language/dictionary';
import { placed } from './clusters.core.ts';
import { pointOf } from './projection.ts';
import type { View } from './views.core.ts';

const MOST_TOWNS = 15;
// Hundredths of the map that a name takes on a small phone.
const WIDE = 20;
const HIGH = 8;

/** The towns of a view with most firms, whose names stand apart from each other and from its edge. */
export function townsOf(places: Iterable<Place>, view: View): MapTown[] {
  const towns: MapTown[] = [];
  for (const { city, centre } of [...places].sort((a, b) => b.docs - a.docs)) {
    const at = centre && pointOf(centre);
    if (towns.length === MOST_TOWNS || !at) continue;
    const { x, y } = placed(at, view);
    const isWithin = x > WIDE / 2 && x < 100 - WIDE / 2 && y > 0 && y < 100 - HIGH;
    const isApart = towns.every((town) => Math.abs(town.x - x) > WIDE || Math.abs(town.y - y) > HIGH);
    if (isWithin && isApart) towns.push({ x, y, name: city });
  }
  return towns;
}
