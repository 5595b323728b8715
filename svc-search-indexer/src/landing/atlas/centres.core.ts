import type { Place } from '@lawdex/search-language/dictionary';
import type { Gazetteer } from '@lawdex/search-language/gazetteer';

/** Cities by key, where the gazetteer has them when none of their businesses says where it is. */
export const withCentres = (
  places: ReadonlyMap<string, Place>,
  gazetteer: Pick<Gazetteer, 'city'>,
): ReadonlyMap<string, Place> =>
  new Map(
    [...places].map(([key, place]) => [
      key,
      place.centre ? place : { ...place, centre: gazetteer.city(place.city, place.state)?.centre ?? null },
    ]),
  );
