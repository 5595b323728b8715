import { countOf, formatCount } from '@lawdex/contracts';
import { Checkbox, VisuallyHidden } from '@lawdex/ui';
import clsx from 'clsx';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { VALUE_CHOICES, type Choice, type FlagChoice } from './filter-choices.ts';
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

/** A checkbox or radio button with the number of businesses that it would leave; undefined until that is known. */
export interface Offer extends Omit<ComponentProps<typeof Checkbox>, 'label'> {
  label: string;
  count: number | undefined;
  /** Few firms have it, so it is folded before its number is known. */
  isRare?: boolean;
}

const foldedOf = (offers: readonly Offer[]): ReadonlySet<string> =>
  new Set(
    offers.flatMap(({ label, checked, count, isRare }) => (!checked && (isRare ? !count : count === 0) ? label : [])),
  );

/** Choices, of which those that find nobody are folded. Those in sight when the first numbers come stay, so that nothing moves. */
export function Offers({ offers }: { offers: readonly Offer[] }) {
  const [folded, setFolded] = useState(() => foldedOf(offers));
  const name = offers[0]?.name;
  const numbers = offers.map(({ count }) => count).join();
  const known = useRef(numbers);
  useEffect(() => {
    if (known.current === numbers) return;
    const { top = 0, height = 0 } = document.querySelector(`aside [name="${name}"]`)?.getBoundingClientRect() ?? {};
    const mayMove = /\d/.test(known.current) || height === 0 || top > window.innerHeight;
    known.current = numbers;
    if (mayMove) setFolded(foldedOf(offers));
  }, [numbers, offers, name]);
  const [shown, rest] = [false, true].map((isIn) => offers.filter(({ label }) => folded.has(label) === isIn));
  const boxOf = ({ label, count, isRare: _, ...box }: Offer) => (
    <Checkbox key={label} {...box} label={<Counted label={label} count={count} />} />
  );
  return (
    <>
      {shown?.map(boxOf)}
      {rest?.length ? (
        <details>
          <summary>{`${rest.length} ${rest.some(({ count }) => count !== 0) ? 'more' : 'that find nothing here'}`}</summary>
          {rest.map(boxOf)}
        </details>
      ) : null}
    </>
  );
}

interface ChoicesProps<T extends string | number> {
  name: string;
  any: string;
  choices: readonly Choice<T>[];
  value: T | undefined;
  onChange(value: T | undefined): void;
  counts?: Record<string, number>;
}

/** One choice of several. Clicking the active one removes it; without JavaScript 'any' does. */
export function Choices<T extends string | number>({ name, any, choices, value, onChange, counts }: ChoicesProps<T>) {
  const radio = { type: 'radio', name } as const;
  return (
    <>
      <Checkbox {...radio} value="" label={any} checked={value === undefined} onChange={() => onChange(undefined)} />
      <Offers
        offers={choices.map((choice) => ({
          ...radio,
          value: choice.value,
          label: choice.label,
          count: counts?.[String(choice.value)],
          checked: value === choice.value,
          onChange: () => onChange(choice.value),
          onClick: value === choice.value ? () => onChange(undefined) : undefined,
        }))}
      />
    </>
  );
}

interface FilterProps {
  state: SearchState;
  counts: FilterCounts | undefined;
  onChange(change: Partial<SearchState>): void;
}

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

export const Flags = ({ flags, state, counts, onChange }: FilterProps & { flags: readonly FlagChoice[] }) => (
  <Offers
    offers={flags.map(({ name, label, isRare }) => ({
      name,
      label,
      isRare,
      value: 'true',
      count: counts?.[name]?.['true'],
      checked: state[name] === true,
      onChange: (event) => onChange({ [name]: event.currentTarget.checked || undefined }),
    }))}
  />
);

/** A choice with its number of businesses; only the label until the number is known. Screen readers say `Open Now, 12 firms`. */
const Counted = ({ label, count }: { label: string; count: number | undefined }) => (
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
