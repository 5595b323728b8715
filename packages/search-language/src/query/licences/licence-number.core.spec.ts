import { stateOfText } from '../../text/states.core.ts';
import { licenceNumberIn } from './licence-number.core.ts';

const ZIPS = new Map([
  ['60614', 'IL'],
  ['78701', 'TX'],
]);
const places = { stateOfZip: (zip: string) => ZIPS.get(zip), stateOf: stateOfText };
const read = (query: string) => licenceNumberIn(query, places);

it.each<[string, string, string | null, string]>([
  ['24012345', '24012345', null, ''],
  ['0024012345', '0024012345', null, ''],
  ['240-12-345', '240-12-345', null, ''],
  ['240 12 345', '240 12 345', null, ''],
  ['#24012345', '24012345', null, ''],
  ['P12345', 'P12345', null, ''],
  ['TX 24012345', '24012345', 'TX', 'Texas'],
  ['tx 24012345', '24012345', 'TX', 'Texas'],
  ['24012345 TX', '24012345', 'TX', 'Texas'],
  ['TX24012345', '24012345', 'TX', 'Texas'],
  ['tx-24012345', '24012345', 'TX', 'Texas'],
  ['OR 123456', '123456', 'OR', 'Oregon'],
  ['or 123456', '123456', 'OR', 'Oregon'],
  ['TX 60614', '60614', 'TX', 'Texas'],
  ['60614 washington', '60614', null, 'washington'],
  ['texas 24012345', '24012345', null, 'texas'],
  ['24012345 new york', '24012345', null, 'new york'],
  ['bar number 24012345', '24012345', null, ''],
  ['license #24012345', '24012345', null, ''],
  ['licence no. 24012345', '24012345', null, ''],
  ['Bar No: 24012345', '24012345', null, ''],
  ["lawyer's bar number 24012345", '24012345', null, ''],
  ['license number 60614', '60614', null, ''],
  ['bar no 312', '312', null, ''],
  ['WSBA #12345', '12345', null, ''],
  ['attorney number 24012345', '24012345', null, ''],
  ['texas bar number 24012345', '24012345', null, 'texas'],
  ['TX bar # 24012345', '24012345', 'TX', 'Texas'],
  ['bar number TX 24012345', '24012345', 'TX', 'Texas'],
  ['24012345 bar number', '24012345', null, ''],
  ['who has license 24012345', '24012345', null, ''],
  ['check license 24012345', '24012345', null, ''],
  ['look up attorney 24012345', '24012345', null, ''],
  ['divorce lawyer bar number 24012345', '24012345', null, 'divorce'],
  ['john smith license 24012345', '24012345', null, 'john smith'],
  ['bar number 2401234567', '2401234567', null, ''],
  ['numero de licencia 24012345', '24012345', null, ''],
])('in %j the number is %j of %j, beside %j', (query, number, state, rest) => {
  expect(read(query)).toEqual({ number, state, rest, isSure: true });
});

it.each([
  '60614',
  '60614-1234',
  'lawyer 60614',
  'TX 78701',
  '555-0100',
  '(512) 555-0100',
  '5125550100',
  '10/31/2026',
  '10-31-2026',
  '1983',
  'form 1040',
  'I-485',
  'chapter 7',
  '$50000 settlement',
  '50,000',
  'owe 1,000,000',
  '100 main st 62701',
  'driver license 12345678',
  'liquor license number 12345678',
  'license plate 1234567',
  'law no 1 firm',
  '-24012345',
  '18 wheeler accident',
  'license suspended 90 days',
  '100% free',
  '',
])('in %j is none', (query) => {
  expect(read(query)).toBeNull();
});

it('beside other words a long number may be one, and the words stay as they are', () => {
  expect(read('smith 24012345')).toEqual({ number: '24012345', state: null, rest: 'smith 24012345', isSure: false });
  expect(read('smith 2401')).toBeNull();
});

it.each(['#'.repeat(200), 'bar # '.repeat(40), '1 '.repeat(100), '1-'.repeat(100), 'no.'.repeat(66)])(
  'reads %j in a moment',
  (query) => {
    const before = process.cpuUsage();
    read(query);
    read(`${query}24012345`);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(200);
  },
);
