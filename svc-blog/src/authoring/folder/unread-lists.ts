import path from 'node:path';
import { infoOf, UNREAD_LIST } from './find-files.ts';
import type { PassedOver } from './find-files.ts';
import { isList, LIST_FILES } from './list-files.ts';

const NAMES = Object.keys(LIST_FILES).map((name) => path.parse(name).name);
const ENDINGS = ['.yaml', '.yml', '.json', '.toml', ''];
// Jekyll, Hugo, Docusaurus and Astro keep lists in these, in a folder around the posts.
const PLACES = ['', '_data', 'data', 'content', path.join('src', 'content'), path.join('src', 'data')];
const LEVELS = 3;

/** Finds lists of authors, categories and tags around a folder of posts that are not read, because a post may name them. */
export function unreadLists(folder: string, read: readonly string[]): PassedOver[] {
  const around = Array.from({ length: LEVELS }, (_, level) => path.resolve(folder, ...Array<string>(level).fill('..')));
  return [...new Set(around)].flatMap((root, level) =>
    PLACES.flatMap((place) =>
      NAMES.flatMap((name) => ENDINGS.map((ending) => path.join(root, place, name + ending))),
    ).flatMap((file) => {
      const info = infoOf(file);
      const isFound = info?.isFile() ? path.extname(file) !== '' : info?.isDirectory() && root !== path.dirname(file);
      if (!isFound || read.includes(file)) return [];
      if (!isList(file)) return [{ file, problem: UNREAD_LIST }];
      return level > 0
        ? [{ file, problem: 'is not read: only the folder in the command is; import that around it to read both' }]
        : [];
    }),
  );
}
