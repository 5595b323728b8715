import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseFolder, type ModuleAssets } from '@lawdex/contracts';
import type { Side } from '../build-description.ts';
import { listFiles, readJson } from '../files.ts';
import { writeRelease, type BuildResult } from '../release/release.ts';
import { isWholeRelease } from '../release/whole-release.ts';
import { readManifestFile } from '../workspace.ts';

/** The fields that are used of `mf-manifest.json`, which module federation's plugin writes. */
interface FederationManifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
  shared: { name: string; version: string }[];
}

/**
 * Makes a release of a microfrontend that was built elsewhere. The folder contains `mf.json`, `package.json`, `dist/client` and
 * `dist/server`.
 */
export async function adoptRelease(root: string, folder: string, releasesDir: string): Promise<BuildResult> {
  const workspace = path.join(root, folder);
  const manifest = readManifestFile(workspace, folder);
  const client = readFederationManifest(workspace, 'client');
  const server = readFederationManifest(workspace, 'server');
  const modules = Object.fromEntries(
    client.exposes.map(({ path: module, assets: { js, css } }): [string, ModuleAssets] => [
      module,
      { js: js.sync, css: css.sync },
    ]),
  );
  const named = [...manifest.routes.map(({ module }) => module), ...Object.values(manifest.slots)];
  const missing = named.find((module) => !modules[module]);
  if (missing) throw new Error(`${folder}/mf.json names ${missing}, which ${folder}/dist/client does not expose.`);

  const { name } = manifest;
  const version = versionOf(workspace);
  const dir = path.join(releasesDir, releaseFolder(name, version));
  if (isWholeRelease(dir)) return { name, version, dir, built: false };
  await writeRelease(dir, async (staging) => {
    cpSync(path.join(workspace, 'dist'), staging, { recursive: true });
    return {
      ...manifest,
      version,
      clientEntry: client.metaData.remoteEntry.name,
      serverEntry: server.metaData.remoteEntry.name,
      modules,
      shared: Object.fromEntries(client.shared.map((shared) => [shared.name, shared.version])),
    };
  });
  return { name, version, dir, built: true };
}

function readFederationManifest(workspace: string, side: Side): FederationManifest {
  const file = path.join(workspace, 'dist', side, 'mf-manifest.json');
  if (!existsSync(file)) throw new Error(`There is no ${file}: build ${side} with ModuleFederationPlugin first.`);
  return readJson(file);
}

/** The version changes with the content, as for a build of this repository. */
function versionOf(workspace: string): string {
  const { version } = readJson<{ version: string }>(path.join(workspace, 'package.json'));
  const hash = createHash('sha256');
  for (const file of [path.join(workspace, 'mf.json'), ...listFiles(path.join(workspace, 'dist'))]) {
    hash.update(path.relative(workspace, file)).update(readFileSync(file));
  }
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}
