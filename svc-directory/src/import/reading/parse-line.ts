import type { KnownPlaces } from '../../places/known-places.core.ts';
import { BEHIND_STREETS, normaliseLine } from '../fields/normalise-line.ts';
import type { FieldProblem, FieldRemark, RawLine } from '../fields/normalise-line.ts';
import { businessLine, FIELD_NAMES, REQUIRED_FIELDS } from './business-line.ts';
import type { BusinessLine } from './business-line.ts';

export interface ParsedLine {
  /** The business without the values that have problems; null when a required one has. */
  business: BusinessLine | null;
  /** Every problem of the line, so that it can be corrected at once; one a field. */
  problems: readonly FieldProblem[];
  remarks: readonly FieldRemark[];
}

/** Reads the fields of a line, and checks what was read. */
export function parseLine(written: RawLine, places: KnownPlaces): ParsedLine {
  const { raw, remarks, problems: unread } = normaliseLine(written, places);
  const problems = new Map(unread.toReversed().map(({ field, text }) => [field, text]));
  const checked = businessLine.safeParse(raw);
  for (const { path, message } of checked.error?.issues ?? []) {
    const [field = '', ...within] = path.filter((key) => typeof key === 'string');
    // The first problem of a field is often the reason for its others, and one of an address for what is not in it.
    const isToldAlready =
      problems.has(field) || (problems.has('address') && raw[field] == null && isBehindStreet(field));
    if (!isToldAlready) problems.set(field, [...within, message].join(' '));
  }
  // What was read counts: a word for nothing beside degrees is half of a position, too.
  const [hasLatitude, hasLongitude] = [raw['latitude'] != null, raw['longitude'] != null];
  const missing = hasLatitude ? 'longitude' : 'latitude';
  if (hasLatitude !== hasLongitude && !problems.has(missing)) problems.set(missing, 'is missing beside the other');
  const list = [...problems]
    .map(([field, text]) => ({ field, text }))
    .sort((a, b) => FIELD_NAMES.indexOf(a.field) - FIELD_NAMES.indexOf(b.field));
  const business = checked.data && list.length === 0 ? checked.data : withoutProblems(raw, problems);
  return { business, problems: list, remarks };
}

/** A part of a field that could be read stays: `English; Klingon` is English. */
function withoutProblems(raw: RawLine, problems: ReadonlyMap<string, string>): BusinessLine | null {
  if (REQUIRED_FIELDS.some((field) => problems.has(field))) return null;
  const isBad = (field: string): boolean =>
    problems.has(field) || (isPosition(field) && (problems.has('latitude') || problems.has('longitude')));
  const entries = Object.entries(raw);
  const sound = entries.filter(([field]) => !isBad(field));
  const parts = entries.filter(([field, value]) => problems.has(field) && Array.isArray(value) && value.length > 0);
  const whole = businessLine.safeParse(Object.fromEntries([...sound, ...parts]));
  return whole.data ?? businessLine.safeParse(Object.fromEntries(sound)).data ?? null;
}

const isBehindStreet = (field: string): boolean => (BEHIND_STREETS as readonly string[]).includes(field);
const isPosition = (field: string): boolean => field === 'latitude' || field === 'longitude';
