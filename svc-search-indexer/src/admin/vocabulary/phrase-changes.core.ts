import { remembered } from '@lawdex/search-language/dictionary';
import {
  DANGERS,
  DEFAULT_ENTRIES,
  hasEmptyCue,
  isCombination,
  keyOf,
  problemOf,
  TOLD,
} from '@lawdex/search-language/meanings';
import type { VocabularyEntry } from '@lawdex/search-language/meanings';

export type Meaning = Omit<VocabularyEntry, 'phrase'>;

/** A phrase has each of them once, however strongly. */
export type Sense = Pick<Meaning, 'kind' | 'means'>;

/** All meanings of a phrase; null: those that the code gives it. */
export type Meant = readonly Meaning[] | null;

export type ChangeOutcome = { kind: 'changed'; meant: Meant } | { kind: 'exists' } | { kind: 'missing' };

/** Says in an admin's words that a phrase has no meaning of its own. */
const NOTHING: Meaning = { kind: 'none', means: '', strength: 'strong' };

const DEFAULTS: ReadonlyMap<string, Meaning[]> = groupedByKey(DEFAULT_ENTRIES);

/** Entries of each phrase, however it is written. */
export function groupedByKey(entries: Iterable<VocabularyEntry>): Map<string, Meaning[]> {
  const byKey = new Map<string, Meaning[]>();
  for (const { phrase, kind, means, strength } of entries) {
    remembered(byKey, keyOf(phrase), () => []).push({ kind, means, strength });
  }
  return byKey;
}

export const defaultsOf = (key: string): readonly Meaning[] => DEFAULTS.get(key) ?? [];

const isSame = (one: Sense, other: Sense): boolean => one.kind === other.kind && one.means === other.means;

export function withAdded(key: string, meant: Meant, added: Meaning): ChangeOutcome {
  const standing = meant ?? defaultsOf(key);
  if (standing.some((one) => isSame(one, added))) return { kind: 'exists' };
  // A phrase that gets a meaning no longer has none.
  return { kind: 'changed', meant: [...standing.filter(({ kind }) => kind !== 'none'), added] };
}

export function withChanged(key: string, meant: Meant, from: Sense, to: Sense & Partial<Meaning>): ChangeOutcome {
  const standing = meant ?? defaultsOf(key);
  const old = standing.find((one) => isSame(one, from));
  if (!old) return { kind: 'missing' };
  const changed = { ...old, ...to };
  const others = standing.filter((one) => one !== old);
  const stands =
    others.some((one) => isSame(one, changed)) || (isSame(old, changed) && old.strength === changed.strength);
  if (stands) return { kind: 'exists' };
  return { kind: 'changed', meant: standing.map((one) => (one === old ? changed : one)) };
}

export function withWithdrawn(key: string, meant: Meant, withdrawn: Sense): ChangeOutcome {
  const standing = meant ?? defaultsOf(key);
  if (!standing.some((one) => isSame(one, withdrawn))) return { kind: 'missing' };
  const left = standing.filter((one) => !isSame(one, withdrawn));
  if (left.length > 0) return { kind: 'changed', meant: left };
  // Otherwise what the code says would come back.
  const takesAway = defaultsOf(key).length > 0 && withdrawn.kind !== 'none';
  return { kind: 'changed', meant: takesAway ? [NOTHING] : null };
}

/** Says why an entry cannot be used, and what to write instead; null when it can be used. */
export function adviceOn(entry: VocabularyEntry, isPracticeArea: (slug: string) => boolean): string | null {
  const { phrase, kind, means } = entry;
  if (isCombination(phrase)) {
    if (!TOLD.includes(kind)) return 'Only a practice area or danger is meant by a combination: leave out *, | and +.';
    if (hasEmptyCue(phrase))
      return 'A part of the combination has no word: write a word on both sides of each + and |.';
  }
  if (kind === 'noise' && !['', 'near'].includes(means))
    return 'Noise means nothing: leave Means empty, or write near.';
  if (kind === 'none' && means !== '') return 'A phrase without a meaning means nothing: leave Means empty.';
  const problem = problemOf(entry, isPracticeArea);
  return problem === null ? null : `This cannot be used: ${problem}. ${HOW_TO_SAY[kind]}`;
}

const HOW_TO_SAY: Readonly<Record<VocabularyEntry['kind'], string>> = {
  practice: 'Write the slug of a practice area, such as tax-law.',
  place: 'Write a city, such as Houston, TX.',
  filter: 'Write a filter and its value, such as rating=4 or freeConsultation=true.',
  synonym: 'Write another phrase that it is read as.',
  noise: 'Write a phrase that has a word in it.',
  none: 'Write a phrase that has a word in it.',
  danger: `Write one of ${DANGERS.join(', ')}.`,
};

interface Change {
  by: string;
  action: 'live' | 'undo';
  phrase: string;
  after: Meant;
}

/** The meanings of a phrase, for people: `practice tax-law, strong`. */
export function describeMeant(meant: Meant): string {
  if (meant === null) return 'what the code says';
  return meant
    .map(({ kind, means, strength }) => `${[kind, means].filter(Boolean).join(' ')} (${strength})`)
    .join('; ');
}

/** At most so many are described, the latest ones. */
const MOST_DESCRIBED = 5;

export const describeChanges = (changes: readonly Change[]): string =>
  changes
    .slice(-MOST_DESCRIBED)
    .map(({ by, action, phrase, after }) => {
      const did = action === 'undo' ? 'undid a change of' : 'changed';
      return `${by} ${did} "${phrase}": ${describeMeant(after)}`;
    })
    .join('. ');
