import { testDictionary } from '../../testing/dictionary.ts';
import { interpret } from '../interpret.core.ts';
import { readLocation } from './location.core.ts';

const dictionary = testDictionary('smith');
const placeIn = (query: string, known = dictionary): string | null => interpret(query, known).place?.spot.label ?? null;

it.each([
  ['lasvegas', 'Las Vegas, NV'],
  ['ftworth divorce', 'Fort Worth, TX'],
  ['ft.worth', 'Fort Worth, TX'],
  ['fortworth', 'Fort Worth, TX'],
  ['mtvernon lawyer', 'Mount Vernon, NY'],
  ['stpaul lawyers', 'Saint Paul, MN'],
  ['saintpaul mn', 'Saint Paul, MN'],
  ['stlouis dui', 'St. Louis, MO'],
  ['santaana divorce', 'Santa Ana, CA'],
  ['desmoines iowa', 'Des Moines, IA'],
  ['divorcelawyerlasvegas', 'Las Vegas, NV'],
  ['northcarolina divorce', 'North Carolina'],
  ['orangecounty dui', 'Orange County, CA'],
  ['districtofcolumbia dui', 'District of Columbia'],
  ['winstonsalem divorce', 'Winston-Salem, NC'],
  ['bayarea dui', 'San Francisco Bay Area'],
  ['stclair mi lawyer', 'Saint Clair, MI'],
  ['houstondivorce', 'Houston, TX'],
  ['duilosangeles', 'Los Angeles, CA'],
])('%j is a place whose blanks are missing: %s', (query, label) => {
  expect(placeIn(query)).toBe(label);
});

it('the location box reads them, in lists too', () => {
  expect(readLocation('lasvegas,ftworth tx', dictionary)?.spot?.label).toBe('Las Vegas, NV or Fort Worth, TX');
});

it('a word or name of its own stays one', () => {
  expect(placeIn('stclair law', testDictionary('stclair'))).toBeNull();
  expect(interpret('mcallister law', dictionary).words).toMatchObject([{ typed: 'mcallister' }]);
  expect(placeIn('"lasvegas" law')).toBeNull();
  expect(placeIn('houstondivorce', testDictionary('houstondivorce'))).toBeNull();
});
