// What the release tool writes and the shell reads: both have to agree on every one of these names.

/** Where the client files of all releases are served from. */
export const RELEASES_PREFIX = '/_mf/';

/** Public path of a release's client files. */
export const publicPath = (name: string, version: string): string => `${RELEASES_PREFIX}${name}/${version}/`;

/** Folder of a release, below the release storage. */
export const releaseFolder = (name: string, version: string): string => `${name}/${version}`;

const REGISTRY_NAMESPACE = 'lawdex/';

/** Key of a microfrontend in the registry. */
export const registryKey = (name: string): string => `${REGISTRY_NAMESPACE}${name}`;

/** The microfrontend that a key of the registry means. */
export const nameOfRegistryKey = (key: string): string =>
  key.startsWith(REGISTRY_NAMESPACE) ? key.slice(REGISTRY_NAMESPACE.length) : key;

/** Module federation's name of a microfrontend: an identifier, because it becomes one in the browser. */
export const containerName = (name: string): string => name.replaceAll('-', '_');

/** The global variable that a release's entry sets in the browser: one per release, so that two can be loaded at once. */
export const containerGlobal = (name: string, version: string): string => `${name}_${version}`.replace(/\W/g, '_');

/** How module federation calls an exposed module: `./search` of `mf-directory` is `mf_directory/search`. */
export const remoteModule = (name: string, module: string): string =>
  `${containerName(name)}/${module.replace(/^\.\//, '')}`;

/** Entry of a container. On the server its ending says CommonJS, wherever a release is unpacked. */
export const entryName = (side: 'client' | 'server'): string =>
  side === 'server' ? 'remoteEntry.cjs' : 'remoteEntry.js';

/** The chunk that holds an exposed module, or a page of the shell's own. */
export const chunkName = (module: string): string => `expose-${module.replace(/^\.\//, '')}`;
