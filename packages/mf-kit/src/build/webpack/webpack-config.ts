import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { publicPath } from '@lawdex/contracts';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import type { BuildDescription, Side } from '../build-description.ts';
import { svgDataUrl } from './svg-data-url.core.ts';
import type { Mode, Workspace } from '../workspace.ts';

/** Short, because pages contain hundreds of class names and hashes do not compress. */
const HASH_LENGTH = 4;

const require = createRequire(import.meta.url);
/** The oldest browsers whose visitors get scripts that run; others keep the server's page. */
const { browserslist }: { browserslist: string[] } = require('../../../package.json');

/** Rules for all kinds of files. The component workshop uses them too, so that it looks like a page. */
export function moduleRules(name: string, side: Side, mode: Mode): RuleSetRule[] {
  const css = (modules: object): RuleSetRule['use'] => [
    ...(side === 'client' ? [MiniCssExtractPlugin.loader] : []),
    { loader: require.resolve('css-loader'), options: { modules, importLoaders: 1 } },
    { loader: path.join(import.meta.dirname, 'css-layer-loader.cjs'), options: { layer: name } },
  ];
  const exportOnlyLocals = side === 'server';
  const loader = require.resolve('swc-loader');
  return [
    {
      test: /\.tsx?$/,
      loader,
      options: {
        swcrc: false,
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          // Also in development, because the shell provides react/jsx-runtime only.
          transform: { react: { runtime: 'automatic', development: false } },
          target: 'es2022',
        },
      },
    },
    // Its static blocks are newer than Safari 15.4. Ours need nothing of the kind, and would grow by 800 bytes a page.
    { test: /@radix-ui\/react-collection\//, loader, options: { swcrc: false, env: { targets: browserslist } } },
    { test: /react-router\/dist\/.*\.mjs$/, loader: path.join(import.meta.dirname, 'pure-router-loader.cjs') },
    {
      test: /\.module\.css$/,
      use: css({
        exportOnlyLocals,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        getLocalIdent: classNames(name, mode),
      }),
    },
    { test: /\.css$/, exclude: /\.module\.css$/, use: css({ mode: 'global', exportOnlyLocals }), sideEffects: true },
    { test: /\.md$/, type: 'json', loader: require.resolve('@lawdex/mf-kit/markdown-loader') },
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

interface BuildTarget {
  workspace: Workspace;
  side: Side;
  mode: Mode;
  outDir: string;
}

/** Webpack's configuration for one side of a build. */
export function webpackConfig(
  description: BuildDescription,
  { workspace, side, mode, outDir }: BuildTarget,
): Configuration {
  const { manifest, dir, version } = workspace;
  const isServer = side === 'server';
  return {
    name: `${manifest.name}:${side}`,
    mode,
    context: dir,
    target: isServer ? 'node20' : ['web', 'es2022'],
    devtool: mode === 'development' ? 'source-map' : isServer ? 'nosources-source-map' : false,
    entry: description.entry(side),
    output: {
      path: path.join(outDir, side),
      publicPath: publicPath(manifest.name, version),
      filename: isServer ? '[name].cjs' : '[name].[contenthash:8].js',
      chunkFilename: isServer ? '[id].cjs' : '[name].[contenthash:8].js',
      uniqueName: `${manifest.name}-${version}`,
      ...(isServer && { chunkLoading: 'require' as const }),
      library: description.library(side),
    },
    resolve: {
      conditionNames: ['source', '...'],
      extensions: ['.tsx', '.ts', '.js'],
      alias: description.alias(mode),
    },
    module: { rules: moduleRules(manifest.name, side, mode) },
    optimization: {
      minimize: !isServer && mode === 'production',
      minimizer: ['...', new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify })],
      chunkIds: 'named',
      // Each page is one file, because shared parts are small and another request would cost a phone more.
      splitChunks: false,
    },
    plugins: [
      ...description.plugins(side),
      new webpack.DefinePlugin({ 'typeof document': JSON.stringify(isServer ? 'undefined' : 'object') }),
      ...(isServer ? [] : [new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' })]),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** The part of a loader's context that identifies a stylesheet. */
interface Stylesheet {
  rootContext: string;
  resourcePath: string;
}

/** Prefixes class names, so that microfrontends never clash: `mf-directory` writes `md-x1Y2`. */
const prefixOf = (name: string) => name.replace(/(\w)\w*-?/g, '$1');

/** Makes the class names for all stylesheets of a build, the same for server and browser. Throws when two classes would get one name. */
export function classNames(name: string, mode: Mode) {
  const owners = new Map<string, string>();
  return ({ rootContext, resourcePath }: Stylesheet, _template: string, local: string): string => {
    const file = path.relative(rootContext, resourcePath).replaceAll(path.sep, '/');
    const owner = `.${local} of ${file}`;
    const hash = createHash('sha256').update(`${name} ${owner}`).digest('base64url').slice(0, HASH_LENGTH);
    const ident = `${prefixOf(name)}-${mode === 'production' ? '' : `${local}-`}${hash}`;
    const other = owners.get(ident) ?? owner;
    if (other !== owner) throw new Error(`${other} and ${owner} have the same short name; call one of them otherwise.`);
    owners.set(ident, owner);
    return ident;
  };
}
