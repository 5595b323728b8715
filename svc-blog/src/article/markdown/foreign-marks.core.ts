import type { LineProblem } from './line-problem.core.ts';

/** Marks of other dialects of Markdown, which readers see as they stand, and what to write. */
const MARKS: readonly { pattern: RegExp; instead: string }[] = [
  { pattern: /^ {0,3}#{2,6}(?![#\s]).+/, instead: 'a heading has a blank behind its #' },
  { pattern: /^ {0,3}\*\[[^\]]+\]:.*/, instead: 'an abbreviation is <abbr title="its words">' },
  { pattern: /^:[ \t]+\S.*/, instead: 'a definition is <dl><dt>word</dt><dd>meaning</dd></dl>' },
  { pattern: /^ {0,3}:::.*|^!!! ?\w.*|^[ >]*\[!\w+\].*/, instead: 'write a box as a quote: "> **Note** ..."' },
  { pattern: /!?\[\[(?!_?toc_?\]\])[^[\]]{1,200}\]\]/i, instead: 'a link to another post is "[words](./name.md)"' },
  { pattern: /^(?:import\s.+\sfrom\s+['"].*|export\s+(?:const|default)\s.*)/, instead: 'remove it' },
  { pattern: /^ {0,3}\|.*\|[ \t]*$/, instead: 'a table has a line of dashes, "| --- | --- |", below its first row' },
  { pattern: /(?<![\w:/])[:][a-z][a-z0-9_+-]{1,30}:(?![\w:/])/, instead: 'write the character itself' },
  { pattern: /\$\$[^$]{1,300}\$\$|^\$\$[ \t]*$/, instead: 'write a formula in words and characters' },
  { pattern: /(?<![=\w])==[^=\s][^=]{0,200}==(?![=\w])/, instead: 'marked words are <mark>words</mark>' },
];

const REFERENCE = /(?<!\\)\[([^[\]\\]{1,200})\]\[([^[\]\\]{0,200})\]/g;

/** Tells of marks that readers see as they stand. `lines` are without code and tables, `references` in capitals. */
export function doubtsOfForeignMarks(lines: readonly string[], references: readonly string[]): LineProblem[] {
  const known = new Set(references);
  return lines.flatMap((text, index) => {
    const line = index + 1;
    const marks = MARKS.flatMap(({ pattern, instead }) => {
      const [mark] = pattern.exec(text) ?? [];
      return mark === undefined
        ? []
        : [{ line, problem: `readers see "${shortened(mark.trim())}" as it stands; ${instead}` }];
    });
    const links = [...text.matchAll(REFERENCE)]
      .filter(
        ([, words = '', name]) => !words.startsWith('^') && !known.has(folded(name === '' ? words : (name ?? ''))),
      )
      .map(([link, words, name]) => ({
        line,
        problem: `the link "${shortened(link)}" has no address; write it below as "[${name === '' ? words : name}]: https://..."`,
      }));
    return [...marks, ...links];
  });
}

const IN_HTML = /\*\*[^\s*][^*\n]{0,200}\*\*|\[[^[\]\n]{1,200}\]\([^)\s]{1,300}\)/;

/** Tells of Markdown within a block of HTML, but for code. */
export function doubtsOfMarksInHtml(html: string, firstLine: number): LineProblem[] {
  if (/^\s*<(?:pre|script|style|!)/i.test(html)) return [];
  return html.split('\n').flatMap((text, index) => {
    const [mark] = IN_HTML.exec(text) ?? [];
    if (mark === undefined) return [];
    const problem = `readers see "${shortened(mark)}" as it stands; put an empty line between HTML and Markdown`;
    return [{ line: firstLine + index, problem }];
  });
}

// As the parser folds names of addresses.
const folded = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase();
const shortened = (mark: string): string => (mark.length > 60 ? `${mark.slice(0, 59).trimEnd()}…` : mark);
