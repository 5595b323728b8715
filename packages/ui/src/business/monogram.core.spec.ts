import { monogram } from './monogram.core.ts';
import { telHref } from './phone.core.ts';

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

describe('telHref', () => {
  it.each([
    ['(312) 555-0101', 'tel:3125550101'],
    ['+1 312 555 0101 x77', 'tel:13125550101'],
    ['call us', null],
    ['911', null],
    [null, null],
  ])('of %j is %j', (phone, href) => {
    expect(telHref(phone)).toBe(href);
  });
});
