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

/** Reads what begins at one word; null when it is nothing that this reader knows. */
export type LineReader<M, Context> = (
  tokens: readonly Token[],
  at: number,
  context: Context,
  marked: readonly Marked<M>[],
) => Reading<M> | null;

/**
 * Reads a text from left to right. At each word the readers are asked in order; the first one that understands something marks its words,
 * and reading goes on behind them. A word that no reader knows stays unmarked.
 */
export function readInLine<M, Context>(
  tokens: readonly Token[],
  readers: readonly LineReader<M, Context>[],
  context: Context,
): Marked<M>[] {
  const marked: Marked<M>[] = [];
  for (let at = 0; at < tokens.length;) {
    let reading: Reading<M> | null = null;
    for (const read of readers) if ((reading = read(tokens, at, context, marked))) break;
    const length = reading?.length ?? 1;
    if (reading) marked.push({ mark: reading.mark, at, tokens: tokens.slice(at, at + length) });
    at += length;
  }
  return marked;
}
