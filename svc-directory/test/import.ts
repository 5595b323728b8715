import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@lawdex/svc-kit/testing';
import pg from 'pg';
import { migrateDirectory } from '../src/database.ts';
import { fileRecords } from '../src/import/reading/file-records.ts';
import { importBusinesses, type ImportSummary } from '../src/import/import-businesses.ts';

export const HEADER = 'name,address,city,state,zipCode';
export const row = (name: string, zip = '30301'): string => `${name},1 Main St,Atlanta,GA,${zip}`;
export const csv = (...lines: string[]): string => [HEADER, ...lines].join('\n');

/** Imports files into an empty directory of its own. */
export class ImportUnderTest {
  private constructor(
    readonly database: TestDatabase,
    readonly app: pg.Client,
    readonly folder: string,
  ) {}

  static async start(): Promise<ImportUnderTest> {
    const database = await createTestDatabase(migrateDirectory);
    const app = new pg.Client({ connectionString: database.appUrl });
    await app.connect();
    return new ImportUnderTest(database, app, mkdtempSync(join(tmpdir(), 'lawdex-import-')));
  }

  async stop(): Promise<void> {
    await this.app.end();
    await this.database.drop();
    rmSync(this.folder, { recursive: true });
  }

  async empty(): Promise<void> {
    await this.database.pool.query('truncate businesses, closed_businesses, reviews, outbox_events, cities cascade');
  }

  /** `lines` are the refusals by line of the file; `told` is all that is told of other lines, `previews` what a trial shows. */
  async load(
    content: string | Buffer,
    options: { file?: string; skipInvalid?: boolean; lenient?: boolean; mergeTwins?: boolean; dryRun?: boolean } = {},
  ): Promise<ImportSummary & { lines: string[]; told: string[]; previews: object[] }> {
    const path = join(this.folder, options.file ?? 'businesses.csv');
    writeFileSync(path, content);
    const refused = new Map<number, string[]>();
    const told: string[] = [];
    const previews: object[] = [];
    const summary = await importBusinesses(this.app, fileRecords(path), {
      skipInvalid: options.skipInvalid ?? false,
      lenient: options.lenient ?? false,
      mergeTwins: options.mergeTwins ?? false,
      dryRun: options.dryRun ?? false,
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
