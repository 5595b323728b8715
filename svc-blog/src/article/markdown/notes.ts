import type MarkdownIt from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import type { LineProblem } from './line-problem.core.ts';

/** More notes than any reader follows; the parser's time grows with their square. */
export const NOTES_MAX = 300;

/** Reads notes (`[^1]`, `^[in place]`) and writes them below the text, each with links there and back. */
export function withNotes(markdown: MarkdownIt): void {
  markdown.use(footnotes);
  const { rules } = markdown.renderer;
  // A text that ends in a heading has named its notes itself.
  rules.footnote_block_open = (tokens, at) => (tokens[at - 1]?.type === 'heading_close' ? '<ol>' : '<hr><ol>');
  rules.footnote_block_close = () => '</ol>\n';
  rules.footnote_open = (tokens, at) => `<li id="fn-${numberOf(tokens[at]?.meta)}">`;
  rules.footnote_ref = (tokens, at) => {
    const number = numberOf(tokens[at]?.meta);
    const id = `fnref-${number}${repeatOf(tokens[at]?.meta)}`;
    return `<sup><a href="#fn-${number}" id="${id}" aria-label="Note ${number}">${number}</a></sup>`;
  };
  rules.footnote_anchor = (tokens, at) => {
    const number = numberOf(tokens[at]?.meta);
    const repeat = repeatOf(tokens[at]?.meta);
    const label = `Back to the text at note ${number}${repeat.replace('-', ', place ')}`;
    // The last character keeps the arrow from being drawn as an emoji.
    return ` <a href="#fnref-${number}${repeat}" aria-label="${label}">↩\ufe0e</a>`;
  };
}

interface NoteMeta {
  id: number;
  subId?: number;
}

const numberOf = (meta: NoteMeta): number => meta.id + 1;
const repeatOf = ({ subId = 0 }: NoteMeta): string => (subId > 0 ? `-${subId + 1}` : '');

const DEFINITION = /^[ >]*\[\^([^\]\s]+)\]:/;
// An escaped backslash escapes nothing.
const REFERENCE = /(?<=(?<!\\)(?:\\\\)*)\[\^([^\]\s]+)\]/g;

/** Finds notes that are not there, are there twice or are never referred to, and would be lost. */
export function problemsOfNotes(lines: readonly string[]): LineProblem[] {
  const texts = new Map<string, number>();
  const asked = new Map<string, number>();
  const problems: LineProblem[] = [];
  lines.forEach((text, index) => {
    const line = index + 1;
    const [, label] = DEFINITION.exec(text) ?? [];
    if (label !== undefined) {
      const first = texts.get(label);
      if (first === undefined) texts.set(label, line);
      else problems.push({ line, problem: `the note "[^${label}]" has a text already, in the ${nth(line - first)}` });
    }
    for (const [, reference = ''] of text.replace(DEFINITION, '').matchAll(REFERENCE))
      if (!asked.has(reference)) asked.set(reference, line);
  });
  for (const [label, line] of asked)
    if (!texts.has(label))
      problems.push({ line, problem: `the note "[^${label}]" has no text; write it below as "[^${label}]: ..."` });
  for (const [label, line] of texts)
    if (!asked.has(label))
      problems.push({ line, problem: `no "[^${label}]" in the text leads to this note; add one, or remove the note` });
  return problems;
}

const nth = (before: number): string => (before === 1 ? 'line above' : `line ${before} above`);
