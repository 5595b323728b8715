/**
 * In the place of what finds microfrontends by their manifests and preloads what those name: the registry names the entries, and a document
 * preloads what its page needs.
 */
export class SnapshotHandler {
  readonly manifestCache = new Map();
  readonly hooks = { applyPlugin: () => undefined, removePlugin: () => undefined, lifecycle: {} };
}

export const getGlobalRemoteInfo = () => ({});
export const formatPreloadArgs = () => [];
export const preloadAssets = async () => [];
export const snapshotPlugin = () => ({ name: 'no-snapshots' });
export const generatePreloadAssetsPlugin = () => ({ name: 'no-preload' });
