/** The text of an item of a JSON array, or its problem. `line` is where the item begins, as editors count, and `firm` its number. */
export type JsonItem = { line: number; firm: number } & ({ text: string } | { problem: string });

const BLANK = /\s/;

/** Cuts the text of a JSON array into its items, however it comes in pieces, so that a file is never in memory as a whole. */
export class JsonItems {
  private line = 1;
  private startLine = 1;
  private depth = 0;
  private isQuoted = false;
  private isEscaped = false;
  private isOver = false;
  private text = '';
  private firm = 0;

  /** A longer item is a problem and no text. */
  constructor(private readonly longest: number) {}

  *push(piece: string): Generator<JsonItem> {
    for (const sign of piece) {
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
