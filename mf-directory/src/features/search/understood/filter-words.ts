import type { Understood } from '@lawdex/contracts';
import { languageName } from '@lawdex/seo';
import { AVAILABILITY, CONSULTATION, FEE_CHOICES, PRICE_CHOICES, RATING_CHOICES } from '../filters/filter-choices.ts';
import { listed } from './sentence.core.ts';

type WordFilter = Understood['filters'][number];

const FLAGS = [...AVAILABILITY, ...CONSULTATION];

/** Opening times that only words can ask for; the sidebar offers "now" alone. */
const OPEN: Record<string, string> = {
  weekend: 'Open Weekends',
  evening: 'Open Evenings',
  night: 'Open at Night',
  always: 'Open 24 Hours',
};

/** The label of a filter, the same as in the sidebar where that offers it. */
export function filterLabel({ name, value, words }: WordFilter): string {
  switch (name) {
    case 'rating':
      return labelIn(RATING_CHOICES, value) ?? words;
    case 'priceRange':
      return labelIn(PRICE_CHOICES, value) ?? listed(value.split(','), 'or');
    case 'language':
      return languageName(value) ?? words;
    case 'feeBasis':
      return labelIn(FEE_CHOICES, value) ?? words;
    default:
      return (value === 'true' ? FLAGS.find((flag) => flag.name === name)?.label : openLabel(value)) ?? words;
  }
}

const labelIn = <T extends string | number>(
  choices: readonly { value: T; label: string }[],
  value: string,
): string | undefined => choices.find((choice) => String(choice.value) === value)?.label;

/** Reads `sunday` and `sunday-all-day`. */
function openLabel(value: string): string | undefined {
  const [, initial, rest, allDay] = /^(\w)(\w+day)(-all-day)?$/.exec(value) ?? [];
  if (!initial) return OPEN[value];
  return `Open ${allDay ? '24 Hours on ' : ''}${initial.toUpperCase()}${rest}`;
}
