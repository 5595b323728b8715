import path from 'node:path';
import webpack from 'webpack';
import type { Side } from '../build-description.ts';

/** Modules of the federation runtime that the site does not need -> their replacements in this folder. */
const REPLACED: readonly [within: RegExp, request: RegExp, by: string][] = [
  [
    /runtime-core[\\/]dist/,
    /\/(snapshot\/(index|SnapshotHandler)|generate-preload-assets|utils\/preload)\.js$/,
    'no-snapshots.ts',
  ],
  [
    /webpack-bundler-runtime[\\/]dist/,
    /^\.\/(init|installInitialConsumes|getSharedFallbackGetter)\.js$/,
    'no-fallbacks.ts',
  ],
  [/runtime-core[\\/]dist/, /\/semver\/index\.js$/, 'satisfy.core.ts'],
  [/(sdk|error-codes)[\\/]dist$/, /^\.\/(logger\.js|desc\.mjs)$/, 'terse-words.ts'],
];

/** Removes 7 KB (gzip) of the federation runtime from the first load. */
export const slimFederation = (side: Side): webpack.WebpackPluginInstance[] =>
  side === 'server'
    ? []
    : REPLACED.map(
        ([within, request, by]) =>
          new webpack.NormalModuleReplacementPlugin(request, (data: { context: string; request: string }) => {
            if (within.test(data.context)) data.request = path.join(import.meta.dirname, by);
          }),
      );

/** Compile-time switches of the runtime, as its plugin sets them for containers. */
export const federationFlags = (side: Side) =>
  new webpack.DefinePlugin({
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
    FEDERATION_OPTIMIZE_NO_SHARED: 'false',
    ENV_TARGET: JSON.stringify(side === 'server' ? 'node' : 'web'),
  });
