import { CITIES, type TestCity } from '@lawdex/search-language/testing';

const MANY = 300;

/** A few hundred cities, because the dictionary should be as large as a real one. */
export const MANY_CITIES: readonly TestCity[] = Array.from({ length: MANY }, (_, index) => {
  const base = CITIES[index % CITIES.length] as TestCity;
  const round = Math.floor(index / CITIES.length);
  return round === 0
    ? base
    : { ...base, city: `${base.city} Heights ${String.fromCharCode(65 + round)}`, lat: base.lat + round / 10 };
});
