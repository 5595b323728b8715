// Names that the release tool writes and the shell reads, so that both agree on them.

/** How a name must look. It becomes a folder, part of URLs and an identifier, and has to be told apart in each of them. */
export const NAME_FORM =
  '"shell", or "mf-" with small letters, digits and single hyphens, at most 64 characters: mf-blog';

/** Why this can be no name of a release; null when it can. */
export const nameProblem = (name: string): string | null =>
  name.length <= 64 && /^(?:shell|mf(?:-[a-z0-9]+)+)$/.test(name)
    ? null
    : `"${name}" is no name: it must be ${NAME_FORM}.`;

/** Why this can be no version of a release; null when it can. It becomes a folder and part of URLs. */
export const versionProblem = (version: string): string | null =>
  /^[0-9A-Za-z][0-9A-Za-z.+-]{0,99}$/.test(version)
    ? null
    : `"${version}" is no version: it must be letters, digits, ".", "+" and "-", such as 0.1.0-3f9ac2d1.`;

/** A path pattern: `/hello/:name`. */
export const isRoutePath = (value: unknown): value is string => typeof value === 'string' && /^\/[^?#]*$/.test(value);

/** An exposed module: `./hello`. */
export const isModuleName = (value: unknown): value is string =>
  typeof value === 'string' && /^\.\/[\w-]+$/.test(value);

/** The path below which the client files of all releases are served. */
export const RELEASES_PREFIX = '/_mf/';

/** Public path of a release's client files. */
export const publicPath = (name: string, version: string): string => `${RELEASES_PREFIX}${name}/${version}/`;

/** Folder of a release, below the release storage. Throws for what would be no folder of its own there. */
export function releaseFolder(name: string, version: string): string {
  const problem = nameProblem(name) ?? versionProblem(version);
  if (problem !== null) throw new Error(problem);
  return `${name}/${version}`;
}

const REGISTRY_NAMESPACE = 'lawdex/';

/** Key of a microfrontend in the registry. */
export const registryKey = (name: string): string => `${REGISTRY_NAMESPACE}${name}`;

/** The microfrontend that a key of the registry means; null when it can mean none. */
export function nameOfRegistryKey(key: string): string | null {
  const name = key.slice(REGISTRY_NAMESPACE.length);
  return key.startsWith(REGISTRY_NAMESPACE) && nameProblem(name) === null ? name : null;
}

/** Module federation's name of a microfrontend: an identifier, because it becomes one in the browser. */
export const containerName = (name: string): string => name.replaceAll('-', '_');

/** The global variable that a release's entry sets in the browser: one per release, so that two can be loaded at once. */
export const containerGlobal = (name: string, version: string): string => `${name}_${version}`.replace(/\W/g, '_');

/** How module federation calls an exposed module: `../search/search` of `mf-directory` is `mf_directory/search`. */
export const remoteModule = (name: string, module: string): string =>
  `${containerName(name)}/${module.replace(/^\.\//, '')}`;

/** Entry of a container. On the server its ending says CommonJS, wherever a release is unpacked. */
export const entryName = (side: 'client' | 'server'): string =>
  side === 'server' ? 'remoteEntry.cjs' : 'remoteEntry.js';

/** The chunk that holds an exposed module, or a page of the shell's own. */
export const chunkName = (module: string): string => `expose-${module.replace(/^\.\//, '')}`;
