import { CITIES_OFFERED, SEARCH_LANGUAGES, type CitySummary } from '@lawdex/contracts';
import { languageName } from '@lawdex/seo';
import { Button, Field, PositionButton, Select, usePosition } from '@lawdex/ui';
import type { PracticeArea, PracticeIds } from '../../../lib/queries.ts';
import { samePlace, splitPlaces, togglePlace } from '../places.core.ts';
import { Choices, countedText, FilterGroup, Flags, Offers, ValueChoices } from './FilterGroup.tsx';
import { AVAILABILITY, CONSULTATION, RADIUS_CHOICES } from './filter-choices.ts';
import styles from './filters.module.css';
import type { SearchState } from '../search-state.core.ts';
import type { FilterCounts } from '../search.queries.ts';

export interface SearchFiltersProps {
  state: SearchState;
  practices: readonly PracticeArea[];
  /** Undefined until they are needed. */
  practiceIds: PracticeIds | undefined;
  practice: Pick<PracticeArea, 'slug'> | null | undefined;
  cities: readonly CitySummary[];
  counts: FilterCounts | undefined;
  onChange(change: Partial<SearchState>): void;
  /** Called with a slug, or an empty text for all of them. */
  onPractice(slug: string): void;
}

/** All filters. A change takes effect at once. The field names are those of the URL, for the form without JavaScript. */
export function SearchFilters(props: SearchFiltersProps) {
  const { state, practices, practiceIds, practice, cities, counts, onChange, onPractice } = props;
  const languages = [...new Set([...SEARCH_LANGUAGES, ...(state.language ? [state.language] : [])])];
  return (
    <div className={styles.filters}>
      <FilterGroup title="Practice Area">
        <Field label="Practice area" hideLabel>
          <Select
            name="category"
            value={practice?.slug ?? ''}
            onChange={(event) => onPractice(event.currentTarget.value)}
          >
            <option value="">All practice areas</option>
            {practices.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {countedText(name, counts?.categoryId?.[practiceIds?.[slug] ?? ''])}
              </option>
            ))}
          </Select>
        </Field>
      </FilterGroup>
      <ValueChoices name="rating" state={state} counts={counts} onChange={onChange} />
      <ValueChoices name="priceRange" state={state} counts={counts} onChange={onChange} />
      <FilterGroup title="Availability">
        <Flags flags={AVAILABILITY} state={state} counts={counts} onChange={onChange} />
      </FilterGroup>
      <FilterGroup title="Consultation">
        <Flags flags={CONSULTATION} state={state} counts={counts} onChange={onChange} />
      </FilterGroup>
      <LocationFilter
        cities={cities}
        counts={counts?.location}
        location={state.location}
        onChange={(location) => onChange({ location })}
      />
      <DistanceFilter state={state} counts={counts?.radius} onChange={onChange} />
      <ValueChoices name="feeBasis" state={state} counts={counts} onChange={onChange} />
      <FilterGroup title="Language">
        <Field label="Language" hideLabel>
          <Select
            name="language"
            value={state.language ?? ''}
            onChange={(event) => onChange({ language: event.currentTarget.value || undefined })}
          >
            <option value="">Any language</option>
            {languages.map((code) => (
              <option key={code} value={code}>
                {countedText(languageName(code) ?? code, counts?.language?.[code])}
              </option>
            ))}
          </Select>
        </Field>
      </FilterGroup>
    </div>
  );
}

interface LocationFilterProps {
  cities: readonly CitySummary[];
  location: string | undefined;
  counts?: Record<string, number>;
  onChange(location: string | undefined): void;
}

/** The chosen cities and the largest ones; a text box takes any other. All are sent as `location`. */
function LocationFilter({ cities, location, counts, onChange }: LocationFilterProps) {
  const chosen = splitPlaces(location);
  const isChosen = (place: string) => chosen.some((other) => samePlace(other, place));
  const offered = cities.slice(0, CITIES_OFFERED).map(({ city }) => city);
  const extra = chosen.filter((place) => !offered.some((city) => samePlace(city, place)));
  return (
    <FilterGroup title="Location">
      <Offers
        offers={[...extra, ...offered].map((place) => ({
          name: 'location',
          value: place,
          label: place,
          count: counts?.[place],
          checked: isChosen(place),
          onChange: () => onChange(togglePlace(location, place)),
        }))}
      />
    </FilterGroup>
  );
}

interface DistanceFilterProps {
  state: SearchState;
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
        <Button variant="ghost" size="sm" onClick={() => onChange({ near: undefined })}>
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
