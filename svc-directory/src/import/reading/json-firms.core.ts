import { isRecord } from '@lawdex/contracts';
import type { FilePosition } from '../report.core.ts';
import type { ReadNames } from './columns.core.ts';

/** The cells of a row, of which an item of a JSON array has one, or its problem. `line` is where it begins, as editors count. */
export type FileRow = FilePosition & ({ cells: string[] } | { problem: string });

/** Where a list begins. */
export interface ListStart {
  byte: number;
  line: number;
  /** Whether an object goes on behind it, of which nothing is read. */
  isWithin: boolean;
}

export const WHOLE: ListStart = { byte: 0, line: 1, isWithin: false };

// A text that is cut within quotes ends them, otherwise each quote behind them is looked at again.
const TOKEN = /"((?:[^"\\]|\\.?)*)(?:"|$)(\s*:\s*)?(?=(\[\s*\{)?)|[[\]{}]/gs;
/** What is said of a firm that has a list of its own. */
const OF_A_FIRM = /^(?:address|street|city|state|phone|zip\w*)$/i;

/** Finds the list of objects of an object at the beginning of a text, as GeoJSON has it; null where there is none, as in lines of objects. */
export function listWithin(text: string): ListStart | null {
  if (!/^\ufeff?\s*\{/.test(text) || isOfLines(text)) return null;
  let depth = 0;
  for (const { 0: token, 1: name, 2: colon, 3: list, index } of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    else if (depth === 1 && colon !== undefined) {
      if (OF_A_FIRM.test(name ?? '')) return null;
      const before = text.slice(0, index + token.length);
      if (list !== undefined)
        return { byte: Buffer.byteLength(before), line: before.split('\n').length, isWithin: true };
    }
    if (depth === 0) return null;
  }
  return null;
}

/** Whether the first line is a whole object with another line behind it. */
function isOfLines(text: string): boolean {
  const [first = '', ...others] = text
    .replace(/^\ufeff/, '')
    .trim()
    .split(/[\r\n]+/, 2);
  if (others.length === 0) return false;
  try {
    return isRecord(JSON.parse(first));
  } catch {
    return false;
  }
}

/** Cuts the text of a JSON array into its items, however it comes in pieces, so that a file is never in memory as a whole. */
export class JsonItems {
  private line: number;
  private startLine: number;
  private depth = 0;
  private isQuoted = false;
  private isEscaped = false;
  private isOver = false;
  private text = '';
  private firm = 0;

  /** A longer item is a problem and no text. */
  constructor(
    private readonly longest: number,
    private readonly list: ListStart = WHOLE,
  ) {
    this.line = this.startLine = list.line;
  }

  *push(piece: string): Generator<FileRow> {
    for (const sign of piece) {
      if (this.isOver && this.list.isWithin) return;
      if (!this.isQuoted && this.depth === 1 && (sign === ',' || sign === ']')) yield* this.finish();
      else if (this.isQuoted || this.depth > 0) this.keep(sign);
      this.follow(sign);
    }
  }

  /** What is wrong at the end of the text. */
  *end(): Generator<FileRow> {
    if (!this.isOver) yield { line: this.startLine, firm: this.firm + 1, problem: 'is in a list that has no end' };
  }

  private keep(sign: string): void {
    if (this.text === '' && /\s/.test(sign)) return;
    if (this.text === '') this.startLine = this.line;
    // One more sign than may be shows that there was too much.
    if (this.text.length <= this.longest) this.text += sign;
  }

  private follow(sign: string): void {
    if (sign === '\n') this.line += 1;
    if (this.isQuoted) {
      if (sign === '"' && !this.isEscaped) this.isQuoted = false;
      this.isEscaped = sign === '\\' && !this.isEscaped;
    } else if (sign === '"') this.isQuoted = true;
    else if (sign === '[' || sign === '{') this.depth += 1;
    else if (sign === ']' || sign === '}') {
      this.depth -= 1;
      this.isOver ||= this.depth === 0;
    }
  }

  private *finish(): Generator<FileRow> {
    const { text, startLine: line } = this;
    this.text = '';
    if (text === '') return;
    const at = { line, firm: (this.firm += 1) };
    yield text.length > this.longest ? { ...at, problem: 'is longer than 64 kB' } : { ...at, cells: [text.trimEnd()] };
  }
}

type Entry = [name: string, value: unknown];

/** The names and values of a firm in JSON. Parts of an object, such as an address or the properties of GeoJSON, are entries of their own: `address.zip`. */
export function entriesOf(item: Record<string, unknown>, readColumns: ReadNames): Entry[] {
  const { properties, geometry } = item;
  const position = isRecord(geometry) && geometry['coordinates'] ? { position: geometry['coordinates'] } : {};
  const own = isRecord(properties) ? { ...position, ...properties } : item;
  return Object.entries(own).flatMap(([name, value]) => partsOf(name, value, readColumns));
}

function partsOf(name: string, value: unknown, readColumns: ReadNames): Entry[] {
  const [field = null] = readColumns([name]).fields;
  if (isRecord(value) && (field === null || field === 'address' || field === 'position')) {
    const parts = Object.entries(value).flatMap(([part, of]) => partsOf(`${name}.${part}`, of, readColumns));
    return readColumns(parts.map(([part]) => part)).fields.some((one) => one !== null) ? parts : [[name, value]];
  }
  return [[name, value]];
}
