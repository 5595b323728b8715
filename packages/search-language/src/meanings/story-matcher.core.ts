import { remembered } from '../tables/remember.core.ts';
import { combinationOf, type Cue, type CueGroups, type Saying } from './combination.core.ts';
import { each, type Steps } from './steps.core.ts';
import type { Strength, VocabularyEntry } from './entry.core.ts';

/** A word of a search: as it stands, and its stem. */
export interface HeardWord {
  word: string;
  term: string;
}

export interface FoundStory {
  slug: string;
  strength: Strength;
  /** Which words of the search tell it, in order. */
  at: readonly number[];
}

interface Story extends Omit<FoundStory, 'at'> {
  needs: readonly number[];
  spoiltBy: readonly number[];
}

interface Listening {
  cue: number;
  saying: Saying;
}

// Shorter beginnings would begin too many words.
const SHORTEST_BEGINNING = 3;
const WORDS_A_STEP = 5_000;

/** Finds the combinations that a search contains, in any order. Only stories whose first cue was heard are looked at. */
export class StoryMatcher {
  private readonly cues = new Map<string, number>();
  private readonly byWord = new Map<string, Listening[]>();
  private readonly byBeginning = new Map<string, Listening[]>();
  private readonly byFirstCue = new Map<number, Story[]>();
  private readonly written = new Set<string>();
  /** Remembered, because dictionaries are replaced while the language stays the same. */
  private spelled: { language: ReadonlySet<string>; words: readonly string[] } | null = null;

  constructor(
    private readonly kind: VocabularyEntry['kind'],
    private readonly groups: CueGroups,
    entries: readonly VocabularyEntry[] = [],
  ) {
    for (const entry of entries) this.add(entry);
  }

  /** Entries of other kinds are ignored. */
  add({ kind, phrase, means, strength }: VocabularyEntry): void {
    if (kind !== this.kind) return;
    const { needs, spoiltBy } = combinationOf(phrase, this.groups);
    const listen = (cues: readonly Cue[]): number[] => cues.map((cue) => this.listenFor(cue));
    const story = { slug: means, strength, needs: listen(needs), spoiltBy: listen(spoiltBy) };
    const [first] = story.needs;
    if (first !== undefined) remembered(this.byFirstCue, first, () => []).push(story);
  }

  /** Every word of the stories, and the words of a language that begin as one of them: they are spelt right. */
  *wordsFrom(language: ReadonlySet<string>): Steps<readonly string[]> {
    if (this.spelled?.language === language) return this.spelled.words;
    const words = new Set(this.written);
    yield* each(language, WORDS_A_STEP, (word) => {
      if (this.begins(word)) words.add(word);
    });
    this.spelled = { language, words: [...words] };
    return this.spelled.words;
  }

  /** Every story that the words tell. Null stands for a word that does not count. */
  find(words: readonly (HeardWord | null)[]): FoundStory[] {
    const heard = this.hear(words);
    return [...heard.keys()].flatMap((cue) =>
      (this.byFirstCue.get(cue) ?? []).flatMap((story) => {
        const at = tellingWords(story, heard);
        return at ? [{ slug: story.slug, strength: story.strength, at }] : [];
      }),
    );
  }

  private begins(word: string): boolean {
    for (let length = SHORTEST_BEGINNING; length <= word.length; length++) {
      if (this.byBeginning.has(word.slice(0, length))) return true;
    }
    return false;
  }

  private hear(words: readonly (HeardWord | null)[]): Map<number, number[][]> {
    const heard = new Map<number, number[][]>();
    for (const [index, word] of words.entries()) {
      if (!word) continue;
      for (const { cue, saying } of this.listeningTo(word)) {
        if (!saying.every((_, offset) => isSaid(saying, offset, words[index + offset]))) continue;
        remembered(heard, cue, () => []).push(saying.map((_, offset) => index + offset));
      }
    }
    return heard;
  }

  private *listeningTo({ word, term }: HeardWord): Generator<Listening> {
    yield* this.byWord.get(term) ?? [];
    for (let length = SHORTEST_BEGINNING; length <= word.length; length++) {
      yield* this.byBeginning.get(word.slice(0, length)) ?? [];
    }
  }

  private listenFor({ key, sayings }: Cue): number {
    const known = this.cues.get(key);
    if (known !== undefined) return known;
    const cue = this.cues.size;
    this.cues.set(key, cue);
    for (const saying of sayings) {
      for (const { text, beginning } of saying) if (!beginning) this.written.add(text);
      const [first] = saying;
      const listening = first?.beginning ? this.byBeginning : this.byWord;
      if (first) remembered(listening, first.text, () => []).push({ cue, saying });
    }
    return cue;
  }
}

function isSaid(saying: Saying, offset: number, heard: HeardWord | null | undefined): boolean {
  const wanted = saying[offset];
  if (!wanted || !heard) return false;
  return wanted.beginning ? heard.word.startsWith(wanted.text) : heard.term === wanted.text;
}

/** The words that tell a story, each for one of its cues; null when a cue is missing. */
function tellingWords({ needs, spoiltBy }: Story, heard: ReadonlyMap<number, number[][]>): number[] | null {
  if (spoiltBy.some((cue) => heard.has(cue))) return null;
  const taken = new Set<number>();
  for (const cue of needs) {
    const free = heard.get(cue)?.filter((span) => !span.some((index) => taken.has(index))) ?? [];
    const longest = free.reduce<number[]>((best, span) => (span.length > best.length ? span : best), []);
    if (longest.length === 0) return null;
    for (const index of longest) taken.add(index);
  }
  return [...taken].sort((a, b) => a - b);
}
