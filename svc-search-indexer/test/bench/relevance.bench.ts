import { integer, optionalText, type BusinessRecord } from '@lawdex/contracts';
import { readConfig } from '@lawdex/svc-kit';
import { corpus } from '../corpus.ts';
import { MeilisearchProcess } from '../meilisearch-process.ts';
import { meiliServer } from '../meili-server.ts';
import { SearchServiceUnderTest } from '../search-service.ts';
import { heldOutSearches } from './held-out.ts';
import { JUDGED_SEARCHES } from './judged-searches.ts';
import { namedOnly, namedWithPlaces, STATE_BOUND_SEARCHES } from './names-and-places.ts';
import { mean, RelevanceOf } from './relevance-of.ts';
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { business, uuidOf } from '../businesses.ts';

const { SIZE, NAMES, NAMES_FILE, MEILI_BINARY } = readConfig({
  SIZE: integer({ min: 100, max: 1_000_000, fallback: 10_000 }),
  NAMES: integer({ min: 1, max: 10_000, fallback: 400 }),
  NAMES_FILE: optionalText(),
  MEILI_BINARY: optionalText(),
});
const LEAST_NDCG = 0.96;
const MOST_APART = 0.02;

const say = (line: string): unknown => process.stdout.write(`${line}\n`);
const BUSINESSES = [...corpus(SIZE, { extraNames: SIZE / 10 })];
const REAL = NAMES_FILE === undefined ? [] : businessesOf(NAMES_FILE);

const ALL = [...BUSINESSES, ...REAL];

let own: MeilisearchProcess | null = null;
let service: SearchServiceUnderTest;
/** nDCG@10 of all judged searches, by engine. */
const ndcgOf = new Map<string, number>();

beforeAll(async () => {
  service = await SearchServiceUnderTest.start();
  await service.index(...BUSINESSES, ...REAL);
});
afterAll(async () => {
  await service.stop();
  await own?.remove();
});

/** The mean of all. */
function sayFigures(whose: string, figures: ReadonlyMap<string, readonly number[]>): number {
  for (const [kind, values] of figures) {
    say(`${whose}  ${kind.padEnd(13)} nDCG@10 ${mean(values).toFixed(3)}  (${values.length})`);
  }
  const values = [...figures.values()].flat();
  say(
    `${whose}  ${'all'.padEnd(13)} nDCG@10 ${mean(values).toFixed(3)}  (${values.length} searches, ${SIZE} businesses)`,
  );
  return mean(values);
}

function relevanceOn(engine: string): void {
  it('finds what is asked for', async () => {
    const figures = await new RelevanceOf(service, engine).judged(JUDGED_SEARCHES, ALL, say);
    const all = sayFigures(engine, figures);
    ndcgOf.set(engine, all);
    expect(JUDGED_SEARCHES.length).toBeGreaterThanOrEqual(150);
    expect(all).toBeGreaterThanOrEqual(LEAST_NDCG);
  });

  // Which of them fail is not said, and no figure is asked for: both would tempt to mend the examples.
  it('is measured with searches that nobody built it for', async () => {
    const figures = await new RelevanceOf(service, engine).judged(heldOutSearches(ALL), ALL, () => undefined);
    sayFigures(`${engine}  held out`, figures);
  });

  const named = { 'made up': BUSINESSES, ...(REAL.length > 0 && { real: REAL }) };
  it.each(Object.entries(named))('finds businesses whose names are %s', async (whose, businesses) => {
    const naming = namedOnly(businesses);
    const { exact, mistyped } = await new RelevanceOf(service, engine).names(naming, NAMES);
    say(`${engine}  names, ${whose}: MRR ${exact.toFixed(3)}, with a typo ${mistyped.toFixed(3)}  (${NAMES})`);
    expect(exact).toBeGreaterThanOrEqual(naming.least.exact);
    expect(mistyped).toBeGreaterThanOrEqual(naming.least.mistyped);
  });

  it('finds the city that a state binds', async () => {
    const figures = await new RelevanceOf(service, engine).judged(STATE_BOUND_SEARCHES, ALL, say);
    expect(sayFigures(engine, figures)).toBeGreaterThanOrEqual(LEAST_NDCG);
  });

  const { others, namings } = namedWithPlaces(REAL.length > 0 ? REAL : BUSINESSES);
  it.each(Object.entries(namings))('finds offices by names %s', async (kind, naming) => {
    await service.index(...others);
    const { exact, mistyped } = await new RelevanceOf(service, engine).names(naming, NAMES);
    say(`${engine}  names ${kind}: MRR ${exact.toFixed(3)}, with a typo ${mistyped.toFixed(3)}  (${NAMES})`);
    expect(exact).toBeGreaterThanOrEqual(naming.least.exact);
    expect(mistyped).toBeGreaterThanOrEqual(naming.least.mistyped);
  });
}

describe('PostgreSQL', () => relevanceOn('postgres'));

if (!meiliServer && MEILI_BINARY === undefined) {
  say('Meilisearch was not measured: neither MEILI_BINARY nor MEILI_URL is set.');
} else {
  describe('Meilisearch', () => {
    beforeAll(async () => {
      if (!meiliServer && MEILI_BINARY !== undefined) own = await MeilisearchProcess.start(MEILI_BINARY);
      await service.restart({ meilisearch: meiliServer ?? own?.settings });
      await service.answeredBy('meilisearch');
    });

    relevanceOn('meilisearch');

    it('is as good as PostgreSQL', () => {
      const [one = 0, other = 1] = ndcgOf.values();
      expect(Math.abs(one - other)).toBeLessThanOrEqual(MOST_APART);
    });
  });
}

type Row = Record<'name' | 'city' | 'state' | 'zipCode' | 'latitude' | 'longitude' | 'timeZone', string>;

/** The organisations of a file that `npm run import` takes, as far as searches by name need them. */
function businessesOf(file: string): BusinessRecord[] {
  const rows = parse<Row>(readFileSync(file, 'utf8'), { columns: true });
  return rows.map(({ name, city, state, zipCode, latitude, longitude, timeZone }, index) =>
    business({
      id: uuidOf(`line ${index} of ${file}`),
      name,
      practice: null,
      in: { city, state, zip: zipCode, lat: Number(latitude), lng: Number(longitude), tz: timeZone },
    }),
  );
}
