import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { liveEntry, nameOfRegistryKey, readRegistryText } from '@lawdex/contracts';
import { publish, rollback } from '@lawdex/mf-kit/registry';
import { registryPlace } from '@lawdex/mf-kit/registry-place';

// Makes the releases of an image the live ones. Older releases stay, because open tabs still ask for their files.
const [image, kept, command, name] = process.argv.slice(2);
if (!image || !kept || (command !== undefined && (command !== 'rollback' || !name))) {
  console.error(
    'Usage: publish-releases <folder with releases/ and registry.json> <folder that stays, or URL of a registry> [rollback <name>]',
  );
  process.exit(2);
}

async function publishImage(image: string, kept: string): Promise<void> {
  const outcome = readRegistryText(readFileSync(join(image, 'registry.json'), 'utf8'));
  if (outcome.kind === 'invalid') throw new Error(outcome.problems.join(' '));
  for (const [key, entries] of Object.entries(outcome.registry.microFrontends)) {
    const entry = liveEntry(entries);
    const name = nameOfRegistryKey(key);
    if (!entry || !name) continue;
    if (!isStore(kept)) copyRelease(image, kept, entry.url);
    await publish(placeOf(image, kept), name, entry.metadata.version);
    console.log(`${name} ${entry.metadata.version} is live`);
  }
}

const isStore = (kept: string) => /^https?:\/\//.test(kept);

/** A store is given the releases of the image, a folder has them by now. */
const placeOf = (image: string, kept: string) =>
  isStore(kept)
    ? registryPlace(kept, join(image, 'releases'), '', process.env)
    : registryPlace(join(kept, 'registry.json'), join(kept, 'releases'), '', process.env);

function copyRelease(image: string, kept: string, url: string): void {
  const to = join(kept, 'releases', url);
  if (existsSync(to)) return;
  const fresh = `${to}.new`;
  rmSync(fresh, { recursive: true, force: true });
  cpSync(join(image, 'releases', url), fresh, { recursive: true });
  renameSync(fresh, to);
}

try {
  if (name === undefined) await publishImage(image, kept);
  else console.log(`${name} ${await rollback(placeOf(image, kept), name)} is live`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
