/** Where a firm stands in its file. */
export interface FilePosition {
  line: number;
  /** Its number, in a list of JSON: all of the list may be one line. */
  firm?: number | undefined;
}

/** `line 14`; `firm 3 (line 1)`. */
export const positionText = ({ line, firm }: FilePosition): string =>
  firm === undefined ? `line ${line}` : `firm ${firm} (line ${line})`;

export const byPosition = (a: FilePosition, b: FilePosition): number =>
  a.line - b.line || (a.firm ?? 0) - (b.firm ?? 0);

/** Something that an operator is told of a line of the file. */
export interface ReportLine extends FilePosition {
  /** Null when it is about the whole line. */
  field: string | null;
  kind: 'changed' | 'doubtful' | 'left out' | 'refused';
  text: string;
}

export const REPORT_HEADER = 'line,field,kind,text';

/** `line 14: website: read as https://example.com`. */
export function reportText(entry: ReportLine): string {
  const { field, kind, text } = entry;
  const after = kind === 'refused' ? ' ' : ': ';
  return `${positionText(entry)}: ${field === null ? '' : field + after}${text}`;
}

/** A business as it would be stored, a field a line, without what is empty. */
export function previewText(business: object): string {
  const isEmpty = (value: unknown): boolean =>
    value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0);
  const fields = Object.entries(business).filter(([field, value]) => !isEmpty(value) && !/^id$|Id$/.test(field));
  return fields
    .map(([field, value]) => `${field}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('\n');
}

// A spreadsheet runs cells that begin so, and the report quotes what files hold.
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** A row of the report's file, without a line end. */
export function reportRow({ line, firm, field, kind, text }: ReportLine): string {
  return [firm === undefined ? String(line) : positionText({ line, firm }), field ?? '', kind, text]
    .map(cell)
    .join(',');
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
