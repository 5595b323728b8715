import type { PlanPlace, PlanWord, TextField, Tier } from '../plan.core.ts';
import { lexeme, type Field } from './lexemes.core.ts';

export const FIELDS: Record<TextField, Field> = { name: 'n', practice: 't', place: 'w', text: 'd' };
export const EVERYWHERE: readonly TextField[] = ['name', 'practice', 'place', 'text'];

/** Matches nothing: no lexeme has an empty field. */
export const NOTHING = "':'";

/** What a tier asks of words, practices and the name, as the text of a tsquery; null when it asks nothing of them. */
export function termsOfTier({ nameKey, words = [], fields, ownPractices, practices }: Partial<Tier>): string | null {
  return and([
    nameKey === undefined ? null : quote(lexeme('k', nameKey)),
    ...words.map((word) => wordIn(word, fields)),
    ownPractices ? anyOf(is('p', ownPractices)) : null,
    practices ? anyOf([...is('p', practices), ...is('q', practices)]) : null,
  ]);
}

/** In any of these cities, states and ZIP codes; null when none is named. */
export function placeTerms({ cityKeys, states, zips }: PlanPlace): string | null {
  const lower = states.map((state) => state.toLowerCase());
  return or([...is('c', cityKeys), ...is('s', lower), ...is('z', zips)]);
}

export const languageTerm = (language: string): string => quote(lexeme('l', language));

export const and = (parts: readonly (string | null)[]): string | null => join(parts, ' & ');
export const or = (parts: readonly (string | null)[]): string | null => join(parts, ' | ');

function wordIn({ word, prefix }: PlanWord, fields: readonly TextField[] = EVERYWHERE): string {
  return anyOf(fields.map((field) => quote(lexeme(FIELDS[field], word)) + (prefix ? ':*' : '')));
}

const anyOf = (parts: readonly string[]): string => or(parts) ?? NOTHING;

const is = (field: Field, values: readonly string[]): string[] => values.map((value) => quote(lexeme(field, value)));

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

function join(parts: readonly (string | null)[], operator: string): string | null {
  const present = parts.filter((part) => part !== null);
  if (present.length === 0) return null;
  return present.length === 1 ? (present[0] ?? null) : `(${present.join(operator)})`;
}
