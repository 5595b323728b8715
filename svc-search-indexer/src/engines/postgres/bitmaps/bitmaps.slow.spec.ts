import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BUSINESS_FLAGS } from '@lawdex/contracts';
import type { BusinessFlags } from '@lawdex/contracts';
import { business, uuidOf } from '../../../../test/businesses.ts';
import { CATEGORIES, randomOf } from '@lawdex/search-language/testing';
import { document, everything, place, plan, word } from '../../../../test/conformance.ts';
import { corpus } from '../../../../test/corpus.ts';
import { connectTestDatabase } from '../../../../test/database.ts';
import type { ConnectedDatabase } from '../../../../test/database.ts';
import { Transactions } from '../../../database/transactions.ts';
import { documentOf } from '../../../index-definition/document.core.ts';
import type { IndexDocument } from '../../../index-definition/document.core.ts';
import { documentRow } from '../../../indexing/document-row.core.ts';
import { storeDocuments } from '../../../indexing/documents.sql.ts';
import type { EngineFilters, EngineQuery, Tier, Unwanted } from '@lawdex/search-language/plan';
import type { IndexChanges } from '../../index-lifecycle.ts';
import { commonRows } from './common-rows.core.ts';
import { knownLexemes } from './known-lexemes.sql.ts';
import { NOTHING_KNOWN } from './known-lexemes.ts';
import { LiveRows } from '../rows/live-rows.ts';
import { PostgresEngine } from '../postgres-engine.ts';
import { PostgresIndex } from '../rows/postgres-index.ts';

const GENERATION = 'tested';
const BUSINESSES = 400;
const never = new AbortController().signal;
const categories = new Map(CATEGORIES.map((area) => [area.slug, area]));
const random = randomOf(5);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const maybe = <T>(chance: number, value: () => T): T | undefined => (random() < chance ? value() : undefined);

let connected: ConnectedDatabase;
let transactions: Transactions;
let index: PostgresIndex;
/** Counts by bitmaps, and row by row. */
let engine: PostgresEngine;
let plainEngine: PostgresEngine;
let marked: ReadonlySet<string>;
let version = 0;

beforeAll(async () => {
  connected = await connectTestDatabase();
  const { db } = connected;
  const live = new LiveRows(db);
  transactions = new Transactions(db);
  index = new PostgresIndex(transactions, db, live);
  await index.create(GENERATION);
  await fill({ upserts: [...corpus(BUSINESSES)].map((record) => documentOf(record, categories)), deletions: [] });
  await index.settle(GENERATION);
  await index.switchTo(GENERATION);
  await connected.database.pool.query('select widen_search_rows_bitmaps(0, 0, 60000)');
  await readMarked();
  const hasBitmap = (fact: string): boolean => marked.has(fact);
  engine = new PostgresEngine(db, { ...NOTHING_KNOWN, hasBitmap }, live);
  plainEngine = new PostgresEngine(db, NOTHING_KNOWN, live, { named: false });
});
afterAll(() => connected.stop());

async function readMarked(): Promise<void> {
  const rows = await connected.db.query<{ lexeme: string; hasBitmap: boolean }[]>(knownLexemes);
  marked = new Set(rows.filter(({ hasBitmap }) => hasBitmap).map(({ lexeme }) => lexeme));
}

function fill(changes: IndexChanges): Promise<void> {
  return transactions.run(async (tx) => {
    version++;
    const ids = [...changes.upserts.map(({ id }) => id), ...changes.deletions];
    await tx.query(storeDocuments, [JSON.stringify(ids.map((id) => documentRow(id, version, null)))]);
    await index.fill(GENERATION, [changes]);
  });
}

