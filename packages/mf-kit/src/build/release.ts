import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  mkdirSync,
} from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { chunkName, entryName, releaseFolder } from '@lawdex/contracts';
import type { ModuleAssets, Release } from '@lawdex/contracts';
import webpack from 'webpack';
import type { StatsCompilation } from 'webpack';
import { sharedVersions, webpackConfig } from './webpack-config.ts';
import { listFiles, readWorkspace } from './workspace.ts';
import type { Mode, Workspace } from './workspace.ts';

export interface BuildResult {
  name: string;
  version: string;
  /** `releases/<name>/<version>` */
  dir: string;
  /** False when this version was already built. */
  built: boolean;
}

export const sha384 = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Builds a workspace into an immutable folder; a build that fails leaves nothing behind. */
export async function buildRelease(root: string, name: string, mode: Mode, releasesDir: string): Promise<BuildResult> {
  const workspace = readWorkspace(root, name, mode);
  const { version } = workspace;
  const dir = path.join(releasesDir, releaseFolder(workspace.manifest.name, version));
  if (existsSync(path.join(dir, 'release.json'))) return { name: workspace.manifest.name, version, dir, built: false };

  mkdirSync(path.dirname(dir), { recursive: true });
  const staging = mkdtempSync(path.join(path.dirname(dir), '.building-'));
  try {
    const { client, server } = await compile(workspace, mode, staging);
    compress(path.join(staging, 'client'));
    writeFileSync(
      path.join(staging, 'release.json'),
      `${JSON.stringify(describe(workspace, client, server, staging), null, 2)}\n`,
    );
    rmSync(dir, { recursive: true, force: true });
    chmodSync(staging, 0o755); // mkdtemp makes it private, and the server may run as somebody else
    renameSync(staging, dir);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return { name: workspace.manifest.name, version, dir, built: true };
}

async function compile(workspace: Workspace, mode: Mode, outDir: string) {
  const client = await run(webpackConfig(workspace, 'client', mode, outDir));
  const server = await run(webpackConfig(workspace, 'server', mode, outDir));
  return { client, server };
}

function run(config: webpack.Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve(stats?.toJson({ all: false, entrypoints: true, chunkGroups: true, assets: true }) ?? {});
      });
    });
  });
}

function compress(clientDir: string): void {
  for (const file of listFiles(clientDir).filter((name) => /\.(js|css|svg)$/.test(name))) {
    const content = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  }
}

function describe(workspace: Workspace, client: StatsCompilation, server: StatsCompilation, dir: string): Release {
  const { manifest, version, exposes } = workspace;
  const groups = { ...client.namedChunkGroups, ...client.entrypoints };
  const assetsOf = (group: string): ModuleAssets => {
    const names = (groups[group]?.assets ?? [])
      .map((asset) => asset.name)
      .filter((name) => name !== entryName('client'));
    return { js: names.filter((name) => name.endsWith('.js')), css: names.filter((name) => name.endsWith('.css')) };
  };
  const isShell = manifest.name === 'shell';
  const names = isShell ? manifest.routes.map(({ module }) => module) : Object.keys(exposes);
  const modules = Object.fromEntries(names.map((key) => [key, assetsOf(chunkName(key))]));
  if (isShell) modules.main = assetsOf('main');
  for (const [key, assets] of Object.entries(modules)) {
    if (assets.js.length === 0) throw new Error(`${manifest.name}: no chunk found for ${key}.`);
  }
  return {
    name: manifest.name,
    version,
    contract: manifest.contract,
    routes: manifest.routes,
    slots: manifest.slots,
    clientEntry: isShell ? (modules.main?.js[0] ?? '') : entryName('client'),
    serverEntry: isShell ? (server.entrypoints?.main?.assets?.[0]?.name ?? 'main.cjs') : entryName('server'),
    modules,
    shared: sharedVersions(),
    files: Object.fromEntries(listFiles(dir).map((file) => [path.relative(dir, file), sha384(readFileSync(file))])),
  };
}
