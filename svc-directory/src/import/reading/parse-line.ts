import { businessLine } from './business-line.ts';
import type { BusinessLine } from './business-line.ts';

/** The values of a line by field: cells of CSV, or values of JSON. An empty field is null; one that the file does not have is absent. */
export type RawLine = Record<string, unknown>;

export type ParsedLine = { kind: 'business'; business: BusinessLine } | { kind: 'refused'; problems: string[] };

/** Answers every problem of the line, so that it can be corrected at once. */
export function parseLine(raw: RawLine): ParsedLine {
  const { data, error } = businessLine.safeParse(raw);
  const problems = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const field = path.filter((key) => typeof key === 'string').join(' ');
    // The first problem of a field is often the reason for its others.
    if (!problems.has(field)) problems.set(field, message);
  }
  const [hasLatitude, hasLongitude] = [raw['latitude'] != null, raw['longitude'] != null];
  if (hasLatitude !== hasLongitude) {
    problems.set(hasLatitude ? 'longitude' : 'latitude', 'is missing beside the other');
  }
  if (data && problems.size === 0) return { kind: 'business', business: data };
  return { kind: 'refused', problems: [...problems].map(([field, problem]) => `${field} ${problem}`) };
}