/** Facts that bitmaps tell of a row and that are not true of it, or the other way round. */
async function wrongMarks(): Promise<unknown[]> {
  const { rows } = await connected.database.pool.query<object>(`
    with told as (
      select fact, (chunk * 128 + place / 64) * 64 + 63 - place % 64 as slot
      from search_rows_bitmaps, generate_series(0, 8191) as place where get_bit(bits, place) = 1
    ), meant as (
      select unnest(search_row_facts(category_id, price, rating, flags, hours)) as fact, slot from search_rows
      union all
      select lexeme, slot from search_rows, unnest(tsvector_to_array(tsv)) as lexeme
      where lexeme in (select fact from search_rows_facts)
    )
    (select 'told', * from (select * from told except select * from meant) w)
    union all
    (select 'missing', * from (select * from meant except select * from told) w)`);
  return rows;
}

const WORDS = 'clients cost time evening house phone people adler baker kessler nothing tax law injury'.split(' ');
const slugs = (): string[] => Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(CATEGORIES).slug);
const places = () =>
  place({
    cityKeys: maybe(0.4, () => ['chicago-il']) ?? [],
    states: maybe(0.6, () => [pick(['IL', 'TX', 'ME'])]) ?? [],
  });
const tier = (): Tier => ({
  why: 'words',
  ...maybe(0.7, () => ({ words: Array.from({ length: 1 + Math.floor(random() * 3) }, () => word(pick(WORDS))) })),
  ...maybe(0.3, () => ({ fields: ['name', 'text'] as const })),
  ...maybe(0.3, () => ({ practices: slugs() })),
  ...maybe(0.2, () => ({ ownPractices: slugs() })),
  ...maybe(0.2, () => ({ place: places() })),
});
const unwanted = (): Unwanted => ({
  ...maybe(0.7, () => ({ words: [word(pick(WORDS))] })),
  ...maybe(0.5, () => ({ place: places() })),
});
const flag = (): boolean => random() < 0.8;
/** Every filter that there is, with a value that some have. */
const FILTERS: { [Name in keyof Required<EngineFilters>]: () => Required<EngineFilters>[Name] } = {
  ...(Object.fromEntries(BUSINESS_FLAGS.map((name) => [name, flag])) as Record<keyof BusinessFlags, () => boolean>),
  minRating: () => pick([3, 3.5, 4, 4.2, 5]),
  prices: () => pick([[1], [1, 2], [4]]),
  language: () => pick(['es', 'uk']),
  feeBasis: () => pick(['contingency', 'hourly'] as const),
  categoryId: () => pick([uuidOf('nobody'), CATEGORIES.map(({ id }) => id).slice(0, 9)]),
  location: places,
  openAt: () => pick([[], [{ zones: ['America/Chicago', 'America/New_York'], minuteOfWeek: 600 }]]),
  openAllDay: () => pick([[], [6]]),
  within: () => ({ centre: { lat: 41.88, lng: -87.63 }, miles: 50 }),
};
const filters = (): EngineFilters =>
  Object.fromEntries(Object.entries(FILTERS).flatMap(([name, value]) => maybe(0.1, () => [[name, value()]]) ?? []));
const query = (): EngineQuery => ({
  ...everything,
  plan: {
    tiers: Array.from({ length: Math.floor(random() * 4) }, tier),
    without: maybe(0.3, () => [unwanted()]) ?? [],
  },
  filters: filters(),
  sort: pick(['relevance', 'rating', 'name'] as const),
  limit: 1,
});

describe('what bitmaps count', () => {
  it('is what is found row by row, whatever is asked', async () => {
    const asked = Array.from({ length: 400 }, query);
    const wholly = asked.filter((one) => commonRows(one, (fact) => marked.has(fact))?.rest === null).length;
    const partly = asked.filter((one) => commonRows(one, (fact) => marked.has(fact))?.rest).length;
    // Otherwise little of it would be tried.
    expect([wholly > 60, partly > 60]).toEqual([true, true]);
    for (const one of asked) {
      const [byBits, byRows] = await Promise.all([engine.search(one, never), plainEngine.search(one, never)]);
      expect({ ...one, answer: byBits }).toEqual({ ...one, answer: byRows });
    }
  });

  it('is what each choice finds row by row', async () => {
    for (let asked = 0; asked < 150; asked++) {
      const one = query();
      const on = filters();
      const choices = Array.from({ length: 12 }, () => ({ ...on, ...filters() }));
      const [byBits, byRows] = await Promise.all([
        engine.count(one, choices, never),
        plainEngine.count(one, choices, never),
      ]);
      expect({ ...one, choices, counts: byBits }).toEqual({ ...one, choices, counts: byRows });
    }
  });
});

