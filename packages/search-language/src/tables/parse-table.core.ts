/** A phrase or word of a table, with the heading that it belongs to. */
export interface TableItem {
  /** The text before the colon: `practice tax-law (weak)`. */
  heading: string;
  text: string;
  /** The place to correct: `data/phrases/money.txt:12`. */
  at: string;
}

// A colon inside of a word, as in an address, ends no heading.
const HEADING = /^(.*?):(?:\s+(.*))?$/;

/**
 * Reads a table by the grammar of `data/README.md`: `heading: item, item`, indented lines with more items, `#` before comments. Throws an
 * error with the line and the name of the `file` for text that breaks the grammar.
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
