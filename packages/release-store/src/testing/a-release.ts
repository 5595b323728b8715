import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RegistryEntry, Release } from '@lawdex/contracts';
import { sha384 } from '../pull-release.ts';

interface Written {
  isLive?: boolean;
  /** File -> its text; one of the client and one of the server unless told. */
  contents?: Record<string, string>;
  /** What its description says otherwise. */
  change?: Partial<Release>;
}

/** Writes a release into a folder of releases, and answers how a registry lists it. */
export function writeRelease(releasesDir: string, name: string, version: string, written: Written = {}): RegistryEntry {
  const ofVersion = { 'client/main.js': `client of ${version}`, 'server/main.cjs': `server of ${version}` };
  const { isLive = true, contents = ofVersion, change } = written;
  const files = Object.fromEntries(Object.entries(contents).map(([file, content]) => [file, sha384(content)]));
  const description = JSON.stringify({
    ...{ name, version, contract: 1, routes: [], slots: {}, modules: {}, shared: {}, files },
    ...{ clientEntry: 'main.js', serverEntry: 'main.cjs', ...change },
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
