import { SEARCH_LANGUAGES } from '@lawdex/contracts';
import { languageName } from '@lawdex/seo';
import { Field, Select } from '@lawdex/ui';
import type { CitySummary } from '@lawdex/contracts';
import type { PracticeArea, PracticeIds } from '../../../lib/queries.ts';
import { DistanceFilter } from './DistanceFilter.tsx';
import { countedText } from './Counted.tsx';
import { FilterGroup, Flags, ValueChoices } from './FilterGroup.tsx';
import { AVAILABILITY, CONSULTATION } from './filter-choices.ts';
import styles from './filters.module.css';
import { LocationFilter } from './LocationFilter.tsx';
import type { SearchState } from '../search-state.core.ts';
import type { FilterCounts } from '../search.queries.ts';

export interface SearchFiltersProps {
  state: SearchState;
  practices: readonly PracticeArea[];
  /** Undefined until they are needed. */
  practiceIds: PracticeIds | undefined;
  /** The one that is chosen. */
  practice: Pick<PracticeArea, 'slug'> | null | undefined;
  cities: readonly CitySummary[];
  /** Undefined while they load. */
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
      <ValueChoices name="priceRange" state={state} counts={counts} onChange={onChange} className={styles.segments} />
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
