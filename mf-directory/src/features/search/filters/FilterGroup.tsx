import { countOf, formatCount } from '@lawdex/contracts';
import { Checkbox, VisuallyHidden } from '@lawdex/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { VALUE_CHOICES } from './filter-choices.ts';
import type { Choice, FlagChoice } from './filter-choices.ts';
import styles from './filters.module.css';
import type { SearchState } from '../search-state.core.ts';
import type { FilterCounts } from '../search.queries.ts';

export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

interface ChoicesProps<T extends string | number> {
  name: string;
  /** The label for no choice. */
  any: string;
  choices: readonly Choice<T>[];
  value: T | undefined;
  onChange(value: T | undefined): void;
  /** Numbers of businesses by value. */
  counts?: Record<string, number>;
}

/** One choice of several. Clicking the active one removes it; without JavaScript 'any' does. */
export function Choices<T extends string | number>({ name, any, choices, value, onChange, counts }: ChoicesProps<T>) {
  return (
    <>
      <Checkbox
        type="radio"
        name={name}
        value=""
        label={any}
        checked={value === undefined}
        onChange={() => onChange(undefined)}
      />
      {choices.map((choice) => (
        <Checkbox
          key={choice.value}
          type="radio"
          name={name}
          value={choice.value}
          label={<Counted label={choice.label} count={counts?.[String(choice.value)]} />}
          checked={value === choice.value}
          onChange={() => onChange(choice.value)}
          onClick={value === choice.value ? () => onChange(undefined) : undefined}
        />
      ))}
    </>
  );
}

interface FilterProps {
  state: SearchState;
  counts: FilterCounts | undefined;
  onChange(change: Partial<SearchState>): void;
}

/** A filter by one of several values. */
export function ValueChoices({ name, state, counts, onChange }: FilterProps & { name: keyof typeof VALUE_CHOICES }) {
  const { title, any, choices } = VALUE_CHOICES[name];
  return (
    <FilterGroup title={title}>
      <Choices
        name={name}
        any={any}
        choices={choices}
        value={state[name]}
        counts={counts?.[name]}
        onChange={(value) => onChange({ [name]: value })}
      />
    </FilterGroup>
  );
}

/** Independent switches. */
export function Flags({ flags, state, counts, onChange }: FilterProps & { flags: readonly FlagChoice[] }) {
  return flags.map(({ name, label }) => (
    <Checkbox
      key={name}
      name={name}
      value="true"
      label={<Counted label={label} count={counts?.[name]?.['true']} />}
      checked={state[name] === true}
      onChange={(event) => onChange({ [name]: event.currentTarget.checked || undefined })}
    />
  ));
}

/** A choice with its number of businesses; only the label until the number is known. Screen readers say `Open Now, 12 firms`. */
export const Counted = ({ label, count }: { label: string; count: number | undefined }) => (
  // One element throughout, because a translated label would stay beside the one that replaces it.
  <span className={clsx(styles.counted, count === 0 && styles.nobody)}>
    {label}
    {count !== undefined && (
      <>
        <VisuallyHidden>{`, ${countOf(count, 'firm')}`}</VisuallyHidden>
        <span className={styles.count} aria-hidden="true">
          {formatCount(count)}
        </span>
      </>
    )}
  </span>
);

/** The same as plain text, for the options of a select. */
export const countedText = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label} (${formatCount(count)})`;
