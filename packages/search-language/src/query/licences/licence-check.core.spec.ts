import { stateOfText } from '../../text/states.core.ts';
import { licenceCheckIn } from './licence-check.core.ts';

const check = (query: string) => licenceCheckIn(query, { stateOf: stateOfText })?.rest ?? null;

it.each([
  ['check lawyer license', ''],
  ['Check a lawyer’s license', ''],
  ["check my lawyer's licence", ''],
  ['is my lawyer licensed', ''],
  ['Is my attorney licensed?', ''],
  ['is my lawyer licensed in texas', 'in texas'],
  ['is my divorce lawyer licensed', 'divorce'],
  ['is my real estate attorney licensed', 'real-estate'],
  ['verify attorney license', ''],
  ['verify attorney', ''],
  ['verify my lawyer', ''],
  ['attorney license verification', ''],
  ['attorney verification', ''],
  ['bar number lookup', ''],
  ['look up bar number', ''],
  ["find a lawyer's bar number", ''],
  ['attorney license number', ''],
  ['lawyer license lookup texas', 'texas'],
  ['license lookup new york', 'new york'],
  ['check license', ''],
  ['state bar check', ''],
  ['state bar lookup', ''],
  ['state bar license search', ''],
  ['texas state bar attorney search', 'texas'],
  ['california bar search', 'california'],
  ['bar association lookup', ''],
  ['how do i know if my lawyer is legit', ''],
  ['how to check if an attorney is in good standing', 'in'],
  ['is my lawyer disbarred', ''],
  ['is my attorney suspended', ''],
  ['does my lawyer have a license', ''],
  ['check if lawyer is licensed', ''],
  ['is john smith a licensed attorney', 'john smith'],
  ['is john smith licensed to practice law in ohio', 'john smith in ohio'],
  ['verify license of attorney Maria Lopez', 'Maria Lopez'],
  ['verify personal injury lawyer license', 'personal injury'],
  ['lawer liscense check', ''],
  ['check criminal defense attorney license', 'criminal defense'],
  ['lawyer discipline lookup', ''],
  ['attorney bar status', ''],
  ['verificar licencia de abogado', ''],
  ['como saber si mi abogado tiene licencia', ''],
])('%j asks how to check a license, beside %j', (query, rest) => {
  expect(check(query)).toBe(rest);
});

it.each([
  'licensed electrician',
  'is my electrician licensed',
  'driver license suspended',
  'drivers license lawyer',
  'lawyer for suspended license',
  'liquor license',
  'how to get a liquor license for a bar',
  'professional license defense',
  'professional license defense attorney',
  'license revoked',
  'attorney license defense',
  'attorney license suspended',
  'my law license was suspended',
  'how to keep my law license',
  'find law license defense attorney',
  'nursing license attorney',
  'check nursing license',
  'real estate license lawyer',
  'marriage license',
  'check driver license status',
  'check my license',
  'license check ride',
  'software license lawyer',
  'licensing lawyer',
  'patent licensing attorney',
  'licensed attorney in texas',
  'find a licensed lawyer',
  'is there a licensed attorney near me',
  'do i need a lawyer licensed in texas',
  'do i need a lawyer to get my license back',
  'bad check',
  'bounced check lawyer',
  'check fraud attorney',
  'background check lawyer',
  'bar fight',
  'what if my lawyer was disbarred',
  'verify attorney fees',
  'unlicensed contractor',
  'how to get a law license',
  'bar exam',
  'abogado licencia de conducir suspendida',
  '"check lawyer license"',
  'divorce lawyer houston',
  '',
])('%j does not', (query) => {
  expect(check(query)).toBeNull();
});

it('reads long searches in a moment', () => {
  const before = process.cpuUsage();
  for (const word of ['is ', 'lawyer ', 'bar ', 'is my lawyer ', 'state bar '])
    check(word.repeat(Math.ceil(200 / word.length)));
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(500);
});
