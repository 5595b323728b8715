import { termsOf, wordsOf } from '../text/text.core.ts';

export type Saying = readonly CueWord[];

export interface CueWord {
  /** A stem, or the beginning of a word. */
  text: string;
  /** `trespass*`: every word that begins so. */
  beginning: boolean;
}

/** A part of a combination, which a search must contain: `doctor|surgeon`, `trespass*`, `run over`, or groups in capitals, `WAS HARMED`. */
export interface Cue {
  /** Equal for the same cue in another combination. */
  key: string;
  sayings: readonly Saying[];
}

/** A combination of cues in any order: `PARTNER + hit|punch*`, `fell + ladder - love`. */
export interface Combination {
  needs: readonly Cue[];
  /** Cues behind a minus: a search with one of them tells another story. */
  spoiltBy: readonly Cue[];
}

/** Lists of sayings by the name, in capitals, that stands for them in combinations. */
export type CueGroups = Readonly<Record<string, string>>;

/** Whether a phrase of the vocabulary is a combination of cues, and not words in a row. */
export const isCombination = (phrase: string): boolean => /[*|+]/.test(phrase);

const isGroup = (text: string): boolean => /^[A-Z]{3,}$/.test(text);

/** The form in which combinations are compared: spaces do not count. */
export const combinationKey = (phrase: string): string =>
  phrase
    .trim()
    .replace(/\s*([|+])\s*/g, '$1')
    .replace(/\s+/g, ' ');

export function combinationOf(phrase: string, groups: CueGroups): Combination {
  const [wanted = '', ...unwanted] = phrase.split(/\s-\s/);
  const cueOf = (text: string): Cue => ({ key: text.trim(), sayings: sayingsOf(text, groups) });
  return { needs: wanted.split('+').map(cueOf), spoiltBy: unwanted.map(cueOf) };
}

const sayingsOf = (text: string, groups: CueGroups): Saying[] =>
  text.split('|').flatMap((part) =>
    part
      .trim()
      .split(/\s+/)
      .reduce<Saying[]>(
        (begun, word) => {
          const group = isGroup(word) ? groups[word] : undefined;
          const ways = group === undefined ? [wordOfSaying(word)] : sayingsOf(group, groups);
          return begun.flatMap((before) => ways.map((way) => [...before, ...way]));
        },
        [[]],
      ),
  );

function wordOfSaying(written: string): Saying {
  const beginning = written.endsWith('*');
  return (beginning ? wordsOf(written) : termsOf(written)).map((text) => ({ text, beginning }));
}
