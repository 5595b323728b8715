import type { LineProblem } from './line-problem.core.ts';

/** Marks of other dialects of Markdown, which readers see as they stand, and what to write. */
const MARKS: readonly { pattern: RegExp; instead: string }[] = [
  { pattern: /^ {0,3}#{2,6}(?![#\s]).+/, instead: 'a heading has a blank behind its #' },
  { pattern: /^ {0,3}\*\[[^\]]+\]:.*/, instead: 'an abbreviation is <abbr title="its words">' },
  { pattern: /^:[ \t]+\S.*/, instead: 'a definition is <dl><dt>word</dt><dd>meaning</dd></dl>' },
  {
    pattern: /^ {0,3}:::.*|^!!! ?\w.*|^[ >]*\[!\w+\].*|^\?{3}\+? [a-z]+(?: ".*")?[ \t]*$|^\.\. [a-z][\w-]*::.*/,
    instead: 'write a box as a quote: "> **Note** ..."',
  },
  { pattern: /!\[\[[^[\]]{1,200}\]\]/, instead: 'a picture is "![What it shows](/api/blog/images/costs.svg)"' },
  { pattern: /(?<!!)\[\[(?!_?toc_?\]\])[^[\]]{1,200}\]\]/i, instead: 'a link to another post is "[words](./name.md)"' },
  {
    pattern: /^(?:import\s.+\sfrom\s+['"].*|export\s+(?:const|default)\s.*|@(?:include|import)\s.*|<<<? ?[@\w].*)/,
    instead: 'remove it',
  },
  { pattern: /^\\(?:new|clear)page\b.*|^\\(?:pagebreak|tableofcontents|toc)\b.*/, instead: 'remove it' },
  { pattern: /(?:^|\s)\^(?=\S*[a-z])[a-z\d][a-z\d-]{1,30}[ \t]*$/i, instead: 'remove it' },
  { pattern: /^ {0,3}\|.*\|[ \t]*$/, instead: 'a table has a line of dashes, "| --- | --- |", below its first row' },
  {
    pattern: /(?<![\w:/])[:](?:[a-z][a-z0-9_+-]{1,30}|[+-]1|100):(?![\w:/])/,
    instead: 'write the character itself',
  },
  {
    pattern: /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[[-/<>!?*~]\][ \t]+\S.*/,
    instead: 'a box is "- [ ]", or "- [x]" when it is ticked',
  },
  { pattern: /(?<!\\)\[\^[^\]\s]{1,60}[ \t][^\]\n]{0,60}\]/, instead: 'the name of a note has no blanks' },
  { pattern: /^-{1,2}8<-{1,2}.*|^\{![^{}\n]{1,200}!\}/, instead: 'write what it shows' },
  {
    pattern:
      /(?<!\\)\\(?:textbf|textit|emph|cite[pt]?|ref|label|index|footnote|href|url|(?:sub)?section\*?)\{[^{}\n]{0,200}\}/,
    instead: 'write it in Markdown',
  },
  {
    pattern:
      /\$\$[^$]{1,300}\$\$|^\$\$[ \t]*$|\\(?:begin|end)\{\w+\*?\}|^\\\[[ \t]*$|\\\((?=[^\n]{0,200}[\\^_=])[^\n]{1,200}?\\\)|\\\[(?=[^\]\n]{0,200}[\\^_=]\w)[^\n]{1,200}?\\\]/,
    instead: 'write a formula in words and characters',
  },
  {
    // In `$5 and $10` no formula ends: a blank stands before the second sign, or a digit behind it.
    pattern:
      /(?<![\w\\$])\$(?:[A-Za-z\\][^$\n]{0,200}|[\d(][^$\n]{0,100}[\\^_=][^$\n]{0,100}|[\d.,]+)(?<![\s\\])\$(?![\w$])|(?<![\w\\$])\$[A-Za-z\d]\$(?![\w$])/,
    instead: 'write a formula in words and characters',
  },
  { pattern: /(?<![=\w])==[^=\s][^=]{0,200}==(?![=\w])/, instead: 'marked words are <mark>words</mark>' },
  { pattern: /~(?<![~\\]~|\/\S{0,60}~)(?:[\w+.-]{0,30}\w)~(?!~)/, instead: 'write <sub>2</sub>' },
  { pattern: /\^(?<![\^\\]\^|\/\S{0,60}\^)[a-z\d](?:[\w+.-]{0,30}\w)?\^(?!\^)/i, instead: 'write <sup>2</sup>' },
  { pattern: /(?<![+\w\\])\+\+[^\s+][^+\n]{0,200}(?<!\s)\+\+(?![+\w])/, instead: 'write <ins>words</ins>' },
  {
    pattern: /\{#(?<=(?:\w|\w[.,;:!?'")]?[ \t]+)\{#)[\w-]{1,60}\}(?=[ \t]*[^\s#{])/,
    instead: 'remove it; only a heading has one, at its end',
  },
  { pattern: /(?<![|\\])\|\|[^|\s][^|\n]{0,200}(?<!\s)\|\|(?!\|)/, instead: 'remove the bars' },
  {
    pattern: /(?<![\w:/]):{1,2}[a-z][\w-]{1,30}(?:\[[^\]\n]{0,200}\]|\{[^{}\n]{0,200}\})/,
    instead: 'write what it shows',
  },
  {
    // `Dear {name}` may be meant: a letter to copy.
    pattern:
      /(?<![\\{=%#])\{[ \t]*(?:[a-z_$][\w$]{0,60}(?:\??\.[a-z_$]|\[|\()[^{}\n]{0,200}|(["'])[^{}\n]{0,200}\1[ \t]*)\}|\$\{[^{}\n]{1,200}\}/i,
    instead: 'write what it shows',
  },
  {
    pattern: /(?<![!\\])\[-?@[a-z][\w:.-]{1,60}(?:[;,][^\]\n]{0,200})?\](?![([:])/i,
    instead: 'write a source as a note: "[^1]"',
  },
  { pattern: /[%@]\[(?:https?:[^\]\s]{1,300}|[a-z]{2,20}(?=\]\())\]/, instead: 'write a link to it' },
  {
    pattern: /^[ \t>*-]{0,9}[a-z][\w -]{0,40}::[ \t]+\S.*|[[(][a-z][\w -]{0,40}::[ \t][^\])\n]{1,200}[\])]/i,
    instead: 'write it as a sentence, or remove it',
  },
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
      .filter(([, words = '', name]) => !/^\^|`/.test(words) && !known.has(folded(name === '' ? words : (name ?? ''))))
      .map(([link, words, name]) => ({
        line,
        problem: `the link "${shortened(link)}" has no address; write it below as "[${name === '' ? words : name}]: https://..."`,
      }));
    return [...marks, ...links];
  });
}

const IN_HTML = /\*\*[^\s*][^*\n]{0,200}\*\*|\[[^[\]\n]{1,200}\]\([^)\s]{1,300}\)/;

/** Blocks of code from which other programs make a drawing, a list or a box. */
const RUN_CODE =
  /^\s*(?:\{[^}]*\}|ad-\w+|chart|dataview(?:js)?|dot|eval-rst|excalidraw|flow|graphviz|latex|math|mermaid|plantuml|puml|query|sequence|tasks|timeline|toc|vega(?:-lite)?)(?=\s|$)/i;

/** Tells of a block of code that only another program runs, by what stands behind its ```. */
export function doubtsOfRunCode(info: string, line: number): LineProblem[] {
  const [kind] = RUN_CODE.exec(info) ?? [];
  return kind === undefined ? [] : [{ line, problem: `readers see the code of "${kind.trim()}"; write what it shows` }];
}

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
