import type { Understood } from '@lawdex/contracts';
import { languageName } from '@lawdex/seo';
import { AVAILABILITY, CONSULTATION, FEE_CHOICES, RATING_CHOICES } from '../filter-choices.ts';
import { listed } from './sentence.core.ts';

type WordFilter = Understood['filters'][number];

const FLAGS = [...AVAILABILITY, ...CONSULTATION];

/** A filter that was said in words, as its choice in the sidebar is called. */
export function filterLabel({ name, value, words }: WordFilter): string {
  const label = {
    rating: () => RATING_CHOICES.find((choice) => String(choice.value) === value)?.label,
    priceRange: () => listed(value.split(','), 'or'),
    language: () => languageName(value),
    feeBasis: () => FEE_CHOICES.find((choice) => choice.value === value)?.label,
  };
  const found = name in label ? label[name as keyof typeof label]() : FLAGS.find((flag) => flag.name === name)?.label;
  return found ?? words;
}
