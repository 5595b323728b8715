/** One screen that a microfrontend serves. */
export interface ReleaseRoute {
  /** A path pattern of literal segments and `:name` ones: `/business/:slug`. */
  path: string;
  /** The exposed module that holds the page: `./business`. */
  module: string;
}

/** Where a module's code is: paths inside the release's `client/` folder. */
export interface ModuleAssets {
  js: string[];
  css: string[];
}

/** Conditions under which a slot's module is loaded; a module without any is loaded after every page. */
export interface SlotWake {
  /** Keys of localStorage: a key that is there, or that another tab writes. */
  stored?: string[];
  /** Browser events that the module answers. The shell keeps them until it has been mounted, and then sends them again. */
  events?: string[];
}

/** `release.json`: what `mf build` writes into `releases/<name>/<version>/`. Immutable. */
export interface Release {
  name: string;
  version: string;
  /** Major version of the contract between shell and microfrontend. */
  contract: number;
  routes: ReleaseRoute[];
  /** The shell's slots that this release fills: slot -> exposed module. */
  slots: Record<string, string>;
  /** Slot -> when its module is needed. */
  wakes?: Record<string, SlotWake>;
  /** Entry of the client container, inside `client/`. */
  clientEntry: string;
  /** Entry of the server container, inside `server/`. */
  serverEntry: string;
  /** Exposed module -> the files it needs first. */
  modules: Record<string, ModuleAssets>;
  /** Versions of the shared singletons it was built against. */
  shared: Record<string, string>;
  /** Path inside the release -> `sha384-<base64>`. */
  files: Record<string, string>;
}

/** One live version in the registry (the form of awslabs frontend-discovery v1-pre). */
export interface RegistryEntry {
  /** Folder of the release, relative to the release storage: `mf-directory/0.1.0-ab12cd34`. */
  url: string;
  metadata: { version: string; /** sha384 of release.json. */ integrity: string };
  /** Share of the traffic, in percent: 100 for the default one, 0 for the others. */
  deployment: { traffic: number; default: boolean };
  extras: { contract: number; routes: ReleaseRoute[]; slots: Record<string, string> };
}

export interface Registry {
  schema: string;
  /** `lawdex/mf-directory` -> its live versions. */
  microFrontends: Record<string, RegistryEntry[]>;
}
