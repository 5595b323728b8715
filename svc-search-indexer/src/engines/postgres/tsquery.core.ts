import { NOISE_TERMS } from '../../index-definition/noise.core.ts';
import type { TextWord } from '../../query/interpret.core.ts';
import type { TextPlan } from '../../query/plans.core.ts';
import type { Field } from './lexemes.core.ts';

/** Texts of tsqueries, to be bound as parameters; null where there is nothing to ask. */
export interface TsQueries {
  match: string | null;
  /** What lifts a match, with its weight: the sum orders by relevance before quality does. */
  lifts: { query: string; weight: number }[];
}

/** A firm that is called exactly as the visitor typed stands above everything else. */
export const EXACT_NAME_WEIGHT = 128;

const EVERYWHERE: readonly Field[] = ['n', 't', 'w', 'd'];
// Two letters begin too many words of descriptions to mean one of them.
const DESCRIPTION_PREFIX = 4;

export function tsQueriesOf(plan: TextPlan): TsQueries {
  const fields: readonly Field[] = plan.wordsInName ? ['n'] : EVERYWHERE;
  const words = plan.words.map((word) => wordIn(word, fields));
  const slugs = plan.practices?.slugs ?? [];
  const cities = plan.place?.cities.map(({ key }) => key) ?? [];
  const states = plan.place?.states.map((state) => state.toLowerCase()) ?? [];
  const match = and([
    plan.practices && or([...is('p', slugs), ...is('q', slugs), ...inName(plan.practices.phrases)]),
    plan.place && or([...is('c', cities), ...is('s', states), ...inName(plan.place.phrases)]),
    ...(plan.wordsMatch === 'any' ? [or(words)] : words),
  ]);
  const whole = plan.words.map((word) => ({ ...word, prefix: false }));
  const lifts: [string | null, number][] = [
    [and(whole.map((word) => wordIn(word, ['n']))), 64],
    [and(plan.words.map((word) => wordIn(word, ['n']))), 32],
    [or(is('c', cities)), 16],
    [or(is('s', states)), 8],
    [or(is('p', slugs)), 4],
    [or(is('q', slugs)), 2],
    [and(whole.map((word) => wordIn(word, ['t', 'w']))), 1],
  ];
  return { match, lifts: sum(lifts) };
}

/** Equal queries are asked once. */
function sum(lifts: readonly [string | null, number][]): TsQueries['lifts'] {
  const weights = new Map<string, number>();
  for (const [query, weight] of lifts) if (query) weights.set(query, (weights.get(query) ?? 0) + weight);
  return [...weights].map(([query, weight]) => ({ query, weight }));
}

function wordIn({ variants, prefix }: TextWord, fields: readonly Field[]): string | null {
  return or(
    variants.flatMap((word) =>
      fields.map((field) => {
        const open = prefix && (field !== 'd' || word.length >= DESCRIPTION_PREFIX);
        return quote(`${field}:${word}`) + (open ? ':*' : '');
      }),
    ),
  );
}

const is = (field: Field, values: readonly string[]): string[] => values.map((value) => quote(`${field}:${value}`));

/** "Houston" may be where a firm is, or what it is called. */
function inName(phrases: readonly (readonly string[])[]): (string | null)[] {
  return phrases.map((phrase) =>
    and(phrase.filter((word) => !NOISE_TERMS.has(word)).map((word) => quote(`n:${word}`))),
  );
}

// Words hold letters and digits only; slugs and keys come from the directory, and are quoted like everything else.
const quote = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

const and = (parts: readonly (string | null)[]): string | null => join(parts, ' & ');
const or = (parts: readonly (string | null)[]): string | null => join(parts, ' | ');

function join(parts: readonly (string | null)[], operator: string): string | null {
  const present = parts.filter((part) => part !== null);
  return present.length === 0 ? null : `(${present.join(operator)})`;
}
