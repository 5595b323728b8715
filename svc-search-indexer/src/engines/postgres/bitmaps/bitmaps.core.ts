import type { EngineFilters, EngineQuery } from '@lawdex/search-language/plan';
import type { Bind } from '../binder.core.ts';
import { areListed, bitsOf, countOfBits, countsOfBits } from './bitmap-count.core.ts';
import { commonFacts, commonRows } from './common-rows.core.ts';
import type { CommonFacts, HasBitmap } from './common-rows.core.ts';

export type { HasBitmap };

/**
 * The rows that a question finds, a bit for each row of which a fact is true. Thousands are counted at a time instead
 * of one by one. Each method gives an expression, and binds its values when called.
 */
export interface BitmapRows {
  /** The tsquery of the other rows, which have to be looked at; null: there are none. */
  readonly rest: string | null;
  /** The facts whose bitmaps are read. */
  readonly listed: readonly string[];
  /** How many rows there are. */
  count(bind: Bind): string;
  /** A JSON list: how many of the rows are of one choice after the other. */
  countEach(choices: readonly Choice[], bind: Bind): string;
}

/** The facts that a set of filters asks for. */
export type Choice = CommonFacts;

/** Null when bitmaps tell nothing of the question. */
export function bitmapRows(question: Pick<EngineQuery, 'plan' | 'filters'>, hasBitmap: HasBitmap): BitmapRows | null {
  const rows = commonRows(question, hasBitmap);
  return (
    rows && {
      rest: rows.rest,
      listed: rows.listed,
      count: (bind) => countOfBits(bitsOf(rows, bind)),
      countEach: (choices, bind) =>
        countsOfBits(
          bitsOf(rows, bind),
          choices.map(({ facts }) => facts),
          bind,
        ),
    }
  );
}

/** Null when bitmaps cannot tell who passes these filters. */
export const choiceOf = (filters: EngineFilters, hasBitmap: HasBitmap): Choice | null =>
  commonFacts(filters, hasBitmap);

/** The expression, or null if a bitmap has gone since: the table may be another by the time the question is asked. */
export const whileListed = (listed: readonly string[], expression: string, bind: Bind): string =>
  `case when ${areListed(listed, bind)} then ${expression} end`;
