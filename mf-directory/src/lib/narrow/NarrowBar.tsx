import { LEAST_RATINGS, SEARCH_LANGUAGES, type Narrowing } from '@lawdex/contracts';
import { languageName } from '@lawdex/seo';
import { Button, Checkbox, Field, Select } from '@lawdex/ui';
import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isNarrowed, readNarrowing } from './narrowing.core.ts';
import scripting from '../scripting.module.css';
import styles from './narrow.module.css';

interface NarrowBarProps {
  narrowing: Narrowing;
  pathOf(narrowing: Narrowing): string;
}

const SELECTS = [
  {
    label: 'Sort by',
    name: 'sortBy',
    any: 'Best Match',
    choices: [
      ['rating', 'Highest Rated'],
      ['name', 'Name'],
    ],
  },
  {
    label: 'Rating',
    name: 'rating',
    any: 'Any rating',
    choices: LEAST_RATINGS.map((least) => [least, least === 5 ? '5 stars' : `${least}+ stars`] as const),
  },
  {
    label: 'Language',
    name: 'language',
    any: 'Any language',
    choices: SEARCH_LANGUAGES.filter((code) => code !== 'en').map(
      (code) => [code, languageName(code) ?? code] as const,
    ),
  },
] as const;

/** Order and filters of a list. A change takes effect at once; without JavaScript, on Apply. */
export function NarrowBar({ narrowing, pathOf }: NarrowBarProps) {
  const navigate = useNavigate();
  const apply = ({ currentTarget: { form } }: FormEvent<HTMLInputElement | HTMLSelectElement>) => {
    if (!form) return;
    const chosen = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') chosen.append(name, value);
    void navigate(pathOf(readNarrowing(chosen)), { replace: true });
  };
  // A form replaces the query of its address, so it repeats the page's own parameters.
  const [action = '', query] = pathOf({}).split('?');
  const { isOpen = false, freeConsultation = false } = narrowing;
  return (
    <form action={action} method="get" aria-label="Sort and filter" className={styles.bar}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {SELECTS.map(({ label, name, any, choices }) => (
        <Field key={name} label={label} hideLabel className={styles.choice}>
          <Select name={name} value={narrowing[name] ?? ''} onChange={apply}>
            <option value="">{any}</option>
            {choices.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      <Checkbox label="Open Now" name="isOpen" value="true" checked={isOpen} onChange={apply} />
      <Checkbox
        label="Free Consultation"
        name="freeConsultation"
        value="true"
        checked={freeConsultation}
        onChange={apply}
      />
      <Button type="submit" variant="secondary" className={scripting.unscripted}>
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
