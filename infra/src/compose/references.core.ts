const REFERENCE = /\$(?:\$|\{(\w+)(?:(:?[-?])([^}]*))?\})/g;

export interface Reference {
  name: string;
  /** Its value when nobody sets it; null without a fallback. */
  fallback: string | null;
  /** The message for an operator who has not set it; null when it may be left out. */
  required: string | null;
}

/** The variables that a compose file, or a part of it, takes from its environment: `${NAME}`, `${NAME:-fallback}`, `${NAME:?message}`. */
export function referencesIn(value: unknown): Reference[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(referencesIn);
  if (typeof value !== 'string') return [];
  return [...value.matchAll(REFERENCE)].flatMap(([, name, operator = '', rest = '']) =>
    name === undefined
      ? []
      : [{ name, fallback: operator.endsWith('-') ? rest : null, required: operator.endsWith('?') ? rest : null }],
  );
}

/** The text as Docker Compose reads it when the environment sets nothing; `unset` stands for a variable without a fallback. */
export const withFallbacks = (text: string, unset = ''): string =>
  text.replace(REFERENCE, (_whole, name?: string, operator = '', rest = '') =>
    name === undefined ? '$' : (operator.endsWith('-') ? rest : '') || unset,
  );
