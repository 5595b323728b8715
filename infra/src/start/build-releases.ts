import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@lawdex/contracts';
import { runCommand } from './command.ts';
import { contentHash } from './content-hash.ts';
import { ROOT } from './paths.ts';
import type { DataPaths } from './paths.ts';
import { listWorkspaces } from './workspaces.ts';

export type Mode = 'production' | 'development';

/** Builds the shell and the microfrontends into releases and makes them the live ones; answers what was built. */
export async function buildReleases(paths: DataPaths, releasesDir: string, mode: Mode): Promise<string[]> {
  const names = listWorkspaces().flatMap((workspace) => (workspace.isMicrofrontend ? [workspace.dir] : []));
  const stamp = `${mode} ${contentHash(ROOT, inputs(names))}`;
  if (isCurrent(paths, releasesDir, stamp)) return [];
  mkdirSync(releasesDir, { recursive: true });
  const cli = join(ROOT, 'packages/mf-kit/src/build/cli.ts');
  const output = await runCommand({
    name: 'build-releases',
    run: [
      ...['--conditions=source', '--import', 'tsx', cli, 'build', ...names],
      ...['--mode', mode, '--releases', releasesDir, '--publish', paths.registry],
    ],
    env: { NODE_ENV: mode },
    logs: paths.logs,
  });
  writeFileSync(paths.releasesStamp, stamp);
  return output
    .split('\n')
    .filter((line) => line.endsWith(' built'))
    .map((line) => line.replace(/ built$/, ''));
}

/** Loading webpack only to hear that nothing changed takes a second or two of every start. */
function isCurrent(paths: DataPaths, releasesDir: string, stamp: string): boolean {
  if (!existsSync(paths.releasesStamp) || readFileSync(paths.releasesStamp, 'utf8') !== stamp) return false;
  try {
    const registry = JSON.parse(readFileSync(paths.registry, 'utf8')) as Registry;
    const live = Object.values(registry.microFrontends).flat();
    return live.length > 0 && live.every(({ url }) => existsSync(join(releasesDir, url, 'release.json')));
  } catch {
    return false;
  }
}

const inputs = (names: readonly string[]): string[] => [
  ...names.flatMap((name) => [`${name}/src`, `${name}/mf.json`, `${name}/package.json`]),
  ...['contracts', 'mf-kit', 'seo', 'ui'].map((name) => `packages/${name}/src`),
  'package-lock.json',
];
