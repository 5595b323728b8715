import { lstatSync, readdirSync, readFileSync, statSync, type Dirent, type Stats } from 'node:fs';
import path from 'node:path';
import type { FileProblem } from '../file-problem.ts';
import { isBeside, isPostName, POST_ENDINGS } from '../../post-names/post-name.core.ts';
import { LIST_FILES } from './list-files.ts';

export interface FoundFiles {
  lists: string[];
  posts: string[];
  /** What is called like a post and is none, and why. */
  refused: FileProblem[];
  /** What is left out, and why. */
  others: FileProblem[];
}

/** What is found; null for what is not there, or may not be looked at. */
export function orNull<T>(look: () => T): T | null {
  try {
    return look();
  } catch {
    return null;
  }
}

export const infoOf = (file: string): Stats | null => orNull(() => statSync(file));
/** Whether this is a file: a pipe would be waited for without end, and a link may lead out of its folder. */
export const isFile = (file: string): boolean => orNull(() => lstatSync(file))?.isFile() ?? false;

const UNREADABLE = 'cannot be read; give yourself the right to read it';
const entriesOf = (folder: string): Dirent[] | null =>
  orNull(() => readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1)));

/** Finds the lists and posts of a folder: in its folder `posts` or `_posts` where it has one, else in itself. */
export function findFiles(folder: string): FoundFiles {
  const lists = Object.keys(LIST_FILES)
    .map((name) => path.join(folder, name))
    .filter((file) => infoOf(file) !== null);
  const found: FoundFiles = { lists, posts: [], refused: [], others: [] };
  const inside = ['posts', '_posts'].filter((name) => infoOf(path.join(folder, name))?.isDirectory());
  if (inside.length === 0) look(folder, found);
  for (const name of inside) look(path.join(folder, name), found);
  for (const { name } of inside.length > 0 ? (entriesOf(folder) ?? []) : []) {
    const file = path.join(folder, name);
    if (!isSilent(name) && !inside.includes(name) && !lists.includes(file))
      leaveOut(found, file, `is left out: posts are in ${inside.join(', ')}`);
  }
  return found;
}

const isSilent = (name: string): boolean =>
  /^\.|^(?:images|node_modules)$/.test(name) || (isBeside(name) && !isPostName(name));
const leaveOut = ({ others }: FoundFiles, file: string, problem: string): number =>
  others.push({ file, line: null, problem });

function look(folder: string, found: FoundFiles): void {
  const entries = entriesOf(folder);
  if (!entries) found.refused.push({ file: folder, line: null, problem: UNREADABLE });
  for (const entry of entries ?? []) {
    const { name } = entry;
    const file = path.join(folder, name);
    if (isSilent(name) || found.lists.includes(file)) continue;
    // Jekyll, Hugo and Eleventy make no pages of these, and other programs keep drafts in them.
    if (/^_(?!posts$)/.test(name) || (entry.isDirectory() && /^drafts?$/i.test(name)))
      leaveOut(found, file, 'is called like what is no page, and is left out; import it by itself if it is to be read');
    else if (isPostName(name) && entry.isFile()) found.posts.push(file);
    else if (isPostName(name))
      found.refused.push({ file, line: null, problem: 'is no file; put the post itself there, or call it otherwise' });
    else if (entry.isDirectory()) look(file, found);
    else leaveOut(found, file, `is no file that ends in ${POST_ENDINGS}, and is left out`);
  }
}

const FILE_MAX = 1024 * 1024;

/** Reads a file as UTF-8. */
export function readText(file: string): { text: string } | { problem: string } {
  if (!isFile(file)) return { problem: 'is no file; a link or a pipe is not followed' };
  if ((infoOf(file)?.size ?? 0) > FILE_MAX) return { problem: 'is larger than 1 MB' };
  const bytes = orNull(() => readFileSync(file));
  if (!bytes) return { problem: UNREADABLE };
  const text = orNull(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  return text === null || text.includes('\0') ? { problem: 'is not UTF-8; save the file as UTF-8' } : { text };
}
