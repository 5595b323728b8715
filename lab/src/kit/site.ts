import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { liveEntry, type BusinessSummary, type Category, type CitySummary } from '@lawdex/contracts';
import type { Registry, Release, SearchResponse } from '@lawdex/contracts';
import { freePort, openFolder, ROOT, runCommand, say, SiteProcess, startSite, until } from '@lawdex/infra/testing';
import type { Stock } from './visits.core.ts';

const undos: (() => unknown)[] = [];
let ending: Promise<void> | undefined;

/** What is done when the experiment is over, the last first, also after Ctrl-C. */
export const atEnd = (undo: () => unknown): void => void undos.push(undo);

/** All who ask wait until everything is done. */
export const end = (): Promise<void> => (ending ??= undoAll());

async function undoAll(): Promise<void> {
  for (let undo = undos.pop(); undo; undo = undos.pop()) await undo();
}

/** An empty folder until the experiment is over. */
export function newFolder(): string {
  const folder = openFolder('lab');
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** npm start of a checkout on a free port until the experiment is over, which can be broken. It is not started yet. */
export async function newSite(dataDir: string, root: string, env: Record<string, string>) {
  if (process.platform !== 'linux') throw new Error('What happens to a site is read from /proc, which only Linux has.');
  const port = await freePort();
  const site = new SiteProcess({ dataDir, port, root, env });
  atEnd(() => site.stop());
  return { site, port, origin: `http://localhost:${port}` };
}

/** A site of this checkout with so many fictional firms, to be looked at and not to be broken, until the experiment is over. */
export async function siteWithFirms(seedSize: number, options: Parameters<typeof startSite>[0]) {
  const site = await startSite({ seedSize, say, ...options });
  atEnd(() => site.stop());
  return site;
}

/** The release that answers now, of each microfrontend and the shell, and its folder. */
export function liveReleases(registryFile: string, releasesDir: string) {
  const { microFrontends }: Registry = JSON.parse(readFileSync(registryFile, 'utf8'));
  const live = Object.values(microFrontends).flatMap((all) => liveEntry(all) ?? []);
  return live.map(({ url }) => {
    const dir = join(releasesDir, url);
    const release: Release = JSON.parse(readFileSync(join(dir, 'release.json'), 'utf8'));
    return { dir, release };
  });
}

/** Runs a command of npm start, such as import, on the data of a site. */
export const commandOn = (dataDir: string, ...words: string[]) =>
  runCommand({
    command: [process.execPath, '--conditions=source', join(ROOT, 'infra/start.mjs'), ...words],
    env: { ...process.env, DATA_DIR: dataDir },
  });

/** Asks until there is an answer: in the first moments after a start, services are late and figures not there yet. */
export async function readWhenThere<T>(url: string): Promise<T> {
  let answer: Response | undefined;
  const isThere = await until(async () => (answer = await fetch(url)).ok, 120_000);
  if (!isThere) throw new Error(`${url} has no answer.`);
  return (await answer?.json()) as T;
}

/** The businesses of a site by name: all of them, or as many as are asked for. */
export async function businessesOf(origin: string, most = Infinity): Promise<BusinessSummary[]> {
  const businesses: BusinessSummary[] = [];
  for (let page = 1; businesses.length < most; page += 1) {
    const path = `/api/businesses/search?sortBy=name&limit=50&page=${page}`;
    const found = await readWhenThere<SearchResponse>(origin + path);
    if (found.businesses.length === 0) break;
    businesses.push(...found.businesses);
  }
  return businesses.slice(0, most);
}

export async function stockOf(origin: string) {
  const categories = await readWhenThere<Category[]>(`${origin}/api/categories`);
  const cities = await readWhenThere<CitySummary[]>(`${origin}/api/cities?limit=50`);
  const names = [...new Set(cities.map(({ city }) => city))];
  return { origin, categories, cities: names, businesses: await businessesOf(origin) } satisfies Stock;
}
