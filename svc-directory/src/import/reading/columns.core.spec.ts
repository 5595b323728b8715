import COLUMNS from '../../../test/cases/columns.json' with { type: 'json' };
import { FIELD_NAMES } from './business-line.ts';
import { columnReader, readColumnMap } from './columns.core.ts';

const KNOWN = { all: FIELD_NAMES, made: ['id', 'rating'] };
const NO_MAP = new Map<string, string | null>();
const fieldsOf = (names: string[], map = NO_MAP) => columnReader(KNOWN, map)(names).fields;
const problemsOf = (names: string[], map = NO_MAP) => columnReader(KNOWN, map)(names).problems;

describe('columnReader', () => {
  it.each(Object.entries(COLUMNS.fields))('%j is %s', (name, field) => {
    expect(fieldsOf([name])).toEqual([field]);
    expect(problemsOf([name])).toEqual([]);
  });

  it('leaves a longer name to the operator where another column has the field', () => {
    const map = new Map([['Town', 'city'] as const, ['*', null]]);
    expect(fieldsOf(['Work City', 'Tel'], map)).toEqual([null, 'phone']);
    expect(problemsOf(['Work City', 'Mailing City'])).toEqual([
      'columns "Work City" and "Mailing City" are both city; leave one out, such as --map "Mailing City="',
    ]);
  });

  it.each(COLUMNS.preferred)(
    'reads %j, tells that it leaves %j out, in either order, also for the operator',
    (best = '', other = '', field = '') => {
      const text = `column "${other}" is left out, because "${best}" is read as ${field}`;
      for (const map of [NO_MAP, new Map([['*', null]])]) {
        const [first, last] = [columnReader(KNOWN, map)([best, other]), columnReader(KNOWN, map)([other, best])];
        expect(first).toMatchObject({ fields: [field, null], problems: [], lesser: [{ at: 1, field, text }] });
        expect(last).toMatchObject({ fields: [null, field], problems: [], lesser: [{ at: 0, field, text }] });
      }
    },
  );

  it.each([
    ['name', 'Foo', [], []],
    ['zip', 'postal', ['column "postal" is left out, because "zip" is read as zipCode'], []],
    ['Main Phone', 'Hotline', ['column "Hotline" is left out, because "Main Phone" is read as phone'], []],
    ['Work City', 'Mailing City', ['column "Mailing City" is left out, because "Work City" is read as city'], []],
    ['city', 'city', [], ['column "city" is there twice']],
  ])('leaves out what is not known besides %j and %j where the operator says so', (one, other, told, problems) => {
    const read = columnReader(KNOWN, new Map([['*', null]]))([one, other]);
    expect({ told: read.lesser.map(({ text }) => text), problems: read.problems }).toEqual({ told, problems });
    expect(read.fields[1]).toBeNull();
  });

  it('prefers what the operator said to the name of the field', () => {
    const read = columnReader(KNOWN, new Map([['Town', 'city']]))(['City', 'Town', 'Work City']);
    expect(read).toMatchObject({ fields: [null, 'city', null], problems: [], lesser: [{ at: 0 }, { at: 2 }] });
  });

  it.each(['County', 'Total', 'Tags', 'Department', 'Title'])('guesses no field for %j', (name) => {
    expect(problemsOf([name])).toEqual([`unknown column "${name}"`]);
  });

  it('says what it does not know, and what may be meant', () => {
    expect(problemsOf(['adress', 'Favourite Colour', 'Rating', 'name', 'Firm', 'city', 'city'])).toEqual([
      'unknown column "adress" (did you mean address?)',
      'unknown column "Favourite Colour"',
      'column "Rating" cannot be imported: it is made here',
      'column "city" is there twice',
    ]);
  });

  it('follows the operator first', () => {
    const map = new Map([
      ['Firm', null],
      ['ID', null],
      ['Desk', 'phone'],
    ]);
    expect(fieldsOf(['name', 'firm', 'id', 'DESK'], map)).toEqual(['name', null, null, 'phone']);
    expect(problemsOf(['name', 'firm', 'id', 'DESK'], map)).toEqual([]);
  });
});

describe('readColumnMap', () => {
  it('reads columns and their fields, and those that are left out', () => {
    const map = new Map([
      ['Firm Name', 'name'],
      ['a=b', 'phone'],
      ['County', null],
      ['City, State', 'city'],
    ]);
    const reading = readColumnMap('Firm Name=name, a=b=phone,County=,City, State=city', KNOWN.all);
    expect(reading).toEqual({ kind: 'map', map });
  });

  it.each([
    ['name', /takes "Column=field", not "name"/],
    ['=name', /takes "Column=field"/],
    ['A=nom', /no field "nom"/],
  ])('says what is wrong with %j', (text, problem) => {
    expect(readColumnMap(text, KNOWN.all)).toEqual({ kind: 'wrong', problem: expect.stringMatching(problem) });
  });
});
