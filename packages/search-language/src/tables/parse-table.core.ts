/** A phrase or word of a table, and what the line that it belongs to says of it. */
export interface TableItem {
  /** What stands before the colon: `practice tax-law (weak)`. */
  heading: string;
  text: string;
  /** The place to correct: `data/phrases/money.txt:12`. */
  at: string;
}

// A colon inside of a word, as in an address, ends no heading.
const HEADING = /^(.*?):(?:\s+(.*))?$/;

/**
 * The items of a table, in order. A line at the margin is a heading, a colon and items; indented lines below it hold further items.
 * Commas separate items, `#` begins a line of comment. Throws an error with the file and line of whatever breaks this grammar.
 *
 * @param file is named in errors; `text` is what it holds.
 */
export function parseTable(file: string, text: string): TableItem[] {
  let heading: string | null = null;
  return text.split('\n').flatMap((line, index) => {
    const at = `${file}:${index + 1}`;
    if (line.trim() === '' || line.startsWith('#')) return [];
    if (/^\s/.test(line)) {
      if (heading === null) throw new Error(`${at}: an indented line needs a heading above it`);
      return itemsOf(line, heading, at);
    }
    const [, title, items = ''] = HEADING.exec(line) ?? [];
    if (!title) throw new Error(`${at}: a line at the margin needs a heading and a colon`);
    heading = title.trim();
    return itemsOf(items, heading, at);
  });
}

const itemsOf = (list: string, heading: string, at: string): TableItem[] =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .map((text) => ({ heading, text, at }));
