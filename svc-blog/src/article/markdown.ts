import MarkdownIt from 'markdown-it';
import type Token from 'markdown-it/lib/token.mjs';
import { imageSource } from './images.core.ts';
import { linkTarget } from './links.core.ts';

export interface LineProblem {
  /** Counted from 1. */
  line: number;
  problem: string;
}

export interface RenderedMarkdown {
  /** Not safe yet: authors may write HTML in Markdown. */
  html: string;
  /** Links and pictures that will be left out. */
  problems: LineProblem[];
  /** Links to headings of the same text, without their `#`. */
  fragments: { line: number; fragment: string }[];
}

const markdown = new MarkdownIt('commonmark', { html: true }).enable(['table', 'strikethrough']);
// All links are parsed, because their authors are told below about those that are not allowed.
markdown.validateLink = () => true;

/** Renders CommonMark with tables as HTML. */
export function renderMarkdown(source: string): RenderedMarkdown {
  const tokens = markdown.parse(source, {});
  const found: RenderedMarkdown = { html: '', problems: [], fragments: [] };
  let line = 1;
  for (const token of tokens) {
    if (token.map) line = token.map[0] + 1;
    checkInline(token, line, found);
  }
  return { ...found, html: markdown.renderer.render(tokens, markdown.options, {}) };
}

function checkInline(token: Token, firstLine: number, found: RenderedMarkdown): void {
  let line = firstLine;
  for (const child of token.children ?? []) {
    if (child.type === 'softbreak' || child.type === 'hardbreak') line += 1;
    if (child.type === 'link_open') checkLink(child, line, found);
    if (child.type === 'image') checkImage(child, line, found);
  }
}

function checkLink(token: Token, line: number, { problems, fragments }: RenderedMarkdown): void {
  const href = token.attrGet('href') ?? '';
  const target = linkTarget(href);
  if (target.kind === 'none') problems.push({ line, problem: `the link ${shown(href)} ${target.why}` });
  if (target.kind === 'fragment') fragments.push({ line, fragment: target.fragment });
}

function checkImage(token: Token, line: number, { problems }: RenderedMarkdown): void {
  const src = token.attrGet('src') ?? '';
  const source = imageSource(src);
  if (source.kind === 'outside') problems.push({ line, problem: `the picture ${shown(src)} is not on this site` });
  if (source.kind === 'none') problems.push({ line, problem: `the picture ${shown(src)} ${source.why}` });
  if (token.content.trim() === '')
    problems.push({ line, problem: `the picture ${shown(src)} says nothing in its [ ]` });
}

const shown = (address: string): string => `"${address.length > 80 ? `${address.slice(0, 79)}…` : address}"`;
