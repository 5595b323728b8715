import { createRequire } from 'node:module';
import path from 'node:path';
import { chunkName, containerGlobal, containerName, entryName, publicPath } from '@lawdex/contracts';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import type { Configuration, RuleSetRule } from 'webpack';
import { RUNTIME_VERSION } from '../runtime/version.ts';
import type { Mode, Workspace } from './workspace.ts';

export type Side = 'client' | 'server';

const require = createRequire(import.meta.url);

/** One copy of each at run time, the shell's: React breaks with two, and the rest would be downloaded twice. */
export function sharedVersions(): Record<string, string> {
  const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version;
  return {
    react: versionOf('react'),
    'react/jsx-runtime': versionOf('react'),
    'react-dom': versionOf('react-dom'),
    '@lawdex/mf-kit/runtime': RUNTIME_VERSION,
  };
}

const shared = () =>
  Object.fromEntries(
    Object.entries(sharedVersions()).map(([name, version]) => [
      name,
      { singleton: true, strictVersion: true, import: false as const, requiredVersion: `^${version}` },
    ]),
  );

/** The container of a microfrontend. The shell is none: it provides what is shared by itself (shell/src/app/shared-modules.ts). */
function container({ manifest, exposes, version }: Workspace, side: Side): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: containerName(manifest.name),
    shared: shared(),
    // With version-first, one dead remote is a white screen: every remote's entry is awaited.
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    dev: false,
    experiments: {
      externalRuntime: true,
      // Entries are named by the registry, not by manifests: the snapshot plugin would be 8 KB for nothing.
      optimization: { disableSnapshot: true, target: side === 'server' ? 'node' : 'web' },
    },
    filename: entryName(side),
    exposes: Object.fromEntries(
      Object.entries(exposes).map(([key, file]) => [key, { import: [file], name: chunkName(key) }]),
    ),
    library:
      side === 'server' ? { type: 'commonjs-module' } : { type: 'var', name: containerGlobal(manifest.name, version) },
  });
}

/** Switches of the federation runtime that the container's plugin sets by itself. */
const federationFlags = (side: Side) => ({
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  ENV_TARGET: JSON.stringify(side === 'server' ? 'node' : 'web'),
});

/** Class names of different microfrontends never meet: `mf-directory` writes `md-x1Y2z`. */
const cssPrefix = (name: string) => name.replace(/(\w)\w*-?/g, '$1');

function rules(workspace: Workspace, side: Side, mode: Mode): RuleSetRule[] {
  const css = (modules: object): RuleSetRule['use'] => [
    ...(side === 'client' ? [MiniCssExtractPlugin.loader] : []),
    { loader: require.resolve('css-loader'), options: { modules, importLoaders: 1 } },
    { loader: path.join(import.meta.dirname, 'css-layer-loader.cjs'), options: { layer: workspace.manifest.name } },
  ];
  const exportOnlyLocals = side === 'server';
  return [
    {
      test: /\.tsx?$/,
      loader: require.resolve('swc-loader'),
      options: {
        swcrc: false,
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    },
    {
      test: /\.module\.css$/,
      use: css({
        exportOnlyLocals,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        localIdentName: `${cssPrefix(workspace.manifest.name)}-${mode === 'production' ? '' : '[local]-'}[hash:base64:5]`,
        localIdentHashSalt: workspace.manifest.name,
      }),
    },
    { test: /\.css$/, exclude: /\.module\.css$/, use: css({ mode: 'global', exportOnlyLocals }), sideEffects: true },
    {
      test: /\.(woff2|png|svg)$/,
      type: 'asset/resource',
      generator: { filename: 'assets/[name].[contenthash:8][ext]', emit: side === 'client' },
    },
  ];
}

/** One build of the federation runtime: the plugin requires the CommonJS one beside the one that we import. */
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

/** Webpack's configuration for one side of a microfrontend, or of the shell. */
export function webpackConfig(workspace: Workspace, side: Side, mode: Mode, outDir: string): Configuration {
  const { manifest, dir, version } = workspace;
  const isShell = manifest.name === 'shell';
  const isServer = side === 'server';
  const shellEntry = isServer ? './src/app/entry-worker.tsx' : './src/app/entry-browser.tsx';
  return {
    name: `${manifest.name}:${side}`,
    mode,
    context: dir,
    target: isServer ? 'node20' : ['web', 'es2022'],
    devtool: isServer || mode === 'development' ? 'source-map' : false,
    entry: isShell ? { main: shellEntry } : {},
    output: {
      path: path.join(outDir, side),
      publicPath: publicPath(manifest.name, version),
      filename: isServer ? '[name].cjs' : '[name].[contenthash:8].js',
      chunkFilename: isServer ? '[id].cjs' : '[name].[contenthash:8].js',
      uniqueName: `${manifest.name}-${version}`,
      ...(isServer && { chunkLoading: 'require' as const }),
      ...(isServer && isShell && { library: { type: 'commonjs-module' as const } }),
    },
    resolve: {
      conditionNames: ['source', '...'],
      extensions: ['.tsx', '.ts', '.js'],
      alias: federationRuntime(),
    },
    module: { rules: rules(workspace, side, mode) },
    optimization: {
      minimize: !isServer && mode === 'production',
      minimizer: ['...', new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify })],
      chunkIds: 'named',
      // A page's code is one file: what pages have in common is small, and a request more costs a phone more.
      splitChunks: false,
    },
    plugins: [
      ...(isShell ? [] : [container(workspace, side)]),
      new webpack.DefinePlugin({
        'typeof document': JSON.stringify(isServer ? 'undefined' : 'object'),
        ...(isShell && federationFlags(side)),
      }),
      ...(isServer ? [] : [new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' })]),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
