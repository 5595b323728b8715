interface Federation {
  runtime: { init(options: object): unknown };
  initOptions: object;
}

/** In the place of what begins a container: no shared module has a second, tree-shaken copy here, so no plugin has to look for one. */
export const init = ({ webpackRequire }: { webpackRequire: { federation: Federation } }): unknown =>
  webpackRequire.federation.runtime.init(webpackRequire.federation.initOptions);

/** The shell provides what is shared: a container has no copy to fall back on. */
export const getSharedFallbackGetter = ({ factory }: { factory: unknown }): unknown => factory;

/** Only what a container exposes uses shared modules, and comes later than its entry. */
export function installInitialConsumes(): never {
  throw new Error('The entry of a microfrontend uses a shared module. Only the modules that it exposes can.');
}
