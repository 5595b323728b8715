import { readFileSync } from 'node:fs';
import path from 'node:path';

// The first load of every screen of every live release, gzipped. See docs/PERFORMANCE.md before raising it.
const BUDGET_BYTES = 132.9 * 1024;

const root = import.meta.dirname;
const registryFile = process.env.REGISTRY_FILE ?? path.join(root, '.cache/build/registry.json');
const releasesDir = process.env.RELEASES_DIR ?? path.join(root, 'releases');
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const live = Object.values(readJson(registryFile).microFrontends)
  .flatMap((entries) => entries.filter(({ deployment }) => deployment.default))
  .map(({ url }) => path.join(releasesDir, url))
  .map((dir) => ({ dir, release: readJson(path.join(dir, 'release.json')) }));
const shell = live.find(({ release }) => release.name === 'shell');
if (!shell) throw new Error(`${registryFile} lists no live release of the shell.`);

const clientFiles = ({ dir }, files) => files.map((file) => path.join(dir, 'client', file));
// The consent banner is a chunk of its own, which every first visit loads.
const consent = Object.keys(shell.release.files).flatMap(
  (file) => /^client\/(.*CookieConsent.*\.js)$/.exec(file)?.[1] ?? [],
);
const always = clientFiles(shell, [...shell.release.modules.main.js, ...consent]);

/** What a screen needs besides the shell; the shell's own pages have no container to enter. */
function filesOf(one, module) {
  const entry = one === shell ? [] : [one.release.clientEntry];
  return clientFiles(one, [...entry, ...one.release.modules[module].js]);
}

export default live.flatMap((one) =>
  [...new Set(one.release.routes.map(({ module }) => module))].map((module) => ({
    name: `first load of ${one.release.name} ${module} (JavaScript, gzip)`,
    path: [...always, ...filesOf(one, module)],
    limit: `${BUDGET_BYTES} B`,
    gzip: true,
  })),
);
