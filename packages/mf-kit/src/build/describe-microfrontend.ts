import { chunkName, containerGlobal, containerName, entryName } from '@lawdex/contracts';
import webpack from 'webpack';
import type { BuildDescription, Side } from './build-description.ts';
import { providedImports } from './provided-imports.ts';
import { sharedVersions } from './shared-versions.ts';
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
    plugins: (side) => [container(workspace, side), providedImports()],
    alias: () => ({}),
    library: () => undefined,
    entryFile: entryName,
  };
}

// webpack's own plugin, not @module-federation/enhanced: its entry is 3.5 KB (gzip) and not 8.2 (docs/adr/0080), and the shell
// loads what has the same two functions (docs/adr/0249).
function container({ manifest, exposes, version }: Workspace, side: Side) {
  return new webpack.container.ModuleFederationPlugin({
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
    library:
      side === 'server' ? { type: 'commonjs-module' } : { type: 'var', name: containerGlobal(manifest.name, version) },
  });
}
