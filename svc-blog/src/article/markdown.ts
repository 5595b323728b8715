import MarkdownIt from 'markdown-it';
import type Token from 'markdown-it/lib/token.mjs';
import { checkImage, checkLink, noFindings, type Findings } from './addresses.core.ts';
import { checkHtml } from './html.ts';
import { IN_MARKDOWN, unsupportedSyntaxIn } from './unsupported-syntax.core.ts';
import {
  lostCells,
  NOTES_MAX,
  withBareAddresses,
  withHeadingMarks,
  withNotes,
  withTasks,
} from './markdown/own-rules.ts';
import type { MarkdownEnv } from './markdown/own-rules.ts';
import type { PostOf } from '../post-names/find-post.core.ts';

export interface Rendered extends Findings {
  /** Not safe yet: authors may write HTML in Markdown. */
  html: string;
}

const markdown = new MarkdownIt('commonmark', { html: true }).enable(['table', 'strikethrough']);
// All links are parsed, because their authors are told below about those that are not allowed.
markdown.validateLink = () => true;
withBareAddresses(markdown);
withNotes(markdown);
withTasks(markdown);
withHeadingMarks(markdown);
// Signs that an author escaped stay apart, so that they are no marks of other programs.
markdown.core.ruler.disable('text_join');
markdown.renderer.rules['text_special'] = (tokens, at) => markdown.utils.escapeHtml(tokens[at]?.content ?? '');

/** Renders CommonMark with tables, bare addresses, notes, boxes to tick and ids of headings as HTML. */
export function renderMarkdown(source: string, postOf?: PostOf): Rendered {
  const found: Rendered = { html: '', ...noFindings() };
  if ((source.match(/\[\^|\^\[/g)?.length ?? 0) > NOTES_MAX * 2) {
    found.problems.push({ line: 1, problem: `the text has more than ${NOTES_MAX} notes` });
    return found;
  }
  const env: MarkdownEnv = { problems: found.problems };
  const tokens = markdown.parse(source, env);
  let line = 1;
  for (const token of tokens) {
    if (token.map) line = token.map[0] + 1;
    if (token.type === 'html_block') checkHtml(token.content, line, found, postOf);
    if (token.type === 'inline') checkInline(token.children ?? [], line, found, postOf);
  }
  for (const lost of lostCells(source, tokens)) found.nowhere.push({ ...lost, stays: 'the last are left out' });
  found.html = markdown.renderer.render(tokens, markdown.options, env);
  return found;
}

function checkInline(children: readonly Token[], firstLine: number, found: Rendered, postOf?: PostOf): void {
  let line = firstLine;
  for (const child of children) {
    const { type, content } = child;
    if (type.endsWith('break')) line += 1;
    if (type === 'text') found.problems.push(...unsupportedSyntaxIn(content, line, IN_MARKDOWN));
    if (type === 'link_open') checkLink(child.attrGet('href') ?? '', line, found, postOf);
    if (type === 'image') checkImage(child.attrGet('src') ?? '', content, line, found);
    if (type === 'html_inline') {
      checkHtml(content, line, found, postOf);
      line += content.split('\n').length - 1;
    }
  }
}
