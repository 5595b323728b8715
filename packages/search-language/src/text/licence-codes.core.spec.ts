import { askedCodes, licenceCodes } from './licence-codes.core.ts';
import { stateOfText } from './states.core.ts';

const isFound = (jurisdiction: string, stored: string, typed: string, state: string | null = null): boolean => {
  const codes = licenceCodes({ jurisdiction, number: stored });
  return askedCodes(typed, state).some((code) => codes.includes(code));
};

it.each([
  ['24012345', ['24012345', '240-12-345', '240 12 345', '0024012345']],
  ['0012345', ['12345']],
  ['P12345', ['p12345', '12345']],
  ['P-12345', ['P 12345']],
  ['12345', ['P12345']],
  ['SBN 123456', ['123456']],
  ['5-1234', ['51234']],
  ['A0012345', ['a12345']],
  ['12', ['12']],
])('the number %j is found by each of %j', (stored, ways) => {
  expect(ways.filter((typed) => isFound('Texas', stored, typed))).toEqual(ways);
  expect(ways.filter((typed) => isFound('TX', stored, typed, 'TX'))).toEqual(ways);
  expect(ways.filter((typed) => isFound('Texas', stored, typed, 'OK'))).toEqual([]);
});

it.each([
  ['24012345', '2401234'],
  ['24012345', '240123456'],
  ['AB12', '12'],
])('the number %j is not found by %j', (stored, typed) => {
  expect(isFound('Texas', stored, typed)).toBe(false);
});

it('letters that are typed come before digits that are the same', () => {
  expect(askedCodes('P12345', null)).toEqual(['licencep12345', 'licence12345']);
});

it('nothing is made of a licence without a number', () => {
  expect(licenceCodes({ jurisdiction: 'Texas', number: null })).toEqual([]);
  expect(licenceCodes({ jurisdiction: 'Texas', number: 'pending' })).toEqual([]);
});

it.each([
  ['TX', 'TX'],
  ['State Bar of Texas', 'TX'],
  ['Supreme Court of West Virginia', 'WV'],
  ['Washington', 'WA'],
  ['Washington, D.C.', 'DC'],
  ['US Tax Court', undefined],
])('the jurisdiction %j is %j', (text, state) => {
  expect(stateOfText(text)).toBe(state);
});
