import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import { tableItems, tableRows, tableWords, type TableItem } from '../tables/index.ts';
import { once, remembered } from '../tables/remember.core.ts';
import { atOnce, each, type Steps } from './steps.core.ts';
import { phraseOf } from '../text/text.core.ts';
import { combinationKey, combinationOf, isCombination, type CueGroups } from './combination.core.ts';
import { DANGERS_FILE } from './dangers.core.ts';
import { StoryMatcher } from './story-matcher.core.ts';
import { meaningOfHeading, problemOf, type VocabularyEntry } from './entry.core.ts';

/** People, things and deeds that combinations name in capitals. */
const GROUPS: CueGroups = Object.fromEntries(
  [...tableRows('phrases/groups.txt')].map(([name, sayings]) => [name, sayings.join('|')]),
);

const SPANISH_NAMES = PRACTICE_AREAS.flatMap(({ slug, spanish }) =>
  spanish.map((phrase): VocabularyEntry => ({ phrase, kind: 'practice', means: slug, strength: 'strong' })),
);

/** The meanings of phrases unless an operator changes them: the tables of `data/phrases`, and Spanish names of practice areas. */
export const DEFAULT_ENTRIES: readonly VocabularyEntry[] = [
  ...tablesOf('before practices'),
  ...SPANISH_NAMES,
  ...tablesOf('practices'),
  ...tableItems(DANGERS_FILE)
    .filter(({ heading }) => heading.startsWith('danger '))
    .map(entryOf),
];

/** A phrase may stand in several tables; the earlier table is read first. */
function tablesOf(heading: string): VocabularyEntry[] {
  return [...tableWords('tables.txt', heading)].flatMap((table) => tableItems(`phrases/${table}.txt`).map(entryOf));
}

/** Throws an error with the file and line of an entry that cannot be used. */
function entryOf({ heading, text, at }: TableItem): VocabularyEntry {
  const meaning = meaningOfHeading(heading);
  if (!meaning) throw new Error(`${at}: '${heading}' is no kind of meaning, what is meant and how strongly`);
  const entry = { phrase: text, ...meaning };
  const problem = problemOf(entry, (slug) => PRACTICE_AREAS.some((area) => area.slug === slug));
  if (problem !== null) throw new Error(`${at}: '${text}' cannot be used: ${problem}`);
  return entry;
}

/** Whether a combination has a part without a word, which no search could tell. */
export function hasEmptyCue(phrase: string): boolean {
  if (!isCombination(phrase)) return false;
  const sayings = combinationOf(phrase, GROUPS).needs.flatMap((cue) => (cue.sayings.length > 0 ? cue.sayings : [[]]));
  return sayings.some((saying) => saying.length === 0);
}

const ENTRIES_A_STEP = 50;

/** The meanings of phrases: the default entries, and those by which operators have replaced some. */
export class Meanings {
  /** Several practice areas may share a phrase. */
  private readonly byPhrase = new Map<string, VocabularyEntry[]>();
  readonly stories = new StoryMatcher('practice', GROUPS);
  private readonly dangerous: VocabularyEntry[] = [];
  private readonly madeDangers = once(() => new StoryMatcher('danger', GROUPS, this.dangerous));

  private constructor() {}

  /** The entries of a phrase in `changes` replace its default entries. */
  static with(changes: readonly VocabularyEntry[]): Meanings {
    return atOnce(Meanings.building(changes));
  }

  static *building(changes: readonly VocabularyEntry[]): Steps<Meanings> {
    const meanings = new Meanings();
    const changed = new Set<string>();
    yield* each(changes, ENTRIES_A_STEP, ({ phrase }) => changed.add(keyOf(phrase)));
    yield* each(DEFAULT_ENTRIES, ENTRIES_A_STEP, (entry) => {
      if (!changed.has(keyOf(entry.phrase))) meanings.add(entry);
    });
    yield* each(changes, ENTRIES_A_STEP, (entry) => meanings.add(entry));
    return meanings;
  }

  /** What somebody says who may be in danger. Made when it is first asked for, because admins wait for a changed vocabulary. */
  get dangers(): StoryMatcher {
    return this.madeDangers();
  }

  /** Takes a phrase (see `phraseOf`). */
  of(phrase: string): readonly VocabularyEntry[] {
    return this.byPhrase.get(phrase) ?? [];
  }

  isNoise(term: string): boolean {
    return this.of(term).some(({ kind, strength }) => kind === 'noise' && strength !== 'weak');
  }

  all(): IterableIterator<readonly VocabularyEntry[]> {
    return this.byPhrase.values();
  }

  private add(entry: VocabularyEntry): void {
    if (entry.kind === 'danger') return void this.dangerous.push(entry);
    if (isCombination(entry.phrase)) return this.stories.add(entry);
    const phrase = phraseOf(entry.phrase);
    if (phrase) remembered(this.byPhrase, phrase, () => []).push(entry);
  }
}

/** A key that is the same however a phrase is written. */
export const keyOf = (phrase: string): string => (isCombination(phrase) ? combinationKey(phrase) : phraseOf(phrase));

/** The default entries alone. Made when they are first asked for, because most imports name practice areas as the site does. */
export const defaultMeanings = once(() => Meanings.with([]));
