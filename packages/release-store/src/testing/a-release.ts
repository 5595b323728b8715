import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RegistryEntry } from '@lawdex/contracts';

const sha384 = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Writes a release of two files into a folder of releases, and answers how a registry lists it. */
export function writeRelease(releasesDir: string, name: string, version: string, isLive = true): RegistryEntry {
  const contents = { 'client/main.js': `client of ${version}`, 'server/main.cjs': `server of ${version}` };
  const files = Object.fromEntries(Object.entries(contents).map(([file, content]) => [file, sha384(content)]));
  const description = JSON.stringify({
    ...{ name, version, contract: 1, routes: [], slots: {}, modules: {}, shared: {}, files },
    ...{ clientEntry: 'main.js', serverEntry: 'main.cjs' },
  });
  for (const [file, content] of Object.entries({ ...contents, 'release.json': description })) {
    const target = path.join(releasesDir, name, version, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  return {
    url: `${name}/${version}`,
    metadata: { version, integrity: sha384(description) },
    deployment: { traffic: isLive ? 100 : 0, default: isLive },
    extras: { contract: 1, routes: [], slots: {} },
  };
}
