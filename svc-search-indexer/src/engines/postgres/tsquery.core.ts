import type { PlanPlace, PlanWord, TextField, Tier } from '@lawdex/search-language/plan';
import { lexeme, type Field, type Lexeme } from './rows/lexemes.core.ts';

const FIELDS: Record<TextField, Field> = { name: 'n', practice: 't', place: 'w', text: 'd' };
export const EVERYWHERE: readonly TextField[] = ['name', 'practice', 'place', 'text'];

/** Matches nothing: no lexeme has an empty field. */
export const NOTHING = "':'";

type AnyOf = readonly { lexeme: Lexeme; prefix?: boolean }[];

/** The words, practices and name that a tier asks for: something of each group. */
export function groupsOfTier({ nameKey, words = [], fields, ownPractices, practices }: Partial<Tier>): AnyOf[] {
  return [
    ...(nameKey === undefined ? [] : [is('k', [nameKey].flat())]),
    ...words.map((word) => wordIn(word, fields)),
    ...(ownPractices ? [is('p', ownPractices)] : []),
    ...(practices ? [[...is('p', practices), ...is('q', practices)]] : []),
  ];
}

/** In any of these cities, states and ZIP codes, or serving one of these states. */
export function placeGroup({ cityKeys, states, zips, serves = [] }: PlanPlace): AnyOf {
  const lower = states.map((state) => state.toLowerCase());
  return [...is('c', cityKeys), ...is('s', lower), ...is('z', zips), ...is('v', serves)];
}

/** As the text of a tsquery; null when nothing is asked. */
export const termsOfTier = (tier: Partial<Tier>): string | null =>
  and(groupsOfTier(tier).map((any) => anyOf(any) ?? NOTHING));
export const placeTerms = (place: PlanPlace): string | null => anyOf(placeGroup(place));

export const servedTerms = (states: readonly string[]): string => anyOf(is('v', states)) ?? NOTHING;

export const languageTerm = (language: string): string => quote(lexeme('l', language));

export const and = (parts: readonly (string | null)[]): string | null => join(parts, ' & ');
export const or = (parts: readonly (string | null)[]): string | null => join(parts, ' | ');

function wordIn({ word, prefix }: PlanWord, fields: readonly TextField[] = EVERYWHERE): AnyOf {
  return fields.map((field) => ({ lexeme: lexeme(FIELDS[field], word), prefix }));
}

const is = (field: Field, values: readonly string[]): AnyOf =>
  values.map((value) => ({ lexeme: lexeme(field, value) }));

const anyOf = (any: AnyOf): string | null =>
  or(any.map(({ lexeme: one, prefix = false }) => quote(one) + (prefix ? ':*' : '')));

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

function join(parts: readonly (string | null)[], operator: string): string | null {
  const present = parts.filter((part) => part !== null);
  if (present.length === 0) return null;
  return present.length === 1 ? (present[0] ?? null) : `(${present.join(operator)})`;
}
