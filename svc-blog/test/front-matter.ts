import { slugOfFields } from '../src/authoring/front-matter/adapt-fields.core.ts';
import { divide } from '../src/authoring/front-matter/divide.ts';
import { readFields } from '../src/authoring/front-matter/read-fields.ts';

/** The words of the text below the fields. */
export const WORDS = `A fee agreement is the contract between you and your lawyer. Read it twice. ${'Then sign it. '.repeat(30)}`;

/** Reads the fields of a post on June 1, 2026. */
export const read = (text: string, isLenient = false, author: string | null = null, isDraft = false) => {
  const parts = divide(`${text}\nbody`);
  if ('problem' in parts) throw new Error(parts.problem);
  const { checked, doubts } = readFields(
    parts.front,
    { words: WORDS, day: null, isDraft, author, now: new Date('2026-06-01T12:00:00Z') },
    isLenient,
  );
  const lines = (told: readonly { line: number; problem: string }[]) =>
    told.map(({ line, problem }) => `${line}: ${problem}`);
  return {
    value: checked.kind === 'ok' ? checked.value : null,
    problems: checked.kind === 'wrong' ? lines(checked.problems) : [],
    doubts: lines(doubts),
    slug: parts.front.kind === 'ok' ? slugOfFields(parts.front.content) : null,
  };
};
