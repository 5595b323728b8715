import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { liveEntry, nameOfRegistryKey, readRegistryText } from '@lawdex/contracts';
import { publish } from '@lawdex/mf-kit/registry';

/**
 * Makes the releases of an image the live ones: `publish-releases <folder of the image> <folder that stays>`. Older releases stay in the
 * second folder, because tabs that were opened on them still ask for their files.
 */
const [image, kept] = process.argv.slice(2);
if (!image || !kept) {
  console.error('Usage: publish-releases <folder with releases/ and registry.json> <folder that stays>');
  process.exit(2);
}
try {
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
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
