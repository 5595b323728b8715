import { LEAST_RATINGS, SEARCH_LANGUAGES } from '@lawdex/contracts';
import type { Narrowing } from '@lawdex/contracts';
import { languageName } from '@lawdex/seo';
import { Button, Checkbox, Field, Select } from '@lawdex/ui';
import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isNarrowed, readNarrowing } from './narrowing.core.ts';
import styles from './narrow.module.css';

export interface NarrowBarProps {
  narrowing: Narrowing;
  /** The address of the page with this narrowing. */
  pathOf(narrowing: Narrowing): string;
}

const NAMED = SEARCH_LANGUAGES.filter((code) => code !== 'en').map(
  (code) => [code, languageName(code) ?? code] as const,
);

/** Order and filters of a list. A change takes effect at once; without JavaScript, on Apply. */
export function NarrowBar({ narrowing, pathOf }: NarrowBarProps) {
  const navigate = useNavigate();
  const apply = ({ currentTarget: { form } }: FormEvent<HTMLInputElement | HTMLSelectElement>) => {
    if (!form) return;
    const said = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') said.append(name, value);
    void navigate(pathOf(readNarrowing(said)), { replace: true });
  };
  // A form replaces the query of its address, so it repeats the page's own parameters.
  const [action = '', query] = pathOf({}).split('?');
  const { sortBy = '', rating = '', language = '', isOpen = false, freeConsultation = false } = narrowing;
  return (
    <form action={action} method="get" aria-label="Sort and filter" className={styles.bar}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label="Sort by" hideLabel className={styles.choice}>
        <Select name="sortBy" value={sortBy} onChange={apply}>
          <option value="">Best Match</option>
          <option value="rating">Highest Rated</option>
          <option value="name">Name</option>
        </Select>
      </Field>
      <Field label="Rating" hideLabel className={styles.choice}>
        <Select name="rating" value={rating} onChange={apply}>
          <option value="">Any rating</option>
          {LEAST_RATINGS.map((least) => (
            <option key={least} value={least}>
              {least === 5 ? '5 stars' : `${least}+ stars`}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Language" hideLabel className={styles.choice}>
        <Select name="language" value={language} onChange={apply}>
          <option value="">Any language</option>
          {NAMED.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox label="Open Now" name="isOpen" value="true" checked={isOpen} onChange={apply} />
      <Checkbox
        label="Free Consultation"
        name="freeConsultation"
        value="true"
        checked={freeConsultation}
        onChange={apply}
      />
      <Button type="submit" variant="secondary" className={styles.unscripted}>
        Apply
      </Button>
      {isNarrowed(narrowing) && (
        <Link to={pathOf({})} replace className={styles.clear}>
          Clear Filters
        </Link>
      )}
    </form>
  );
}
