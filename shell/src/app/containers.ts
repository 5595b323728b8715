import { containerGlobal, containerName } from '@lawdex/contracts';
import { createInstance } from '@module-federation/enhanced/runtime';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { Remote } from '../protocol/page-state.ts';
import type { sharedModules } from './shared-modules.ts';

// Entries that are built with `externalRuntime` bring no copy of the runtime's core and look for this one.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

let federation: ReturnType<typeof createInstance>;

interface Options {
  shared: ReturnType<typeof sharedModules>;
  plugins?: ModuleFederationRuntimePlugin[];
}

/** Tells module federation where the remotes are, and what they get from the shell. Loads nothing yet. */
export function registerContainers(remotes: readonly Remote[], { shared, plugins = [] }: Options): void {
  federation = createInstance({
    name: 'shell',
    shared,
    // With version-first, one dead remote is a white screen: every remote's entry is awaited.
    shareStrategy: 'loaded-first',
    plugins,
    remotes: remotes.map(({ name, version, entry, global }) => ({
      name: containerName(name),
      entry,
      entryGlobalName: global ?? containerGlobal(name, version),
    })),
  });
}

/** A module that a remote exposes: `mf_directory/search`. */
export const loadRemote = <T>(key: string): Promise<T | null> => federation.loadRemote<T>(key);
