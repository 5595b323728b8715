import { chunkName } from '@lawdex/contracts';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Configuration, type StatsCompilation, type WebpackPluginInstance } from 'webpack';
import { describeMicrofrontend } from './describe-microfrontend.ts';
import { federationFlags, slimFederation } from './federation/slim-federation.ts';
import type { Mode, Workspace } from './workspace.ts';

const require = createRequire(import.meta.url);
const PROVIDED = path.join(import.meta.dirname, '../provided');

export type Side = 'client' | 'server';

/** The parts of a build in which the shell and a microfrontend differ. */
export interface BuildDescription {
  /** Module of `release.json` -> its chunk or entry. */
  chunks: Record<string, string>;
  entry(side: Side): Record<string, string>;
  plugins(side: Side): WebpackPluginInstance[];
  alias(mode: Mode): Record<string, string>;
  library(side: Side): NonNullable<Configuration['output']>['library'];
  /** The file that is loaded first. */
  entryFile(side: Side, stats: StatsCompilation): string;
}

export const describeBuild = (workspace: Workspace): BuildDescription =>
  workspace.manifest.name === 'shell' ? describeShell(workspace) : describeMicrofrontend(workspace);

/** The shell is no container. It is loaded first and provides the shared libraries itself (shell/src/app/shared-modules.ts). */
function describeShell({ manifest }: Workspace): BuildDescription {
  return {
    chunks: {
      ...Object.fromEntries(manifest.routes.map(({ module }) => [module, chunkName(module)])),
      main: 'main',
    },
    entry: (side) => ({ main: side === 'server' ? './src/app/entry-worker.tsx' : './src/app/entry-browser.tsx' }),
    plugins: (side) => [federationFlags(side), ...slimFederation(side), withoutInfiniteQueries()],
    alias: router,
    library: (side) => (side === 'server' ? { type: 'commonjs-module' } : undefined),
    entryFile(side, stats) {
      const first = stats.entrypoints?.main?.assets?.[0]?.name;
      if (!first) throw new Error(`shell: the ${side} build has no entry.`);
      return first;
    },
  };
}

const withoutInfiniteQueries = () =>
  new webpack.NormalModuleReplacementPlugin(
    /\/infiniteQueryBehavior\.js$/,
    path.join(PROVIDED, 'no-infinite-queries.ts'),
  );

/** react-router with smaller links, in production without warnings for developers. */
const router = (mode: Mode) => ({
  'react-router-dom$': path.join(PROVIDED, 'react-router-dom.ts'),
  'react-router$': path.join(path.dirname(require.resolve('react-router/package.json')), 'dist', mode, 'index.mjs'),
});
