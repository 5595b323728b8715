import { chunkName, containerGlobal, containerName, entryName } from '@lawdex/contracts';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { BuildDescription, Side } from './build-description.ts';
import { slimFederation } from './federation/slim-federation.ts';
import { providedImports } from './webpack/provided-imports.ts';
import { sharedVersions } from './release/shared-versions.ts';
import type { Workspace } from './workspace.ts';

/** A microfrontend is a container: the shell loads its modules by name and hands it what is shared. */
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
      // The core of the runtime is the shell's: an entry that brings its own is 26 KB (gzip) and not 7.
      externalRuntime: true,
      optimization: { disableSnapshot: true, disableRemote: true, target: isServer ? 'node' : 'web' },
    },
    manifest: !isServer,
    // Types are those of the workspaces, which `npm run typecheck` reads.
    dts: false,
    // Otherwise the plugin writes a file into node_modules, which builds side by side would share.
    virtualRuntimeEntry: true,
  });
}
