import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from '@lawdex/infra/testing';
import { forwarded } from '../kit/crowd.ts';
import type { Writers } from '../kit/writers.ts';

const IMPORTED = 10_000;
const GIVE_UP_MS = 60_000;

interface Named {
  id: string;
  name: string;
}

interface Shown {
  id: string;
  reviewCount: number;
}

/** Businesses as somebody's list may hold them. */
function writeBusinesses(file: string): void {
  const lines = Array.from({ length: IMPORTED }, (_, n) =>
    [
      `Imported Drill Business ${n}`,
      'personal-injury',
      `${n + 1} Main Street`,
      'Austin',
      'TX',
      '78701',
      '(512) 555-0100',
    ].join(),
  );
  writeFileSync(file, ['name,category,address,city,state,zipCode,phone', ...lines].join('\n'));
}

/** Imports 10,000 businesses while reviews are posted, and answers in how many milliseconds search knew each review. */
export async function reviewsDuringImport(
  { origin, dataDir, port, writers }: { origin: string; dataDir: string; port: number; writers: Writers },
  businesses: readonly Named[],
): Promise<{ imported: boolean; times: number[]; totalMs: number }> {
  const file = join(dataDir, 'businesses.csv');
  writeBusinesses(file);
  const began = Date.now();
  const child = spawn(process.execPath, ['--conditions=source', join(ROOT, 'infra/start.mjs'), 'import', file], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
    stdio: 'ignore',
  });
  let code: number | null = null;
  const exit = once(child, 'exit').then(([status]: unknown[]) => (code = Number(status)));
  const isIndexed = async (): Promise<boolean> =>
    (await total(origin, 'imported drill business')) >= IMPORTED || Date.now() - began > 4 * GIVE_UP_MS;
  const times: number[] = [];
  for (let n = 0; code === null || !(await isIndexed()); n++) {
    const business = businesses[n % businesses.length];
    if (business) times.push(await reviewTime(origin, business, writers));
    await delay(100);
  }
  await exit;
  return { imported: code === 0, times, totalMs: Date.now() - began };
}

async function reviewTime(origin: string, { id, name }: Named, writers: Writers): Promise<number> {
  const before = await shown(origin, id, name);
  const began = Date.now();
  await writers.review(id, 5);
  while (Date.now() - began < GIVE_UP_MS) {
    const now = await shown(origin, id, name);
    if (before === null || (now !== null && now > before)) return Date.now() - began;
    await delay(50);
  }
  return GIVE_UP_MS;
}

/** How many reviews search says that it has. */
async function shown(origin: string, id: string, name: string): Promise<number | null> {
  const found = await ask<{ businesses?: Shown[] }>(origin, name);
  return found?.businesses?.find((one) => one.id === id)?.reviewCount ?? null;
}

const total = async (origin: string, query: string): Promise<number> =>
  (await ask<{ total?: number }>(origin, query))?.total ?? 0;

async function ask<T>(origin: string, query: string): Promise<T | null> {
  try {
    const address = `${origin}/api/businesses/search?query=${encodeURIComponent(query)}`;
    const answer = await fetch(address, { headers: forwarded(), signal: AbortSignal.timeout(5_000) });
    return answer.ok ? ((await answer.json()) as T) : null;
  } catch {
    return null;
  }
}
