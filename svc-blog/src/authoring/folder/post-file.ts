import type { Beside } from '../../article/addresses-in-article.core.ts';
import { noFindings, WORDS, type LineProblem, type Findings } from '../../article/addresses.core.ts';
import { REMOVED_TAGS } from '../../article/allowlist.core.ts';
import { writeArticle, type Written } from '../../article/article.ts';
import { headingFinder } from '../../article/headings.core.ts';
import { checkHtml } from '../../article/html.ts';
import { whyTooMuch } from '../../article/limits.core.ts';
import { renderMarkdown, type Rendered } from '../../article/markdown.ts';
import { dayOf, isHtml, slugOf } from '../../post-names/post-name.core.ts';
import type { FileProblem } from '../file-problem.ts';
import { divide, type Parts } from '../front-matter/yaml.ts';
import type { PostFields } from '../front-matter/post-fields.ts';
import { readFields, slugOfFields } from '../front-matter/read-fields.ts';

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
  links: Findings['inside'];
}

export interface ReadPost {
  /** Null for one that is wrong. */
  post: PostFile | null;
  problems: FileProblem[];
  /** How it will look other than its author may think. */
  doubts: FileProblem[];
}

export interface ReadOptions extends Beside {
  /** Takes what can be taken, and tells the rest, instead of refusing the post. */
  isLenient: boolean;
  /** The author of posts that name none. */
  author: string | null;
}

/** A file whose name and beginning are those of a post. */
export interface OpenedPost {
  /** What messages call it. */
  file: string;
  /** Its path from the root. */
  path: string;
  slug: string;
  /** What its name was read as. */
  doubt: string | undefined;
  parts: Parts;
}

/** Opens the file of a post: `fees.md` is the post `fees`, unless its fields say otherwise. */
export function openPost(
  { file, path }: { file: string; path: string },
  text: string,
  isLenient: boolean,
): OpenedPost | { problem: string; line?: number } {
  const named = slugOf(path, isLenient);
  if ('problem' in named) return named;
  const parts = divide(text);
  if ('problem' in parts) return { ...parts, line: 1 };
  const given = parts.front.kind === 'ok' && isLenient ? slugOfFields(parts.front.content) : '';
  return { file, path, slug: given === '' ? named.slug : given, doubt: named.doubt, parts };
}

/** Reads a post. */
export function readPost({ file, path, slug, doubt, parts }: OpenedPost, options: ReadOptions): ReadPost {
  const { front, body, bodyLine } = parts;
  const inFile = (told: readonly { line: number | null; problem: string }[]): FileProblem[] =>
    told.map(({ line, problem }) => ({ file, line, problem }));
  const tooMuch = whyTooMuch(body);
  if (tooMuch !== null)
    return { post: null, problems: inFile([{ line: bodyLine, problem: `the text ${tooMuch}` }]), doubts: [] };
  const rendered = isHtml(file) ? fromHtml(body, options) : renderMarkdown(body, options.postOf);
  const written = writeArticle(rendered.html, options);
  const article = written.kind === 'ok' ? written.article : null;
  const below = <T extends { line: number }>(lines: readonly T[]): T[] =>
    lines.map((one) => ({ ...one, line: one.line + bodyLine - 1 }));
  const lost = [...rendered.nowhere, ...danglingIn(rendered, written)];
  const beside = { words: article?.text ?? '', day: dayOf(path), author: options.author };
  const { checked, lineOf, addressLines, doubts } = readFields(front, beside, options.isLenient);
  const told = lost.map(({ line, problem, stays }) => ({ line, problem: `${problem}; ${stays}` }));
  const inText = [...rendered.doubts, ...(options.isLenient ? told : []), ...droppedFrom(written, rendered)];
  const wrong = [...rendered.problems, ...(options.isLenient ? [] : lost)].sort((a, b) => a.line - b.line);
  const problems = [
    ...(checked.kind === 'wrong' ? checked.problems : []),
    ...below(wrong),
    ...(written.kind === 'refused' ? [{ line: bodyLine, problem: `the text ${written.why}` }] : []),
    ...(article?.text === '' ? [{ line: bodyLine, problem: 'the text is empty' }] : []),
  ];
  const name = doubt === undefined ? [] : [{ line: null, problem: doubt }];
  const found = { problems: inFile(problems), doubts: inFile([...name, ...doubts, ...below(inText)]) };
  if (problems.length > 0 || checked.kind === 'wrong' || !article) return { post: null, ...found };
  const { html: content, text: plainText } = article;
  const pictures = [...content.matchAll(/<img src="([^"]*)"/g)].map(([, src = '']) => src);
  const post = {
    ...{ file, slug, fields: checked.value, content, plainText, lineOf, addressLines, pictures },
    markdown: isHtml(file) ? null : body,
    links: below(rendered.inside),
  };
  return { post, ...found };
}

function fromHtml(html: string, { postOf }: Beside): Rendered {
  const told = { html, ...noFindings() };
  checkHtml(html, 1, told, postOf);
  return told;
}

/** Finds links of a text to headings that it has not. */
function danglingIn({ fragments }: Findings, written: Written): Findings['nowhere'] {
  const headingId = headingFinder(written.kind === 'ok' ? written.article.headings : []);
  return fragments
    .filter(({ fragment }) => headingId(fragment) === null)
    .map(({ line, fragment: to }) => ({
      line,
      problem: `the link "#${to}" leads to no heading of this text`,
      stays: WORDS,
    }));
}

/** Tells of elements that an article cannot hold, where each is first: they are left out, or become links or words. */
function droppedFrom(written: Written, { tags }: Findings): LineProblem[] {
  if (written.kind === 'refused') return [];
  return written.dropped.map((tag) => {
    const what = REMOVED_TAGS.includes(tag) ? 'what it holds is left out' : 'only words and links stay';
    return { line: tags.get(tag) ?? 1, problem: `an article has no <${tag}>: ${what}` };
  });
}
