import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { entryName, releaseFolder, type ModuleAssets, type Release } from '@lawdex/contracts';
import { sha384 } from '@lawdex/release-store';
import webpack, { type StatsCompilation } from 'webpack';
import { describeBuild, type BuildDescription, type Side } from '../build-description.ts';
import { listFiles } from '../files.ts';
import { sharedVersions } from './shared-versions.ts';
import { webpackConfig } from '../webpack/webpack-config.ts';
import { isWholeRelease } from './whole-release.ts';
import { readWorkspace, type Mode, type Workspace } from '../workspace.ts';

/** Prefix of chunks for parts that the server renders. Their styles come with the page, only their code later. */
const WRITTEN = 'written-';

export interface BuildResult {
  name: string;
  version: string;
  /** `releases/<name>/<version>` */
  dir: string;
  /** False when this version was already built. */
  built: boolean;
}

/** Builds a workspace into an immutable folder. A failed build leaves nothing behind, and a damaged folder is built anew. */
export async function buildRelease(
  root: string,
  folder: string,
  mode: Mode,
  releasesDir: string,
): Promise<BuildResult> {
  const workspace = readWorkspace(root, folder, mode);
  const description = describeBuild(workspace);
  const { version } = workspace;
  const { name } = workspace.manifest;
  const dir = path.join(releasesDir, releaseFolder(name, version));
  if (isWholeRelease(dir)) return { name, version, dir, built: false };

  await writeRelease(dir, async (staging) => {
    const client = await run(webpackConfig(description, { workspace, side: 'client', mode, outDir: staging }));
    const server = await run(webpackConfig(description, { workspace, side: 'server', mode, outDir: staging }));
    refuseTooNew(path.join(staging, 'client'));
    joinWrittenSheets(path.join(staging, 'client'), client, Object.values(description.chunks));
    return describeRelease(workspace, description, { client, server });
  });
  return { name, version, dir, built: true };
}

/** Assembles a release in a temporary folder, which is renamed when it is complete. `fill` writes `client/` and `server/`. */
export async function writeRelease(
  dir: string,
  fill: (staging: string) => Promise<Omit<Release, 'files'>>,
): Promise<void> {
  mkdirSync(path.dirname(dir), { recursive: true });
  const staging = mkdtempSync(path.join(path.dirname(dir), '.building-'));
  try {
    const description = await fill(staging);
    compress(path.join(staging, 'client'));
    const release: Release = { ...description, files: hashesOf(staging) };
    writeFileSync(path.join(staging, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
    rmSync(dir, { recursive: true, force: true });
    chmodSync(staging, 0o755); // mkdtemp makes the folder private, and the server may run as another user.
    renameSync(staging, dir);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

const hashesOf = (dir: string): Record<string, string> =>
  Object.fromEntries(listFiles(dir).map((file) => [path.relative(dir, file), sha384(readFileSync(file))]));

const TOLD = {
  all: false,
  entrypoints: true,
  chunkGroups: true,
  assets: true,
  ids: true,
  chunks: true,
  chunkRelations: true,
};
function run(config: webpack.Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve(stats?.toJson(TOLD) ?? {});
      });
    });
  });
}

/** What ends a whole file where it is not known: static blocks of classes and lookbehinds. Types cannot tell, and nobody rewrites libraries. */
const TOO_NEW = /\bstatic\s*\{|\(\?<[=!]/;

function refuseTooNew(clientDir: string): void {
  for (const file of listFiles(clientDir).filter((name) => name.endsWith('.js'))) {
    const content = readFileSync(file, 'utf8');
    const found = TOO_NEW.exec(content);
    const near = content.slice(Math.max(0, (found?.index ?? 0) - 60), (found?.index ?? 0) + 60);
    if (found) throw new Error(`${path.basename(file)}: "${found[0]}" cannot be read by Safari before 16.4: ${near}`);
  }
}

function compress(clientDir: string): void {
  for (const file of listFiles(clientDir).filter((name) => /\.(js|css|svg)$/.test(name))) {
    const content = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  }
}

function describeRelease(
  { manifest, version }: Workspace,
  description: BuildDescription,
  { client, server }: Record<Side, StatsCompilation>,
): Omit<Release, 'files'> {
  const modules = Object.fromEntries(
    Object.entries(description.chunks).map(([module, chunk]) => [module, pageFiles(client, chunk)]),
  );
  for (const [module, assets] of Object.entries(modules)) {
    if (assets.js.length === 0) throw new Error(`${manifest.name}: no chunk found for ${module}.`);
  }
  return {
    name: manifest.name,
    version,
    contract: manifest.contract,
    routes: manifest.routes,
    slots: manifest.slots,
    wakes: manifest.wakes,
    clientEntry: description.entryFile('client', client),
    serverEntry: description.entryFile('server', server),
    modules,
    shared: sharedVersions(),
  };
}

const isStylesheet = (name: string) => name.endsWith('.css');

const filesOf = ({ namedChunkGroups, entrypoints }: StatsCompilation, chunk: string): string[] =>
  ({ ...namedChunkGroups, ...entrypoints })[chunk]?.assets
    ?.map((asset) => asset.name)
    .filter((name) => name !== entryName('client')) ?? [];

const writtenSheets = (client: StatsCompilation, chunk: string): string[] =>
  (client.chunks ?? [])
    .filter(({ names, parents }) => names?.[0]?.startsWith(WRITTEN) && parents?.includes(chunk))
    .flatMap(({ names }) => names ?? [])
    .flatMap((name) => filesOf(client, name))
    .filter(isStylesheet);

/** The files that a page loads. */
function pageFiles(client: StatsCompilation, chunk: string): ModuleAssets {
  const names = filesOf(client, chunk);
  const own = names.filter(isStylesheet);
  return {
    js: names.filter((name) => name.endsWith('.js')),
    css: own.length > 0 ? own : writtenSheets(client, chunk),
  };
}

/** Adds the styles of such parts to the stylesheet of their page, because another request would cost a phone more. */
function joinWrittenSheets(clientDir: string, client: StatsCompilation, chunks: readonly string[]): void {
  for (const chunk of chunks) {
    const sheet = filesOf(client, chunk).find(isStylesheet);
    if (sheet === undefined) continue;
    for (const written of writtenSheets(client, chunk)) {
      appendFileSync(path.join(clientDir, sheet), `\n${readFileSync(path.join(clientDir, written), 'utf8')}`);
    }
  }
}
