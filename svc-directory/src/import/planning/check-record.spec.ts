import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GazetteerPlaces } from '../../places/gazetteer-places.ts';
import { fileRecords } from '../reading/file-records.ts';
import { reportText } from '../report.core.ts';
import { checkRecord } from './check-record.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lawdex-cases-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const KNOWN = {
  places: new GazetteerPlaces(),
  areaIds: new Map(PRACTICE_AREAS.map(({ slug }) => [slug, slug])),
};

/** The firms of a file as they would be stored, and what is told of its lines. */
async function outcomeOf(content: string, lenient = false) {
  const path = join(folder, 'firms.csv');
  writeFileSync(path, content);
  const firms: object[] = [];
  const told: string[] = [];
  for await (const record of fileRecords(path)) {
    const { candidate, report } = checkRecord(record, KNOWN, { lenient, skipInvalid: false });
    told.push(...report.map(reportText));
    if (candidate) firms.push({ ...candidate.business, categoryId: candidate.categoryId, areas: candidate.areas });
  }
  return { firms, told };
}

const HEADER = 'name,address,city,state,zipCode';
const AT = '1 Main St,Boston,MA,02108';

interface Case {
  file: string;
  firms: readonly object[];
  told?: readonly string[];
}

const CASES: Readonly<Record<string, Case>> = {
  'websites without a scheme': {
    file: `${HEADER},website\nAlpha,${AT},www.example.com\nBeta,${AT},Example.org\n`,
    firms: [{ website: 'https://www.example.com' }, { website: 'https://example.org' }],
    told: ['line 2: website: read as https://www.example.com', 'line 3: website: read as https://example.org'],
  },
  'states in other forms': {
    file: `${HEADER}\nAlpha,1 K St NW,Washington,D.C.,20001\nBeta,1 K St NW,Washington,Washington DC,20001\nGamma,1 Main St,Boston,Mass.,02108\n`,
    firms: [{ state: 'DC' }, { state: 'DC' }, { state: 'MA' }],
    told: ['line 2: state: read as DC', 'line 3: state: read as DC', 'line 4: state: read as MA'],
  },
  'a longitude that lost its sign': {
    file: `${HEADER},latitude,longitude\nAlpha,1 Broadway,New York,NY,10004,40.70,74.01\n`,
    firms: [{ latitude: 40.7, longitude: -74.01 }],
    told: ['line 2: latitude: read as 40.7, -74.01, because 40.7, 74.01 is nowhere near New York'],
  },
  'practice areas in words of the search': {
    file: `${HEADER},category\nAlpha,${AT},Labor & Employment\nBeta,${AT},Wills & Trusts\n`,
    firms: [{ categoryId: 'employment-law' }, { categoryId: 'estate-planning' }],
    told: [
      'line 2: category: "Labor & Employment" read as employment-law',
      'line 3: category: "Wills & Trusts" read as estate-planning',
    ],
  },
  'spellings of a city': {
    file: `${HEADER}\nAlpha,1 Fir St,Saint Louis,MO,63101\nBeta,1 Fir St,St. Louis,MO,63101\nGamma,1 Fir St,ST LOUIS,MO,63101\n`,
    firms: [{ city: 'Saint Louis' }, { city: 'Saint Louis' }, { city: 'Saint Louis' }],
    told: ['line 3: city: read as Saint Louis', 'line 4: city: read as Saint Louis'],
  },
};

describe('a file with', () => {
  it.each(Object.keys(CASES))('%s is read, and told', async (what) => {
    const { file = '', firms, told = [] } = CASES[what] ?? {};
    const outcome = await outcomeOf(file);
    expect(outcome.told).toEqual(told);
    expect(outcome.firms).toMatchObject(firms ?? []);
  });
});

describe('a bad optional value', () => {
  const file = `${HEADER},category,additionalPracticeAreas,email\nAlpha,${AT},plumbing,tax-law;roofing,office\n`;

  it('refuses its line, of which nothing else is told', async () => {
    expect(await outcomeOf(file.replace('Alpha', 'Alpha &amp; Beta'))).toEqual({
      firms: [],
      told: [
        'line 2: email "office" is not an e-mail address',
        'line 2: category "plumbing" is not a practice area (a slug, name or other name of one)',
        'line 2: additionalPracticeAreas "roofing" is not a practice area (a slug, name or other name of one)',
      ],
    });
  });

  it('is left out when lenient, alone', async () => {
    const { firms, told } = await outcomeOf(file, true);
    expect(firms).toMatchObject([{ name: 'Alpha', categoryId: null, areas: ['tax-law'] }]);
    expect(told).toEqual([
      'line 2: email: left out: "office" is not an e-mail address',
      'line 2: category: left out: "plumbing" is not a practice area (a slug, name or other name of one)',
      'line 2: additionalPracticeAreas: left out: "roofing" is not a practice area (a slug, name or other name of one)',
    ]);
  });

  it('of which nothing is a practice area leaves those of a stored firm', async () => {
    const areasOf = async (cell: string) =>
      (await outcomeOf(`${HEADER},additionalPracticeAreas\nAlpha,${AT},${cell}\n`, true)).firms;
    expect(await areasOf('roofing')).toMatchObject([{ areas: undefined }]);
    expect(await areasOf('')).toMatchObject([{ areas: [] }]);
  });

  it('does not save a line with a bad required value', async () => {
    const { firms, told } = await outcomeOf(`${HEADER},email\nAlpha,1 Main St,Boston,XX,02108,office\n`, true);
    expect(firms).toEqual([]);
    expect(told).toEqual([
      'line 2: state "XX" is no state of the US',
      'line 2: email "office" is not an e-mail address',
    ]);
  });
});
