import { readFileSync } from 'node:fs';
import path from 'node:path';

// The first load of the screens that visitors land on, gzipped. See docs/ARCHITECTURE.md before raising it.
const BUDGET_BYTES = 136_000;

const root = import.meta.dirname;
const registryFile = process.env.REGISTRY_FILE ?? path.join(root, '.cache/build/registry.json');
const releasesDir = process.env.RELEASES_DIR ?? path.join(root, 'releases');
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const registry = readJson(registryFile);

function liveRelease(name) {
  const live = registry.microFrontends[`lawdex/${name}`]?.find((entry) => entry.deployment.default);
  if (!live) throw new Error(`${registryFile} lists no live release of ${name}.`);
  const dir = path.join(releasesDir, live.url);
  return { dir, release: readJson(path.join(dir, 'release.json')) };
}

const clientFiles = ({ dir }, files) => files.map((file) => path.join(dir, 'client', file));

const shell = liveRelease('shell');
const directory = liveRelease('mf-directory');
// The consent banner is a chunk of its own, which every first visit loads.
const consent = Object.keys(shell.release.files).flatMap(
  (file) => /^client\/(.*CookieConsent.*\.js)$/.exec(file)?.[1] ?? [],
);

const screens = { home: './home', search: './search', business: './business' };

export default Object.entries(screens).map(([name, module]) => ({
  name: `first load of the ${name} page (JavaScript, gzip)`,
  path: [
    ...clientFiles(shell, [...shell.release.modules.main.js, ...consent]),
    ...clientFiles(directory, [directory.release.clientEntry, ...(directory.release.modules[module]?.js ?? [])]),
  ],
  limit: `${BUDGET_BYTES} B`,
  gzip: true,
}));
