import { describe, expect, it } from '@jest/globals';
import { recordsOf } from '../../../test/file-records.ts';

const HEADER = 'name,address,city,state,zipCode';
const ROW = 'Alpha Law PC,1 Main St,Boston,MA,02108';
const RAW = { name: 'Alpha Law PC', address: '1 Main St', city: 'Boston', state: 'MA', zipCode: '02108' };

describe('a CSV file', () => {
  it.each([
    ['has rows of empty cells', `${HEADER}\n${ROW}\n,,,,\n , ,,,\n`, 2],
    ['begins with sep=,', `sep=,\r\n${HEADER}\r\n${ROW}\r\n`, 3],
    ['begins with sep=;', `\ufeffsep=;\n${HEADER.replaceAll(',', ';')}\n${ROW.replaceAll(',', ';')}\n`, 3],
    ['is separated by semicolons', `${HEADER.replaceAll(',', ';')}\n${ROW.replaceAll(',', ';')}\n`, 2],
    ['is separated by tabs', `${HEADER.replaceAll(',', '\t')}\n${ROW.replaceAll(',', '\t')}\n`, 2],
    ['is separated by bars', `${HEADER.replaceAll(',', '|')}\n${ROW.replaceAll(',', '|')}\n`, 2],
    ['has empty rows above its header', `,,,,\n${HEADER}\n${ROW}`, 3],
    ['has columns of nothing', `${HEADER},,\n${ROW},,\n`, 2],
    ['has rows that go on with nothing', `${HEADER}\n${ROW},,,\n`, 2],
    ['names its columns in other words', `Name,Street Address,CITY,State,Zip Code\n${ROW}`, 2],
  ])('is read when it %s', async (_how, content, line) => {
    expect(await recordsOf(content)).toEqual([{ line, raw: RAW }]);
  });

  it('has titles above its columns and totals below its firms, and tells that they are left out', async () => {
    const content = `Law firms of Boston\n\nMay 2026,,,,\n${HEADER}\n${ROW}\n${HEADER.toUpperCase().replace('Y,', 'Ý ,')}\nTotal,,,,\nSource: State Bar,,,,\nPage 1 of 1\nExported on 2026-05-01,,,,\n`;
    const about = (rows: string): string => `"${rows}" is left out: it is about no firm`;
    expect(await recordsOf(content)).toEqual([
      { line: 1, note: '"Law firms of Boston" is left out: it stands above the columns' },
      { line: 3, note: '"May 2026" is left out: it stands above the columns' },
      { line: 5, raw: RAW },
      { line: 6, note: 'is left out: it names the columns again' },
      { line: 7, note: about('Total') },
      { line: 8, note: about('Source: State Bar') },
      { line: 9, note: about('Page 1 of 1') },
      { line: 10, note: about('Exported on 2026-05-01') },
    ]);
    await expect(recordsOf('Firms\nof Boston\n')).rejects.toThrow('The file holds no firms: no line names columns');
    await expect(recordsOf(`Firms\n${HEADER}\nTotal,0\n`)).rejects.toThrow('The file holds no firms.');
  });

  it.each([
    ['Firms | Boston', ','],
    ['Law Firm', ','],
    ['Firms of Boston, MA', ';'],
    ['Firms of Boston; 2026', '|'],
  ])('has a title %j above columns between %j, also without its other columns', async (title, delimiter) => {
    const content = `${title}\n${`${HEADER}\n${ROW}`.replaceAll(',', delimiter)}\n`;
    for (const map of [undefined, new Map([['*', null]])]) {
      expect(await recordsOf(content, 'firms.csv', map)).toEqual([
        { line: 1, note: `"${title}" is left out: it stands above the columns` },
        { line: 3, raw: RAW },
      ]);
    }
  });

  it('has titles of several cells above a header that names three columns', async () => {
    const content = `State,MA,Agency,Trial Court,\nCounty,Suffolk,,,\n${HEADER}\n${ROW}\n-,N/A,,-,\n;;;;\n`;
    expect(await recordsOf(content)).toEqual([
      { line: 1, note: '"State MA Agency Trial Court" is left out: it stands above the columns' },
      { line: 2, note: '"County Suffolk" is left out: it stands above the columns' },
      { line: 4, raw: RAW },
    ]);
  });

  it.each([`Foo,Bar\n1,2`, `Foo,Bar\n${'1,2\n'.repeat(20)}${HEADER}\n${ROW}`, `name,Foo\n1,2`])(
    'without a header near its top says what is wrong with its first row: %j',
    async (content) => {
      await expect(recordsOf(content)).rejects.toThrow(/^line 1: unknown column "Foo"/);
    },
  );

  it('has an address of several parts, of which none is said twice', async () => {
    const content =
      'name,address,Address 2,Suite,Floor,city,state,zip\nAlpha Law PC,1 Main St,Suite 5,5,3,Boston,MA,02108\n';
    expect(await recordsOf(content)).toEqual([{ line: 2, raw: { ...RAW, address: '1 Main St, Suite 5, Floor 3' } }]);
  });

  it('may be named .txt', async () => {
    expect(await recordsOf(`${HEADER}\n${ROW}`.replaceAll(',', '|'), 'firms.txt')).toEqual([{ line: 2, raw: RAW }]);
  });

  it('tells once of a column whose field another one has', async () => {
    const why = 'is left out, because "name" is read as name';
    expect(await recordsOf(`${HEADER},Firm,Attorney\n${ROW},B,C\n${ROW},B,C\n`)).toEqual([
      { line: 1, note: `column "Firm" ${why}; column "Attorney" ${why}` },
      { line: 2, raw: RAW },
      { line: 3, raw: RAW },
    ]);
  });

  it.each(['Total Law PC,,,,', 'Source Law,,,,', 'Total,1 Main St,Boston,,', 'Page & Total,,,,'])(
    'takes %j for a firm that lacks something',
    async (row) => {
      expect(await recordsOf(`${HEADER}\n${row}\n`)).toEqual([
        expect.objectContaining({ line: 2, raw: expect.anything() }),
      ]);
    },
  );

  it('may have long cells that begin like footers, and takes no time for them', async () => {
    const row = `"Exported ${'1'.repeat(60_000)}\nas a firm",,,,\n`;
    expect(await recordsOf(`${HEADER}\n${row.repeat(6)}`)).toHaveLength(6);
  });

  it.each([
    ['1', 'Main St', '', '1 Main St', 'changed'],
    ['', 'Main St', '', 'Main St', null],
    ['N/A', '1 Main St', '', '1 Main St', null],
    ['1', '1 Main St', '', '1 Main St', null],
    ['1A', '1a  Main St', 'Suite 5', '1a  Main St, Suite 5', null],
    ['1', '1-3 Main St', '', '1-3 Main St', null],
    ['="1"', '1 Main St', '', '1 Main St', null],
    ['1', '1st St', 'Suite 5', '1 1st St, Suite 5', 'changed'],
    ['1', '12 Main St', '', '1 12 Main St', 'doubtful'],
  ])('has the number of a house %j joined to its street %j', async (number, street, suite, address, kind) => {
    const columns = 'Street Number,Street Name,Suite,city,state,zipCode,name';
    const cell = `"${number.replaceAll('"', '""')}"`;
    const [record] = await recordsOf(`${columns}\n${cell},${street},${suite},Boston,MA,02108,A\n`);
    expect(record).toMatchObject({ raw: { address } });
    const told = expect.objectContaining({ field: 'address', kind });
    expect(record).toEqual(
      kind === null
        ? expect.not.objectContaining({ remarks: expect.anything() })
        : expect.objectContaining({ remarks: [told] }),
    );
  });

  it('has the second line of an address joined to the first', async () => {
    const content = `${HEADER},Address 2\n${ROW},Suite 5\n${ROW},\n${ROW},N/A\n`;
    const addresses = (await recordsOf(content)).map((record) => 'raw' in record && record.raw['address']);
    expect(addresses).toEqual(['1 Main St, Suite 5', '1 Main St', '1 Main St']);
  });

  it.each([
    ['1 Highway 12', '12', '', '', '1 Highway 12, 12'],
    ['PO Box 5', '5', '', '', 'PO Box 5, 5'],
    ['1 Main St Suite 5', 'Floor 2', '', '', '1 Main St Suite 5, Floor 2'],
    ['1 Main St Suite 5', 'Floor 2', '3', 'Suite 5', '1 Main St Suite 5, Floor 2, Building 3'],
    ['1 Main St Suite 5, Floor 2', '', '', 'Suite 5', '1 Main St Suite 5, Floor 2'],
    ['1 Main St, Suite 5', '', '', '5', '1 Main St, Suite 5'],
    ['1 Main St Ste. 5', 'Suite 5', '', '', '1 Main St Ste. 5'],
    ['1 Main St #5', 'Ste 5', '', '5', '1 Main St #5'],
    ['1 Main St, Suite 15', 'Suite 5', '', '', '1 Main St, Suite 15, Suite 5'],
    ['1 Main St, Suite 5', 'Suite 5A', '', '', '1 Main St, Suite 5, Suite 5A'],
    ['1 Main Plaza', 'Plaza', '', '', '1 Main Plaza, Plaza'],
    ['1 Main St, Annex', 'annex', '', '', '1 Main St, Annex'],
  ])(
    'has to %j joined what it lacks of %j, building %j and unit %j',
    async (street, second, building, unit, address) => {
      const content = `name,address,Address 2,Building,Unit,city,state,zipCode\nA,"${street}",${second},${building},${unit},B,MA,02108\n`;
      expect(await recordsOf(content)).toMatchObject([{ raw: { address } }]);
    },
  );

  it.each([
    ['name,Full Address,Zip4', 'A,"1 Main St, Boston, MA 02108",1234', null, '"1234"'],
    ['name,address,city,state,Zip+4', 'A,1 Main St,Boston,MA,1234', null, '"1234"'],
    ['name,address,city,state,Zip+4', 'A,1 Main St,Boston,MA,02108-1234', '02108-1234', null],
    ['name,address,city,state,Zip,Zip+4', 'A,1 Main St,Boston,MA,02108,1234', '02108-1234', null],
  ])('has in columns %j of %j the ZIP code %j without %j', async (columns, row, zipCode, lost) => {
    const [record] = await recordsOf(`${columns}\n${row}\n`);
    expect(record).toMatchObject({ raw: { zipCode } });
    const told = { field: 'zipCode', kind: 'left out', text: expect.stringContaining(String(lost)) };
    expect('remarks' in Object(record) ? Object(record).remarks : []).toEqual(lost === null ? [] : [told]);
  });

  it('has hours in a column for each weekday', async () => {
    const content = `${HEADER},Monday hours,Tue,Sunday\n${ROW},9:00 AM-5:00 PM,"8-12; 13-17\nlunch 12-1",x\n${ROW},,N/A,\n`;
    const hours = (await recordsOf(content)).map((record) => 'raw' in record && record.raw['hours']);
    expect(hours).toEqual(['mon 9:00 AM-5:00 PM; tue 8-12, 13-17, lunch 12-1; sun closed', null]);
  });

  it('tells of a cell below no name', async () => {
    expect(await recordsOf(`${HEADER},\n${ROW},lost\n`)).toEqual([
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
      ['County', null],
      ['Tel', 'phone'],
    ]);
    const content = `Kanzlei,address,city,state,zipCode,County\n${ROW},Suffolk\n,,,,,Norfolk\n`;
    expect(await recordsOf(content, 'firms.csv', map)).toEqual([
      { line: 1, note: '--map names "Tel", which is no column of the file' },
      { line: 2, raw: RAW },
      { line: 3, note: '"Norfolk" is left out: it is about no firm' },
    ]);
  });

  it('is read without its other columns when the operator says so', async () => {
    const map = new Map([
      ['Office', 'address'],
      ['*', null],
    ]);
    const content = `Office,Mailing Address,name,city,state,zipCode,County\n1 Main St,PO Box 1,${ROW.replace('1 Main St,', '')},Suffolk\n`;
    expect(await recordsOf(content, 'firms.csv', map)).toEqual([
      {
        line: 1,
        note: 'column "Mailing Address" is left out, because "Office" is read as address; left out as --map "*=" says: "County"',
      },
      { line: 2, raw: RAW },
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
});

describe('a JSON file', () => {
  const item = JSON.stringify({ Name: RAW.name, ...RAW, name: undefined });

  it.each(['firms.json', 'firms.ndjson'])('that is a list is read like lines, in %s', async (file) => {
    expect(await recordsOf(`[\n${item},\n{"rating": 5},\n7\n]`, file)).toEqual([
      { line: 2, firm: 1, raw: RAW },
      {
        line: 3,
        firm: 2,
        problem: expect.stringContaining('"rating" cannot be imported: it is made here; a column is left out by'),
      },
      { line: 4, firm: 3, problem: 'is not a JSON object' },
    ]);
  });

  it('may have an address of parts', async () => {
    const { city, state, zipCode } = RAW;
    const nested = { name: RAW.name, address: { streetAddress: RAW.address, city, state, zip: zipCode } };
    expect(await recordsOf(`[${JSON.stringify(nested)}]`, 'firms.json')).toEqual([{ line: 1, firm: 1, raw: RAW }]);
  });

  it.each([
    ['a list', { monday: ['9-5'] }, { hours: { mon: ['9-5'] } }],
    ['a half of its times', { monday: { open: '9' }, tue: 'x' }, { hours: { mon: { open: '9' }, tue: 'closed' } }],
    ['a text beside hours', { hours: { mon: '9-5' }, sat: '10-2' }, { hours: [{ mon: '9-5' }, { sat: '10-2' }] }],
    ['nothing beside hours', { hours: { mon: '9-5' }, sat: null }, { hours: { mon: '9-5' } }],
    ['a suite that is a number', { suite: 7 }, { address: '1 Main St, Suite 7' }],
    ['a suite that is no text', { suite: [7] }, { address: ['1 Main St', [7]] }],
  ])('loses no part of a field that is %s', async (_what, parts, read) => {
    const content = JSON.stringify([{ ...RAW, ...parts }]);
    expect(await recordsOf(content, 'firms.json')).toEqual([{ line: 1, firm: 1, raw: { ...RAW, ...read } }]);
  });

  it('tells what is left out because another entry has its field', async () => {
    const text = 'column "firm" is left out, because "name" is read as name';
    expect(await recordsOf(JSON.stringify([{ firm: 'B', attorney: null, ...RAW }]), 'firms.json')).toEqual([
      { line: 1, firm: 1, raw: RAW, remarks: [{ field: 'name', kind: 'left out', text }] },
    ]);
  });

  it('of lines is read as lines', async () => {
    expect(await recordsOf(`${item}\n${item}\n`, 'firms.json')).toEqual([
      { line: 1, raw: RAW },
      { line: 2, raw: RAW },
    ]);
  });
});

it.each(['firms.xlsx', 'firms.XLS', 'firms.ods', 'firms.numbers'])(
  '%s is refused with how to save it',
  async (file) => {
    await expect(recordsOf('PK', file)).rejects.toThrow(/Save it as CSV: in Excel File > Save As > "CSV UTF-8/);
  },
);
