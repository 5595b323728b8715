export interface Manifest {
  name?: string | undefined;
  version?: string | undefined;
  type?: string | undefined;
  private?: boolean;
  files?: string[];
  workspaces?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  devDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
  overrides?: unknown;
  [key: string]: unknown;
}

export interface Lock {
  packages: Record<string, Manifest & { link?: boolean; resolved?: string }>;
  [key: string]: unknown;
}

/** The package.json without what only builds or tests. `imports`: all that its programs import, if not every dependency is needed. */
export function packedManifest(manifest: Manifest, imports: ReadonlySet<string> | null): Manifest {
  const { devDependencies: _dev, scripts: _scripts, dependencies = {}, ...rest } = manifest;
  const needed = Object.entries(dependencies).filter(([name]) => imports === null || imports.has(name));
  return { ...rest, dependencies: Object.fromEntries(needed) };
}

/** The package.json above the workspaces of one program. */
export const packedRoot = ({ name, version, type, overrides }: Manifest, workspaces: readonly string[]): Manifest => ({
  ...{ name, version, private: true, type },
  ...{ workspaces: [...workspaces], overrides },
});

/** The lock of one program: the same versions and hashes, of these workspaces and what they need. Folder -> lean manifest. */
export function packedLock(lock: Lock, root: Manifest, manifests: ReadonlyMap<string, Manifest>): Lock {
  const isWorkspace = (where: string) => where !== '' && !where.includes('node_modules/');
  const names = new Set([...manifests.values()].map(({ name }) => `node_modules/${name}`));
  const kept = Object.entries(lock.packages).filter(([where, { link }]) => {
    if (where === '') return false;
    if (link) return names.has(where);
    const owner = where.split('/node_modules/')[0] ?? '';
    return isWorkspace(owner) ? manifests.has(owner) : true;
  });
  const packages = kept.map(([where, entry]) => {
    const manifest = manifests.get(where);
    if (!manifest) return [where, entry] as const;
    const { devDependencies: _dev, ...rest } = entry;
    return [where, { ...rest, dependencies: manifest.dependencies ?? {} }] as const;
  });
  const { name, version, workspaces = [] } = root;
  return onlyReachable({ ...lock, packages: { '': { name, version, workspaces }, ...Object.fromEntries(packages) } });
}

/** `@nestjs/common/x` is a part of the package `@nestjs/common`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

export const importsOf = (code: string): string[] =>
  [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'".][^'"]*)['"]/g)]
    .map(([, specifier = '']) => specifier)
    .filter((specifier) => !specifier.startsWith('node:'))
    .map(packageOf);

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

function resolve(lock: Lock, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const where = `${folder}${folder === '' ? '' : '/'}node_modules/${name}`;
    if (lock.packages[where]) return where;
    if (folder === '') return null;
  }
}
