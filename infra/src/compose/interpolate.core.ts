export type Interpolated = { kind: 'ok'; value: unknown } | { kind: 'invalid'; problems: string[] };

const REFERENCE = /\$(?:\$|\{(\w+)(?:(:?[-?])([^}]*))?\})/g;

export interface Reference {
  name: string;
  /** What stands in its place when nobody sets it; null without a fallback. */
  fallback: string | null;
  /** What to tell who has not set it; null when it may be left out. */
  required: string | null;
}

/** The variables that a compose file, or a part of it, asks its environment for. */
export function referencesIn(value: unknown): Reference[] {
  return texts(value).flatMap((text) =>
    [...text.matchAll(REFERENCE)].flatMap(([, name, operator = '', rest = '']) =>
      name === undefined
        ? []
        : [{ name, fallback: operator.endsWith('-') ? rest : null, required: operator.endsWith('?') ? rest : null }],
    ),
  );
}

/** Puts the variables in, as Docker Compose does: ${NAME}, ${NAME:-fallback}, ${NAME-fallback}, ${NAME:?message}, $$. */
export function interpolate(value: unknown, env: Readonly<Record<string, string | undefined>>): Interpolated {
  const problems = new Set<string>();
  const replace = (text: string): string =>
    text.replace(REFERENCE, (_whole, name?: string, operator = '', rest = '') => {
      if (name === undefined) return '$';
      const given = env[name];
      const isSet = operator.startsWith(':') ? given !== undefined && given !== '' : given !== undefined;
      if (isSet) return given ?? '';
      if (operator.endsWith('?')) problems.add(`${name}: ${rest}`);
      return operator.endsWith('-') ? rest : '';
    });
  const result = mapTexts(value, replace);
  return problems.size > 0 ? { kind: 'invalid', problems: [...problems] } : { kind: 'ok', value: result };
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}

/** The same value with each text replaced; names of fields stay. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)]));
}
