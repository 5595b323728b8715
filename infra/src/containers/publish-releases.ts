import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { liveEntry, nameOfRegistryKey, readRegistryText } from '@lawdex/contracts';
import { publish, rollback } from '@lawdex/mf-kit/registry';

/**
 * Makes the releases of an image the live ones: `publish-releases <folder of the image> <folder that stays>`. Older releases stay in the
 * second folder, because tabs that were opened on them still ask for their files. With `rollback <name>` after them, the release before of one
 * microfrontend is made live again instead, until the image is published the next time.
 */
const [image, kept, command, name] = process.argv.slice(2);
if (!image || !kept || (command !== undefined && (command !== 'rollback' || !name))) {
  console.error(
    'Usage: publish-releases <folder with releases/ and registry.json> <folder that stays> [rollback <name>]',
  );
  process.exit(2);
}

function publishImage(image: string, kept: string): void {
  const outcome = readRegistryText(readFileSync(join(image, 'registry.json'), 'utf8'));
  if (outcome.kind === 'invalid') throw new Error(outcome.problems.join(' '));
  for (const [key, entries] of Object.entries(outcome.registry.microFrontends)) {
    const entry = liveEntry(entries);
    const name = nameOfRegistryKey(key);
    if (!entry || !name) continue;
    const to = join(kept, 'releases', entry.url);
    if (!existsSync(to)) {
      const fresh = `${to}.new`;
      rmSync(fresh, { recursive: true, force: true });
      cpSync(join(image, 'releases', entry.url), fresh, { recursive: true });
      renameSync(fresh, to);
    }
    publish(join(kept, 'registry.json'), join(kept, 'releases'), name, entry.metadata.version);
    console.log(`${name} ${entry.metadata.version} is live`);
  }
}

try {
  if (name === undefined) publishImage(image, kept);
  else console.log(`${name} ${rollback(join(kept, 'registry.json'), join(kept, 'releases'), name)} is live`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
