/** A column of latitude and longitude. */
export const POSITION = 'position';

const NUMBER = String.raw`[+-]?\d{1,3}(?:\.\d+)?`;
const TWO = new RegExp(`^\\(?\\s*(${NUMBER})\\s*(?:,|;|\\s)\\s*(${NUMBER})\\s*\\)?$`);
// Socrata and PostGIS write longitude first.
const POINT = new RegExp(
  `^(?:SRID=4326;)?POINT\\s*(?:Z\\s*)?\\(\\s*(${NUMBER})\\s+(${NUMBER})(?:\\s+[-+\\d.]+)?\\s*\\)$`,
  'i',
);
const LIST = new RegExp(`^\\[\\s*(${NUMBER})\\s*,\\s*(${NUMBER})(?:\\s*,\\s*[-+\\d.]+)?\\s*\\]$`);

/** Latitude and longitude of `42.36, -71.06`, `POINT (-71.06 42.36)` and `[-71.06, 42.36]`, both also with a height; columns of their own go first. What is no position stays, for the check to refuse. */
export function withPosition(raw: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const value = raw[POSITION];
  if (raw['latitude'] != null && raw['longitude'] != null) return {};
  if (value === null || value === undefined)
    return { latitude: raw['latitude'] ?? null, longitude: raw['longitude'] ?? null };
  if (Array.isArray(value) && (value.length === 2 || value.length === 3))
    return { latitude: value[1] as unknown, longitude: value[0] as unknown };
  const text = typeof value === 'string' ? value.trim() : '';
  const [, lng, lat] = POINT.exec(text) ?? LIST.exec(text) ?? [];
  if (lat !== undefined) return { latitude: lat, longitude: lng };
  const [, first, second] = TWO.exec(text) ?? [];
  return first === undefined ? { latitude: value, longitude: value } : { latitude: first, longitude: second };
}
