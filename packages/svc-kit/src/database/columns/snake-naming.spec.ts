import { SnakeNaming } from './snake-naming.ts';

const naming = new SnakeNaming();

describe('SnakeNaming', () => {
  it('names columns after their properties', () => {
    expect(naming.columnName('zipCode', undefined, [])).toBe('zip_code');
    expect(naming.columnName('lineOne', undefined, ['address'])).toBe('address_line_one');
  });

  it('leaves a name that the entity gives alone', () => {
    expect(naming.columnName('zipCode', 'ZIP', [])).toBe('ZIP');
  });

  it('names the column of a relation', () => {
    expect(naming.joinColumnName('practiceArea', 'id')).toBe('practice_area_id');
  });
});
