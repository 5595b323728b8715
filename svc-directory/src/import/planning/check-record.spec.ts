import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import { recordsOf } from '../../../test/file-records.ts';
import { GazetteerPlaces } from '../../places/us-places.ts';
import { reportText } from '../report.core.ts';
import { checkRecord } from './check-record.ts';

const KNOWN = {
  places: new GazetteerPlaces(),
  areaIds: new Map(PRACTICE_AREAS.map(({ slug }) => [slug, `id of ${slug}`])),
};

/** The firms of a file as they would be stored, and what is told of its lines. */
async function outcomeOf(content: string, lenient = false) {
  const firms: object[] = [];
  const told: string[] = [];
  for (const record of await recordsOf(content)) {
    const { candidate, report } = checkRecord(record, KNOWN, { lenient, skipInvalid: false });
    told.push(...report.map(reportText));
    if (candidate) firms.push({ ...candidate.business, categoryId: candidate.categoryId, areas: candidate.areas });
  }
  return { firms, told };
}

const HEADER = 'name,address,city,state,zipCode';
const AT = '1 Main St,Boston,MA,02108';

it('a line is read with the ids of its practice areas, and told by its line', async () => {
  const file = `${HEADER},category,website\nAlpha,${AT},Labor & Employment,\nBeta,${AT},,Example.org\n`;
  const { firms, told } = await outcomeOf(file);
  expect(firms).toMatchObject([{ categoryId: 'id of employment-law' }, { website: 'https://example.org' }]);
  expect(told).toEqual([
    'line 2: category: "Labor & Employment" read as employment-law',
    'line 3: website: read as https://example.org',
  ]);
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
    expect(firms).toMatchObject([{ name: 'Alpha', categoryId: null, areas: ['id of tax-law'] }]);
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
