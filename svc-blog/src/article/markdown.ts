import MarkdownIt from 'markdown-it';
import type Token from 'markdown-it/lib/token.mjs';
import { checkImage, checkLink, nothingTold, shown } from './addresses.core.ts';
import type { ToldAddresses } from './addresses.core.ts';
import { addressesInHtml } from './html-addresses.ts';
import type { PostOf } from '../post-names/find-post.core.ts';
import { slugByName } from '../post-names/find-post.core.ts';
import { attributesOf, withAttributes } from './markdown/attributes.ts';
import { withBareAddresses } from './markdown/bare-addresses.ts';
import { doubtsOfForeignMarks, doubtsOfMarksInHtml, doubtsOfRunCode } from './markdown/foreign-marks.core.ts';
import { problemsOfForeignTags } from './markdown/foreign-tags.core.ts';
import { withFences } from './markdown/highlights.core.ts';
import { mayHoldOtherLinks, withOurLinks } from './markdown/file-links.core.ts';
import { leftOut, mayHoldLeftOut } from './markdown/contents-lists.ts';
import { lostCells } from './markdown/lost-cells.ts';
import type { LineProblem } from './markdown/line-problem.core.ts';
import { NOTES_MAX, problemsOfNotes, withNotes } from './markdown/notes.ts';
import { withTasks } from './markdown/tasks.ts';
import { withoutCode, withoutTables } from './markdown/without-code.ts';

export interface RenderedMarkdown extends ToldAddresses {
  /** Not safe yet: authors may write HTML in Markdown. */
  html: string;
  /** Why it cannot be published as it stands. */
  problems: LineProblem[];
  /** The lines of the text without code. */
  lines: string[];
}

const markdown = new MarkdownIt('commonmark', { html: true }).enable(['table', 'strikethrough']);
// All links are parsed, because their authors are told below about those that are not allowed.
markdown.validateLink = () => true;
withBareAddresses(markdown);
withNotes(markdown);
withTasks(markdown);
withAttributes(markdown);

/** Renders CommonMark with tables, notes, boxes to tick and ids of headings as HTML. */
export function renderMarkdown(written: string, postOf: PostOf = slugByName): RenderedMarkdown {
  const found: RenderedMarkdown = { html: '', problems: [], lines: [], ...nothingTold() };
  const notes = written.match(/\[\^|\^\[/g)?.length ?? 0;
  if (notes > NOTES_MAX * 2) {
    found.problems.push({ line: 1, problem: `the text has more than ${NOTES_MAX} notes` });
    return found;
  }
  const { source, tokens, env } = withOurs(withFences(written), postOf, found);
  let line = 1;
  for (const token of tokens) {
    if (token.map) line = token.map[0] + 1;
    checkInline(token, line, found, postOf);
    if (token.type === 'fence') found.doubts.push(...doubtsOfRunCode(token.info, line));
    if (token.type !== 'html_block') continue;
    checkHtml(token.content, line, found, postOf);
    for (const doubt of doubtsOfMarksInHtml(token.content, line)) found.doubts.push(doubt);
  }
  for (const lost of lostCells(source, tokens)) found.nowhere.push({ ...lost, stays: 'the last are left out' });
  const lines = withoutCode(source, tokens);
  const marks = doubtsOfForeignMarks(withoutTables(lines, tokens), Object.keys(env.references ?? {}));
  return {
    ...found,
    lines,
    html: markdown.renderer.render(tokens, markdown.options, {}),
    problems: [...found.problems, ...problemsOfForeignTags(lines), ...problemsOfNotes(lines)],
    doubts: [...found.doubts, ...marks],
  };
}

const LINE_END = /\r\n|\n|\r/;

interface Parsed {
  source: string;
  tokens: Token[];
  env: { references?: Record<string, unknown> };
}

function parsed(source: string): Parsed {
  const env = {};
  return { source, tokens: markdown.parse(source, env), env };
}

/** Writes links of other programs to posts as ours, and takes their contents lists out, but not in code. */
function withOurs(written: string, postOf: PostOf, { doubts }: RenderedMarkdown): Parsed {
  const mayHoldList = mayHoldLeftOut(written);
  if (!mayHoldList && !mayHoldOtherLinks(written)) return parsed(written);
  const first = parsed(written);
  const bare = withoutCode(written, first.tokens);
  const gone = mayHoldList ? leftOut(bare, first.tokens) : new Map<number, string | null>();
  for (const [at, mark] of gone)
    if (mark !== null)
      doubts.push({
        line: at + 1,
        problem: `"${mark}" is left out: contents lists and summaries appear by themselves`,
      });
  const lines = written.split(LINE_END);
  const source = lines.map((line, at) => (gone.has(at) ? '' : withOurLinks(line, bare[at] ?? '', postOf))).join('\n');
  return source === written ? first : parsed(source);
}

const NO_LINK = /[^\]]{0,40}\]\([^)]{0,60}\)?/g;
const IS_CHECKED = /<(?:a|img)[\s/]|\b(?:hidden|style|class)\b/i;

