import { readFileSync } from 'node:fs';

// Jest resolves the sources as they are written, with their `.ts` endings; only a build rewrites them to `.js`.
const swc = JSON.parse(readFileSync(new URL('.swcrc', import.meta.url), 'utf8'));
swc.jsc.rewriteRelativeImportExtensions = false;

/**
 * Milliseconds until a test or hook that hangs is ended. A slow machine takes longer; it does not fail. Jest reads it
 * from the configuration of a whole run only, not from one of its projects.
 */
export const testTimeout = 300_000;

/** One Jest configuration for every workspace: ESM, swc, and workspace packages read from their sources. */
export default (extra = {}) => ({
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': ['@swc/jest', { ...swc, swcrc: false }],
    '\\.md$': new URL('packages/mf-kit/src/build/markdown/markdown-loader.cjs', import.meta.url).pathname,
    '\\.module\\.css$': new URL('jest.css-modules.mjs', import.meta.url).pathname,
  },
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testTimeout,
  ...extra,
});
