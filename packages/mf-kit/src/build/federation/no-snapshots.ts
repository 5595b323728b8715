/**
 * Replaces the code that finds microfrontends by manifests and preloads their files: the registry names the entries, and each document
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