function checkInline(token: Token, firstLine: number, found: RenderedMarkdown, postOf: PostOf): void {
  if (token.type !== 'inline') return;
  let line = firstLine;
  const { left, refused } = attributesOf(token);
  for (const id of refused) {
    const problem = `the heading cannot have the id ${shown(id)}; choose another word`;
    found.nowhere.push({ line, problem, stays: 'it is left out' });
  }
  for (const written of left)
    found.doubts.push({ line, problem: `${shown(written)} is left out: a text has no classes or other attributes` });
  for (const child of token.children ?? []) {
    if (child.type === 'softbreak' || child.type === 'hardbreak') line += 1;
    if (child.type === 'text') checkWords(child.content, token.content, line, found);
    if (child.type === 'link_open') checkLink(child.attrGet('href') ?? '', line, found, postOf);
    if (child.type === 'image') checkImage(child.attrGet('src') ?? '', child.content, line, found);
  }
  const html = htmlIn(token.children ?? []);
  if (html !== null) checkHtml(html, firstLine, found, postOf);
}

/** The HTML within words, with a letter in the place of each run of these; null when it has none that is checked. */
function htmlIn(children: readonly Token[]): string | null {
  if (!children.some(({ type, content }) => type === 'html_inline' && IS_CHECKED.test(content))) return null;
  return children
    .map(({ type, content }) => {
      if (type === 'html_inline') return content;
      if (type.endsWith('break')) return '\n';
      return type === 'text' && content.trim() === '' ? ' ' : /_(?:open|close)$/.test(type) ? '' : 'x';
    })
    .join('');
}

/** Tells of links that are none because of their address. `written` is the text with its escapes. */
function checkWords(words: string, written: string, line: number, { doubts }: RenderedMarkdown): void {
  if (!words.includes('](')) return;
  for (const [link] of words.matchAll(NO_LINK)) {
    // Tags of other programs are refused, each on its line.
    const isMeant = written.includes(`\\${link.slice(link.indexOf(']('))}`);
    if (isMeant || /\{[{%]/.test(link)) continue;
    const why = 'an address has no blanks and nothing behind it, "[words](./my-post.md)"';
    doubts.push({ line, problem: `readers see ${shown(link.trim())} as it stands; ${why}` });
  }
}

/** Checks links and pictures that are written in HTML, and finds what it hides. */
export function checkHtml(html: string, firstLine: number, told: RenderedMarkdown, postOf?: PostOf): void {
  if (!IS_CHECKED.test(html)) return;
  const { addresses, hidden, byClass } = addressesInHtml(html);
  for (const { tag, address, alt, line } of addresses) {
    if (tag === 'a') checkLink(address, firstLine + line - 1, told, postOf);
    else checkImage(address, alt, firstLine + line - 1, told);
  }
  for (const { tag, line } of byClass)
    told.doubts.push({
      line: firstLine + line - 1,
      problem: `readers see what is in <${tag}>, whose class may hide it elsewhere; remove it if they should not`,
    });
  for (const { tag, line } of hidden)
    told.problems.push({
      line: firstLine + line - 1,
      problem: `what is in the hidden <${tag}> would be shown; remove it, or what hides it`,
    });
}