describe('bitmaps', () => {
  const kept: IndexDocument[] = [...corpus(BUSINESSES)].map((record) => documentOf(record, categories));

  it('tell of every row what is true of it', async () => {
    expect(await wrongMarks()).toEqual([]);
  });

  it('of weeks are asked while these are few', async () => {
    const isOpen: EngineQuery = { ...everything, filters: { openAllDay: [6] } };
    const isTold = (): boolean => commonRows(isOpen, (fact) => marked.has(fact)) !== null;
    expect(isTold()).toBe(true);
    await connected.db.query(
      `insert into search_hours (tz, open_week)
       select 'UTC', int4multirange(int4range(minute, minute + 1)) from generate_series(1, 300) as minute`,
    );
    await readMarked();
    expect(isTold()).toBe(false);
  });

  it('are given to words once, whoever asks for it at the same time', async () => {
    await connected.db.query(`delete from search_rows_bitmaps where fact ~ '^.:'`);
    await connected.db.query(`delete from search_rows_facts where fact ~ '^.:'`);
    await Promise.all([1, 2].map(() => connected.database.pool.query('select widen_search_rows_bitmaps(0, 0, 60000)')));
    expect(await wrongMarks()).toEqual([]);
  });

  it('follow what is added, changed and deleted', async () => {
    const [first, second] = kept;
    await fill({
      upserts: [document({ name: 'Nobody Before', practice: 'tax-law', rating: '4.9' })],
      deletions: [first?.id ?? ''],
    });
    await fill({
      upserts: [
        { ...document({ name: 'Another Name', hours: {} }), id: second?.id ?? '' },
        ...kept.slice(2, 60).map((one) => ({ ...one, rating: 1 })),
      ],
      deletions: kept.slice(60, 70).map(({ id }) => id),
    });
    expect(await wrongMarks()).toEqual([]);
  });

  it('give a row that is written again no other number', async () => {
    const highest = async (): Promise<unknown> => connected.db.query('select max(slot) from search_rows');
    const before = await highest();
    await fill({ upserts: kept.slice(100, 200), deletions: [] });
    expect(await highest()).toEqual(before);
    await fill({ upserts: [documentOf(business({ name: 'One More' }), categories)], deletions: [] });
    expect(await wrongMarks()).toEqual([]);
  });

  it('of a table that is emptied are empty', async () => {
    await connected.database.pool.query('truncate search_rows');
    expect(await wrongMarks()).toEqual([]);
    await fill({ upserts: kept, deletions: [] });
    expect(await wrongMarks()).toEqual([]);
  });

  it.each([
    ['words', "fact ~ '^[a-z]:'"],
    ['any fact', 'true'],
  ])('of %s that are gone are noticed, and rows are counted one by one', async (_facts, gone) => {
    const one: EngineQuery = { ...everything, ...plan({ why: 'words', words: [word('client')] }), limit: 1 };
    const choices = [{}, { location: place({ states: ['IL'] }) }];
    const expected = await plainEngine.search(one, never);
    const counts = await plainEngine.count(one, choices, never);
    await connected.database.pool.query(
      `delete from search_rows_bitmaps where ${gone}; delete from search_rows_facts where ${gone};
       update search_rows_version set version = version + 1`,
    );
    expect(await engine.search(one, never)).toEqual(expected);
    expect(await engine.count(one, choices, never)).toEqual(counts);
    expect(await engine.count(everything, choices, never)).toEqual(await plainEngine.count(everything, choices, never));
  });
});
