import { chunkName } from '@lawdex/contracts';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import type { BuildDescription, Side } from './build-description.ts';
import type { Mode, Workspace } from './workspace.ts';

const require = createRequire(import.meta.url);
const PROVIDED = path.join(import.meta.dirname, '../provided');

/** The shell is no container: it is loaded first, and provides what is shared by itself (shell/src/app/shared-modules.ts). */
export function describeShell({ manifest }: Workspace): BuildDescription {
  return {
    chunks: {
      ...Object.fromEntries(manifest.routes.map(({ module }) => [module, chunkName(module)])),
      main: 'main',
    },
    entry: (side) => ({ main: side === 'server' ? './src/app/entry-worker.tsx' : './src/app/entry-browser.tsx' }),
    plugins: (side) => [new webpack.DefinePlugin(federationFlags(side)), withoutInfiniteQueries(), withoutSnapshots()],
    alias: (mode) => ({ ...federationRuntime(), ...router(mode) }),
    library: (side) => (side === 'server' ? { type: 'commonjs-module' } : undefined),
    entryFile(side, stats) {
      const first = stats.entrypoints?.main?.assets?.[0]?.name;
      if (!first) throw new Error(`shell: the ${side} build has no entry.`);
      return first;
    },
  };
}

/** Switches of the federation runtime: entries are named by the registry, so its snapshots would be 8 KB for nothing. */
const federationFlags = (side: Side) => ({
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  ENV_TARGET: JSON.stringify(side === 'server' ? 'node' : 'web'),
});

const withoutInfiniteQueries = () =>
  new webpack.NormalModuleReplacementPlugin(
    /\/infiniteQueryBehavior\.js$/,
    path.join(PROVIDED, 'no-infinite-queries.ts'),
  );

const withoutSnapshots = () =>
  new webpack.NormalModuleReplacementPlugin(
    /\/(utils\/preload|snapshot\/SnapshotHandler)\.js$/,
    path.join(PROVIDED, 'no-federation-snapshots.ts'),
  );

/** The ES modules of the federation runtime: its CommonJS ones, which some of its packages require, would be a second copy. */
function federationRuntime(): Record<string, string> {
  const esmOf = (name: string, file: string) =>
    path.join(path.dirname(require.resolve(`@module-federation/${name}`)), file);
  return {
    '@module-federation/runtime-core$': esmOf('runtime-core', 'index.js'),
    '@module-federation/runtime$': esmOf('runtime', 'index.js'),
    '@module-federation/sdk$': esmOf('sdk', 'index.js'),
    '@module-federation/error-codes$': esmOf('error-codes', 'index.mjs'),
  };
}

/** react-router with slim links, and in production without its warnings for developers. */
const router = (mode: Mode) => ({
  'react-router-dom$': path.join(PROVIDED, 'react-router-dom.ts'),
  'react-router$': path.join(path.dirname(require.resolve('react-router/package.json')), 'dist', mode, 'index.mjs'),
});
