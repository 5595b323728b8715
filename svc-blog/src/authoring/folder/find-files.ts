import { lstatSync, readdirSync, statSync } from 'node:fs';
import type { Dirent, Stats } from 'node:fs';
import path from 'node:path';
import { isBeside, isPostName, POST_ENDINGS } from '../../post-names/post-name.core.ts';

/** A file that is no post, and why. */
export interface PassedOver {
  file: string;
  problem: string;
}

export interface FoundFiles {
  posts: string[];
  /** Files that are called like posts and are none. */
  refused: PassedOver[];
  /** Files that are left out. */
  others: PassedOver[];
}

const DEEPEST = 20;
const NOT_LOOKED_INTO: ReadonlySet<string> = new Set(['images', 'node_modules']);

// Jekyll keeps templates, data and the built site in these; what else begins with a line below holds posts of a collection.
const NEVER_POSTS = /^\.|^_(?:data|includes|layouts|plugins|sass|site)$|^(?:images|node_modules)$/;
const LIST = /^(?:authors|categories|tags)\.(?:ya?ml|json|toml)$/;
export const UNREAD_LIST = 'is not read; write what posts need of it into a list as docs/BLOG.md shows';

export const UNREADABLE = 'cannot be read; give yourself the right to read it';
const LIST_PAGE = 'is the page of a list in Hugo, and is left out';
// Jekyll, Astro and Docusaurus make no page of it.
const NO_PAGE = 'begins with _, as files that are no page, and is left out; call it otherwise if it is a post';
const NO_PAGES =
  'begins with _, as folders that make no pages, and is left out; call it otherwise or import it by itself if it holds posts';
const makesNoPages = (name: string): boolean => /^_(?!(?:posts|drafts)$)/i.test(name);

/** What is found; null for what is not there, or may not be looked at. */
export function orNull<T>(look: () => T): T | null {
  try {
    return look();
  } catch {
    return null;
  }
}

export const infoOf = (file: string): Stats | null => orNull(() => statSync(file));
export const isFolder = (file: string): boolean => infoOf(file)?.isDirectory() ?? false;
/** Whether this is a file: a pipe would be waited for without end, and a link may lead out of its folder. */
export const isFile = (file: string): boolean => orNull(() => lstatSync(file))?.isFile() ?? false;

/** Finds the posts of folders and of the folders in them, but for those whose names begin with a dot. */
export function findPosts(folders: readonly string[], lists: readonly string[]): FoundFiles {
  const found: FoundFiles = { posts: [], refused: [], others: [] };
  for (const folder of folders) look(folder, DEEPEST, lists, found);
  return found;
}

function look(folder: string, depth: number, lists: readonly string[], found: FoundFiles): void {
  const entries = entriesOf(folder);
  if (!entries) found.refused.push({ file: folder, problem: UNREADABLE });
  for (const entry of entries ?? []) {
    const file = path.join(folder, entry.name);
    if (entry.name.startsWith('.') || lists.includes(file)) continue;
    if (entry.isFile() && entry.name.startsWith('_') && isPostName(entry.name))
      found.others.push({ file, problem: /^_index\./i.test(entry.name) ? LIST_PAGE : NO_PAGE });
    else if (entry.isFile() && isPostName(entry.name)) found.posts.push(file);
    else if (entry.isFile() && isBeside(entry.name)) continue;
    else if (isPostName(entry.name))
      found.refused.push({ file, problem: `${kindOf(entry)}, and no post; ${remedyOf(entry)}` });
    else if (entry.isFile() && LIST.test(entry.name)) found.others.push({ file, problem: UNREAD_LIST });
    else if (!entry.isDirectory()) found.others.push({ file, problem: `${kindOf(entry)}, and is left out` });
    else if (makesNoPages(entry.name)) found.others.push({ file, problem: NO_PAGES });
    else if (depth === 0) found.refused.push({ file, problem: `has more than ${DEEPEST} folders around it` });
    else if (!NOT_LOOKED_INTO.has(entry.name)) look(file, depth - 1, lists, found);
  }
}

const entriesOf = (folder: string): Dirent[] | null =>
  orNull(() => readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1)));

/** Names what else may hold posts in a folder whose posts are in others. */
export function besides(folder: string, known: readonly string[]): string[] {
  return (entriesOf(folder) ?? [])
    .filter(({ name }) => !NEVER_POSTS.test(name) && !known.includes(path.join(folder, name)))
    .filter((entry) => isPostName(entry.name) || (entry.isDirectory() && holdsPosts(path.join(folder, entry.name))))
    .map(({ name }) => name)
    .sort();
}

const holdsPosts = (folder: string): boolean => {
  const { posts, refused } = findPosts([folder], []);
  return posts.length + refused.length > 0;
};

function kindOf(entry: Dirent): string {
  if (entry.isFile()) return `does not end in ${POST_ENDINGS}`;
  if (entry.isDirectory()) return 'is a folder';
  if (entry.isSymbolicLink()) return 'is a link';
  return entry.isFIFO() ? 'is a pipe' : 'is no file';
}

const remedyOf = (entry: Dirent): string =>
  entry.isDirectory() ? 'call it otherwise' : 'put the file itself there, or remove it';
