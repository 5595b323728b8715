/**
 * In the place of federation's SnapshotHandler.js and preload.js in the shell's build (3 KB, gzip). The registry names every
 * entry, so there is neither a snapshot nor a manifest to load or to preload from; the runtime's own flag for that
 * switches off what would use these files, and leaves them in the bundle.
 */
export class SnapshotHandler {
  readonly hooks = { applyPlugin(): void {} };
  readonly manifestCache = new Map<string, unknown>();
}

export const getGlobalRemoteInfo = () => ({});

export const defaultPreloadArgs = {};
export const normalizePreloadExposes = notThere;
export const formatPreloadArgs = notThere;
export const preloadAssets = notThere;

function notThere(): never {
  throw new Error('Preloading by federation is not part of what the shell provides: see packages/mf-kit/README.md.');
}
