import { existsSync, mkdirSync, readFileSync, writeFileSync, copyFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { readRegistryText, lastGoodCopyOf } from '@lawdex/contracts';
import { isWholeRelease } from '@lawdex/mf-kit/whole-release';
import { endingWithParent, runStep } from '../commands/run-command.ts';
import { ROOT, type DataPaths } from '../files/paths.ts';
import { contentHash } from './content-hash.ts';
import { listWorkspaces } from './workspaces.ts';

export type Mode = 'production' | 'development';

/** Builds the shell and the microfrontends into releases and makes them the live ones; answers what was built. */
export async function buildReleases(paths: DataPaths, releasesDir: string, mode: Mode, say: (line: string) => void) {
  const workspaces = listWorkspaces();
  const names = workspaces.filter((workspace) => workspace.isMicrofrontend).map(({ dir }) => dir);
  const packages = workspaces.map(({ dir }) => dir).filter((dir) => dir.startsWith('packages/'));
  const stamp = `${mode} ${contentHash(ROOT, inputs(names, packages))}`;
  const restored = restoreRegistry(paths.registry);
  if (restored) say(restored);
  if (isCurrent(paths, releasesDir, stamp)) return [];
  mkdirSync(releasesDir, { recursive: true });
  const output = await runStep({
    name: 'build-releases',
    command: endingWithParent([
      ...['--conditions=source', '--import', 'tsx', join(ROOT, 'packages/mf-kit/src/build/cli.ts'), 'build', ...names],
      ...['--mode', mode, '--releases', releasesDir, '--publish', paths.registry],
    ]),
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
  if (!existsSync(paths.registry)) return false;
  const outcome = readRegistryText(readFileSync(paths.registry, 'utf8'));
  const listed = outcome.kind === 'registry' ? Object.values(outcome.registry.microFrontends).flat() : [];
  const live = listed.filter(({ deployment }) => deployment.default);
  return (
    live.length > 0 && live.every(({ url, metadata }) => isWholeRelease(join(releasesDir, url), metadata.integrity))
  );
}

const inputs = (names: readonly string[], packages: readonly string[]): string[] => [
  ...names.flatMap((name) => [`${name}/src`, `${name}/mf.json`, `${name}/package.json`]),
  ...packages.map((dir) => `${dir}/src`),
  'package-lock.json',
];

/** Puts a damaged registry aside for the last one that the shell followed, if any. Answers what to tell the operator, or null. */
export function restoreRegistry(registryFile: string): string | null {
  if (!existsSync(registryFile)) return null;
  const outcome = readRegistryText(readFileSync(registryFile, 'utf8'));
  if (outcome.kind === 'registry') return null;
  const aside = `${registryFile}.damaged`;
  const copy = lastGoodCopyOf(registryFile);
  renameSync(registryFile, aside);
  const isCopyGood = existsSync(copy) && readRegistryText(readFileSync(copy, 'utf8')).kind === 'registry';
  if (isCopyGood) copyFileSync(copy, registryFile);
  const instead = isCopyGood ? 'the last one that was good takes its place' : 'it is written anew from what is built';
  return `${registryFile} was damaged (${outcome.problems[0]}): ${instead}. What it held is in ${aside}.`;
}
