import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import type { SearchParams } from '@lawdex/contracts';
import { readSearch, type SearchRequest } from '@lawdex/search-language/query';
import { category, CATEGORIES, CITIES } from '@lawdex/search-language/testing';
import { testDictionary } from '@lawdex/search-language/testing/dictionary';
import pg from 'pg';
import { corpus, SURNAMES } from '../../test/corpus.ts';
import { connectTestDatabase, type ConnectedDatabase } from '../../test/database.ts';
import { Transactions } from '../database/transactions.ts';
import { lexemeShares } from '../engines/postgres/rows/lexeme-shares.ts';
import { LiveRows } from '../engines/postgres/rows/live-rows.ts';
import { PostgresEngine } from '../engines/postgres/postgres-engine.ts';
import { PostgresIndex } from '../engines/postgres/rows/postgres-index.ts';
import { Finder } from '../finding/finder.ts';
import { Records } from '../finding/records.ts';
import { documentOf } from '../index-definition/document.core.ts';
import { documentRow } from '../indexing/document-row.core.ts';
import { storeDocuments } from '../indexing/documents.sql.ts';

/** Set to `true`, the files are written instead of compared. */
const IS_WRITING = process.env['WRITE_STATEMENTS'] === 'true';
const FOLDER = fileURLToPath(new URL('../../statements/', import.meta.url));
const HOW = `git diff shows what PostgreSQL is asked now. When it is meant: WRITE_STATEMENTS=true npm test -w svc-search-indexer -- statements.spec`;

const GENERATION = 'statements';
const BUSINESSES = 1_000;
const MONDAY_NOON = new Date('2025-07-07T17:00:00Z');

const SEARCHES: Readonly<Record<string, SearchParams>> = {
  'practice-area': { query: 'divorce lawyer' },
  'practice-area-in-a-city': { query: 'divorce lawyer in houston' },
  'practice-area-near-a-position': { query: 'divorce lawyer', near: '41.88,-87.63', radius: 25 },
  'name-of-a-business': { query: 'adler kessler' },
  'unfinished-word': { query: 'kess' },
  'two-common-words': { query: 'clients evening' },
  'word-left-out': { query: 'divorce -kessler' },
  'filters-without-words': { rating: 4, priceRange: '$,$$', freeConsultation: true, language: 'es' },
  'filters-beside-words': { query: 'clients', categoryId: category('bankruptcy').id, location: 'TX' },
  'open-now': { query: 'divorce lawyer', isOpen: true },
  'second-page-by-rating': { query: 'divorce lawyer', sortBy: 'rating', page: 2 },
  'nobody-in-the-city': { query: 'immigration kowalski in boise' },
};

let connected: ConnectedDatabase;
let finder: Finder;

beforeAll(async () => {
  connected = await connectTestDatabase();
  const { db } = connected;
  const live = new LiveRows(db);
  const transactions = new Transactions(db);
  const index = new PostgresIndex(transactions, db, live);
  const businesses = [...corpus(BUSINESSES)];
  const categories = new Map(CATEGORIES.map((area) => [area.slug, area]));
  await index.create(GENERATION);
  await transactions.run(async (tx) => {
    await tx.query(storeDocuments, [JSON.stringify(businesses.map((one) => documentRow(one.id, 1, one)))]);
    const upserts = businesses.map((one) => documentOf(one, categories));
    await index.fill(GENERATION, [{ upserts, deletions: [] }]);
  });
  await index.settle(GENERATION);
  await index.switchTo(GENERATION);
  const known = await db.query<{ lexeme: string; share: number }[]>(lexemeShares);
  const shares = new Map(known.map(({ lexeme, share }) => [lexeme, share]));
  const lexemes = { share: (lexeme: string) => shares.get(lexeme) ?? 0 };
  finder = new Finder(new PostgresEngine(db, lexemes, live, { named: false }));
  if (IS_WRITING) mkdirSync(FOLDER, { recursive: true });
});
afterAll(() => connected.stop());

const asRead = (params: SearchParams): SearchRequest => {
  const timeZones = [...new Set(CITIES.map(({ tz }) => tz))].sort();
  const read = readSearch(params, { dictionary: testDictionary(...SURNAMES), timeZones, now: MONDAY_NOON });
  if (read.kind !== 'search') throw new Error(`${JSON.stringify(params)} is no search.`);
  return read;
};

interface Sent {
  text: string;
  values?: readonly unknown[];
}

const isStatement = (sent: unknown): sent is Sent => typeof sent === 'object' && sent !== null && 'values' in sent;

/** Whole statements in the order in which PostgreSQL was asked, each behind its values. */
async function statementsOf(params: SearchParams): Promise<string> {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  try {
    const { hits } = await finder.find(asRead(params));
    await new Records(connected.db).of(hits);
    const sent: unknown[] = query.mock.calls.map(([one]) => one);
    return [`-- ${JSON.stringify(params)}\n`, ...sent.filter(isStatement).map(textOf)].join('\n');
  } finally {
    query.mockRestore();
  }
}

const textOf = ({ text, values = [] }: Sent): string => {
  const bound = values.map((value, index) => `-- $${index + 1} = ${JSON.stringify(value)}`);
  const lines = text.split('\n').map((line) => line.trimEnd());
  return `${[...bound, ...lines].join('\n').trimEnd()};\n`;
};

it.each(Object.entries(SEARCHES))('what PostgreSQL is asked for %s is what its file says', async (name, params) => {
  const file = `${FOLDER}${name}.sql`;
  const statements = await statementsOf(params);
  if (IS_WRITING) writeFileSync(file, statements);
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  expect({ statements, how: HOW }).toEqual({ statements: written, how: HOW });
});

it('each search has a file, and no other is there', () => {
  const names = Object.keys(SEARCHES).map((name) => `${name}.sql`);
  expect(readdirSync(FOLDER).sort()).toEqual(names.sort());
});
