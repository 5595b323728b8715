export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of a text; undefined for a text that is no JSON, and without parsing for one that is longer than `lengthMax`. */
export function parseJson(text: string, lengthMax = Infinity): unknown {
  if (text.length > lengthMax) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** In small letters, of any version, because PostgreSQL stores any. */
export const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** An id as we write it, in small letters; null for what is none. */
export function readId(written: unknown): string | null {
  const id = typeof written === 'string' ? written.toLowerCase() : '';
  return UUID.test(id) ? id : null;
}
