import type { Lock, Manifest } from './packed-manifest.core.ts';

/** The lock without packages that its workspaces do not need at run time, which the npm of the images would install. */
export function onlyReachable(lock: Lock): Lock {
  const reached = new Set<string>();
  const waiting = Object.entries(lock.packages).flatMap(([where, { link }]) =>
    link || !where.includes('node_modules/') ? [where] : [],
  );
  for (let where = waiting.pop(); where !== undefined; where = waiting.pop()) {
    if (reached.has(where)) continue;
    reached.add(where);
    const entry = lock.packages[where] ?? {};
    if (entry.link && entry.resolved !== undefined) waiting.push(entry.resolved);
    for (const name of needsOf(entry)) {
      const found = resolve(lock, where, name);
      if (found !== null) waiting.push(found);
    }
  }
  const packages = Object.fromEntries(Object.entries(lock.packages).filter(([where]) => reached.has(where)));
  return { ...lock, packages };
}

/** Optional packages are those of other processors and systems; peers that are optional are had only when somebody else needs them. */
const needsOf = ({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}: Manifest): string[] => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies ?? {}).filter((name) => peerDependenciesMeta?.[name]?.optional !== true),
];

/** Where Node.js finds a package: in the nearest node_modules above. */
function resolve(lock: Lock, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const where = `${folder}${folder === '' ? '' : '/'}node_modules/${name}`;
    if (lock.packages[where]) return where;
    if (folder === '') return null;
  }
}
