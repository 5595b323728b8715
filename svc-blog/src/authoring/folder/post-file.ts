import { headingFinder } from '../../article/headings.core.ts';
import type { SizeOf } from '../../article/images.core.ts';
import { WORDS } from '../../article/addresses.core.ts';
import type { ToldAddresses } from '../../article/addresses.core.ts';
import { checkHtml, renderMarkdown } from '../../article/markdown.ts';
import type { RenderedMarkdown } from '../../article/markdown.ts';
import { problemsOfForeignTags } from '../../article/markdown/foreign-tags.core.ts';
import type { LineProblem } from '../../article/markdown/line-problem.core.ts';
import { REMOVED_TAGS } from '../../article/allowlist.core.ts';
import { whyTooLong } from '../../article/limits.core.ts';
import { writeArticle } from '../../article/article.ts';
import type { Written } from '../../article/article.ts';
import type { FileProblem } from '../file-problem.ts';
import { divide } from '../front-matter/divide.ts';
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
  /** How it will look other than its author may think. */
  doubts: FileProblem[];
}

export type ReadPost =
  { kind: 'ok'; post: PostFile } | { kind: 'wrong'; problems: FileProblem[]; doubts: FileProblem[] };

export interface ReadOptions {
  sizeOf: SizeOf;
  /** Takes what can be taken, and tells the rest, instead of refusing the post. */
  isLenient: boolean;
  /** The author of posts that name none. */
  author: string | null;
  now: Date;
}

/**
 * Reads a post from the text of its file: `fees.md` is the post `fees`. Messages call it `file`; `whole` is its path from the root, because the
 * folder in which the program runs may be that of drafts.
 */
export function readPost(
  { file, whole }: { file: string; whole: string },
  text: string,
  { sizeOf, isLenient, author, now }: ReadOptions,
): ReadPost {
  const inFile = (lines: readonly LineProblem[]): FileProblem[] => lines.map((one) => ({ file, ...one }));
  const named = slugOf(whole, isLenient);
  if ('problem' in named) return { kind: 'wrong', problems: [{ file, line: null, ...named }], doubts: [] };
  const parts = divide(text);
  if ('problem' in parts) return { kind: 'wrong', problems: inFile([{ line: 1, ...parts }]), doubts: [] };

  const { front, body, bodyLine } = parts;
  const tooLong = whyTooLong(body);
  if (tooLong !== null)
    return { kind: 'wrong', problems: inFile([{ line: bodyLine, problem: `the text ${tooLong}` }]), doubts: [] };
  const { html, problems, doubts } = readBody(isHtml(file) ? fromHtml(body) : renderMarkdown(body), sizeOf, isLenient);
  const written = writeArticle(html, sizeOf);
  const below = (lines: readonly LineProblem[]): LineProblem[] =>
    lines.map(({ line, problem }) => ({ line: line + bodyLine - 1, problem }));
  const words = written.kind === 'ok' ? written.article.text : '';
  const fields = readFields(front, { words, day: dayOf(whole), isDraft: isAmongDrafts(whole), author, now }, isLenient);
  const told = inFile([...fields.doubts, ...below(doubts), ...droppedFrom(written, bodyLine)]);
  const renamed = named.doubt === undefined ? [] : [{ file, line: null, problem: named.doubt }];
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
      slug: fields.slug ?? named.slug,
      fields: fields.checked.value,
      content,
      plainText,
      lineOf: fields.lineOf,
    },
    addressLines: fields.addressLines,
    markdown: isHtml(file) ? null : body,
    pictures: [...content.matchAll(/<img src="([^"]*)"/g)].map(([, src = '']) => src),
    doubts: [...renamed, ...told],
  };
  return { kind: 'ok', post };
}

function problemsOfArticle(written: Written): string[] {
  if (written.kind === 'refused') return [`the text ${written.why}`];
  return written.article.text === '' ? ['the text is empty'] : [];
}

/** Tells of elements that an article cannot hold: they are left out, or become links or words. */
function droppedFrom(written: Written, line: number): LineProblem[] {
  if (written.kind === 'refused' || written.dropped.length === 0) return [];
  const told = (tags: readonly string[], what: string): LineProblem[] =>
    tags.length === 0
      ? []
      : [{ line, problem: `an article has no ${tags.map((tag) => `<${tag}>`).join(', ')}: ${what}` }];
  const isGone = (tag: string): boolean => REMOVED_TAGS.includes(tag);
  return [
    ...told(
      written.dropped.filter((tag) => !isGone(tag)),
      'only words and links stay',
    ),
    ...told(written.dropped.filter(isGone), 'what it holds is left out'),
  ];
}

interface Body {
  html: string;
  problems: LineProblem[];
  doubts: LineProblem[];
}

function fromHtml(html: string): RenderedMarkdown {
  const told: ToldAddresses = { nowhere: [], doubts: [], fragments: [] };
  checkHtml(html, 1, told);
  return { html, problems: problemsOfForeignTags(html.split(/\r\n|\n|\r/), true), ...told };
}

function readBody(rendered: RenderedMarkdown, sizeOf: SizeOf, isLenient: boolean): Body {
  const { html, problems, nowhere, doubts, fragments } = rendered;
  const article = fragments.length > 0 ? writeArticle(html, sizeOf) : null;
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
  return isLenient
    ? { html, problems, doubts: [...doubts, ...told] }
    : {
        html,
        problems: [...problems, ...lost.map(({ line, problem }) => ({ line, problem }))].sort(
          (a, b) => a.line - b.line,
        ),
        doubts,
      };
}
