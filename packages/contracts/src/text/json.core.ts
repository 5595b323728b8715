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
