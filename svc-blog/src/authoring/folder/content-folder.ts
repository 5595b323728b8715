import path from 'node:path';
import { CommandFailed } from '@lawdex/svc-kit';
import type { z } from 'zod';
import type { FileProblem } from '../file-problem.ts';
import { readYaml } from '../front-matter/yaml.ts';
import { findFiles, infoOf, readText, type FoundFiles } from './files.ts';
import { LIST_FILES, type AuthorEntry, type CategoryEntry, type TagEntry } from './list-files.ts';
import { Pictures } from './pictures.ts';
import { openPost, readPost, type OpenedPost, type PostFile } from './post-file.ts';
import { postFinder, slugByName } from '../../post-names/find-post.core.ts';
import { isPostName, POST_ENDINGS } from '../../post-names/post-name.core.ts';

/** The content of the files of a folder, or of one file. */
export interface Content {
  authors: AuthorEntry[];
  categories: CategoryEntry[];
  tags: TagEntry[];
  posts: PostFile[];
  /** The slugs of all files that are called like posts, also of those that are wrong. */
  slugs: string[];
  /** What will be other than its author may think. */
  doubts: FileProblem[];
  problems: FileProblem[];
}

export interface FolderOptions {
  /** Turns paths into names for messages. */
  shown?: (file: string) => string;
  /** Takes what can be taken of a post, and tells the rest. */
  isLenient?: boolean;
  /** The slug of the author of posts that name none. */
  author?: string | null;
}

/** Reads a folder of posts, or one post. */
export function readContent(given: string, options: FolderOptions = {}): Content {
  const { shown = (file) => file, isLenient = false, author = null } = options;
  const info = infoOf(given);
  if (!info) throw new CommandFailed(`There is no file or folder ${shown(given)}.`);
  if (!info.isDirectory() && !info.isFile()) throw new CommandFailed(`${shown(given)} is neither a file nor a folder.`);
  const one: FoundFiles = { lists: [], posts: [given], refused: [], others: [] };
  const found = info.isDirectory() ? findFiles(given) : one;
  const named = (told: readonly FileProblem[]): FileProblem[] =>
    told.map(({ file, ...others }) => ({ file: shown(file), ...others }));
  const problems = named(found.refused);
  const doubts = named(found.others);
  const listed = <T>(name: keyof typeof LIST_FILES, schema: z.ZodType<T[]>): T[] => {
    const file = found.lists.find((one) => path.basename(one) === name);
    const read = file === undefined ? { text: '[]' } : readText(file);
    const list = 'text' in read ? readYaml(read.text, schema) : { problems: [{ line: null, ...read }] };
    if ('value' in list) return list.value;
    problems.push(...few(list.problems.map((problem) => ({ file: shown(file ?? name), ...problem }))));
    return [];
  };
  const lists = {
    authors: listed('authors.yaml', LIST_FILES['authors.yaml']),
    categories: listed('categories.yaml', LIST_FILES['categories.yaml']),
    tags: listed('tags.yaml', LIST_FILES['tags.yaml']),
  };
  /** Opens a file, or tells why it is no post. */
  const open = (file: string): OpenedPost[] => {
    const read = isPostName(path.basename(file)) ? readText(file) : { problem: `must end in ${POST_ENDINGS}` };
    const places = { file: shown(file), path: path.resolve(file) };
    const post = 'text' in read ? openPost(places, read.text, isLenient) : read;
    if (!('problem' in post)) return [post];
    problems.push({ file: shown(file), line: null, ...post });
    return [];
  };
  const opened = found.posts.flatMap(open);
  const posts: PostFile[] = [];
  const find = postFinder(opened);
  const pictures = new Pictures(info.isDirectory() ? given : path.dirname(given));
  for (const file of opened) {
    const postOf = (written: string) => find(file.path, written) ?? slugByName(written, file.path);
    const read = readPost(file, { sizeOf: pictures.sizeOf, postOf, isLenient, author });
    if (read.post) posts.push(read.post);
    doubts.push(...few(read.doubts));
    problems.push(...few(read.post ? pictures.missingIn(read.post) : read.problems));
  }
  if (found.posts.length + found.lists.length + found.refused.length === 0)
    throw new CommandFailed(`${shown(given)} holds no posts: files that end in ${POST_ENDINGS}.`);
  const names = [...found.lists, ...found.posts].map(shown);
  return {
    ...{ ...lists, posts, slugs: opened.map(({ slug }) => slug) },
    doubts: inOrder(doubts, names),
    problems: inOrder([...problems, ...twins(posts)], names),
  };
}

const FEW = 100;

/** The first lines about a file: those about others would not be seen below thousands of them. */
function few(problems: readonly FileProblem[]): FileProblem[] {
  const [next] = problems.slice(FEW);
  if (!next) return [...problems];
  const problem = `has ${problems.length - FEW} more lines like these`;
  return [...problems.slice(0, FEW), { file: next.file, line: null, problem }];
}

const LAST = Number.MAX_SAFE_INTEGER;

/** Orders problems by file and line. Those about whole files come last. */
function inOrder(problems: readonly FileProblem[], files: readonly string[]): FileProblem[] {
  const places = new Map(files.map((file, at) => [file, at]));
  const placeOf = ({ file }: FileProblem): number => places.get(file) ?? -1;
  return [...problems].sort((a, b) => placeOf(a) - placeOf(b) || (a.line ?? LAST) - (b.line ?? LAST));
}

function twins(posts: readonly PostFile[]): FileProblem[] {
  const first = new Map<string, string>();
  return posts.flatMap(({ file, slug }) => {
    const other = first.get(slug);
    first.set(slug, other ?? file);
    const problem = `has the address of ${other}, ${slug}; call one of them otherwise`;
    return other === undefined ? [] : [{ file, line: null, problem }];
  });
}
