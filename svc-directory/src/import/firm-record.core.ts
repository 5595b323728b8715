import { FIELD_NAMES, FIELD_PARSERS, FieldProblem, REQUIRED_FIELDS } from './firm-fields.core.ts';
import type { FieldName, FirmFields, RawValue } from './firm-fields.core.ts';

/** One line's values by field; a field that the file does not have is absent, an empty one null. */
export type RawFirm = Partial<Record<FieldName, RawValue>>;

type Required = (typeof REQUIRED_FIELDS)[number];
/** What one line says of a firm. An absent field is left as it is, a null one is cleared. */
export type FirmPatch = Pick<FirmFields, Required> & { [K in Exclude<FieldName, Required>]?: FirmFields[K] | null };

export type ParsedFirm = { kind: 'firm'; firm: FirmPatch } | { kind: 'refused'; problems: string[] };

/** Every problem of the line, so that it is corrected in one go. `stateOf` gives the two letters of a state, or null. */
export function parseFirm(raw: RawFirm, stateOf: (text: string) => string | null): ParsedFirm {
  const problems: string[] = [];
  const firm: Partial<Record<FieldName, unknown>> = {};
  for (const field of FIELD_NAMES) {
    const value = raw[field];
    if (value === undefined) continue;
    try {
      firm[field] = value === null ? null : FIELD_PARSERS[field](value);
    } catch (error) {
      if (!(error instanceof FieldProblem)) throw error;
      problems.push(`${field} ${error.message}`);
    }
  }
  for (const field of REQUIRED_FIELDS) if (raw[field] == null) problems.push(`${field} is missing`);
  if (typeof firm.state === 'string') {
    const state = stateOf(firm.state);
    if (state === null) problems.push(`state "${firm.state}" is no state of the US`);
    firm.state = state;
  }
  const [hasLatitude, hasLongitude] = [raw.latitude != null, raw.longitude != null];
  if (hasLatitude !== hasLongitude)
    problems.push(`${hasLatitude ? 'longitude' : 'latitude'} is missing beside the other`);
  return problems.length > 0 ? { kind: 'refused', problems } : { kind: 'firm', firm: firm as FirmPatch };
}
