import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { businessPath } from '@lawdex/contracts';
import { connectTo, differences, makeBackup, readTables, restore, type Tables } from '@lawdex/infra/backup';
import { adminUrl, place, runningServer } from '@lawdex/infra/postgres';
import { dataPaths, say } from '@lawdex/infra/testing';
import { drill } from '../kit/drill.ts';
import { postReview } from '../kit/http.ts';
import { businessesOf, newFolder } from '../kit/site.ts';

const FIRMS = 300;
const KEY = 'a key of this drill';
const REVIEWER = 'Laboratory Visitor';

const readLive = (url: string): Promise<Tables> => readTables((database) => connectTo(url, database));

/** Tables that nothing has changed in between: only they can be compared. */
const steady = (before: Tables, after: Tables): Tables =>
  Object.fromEntries(Object.entries(before).filter(([name, { hash }]) => after[name]?.hash === hash));

await drill({ name: 'restore', firms: FIRMS }, async (drilled) => {
  const { site, findings, origin, dataDir } = drilled;
  const [business] = await businessesOf(origin, 1);
  if (!business) throw new Error('Search finds no business.');
  const review = { userName: REVIEWER, rating: 5, comment: 'They answered every question before everything was lost.' };
  const { status } = await postReview(origin, business.id, review);
  if (status !== 201) throw new Error(`The review was not stored: HTTP ${status}.`);
  const binary = place(dataPaths(dataDir).postgres, say);
  const url = adminUrl(binary.cluster, runningServer(binary.cluster)?.port ?? 0);
  const folder = join(newFolder(), 'backups');
  const before = await readLive(url);
  const made = await makeBackup({ adminUrl: url, folder, key: KEY, kept: 3, binary });
  const told = differences(steady(before, await readLive(url)), made.tables);
  const lost = told.filter((line) => !line.endsWith('is new'));
  const size = `${(made.bytes / 1024 / 1024).toFixed(1)} MB, ${Object.keys(made.tables).length} tables`;
  findings.note('backup', lost.join('; ') || size, lost.length === 0);
  await site.stop();
  for (const name of ['postgres', 'secrets.json', 'secrets.json.copy', 'registry.json', 'logs'])
    rmSync(join(dataDir, name), { recursive: true, force: true });
  say('Everything is gone: databases, secrets, registry, logs');
  const { tables } = await restore(made.file, { key: KEY, paths: dataPaths(dataDir), binary });
  const other = differences(made.tables, tables);
  findings.note('tables', other.join('; ') || `${Object.keys(tables).length} tables`, other.length === 0);
  await site.start();
  const page = await fetch(origin + businessPath(business.slug));
  findings.note('review', `HTTP ${page.status}`, page.status === 200 && (await page.text()).includes(REVIEWER));
  const found = await businessesOf(origin);
  findings.note('search', `${found.length} businesses`, found.length === FIRMS);
});
