import { describe, expect, it } from '@jest/globals';
import type { RawLine } from './normalise-line.ts';
import { BOSTON, read } from '../../../test/read-line.ts';

describe('a place', () => {
  it.each([
    ['Washington', 'D.C.', '20001', 'Washington', 'DC'],
    ['Washington', 'Washington DC', '20001', 'Washington', 'DC'],
    ['Saint Louis', 'MO', '63101', 'Saint Louis', 'MO'],
    ['St. Louis', 'MO', '63101', 'Saint Louis', 'MO'],
    ['ST LOUIS', 'MO', '63101', 'Saint Louis', 'MO'],
    ['Ft. Worth', 'TX', '76102', 'Fort Worth', 'TX'],
    ['Colorado Spgs', 'CO', '80903', 'Colorado Springs', 'CO'],
    ['NYC', 'N.Y.', '10004', 'New York', 'NY'],
    ['Kansas City MO', 'MO', '64106', 'Kansas City', 'MO'],
    ['Iowa City, Iowa 52240', 'IA', '52240', 'Iowa City', 'IA'],
    ['New York, NY', 'NY', '10004', 'New York', 'NY'],
    ['Huston', 'TX', '77002', 'Houston', 'TX'],
    ['Pittsburg', 'PA', '15222', 'Pittsburgh', 'PA'],
    ['Johns Creek', 'GA', '30097', 'Johns Creek', 'GA'],
    ['EDINA', 'MN', '55435', 'Edina', 'MN'],
    ['Hagatna', 'Guam', '96910', 'Hagatna', 'GU'],
    ['San Juan', 'PR', '901', 'San Juan', 'PR'],
    ['APO', 'AE', '9012', 'APO', 'AE'],
    ['Boston', 'MA', '21081234', 'Boston', 'MA'],
  ])('%s, %s %s is %s, %s', (city, state, zipCode, rightCity, rightState) => {
    const { business, problems } = read({ city, state, zipCode });
    expect(problems).toEqual([]);
    expect(business).toMatchObject({ city: rightCity, state: rightState });
  });

  it('that no ZIP code is named after is neither doubted nor taken for its post office', () => {
    expect(read({ city: 'Johns Creek', state: 'GA', zipCode: '30097' }).told).toEqual([]);
  });

  it.each<[string, RawLine, RegExp]>([
    ['of another state than its ZIP code', { zipCode: '30301' }, /^zipCode "30301" belongs to Atlanta, GA, not to MA$/],
    ['abroad', { city: 'Toronto', state: 'ON', zipCode: '02108' }, /^state "ON" is outside of the US, and only firms/],
    ['in England', { city: 'London', zipCode: 'SW1A 2AA' }, /^zipCode "SW1A 2AA" is outside of the US/],
    ['in no state', { state: 'XX' }, /^state "XX" is no state of the US/],
    ['in a state named like a method', { state: 'constructor' }, /^state "constructor" is no state of the US/],
    [
      'with a ZIP code that lost a zero it cannot have had',
      { state: 'GA', city: 'Atlanta', zipCode: '3030' },
      /^zipCode "3030"/,
    ],
  ])('%s is refused', (_what, raw, problem) => {
    expect(read(raw).problems).toEqual([expect.stringMatching(problem)]);
  });

  it('of military mail has no distances', () => {
    expect(read({ address: 'PSC 1 Box 2', city: 'FPO', state: 'AP', zipCode: '96350' }).told).toEqual([]);
  });

  it.each<[string, RawLine, RegExp]>([
    [
      'a city that is not known',
      { city: 'Elsewhere' },
      /^city: "Elsewhere" is no place of MA that is known; .* Boston$/,
    ],
    ['a ZIP code that is not known', { zipCode: '02100' }, /^zipCode: "02100" is not known$/],
    [
      'a city that is far from its ZIP code',
      { city: 'Pittsfield' },
      /^zipCode: "02108" belongs to Boston, MA, \d+ miles from Pittsfield$/,
    ],
  ])('with %s is kept, and told', (_what, raw, told) => {
    const { business, ...rest } = read(raw);
    expect(business).toMatchObject(raw);
    expect(rest).toEqual({ problems: [], told: [expect.stringMatching(told)] });
  });
});

describe('a position', () => {
  const NEW_YORK = { city: 'New York', state: 'NY', zipCode: '10004' };

  it.each([
    ['40.70', '-74.01', 40.7, -74.01],
    ['40.70', '74.01', 40.7, -74.01],
    ['-74.01', '40.70', 40.7, -74.01],
    ['40° 42′ N', '74.01 W', 40.7, -74.01],
    ['40 42 0 N', '74:00:36W', 40.7, -74.01],
    ['40,70', '-74,01', 40.7, -74.01],
    ['N40.70', 'W 74.01', 40.7, -74.01],
    ['"40.70"', '−74.01;', 40.7, -74.01],
    ['40.70 north', '74.01 west', 40.7, -74.01],
    ['40 42 0', '-74 0 36', 40.7, -74.01],
  ])('%s, %s is read near its ZIP code', (latitude, longitude, lat, lng) => {
    const { business, problems } = read({ ...NEW_YORK, latitude, longitude });
    expect(problems).toEqual([]);
    expect(business).toMatchObject({ latitude: lat, longitude: lng });
  });

  it.each([
    ['0', '0', /left out: the position is 0, 0/],
    ['34.05', '-118.24', /left out: the position is \d+ miles from its ZIP code/],
  ])('%s, %s is left out and told, and clears nothing', (latitude, longitude, told) => {
    const { business, ...rest } = read({ ...NEW_YORK, latitude, longitude });
    expect(business).toEqual({ ...BOSTON, ...NEW_YORK });
    expect(rest).toEqual({ problems: [], told: [expect.stringMatching(told)] });
  });
});

it.each<[string, unknown, RegExp]>([
  ['website', 'localhost', /address of the web/],
  ['website', 'http://example', /address of the web/],
  ['website', 'www.example', /address of the web/],
  ['website', 'www.example,com', /address of the web/],
  ['website', 'info@example.com', /address of the web/],
  ['website', 'ftp://example.com', /address of the web/],
  ['website', 'https://user:pass@example.com', /address of the web/],
  ['website', 'our site', /address of the web/],
  ['phone', '555-0101', /not a telephone number/],
  ['phone', '617-555-010', /not a telephone number/],
  ['phone', '+44 20 7946 0958', /not a telephone number/],
  ['phone', 'call us', /not a telephone number/],
  ['email', 'a@b..org', /not an e-mail/],
  ['email', 'office@gmail', /not an e-mail/],
  ['languages', 'Klingon', /"Klingon" is no language/],
  ['hours', 'call us', /cannot be read as hours/],
  ['timeZone', 'Asia/Bishkek', /not a time zone of the US/],
  ['name', 'abc\u202etxt', /invisible/],
])('%s %j has no reading and is a problem', (field, written, problem) => {
  expect(read({ [field]: written }).problems).toEqual([expect.stringMatching(problem)]);
});

it('keeps what is left of a line without its bad optional values, and nothing of one with a bad required value', () => {
  const raw = { website: 'none yet!', languages: 'English; Klingon', latitude: 'north', longitude: '-71.06' };
  expect(read(raw).business).toEqual({ ...BOSTON, languages: ['en'] });
  expect(read({ ...raw, state: 'XX' }).business).toBeNull();
});
