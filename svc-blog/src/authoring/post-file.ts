import { fragmentId } from '../article/headings.core.ts';
import type { SizeOf } from '../article/images.core.ts';
import { renderMarkdown } from '../article/markdown.ts';
import { problemsOfForeignTags } from '../article/markdown/foreign-tags.core.ts';
import type { LineProblem } from '../article/markdown/line-problem.ts';
import { writeArticle } from '../article/article.ts';
import type { Written } from '../article/article.ts';
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
  /** The Markdown of the content; null when the file holds HTML. */
  markdown: string | null;
  plainText: string;
  /** The line of a field in the file, for problems that only the database knows. */
  lineOf: (field: keyof PostFields) => number;
  /** Pictures of the text, with their paths on this site. */
  pictures: string[];
  /** How it will look other than its author may think. */
  doubts: FileProblem[];
}

export type ReadPost = { kind: 'ok'; post: PostFile } | { kind: 'wrong'; problems: FileProblem[] };

export const POST_ENDINGS = ['.md', '.html'] as const;
const FENCE = /^---[ \t]*$/;

interface Parts {
  front: string;
  body: string;
  /** Line at which the body begins, counted from 1. */
  bodyLine: number;
  /** Line of a field in the file; 1 when it is not there. */
  lineOf(field: string): number;
}

/** Divides a file into its fields and its text, or says in which way it has no fields. */
function divide(text: string): Parts | { problem: string } {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  if (!FENCE.test(lines[0] ?? ''))
    return { problem: 'must begin with a line "---", the fields, and another line "---"' };
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  if (end === -1) return { problem: 'the fields have no end: a line "---" is missing' };
  const fields = lines.slice(0, end);
  return {
    front: fields.slice(1).join('\n'),
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
    lineOf: (field) =>
      1 +
      Math.max(
        0,
        fields.findIndex((line) => line.startsWith(`${field}:`)),
      ),
  };
}

/** Reads a post from the text of its file: `fees.md` is the post `fees`. */
export function readPost(file: string, text: string, sizeOf: SizeOf): ReadPost {
  const wrong = (...problems: Omit<FileProblem, 'file'>[]): ReadPost => ({
    kind: 'wrong',
    problems: problems.map((problem) => ({ file, ...problem })),
  });
  const [, slug = '', ending = ''] = /([^/\\]*)(\.[a-z]+)$/.exec(file) ?? [];
  if (!SLUG_PATTERN.test(slug)) {
    return wrong({
      line: null,
      problem: 'the name of the file must have lowercase letters, digits and single hyphens',
    });
  }
  const parts = divide(text);
  if ('problem' in parts) return wrong({ line: 1, ...parts });

  const { front, body, bodyLine, lineOf } = parts;
  const inFile = (lines: readonly LineProblem[]): LineProblem[] =>
    lines.map(({ line, problem }) => ({ line: line + bodyLine - 1, problem }));
  const fields = readYaml(front, PostFields, 2);
  const { html, problems, doubts } = ending === '.html' ? readHtml(body) : fromMarkdown(body, sizeOf);
  const written = writeArticle(html, sizeOf);
  const found = [
    ...(fields.kind === 'wrong' ? fields.problems : []),
    ...inFile(problems),
    ...problemsOfArticle(written).map((problem) => ({ line: bodyLine, problem })),
  ];
  if (found.length > 0 || fields.kind === 'wrong' || written.kind === 'refused') return wrong(...found);
  const { html: content, text: plainText } = written.article;
  const markdown = ending === '.html' ? null : body;
  const pictures = [...content.matchAll(/<img src="([^"]*)"/g)].map(([, src = '']) => src);
  const told = [...inFile(doubts), ...dropped(written.dropped, bodyLine)].map((doubt) => ({ file, ...doubt }));
  const post = { file, slug, fields: fields.value, content, markdown, plainText, lineOf, pictures, doubts: told };
  return { kind: 'ok', post };
}

function problemsOfArticle(written: Written): string[] {
  if (written.kind === 'refused') return [`the text ${written.why}`];
  return written.article.text === '' ? ['the text is empty'] : [];
}

/** Elements that an article cannot hold are left out, or become links or words. */
const dropped = (tags: readonly string[], line: number): LineProblem[] =>
  tags.length === 0
    ? []
    : [{ line, problem: `an article has no ${tags.map((tag) => `<${tag}>`).join(', ')}: only words and links stay` }];

interface Body {
  html: string;
  problems: LineProblem[];
  doubts: LineProblem[];
}

const readHtml = (html: string): Body => ({
  html,
  problems: problemsOfForeignTags(html.split(/\r\n|\n|\r/)),
  doubts: [],
});

function fromMarkdown(body: string, sizeOf: SizeOf): Body {
  const { html, problems, doubts, fragments } = renderMarkdown(body);
  const article = fragments.length > 0 ? writeArticle(html, sizeOf) : null;
  const headings = article?.kind === 'ok' ? article.article.headings : [];
  const dangling = fragments
    .filter(({ fragment }) => fragmentId(fragment, headings) === null)
    .map(({ line, fragment }) => ({ line, problem: `the link "#${fragment}" leads to no heading of this text` }));
  return { html, problems: [...problems, ...dangling].sort((a, b) => a.line - b.line), doubts };
}
