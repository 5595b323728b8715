import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { CommandFailed } from '@lawdex/svc-kit';
import type { SizeOf } from '../article/images.core.ts';
import type { FileProblem } from './file-problem.ts';
import { LIST_FILES } from './list-files.ts';
import type { AuthorEntry, CategoryEntry, TagEntry } from './list-files.ts';
import { pictureSize } from './picture-size.ts';
import { POST_ENDINGS, readPost } from './post-file.ts';
import type { PostFile } from './post-file.ts';
import { readYaml } from './yaml-text.ts';

/** The content of the files of a folder, or of one file. */
export interface Content {
  authors: AuthorEntry[];
  categories: CategoryEntry[];
  tags: TagEntry[];
  posts: PostFile[];
  doubts: FileProblem[];
  problems: FileProblem[];
}

const FILE_MAX = 1024 * 1024;
/** svc-blog serves the pictures of a content folder under this path. */
const PICTURES = '/api/blog/images/';

/** Reads a folder of posts, or one post. `shown` turns paths into names for messages. */
export function readContent(given: string, shown: (file: string) => string = (file) => file): Content {
  const info = statSync(given, { throwIfNoEntry: false });
  if (!info) throw new CommandFailed(`There is no file or folder ${shown(given)}.`);
  const folder = info.isDirectory() ? given : path.dirname(given);
  const files = info.isDirectory() ? filesOf(given) : [given];
  const images = ['images', '../images'].map((name) => path.join(folder, name)).find((one) => existsSync(one));
  const content: Content = { authors: [], categories: [], tags: [], posts: [], doubts: [], problems: [] };
  const pictures = new Pictures(images ?? null);
  for (const file of files) readInto(content, file, shown(file), pictures);
  if (files.length === 0) throw new CommandFailed(`${shown(given)} holds no posts: files that end in .md or .html.`);
  content.problems.push(...twins(content.posts));
  const names = files.map(shown);
  const doubts = content.posts.flatMap((post) => post.doubts);
  return { ...content, doubts: inOrder(doubts, names), problems: inOrder(content.problems, names) };
}

const isPost = (file: string): boolean =>
  POST_ENDINGS.some((ending) => file.endsWith(ending)) && !/^readme\./i.test(file);

function filesOf(folder: string): string[] {
  const lists = Object.keys(LIST_FILES).filter((name) => existsSync(path.join(folder, name)));
  const posts = existsSync(path.join(folder, 'posts')) ? path.join(folder, 'posts') : folder;
  const names = readdirSync(posts).filter(isPost).sort();
  return [...lists.map((name) => path.join(folder, name)), ...names.map((name) => path.join(posts, name))];
}

function readInto(content: Content, file: string, name: string, pictures: Pictures): void {
  const { text, problem } = readText(file);
  const base = path.basename(file);
  if (problem !== null) content.problems.push({ file: name, line: null, problem });
  else if (base === 'authors.yaml') readList(text, LIST_FILES[base], name, content.authors, content.problems);
  else if (base === 'categories.yaml') readList(text, LIST_FILES[base], name, content.categories, content.problems);
  else if (base === 'tags.yaml') readList(text, LIST_FILES[base], name, content.tags, content.problems);
  else if (!isPost(base)) content.problems.push({ file: name, line: null, problem: 'must end in .md or .html' });
  else {
    const read = readPost(name, text, pictures.sizeOf);
    if (read.kind === 'ok') content.posts.push(read.post);
    content.problems.push(...(read.kind === 'ok' ? pictures.missingIn(read.post) : read.problems));
  }
}

function readList<T>(
  text: string,
  schema: Parameters<typeof readYaml<T[]>>[1],
  file: string,
  into: T[],
  problems: FileProblem[],
): void {
  const read = readYaml(text, schema);
  if (read.kind === 'ok') into.push(...read.value);
  else problems.push(...read.problems.map((problem) => ({ file, ...problem })));
}

function readText(file: string): { text: string; problem: string | null } {
  if (statSync(file).size > FILE_MAX) return { text: '', problem: 'is larger than 1 MB' };
  const bytes = readFileSync(file);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? { text, problem: 'holds a NUL character' } : { text, problem: null };
  } catch {
    return { text: '', problem: 'is not valid UTF-8; save the file as UTF-8' };
  }
}

const LAST = Number.MAX_SAFE_INTEGER;

/** Orders problems by file and line. Those about whole files come last. */
const inOrder = (problems: readonly FileProblem[], files: readonly string[]): FileProblem[] =>
  [...problems].sort((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || (a.line ?? LAST) - (b.line ?? LAST));

function twins(posts: readonly PostFile[]): FileProblem[] {
  return posts.flatMap(({ file, slug }, index) => {
    const first = posts.findIndex((other) => other.slug === slug);
    return first === index ? [] : [{ file, line: null, problem: `is the same post as ${posts[first]?.file}` }];
  });
}

/** The pictures beside the posts, if there is such a folder. */
class Pictures {
  private readonly sizes = new Map<string, ReturnType<SizeOf>>();

  constructor(private readonly folder: string | null) {}

  readonly sizeOf: SizeOf = (src) => {
    const file = this.fileOf(src);
    if (file === null || !existsSync(file)) return null;
    const known = this.sizes.get(file);
    if (known !== undefined) return known;
    const size = pictureSize(readFileSync(file));
    this.sizes.set(file, size);
    return size;
  };

  missingIn(post: PostFile): FileProblem[] {
    const image = post.fields.image === null ? [] : [featuredImagePath(post.fields.image)];
    const inText = [...new Set(post.pictures)].map((src) => ({ src, line: null }));
    return [...image.map((src) => ({ src, line: post.lineOf('image') })), ...inText].flatMap(({ src, line }) => {
      const file = this.fileOf(src);
      if (file === null || existsSync(file)) return [];
      return [{ file: post.file, line, problem: `there is no picture ${path.basename(file)} in the folder images` }];
    });
  }

  private fileOf(src: string): string | null {
    const name = src.startsWith(PICTURES) ? src.slice(PICTURES.length) : '';
    return this.folder !== null && /^[\w.-]+$/.test(name) ? path.join(this.folder, name) : null;
  }
}

export const featuredImagePath = (image: string): string => PICTURES + image;
