export interface Symlink {
  /** Path inside the package, of the link to be made. */
  at: string;
  /** The target, relative to the link's own folder. */
  to: string;
}

/** Reads the package's list of links, which npm neither packs nor makes. Entries that leave the package are dropped. */
export function parseSymlinks(json: string): Symlink[] {
  const list: unknown = JSON.parse(json);
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    const { source, target } = (entry ?? {}) as { source?: unknown; target?: unknown };
    if (typeof source !== 'string' || typeof target !== 'string') return [];
    const [from, at] = [source.split('/'), target.split('/')];
    const sameFolder = from.slice(0, -1).join('/') === at.slice(0, -1).join('/');
    if (!sameFolder || at.includes('..') || target.startsWith('/')) return [];
    return [{ at: target, to: from.at(-1) ?? '' }];
  });
}
