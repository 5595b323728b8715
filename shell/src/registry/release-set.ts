import { createHash } from 'node:crypto';
import path from 'node:path';
import { publicPath } from '@lawdex/contracts';
import type { ModuleAssets, ReleaseRoute } from '@lawdex/contracts';
import type { LiveMicrofrontend, LiveSet } from '../app/protocol.ts';
import type { VerifiedRelease } from './read-release.ts';
import type { Listed } from './registry.ts';

export interface SetRoute {
  path: string;
  /** `mf-directory` */
  microfrontend: string;
  /** Null when its code is missing or corrupt: the visitor gets the error screen. */
  assets: ModuleAssets | null;
}

/** One pinned version of the shell and of each microfrontend, ready to serve. */
export interface ReleaseSet {
  id: string;
  shell: VerifiedRelease;
  /** Entries are files, for the render workers. */
  forServer: LiveSet;
  /** Entries are URLs, for the browser. */
  forBrowser: LiveSet;
  routes: SetRoute[];
  problems: string[];
}

export const releaseUrl = ({ release }: VerifiedRelease, file: string): string =>
  publicPath(release.name, release.version) + file;

/** Null without a usable shell. */
export function assembleSet(listed: readonly Listed[]): ReleaseSet | null {
  const shell = listed.find(({ name }) => name === 'shell')?.live;
  if (!shell) return null;
  const remotes = listed.filter(({ name }) => name !== 'shell');
  const usable = remotes.flatMap(({ live }) => (live ? [live] : []));
  const id = createHash('sha256')
    .update([shell, ...usable].map(({ release }) => `${release.name}@${release.version}`).join())
    .digest('hex')
    .slice(0, 12);
  const liveSet = (entryOf: (verified: VerifiedRelease) => string): LiveSet => ({
    id,
    microfrontends: usable.map((verified) => describe(verified, entryOf(verified))),
  });
  return {
    id,
    shell,
    forServer: liveSet(({ release, dir }) => path.join(dir, 'server', release.serverEntry)),
    forBrowser: liveSet((verified) => releaseUrl(verified, verified.release.clientEntry)),
    routes: listed.flatMap(({ name, live, routes }) => (live ? routesOf(live) : unavailable(name, routes))),
    problems: listed.flatMap(({ problem }) => (problem ? [problem] : [])),
  };
}

const describe = ({ release }: VerifiedRelease, entry: string): LiveMicrofrontend => ({
  name: release.name,
  version: release.version,
  entry,
  routes: release.routes,
  slots: release.slots,
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
