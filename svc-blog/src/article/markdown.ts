import MarkdownIt from 'markdown-it';
import type Token from 'markdown-it/lib/token.mjs';
import { imageSource } from './images.core.ts';
import { linkTarget } from './links.core.ts';
import { attributesOf, withAttributes } from './markdown/attributes.ts';
import { problemsOfForeignTags } from './markdown/foreign-tags.core.ts';
import type { LineProblem } from './markdown/line-problem.core.ts';
import { NOTES_MAX, problemsOfNotes, withNotes } from './markdown/notes.ts';
import { withTasks } from './markdown/tasks.ts';
import { withoutCode } from './markdown/without-code.ts';

export interface RenderedMarkdown {
  /** Not safe yet: authors may write HTML in Markdown. */
  html: string;
  /** Why it cannot be published as it stands. */
  problems: LineProblem[];
  /** Links and pictures that lead nowhere, of which only the words would stay. */
  nowhere: LineProblem[];
  /** How it will look other than its author may think. */
  doubts: LineProblem[];
  /** Links to headings of the same text, without their `#`. */
  fragments: { line: number; fragment: string }[];
}

const markdown = new MarkdownIt('commonmark', { html: true }).enable(['table', 'strikethrough']);
// All links are parsed, because their authors are told below about those that are not allowed.
markdown.validateLink = () => true;
withNotes(markdown);
withTasks(markdown);
withAttributes(markdown);

/** Renders CommonMark with tables, notes, boxes to tick and ids of headings as HTML. */
export function renderMarkdown(source: string): RenderedMarkdown {
  const found: RenderedMarkdown = { html: '', problems: [], nowhere: [], doubts: [], fragments: [] };
  const notes = source.match(/\[\^|\^\[/g)?.length ?? 0;
  if (notes > NOTES_MAX * 2) {
    found.problems.push({ line: 1, problem: `the text has more than ${NOTES_MAX} notes` });
    return found;
  }
  const tokens = markdown.parse(source, {});
  let line = 1;
  for (const token of tokens) {
    if (token.map) line = token.map[0] + 1;
    checkInline(token, line, found);
  }
  const lines = withoutCode(source, tokens);
  found.problems.push(...problemsOfForeignTags(lines), ...problemsOfNotes(lines));
  return { ...found, html: markdown.renderer.render(tokens, markdown.options, {}) };
}

function checkInline(token: Token, firstLine: number, found: RenderedMarkdown): void {
  if (token.type !== 'inline') return;
  let line = firstLine;
  const { left, refused } = attributesOf(token);
  for (const id of refused)
    found.problems.push({ line, problem: `the heading cannot have the id ${shown(id)}; choose another word` });
  for (const written of left)
    found.doubts.push({ line, problem: `${shown(written)} is left out: a text has no classes or other attributes` });
  for (const child of token.children ?? []) {
    if (child.type === 'softbreak' || child.type === 'hardbreak') line += 1;
    if (child.type === 'link_open') checkLink(child, line, found);
    if (child.type === 'image') checkImage(child, line, found);
  }
}

function checkLink(token: Token, line: number, { nowhere, fragments }: RenderedMarkdown): void {
  const href = token.attrGet('href') ?? '';
  const target = linkTarget(href);
  if (target.kind === 'none') nowhere.push({ line, problem: `the link ${shown(href)} ${target.why}` });
  if (target.kind === 'fragment') fragments.push({ line, fragment: target.fragment });
}

function checkImage(token: Token, line: number, { nowhere, doubts }: RenderedMarkdown): void {
  const src = token.attrGet('src') ?? '';
  const source = imageSource(src);
  if (source.kind === 'none') nowhere.push({ line, problem: `the picture ${shown(src)} ${source.why}${remedy(src)}` });
  if (token.content.trim() === '') nowhere.push({ line, problem: `the picture ${shown(src)} says nothing in its [ ]` });
  else if (source.kind === 'outside')
    doubts.push({ line, problem: `the picture ${shown(src)} is of another site: readers see a link to it` });
}

/** Where a picture is that stands beside its post. */
function remedy(src: string): string {
  const [, name] = /^(?:\.{0,2}\/)*(?:[\w.-]+\/)*([\w-]+\.\w+)$/.exec(src) ?? [];
  return name === undefined || src.startsWith('/') ? '' : `; a file of the folder images is /api/blog/images/${name}`;
}

const shown = (address: string): string => `"${address.length > 80 ? `${address.slice(0, 79)}…` : address}"`;
