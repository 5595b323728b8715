import { columnsOf } from '@lawdex/svc-kit';
import { Business } from '../../businesses/business.entity.ts';
import { FIELD_NAMES, type BusinessLine } from '../reading/business-line.ts';
import { mergeBusiness, ROW_PROPERTIES, timeZoneOf, type DerivedFields } from './merge-business.ts';
import { timeZoneAt, timeZoneOfZip } from '../../places/us-places.ts';

const line: BusinessLine = { name: 'A & B', address: '1 Main St', city: 'Atlanta', state: 'GA', zipCode: '30301' };
const derived: DerivedFields = {
  ...{ id: 'id-1', kind: 'law-firm', slug: 'a-and-b', timeZone: 'America/New_York' },
  ...{ categoryId: null, areas: undefined, defaultCategoryId: 'general' },
};

describe('a line of a file', () => {
  it('has only fields that are columns of the entity, but for practice areas, which stand in it by name', () => {
    const columns = columnsOf(Business).map(({ property }) => property);
    expect(FIELD_NAMES.filter((field) => !columns.includes(field))).toEqual(['category', 'additionalPracticeAreas']);
  });

  it('says nothing of what the service makes itself', () => {
    const made = ['id', 'rating', 'reviewCount', 'version', 'createdAt', 'updatedAt'];
    expect(made.filter((property) => FIELD_NAMES.includes(property))).toEqual([]);
    expect(ROW_PROPERTIES).not.toEqual(expect.arrayContaining(['rating']));
  });
});

describe('mergeBusiness', () => {
  it('gives a new business every column that an import writes, empty where the line says nothing', () => {
    const { row, areas } = mergeBusiness(line, null, derived);
    expect(Object.keys(row).sort()).toEqual([...ROW_PROPERTIES].sort());
    expect(row).toMatchObject({ ...line, phone: null, hours: null, languages: [], licences: [], hasDelivery: false });
    expect(areas).toEqual([]);
  });

  it('leaves what the line does not speak of, and clears what it leaves empty', () => {
    const said = { phone: '(404) 555-0100', email: 'a@b.example.com', languages: ['en'], hasDelivery: true };
    const before = mergeBusiness({ ...line, ...said }, null, derived);
    const after = mergeBusiness({ ...line, phone: null, languages: [] }, before, derived);
    expect(after.row).toMatchObject({ phone: null, languages: [], email: 'a@b.example.com', hasDelivery: true });
  });

  it('takes the category of the line, else the stored one, else the default', () => {
    const named = mergeBusiness(line, null, { ...derived, categoryId: 'tax' });
    expect(named.row.categoryId).toBe('tax');
    expect(mergeBusiness(line, named, derived).row.categoryId).toBe('tax');
    expect(mergeBusiness(line, null, derived).row.categoryId).toBe('general');
  });

  it('is the same as before when the line says the same, in whatever order', () => {
    const before = mergeBusiness(line, null, { ...derived, areas: ['b', 'a'] });
    expect(mergeBusiness(line, before, { ...derived, areas: ['a', 'b'] })).toEqual(before);
    expect(mergeBusiness(line, before, derived)).toEqual(before);
    expect(mergeBusiness(line, before, { ...derived, areas: [] }).areas).toEqual([]);
  });
});

const ATLANTA = { zipCode: '30301' };
const DENVER = { latitude: 39.74, longitude: -104.99 };

describe('timeZoneOf', () => {
  it('believes the line, then what is stored, then the position, then the ZIP code', () => {
    const stored = { timeZone: 'America/Chicago' };
    expect(timeZoneOf({ ...ATLANTA, ...DENVER, timeZone: 'Pacific/Guam' }, stored)).toBe('Pacific/Guam');
    expect(timeZoneOf(ATLANTA, stored)).toBe('America/Chicago');
    expect(timeZoneOf({ ...ATLANTA, ...DENVER }, null)).toBe('America/Denver');
    expect(timeZoneOf(ATLANTA, null)).toBe('America/New_York');
  });

  it('asks the place again when the business moves, or when the line clears the zone', () => {
    const stored = { timeZone: 'America/Chicago', ...DENVER };
    expect(timeZoneOf({ ...ATLANTA, latitude: 33.75, longitude: -84.39 }, stored)).toBe('America/New_York');
    expect(timeZoneOf({ ...ATLANTA, timeZone: null }, stored)).toBe('America/Denver');
    expect(timeZoneOf({ ...ATLANTA, timeZone: null, latitude: null, longitude: null }, stored)).toBe(
      'America/New_York',
    );
  });

  it('knows nothing of a ZIP code that does not exist', () => {
    expect(timeZoneOf({ zipCode: '00000' }, null)).toBeNull();
  });
});

it('US places have no zone at sea and beyond the border, and none for ZIP codes whose position is on the wrong side of the world', () => {
  expect(timeZoneAt(30, -150)).toBeNull();
  expect([timeZoneAt(40.7, 74.01), timeZoneAt(32.51, -117.02)]).toEqual([null, null]);
  expect(timeZoneAt(21.31, -157.86)).toBe('Pacific/Honolulu');
  expect(timeZoneOfZip('96910')).toBe('Pacific/Guam');
  expect(timeZoneOfZip('30301-1234')).toBe('America/New_York');
});
