import { Button, PositionButton, usePosition } from '@lawdex/ui';
import { Choices, FilterGroup } from './FilterGroup.tsx';
import { RADIUS_CHOICES } from './filter-choices.ts';
import styles from './filters.module.css';
import { splitPlaces } from '../places.core.ts';
import type { SearchState } from '../search-state.core.ts';

export interface DistanceFilterProps {
  state: SearchState;
  /** Numbers of businesses by miles. */
  counts?: Record<string, number>;
  onChange(change: Partial<SearchState>): void;
}

/** Miles from the visitor's position, which is asked for on a click, or from the one chosen city. */
export function DistanceFilter({ state, counts, onChange }: DistanceFilterProps) {
  const position = usePosition((near) => onChange({ near }));
  return (
    <FilterGroup title="Distance">
      <Choices
        name="radius"
        any="Any distance"
        choices={RADIUS_CHOICES}
        value={state.radius}
        counts={counts}
        onChange={(radius) => {
          onChange({ radius });
          if (radius !== undefined && !state.near && !state.location) position.ask();
        }}
      />
      {state.near !== undefined && <input type="hidden" name="near" value={state.near} />}
      <p className={styles.hint} role="status">
        {explain(state, position.status)}
      </p>
      {state.near === undefined ? (
        <PositionButton {...position} />
      ) : (
        <Button variant="ghost" size="sm" className={styles.scripted} onClick={() => onChange({ near: undefined })}>
          Forget my location
        </Button>
      )}
    </FilterGroup>
  );
}

function explain(state: SearchState, status: 'idle' | 'asking' | 'refused'): string {
  if (status === 'refused' && !state.near) return 'Your location is not available. Choose one city instead.';
  if (state.near) return 'Measured from your location.';
  const [place, ...others] = splitPlaces(state.location);
  if (place && others.length === 0) return `Measured from the center of ${place}.`;
  return 'Choose one city or use your location to filter and sort by distance.';
}
