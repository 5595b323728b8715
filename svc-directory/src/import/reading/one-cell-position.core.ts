import { leftOut } from '../fields/field-reading.core.ts';
import type { Remark } from '../fields/field-reading.core.ts';

/** A column of latitude and longitude. */
export const POSITION = 'position';

const NUMBER = String.raw`[+-]?\d{1,3}(?:\.\d+)?`;
const DEGREES = String.raw`${NUMBER}\s*°?(?:\s*\d{1,2}(?:\.\d+)?\s*['’′](?:\s*\d{1,2}(?:\.\d+)?\s*(?:"|”|″|''))?)?`;
const ONE = String.raw`(?:[NSEW]\s*${DEGREES}|${DEGREES}\s*[NSEW]?)`;
const TWO = new RegExp(`^\\(?\\s*(${ONE})\\s*(?:[,;|/]|\\s)\\s*(${ONE})\\s*\\)?$`, 'i');
/** `lat: 42.36, lng: -71.06` and `{"latitude":"42.36","longitude":"-71.06"}`. */
const [NAMED_LATITUDE, NAMED_LONGITUDE] = ['lat(?:itude)?', '(?:lng|lon|long|longitude)'].map(
  (name) => new RegExp(`\\b${name}\\b["']?\\s*[:=]\\s*["']?(${NUMBER})`, 'i'),
) as [RegExp, RegExp];
const LABEL = /^geo:\s*/i;
const MINUS = /[\u2010-\u2015\u2212]/g;
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
  const text = typeof value === 'string' ? value.trim().replace(MINUS, '-').replace(LABEL, '') : '';
  const [, lng, lat] = POINT.exec(text) ?? LIST.exec(text) ?? [];
  if (lat !== undefined) return { latitude: lat, longitude: lng };
  const [, latitude] = NAMED_LATITUDE.exec(text) ?? [];
  const [, longitude] = NAMED_LONGITUDE.exec(text) ?? [];
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  const [, first, second] = TWO.exec(text) ?? [];
  if (first !== undefined && second !== undefined) return { latitude: first.trim(), longitude: second.trim() };
  return { latitude: value, longitude: HALF.test(text) ? null : value };
}

const HALF = new RegExp(`^${NUMBER}$`);

/** Whether a column of latitudes holds both degrees. */
export function hasBoth({ latitude, longitude }: Readonly<Record<string, unknown>>): boolean {
  return typeof latitude === 'string' && latitude.includes(',') && (longitude == null || longitude === latitude);
}

const BEHIND_ADDRESS = new RegExp(`\\s*\\(\\s*(${NUMBER})\\s*,\\s*(${NUMBER})\\s*\\)$`);

/** The fields of `1 Main St, Boston, MA 02108 (42.36, -71.06)`, which Socrata writes in one cell, and what is told of them; null where there is none. */
export function positionBehind(raw: Readonly<Record<string, unknown>>): { fields: object; told: Remark } | null {
  const { address } = raw;
  if (typeof address !== 'string' || !address.endsWith(')')) return null;
  const { 0: all = '', 1: latitude, 2: longitude } = BEHIND_ADDRESS.exec(address) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  const street = { address: address.slice(0, address.length - all.length) || null };
  const text = `${latitude}, ${longitude}`;
  if (raw['latitude'] != null || raw['longitude'] != null)
    return { fields: street, told: leftOut(`${text} behind the address is left out`) };
  const told: Remark = { kind: 'changed', text: `read as ${text}, which stands behind the address` };
  return { fields: { ...street, latitude, longitude }, told };
}
