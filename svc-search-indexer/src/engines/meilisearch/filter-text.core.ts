/** Attributes of which equality alone is asked. */
export const EQUAL = [
  ...['id', 'key', 'own', 'practices', 'category', 'city', 'state', 'zip', 'tz', 'price', 'flags', 'languages'],
  ...['feeBasis', 'marks'],
] as const;
/** `STARTS WITH` and `<=` are comparisons. */
export const COMPARED = ['n', 't', 'w', 'd', 'rating', 'admitted', 'checked'] as const;
/** Open minutes of special days are words, see `open-hours`. */
export const SPECIAL_ATTRIBUTES = ['special', 'specialOpen'] as const;

/** The attributes that filters may name; nothing that a visitor typed ever stands where one of these does. */
export type FilterAttribute =
  | (typeof EQUAL | typeof COMPARED | typeof SPECIAL_ATTRIBUTES)[number]
  | `${'from' | 'to'}${number}${'a' | 'b'}`;

export const NOTHING = 'id IN []';

export const is = (attribute: FilterAttribute, value: string): string => `${attribute} = ${quote(value)}`;

export const startsWith = (attribute: FilterAttribute, value: string): string =>
  `${attribute} STARTS WITH ${quote(value)}`;

export const isIn = (attribute: FilterAttribute, values: readonly (string | number)[]): string =>
  `${attribute} IN [${values.map((value) => (typeof value === 'number' ? value : quote(value))).join(', ')}]`;

export const and = (parts: readonly string[]): string => joined(parts, ' AND ');
export const or = (parts: readonly string[]): string => (parts.length === 0 ? NOTHING : joined(parts, ' OR '));
export const not = (part: string): string => `NOT (${part})`;

const joined = (parts: readonly string[], operator: string): string =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(operator)})`;

// Signs that Meilisearch cannot be told become one that no document holds.
const quote = (value: string): string => `"${value.replace(/["\\\p{Cs}]/gu, '\ufffd')}"`;
