import { monogram } from './monogram.core.ts';

describe('monogram', () => {
  it.each([
    ['Hale & Ward', 'HW'],
    ['The Law Offices of Maria Okonkwo', 'MO'],
    ['Ünal Legal', 'ÜL'],
    ['Law Office', 'LO'],
    ['', '§'],
    ['<script>', '§'],
  ])('of %j is %s', (name, letters) => {
    expect(monogram(name).letters).toBe(letters);
  });

  it('has the same colour whenever the name is the same', () => {
    expect(monogram('Hale & Ward').tone).toBe(monogram('Hale & Ward').tone);
    expect(monogram('Hale & Ward').tone).toBeLessThan(6);
  });
});
