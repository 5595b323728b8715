import { readFileSync } from 'node:fs';

// Jest resolves the sources as they are written, with their `.ts` endings; only a build rewrites them to `.js`.
const swc = JSON.parse(readFileSync(new URL('.swcrc', import.meta.url), 'utf8'));
swc.jsc.rewriteRelativeImportExtensions = false;

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
  // A slow machine takes longer; it does not fail.
  testTimeout: 30_000,
  ...extra,
});
