import { containerGlobal, containerName } from '@lawdex/contracts';
import type { Remote } from '../protocol/page-state.ts';
import { SHARED } from './shared-modules.ts';

/** A microfrontend, as webpack's module federation builds it (webpack.js.org, "Dynamic Remote Containers"). */
export interface Container {
  init(shared: typeof SHARED): unknown;
  /** Resolves to what makes the module: `./search`. */
  get(module: string): Promise<() => unknown>;
}

export type LoadEntry = (remote: Remote) => Promise<Container>;

let entries = new Map<string, () => Promise<Container>>();

/** Says where the remotes are. Loads nothing yet. */
export function registerContainers(remotes: readonly Remote[], load: LoadEntry): void {
  entries = new Map(remotes.map((remote) => [containerName(remote.name), onceLoaded(() => opened(remote, load))]));
}

/** A module that a remote exposes: `mf_directory/search`. */
export async function loadRemote<T>(key: string): Promise<T> {
  const slash = key.indexOf('/');
  const [name, module] = [key.slice(0, slash), key.slice(slash + 1)];
  const entry = entries.get(name);
  if (!entry) throw new Error(`There is no microfrontend ${name}.`);
  const container = await entry();
  const make = await container.get(`./${module}`);
  return make() as T;
}

async function opened(remote: Remote, load: LoadEntry): Promise<Container> {
  const container = await load(remote);
  await container.init(SHARED);
  return container;
}

/** A failure is not kept: whoever asks next tries again. */
function onceLoaded(load: () => Promise<Container>): () => Promise<Container> {
  let loading: Promise<Container> | null = null;
  return () => {
    loading ??= load();
    loading.catch(() => (loading = null));
    return loading;
  };
}

/** In a browser: the entry is a script that sets a global variable. */
export const entryByScript: LoadEntry = ({ name, version, entry }) =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = () => {
      const container = (globalThis as Record<string, unknown>)[containerGlobal(name, version)];
      if (container) resolve(container as Container);
      else reject(new Error(`${entry} is no entry of ${name}.`));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${entry} could not be loaded.`));
    };
    script.src = entry;
    document.head.append(script);
  });
