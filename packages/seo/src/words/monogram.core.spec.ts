import { monogram } from './monogram.core.ts';

describe('monogram', () => {
  it.each([
    // Several names
    ['Hale & Ward', 'HW'],
    ['Hale and Ward, LLP', 'HW'],
    ['Hale, Ward & Lee PLLC', 'HW'],
    ['Hale/Ward', 'HW'],
    ['Hale & Associates', 'H'],
    ['Michael G. Baptiste & Associates', 'MB'],
    ['Divorce & Family Law', 'DF'],
    ['DUI & DWI Defense', 'DD'],
    // One person
    ['Michael G. Baptiste', 'MB'],
    ['Law Offices of Michael G. Baptiste', 'MB'],
    ['The Law Offices of Maria Okonkwo', 'MO'],
    ['Law Office of Ana Maria Cruz, P.C.', 'AC'],
    ['Law Offices of J. Hale', 'JH'],
    ['Law Office of Hale', 'H'],
    ['J. M. Baptiste', 'JB'],
    ['J.M. Baptiste', 'JB'],
    ['A. B. Hale', 'AH'],
    ['Ana I Cruz', 'AC'],
    ['Robert Hale Jr.', 'RH'],
    ['Hale III', 'H'],
    ['Mary Ann Hale, Attorney at Law', 'MH'],
    ['Mary Ann Hale, Esq.', 'MH'],
    ['Dr. Robert Hale, J.D.', 'RH'],
    ['Michael (Mike) Hale', 'MH'],
    ['“Big” Al Jones', 'BA'],
    // Surnames of several words
    ['Maria de la Cruz', 'MC'],
    ['Law Offices of Ludwig van der Berg', 'LB'],
    ['Hale & Van Buren', 'HV'],
    ['McDonald & O’Brien', 'MO'],
    ["D'Angelo Law Firm", 'D'],
    // Places, trades and companies
    ['The Baptiste Law Firm', 'B'],
    ['Baptiste Law Group', 'BG'],
    ['Baptiste Injury Lawyers', 'BI'],
    ['Los Angeles Legal Aid', 'LA'],
    ['El Paso Injury Lawyers', 'EP'],
    ['Hale, LLP', 'H'],
    ['Hale P.C.', 'H'],
    ['Ünal Legal', 'ÜL'],
    ['U\u0308nal Legal, LLC', 'ÜL'],
    ['24/7 Bail Help', '2B'],
    ['360 Legal', '3L'],
    ['lawdex', 'L'],
    ['王律师事务所', '王'],
    ['Иванов и партнёры', 'ИИ'],
    ['ßmith', 'S'],
    // Nothing but fillers, or nothing to read
    ['Law Office', 'LO'],
    ['Attorneys at Law', 'AL'],
    ['The Law Firm', 'LF'],
    ['LLP', 'L'],
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
