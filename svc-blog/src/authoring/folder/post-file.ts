import { headingFinder } from '../../article/headings.core.ts';
import type { Beside } from '../../article/addresses-in-article.core.ts';
import { nothingTold, WORDS } from '../../article/addresses.core.ts';
import type { ToldAddresses } from '../../article/addresses.core.ts';
import { checkHtml, renderMarkdown } from '../../article/markdown.ts';
import type { RenderedMarkdown } from '../../article/markdown.ts';
import { withOurAddresses } from '../../article/markdown/file-links.core.ts';
import { problemsOfForeignTags } from '../../article/markdown/foreign-tags.core.ts';
import type { LineProblem } from '../../article/markdown/line-problem.core.ts';
import { REMOVED_TAGS } from '../../article/allowlist.core.ts';
import { whyTooLong } from '../../article/limits.core.ts';
import { writeArticle } from '../../article/article.ts';
import type { Written } from '../../article/article.ts';
import type { FileProblem } from '../file-problem.ts';
import { divide } from '../front-matter/divide.ts';
import type { Parts } from '../front-matter/divide.ts';
import { slugOfFields } from '../front-matter/adapt-fields.core.ts';
import type { PostFields } from '../front-matter/post-fields.ts';
import { readFields } from '../front-matter/read-fields.ts';
import { dayOf, isAmongDrafts, isHtml, slugOf } from '../../post-names/post-name.core.ts';

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
  /** The line of each old address. */
  addressLines: ReadonlyMap<string, number>;
  /** Pictures of the text, with their paths on this site. */
  pictures: string[];
  /** Links of the text to this site, as they stand and as they will be. */
  links: ToldAddresses['inside'];
  /** How it will look other than its author may think. */
  doubts: FileProblem[];
}

export type ReadPost =
  { kind: 'ok'; post: PostFile } | { kind: 'wrong'; problems: FileProblem[]; doubts: FileProblem[] };

export interface ReadOptions extends Beside {
  /** Takes what can be taken, and tells the rest, instead of refusing the post. */
  isLenient: boolean;
  /** The author of posts that name none. */
  author: string | null;
  now: Date;
}

/** A file whose name and beginning are those of a post. */
export interface OpenedPost {
  /** What messages call it. */
  file: string;
  /** Its path from the root, because the folder in which the program runs may be that of drafts. */
  path: string;
  /** Its path from the folder around the one that is imported. */
  within: string;
  slug: string;
  /** What its name was read as. */
  doubt: string | undefined;
  parts: Parts;
}

/** Opens the file of a post: `fees.md` is the post `fees`, unless its fields say otherwise. */
export function openPost(
  { file, path, within }: Pick<OpenedPost, 'file' | 'path' | 'within'>,
  text: string,
  isLenient: boolean,
): OpenedPost | { problem: string; line?: number } {
  const named = slugOf(path, isLenient);
  if ('problem' in named) return named;
  const parts = divide(text);
  if ('problem' in parts) return { ...parts, line: 1 };
  const given = parts.front.kind === 'ok' && isLenient ? slugOfFields(parts.front.content) : '';
  return { file, path, within, slug: given === '' ? named.slug : given, doubt: named.doubt, parts };
}

