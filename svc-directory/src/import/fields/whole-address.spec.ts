import { expect, it } from '@jest/globals';
import { BOSTON, read } from '../../../test/read-line.ts';

const NOTHING = { city: null, state: null, zipCode: null };

it.each([
  ['123 Main St, Boston, MA 02108', '123 Main St', 'Boston', 'MA', '02108'],
  ['123 Main St., Suite 5, Boston, Mass. 02108-1234', '123 Main St., Suite 5', 'Boston', 'MA', '02108-1234'],
  ['123 Main St, Boston MA, 2108, USA', '123 Main St', 'Boston', 'MA', '02108'],
  ['123 Main St\nSuite 5\nBoston, MA 02108', '123 Main St, Suite 5', 'Boston', 'MA', '02108'],
  ['123 Main St<br>Boston, Massachusetts 02108', '123 Main St', 'Boston', 'MA', '02108'],
  ['123 Main St, Bostn, MA 02108', '123 Main St', 'Boston', 'MA', '02108'],
  ['10 Meridian St, East Boston, MA 02128', '10 Meridian St', 'East Boston', 'MA', '02128'],
  ['43 Court Street Buffalo, NY 14202', '43 Court Street', 'Buffalo', 'NY', '14202'],
  ['150 N. Wiget Lane #210 Walnut Creek, CA 94598', '150 N. Wiget Lane #210', 'Walnut Creek', 'CA', '94598'],
  ['1 Main St, Suite 5 St Louis MO 63101', '1 Main St, Suite 5', 'Saint Louis', 'MO', '63101'],
  ['1 Kanawha Blvd, Charleston, West Virginia 25301', '1 Kanawha Blvd', 'Charleston', 'WV', '25301'],
  ['500 Indiana Ave NW Washington, D.C. 20001', '500 Indiana Ave NW', 'Washington', 'DC', '20001'],
  ['P.O. Box 70555 Washington DC 20024', 'P.O. Box 70555', 'Washington', 'DC', '20024'],
  ['1 Main St;Boston;MA;02108.', '1 Main St', 'Boston', 'MA', '02108'],
  ['Courthouse, 1, Main St, Boston, Suffolk County, MA, 02108', 'Courthouse, 1, Main St', 'Boston', 'MA', '02108'],
  ['1 Broadway, Oakland 94612', '1 Broadway', 'Oakland', 'CA', '94612'],
  ['1 Broadway Oakland 94612-1234', '1 Broadway', 'Oakland', 'CA', '94612-1234'],
  ['350 5th Ave, New York 10118', '350 5th Ave', 'New York', 'NY', '10118'],
  ['500 Indiana Ave NW, Washington 20001', '500 Indiana Ave NW', 'Washington', 'DC', '20001'],
  ['1 Calle Fortaleza, San Juan, PR 00901', '1 Calle Fortaleza', 'San Juan', 'PR', '00901'],
])('%j is an address, its city, state and ZIP code', (address, street, city, state, zipCode) => {
  const { business, problems, told } = read({ ...NOTHING, address });
  expect(problems).toEqual([]);
  expect(business).toMatchObject({ address: street, city, state, zipCode });
  expect(told[0]).toMatch(/^address: read as /);
});

it.each([
  ['has no ZIP code', '123 Main St, Boston, MA'],
  ['has no city', '123 Main St, MA 02108'],
  ['is two', '123 Main St, Boston, MA 02108; 4 Elm St, Salem, MA 01970'],
  ['may be in a part of the city', '10 Meridian Street East Boston MA 02128'],
  ['has a city of another ZIP code, and no state', '10 Rue de Rivoli, Paris 75001'],
  ['has a state that is none', '199 Bay Street, Boston, ON 02108'],
])('an address that %s is refused once, with what to write', (_what, address) => {
  expect(read({ ...NOTHING, address }).problems).toEqual([
    expect.stringMatching(
      /^address ".+" does not end in city, state and ZIP code: write it like "1 Main St, Boston, MA/,
    ),
  ]);
});

it.each(['199 Bay Street, Toronto, ON M5L 1E8', '10 Downing St, London SW1A 2AA', '12 Rue X, 75001 Paris, France'])(
  'an address abroad, %s, is refused as such',
  (address) => {
    expect(read({ ...NOTHING, address }).problems).toEqual([expect.stringContaining('is outside of the US')]);
  },
);

it.each(['Washington, DC 20001', 'Boston MA 02108', 'Salt Lake City, UT 84101-1234'])('%s has no street', (address) => {
  expect(read({ ...NOTHING, address }).problems).toEqual([`address "${address}" has no street`]);
});

it('what columns of their own say is left out of an address, and told', () => {
  expect(read({ address: '123 Main St, Suite 5, Boston, MA 02108-1234' })).toMatchObject({
    business: { ...BOSTON, address: '123 Main St, Suite 5', zipCode: '02108-1234' },
    told: [
      'zipCode: read as 02108-1234, as the address has it',
      'address: read as "123 Main St, Suite 5", because city, state and ZIP code have columns of their own',
    ],
    problems: [],
  });
  expect(read({ address: 'Boston, Mass. 02108', zipCode: '2108' })).toMatchObject({
    business: { ...BOSTON, address: 'Boston' },
    told: expect.arrayContaining(['address: "Boston, Mass. 02108" has no street: read as Boston']),
    problems: [],
  });
});

