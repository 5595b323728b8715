import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ColumnMap } from '../columns.core.ts';
import { fileRecords } from '../file-records.ts';
import type { FileRecord } from '../file-records.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lawdex-json-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function recordsOf(value: unknown, map: ColumnMap = new Map(), file = 'firms.json'): Promise<FileRecord[]> {
  const path = join(folder, file);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  const records: FileRecord[] = [];
  for await (const record of fileRecords(path, map)) records.push(record);
  return records;
}

const BEHIND_NAME = { address: '1 Main St', city: 'Boston', state: 'MA', zipCode: '02108' };
const RAW = { name: 'Alpha Law PC', ...BEHIND_NAME };
const PLACED = { ...RAW, latitude: 42.36, longitude: -71.06 };
const TAGS = {
  name: 'Alpha Law PC',
  'addr:housenumber': '1',
  'addr:street': 'Main St',
  'addr:city': 'Boston',
  'addr:state': 'MA',
  'addr:postcode': '02108',
};
const POINT = { type: 'Point', coordinates: [-71.06, 42.36] };

it.each<[string, object, object]>([
  ['GeoJSON', { type: 'FeatureCollection', features: [{ type: 'Feature', properties: RAW, geometry: POINT }] }, PLACED],
  ['ArcGIS', { crs: {}, features: [{ attributes: RAW, geometry: { x: -71.06, y: 42.36 } }] }, PLACED],
  [
    'GeoJSON with a name',
    { type: 'FeatureCollection', name: 'firms', features: [{ properties: RAW, geometry: POINT }] },
    PLACED,
  ],
  [
    'ArcGIS with other names and many fields',
    {
      fieldAliases: { ADDRESS: 'ADDRESS', name: 'NAME' },
      fields: [{ name: 'a'.repeat(9000), alias: 'ADDRESS' }],
      features: [{ attributes: RAW }],
    },
    RAW,
  ],
  ['a search with its filters', { filters: { city: 'Boston', 'a"[{': '}' }, results: [RAW] }, RAW],
  ['a list in an object of an object', { data: { query: { zip: 1 }, records: [RAW] } }, RAW],
  [
    'Overpass',
    {
      version: 0.6,
      osm3s: { a: '[{' },
      elements: [{ type: 'way', id: 1, center: { lat: 42.36, lon: -71.06 }, tags: TAGS }],
    },
    PLACED,
  ],
  ['Airtable', { records: [{ id: 'rec1', createdTime: '2026-01-01', fields: RAW }], offset: 'itr' }, RAW],
  [
    'Yelp',
    {
      total: 1,
      businesses: [
        {
          ...RAW,
          categories: [{ alias: 'tax', title: 'Tax Law' }],
          coordinates: { latitude: 42.36, longitude: -71.06 },
        },
      ],
    },
    { ...PLACED, additionalPracticeAreas: ['Tax Law'] },
  ],
  [
    'Google',
    { html_attributions: [], results: [{ ...RAW, geometry: { location: { lat: 42.36, lng: -71.06 } } }] },
    PLACED,
  ],
  [
    'Google, by its newer names',
    {
      places: [
        {
          ...RAW,
          name: undefined,
          displayName: { text: 'Alpha Law PC', languageCode: 'en' },
          nationalPhoneNumber: '617-555-0101',
          websiteUri: 'https://a.com',
        },
      ],
    },
    { ...RAW, phone: '617-555-0101', website: 'https://a.com' },
  ],
])('of %s is read', async (_format, content, raw) => {
  expect(await recordsOf(content)).toMatchObject([{ line: 1, firm: 1, raw }]);
});

it.each<[string, object, object]>([
  ['texts', { emails: ['a@b.org', 'c@b.org'] }, { email: 'a@b.org; c@b.org' }],
  ['objects with texts', { phone: { phone_number: '617-555-0101', phone_type: 'Work' } }, { phone: '617-555-0101' }],
  ['what is no text', { emails: [7] }, { email: [7] }],
])('has one text for a list of %s', async (_what, parts, read) => {
  expect(await recordsOf([{ ...RAW, ...parts }])).toEqual([{ line: 1, firm: 1, raw: { ...RAW, ...read } }]);
});

