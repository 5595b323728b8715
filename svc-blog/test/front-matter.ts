import { divide } from '../src/authoring/front-matter/yaml.ts';
import { readFields, slugOfFields } from '../src/authoring/front-matter/read-fields.ts';

/** The words of the text below the fields. */
export const WORDS = `A fee agreement is the contract between you and your lawyer. Read it twice. ${'Then sign it. '.repeat(30)}`;

/** Reads the fields of a post. */
export const read = (text: string, isLenient = false, author: string | null = null) => {
  const parts = divide(`${text}\nbody`);
  if ('problem' in parts) throw new Error(parts.problem);
  const { checked, doubts } = readFields(parts.front, { words: WORDS, day: null, author }, isLenient);
  const lines = (told: readonly { line: number; problem: string }[]) =>
    told.map(({ line, problem }) => `${line}: ${problem}`);
  return {
    value: checked.kind === 'ok' ? checked.value : null,
    problems: checked.kind === 'wrong' ? lines(checked.problems) : [],
    doubts: lines(doubts),
    slug: parts.front.kind === 'ok' ? slugOfFields(parts.front.content) : null,
  };
};
