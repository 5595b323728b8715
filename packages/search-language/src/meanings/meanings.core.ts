import { once, remembered } from '../tables/remember.core.ts';
import { atOnce, each, type Steps } from './steps.core.ts';
import { phraseOf } from '../text/text.core.ts';
import { DEFAULT_ENTRIES, GROUPS } from './default-entries.core.ts';
import { combinationKey, isCombination } from './combination.core.ts';
import { StoryMatcher } from './story-matcher.core.ts';
import type { VocabularyEntry } from './entry.core.ts';

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