const EDINA = { city: 'Edina', state: 'MN', zipCode: '55435' };

it.each([
  ['1 Main St, Boston, MA', {}, '1 Main St'],
  ['1 Main St\nBoston MA', {}, '1 Main St'],
  ['1 Main St, Boston', { zipCode: 2108 }, '1 Main St'],
  ['Boston, MA', {}, 'Boston'],
  ['1 W 50th St, Edina', EDINA, '1 W 50th St'],
  ['1 W 50th St Edina MN 55435', EDINA, '1 W 50th St'],
])('%j repeats its columns %j', (address, columns, street) => {
  const { business, told, problems } = read({ address, ...columns });
  expect([business?.['address'], problems]).toEqual([street, []]);
  expect(told.join()).toContain(`read as`);
});

it.each([
  ['100 Boston', {}],
  ['100, Boston', {}],
  ['100 Boston MA 02108', {}],
  ['100 Boston, MA', {}],
  ['Washington St', { city: 'Washington', state: 'DC', zipCode: '20001' }],
  ['Courthouse, 1 Boston', {}],
  ['1 Main St, Boston Building', {}],
  ['1 Main St, Salem', {}],
  ['Salem, MA', {}],
  ['10 Meridian Street East Boston MA 02128', { zipCode: '02128' }],
  ['100 W Edina MN 55435', EDINA],
])('%j beside its columns %j stays whole', (address, columns) => {
  const { business, problems } = read({ address, ...columns });
  expect([business?.['address'], problems]).toEqual([address, []]);
});

const LESS = { city: null };
const SAINT_LOUIS = { city: 'Saint Louis', state: 'MO', zipCode: '63101' };

it.each([
  ['Boston', {}, '"Boston" has no street'],
  ['BOSTON', {}, '"BOSTON" has no street'],
  ['MA', {}, '"MA" has no street'],
  ['02108', {}, '"02108" has no street'],
  ['St. Louis', SAINT_LOUIS, '"St. Louis" has no street'],
  ['Boston', LESS, '"Boston" has no street, and is read as the city'],
])('%j beside its columns %j is doubtful, because it is no street', (address, columns, told) => {
  const reading = read({ address, ...columns });
  expect(reading.problems).toEqual([]);
  expect(reading.business).toMatchObject({
    ...BOSTON,
    ...columns,
    address,
    ...(columns === LESS && { city: 'Boston' }),
  });
  expect(reading.told).toContain(`address: ${told}`);
});

it.each(['Broadway', 'Salem', 'Boston Street', 'Main St'])('%j may be a street', (address) => {
  expect(read({ address })).toMatchObject({ business: { ...BOSTON, address }, told: [], problems: [] });
});

it('an address of hundreds of commas takes no long time', () => {
  const before = process.cpuUsage();
  for (let round = 0; round < 20; round++) read({ address: `1${',a'.repeat(round)}${' ,'.repeat(980)} b` });
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(250);
});

it('a place in an address that is not that of the columns stays, and is a doubt', () => {
  const address = '123 Main St, Salem, MA 01970';
  expect(read({ address })).toMatchObject({
    business: { ...BOSTON, address },
    told: [expect.stringMatching(/ends in another place/)],
  });
  expect(read({ address: 'Salem, MA 01970' }).problems).toEqual(['address "Salem, MA 01970" has no street']);
});

it('parts in columns of their own stay, and one that is missing is read from another', () => {
  const address = '123 Main St, Boston, MA 02108';
  expect(read({ ...NOTHING, city: 'Boston', address }).business).toMatchObject({ ...BOSTON, address: '123 Main St' });
  expect(read({ ...NOTHING, city: 'Boston, MA 02108' }).business).toMatchObject(BOSTON);
  expect(read({ state: null, city: 'Boston, MA' }).business).toMatchObject(BOSTON);
  expect(read({ ...NOTHING, city: 'Boston 02108' }).business).toMatchObject(BOSTON);
  expect(read({ state: null }).business).toMatchObject(BOSTON);
  expect(read({ zipCode: null }).problems).toEqual(['zipCode is missing']);
});

it.each(['Orlando', 'Region 4'])('a column of states that holds %j gives way to the state of the address', (state) => {
  const address = '1 Main St, Boston, MA 02108';
  const { business, problems, told } = read({ city: null, state, zipCode: '02108', address });
  expect(problems).toEqual([]);
  expect(business).toMatchObject({ address: '1 Main St', city: 'Boston', state: 'MA' });
  expect(told[0]).toBe(`state: "${state}" is no state: read as MA, as the address has it`);
  expect(read({ state, address: '1 Main St' }).problems).toEqual([`state "${state}" is no state of the US`]);
});
