import { columnsOf } from '@lawdex/svc-kit';
import { Business } from '../../businesses/business.entity.ts';
import { FIELD_NAMES, type BusinessLine } from '../reading/business-line.ts';
import { mergeBusiness, ROW_PROPERTIES, type DerivedFields } from './merge-business.ts';

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
