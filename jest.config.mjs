import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (file) => fileURLToPath(new URL(file, import.meta.url));
// Jest resolves the sources as they are written, with their `.ts` endings; only a build rewrites them to `.js`.
const swc = JSON.parse(readFileSync(at('.swcrc'), 'utf8'));
swc.jsc.rewriteRelativeImportExtensions = false;

/** What all workspaces share: ESM, swc, and workspace packages read from their sources. */
const all = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': ['@swc/jest', { ...swc, swcrc: false }],
    '\\.md$': at('packages/mf-kit/src/build/markdown/markdown-loader.cjs'),
    '\\.module\\.css$': at('jest.css-modules.mjs'),
  },
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};
const pages = {
  testEnvironment: at('packages/mf-kit/src/testing/browser-environment.mjs'),
  testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
  setupFilesAfterEnv: [at('jest.patience.mjs')],
  restoreMocks: true,
};
const service = {
  globalSetup: at('packages/svc-kit/src/testing/jest-global-setup.mjs'),
  globalTeardown: at('packages/svc-kit/src/testing/jest-global-teardown.mjs'),
};
const roots = (...folders) => ({ roots: folders.map((folder) => `<rootDir>/${folder}`) });

/** Workspaces that are not as others of their name: a project for each kind of specs. */
const OWN = {
  'packages/mf-kit': [roots('src/build'), { ...pages, ...roots('src/runtime', 'src/provided', 'src/testing') }],
  'packages/svc-kit': [service],
  'packages/ui': [pages],
  shell: [
    {
      ...roots('src/http', 'src/render', 'src/registry', 'src/protocol', 'test'),
      globalSetup: at('shell/test/build-releases.mjs'),
      restoreMocks: true,
    },
    {
      ...pages,
      ...roots('src/app', 'src/chrome', 'src/screens'),
      testEnvironment: 'jsdom',
      setupFiles: [at('shell/test/browser-globals.mjs')],
    },
  ],
};
const projectsOf = (dir) => OWN[dir] ?? [dir.startsWith('mf-') ? pages : dir.startsWith('svc-') ? service : {}];

function hasSpecs(dir) {
  const manifest = at(`${dir}/package.json`);
  return existsSync(manifest) && /\bjest\b/.test(JSON.parse(readFileSync(manifest, 'utf8')).scripts?.test ?? '');
}
const workspaces = [...readdirSync(at('packages')).map((name) => `packages/${name}`), ...readdirSync(at('.'))];

export default {
  // A slow machine takes longer; it does not fail. A test or hook that hangs is ended.
  testTimeout: 300_000,
  projects: workspaces
    .filter(hasSpecs)
    .flatMap((dir) => projectsOf(dir).map((own) => ({ ...all, displayName: dir, rootDir: at(dir), ...own }))),
};
