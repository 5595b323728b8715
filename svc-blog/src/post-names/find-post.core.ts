import { isPostName, slugOf, withoutDay, withoutEnding } from './post-name.core.ts';

/** Answers the slug of the post that a link means by the name of a file; null when it means none. */
export type PostOf = (written: string) => string | null;

/** A file of an import, and the slug of its post. */
export interface NamedFile {
  path: string;
  slug: string;
}

const segmentsOf = (path: string): string[] => path.split(/[/\\]/);

/** The path to which `written` leads from the file `from`. */
function pathFrom(from: string, written: string): string {
  const segments = segmentsOf(from).slice(0, -1);
  for (const segment of segmentsOf(written)) {
    if (segment === '..') segments.pop();
    else if (segment !== '.' && segment !== '') segments.push(segment);
  }
  return segments.join('/');
}

/** The way to write a path that does not depend on ending, case and form of its letters. `fees/index.md` is `fees`. */
const plainPath = (path: string): string =>
  withoutEnding(segmentsOf(path).filter(Boolean).join('/'))
    .normalize('NFC')
    .toLowerCase()
    .replace(/\/index$/, '');
const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The name in which a path ends, without its day. */
export const nameIn = (path: string): string => withoutDay(lastOf(plainPath(path)));

/** Files by a name of theirs; null for a name that two posts have. */
function byName(files: readonly NamedFile[], nameOf: (file: NamedFile) => string): PostOf {
  const slugs = new Map<string, string | null>();
  for (const file of files) {
    const name = nameOf(file);
    slugs.set(name, (slugs.get(name) ?? file.slug) === file.slug && slugs.get(name) !== null ? file.slug : null);
  }
  return (name) => slugs.get(name) ?? null;
}

/**
 * Finds posts by the files of an import: where the link leads from its own file, or else, because folders are others on many sites, by the
 * name of the file, that without its day, or the slug.
 */
export function postFinder(files: readonly NamedFile[]): (from: string, written: string) => string | null {
  const atPath = byName(files, ({ path }) => plainPath(path));
  const names = [
    byName(files, ({ path }) => lastOf(plainPath(path))),
    byName(files, ({ path }) => nameIn(path)),
    byName(files, ({ slug }) => slug),
  ];
  return (from, written) => {
    const name = lastOf(plainPath(written));
    const found = /^[/\\]/.test(written) ? null : atPath(plainPath(pathFrom(from, written)));
    for (const find of found === null && !/^\.*$/.test(name) ? names : []) {
      const slug = find(name) ?? find(withoutDay(name));
      if (slug !== null) return slug;
    }
    return found;
  };
}

// An .html file elsewhere may be a page of another program.
const SURE_FILE = /\.(?:md|markdown)$|^(?:\.\/)?[a-z\d]+(?:-[a-z\d]+)*\.html$/i;

/** Gives the slug that a file has by its name alone, as if it stood where it leads from the file `from`. */
export function slugByName(written: string, from = ''): string | null {
  if (!SURE_FILE.test(written) || !isPostName(lastOf(written))) return null;
  const named = slugOf(from === '' ? written : pathFrom(from, written), true);
  return 'slug' in named ? named.slug : null;
}
