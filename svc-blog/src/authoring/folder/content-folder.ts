import path from 'node:path';
import { CommandFailed, systemClock } from '@lawdex/svc-kit';
import type { FileProblem } from '../file-problem.ts';
import { readYaml } from '../front-matter/yaml-text.ts';
import { besides, findPosts, infoOf, isFolder } from './find-files.ts';
import type { FoundFiles } from './find-files.ts';
import { LIST_FILES } from './list-files.ts';
import type { AuthorEntry, CategoryEntry, TagEntry } from './list-files.ts';
import { Pictures } from './pictures.ts';
import { openPost, readPost } from './post-file.ts';
import type { OpenedPost, PostFile } from './post-file.ts';
import { unreadLists } from './unread-lists.ts';
import { readText } from './read-text.ts';
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
  /** What ended before it is a draft. */
  now?: Date;
}

interface Found extends FoundFiles {
  lists: string[];
}

/** Reads a folder of posts, or one post. */
export function readContent(given: string, options: FolderOptions = {}): Content {
  const { shown = (file) => file, isLenient = false, author = null, now = systemClock() } = options;
  const info = infoOf(given);
  if (!info) throw new CommandFailed(`There is no file or folder ${shown(given)}.`);
  if (!info.isDirectory() && !info.isFile()) throw new CommandFailed(`${shown(given)} is neither a file nor a folder.`);
  const folder = info.isDirectory() ? given : path.dirname(given);
  const found = info.isDirectory() ? filesOf(given) : { lists: [], posts: [given], refused: [], others: [] };
  const told = (others: FoundFiles['others']): FileProblem[] =>
    others.map(({ file, problem }) => ({ file: shown(file), line: null, problem }));
  const unread = info.isDirectory()
    ? unreadLists(
        folder,
        found.lists.map((file) => path.resolve(file)),
      )
    : [];
  const lists = new Set(unread.map(({ file }) => file));
  const content: Content = {
    ...{ authors: [], categories: [], tags: [], posts: [], slugs: [] },
    doubts: told([...found.others.filter(({ file }) => !lists.has(path.resolve(file))), ...unread]),
    problems: told(found.refused),
  };
  const pictures = new Pictures(folder);
  for (const file of found.lists) readList(content, file, shown(file));
  const around = path.dirname(path.resolve(folder));
  const opened = found.posts.flatMap((file) => {
    const places = { file: shown(file), path: path.resolve(file), within: path.relative(around, path.resolve(file)) };
    return openInto(content, file, places, isLenient);
  });
  content.slugs = opened.map(({ slug }) => slug);
  const find = postFinder(opened);
  for (const one of opened) {
    const postOf = (written: string) => find(one.path, written) ?? slugByName(written, one.path);
    const read = readPost(one, { sizeOf: pictures.sizeOf, postOf, isLenient, author, now });
    if (read.kind === 'ok') content.posts.push(read.post);
    content.doubts.push(...few((read.kind === 'ok' ? read.post : read).doubts));
    content.problems.push(...few(read.kind === 'ok' ? pictures.missingIn(read.post) : read.problems));
  }
  if (found.posts.length + found.lists.length + found.refused.length === 0)
    throw new CommandFailed(`${shown(given)} holds no posts: files that end in ${POST_ENDINGS}.`);
  const names = [...found.lists, ...found.posts].map(shown);
  return {
    ...content,
    doubts: inOrder(content.doubts, names),
    problems: inOrder([...content.problems, ...twins(content.posts)], names),
  };
}

function filesOf(folder: string): Found {
  const lists = Object.keys(LIST_FILES)
    .map((name) => path.join(folder, name))
    .filter((file) => infoOf(file) !== null);
  const foldersCalled = (names: readonly string[]) => names.map((name) => path.join(folder, name)).filter(isFolder);
  if (foldersCalled(['posts', '_posts']).length === 0) return { lists, ...findPosts([folder], lists) };
  const inside = foldersCalled(['posts', '_posts', '_drafts']);
  const found = findPosts(inside, lists);
  const beside = besides(folder, [...lists, ...inside]);
  if (beside.length > 0) {
    const problem = `${beside.join(', ')}: left out, because posts are in ${inside.map((one) => path.basename(one)).join(', ')}`;
    found.others.push({ file: folder, problem });
  }
  return { lists, ...found };
}

/** Opens a file, or tells why it is no post. */
function openInto(
  { problems, doubts }: Content,
  file: string,
  places: Parameters<typeof openPost>[0],
  isLenient: boolean,
): OpenedPost[] {
  const read = isPostName(path.basename(file)) ? readText(file) : { problem: `must end in ${POST_ENDINGS}` };
  if ('doubt' in read && read.doubt !== undefined) doubts.push({ file: places.file, line: null, problem: read.doubt });
  const opened = 'text' in read ? openPost(places, read.text, isLenient) : read;
  if (!('problem' in opened)) return [opened];
  problems.push({ file: places.file, line: null, ...opened });
  return [];
}

function readList(content: Content, file: string, name: string): void {
  const read = readText(file);
  const base = path.basename(file);
  if ('doubt' in read && read.doubt !== undefined) content.doubts.push({ file: name, line: null, problem: read.doubt });
  if ('problem' in read) content.problems.push({ file: name, line: null, ...read });
  else if (base === 'authors.yaml') take(read.text, LIST_FILES[base], name, content.authors, content.problems);
  else if (base === 'categories.yaml') take(read.text, LIST_FILES[base], name, content.categories, content.problems);
  else if (base === 'tags.yaml') take(read.text, LIST_FILES[base], name, content.tags, content.problems);
}

function take<T>(
  text: string,
  schema: Parameters<typeof readYaml<T[]>>[1],
  file: string,
  into: T[],
  problems: FileProblem[],
): void {
  const read = readYaml(text, schema);
  if (read.kind === 'ok') for (const entry of read.value) into.push(entry);
  else problems.push(...few(read.problems.map((problem) => ({ file, ...problem }))));
}

const FEW = 100;

/** The first lines about a file: those about others would not be seen below thousands of them. */
const few = (problems: readonly FileProblem[]): FileProblem[] =>
  problems
    .slice(0, FEW)
    .concat(
      problems
        .slice(FEW, FEW + 1)
        .map(({ file }) => ({ file, line: null, problem: `has ${problems.length - FEW} more lines like these` })),
    );

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
    if (other === undefined) first.set(slug, file);
    return other === undefined
      ? []
      : [{ file, line: null, problem: `has the address of ${other}, ${slug}; call one of them otherwise` }];
  });
}
