import { CITIES_OFFERED } from '@lawdex/contracts';
import type { CitySummary } from '@lawdex/contracts';
import { Checkbox } from '@lawdex/ui';
import { Counted } from './Counted.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { samePlace, splitPlaces, togglePlace } from '../places.core.ts';

export interface LocationFilterProps {
  cities: readonly CitySummary[];
  location: string | undefined;
  /** Numbers of businesses by city. */
  counts?: Record<string, number>;
  onChange(location: string | undefined): void;
}

/** The chosen cities and the largest ones; a text box takes any other. All are sent as `location`. */
export function LocationFilter({ cities, location, counts, onChange }: LocationFilterProps) {
  const chosen = splitPlaces(location);
  const isChosen = (place: string) => chosen.some((other) => samePlace(other, place));
  const offered = cities.slice(0, CITIES_OFFERED).map(({ city }) => city);
  const extra = chosen.filter((place) => !offered.some((city) => samePlace(city, place)));
  return (
    <FilterGroup title="Location">
      {[...extra, ...offered].map((place) => (
        <Checkbox
          key={place}
          name="location"
          value={place}
          label={<Counted label={place} count={counts?.[place]} />}
          checked={isChosen(place)}
          onChange={() => onChange(togglePlace(location, place))}
        />
      ))}
    </FilterGroup>
  );
}
