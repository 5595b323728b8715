import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@lawdex/svc-kit/testing';
import type { TestDatabase } from '@lawdex/svc-kit/testing';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrateDirectory } from '../database.ts';
import { fileRecords } from './file-records.ts';
import { importBusinesses } from './import-businesses.ts';
import type { ImportSummary } from './import-businesses.ts';

let database: TestDatabase;
let app: pg.Client;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lawdex-import-'));
  database = await createTestDatabase();
  await migrateDirectory({ url: database.ownerUrl, appRole: database.appRole });
  app = new pg.Client({ connectionString: database.appUrl });
  await app.connect();
});
afterAll(async () => {
  await app.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => database.pool.query('truncate businesses, reviews, outbox_events, cities cascade'));

const HEADER = 'name,address,city,state,zipCode';
const row = (name: string, zip = '30301'): string => `${name},1 Main St,Atlanta,GA,${zip}`;
const csv = (...lines: string[]): string => [HEADER, ...lines].join('\n');

async function load(
  content: string | Buffer,
  options: { file?: string; skipInvalid?: boolean } = {},
): Promise<ImportSummary & { lines: string[] }> {
  const path = join(folder, options.file ?? 'businesses.csv');
  writeFileSync(path, content);
  const lines: string[] = [];
  const summary = await importBusinesses(app, fileRecords(path), {
    skipInvalid: options.skipInvalid ?? false,
    onRefusal: ({ line, reason }) => lines.push(`${line}: ${reason}`),
  });
  return { ...summary, lines };
}

const all = async (sql: string): Promise<Record<string, unknown>[]> => (await database.pool.query(sql)).rows;
const count = async (from: string): Promise<number> =>
  Number((await all(`select count(*) as n from ${from}`))[0]?.['n']);

describe('a good file', () => {
  it('adds its businesses with slug, time zone and category derived, and announces each of them', async () => {
    const header = `${HEADER},latitude,longitude,category,website`;
    const summary = await load(
      [
        header,
        '"Perry & Walters, LLP",212 N Westover Blvd,Albany,GA,31701,31.573054,-84.154783,Divorce & Family Law,',
        'Perry & Walters LLP,9 Oak St,Phoenix,Arizona,85001,,,dui,https://pw.example.com',
        'No Category,1 Elm St,Reno,NV,89501,,,,',
        '"Two\nLines",1 Elm St,Boston,MA,02108,,,litigation,',
      ].join('\r\n'),
    );
    expect(summary).toMatchObject({ added: 4, updated: 0, unchanged: 0, refused: 0, stored: true });
    expect(
      await all(`select b.slug, b.time_zone, c.slug as category, b.rating, b.review_count, b.website, b.name
                      from businesses b join categories c on c.id = b.category_id order by b.slug`),
    ).toEqual([
      {
        slug: 'no-category',
        time_zone: 'America/Los_Angeles',
        category: 'general-practice',
        rating: '0.0',
        review_count: 0,
        website: null,
        name: 'No Category',
      },
      {
        slug: 'perry-and-walters-llp',
        time_zone: 'America/New_York',
        category: 'divorce-family-law',
        rating: '0.0',
        review_count: 0,
        website: null,
        name: 'Perry & Walters, LLP',
      },
      {
        slug: 'perry-and-walters-llp-phoenix-az',
        time_zone: 'America/Phoenix',
        category: 'dui-dwi-defense',
        rating: '0.0',
        review_count: 0,
        website: 'https://pw.example.com',
        name: 'Perry & Walters LLP',
      },
      {
        slug: 'two-lines',
        time_zone: 'America/New_York',
        category: 'general-practice',
        rating: '0.0',
        review_count: 0,
        website: null,
        name: 'Two Lines',
      },
    ]);
    expect(await count(`outbox_events where type = 'business.changed'`)).toBe(4);
  });

  it('tells courts and agencies from firms, which alone have practice areas', async () => {
    const content = [
      `${HEADER},category,additionalPracticeAreas,kind`,
      'Suffolk District Court,1 Court Sq,Boston,MA,02109,courts,,',
      'Boston Housing Authority,2 Court Sq,Boston,MA,02109,,real-estate,',
      'Legal Services of Boston,3 Court Sq,Boston,MA,02109,,,',
      'Lowell Rent Board,4 Court Sq,Boston,MA,02109,,,agency',
      'Boston Firm LLC,5 Court Sq,Boston,MA,02109,,,',
    ].join('\n');
    expect(await load(content)).toMatchObject({ added: 5, refused: 0 });
    const kinds = () =>
      all(`select b.slug, b.kind, c.slug as area, (select count(*)::int from business_practice_areas p where p.business_id = b.id) as more
           from businesses b left join categories c on c.id = b.category_id where b.zip_code = '02109' order by b.address`);
    const expected = [
      { slug: 'suffolk-district-court', kind: 'court', area: null, more: 0 },
      { slug: 'boston-housing-authority', kind: 'agency', area: null, more: 0 },
      { slug: 'legal-services-of-boston', kind: 'legal-aid', area: 'legal-aid', more: 0 },
      { slug: 'lowell-rent-board', kind: 'agency', area: null, more: 0 },
      { slug: 'boston-firm-llc', kind: 'law-firm', area: 'general-practice', more: 0 },
    ];
    expect(await kinds()).toEqual(expected);

    const withoutKinds = content.replaceAll(/,[^,]*$/gm, '');
    expect(await load(withoutKinds)).toMatchObject({ updated: 0, unchanged: 5 });
    await database.pool.query(`update businesses set kind = 'law-firm' where slug = 'suffolk-district-court'`);
    expect(await load(withoutKinds)).toMatchObject({ updated: 1, unchanged: 4 });
    expect(await kinds()).toEqual(expected);
  });

  it('changes and announces nothing the second time', async () => {
    const content = [
      `{"name":"Full","address":"1 A St","city":"Austin","state":"TX","zipCode":"78701","hours":{"tue":{"open":"09:00","close":"17:00"},"mon":{"close":"17:00","open":"09:00"}},"languages":["en","es"],"feeBasis":["flat"],"latitude":30.27,"longitude":-97.74,"freeConsultation":true,"licences":[{"jurisdiction":"Texas","number":"1"}],"additionalPracticeAreas":["tax-law","Immigration"],"priceRange":"$$"}`,
      `{"name":"Bare","address":"1 A St","city":"Austin","state":"TX","zipCode":"78701"}`,
    ].join('\n');
    expect(await load(content, { file: 'f.ndjson' })).toMatchObject({ added: 2, stored: true });
    expect(await count('business_practice_areas')).toBe(2);
    await database.pool.query('delete from outbox_events');
    expect(await load(content, { file: 'f.ndjson' })).toMatchObject({
      added: 0,
      updated: 0,
      unchanged: 2,
      stored: true,
    });
    expect(await count('outbox_events')).toBe(0);
  });

  it('updates by slug, or by name and ZIP code in any case, and announces only what changed', async () => {
    await load(csv(row('Alpha'), row('Beta'), row('Gamma')));
    await database.pool.query(`delete from outbox_events`);
    await database.pool.query(
      `update businesses set phone = '(404) 555-0100', rating = 4, review_count = 1 where slug = 'beta'`,
    );
    await database.pool.query(
      `insert into reviews (business_id, user_name, rating) select id, 'Ann', 4 from businesses where slug = 'beta'`,
    );
    await database.pool.query(`delete from outbox_events`);
    const summary = await load(
      `${HEADER},slug,email\nNew Name,2 Main St,Macon,GA,31201,alpha,\nBETA,9 Main St,Atlanta,GA,30301,,b@b.example.com\nGamma,1 Main St,Atlanta,GA,30301,gamma,`,
    );
    expect(summary).toMatchObject({ added: 0, updated: 2, unchanged: 1 });
    expect(
      await all('select slug, name, city, phone, email, rating, review_count, version from businesses order by slug'),
    ).toEqual([
      {
        slug: 'alpha',
        name: 'New Name',
        city: 'Macon',
        phone: null,
        email: null,
        rating: '0.0',
        review_count: 0,
        version: 2,
      },
      {
        slug: 'beta',
        name: 'BETA',
        city: 'Atlanta',
        phone: '(404) 555-0100',
        email: 'b@b.example.com',
        rating: '4.0',
        review_count: 1,
        version: 3,
      },
      {
        slug: 'gamma',
        name: 'Gamma',
        city: 'Atlanta',
        phone: null,
        email: null,
        rating: '0.0',
        review_count: 0,
        version: 1,
      },
    ]);
    expect(await count('outbox_events')).toBe(2);
    expect(await count('reviews')).toBe(1);
    expect(await all('select city, count from cities where count > 0 order by city')).toEqual([
      { city: 'Atlanta', count: 2 },
      { city: 'Macon', count: 1 },
    ]);
  });

  it('gives every new business a slug of its own, over many batches', async () => {
    const lines = Array.from({ length: 1300 }, (_, i) =>
      row(`Same ${['Name', 'Name.', "Na'me"][i % 3]}`, String(30000 + Math.floor(i / 3))),
    );
    expect(await load(csv(...lines))).toMatchObject({ added: 1300, stored: true });
    expect(await count(`(select distinct slug from businesses where slug like 'same-name%') s`)).toBe(1300);
  });
});

describe('a file with bad lines', () => {
  const bad = csv(
    row('Good'),
    '"Quoted, over\ntwo lines",1 Main St,Atlanta,GA,30301',
    '=cmd|calc,1 Main St,Atlanta,GA,30301',
    'Short,1 Main St',
    row('Good'),
    row('Zip', '303'),
    'Unclosed "ok",1 Main St,Atlanta,XX,30301',
    '"never closed,1 Main St,Atlanta,GA,30301',
    row('Last'),
  );
  const expected = [
    '5: name "=cmd|calc" would run as a formula in a spreadsheet',
    '6: has 2 cells, the header has 5',
    '7: is about the same firm as line 2',
    '8: zipCode "303" is not a ZIP code of five digits (a spreadsheet may have dropped its leading zero)',
    '9: state "XX" is no state of the US',
    '10: opens a quote that is never closed',
  ];

  it('changes nothing, and names each line as the file counts it', async () => {
    const summary = await load(bad);
    expect(summary).toMatchObject({ refused: 6, stored: false });
    expect(summary.lines).toEqual(expected);
    expect((await count('businesses')) + (await count('outbox_events')) + (await count('cities'))).toBe(0);
  });

  it('changes nothing either when the bad line comes after batches of good ones', async () => {
    const lines = Array.from({ length: 1200 }, (_, i) => row(`Firm ${i}`));
    expect(await load(csv(...lines, 'bad'))).toMatchObject({
      refused: 1,
      stored: false,
      lines: [expect.stringMatching(/^1202: /)],
    });
    expect(await count('businesses')).toBe(0);
  });

  it('loads the good ones with --skip-invalid', async () => {
    expect(await load(bad, { skipInvalid: true })).toMatchObject({
      added: 3,
      refused: 6,
      stored: true,
      lines: expected,
    });
    expect((await all('select slug from businesses order by slug')).map(({ slug }) => slug)).toEqual([
      'good',
      'last',
      'quoted-over-two-lines',
    ]);
  });

  it('refuses unknown categories, other encodings and NUL by line', async () => {
    const content = Buffer.concat([
      Buffer.from(`${HEADER},category\n${row('A')},plumbing\n${row('Caf')}`),
      Buffer.from([0xe9]),
      Buffer.from(`,tax-law\n${row('N\0')},\n${row('B')},Tax Law\n`),
    ]);
    expect((await load(content)).lines).toEqual([
      '2: category "plumbing" is not a practice area (a slug, name or other name of one)',
      '3: is not valid UTF-8; save the file as UTF-8',
      '4: holds a NUL character',
    ]);
  });

  it('refuses a line whose slug is one business and whose name and ZIP code are another', async () => {
    await load(csv(row('Alpha'), row('Beta')));
    expect((await load(`${HEADER},slug\n${row('Beta')},alpha\n${row('Alpha')},unheard-of`)).lines).toEqual([
      '2: name and zipCode are those of another firm than slug "alpha"',
      '3: name and zipCode are those of another firm than slug "unheard-of"',
    ]);
  });

  it('refuses a second line about the same business in a later batch', async () => {
    const lines = Array.from({ length: 700 }, (_, i) => row(`Firm ${i}`));
    expect((await load(csv(...lines, row('FIRM 3')))).lines).toEqual(['702: is about the same firm as line 5']);
  });

  it('names the line of NDJSON that is no business', async () => {
    const good = `{"name":"G","address":"1 A St","city":"Austin","state":"TX","zipCode":"78701"}`;
    const content = [
      good,
      '{',
      '[]',
      '',
      `{"name":"X","__proto__":{},"zipCode":1}`,
      good.replace('"G"', '"H","rating":5'),
    ].join('\n');
    expect((await load(content, { file: 'f.ndjson' })).lines).toEqual([
      '2: is not JSON',
      '3: is not a JSON object',
      expect.stringMatching(/^5: unknown column "__proto__"/),
      '6: column "rating" cannot be imported: it is made here',
    ]);
  });
});

describe('a file that cannot be read as a whole', () => {
  it.each([
    [
      'a column is unknown',
      `${HEADER},favouriteColour\n`,
      /^line 1: unknown column "favouriteColour"; known are name,/,
    ],
    ['it brings ratings', `${HEADER},rating\n`, /^line 1: column "rating" cannot be imported/],
    [
      'a column is missing',
      'name,city\n',
      /column "address" is missing; column "state" is missing; column "zipCode" is missing/,
    ],
    ['a column is there twice', `${HEADER},name\n`, /column "name" is there twice/],
    ['it is separated by semicolons', HEADER.replaceAll(',', ';'), /separated by commas/],
    ['it is in UTF-16', Buffer.from(`\ufeff${HEADER}`, 'utf16le'), /^line 1: the file is in UTF-16/],
    ['it is empty', '', /holds no firms/],
    ['it holds a header only', HEADER, /holds no firms/],
  ])('is refused when %s', async (_when, content, message) => {
    await expect(load(content)).rejects.toThrow(message);
    expect(await count('businesses')).toBe(0);
  });

  it('is refused when its name ends in something else, or it is not there', async () => {
    await expect(load('x', { file: 'businesses.xlsx' })).rejects.toThrow(/must end in \.csv, \.ndjson/);
    await expect(
      importBusinesses(app, fileRecords(join(folder, 'absent.csv')), { skipInvalid: false }),
    ).rejects.toThrow(/no such file/);
  });

  it('is refused when it is a folder', async () => {
    mkdirSync(join(folder, 'folder.csv'), { recursive: true });
    await expect(
      importBusinesses(app, fileRecords(join(folder, 'folder.csv')), { skipInvalid: false }),
    ).rejects.toThrow(/is not a file/);
  });

  it('refuses half of a surrogate pair by line, which PostgreSQL would refuse with the whole batch', async () => {
    const line = `{"name":"A\\ud800B","address":"1 A St","city":"Austin","state":"TX","zipCode":"78701"}`;
    expect((await load(line, { file: 'f.ndjson' })).lines).toEqual([
      '1: name holds invisible or replacement characters',
    ]);
  });

  it('is read when it begins with a byte order mark', async () => {
    expect(await load(`\ufeff${csv(row('Marked'))}`)).toMatchObject({ added: 1 });
  });
});
