import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BusinessSummary, SearchResponse } from '@lawdex/contracts';
import { startPostgres } from '@lawdex/infra/postgres';
import { explain, freePort, onEnd, SiteProcess, until } from '@lawdex/infra/testing';
import { SmallDisk } from './small-disk.ts';
import { machine, writeFigures } from './write-figures.ts';

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

export interface TrialOptions {
  /** As it is typed: `npm run lab -- faults`. */
  command: string;
  /** Whether docs/RELIABILITY.md is to have the figures. */
  record: boolean;
  /** Another checkout of Lawdex than this one. */
  root?: string;
  /** More environment for npm start, of which some may name its folder. */
  env?: (dataDir: string) => Record<string, string>;
  /** Its data lie on a disk of so many megabytes, where one can be mounted. */
  diskMegabytes?: number;
}

export interface Trial {
  site: SiteProcess;
  origin: string;
  port: number;
  dataDir: string;
  /** Null where none can be mounted, or none was wanted. */
  disk: SmallDisk | null;
  /** Is called when all is over, also after Ctrl-C. */
  atEnd(cleanUp: () => unknown): void;
}

export interface Outcome {
  report: string;
  /** Whether every promise was kept. */
  hold: boolean;
}

/** Gives an experiment a site of its own, prints what it found out, and ends the process: with 0 when everything held. */
export async function withTrialSite(options: TrialOptions, run: (trial: Trial) => Promise<Outcome>): Promise<never> {
  if (process.platform !== 'linux') throw new Error('What happens to a site is read from /proc, which only Linux has.');
  const dataDir = mkdtempSync(join(tmpdir(), 'lawdex-lab-'));
  // As root, PostgreSQL runs under another account, which has to get in.
  chmodSync(dataDir, 0o755);
  const disk = options.diskMegabytes === undefined ? null : SmallDisk.mount(dataDir, options.diskMegabytes);
  const port = await freePort();
  // The visitors come from one machine, and say in X-Forwarded-For who they are.
  const env = { TRUSTED_PROXIES: '127.0.0.1,::1', ...options.env?.(dataDir) };
  const site = new SiteProcess({ dataDir, port, ...(options.root && { root: options.root }), env });
  const ends: (() => unknown)[] = [];
  const cleanUp = async () => {
    disk?.free();
    // Visitors and writers end when they are told, or when the site does.
    await Promise.race([Promise.all(ends.map((end) => end())), site.stop()]);
    await site.stop();
    // A start that was killed leaves its server to be adopted; nobody will.
    await startPostgres({ dataDir: join(dataDir, 'postgres') }).then((server) => server.stop());
    disk?.unmount();
    rmSync(dataDir, { recursive: true, force: true });
  };
  onEnd(() => void cleanUp().finally(() => process.exit(130)));
  let outcome: Outcome | null = null;
  try {
    outcome = await run({
      site,
      origin: `http://localhost:${port}`,
      port,
      dataDir,
      disk,
      atEnd: (end) => ends.push(end),
    });
  } catch (error) {
    say(site.output);
    say(explain(error));
  } finally {
    await cleanUp();
  }
  if (outcome) say(`\n${outcome.report}`);
  const { command, record, root } = options;
  if (outcome && record) await writeFigures('docs/RELIABILITY.md', command, `${machine()}.\n\n${outcome.report}`, root);
  process.exit(outcome?.hold ? 0 : 1);
}

const READ_WITHIN_MS = 120_000;

/** Asks until there is an answer: in the first moments after a start, services are late and figures not there yet. */
export async function readWhenThere<T>(url: string): Promise<T> {
  let content: T | undefined;
  await until(async () => {
    const answer = await fetch(url);
    const text = await answer.text();
    if (answer.ok) content = JSON.parse(text) as T;
    return answer.ok;
  }, READ_WITHIN_MS);
  if (content === undefined) throw new Error(`${url} has no answer.`);
  return content;
}

/** As many at a time as the search gives. */
const PAGE = 50;

/** The businesses of a site by name: all of them, or as many as are asked for. */
export async function businessesOf(origin: string, most = Infinity): Promise<BusinessSummary[]> {
  const businesses: BusinessSummary[] = [];
  for (let page = 1; businesses.length < most; page += 1) {
    const path = `/api/businesses/search?sortBy=name&limit=${PAGE}&page=${page}`;
    const found = await readWhenThere<SearchResponse>(origin + path);
    if (found.businesses.length === 0) break;
    businesses.push(...found.businesses);
  }
  return businesses.slice(0, most);
}
