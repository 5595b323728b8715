import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { businessPath } from '@lawdex/contracts';
import type { SearchResponse } from '@lawdex/contracts';
import pg from 'pg';
import { differences, makeBackup, readTables, restore } from '@lawdex/infra/backup';
import type { Tables } from '@lawdex/infra/backup';
import { adminUrl, executable, place, runningServer } from '@lawdex/infra/postgres';
import { dataPaths, explain, freePort, SiteProcess } from '@lawdex/infra/testing';

// npm run lab -- restore: a site with a review is backed up, loses all that it has, and is restored from the backup alone.
const NAME = 'Restored Reviewer';
const KEY = 'a key of this drill';
const say = (line: string) => process.stdout.write(`${line}\n`);
const check = (isSo: boolean, promise: string): void => {
  say(`${isSo ? 'holds ' : 'BROKEN'} ${promise}`);
  if (!isSo) process.exitCode = 1;
};

const folder = mkdtempSync(join(tmpdir(), 'lawdex-restore-'));
chmodSync(folder, 0o755);
const dataDir = join(folder, 'data');
const port = await freePort();
const origin = `http://localhost:${port}`;
const site = new SiteProcess({ dataDir, port });

async function postReview(): Promise<string> {
  const found = await fetch(`${origin}/api/businesses/search?limit=1`);
  const [business]: SearchResponse['businesses'] = ((await found.json()) as SearchResponse).businesses;
  if (!business) throw new Error('Search finds no business.');
  const answer = await fetch(`${origin}/api/businesses/${business.id}/reviews`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ userName: NAME, rating: 5 }),
  });
  if (answer.status !== 201) throw new Error(`The review was answered with ${answer.status}.`);
  return businessPath(business.slug);
}

const readLive = (url: string): Promise<Tables> =>
  readTables(async (database) => {
    const client = new pg.Client({ connectionString: Object.assign(new URL(url), { pathname: `/${database}` }).href });
    await client.connect();
    return client;
  });

/** What nothing has changed in between: only that can be compared. */
const steady = (before: Tables, after: Tables): Tables =>
  Object.fromEntries(Object.entries(before).filter(([name, { hash }]) => after[name]?.hash === hash));

try {
  say('A site with 300 businesses, and a review');
  await site.start();
  const path = await postReview();
  const paths = dataPaths(dataDir);
  const { account, binaries, cluster } = place(paths.postgres, say);
  const binary = { postgres: executable(binaries, 'postgres'), account };
  const url = adminUrl(cluster, runningServer(cluster)?.port ?? 0);
  const before = await readLive(url);
  const made = await makeBackup({ adminUrl: url, folder: join(folder, 'backups'), key: KEY, kept: 3, binary });
  const still = steady(before, await readLive(url));
  say(`Backup: ${(made.bytes / 1024 / 1024).toFixed(1)} MB, ${Object.keys(made.tables).length} tables`);
  check(
    differences(still, made.tables).filter((line) => !line.endsWith('is new')).length === 0,
    'the backup has every row',
  );
  await site.stop();
  rmSync(dataDir, { recursive: true });
  say('Everything is gone: databases, secrets, registry, logs');
  const { tables } = await restore(made.file, { key: KEY, paths: dataPaths(dataDir), binary });
  check(
    differences(made.tables, tables).length === 0,
    `all ${Object.keys(tables).length} tables are the same, row by row`,
  );
  await site.start();
  const page = await fetch(origin + path);
  check(
    page.status === 200 && (await page.text()).includes(NAME),
    'the site starts on it, with new passwords, and shows the review',
  );
  const search = await fetch(`${origin}/api/businesses/search?limit=1`);
  const { total } = (await search.json()) as SearchResponse;
  check(search.status === 200 && total === 300, `search finds all ${total} businesses`);
} catch (error) {
  say(site.output);
  say(explain(error));
  process.exitCode = 1;
} finally {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
