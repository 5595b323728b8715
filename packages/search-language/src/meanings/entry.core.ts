import { stateName } from '@lawdex/contracts/us-states';
import { filterNamed } from '../plan/filters.core.ts';
import { phraseOf } from '../text/text.core.ts';
import { isCombination } from './combination.core.ts';
import { DANGERS } from './dangers.core.ts';

export const STRENGTHS = ['strong', 'weak', 'soft'] as const;
export const KINDS = ['practice', 'place', 'filter', 'synonym', 'noise', 'none', 'danger'] as const;
/** Kinds that a combination may mean. */
export const TOLD: readonly VocabularyEntry['kind'][] = ['practice', 'danger'];
export type Strength = (typeof STRENGTHS)[number];

export interface VocabularyEntry {
  /** As visitors type it: words in a row; or, for a practice or danger, cues in any order (`PARTNER + hit|punch*`). */
  phrase: string;
  /** What `data/README.md` says of its kind: the slug of a `practice`, `Philadelphia, PA`, `rating=4`; else empty. `none` takes a meaning away. */
  kind: (typeof KINDS)[number];
  means: string;
  /** Strong: only what fits is found. Weak: the same, where nothing strong is said. Soft: what fits comes first, beside other words. */
  strength: Strength;
}

const HEADING = new RegExp(`^(${KINDS.join('|')})(?: (.+?))??(?: \\((${STRENGTHS.join('|')})\\))?$`);

/** The meaning that a heading of a table gives to the phrases below it: `practice tax-law (weak)`. Null when it is written wrong. */
export function meaningOfHeading(heading: string): Omit<VocabularyEntry, 'phrase'> | null {
  const [, written, means = '', said] = HEADING.exec(heading) ?? [];
  const kind = KINDS.find((one) => one === written);
  return kind ? { kind, means, strength: STRENGTHS.find((one) => one === said) ?? 'strong' } : null;
}

interface Check {
  isWrong(entry: VocabularyEntry, isPracticeArea: (slug: string) => boolean): boolean;
  problem: string;
}

const CHECKS: Readonly<Partial<Record<VocabularyEntry['kind'], Check>>> = {
  practice: {
    isWrong: ({ means }, isPracticeArea) => !isPracticeArea(means),
    problem: 'it means a practice area that does not exist',
  },
  filter: {
    isWrong: ({ means }) => filterNamed(means) === null,
    problem: 'it means a filter or value that does not exist',
  },
  danger: { isWrong: ({ means }) => !DANGERS.includes(means), problem: 'it means no kind of danger' },
  place: { isWrong: ({ means }) => !isPlace(means), problem: 'it means no place: write City, ST' },
  synonym: {
    isWrong: ({ phrase, means }) => ['', phraseOf(phrase)].includes(phraseOf(means)),
    problem: 'it means nothing else',
  },
};

/** The mistake in an entry of the vocabulary, in words; null when the entry can be used. */
export function problemOf(entry: VocabularyEntry, isPracticeArea: (slug: string) => boolean): string | null {
  const isStory = TOLD.includes(entry.kind) && isCombination(entry.phrase);
  if (!isStory && phraseOf(entry.phrase) === '') return 'its phrase has no word';
  if (!STRENGTHS.includes(entry.strength)) return 'its strength is unknown';
  const check = CHECKS[entry.kind];
  return check?.isWrong(entry, isPracticeArea) ? check.problem : null;
}

function isPlace(means: string): boolean {
  const [city = '', state = ''] = means.split(', ');
  return phraseOf(city) !== '' && stateName(state) !== undefined;
}
