/** Builds microfrontends into releases and says which of them are live. */
export { buildRelease, sha384 } from './release.ts';
export type { BuildResult } from './release.ts';
export { publish } from './registry.ts';
export { moduleRules } from './webpack-config.ts';
export type { Mode } from './workspace.ts';
