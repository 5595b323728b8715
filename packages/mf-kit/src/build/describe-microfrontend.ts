import { chunkName, containerGlobal, containerName, entryName } from '@lawdex/contracts';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { BuildDescription, Side } from './build-description.ts';
import { slimFederation } from './federation/slim-federation.ts';
import { providedImports } from './webpack/provided-imports.ts';
import { sharedVersions } from './release/shared-versions.ts';
import type { Workspace } from './workspace.ts';

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
