import type { KnownPlaces } from '../../places/known-places.core.ts';
import { remembering } from '../../remembering.core.ts';
import { BEHIND_STREETS, normaliseLine, UNSHARED } from '../fields/normalise-line.ts';
import type { FieldProblem, FieldRemark, RawLine } from '../fields/normalise-line.ts';
import { businessLine, FIELD_NAMES, REQUIRED_FIELDS, type BusinessLine } from './business-line.ts';

export interface ParsedLine {
  /** The business without the values that have problems; null when a required one has. */
  business: BusinessLine | null;
  /** Every problem of the line, so that it can be corrected at once; one a field. */
  problems: readonly FieldProblem[];
  remarks: readonly FieldRemark[];
}

type Checked = { value: unknown } | { problem: string };

// Each field by itself, because what is checked of one firm then counts for all that say the same.
const CHECKS = Object.entries(businessLine.shape).map(([field, schema]) => {
  const check = (value: unknown): Checked => {
    const { success, data, error } = schema.safeParse(value);
    // The first problem is often the reason for the others.
    const [first] = error?.issues ?? [];
    if (success || !first) return { value: data };
    return { problem: [...first.path.filter((key) => typeof key === 'string'), first.message].join(' ') };
  };
  return { field, check: UNSHARED.has(field) ? check : remembering(check) };
});

/** Reads the fields of a line, and checks what was read. */
export function parseLine(written: RawLine, places: KnownPlaces): ParsedLine {
  const { raw, remarks, problems: unread } = normaliseLine(written, places);
  const problems = new Map(unread.toReversed().map(({ field, text }) => [field, text]));
  const sound: RawLine = {};
  for (const { field, check } of CHECKS) {
    if (!(field in raw) && !REQUIRED_FIELDS.includes(field)) continue;
    const checked = check(raw[field]);
    // A problem of an address is told for what is not in it.
    const isToldAlready =
      problems.has(field) || (problems.has('address') && raw[field] == null && isBehindStreet(field));
    if ('value' in checked) sound[field] = checked.value;
    else if (!isToldAlready) problems.set(field, checked.problem);
  }
  // What was read counts: a word for nothing beside degrees is half of a position, too.
  const [hasLatitude, hasLongitude] = [raw['latitude'] != null, raw['longitude'] != null];
  const missing = hasLatitude ? 'longitude' : 'latitude';
  if (hasLatitude !== hasLongitude && !problems.has(missing)) problems.set(missing, 'is missing beside the other');
  if (problems.size === 0) return { business: sound as BusinessLine, problems: [], remarks };
  const list = [...problems]
    .map(([field, text]) => ({ field, text }))
    .sort((a, b) => FIELD_NAMES.indexOf(a.field) - FIELD_NAMES.indexOf(b.field));
  return { business: withoutProblems(sound, problems), problems: list, remarks };
}

/** A part of a field that could be read stays: `English; Klingon` is English. */
function withoutProblems(sound: RawLine, problems: ReadonlyMap<string, string>): BusinessLine | null {
  if (REQUIRED_FIELDS.some((field) => problems.has(field))) return null;
  const hasPosition = !problems.has('latitude') && !problems.has('longitude');
  const isKept = ([field, value]: [string, unknown]): boolean => {
    if (isPosition(field)) return hasPosition;
    return !problems.has(field) || (Array.isArray(value) && value.length > 0);
  };
  return Object.fromEntries(Object.entries(sound).filter(isKept)) as BusinessLine;
}

const isBehindStreet = (field: string): boolean => (BEHIND_STREETS as readonly string[]).includes(field);
const isPosition = (field: string): boolean => field === 'latitude' || field === 'longitude';
