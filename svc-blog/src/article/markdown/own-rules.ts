import type MarkdownIt from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import type Token from 'markdown-it/lib/token.mjs';
import type { LineProblem } from '../addresses.core.ts';
import { isHeadingId } from '../allowlist.core.ts';

// Without this limit the time would grow with the square of a text.
const LONGEST = 500;
// An address ends at typographic signs, and at what HTML writes them as.
const ADDRESS = /^\/\/(?=[\p{L}\p{N}-]+\.[\p{L}\p{N}])(?:(?!&[a-z\d#]{1,31};)[^\s<>[\]"`\\“”„‟‘’‚‛«»‹›…—])+/iu;
const TAIL = /(?<![?!.,:;*_~'–])[?!.,:;*_~'–]+$/;

/** Makes links of bare addresses, `https://example.com`, that end where GFM ends them. */
export function withBareAddresses(markdown: MarkdownIt): void {
  markdown.set({ linkify: true }).inline.ruler.enable('linkify');
  for (const schema of ['ftp:', '//', 'mailto:']) markdown.linkify.add(schema, null);
  for (const schema of ['http:', 'https:'])
    markdown.linkify.add(schema, { validate: (text, pos) => addressIn(text.slice(pos, pos + LONGEST)).length });
  // An address stays as it is written, because what `xn--` stands for may look like another site.
  markdown.normalizeLinkText = (text) => text;
}

function addressIn(text: string): string {
  const [found = ''] = ADDRESS.exec(text) ?? [];
  if (found.length === LONGEST) return '';
  let address = found.replace(TAIL, '');
  // A bracket that was opened before the address ends it: `(see https://example.com/a)`.
  const opened = count(address, '(');
  while (address.endsWith(')') && count(address, ')') > opened) address = address.slice(0, -1).replace(TAIL, '');
  return address;
}

const count = (text: string, sign: string): number => text.split(sign).length - 1;

const BOX = /^\[([ xX])\][ \t]+(?=\S)/;

/** Writes the boxes of `- [ ] call` and `- [x] sign` as characters, which also the feed and a page on paper show. */
export function withTasks(markdown: MarkdownIt): void {
  markdown.core.ruler.after('inline', 'tasks', ({ tokens }) => {
    tokens.forEach((token, at) => {
      const [first] = token.type === 'inline' ? (token.children ?? []) : [];
      if (first?.type !== 'text' || tokens[at - 2]?.type !== 'list_item_open') return;
      first.content = first.content.replace(BOX, (_box, mark: string) => (mark === ' ' ? '☐ ' : '☑ '));
    });
  });
}

const ID = /(?<![ \t])[ \t]*\{#([^\s{}]{1,80})\}$/;

/** Reads `## Costs {#fees}`. Other marks in braces stay where they are, and are refused there. */
export function withHeadingMarks(markdown: MarkdownIt): void {
  markdown.core.ruler.before('inline', 'heading_ids', ({ tokens }) => {
    tokens.forEach((heading, at) => {
      const words = tokens[at + 1];
      const [written = '', id = ''] = heading.type === 'heading_open' && words ? (ID.exec(words.content) ?? []) : [];
      if (!words || !isHeadingId(id)) return;
      // The signs that close a heading may stand before the id: `## Costs ## {#fees}`.
      words.content = words.content.slice(0, -written.length).replace(/(?<![ \t])[ \t]+#+$/, '');
      heading.attrSet('id', id);
    });
  });
}

const cellsOf = (row: string): string[] =>
  row
    .replace(/^[ \t>]*\|?/, '')
    .replace(/(?<!\\)\|[ \t]*$/, '')
    .split(/(?<!\\)\|/);

/** Finds rows of tables with more cells than the first row: the parser leaves the last ones out. */
export function lostCells(source: string, tokens: readonly Token[]): LineProblem[] {
  const found: LineProblem[] = [];
  let lines: string[] = [];
  let columns = 0;
  for (const { type, map } of tokens) {
    if (type === 'table_open') columns = 0;
    if (type === 'th_open') columns += 1;
    if (type !== 'tbody_open' || !map) continue;
    if (lines.length === 0) lines = source.split(/\r\n|\n|\r/);
    for (let at = map[0]; at < map[1]; at++) {
      const lost = cellsOf(lines[at] ?? '')
        .slice(columns)
        .join('|')
        .trim();
      if (lost === '') continue;
      const why = 'the row has more cells than the first row of the table; a sign | within a cell is "\\|"';
      found.push({ line: at + 1, problem: `${why}: ${lost.slice(0, 60)}` });
    }
  }
  return found;
}

/** More notes than any reader follows; the parser's time grows with their square. */
export const NOTES_MAX = 300;

/** What the rules of the parser leave for whoever reads a text. */
export interface MarkdownEnv {
  problems: LineProblem[];
  footnotes?: { refs?: Record<string, number> };
}

/** Reads notes (`[^1]`, `^[in place]`) and writes them below the text, each with links there and back. */
export function withNotes(markdown: MarkdownIt): void {
  markdown.use(footnotes);
  const { rules } = markdown.renderer;
  // A text that ends in a heading has named its notes itself.
  rules.footnote_block_open = (tokens, at) => (tokens[at - 1]?.type === 'heading_close' ? '<ol>' : '<hr><ol>');
  rules.footnote_block_close = () => '</ol>\n';
  rules.footnote_open = (tokens, at) => `<li id="fn-${placeOf(tokens[at]?.meta).number}">`;
  rules.footnote_ref = (tokens, at) => {
    const { number, repeat } = placeOf(tokens[at]?.meta);
    return `<sup><a href="#fn-${number}" id="fnref-${number}${repeat}" aria-label="Note ${number}">${number}</a></sup>`;
  };
  rules.footnote_anchor = (tokens, at) => {
    const { number, repeat } = placeOf(tokens[at]?.meta);
    const label = `Back to the text at note ${number}${repeat.replace('-', ', place ')}`;
    // The last character keeps the arrow from being drawn as an emoji.
    return ` <a href="#fnref-${number}${repeat}" aria-label="${label}">↩\ufe0e</a>`;
  };
  markdown.core.ruler.before('footnote_tail', 'lost_notes', ({ tokens, env }) => {
    const { problems, footnotes: { refs = {} } = {} }: MarkdownEnv = env;
    const seen = new Set<string>();
    tokens.forEach(({ type, meta }, at) => {
      if (type !== 'footnote_reference_open') return;
      const label = String(meta.label);
      const line = (tokens.slice(at, at + 2).find(({ map }) => map)?.map?.[0] ?? 0) + 1;
      const lost = seen.has(label) ? 'has a text already; remove one' : null;
      const idle = refs[`:${label}`] === -1 ? 'is never referred to in the text; add that, or remove it' : null;
      if (lost ?? idle) problems.push({ line, problem: `the note "[^${label}]" ${lost ?? idle}` });
      seen.add(label);
    });
  });
}

function placeOf({ id, subId = 0 }: { id: number; subId?: number }): { number: number; repeat: string } {
  return { number: id + 1, repeat: subId > 0 ? `-${subId + 1}` : '' };
}
