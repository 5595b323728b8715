import { VALUE_FILTERS, type ChoiceFilter, type Understood } from '@lawdex/contracts';
import { AVAILABILITY, CONSULTATION, VALUE_CHOICES } from './filter-choices.ts';

type WordFilter = Understood['filters'][number];

const FLAGS = [...AVAILABILITY, ...CONSULTATION];

/** Opening times that only words can ask for; the sidebar offers "now" alone. */
const OPEN: Record<string, string> = {
  first: 'Open now first',
  weekend: 'Open Weekends',
  evening: 'Open Evenings',
  night: 'Open at Night',
  always: 'Open 24 Hours',
};

const valueFilter = (name: string) => VALUE_FILTERS.find((filter) => filter === name);

export const isChoice = (name: string): name is ChoiceFilter =>
  valueFilter(name) !== undefined || FLAGS.some((flag) => flag.name === name);

/** The label of a filter, the same as in the sidebar where that offers it. */
export function filterLabel({ name, value, words }: WordFilter): string {
  const filter = valueFilter(name);
  if (!filter) return (value === 'true' ? FLAGS.find((flag) => flag.name === name)?.label : openLabel(value)) ?? words;
  const { choices, labelOf } = VALUE_CHOICES[filter];
  return choices.find((choice) => String(choice.value) === value)?.label ?? labelOf?.(value) ?? words;
}

/** Reads `sunday` and `sunday-all-day`. */
function openLabel(value: string): string | undefined {
  const [, initial, rest, allDay] = /^(\w)(\w+day)(-all-day)?$/.exec(value) ?? [];
  if (!initial) return OPEN[value];
  return `Open ${allDay ? '24 Hours on ' : ''}${initial.toUpperCase()}${rest}`;
}
