import { containerGlobal, containerName } from '@lawdex/contracts';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { Remote } from '../protocol/page-state.ts';
import type { sharedModules } from './shared-modules.ts';

// Entries that are built with `externalRuntime` expect the runtime's core here.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

let federation: ReturnType<typeof createInstance>;

interface Options {
  shared: ReturnType<typeof sharedModules>;
  plugins?: ModuleFederationRuntimePlugin[];
}

/** Registers the remotes and the shared modules with module federation. It loads nothing yet. */
export function registerContainers(remotes: readonly Remote[], { shared, plugins = [] }: Options): void {
  federation = createInstance({
    name: 'shell',
    shared,
    // With version-first every remote's entry is awaited, so that one dead remote would leave the screen white.
    shareStrategy: 'loaded-first',
    plugins,
    remotes: remotes.map(({ name, version, entry, global }) => ({
      name: containerName(name),
      entry,
      entryGlobalName: global ?? containerGlobal(name, version),
    })),
  });
}

/** Loads a module that a remote exposes, such as `mf_directory/search`. */
export const loadRemote = <T>(key: string): Promise<T | null> => federation.loadRemote<T>(key);
