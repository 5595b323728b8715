import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@lawdex/svc-kit/testing';
import pg from 'pg';
import { SCHEMA } from '../src/database.ts';
import { fileRecords } from '../src/import/reading/file-records.ts';
import { importBusinesses, type ImportOptions, type ImportSummary } from '../src/import/import-businesses.ts';

export const HEADER = 'name,address,city,state,zipCode';
export const row = (name: string, zip = '30301'): string => `${name},1 Main St,Atlanta,GA,${zip}`;
export const csv = (...lines: string[]): string => [HEADER, ...lines].join('\n');

/** Imports files into a directory of its own, which is empty before each test. */
export class ImportUnderTest {
  database!: TestDatabase;
  app!: pg.Client;
  private readonly folder = mkdtempSync(join(tmpdir(), 'lawdex-import-'));

  constructor() {
    beforeAll(async () => {
      this.database = await createTestDatabase(SCHEMA);
      this.app = new pg.Client({ connectionString: this.database.appUrl });
      await this.app.connect();
    });
    beforeEach(() => this.all('truncate businesses, closed_businesses, reviews, outbox_events, cities cascade'));
    afterAll(async () => {
      await this.app.end();
      await this.database.drop();
      rmSync(this.folder, { recursive: true });
    });
  }

  /** `lines` are the refusals by line of the file; `told` is all that is told of other lines, `previews` what a trial shows. */
  async load(
    content: string | Buffer,
    { file = 'businesses.csv', ...options }: { file?: string } & Partial<ImportOptions> = {},
  ): Promise<ImportSummary & { lines: string[]; told: string[]; previews: object[] }> {
    const path = join(this.folder, file);
    writeFileSync(path, content);
    const refused = new Map<number, string[]>();
    const told: string[] = [];
    const previews: object[] = [];
    const summary = await importBusinesses(this.app, fileRecords(path), {
      skipInvalid: false,
      lenient: false,
      ...options,
      onPreview: (business) => previews.push(business),
      onReport: ({ line, field, kind, text }) => {
        if (kind !== 'refused') return void told.push(`${line}: ${field}: ${text}`);
        refused.set(line, [...(refused.get(line) ?? []), field === null ? text : `${field} ${text}`]);
      },
    });
    const lines = [...refused].map(([line, problems]) => `${line}: ${problems.join('; ')}`);
    return { ...summary, lines, told, previews };
  }

  async all(sql: string): Promise<Record<string, unknown>[]> {
    return (await this.database.pool.query<Record<string, unknown>>(sql)).rows;
  }

  async count(from: string): Promise<number> {
    return Number((await this.all(`select count(*) as n from ${from}`))[0]?.['n']);
  }
}