/** Reads a post. */
export function readPost({ file, path, within, slug, doubt, parts }: OpenedPost, options: ReadOptions): ReadPost {
  const { isLenient, author, now } = options;
  const inFile = (lines: readonly LineProblem[]): FileProblem[] => lines.map((one) => ({ file, ...one }));
  const { front, body, bodyLine } = parts;
  const tooLong = whyTooLong(body);
  if (tooLong !== null)
    return { kind: 'wrong', problems: inFile([{ line: bodyLine, problem: `the text ${tooLong}` }]), doubts: [] };
  const rendered = isHtml(file) ? fromHtml(body, options) : renderMarkdown(body, options.postOf);
  const { html, problems, doubts } = readBody(rendered, options);
  const written = writeArticle(html, options);
  const below = <T extends { line: number }>(lines: readonly T[]): T[] =>
    lines.map((one) => ({ ...one, line: one.line + bodyLine - 1 }));
  const words = written.kind === 'ok' ? written.article.text : '';
  const isDraft = isAmongDrafts(path, within);
  const fields = readFields(front, { words, day: dayOf(path), isDraft, author, now }, isLenient);
  const told = inFile([...fields.doubts, ...below([...doubts, ...droppedFrom(written, rendered.lines, body)])]);
  const renamed = doubt === undefined ? [] : [{ file, line: null, problem: doubt }];
  const found = [
    ...(fields.checked.kind === 'wrong' ? fields.checked.problems : []),
    ...below(problems),
    ...problemsOfArticle(written).map((problem) => ({ line: bodyLine, problem })),
  ];
  if (found.length > 0 || fields.checked.kind === 'wrong' || written.kind === 'refused') {
    return { kind: 'wrong', problems: inFile(found), doubts: told };
  }
  const { html: content, text: plainText } = written.article;
  const post = {
    ...{
      file,
      slug,
      fields: fields.checked.value,
      content,
      plainText,
      lineOf: fields.lineOf,
    },
    addressLines: fields.addressLines,
    markdown: isHtml(file) ? null : body,
    pictures: [...content.matchAll(/<img src="([^"]*)"/g)].map(([, src = '']) => src),
    links: below(rendered.inside),
    doubts: [...renamed, ...told],
  };
  return { kind: 'ok', post };
}

function problemsOfArticle(written: Written): string[] {
  if (written.kind === 'refused') return [`the text ${written.why}`];
  return written.article.text === '' ? ['the text is empty'] : [];
}

/** Tells of elements that an article cannot hold, where each is first: they are left out, or become links or words. */
function droppedFrom(written: Written, lines: readonly string[], body: string): LineProblem[] {
  if (written.kind === 'refused' || written.dropped.length === 0) return [];
  const places = new Map<string, number>();
  const find = (text: string, index: number): void => {
    for (const [, tag = ''] of text.toLowerCase().matchAll(/<([a-z][^\s/>]*)/g))
      if (!places.has(tag)) places.set(tag, index + 1);
  };
  lines.forEach(find);
  // Scripts count as code, so they are not among the lines without it.
  body.split(LINE_END).forEach(find);
  return written.dropped.map((tag) => {
    const what = REMOVED_TAGS.includes(tag) ? 'what it holds is left out' : 'only words and links stay';
    return { line: places.get(tag) ?? 1, problem: `an article has no <${tag}>: ${what}` };
  });
}

const LINE_END = /\r\n|\n|\r/;

interface Body {
  html: string;
  problems: LineProblem[];
  doubts: LineProblem[];
}

function fromHtml(written: string, { postOf }: Beside): RenderedMarkdown {
  const lines = written.split(LINE_END).map(withOurAddresses);
  const html = lines.join('\n');
  const told = { html, lines, problems: problemsOfForeignTags(lines, true), ...nothingTold() };
  checkHtml(html, 1, told, postOf);
  return told;
}

function readBody(rendered: RenderedMarkdown, options: ReadOptions): Body {
  const { html, problems, nowhere, doubts, fragments } = rendered;
  const article = fragments.length > 0 ? writeArticle(html, options) : null;
  const headingId = headingFinder(article?.kind === 'ok' ? article.article.headings : []);
  const dangling = fragments
    .filter(({ fragment }) => headingId(fragment) === null)
    .map(({ line, fragment }) => ({
      line,
      problem: `the link "#${fragment}" leads to no heading of this text`,
      stays: WORDS,
    }));
  const lost = [...nowhere, ...dangling];
  const told = lost.map(({ line, problem, stays }) => ({ line, problem: `${problem}; ${stays}` }));
  return options.isLenient
    ? { html, problems, doubts: [...doubts, ...told] }
    : {
        html,
        problems: [...problems, ...lost.map(({ line, problem }) => ({ line, problem }))].sort(
          (a, b) => a.line - b.line,
        ),
        doubts,
      };
}
