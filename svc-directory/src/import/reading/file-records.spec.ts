import { mkdirSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import LISTED from '../../../test/cases/listed.json' with { type: 'json' };
import { recordsOf } from '../../../test/file-records.ts';
import { fileRecords } from './file-records.ts';

const HEADER = 'name,address,city,state,zipCode';
const ROW = 'Alpha Law PC,1 Main St,Boston,MA,02108';
const RAW = { name: 'Alpha Law PC', address: '1 Main St', city: 'Boston', state: 'MA', zipCode: '02108' };
const ALL_OTHERS = new Map([['*', null]]);

describe('a CSV file', () => {
  it.each([
    ['has rows of empty cells', `${HEADER}\n${ROW}\n,,,,\n , ,,N/A,\n`, 2],
    ['begins with sep=,', `sep=,\r\n${HEADER}\r\n${ROW}\r\n`, 3],
    ['begins with sep=;', `\ufeffsep=;\n${HEADER.replaceAll(',', ';')}\n${ROW.replaceAll(',', ';')}\n`, 3],
    ...[';', '\t', '|'].map((sign): [string, string, number] => [
      `is separated by ${JSON.stringify(sign)}`,
      `${HEADER}\n${ROW}\n`.replaceAll(',', sign),
      2,
    ]),
    ['has empty rows above its header', `,,,,\n${HEADER}\n${ROW}`, 3],
    ['has columns of nothing', `${HEADER},,\n${ROW},,\n`, 2],
    ['has rows that go on with nothing', `${HEADER}\n${ROW},,,\n`, 2],
    ['names its columns in other words', `Name,Street Address,CITY,State,Zip Code\n${ROW}`, 2],
  ])('is read when it %s', async (_how, content, line) => {
    expect(await recordsOf(content)).toEqual([{ line, raw: RAW }]);
  });

  it('with a title above its columns is refused with what to do', async () => {
    await expect(recordsOf(`Law firms of Boston\n${HEADER}\n${ROW}`)).rejects.toThrow(
      /^line 1: unknown column "Law firms of Boston".* the first row must name the columns: say which it is by --map "Its name=\w+", or delete what stands above it\.$/,
    );
  });

  it('refuses rows that are shorter or longer than its columns, and tells of optional ones that are missing', async () => {
    const content = `${HEADER},phone\n${ROW}\nTotal,1\n${ROW},617-555-0101,lost\n`;
    expect(await recordsOf(content)).toEqual([
      {
        line: 2,
        raw: RAW,
        remarks: [
          { field: 'columns', kind: 'doubtful', text: 'the row has 5 cells, the header has 6: phone are not read' },
        ],
      },
      { line: 3, problem: 'has 2 cells, the header has 6' },
      { line: 4, problem: expect.stringContaining('has 7 cells, the header has 6: a cell that holds') },
    ]);
  });

  it('tells of a cell below no name, and once of a column whose field another one has', async () => {
    expect(await recordsOf(`${HEADER},,Firm\n${ROW},lost,B\n`)).toEqual([
      { line: 1, note: 'column "Firm" is left out, because "name" is read as name' },
      {
        line: 2,
        raw: RAW,
        remarks: [{ field: 'column 6', kind: 'left out', text: '"lost" is left out, because the column has no name' }],
      },
    ]);
  });

  it('is read as the operator says of its columns', async () => {
    const map = new Map([
      ['Kanzlei', 'name'],
      ['Tel', 'phone'],
      ['*', null],
    ]);
    const content = `Kanzlei,address,city,state,zipCode,County,Mailing Address\n${ROW},Suffolk,PO Box 1\n`;
    expect(await recordsOf(content, 'firms.csv', map)).toEqual([
      {
        line: 1,
        note: 'column "Mailing Address" is left out, because "address" is read as address; left out as --map "*=" says: "County"; --map names "Tel", which is no column of the file',
      },
      { line: 2, raw: RAW },
    ]);
  });

  it('tells which columns that are left out with all others may say who is not listed', async () => {
    const content = `${HEADER},Colour,claim_status,x_expired\n${ROW},,,\n`;
    expect(await recordsOf(content, 'firms.csv', new Map([['*', null]]))).toMatchObject([
      {
        note: 'left out as --map "*=" says: "Colour", "claim_status", "x_expired"; "claim_status", "x_expired" may say who is closed or not published: --map "claim_status=businessStatus" reads it',
      },
      { raw: RAW },
    ]);
  });

  it('may have its cities, states and ZIP codes in the addresses', async () => {
    expect(await recordsOf('name,Full Address\nAlpha Law PC,"1 Main St, Boston, MA 02108"\n')).toEqual([
      { line: 2, raw: { name: 'Alpha Law PC', address: '1 Main St, Boston, MA 02108' } },
    ]);
  });

  it('lists the known columns once, however many are unknown', async () => {
    const failure = await recordsOf(`${HEADER},Fone,Colour\n${ROW},,\n`).catch((error: Error) => error.message);
    expect(failure).toMatch(
      /^line 1: unknown column "Fone" \(did you mean phone\?\); unknown column "Colour"; known are name, /,
    );
    expect(String(failure).match(/known are/g)).toHaveLength(1);
  });

  it.each(LISTED as [column: string, cell: string, outcome: string | null][])(
    'with a column %s of %j: %s',
    async (column, cell, outcome) => {
      const [record] = await recordsOf(`${HEADER},${column}\n${ROW},${cell}\n${ROW},\n`);
      if (outcome === null) expect(record).toMatchObject({ raw: RAW });
      else expect(JSON.stringify(record)).toContain(JSON.stringify(outcome).slice(1, -1));
      expect('raw' in Object(record)).toBe(outcome === null);
    },
  );
});

describe('a JSON file', () => {
  const item = JSON.stringify(RAW);

  it.each(['firms.json', 'firms.ndjson'])('that is a list is read with the line of each firm, in %s', async (file) => {
    const content = `[\n${item},\n{"rating": 5},\n7,\n{"Firm": "}]" },\n{"__proto__":{}},\n{"rating":4},\n{1}\n]`;
    expect(await recordsOf(content, file)).toEqual([
      { line: 2, firm: 1, raw: RAW },
      { line: 3, firm: 2, problem: expect.stringContaining('"rating" cannot be imported: it is made here; a column') },
      { line: 4, firm: 3, problem: 'is not a JSON object' },
      { line: 5, firm: 4, raw: { name: '}]' } },
      { line: 6, firm: 5, problem: expect.stringMatching(/^unknown column "__proto__"/) },
      { line: 7, firm: 6, problem: 'has columns that a line above tells of' },
      { line: 8, firm: 7, problem: 'is not JSON' },
    ]);
  });

  it.each([
    ['a list within an object', `{"type":"x","name":"Layer",\n"features":[${item}],"more":[{"a":1}]}`, 2],
    ['GeoJSON', `{"type":"x","features":[{"type":"Feature","id":1,"properties":${item},"geometry":null}]}`, 1],
  ])('that is %s is read', async (_what, content, line) => {
    expect(await recordsOf(content, 'firms.json')).toEqual([{ line, firm: 1, raw: RAW }]);
  });

  it.each(['firms.json', 'firms.jsonl'])(
    'of lines is read as lines, also with lists within firms, in %s',
    async (file) => {
      const raw = { licences: [{ jurisdiction: 'Ohio' }, { jurisdiction: 'Iowa' }], ...RAW };
      const firm = JSON.stringify(raw);
      expect(await recordsOf(`${firm}\n${firm}\n`, file)).toEqual([
        { line: 1, raw },
        { line: 2, raw },
      ]);
    },
  );

  it('that is one firm over several lines is refused with what to write', async () => {
    const firm = JSON.stringify({ ...RAW, licences: [{ jurisdiction: 'Ohio' }] }, null, 1);
    await expect(recordsOf(firm, 'firms.json')).rejects.toThrow('write the firms as a list');
  });

  it('that has no end is refused at the firm', async () => {
    expect(await recordsOf(`[${item},{`, 'firms.json')).toContainEqual(
      expect.objectContaining({ firm: 2, problem: 'is in a list that has no end' }),
    );
  });

  it.each<[string, object, object]>([
    ['an address of parts', { address: { street: '1 Main St', city: 'Boston', state: 'MA', zip: '02108' } }, RAW],
    [
      'parts by another name',
      { address_attributes: { street: '1 Main St', city: 'Boston', state: 'MA', zip: '02108' } },
      RAW,
    ],
    ['a position', { ...RAW, location: { lat: 42.36, lng: -71.06 } }, { ...RAW, latitude: 42.36, longitude: -71.06 }],
    ['hours', { ...RAW, hours: { mon: null } }, { ...RAW, hours: { mon: null } }],
  ])('may have %s', async (_what, value, raw) => {
    const content = JSON.stringify([{ name: RAW.name, ...value }]);
    expect(await recordsOf(content, 'firms.json')).toEqual([{ line: 1, firm: 1, raw }]);
  });

  it('tells once of what the operator leaves out, and of each entry that another one has', async () => {
    const firm = JSON.stringify({ ...RAW, Firm: 'B', colour: 'red' });
    const lesser = {
      field: 'name',
      kind: 'left out',
      text: 'column "Firm" is left out, because "name" is read as name',
    };
    const others = { field: 'columns', kind: 'left out', text: 'left out as --map "*=" says: "colour"' };
    expect(await recordsOf(`${firm}\n${firm}`, 'f.ndjson', ALL_OTHERS)).toEqual([
      { line: 1, raw: RAW, remarks: [lesser, others] },
      { line: 2, raw: RAW, remarks: [lesser] },
    ]);
  });

  it('of thousands of unknown names, or of deep lists, costs little', async () => {
    const names = JSON.stringify(Object.fromEntries(Array.from({ length: 4500 }, (_, at) => [`adres${at}`, 1])));
    const deep = `{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
    const before = process.cpuUsage();
    const records = await recordsOf(`${names}\n${deep}\n{"name":"${'('.repeat(60_000)}"}`, 'f.ndjson');
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(400);
    expect(records).toMatchObject([
      { problem: expect.stringContaining('; 4480 more columns cannot be read; ') },
      { problem: 'is nested too deeply' },
      { raw: {} },
    ]);
  });
});

it.each<[string, string | Buffer, RegExp]>([
  ...['xlsx', 'ods', 'vcf'].map((end): [string, string, RegExp] => [`firms.${end}`, 'PK', /Save it as CSV: in Excel/]),
  ['it-brings-ratings.csv', `${HEADER},rating\n`, /^line 1: column "rating" cannot be imported/],
  ['has-few-columns.csv', 'name,city\n', /"address" is missing; column "state" is missing; column "zipCode" is mis/],
  ['is-in-utf-16.csv', Buffer.from(`\ufeff${HEADER}`, 'utf16le'), /^line 1: the file is in UTF-16/],
  ['is-empty.csv', '', /holds no firms/],
  ['holds-a-header-only.csv', HEADER, /holds no firms/],
])('%s is refused as a whole', async (file, content, message) => {
  await expect(recordsOf(content, file)).rejects.toThrow(message);
});

it('what is no file is refused', async () => {
  await expect(fileRecords('/no/such.csv').next()).rejects.toThrow(/no such file/);
  const folder = join(tmpdir(), `lawdex-${process.pid}.csv`);
  mkdirSync(folder);
  await expect(fileRecords(folder).next()).rejects.toThrow(/is not a file/);
  rmdirSync(folder);
});
