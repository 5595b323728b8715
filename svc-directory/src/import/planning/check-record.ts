import { isRateable, type BusinessKind } from '@lawdex/contracts';
import type { KnownPlaces } from '../../places/known-places.core.ts';
import type { BusinessLine } from '../reading/business-line.ts';
import type { FileRecord } from '../reading/file-records.ts';
import { parseLine } from '../reading/parse-line.ts';
import type { FilePosition, ReportLine } from '../report.core.ts';
import { kindOf } from './kind-of.core.ts';

/** What becomes of bad lines and values. A bad required value refuses its line whatever is asked for. */
export interface Policy {
  /** Keeps a business without its bad optional values; otherwise its line is refused. */
  lenient: boolean;
  /** Imports the other lines although some are refused; otherwise nothing is imported. */
  skipInvalid: boolean;
  /** Takes a line for the stored firm in its ZIP code that has its name, telephone or website. */
  mergeTwins?: boolean;
}

export interface Candidate extends FilePosition {
  business: BusinessLine;
  /** As the line says it, or as its name tells. */
  kind: BusinessKind;
  categoryId: string | null;
  /** Undefined when the file has no such column, or nothing of it could be read. */
  areas: string[] | undefined;
}

export interface CheckedRecord {
  /** Null for a refused line. */
  candidate: Candidate | null;
  /** Remarks of a refused line are not told: it is corrected first. */
  report: readonly ReportLine[];
}

export interface Known {
  places: KnownPlaces;
  /** The ids of practice areas, by slug. */
  areaIds: ReadonlyMap<string, string>;
}

/** Reads and checks a line by itself, without the database. */
export function checkRecord(record: FileRecord, known: Known, policy: Policy): CheckedRecord {
  const { line, firm } = record;
  type Tell = (kind: ReportLine['kind'], field: string | null, text: string) => ReportLine;
  const reportLine: Tell = (kind, field, text) => ({ line, firm, field, kind, text });
  if ('note' in record) return { candidate: null, report: [reportLine('left out', null, record.note)] };
  if ('problem' in record) return { candidate: null, report: [reportLine('refused', null, record.problem)] };
  const { business, problems: unreadable, remarks } = parseLine(record.raw, known.places);
  const problems = [...unreadable];
  const lookUp = (field: string, text: string): string[] => {
    const id = known.areaIds.get(text);
    if (id !== undefined) return [id];
    problems.push({ field, text: `"${text}" is not a practice area (a slug, name or other name of one)` });
    return [];
  };
  const kind = business?.kind ?? (business && kindOf(business));
  // A court's line has a word for courts in the place of the practice area, so it is not looked up.
  const filed = kind && isRateable({ kind }) ? business : null;
  const [categoryId = null] = filed?.category == null ? [] : lookUp('category', filed.category);
  const asked = filed?.additionalPracticeAreas;
  const found = asked?.flatMap((text) => lookUp('additionalPracticeAreas', text));
  // Words of which none is a practice area are left out; only an empty field takes those of a stored firm away.
  const areas = asked?.length && !found?.length ? undefined : found;
  if (business === null || kind == null || (problems.length > 0 && !policy.lenient)) {
    return { candidate: null, report: problems.map(({ field, text }) => reportLine('refused', field, text)) };
  }
  const report = [
    ...[...(record.remarks ?? []), ...remarks].map((one) => reportLine(one.kind, one.field, one.text)),
    ...problems.map(({ field, text }) => reportLine('left out', field, `left out: ${text}`)),
  ];
  return { candidate: { line, firm, business, kind, categoryId, areas: areas && [...new Set(areas)] }, report };
}
