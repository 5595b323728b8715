import { CITIES_OFFERED } from '@lawdex/contracts';
import type { CitySummary } from '@lawdex/contracts';
import { Checkbox, Field, SuggestInput } from '@lawdex/ui';
import { useEffect, useRef } from 'react';
import { Counted } from './Counted.tsx';
import styles from './filters.module.css';
import { FilterGroup } from './FilterGroup.tsx';
import { samePlace, splitPlaces, togglePlace } from './places.core.ts';

export interface LocationFilterProps {
  cities: readonly CitySummary[];
  location: string | undefined;
  /** By city. */
  counts?: Record<string, number>;
  onChange(location: string | undefined): void;
}

/** The chosen cities, the largest ones, and a box for any other; all are sent as `location`. */
export function LocationFilter({ cities, location, counts, onChange }: LocationFilterProps) {
  const chosen = splitPlaces(location);
  const isChosen = (place: string) => chosen.some((other) => samePlace(other, place));
  const offered = cities.slice(0, CITIES_OFFERED).map(({ city }) => city);
  const another = useEmptiedOn(location);
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
      <Field label="Another city">
        <div ref={another} className={styles.where}>
          <SuggestInput places="send" name="location" autoComplete="off" maxLength={80} enterKeyHint="done" />
        </div>
      </Field>
    </FilterGroup>
  );
}

/** A text box that is emptied once its city has become a line of its own; another box in its place would not have the focus. */
function useEmptiedOn(location: string | undefined) {
  const around = useRef<HTMLDivElement>(null);
  const shown = useRef(location);
  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    const input = around.current?.querySelector('input');
    if (!input?.value) return;
    input.value = '';
    // Its suggestions follow what is typed.
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, [location]);
  return around;
}
