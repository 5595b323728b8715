import { chunkName, containerGlobal, containerName, entryName } from '@lawdex/contracts';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { PROVIDED } from '../provided/provided.ts';
import type { BuildDescription, Side } from './build-description.ts';
import { slimFederation } from './federation/slim-federation.ts';
import { sharedVersions } from './release/shared-versions.ts';
import type { Workspace } from './workspace.ts';

const NAME = 'ProvidedImports';

const provided = new Map(Object.entries(PROVIDED).map(([library, names]) => [library, Object.keys(names)]));

/** A microfrontend is a container. The shell loads its modules by name and provides the shared libraries. */
export function describeMicrofrontend(workspace: Workspace): BuildDescription {
  const { manifest, exposes } = workspace;
  const missing = [...manifest.routes.map(({ module }) => module), ...Object.values(manifest.slots)].find(
    (module) => !exposes[module],
  );
  if (missing) {
    throw new Error(`${manifest.name}/mf.json names ${missing}, but there is no src/expose/${missing.slice(2)}.ts(x).`);
  }
  return {
    chunks: Object.fromEntries(Object.keys(exposes).map((module) => [module, chunkName(module)])),
    entry: () => ({}),
    plugins: (side) => [container(workspace, side), ...slimFederation(side), providedImports()],
    alias: () => ({}),
    library: () => undefined,
    entryFile: entryName,
  };
}

function container({ manifest, exposes, version }: Workspace, side: Side) {
  const isServer = side === 'server';
  return new ModuleFederationPlugin({
    name: containerName(manifest.name),
    filename: entryName(side),
    exposes: Object.fromEntries(
      Object.entries(exposes).map(([key, file]) => [key, { import: [file], name: chunkName(key) }]),
    ),
    shared: Object.fromEntries(
      Object.entries(sharedVersions()).map(([name, version]) => [
        name,
        { singleton: true, strictVersion: true, import: false as const, requiredVersion: `^${version}` },
      ]),
    ),
    shareStrategy: 'loaded-first',
    library: isServer ? { type: 'commonjs-module' } : { type: 'var', name: containerGlobal(manifest.name, version) },
    experiments: {
      // The shell provides the runtime's core, which saves 19 KB (gzip) in each entry.
      externalRuntime: true,
      optimization: { disableSnapshot: true, disableRemote: true, target: isServer ? 'node' : 'web' },
    },
    manifest: !isServer,
    // `npm run typecheck` already reads the types of the workspaces.
    dts: false,
    // Otherwise the plugin writes into node_modules, which parallel builds would share.
    virtualRuntimeEntry: true,
  });
}

/** The problem of importing `name` from `library` into a page, or null. `name` is null for `import * as`. */
export function importProblem(library: string, name: string | null): string | null {
  const names = provided.get(library);
  if (!names || (name !== null && names.includes(name))) return null;
  const wanted = name === null ? `all of '${library}'` : `'${name}' from '${library}'`;
  return `The shell does not provide ${wanted}. Pages may import from it, by name: ${names.join(', ')}. To use one more, see packages/mf-kit/README.md.`;
}

/** Fails the build when a page imports a name that the shell does not provide, which would be undefined at run time. */
const providedImports = (): WebpackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (_, { normalModuleFactory }) => {
      const watch = (parser: webpack.javascript.JavascriptParser) => {
        const check = (library: unknown, name: string | null) => {
          const problem = importProblem(String(library), name);
          if (problem) parser.state.module.addError(new webpack.WebpackError(problem));
        };
        // Runs before webpack's own handlers, because the first answer counts.
        const first = { name: NAME, stage: -1 };
        parser.hooks.importSpecifier.tap(first, (_, library, name) => check(library, name));
        parser.hooks.exportImportSpecifier.tap(first, (_, library, __, name) => check(library, name));
      };
      normalModuleFactory.hooks.parser.for('javascript/auto').tap(NAME, watch);
      normalModuleFactory.hooks.parser.for('javascript/esm').tap(NAME, watch);
    });
  },
});
