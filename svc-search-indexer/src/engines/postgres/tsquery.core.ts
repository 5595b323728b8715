import { NOISE_TERMS } from '../../index-definition/noise.core.ts';
import type { TextPlan, TextWord } from '../engine-query.core.ts';
import type { Field } from './lexemes.core.ts';

/** What lifts a match, with its weight: the sum orders by relevance before quality does. */
export interface Lift {
  query: string;
  weight: number;
}

/** A business that is called exactly as the visitor typed stands above everything else. */
export const EXACT_NAME_WEIGHT = 128;

const EVERYWHERE: readonly Field[] = ['n', 't', 'w', 'd'];
// Two letters begin too many words of descriptions to mean one of them.
const DESCRIPTION_PREFIX = 4;

/** What a document must match, as the text of a tsquery; null when every document does. */
export function matchOf({ practices, place, words, wordsMatch, wordsInName }: TextPlan): string | null {
  const fields: readonly Field[] = wordsInName ? ['n'] : EVERYWHERE;
  const groups = words.map((word) => wordIn(word, fields));
  return and([
    practices && or([...is('p', practices.slugs), ...is('q', practices.slugs), ...inName(practices.phrases)]),
    place && or([...is('c', keysOf(place)), ...is('s', statesOf(place)), ...inName(place.phrases)]),
    ...(wordsMatch === 'any' ? [or(groups)] : groups),
  ]);
}

export function liftsOf({ practices, place, words }: TextPlan): Lift[] {
  const whole = words.map((word) => ({ ...word, prefix: false }));
  const slugs = practices?.slugs ?? [];
  return sum([
    [and(whole.map((word) => wordIn(word, ['n']))), 64],
    [and(words.map((word) => wordIn(word, ['n']))), 32],
    [or(is('c', keysOf(place))), 16],
    [or(is('s', statesOf(place))), 8],
    [or(is('p', slugs)), 4],
    [or(is('q', slugs)), 2],
    [and(whole.map((word) => wordIn(word, ['t', 'w']))), 1],
  ]);
}

const keysOf = (place: TextPlan['place']): string[] => place?.cities.map(({ key }) => key) ?? [];
const statesOf = (place: TextPlan['place']): string[] => place?.states.map((state) => state.toLowerCase()) ?? [];

/** Equal queries are asked once. */
function sum(lifts: readonly (readonly [string | null, number])[]): Lift[] {
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

/** "Houston" may be where a business is, or what it is called. */
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
