import { createHash } from 'node:crypto';
import path from 'node:path';
import { containerGlobal, publicPath, type ModuleAssets, type ReleaseRoute } from '@lawdex/contracts';
import type { Remote } from '../protocol/page-state.ts';
import type { VerifiedRelease } from './read-release.ts';

export interface SetRoute {
  path: string;
  microfrontend: string;
  /** Null when its code is unusable; visitors then get the error screen. */
  assets: ModuleAssets | null;
}

/** The chosen release of a microfrontend; null when none is usable. */
export interface ReleaseChoice {
  name: string;
  /** Routes of the live release, which fail when no release is usable. */
  routes: ReleaseRoute[];
  release: VerifiedRelease | null;
}

/** A pinned version of the shell and of each microfrontend. */
export interface ReleaseSet {
  id: string;
  shell: VerifiedRelease;
  releases: ReadonlyMap<string, VerifiedRelease>;
  bundle: string;
  /** Absolute file -> verified code, of all releases of the set. */
  code: ReadonlyMap<string, string>;
  styles: ReadonlyMap<string, string>;
  /** Entries are files, for the render workers. */
  workerRemotes: Remote[];
  /** Entries are URLs, for the browser. */
  browserRemotes: Remote[];
  routes: SetRoute[];
}

export const releaseUrl = ({ release }: VerifiedRelease, file: string): string =>
  publicPath(release.name, release.version) + file;

/** Null without a usable shell. */
export function assembleSet(choices: readonly ReleaseChoice[]): ReleaseSet | null {
  const shell = choices.find(({ name }) => name === 'shell')?.release;
  if (!shell) return null;
  const usable = choices.flatMap(({ name, release }) => (release && name !== 'shell' ? [release] : []));
  const id = createHash('sha256')
    .update(
      [shell, ...usable].map(({ release, integrity }) => `${release.name}@${release.version} ${integrity}`).join(),
    )
    .digest('hex')
    .slice(0, 12);
  const remotes = (entryOf: (verified: VerifiedRelease) => string): Remote[] =>
    usable.map((verified) => asRemote(verified, entryOf(verified)));
  return {
    id,
    shell,
    releases: new Map([shell, ...usable].map((one) => [one.release.name, one])),
    bundle: serverEntry(shell),
    code: new Map([shell, ...usable].flatMap(({ code }) => [...code])),
    styles: new Map(
      [shell, ...usable].flatMap((one) => [...one.styles].map(([file, css]) => [releaseUrl(one, file), css] as const)),
    ),
    workerRemotes: remotes(serverEntry),
    browserRemotes: remotes((verified) => releaseUrl(verified, verified.release.clientEntry)),
    routes: choices.flatMap(({ name, release, routes }) => (release ? routesOf(release) : unavailable(name, routes))),
  };
}

const serverEntry = ({ release, dir }: VerifiedRelease): string => path.join(dir, 'server', release.serverEntry);

const asRemote = ({ release, global }: VerifiedRelease, entry: string): Remote => ({
  name: release.name,
  version: release.version,
  entry,
  ...(global !== null && global !== containerGlobal(release.name, release.version) && { global }),
  routes: release.routes,
  slots: release.slots,
  wakes: release.wakes ?? {},
});

function routesOf(verified: VerifiedRelease): SetRoute[] {
  const { release } = verified;
  const toUrls = (files: string[]) => files.map((file) => releaseUrl(verified, file));
  return release.routes.map(({ path: pattern, module }) => {
    const { js, css } = release.modules[module] ?? { js: [], css: [] };
    return {
      path: pattern,
      microfrontend: release.name,
      assets: { js: toUrls(release.name === 'shell' ? js : [release.clientEntry, ...js]), css: toUrls(css) },
    };
  });
}

const unavailable = (name: string, routes: readonly ReleaseRoute[]): SetRoute[] =>
  routes.map(({ path: pattern }) => ({ path: pattern, microfrontend: name, assets: null }));
