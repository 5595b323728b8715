/** The text of an item of a JSON array, or its problem. `line` is where the item begins, as editors count, and `firm` its number. */
export type JsonItem = { line: number; firm: number } & ({ text: string } | { problem: string });

/** Where a list begins. */
export interface ListStart {
  byte: number;
  line: number;
  /** Whether an object goes on behind it, of which nothing is read. */
  isWithin: boolean;
}

export const WHOLE: ListStart = { byte: 0, line: 1, isWithin: false };

const BLANK = /\s/;
// What programs call their list of places or rows: GeoJSON, Overpass, Google, Yelp, Airtable and their like.
const LIST =
  /^(?:@graph|features|elements|results?|businesses|places|local_results|records|rows|items|data|value|entries|firms|law_?firms|lawyers|attorneys|organi[sz]ations|courts|listings)$/i;
/** Lists of firms, in which no firm has a part of its own: what has a name beside them is the file. */
const OF_FIRMS = /^(?:features|businesses|firms|law_?firms|lawyers|attorneys|organi[sz]ations|courts)$/i;
/** What is said of a firm that has a list of its own. */
const OF_A_FIRM = /^(?:address|street|city|state|phone|zip\w*)$/i;
// A text that is cut within quotes ends them, otherwise each quote behind them is looked at again.
const TOKEN = /"((?:[^"\\]|\\.?)*)(?:"|$)(\s*:\s*)?(?=(\[\s*\{)?)|[[\]{}]/gs;

interface Opened {
  isList: boolean;
  names: string[];
}

/** Finds the list of firms at the beginning of a text that is one object; null where there is none, as in lines of objects. */
export function listWithin(text: string): ListStart | null {
  if (!/^\ufeff?\s*\{/.test(text) || isOfLines(text)) return null;
  const open: Opened[] = [];
  for (const { 0: token, 1: name, 2: colon, 3: list, index } of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') open.push({ isList: token === '[', names: [] });
    else if (token === '}' || token === ']') open.pop();
    else if (name !== undefined && colon !== undefined) {
      const isHere = list !== undefined && LIST.test(name) && open.every((one) => !one.isList && !isOfAFirm(one, name));
      if (isHere && !isOfAFirmAround(open.at(-1)?.names ?? [], text.slice(index + token.length))) {
        const before = text.slice(0, index + token.length);
        return { byte: Buffer.byteLength(before), line: before.split('\n').length, isWithin: true };
      }
      open.at(-1)?.names.push(name);
    }
    if (open.length === 0) return null;
  }
  return null;
}

const isOfAFirm = ({ names }: Opened, list: string): boolean =>
  names.some((name) => OF_A_FIRM.test(name) || (name === 'name' && !OF_FIRMS.test(list)));

/** Whether an address stands behind the list at the beginning of a text, within the same object, and a name before or behind it. */
function isOfAFirmAround(before: readonly string[], text: string): boolean {
  const names = [...before];
  let depth = 0;
  let hasAddress = false;
  for (const { 0: token, 1: name, 2: colon } of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    else if (depth === 0 && colon !== undefined) {
      names.push(name ?? '');
      hasAddress ||= OF_A_FIRM.test(name ?? '');
    }
    if (hasAddress && names.includes('name')) return true;
    if (depth < 0) return false;
  }
  return false;
}

/** Whether the first line is a whole object with another line behind it. */
function isOfLines(text: string): boolean {
  const [, first] = /^\ufeff?\s*(\{[^\r\n]*\})[ \t]*[\r\n]\s*\S/.exec(text) ?? [];
  if (first === undefined) return false;
  try {
    JSON.parse(first);
    return true;
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

  *push(piece: string): Generator<JsonItem> {
    for (const sign of piece) {
      if (this.isOver && this.list.isWithin) return;
      if (this.isQuoted) this.keep(sign);
      else if (this.depth === 1 && (sign === ',' || sign === ']')) yield* this.finish();
      else if (this.depth > 0) this.keep(sign);
      this.follow(sign);
    }
  }

  /** What is wrong at the end of the text. */
  *end(): Generator<JsonItem> {
    if (!this.isOver) yield { line: this.startLine, firm: this.firm + 1, problem: 'is in a list that has no end' };
  }

  private keep(sign: string): void {
    if (this.text === '' && BLANK.test(sign)) return;
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

  private *finish(): Generator<JsonItem> {
    const { text, startLine: line } = this;
    this.text = '';
    if (text === '') return;
    const at = { line, firm: (this.firm += 1) };
    yield text.length > this.longest ? { ...at, problem: 'is longer than 64 kB' } : { ...at, text: text.trimEnd() };
  }
}
