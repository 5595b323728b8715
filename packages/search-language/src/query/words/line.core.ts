import type { Token } from './tokens.core.ts';

/** Words that a reader has understood together, and what it understood. */
export interface Marked<M> {
  mark: M;
  /** Where its words begin in the text. */
  at: number;
  tokens: readonly Token[];
}

export interface Reading<M> {
  mark: M;
  /** How many words it takes, at least one. */
  length: number;
}

/** A word, among the others of its text, of which those before it have been read. */
export interface LineWord<M> {
  token: Token;
  tokens: readonly Token[];
  at: number;
  marked: readonly Marked<M>[];
}

/** Reads what begins at one word; null when it is nothing that this reader knows. */
export type LineReader<M, Context> = (word: LineWord<M>, context: Context) => Reading<M> | null;

/** Reads a text from left to right. At each word the first reader that understands something marks its words, and reading goes on behind them. */
export function readInLine<M, Context>(
  tokens: readonly Token[],
  readers: readonly LineReader<M, Context>[],
  context: Context,
): Marked<M>[] {
  const marked: Marked<M>[] = [];
  let end = 0;
  for (const [at, token] of tokens.entries()) {
    if (at < end) continue;
    let reading: Reading<M> | null = null;
    for (const read of readers) if ((reading = read({ token, tokens, at, marked }, context))) break;
    end = at + (reading?.length ?? 1);
    if (reading) marked.push({ mark: reading.mark, at, tokens: tokens.slice(at, end) });
  }
  return marked;
}
