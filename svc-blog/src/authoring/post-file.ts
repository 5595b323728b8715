import { fragmentId } from '../article/headings.core.ts';
import type { SizeOf } from '../article/images.core.ts';
import { renderMarkdown } from '../article/markdown.ts';
import { writeArticle } from '../article/article.ts';
import type { FileProblem } from './file-problem.ts';
import { PostFields, SLUG_PATTERN } from './post-fields.ts';
import { readYaml } from './yaml-text.ts';

/** A post as its file tells it. */
export interface PostFile {
  file: string;
  slug: string;
  fields: PostFields;
  /** Safe HTML. */
  content: string;
  /** What it was made from; null when the file holds HTML. */
  markdown: string | null;
  plainText: string;
  /** Line of each field, for what only the database knows to be wrong. */
  lineOf: (field: keyof PostFields) => number;
  /** Pictures of the text, with their paths on this site. */
  pictures: string[];
}

export type ReadPost = { kind: 'ok'; post: PostFile } | { kind: 'wrong'; problems: FileProblem[] };

export const POST_ENDINGS = ['.md', '.html'] as const;
const FENCE = /^---[ \t]*$/;

/** A post out of the text of its file: `fees.md` is the post `fees`. */
export function readPost(file: string, text: string, sizeOf: SizeOf): ReadPost {
  const wrong = (problem: string, line: number | null = null): ReadPost => ({
    kind: 'wrong',
    problems: [{ file, line, problem }],
  });
  const [, name = '', ending = ''] = /([^/\\]*)(\.[a-z]+)$/.exec(file) ?? [];
  if (!SLUG_PATTERN.test(name))
    return wrong('the name of the file must have lowercase letters, digits and single hyphens');
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  if (!FENCE.test(lines[0] ?? '')) return wrong('must begin with a line "---", the fields, and another line "---"', 1);
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  if (end === -1) return wrong('the fields have no end: a line "---" is missing', 1);

  const front = readYaml(lines.slice(1, end).join('\n'), PostFields, 2);
  const body = lines.slice(end + 1).join('\n');
  const { html, problems } = ending === '.html' ? { html: body, problems: [] } : fromMarkdown(body, sizeOf);
  const article = writeArticle(html, sizeOf);
  const found = [
    ...(front.kind === 'wrong' ? front.problems : []),
    ...problems.map(({ line, problem }) => ({ line: line + end + 1, problem })),
    ...(article.kind === 'refused' ? [{ line: end + 2, problem: `the text ${article.why}` }] : []),
    ...(article.kind === 'ok' && article.article.text === '' ? [{ line: end + 2, problem: 'the text is empty' }] : []),
  ];
  if (found.length > 0 || front.kind === 'wrong' || article.kind === 'refused') {
    return { kind: 'wrong', problems: found.map((problem) => ({ file, ...problem })) };
  }
  const { html: content, text: plainText } = article.article;
  const post: PostFile = {
    file,
    slug: name,
    fields: front.value,
    content,
    markdown: ending === '.html' ? null : body,
    plainText,
    lineOf: (field) =>
      1 +
      Math.max(
        0,
        lines.findIndex((line, index) => index > 0 && index < end && line.startsWith(`${field}:`)),
      ),
    pictures: [...content.matchAll(/<img src="([^"]*)"/g)].map(([, src = '']) => src),
  };
  return { kind: 'ok', post };
}

function fromMarkdown(body: string, sizeOf: SizeOf): { html: string; problems: { line: number; problem: string }[] } {
  const { html, problems, fragments } = renderMarkdown(body);
  const article = fragments.length > 0 ? writeArticle(html, sizeOf) : null;
  const headings = article?.kind === 'ok' ? article.article.headings : [];
  const dangling = fragments
    .filter(({ fragment }) => fragmentId(fragment, headings) === null)
    .map(({ line, fragment }) => ({ line, problem: `the link "#${fragment}" leads to no heading of this text` }));
  return { html, problems: [...problems, ...dangling].sort((a, b) => a.line - b.line) };
}
