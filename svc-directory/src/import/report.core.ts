/** Something that an operator is told of a line of the file. */
export interface ReportLine {
  line: number;
  /** Null when it is about the whole line. */
  field: string | null;
  kind: 'changed' | 'doubtful' | 'left out' | 'refused';
  text: string;
}

export const REPORT_HEADER = 'line,field,kind,text';

/** `line 14: website: read as https://example.com`. */
export function reportText({ line, field, kind, text }: ReportLine): string {
  if (kind === 'refused') return `line ${line}: ${field === null ? '' : `${field} `}${text}`;
  return `line ${line}: ${field === null ? '' : `${field}: `}${text}`;
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
export function reportRow({ line, field, kind, text }: ReportLine): string {
  return [String(line), field ?? '', kind, text].map(cell).join(',');
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
