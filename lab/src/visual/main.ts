import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startSite } from '@lawdex/infra/testing';
import { compare, isHeld, packed, TOLERANCE } from './compare.ts';
import { launch, MOMENT, takePictures } from './pictures.ts';

const KEPT = path.join(import.meta.dirname, 'kept');
const RESULTS = path.resolve(import.meta.dirname, '../../test-results/visual');
const BUSINESSES = 300;
const say = (line: string) => process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: {
    /** Replaces stored pictures by those that differ. */
    update: { type: 'boolean', default: false },
    /** Screens, separated by commas; all of them by default. */
    only: { type: 'string' },
    /** A site that runs already, instead of a new one with a fixed clock. */
    origin: { type: 'string' },
  },
});

async function look(origin: string): Promise<string[]> {
  const browser = await launch();
  const table = await browser.newPage();
  const differing: string[] = [];
  let bytes = 0;
  try {
    for await (const { name, picture } of takePictures(browser, origin, values.only?.split(','))) {
      const file = path.join(KEPT, `${name}.png`);
      const kept = existsSync(file) ? readFileSync(file) : null;
      const now = await packed(table, picture);
      const difference = kept && (await compare(table, kept, now));
      if (difference && isHeld(difference)) {
        bytes += kept.length;
        continue;
      }
      differing.push(`${name}: ${difference ? `${difference.pixels} pixels differ` : 'is new'}`);
      bytes += now.length;
      if (values.update) writeFileSync(file, now);
      else {
        writeFileSync(path.join(RESULTS, `${name}.png`), now);
        if (difference) writeFileSync(path.join(RESULTS, `${name}-differs.png`), difference.picture);
      }
    }
  } finally {
    await browser.close();
  }
  say(`  ${(bytes / 1e6).toFixed(2)} MB of pictures`);
  return differing;
}

async function run(): Promise<number> {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  mkdirSync(KEPT, { recursive: true });
  const site = values.origin === undefined ? await startSite({ seedSize: BUSINESSES, moment: MOMENT, say }) : null;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void site?.stop().finally(() => process.exit(130)));
  }
  try {
    await site?.settled();
    const differing = await look(site?.origin ?? values.origin ?? '');
    for (const line of differing) say(`  ${line}`);
    if (differing.length === 0) say('Every screen looks as it did.');
    else if (values.update) say(`${differing.length} pictures written to ${path.relative('.', KEPT)}.`);
    else say(`${differing.length} screens differ (tolerance: ${TOLERANCE.pixels} pixels); see ${RESULTS}.`);
    return differing.length > 0 && !values.update ? 1 : 0;
  } finally {
    await site?.stop();
  }
}

process.exit(await run());
