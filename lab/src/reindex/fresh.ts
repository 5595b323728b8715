import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { BusinessSummary, SearchResponse } from '@lawdex/contracts';
import { until } from '@lawdex/infra/testing';
import { send } from '../kit/http.ts';
import { commandOn } from '../kit/site.ts';
import type { Writers } from '../kit/writers.ts';

const IMPORTED = 10_000;
const NAME = 'Imported Drill Business';
const GIVE_UP_MS = 60_000;

/** Imports 10,000 businesses while reviews are posted, and answers in how many milliseconds search knew each review. */
export async function reviewsDuringImport(
  { origin, dataDir }: { origin: string; dataDir: string },
  writers: Writers,
  businesses: readonly BusinessSummary[],
) {
  const file = join(dataDir, 'businesses.csv');
  const rowOf = (_: unknown, n: number) =>
    `${NAME} ${n},personal-injury,${n + 1} Main Street,Austin,TX,78701,(512) 555-0100`;
  const rows = Array.from({ length: IMPORTED }, rowOf);
  writeFileSync(file, ['name,category,address,city,state,zipCode,phone', ...rows].join('\n'));
  const began = Date.now();
  let isOver = false;
  const importing = commandOn(dataDir, 'import', file).finally(() => (isOver = true));
  const isIndexed = async (): Promise<boolean> =>
    ((await search(origin, NAME))?.total ?? 0) >= IMPORTED || Date.now() - began > 4 * GIVE_UP_MS;
  const times: number[] = [];
  for (let n = 0; !isOver || !(await isIndexed()); n++) {
    const business = businesses[n % businesses.length];
    if (business) times.push(await reviewTime(origin, business, writers));
    await delay(100);
  }
  return { imported: (await importing).ok, times, totalMs: Date.now() - began };
}

async function reviewTime(origin: string, { id, name }: BusinessSummary, writers: Writers): Promise<number> {
  const shown = async () => (await search(origin, name))?.businesses.find((one) => one.id === id)?.reviewCount;
  const before = await shown();
  const began = Date.now();
  await writers.review(id, 5);
  await until(async () => before === undefined || ((await shown()) ?? 0) > before, GIVE_UP_MS);
  return Date.now() - began;
}

async function search(origin: string, query: string): Promise<SearchResponse | null> {
  const { status, text } = await send(`${origin}/api/businesses/search?query=${encodeURIComponent(query)}`);
  return status === 200 ? (JSON.parse(text) as SearchResponse) : null;
}