it.each(['{"a":', '['])('is refused when it is deeper than a firm is: %s', async (open) => {
  const close = open === '[' ? ']' : '}';
  const firm = `{"hours":${open.repeat(9000)}1${close.repeat(9000)}}`;
  expect(await recordsOf(`[${firm}]`)).toEqual([{ line: 1, firm: 1, problem: 'is nested too deeply' }]);
});

it('of a list within an object knows lines and numbers, and reads nothing behind the list', async () => {
  const item = JSON.stringify(RAW);
  const content = `{\n"type": "é",\n"features": [\n${item},\n${item}\n], "others": [{"a": 1}]}`;
  expect(await recordsOf(content, new Map(), 'firms.geojson')).toMatchObject([
    { line: 4, firm: 1, raw: RAW },
    { line: 5, firm: 2, raw: RAW },
  ]);
});

it.each<[string, object]>([
  ['items', { ...RAW, items: [{ a: 1 }] }],
  ['places', { name: RAW.name, places: [RAW], ...BEHIND_NAME }],
  ['firms', { firms: [RAW], ...RAW }],
])('of lines that have %s of their own is read as lines', async (list, first) => {
  const problem = expect.stringMatching(new RegExp(`unknown column "${list}.*--map "\\*="`));
  const second = { line: 2, raw: RAW };
  expect(await recordsOf(`${JSON.stringify(first)}\n${JSON.stringify(RAW)}\n`)).toEqual([{ line: 1, problem }, second]);
  expect(await recordsOf(`\n${JSON.stringify(first)}\r${JSON.stringify(RAW)}`)).toMatchObject([
    { problem },
    { raw: RAW },
  ]);
});

it.each(['places', 'lawyers', 'firms'])(
  'of one firm with a list %s before or behind its name is no list',
  async (list) => {
    const problem = expect.stringContaining(`unknown column "${list}`);
    expect(await recordsOf({ name: RAW.name, [list]: [RAW], ...BEHIND_NAME })).toEqual([{ line: 1, problem }]);
    expect(await recordsOf({ [list]: [RAW], ...RAW })).toEqual([{ line: 1, problem }]);
  },
);

it('of one object on several lines says what to write', async () => {
  await expect(recordsOf(JSON.stringify(RAW, null, 2))).rejects.toThrow(
    /^line 1: no list of firms was found at the beginning of the object: write/,
  );
});

it('keeps the name of a firm that has attributes, and tells once what is left out of them', async () => {
  const firm = { ...RAW, attributes: { parking: true } };
  const told = (names: string) => [
    expect.objectContaining({ kind: 'left out', text: `left out as --map "*=" says: ${names}` }),
  ];
  expect(await recordsOf([firm, { ...firm, rating: 5 }, firm], new Map([['*', null]]))).toEqual([
    { line: 1, firm: 1, raw: RAW, remarks: told('"attributes"') },
    { line: 1, firm: 2, raw: RAW, remarks: told('"rating"') },
    { line: 1, firm: 3, raw: RAW },
  ]);
});

it('tells once that titles are read as names', async () => {
  const titled = { ...RAW, name: undefined, title: RAW.name };
  expect(await recordsOf([titled, titled])).toEqual([
    { line: 1, firm: 1, raw: RAW },
    { line: 1, note: 'column "title" is read as name: perhaps it says what people are', isDoubt: true },
    { line: 1, firm: 2, raw: RAW },
  ]);
});

it.each([
  ['permanentlyClosed', true],
  ['is_closed', 'Yes'],
  ['closed', 1],
  ['business_status', 'CLOSED_PERMANENTLY'],
])('leaves a firm out that has closed, as %s says, and no other', async (name, value) => {
  const [closed, open] = await recordsOf([
    { ...RAW, [name]: value },
    { ...RAW, [name]: 'CLOSED_TEMPORARILY' },
  ]);
  expect(closed).toEqual({ line: 1, firm: 1, note: '"Alpha Law PC" is left out: the file says that it has closed' });
  expect(open).toMatchObject({ line: 1, firm: 2, raw: RAW });
});

it('leaves out that a place on the map is not known', async () => {
  expect(await recordsOf([{ type: 'Feature', properties: RAW, geometry: null }])).toEqual([
    { line: 1, firm: 1, raw: RAW },
  ]);
});
