import { atOnce, each, type Steps } from './steps.core.ts';
import { phraseOf } from '../text/text.core.ts';
import { DEFAULT_ENTRIES, GROUPS } from './default-entries.core.ts';
import { combinationKey, isCombination } from './combination.core.ts';
import { StoryMatcher } from './story-matcher.core.ts';
import type { VocabularyEntry } from './entry.core.ts';

export type PhraseMeanings = readonly VocabularyEntry[];

const NONE: PhraseMeanings = [];
const ENTRIES_A_STEP = 50;

/** The meanings of phrases: the default entries, and those by which operators have replaced some. */
export class Meanings {
  /** By phrase; several practice areas may share one. */
  private readonly byPhrase = new Map<string, VocabularyEntry[]>();
  /** Combinations, whose words may come in any order. */
  readonly stories = new StoryMatcher('practice', GROUPS);
  private readonly dangerous: VocabularyEntry[] = [];
  private madeDangers: StoryMatcher | undefined;

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
    const matcher = this.madeDangers ?? new StoryMatcher('danger', GROUPS);
    if (!this.madeDangers) for (const entry of this.dangerous) matcher.add(entry);
    return (this.madeDangers = matcher);
  }

  /** Takes a phrase (see `phraseOf`). */
  of(phrase: string): PhraseMeanings {
    return this.byPhrase.get(phrase) ?? NONE;
  }

  isNoise(term: string): boolean {
    return this.of(term).some(({ kind, strength }) => kind === 'noise' && strength !== 'weak');
  }

  all(): IterableIterator<PhraseMeanings> {
    return this.byPhrase.values();
  }

  private add(entry: VocabularyEntry): void {
    if (entry.kind === 'danger') return void this.dangerous.push(entry);
    if (isCombination(entry.phrase)) return this.stories.add(entry);
    const phrase = phraseOf(entry.phrase);
    const known = this.byPhrase.get(phrase);
    if (known) known.push(entry);
    else if (phrase) this.byPhrase.set(phrase, [entry]);
  }
}

/** A key that is the same however a phrase is written. */
export const keyOf = (phrase: string): string => (isCombination(phrase) ? combinationKey(phrase) : phraseOf(phrase));

let withoutChanges: Meanings | null = null;

/** The default entries alone. Made when they are first asked for, because most imports name practice areas as the site does. */
export const defaultMeanings = (): Meanings => (withoutChanges ??= Meanings.with([]));
