import { expect, it } from '@jest/globals';
import { recordsOf } from '../../../test/file-records.ts';
import { ABROAD } from '../fields/abroad.core.ts';
import type { FileRecord } from './file-records.ts';

const HEADER = 'name,address,city,state,zipCode';
const ROW = 'Alpha Law PC,1 Main St,Boston,MA,02108';
const RAW = { name: 'Alpha Law PC', address: '1 Main St', city: 'Boston', state: 'MA', zipCode: '02108' };
const SOCRATA = { address: '1 Main St', city: 'Boston', state: 'MA', zip: '02108' };

const recordOf = async (names: string, cells: string): Promise<FileRecord | undefined> =>
  (await recordsOf(`${HEADER}${names}\n${ROW}${cells}\n${ROW}\n`))[0];

it('a row that ends before its optional columns leaves their fields as they are, and is told', async () => {
  const text = 'the row has 5 cells, the header has 8: phone, mon are not read';
  expect(await recordOf(',phone,mon_1_open,mon_1_close', '')).toEqual({
    line: 2,
    raw: RAW,
    remarks: [{ field: 'columns', kind: 'doubtful', text }],
  });
  expect(await recordOf(',', '')).toEqual({ line: 2, raw: RAW });
});

it.each([
  ['A Law,1 Main St,Boston,MA 02108', 'has 4 cells, the header has 5'],
  [`${ROW},x`, 'has 6 cells, the header has 5: a cell that holds what separates cells stands in quotes'],
])('the row %j is refused', async (row, problem) => {
  expect(await recordsOf(`${HEADER}\n${row}`)).toEqual([{ line: 2, problem }]);
});

it.each(['Closed', 'CLOSED_PERMANENTLY', 'Permanently closed', 'Out of business'])(
  'a firm of the status %j is left out',
  async (status) => {
    expect(await recordOf(',Status', `,${status}`)).toEqual({ line: 2, note: expect.stringMatching(/has closed$/) });
  },
);

it.each(['Open', 'ACTIVE', 'operational', 'N/A'])('a firm of the status %j is read', async (status) => {
  expect(await recordOf(',Status', `,${status}`)).toEqual({ line: 2, raw: RAW });
});

it.each(['Temporarily closed', 'Inactive', '1', 'true', 'yes', 'Y', '0', 'false'])(
  'the status %j is a doubt',
  async (status) => {
    const remarks = [{ field: 'status', kind: 'doubtful', text: `"${status}" is taken for open` }];
    expect(await recordOf(',Status', `,${status}`)).toEqual({ line: 2, raw: RAW, remarks });
  },
);

it.each(['USA', 'U.S.', 'United States of America', ''])('a firm of the country %j is read', async (country) => {
  expect(await recordOf(',Country', `,${country}`)).toEqual({ line: 2, raw: RAW });
});

it.each(['GB', 'fr', 'MX', 'UK', 'CAN', 'GBR'])('a firm of the country %j is refused', async (code) => {
  expect(await recordOf(',Country', `,${code}`)).toEqual({ line: 2, problem: expect.stringContaining(ABROAD) });
});

it.each(['CA', 'DE', 'PR', 'XQ'])('the country %j is a doubt', async (code) => {
  const remarks = [{ field: 'country', kind: 'doubtful', text: `"${code}" is taken for the US` }];
  expect(await recordOf(',Country', `,${code}`)).toEqual({ line: 2, raw: RAW, remarks });
});

it('a firm of another country is refused, and a word that is none is a doubt', async () => {
  expect(await recordOf(',Country', ',Canada')).toEqual({
    line: 2,
    problem: expect.stringMatching(/^"Canada" is outs/),
  });
  const remarks = [{ field: 'country', kind: 'doubtful', text: '"US of A" is taken for the US' }];
  expect(await recordOf(',Country', ',US of A')).toEqual({ line: 2, raw: RAW, remarks });
});

it.each([
  ['in UTF-16 without a mark', Buffer.from(`${HEADER}\n${ROW}`, 'utf16le'), /is in UTF-16; save it as UTF-8, in Excel/],
  ['a spreadsheet by its content', Buffer.from('PK\x03\x04 Sheet1'), /^A spreadsheet \(\.csv\) is not read\. Save it/],
  ['an old spreadsheet', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), /^A spreadsheet/],
  ['a list of people', 'First Name,Last Name,Address,City,State,Zip\nA,B,C,D,E,F', /--map "Last Name=name"/],
])('a file that is %s is refused with what to do', async (_what, content, problem) => {
  await expect(recordsOf(content)).rejects.toThrow(problem);
});

it.each([
  ['has a name beside its list', { name: 'Directory', firms: [RAW] }],
  ['names its list as OData does', { '@odata.context': 'x', value: [RAW] }],
  ['is of Socrata', [{ ':id': 'row-1', name: RAW.name, office: { human_address: JSON.stringify(SOCRATA) } }]],
])('JSON that %s is read', async (_what, content) => {
  expect(await recordsOf(JSON.stringify(content), 'firms.json')).toEqual([
    expect.objectContaining({ firm: 1, raw: RAW }),
  ]);
});

it('a place of Socrata has a position, and a text that is no JSON stays', async () => {
  const place = { latitude: '42.36', longitude: '-71.06', needs_recoding: false };
  const firms = ['{}', '{'].map((human_address) => ({ ...RAW, location: { ...place, human_address } }));
  const [first, second] = await recordsOf(JSON.stringify(firms), 'firms.json');
  expect(first).toMatchObject({ raw: { ...RAW, latitude: '42.36', longitude: '-71.06' } });
  expect(second).toHaveProperty('problem');
});
