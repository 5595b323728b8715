import { createRequire } from 'node:module';
import path from 'node:path';
import { chunkName, containerGlobal, containerName, entryName, publicPath } from '@lawdex/contracts';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import type { Configuration, RuleSetRule } from 'webpack';
import { RUNTIME_VERSION } from '../runtime/version.ts';
import { svgDataUrl } from './svg-data-url.core.ts';
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
    'react-router-dom': versionOf('react-router-dom'),
    '@tanstack/react-query': versionOf('@tanstack/react-query'),
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
function container({ manifest, exposes, version }: Workspace, side: Side) {
  // webpack's own plugin, not @module-federation/enhanced: the entry is 3 KB (gzip) and not 8, and the shell's federation
  // runtime loads both (docs/adr/0080).
  return new webpack.container.ModuleFederationPlugin({
    name: containerName(manifest.name),
    shared: shared(),
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

/** How files become modules. The component workshop is built with these too, so that it shows what a page will. */
export function moduleRules(name: string, side: Side, mode: Mode): RuleSetRule[] {
  const css = (modules: object): RuleSetRule['use'] => [
    ...(side === 'client' ? [MiniCssExtractPlugin.loader] : []),
    { loader: require.resolve('css-loader'), options: { modules, importLoaders: 1 } },
    { loader: path.join(import.meta.dirname, 'css-layer-loader.cjs'), options: { layer: name } },
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
    { test: /react-router\/dist\/.*\.mjs$/, loader: path.join(import.meta.dirname, 'pure-router-loader.cjs') },
    {
      test: /\.module\.css$/,
      use: css({
        exportOnlyLocals,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        localIdentName: `${cssPrefix(name)}-${mode === 'production' ? '' : '[local]-'}[hash:base64:5]`,
        localIdentHashSalt: name,
      }),
    },
    { test: /\.css$/, exclude: /\.module\.css$/, use: css({ mode: 'global', exportOnlyLocals }), sideEffects: true },
    {
      // Icons: an SVG file becomes part of the stylesheet that names it.
      test: /\.svg$/,
      type: 'asset/inline',
      generator: { dataUrl: (content: Buffer) => svgDataUrl(content.toString()) },
    },
    {
      test: /\.(woff2|png)$/,
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

/** react-router as the shell bundles it: with slim links, and without its warnings for developers in production. */
function router(mode: Mode): Record<string, string> {
  const dist = path.join(path.dirname(require.resolve('react-router/package.json')), 'dist', mode);
  return {
    'react-router-dom$': path.join(import.meta.dirname, '../provided/react-router-dom.ts'),
    'react-router$': path.join(dist, 'index.mjs'),
  };
}

const withoutInfiniteQueries = () =>
  new webpack.NormalModuleReplacementPlugin(
    /\/infiniteQueryBehavior\.js$/,
    path.join(import.meta.dirname, '../provided/no-infinite-queries.ts'),
  );

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
      alias: { ...federationRuntime(), ...(isShell && router(mode)) },
    },
    module: { rules: moduleRules(manifest.name, side, mode) },
    optimization: {
      minimize: !isServer && mode === 'production',
      minimizer: ['...', new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify })],
      chunkIds: 'named',
      // A page's code is one file: what pages have in common is small, and a request more costs a phone more.
      splitChunks: false,
    },
    plugins: [
      ...(isShell ? [withoutInfiniteQueries()] : [container(workspace, side)]),
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
