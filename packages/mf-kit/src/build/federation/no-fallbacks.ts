interface Federation {
  runtime: { init(options: object): unknown };
  initOptions: object;
}

/** Replaces the start of a container: no shared module has a tree-shaken second copy, so no plugin has to look for one. */
export const init = ({ webpackRequire }: { webpackRequire: { federation: Federation } }): unknown =>
  webpackRequire.federation.runtime.init(webpackRequire.federation.initOptions);

/** The shell provides all shared modules, so a container has no fallback. */
export const getSharedFallbackGetter = ({ factory }: { factory: unknown }): unknown => factory;

/** Not needed, because only exposed modules use shared ones, and they load after the entry. */
export function installInitialConsumes(): never {
  throw new Error('The entry of a microfrontend uses a shared module. Only the modules that it exposes can.');
}
