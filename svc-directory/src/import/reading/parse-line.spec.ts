import { describe, expect, it } from '@jest/globals';
import { BUSINESS_FLAGS } from '@lawdex/contracts';
import { EMPTY_FIELDS, FIELD_NAMES } from './business-line.ts';
import { GazetteerPlaces } from '../../places/gazetteer-places.ts';
import type { RawLine } from '../fields/normalise-line.ts';
import { parseLine as parse } from './parse-line.ts';

const SCRIPT_URL = ['javascript', '1'].join(':');
const good: RawLine = { name: 'A & B', address: '1 Main St', city: 'Atlanta', state: 'GA', zipCode: '30301' };
const PLACES = new GazetteerPlaces();
const parseLine = (raw: RawLine) => parse(raw, PLACES);
const problems = (raw: RawLine): string =>
  parseLine({ ...good, ...raw })
    .problems.map(({ field, text }) => `${field} ${text}`)
    .join('; ');

describe('parseLine', () => {
  it('reads every field in the form of the contract', () => {
    const unsaid = { number: null, yearAdmitted: null, sourceUrl: null, checkedAt: null };
    const parsed = parseLine({
      ...good,
      state: 'georgia',
      zipCode: '30301-1234',
      phone: '(617) 782-6540, Press 5',
      latitude: '33.75345678',
      longitude: -84,
      languages: 'en; es|vi',
      feeBasis: ['flat'],
      freeConsultation: 'Yes',
      videoConsultation: false,
      hours: '{"sun":null,"mon":{"open":"09:00","close":"02:00"}}',
      licences: [{ jurisdiction: 'Georgia' }, { jurisdiction: 'Iowa', holder: 'José  Díaz-O’Neil, Jr.' }],
      description: 'One.\r\nTwo.',
      website: null,
    });
    expect(parsed).toMatchObject({
      problems: [],
      business: expect.objectContaining({
        state: 'GA',
        phone: '(617) 782-6540, Press 5',
        latitude: 33.7534568,
        longitude: -84,
        languages: ['en', 'es', 'vi'],
        feeBasis: ['flat'],
        freeConsultation: true,
        videoConsultation: false,
        hours: { mon: { open: '09:00', close: '02:00' } },
        licences: [
          { jurisdiction: 'Georgia', holder: null, ...unsaid },
          { jurisdiction: 'Iowa', holder: 'José Díaz-O’Neil, Jr.', ...unsaid },
        ],
        description: 'One.\nTwo.',
        website: null,
      }),
    });
  });

  it.each(['-Alpha Law', '- Alpha, Boston', '@Law', '-Yes! Law', '-1st Law', '- 24/7 Law', '-Núñez O’Neil'])(
    '%j is a name',
    (name) => {
      expect(parseLine({ ...good, name })).toMatchObject({ problems: [], business: { name } });
    },
  );

  it('tells all problems of a line at once', () => {
    expect(problems({ name: null, zipCode: '1', latitude: '91', longitude: null })).toBe(
      'name is missing; zipCode "1" is not a ZIP code of five digits; latitude "91" is not a number of degrees between -90 and 90, such as 42.36 or -71.06; longitude is missing beside the other',
    );
  });

  it.each<[string, RawLine, RegExp]>([
    ['a formula', { name: '=HYPERLINK("http://evil")' }, /name .* formula/],
    ...[
      '-2+3 Law',
      '-2/3',
      '--2',
      '-(1+1)',
      '@SUM(A1) Law',
      '@SUM (A1)',
      '＠SUM（A1）',
      '-WEBSERVICE ("http://e/"&A1)',
      '-A1',
      '-A$1',
      '@A1',
      '-Alpha-A1',
      '-A1&B1',
      '-Sheet!Law',
      '-Law|x',
      '-Law:Law',
      '+Law',
    ].map((name): [string, RawLine, RegExp] => [
      `a formula in the name ${name}`,
      { name },
      /name .* (?:formula|is no name)/,
    ]),
    ['a formula with +', { city: '+1+1' }, /city .* formula/],
    ['a formula with -', { address: '-2+3' }, /address .* formula/],
    ['a formula in the telephone number', { phone: '=1+1' }, /phone/],
    ['a script as website', { website: SCRIPT_URL }, /website .* address of the web/],
    ['a website of one word', { website: 'localhost' }, /website/],
    ['credentials in the website', { website: 'https://user:pass@evil.example.com' }, /website/],
    ['a script as telephone number', { phone: `${SCRIPT_URL}234567` }, /phone/],
    ['an e-mail address without @', { email: 'office' }, /email/],
    ['a Canadian state', { state: 'ON' }, /state "ON"/],
    ['a ZIP code that lost its zero', { zipCode: '2108' }, /leading zero/],
    ['a slash in the city', { city: 'a/b' }, /slashes/],
    ['a direction override', { name: 'abc\u202etxt' }, /invisible/],
    ['a replacement character', { name: 'Caf\ufffd' }, /replacement/],
    ['a control character', { name: 'a\u0007b' }, /control/],
    ['an over-long name', { name: 'x'.repeat(201) }, /longer than 200/],
    ['an over-long description', { description: 'x'.repeat(10_001) }, /longer than 10000/],
    ['an unknown price', { priceRange: '$$$$$' }, /priceRange .* must be one of/],
    ['a kind named like a method', { kind: 'Constructor' }, /kind "constructor" must be one of/],
    ['a day named like a method', { hours: { special: [{ date: 'valueOf', spans: [] }] } }, /no day "valueOf"/],
    ['a state with a method', { state: { toString: 1 } }, /state .* must be a text/],
    ['a city with a method', { city: [{ toString: 1 }], address: '1 Main St, Boston' }, /city .* must be a text/],
    ['degrees with a method', { latitude: { toString: 1 }, longitude: 1 }, /latitude/],
    ['a switch with a method', { freeConsultation: { toString: 1 } }, /neither true nor false/],
    ['a time with a method', { hours: { mon: { open: { toString: 1 }, close: '5' } } }, /HH:MM/],
    ['a day with a method', { hours: [{ day: { toString: 1 }, open: '9', close: '5' }] }, /hours/],
    ['a date with a method', { hours: { special: [{ date: { toString: 1 }, spans: [] }] } }, /hours/],
    ['hours that are not JSON', { hours: '{mon' }, /hours .* not JSON/],
    ['hours of an unknown day', { hours: '{"someday":{"open":"09:00","close":"17:00"}}' }, /no day "someday"/],
    ['hours with a wrong time', { hours: '{"mon":{"open":"9:00","close":"25:00"}}' }, /HH:MM/],
    ['hours as an array', { hours: '[1]' }, /weekdays/],
    ['a language that nobody speaks', { languages: 'Klingon' }, /no language/],
    ['an unknown fee', { feeBasis: 'free' }, /feeBasis/],
    ['a word for a switch', { freeConsultation: 'perhaps' }, /neither true nor false/],
    ['an unknown time zone', { timeZone: 'America/Nowhere' }, /time zone/],
    ['an image elsewhere', { image: '//evil.example.com/x.png' }, /image .* our own origin/],
    ['a slug with blanks', { slug: 'alpha law' }, /slug/],
    ['an object for a text', { name: { $ne: 1 } }, /name .* must be a text/],
    [
      'a licence with a script as its source',
      { licences: [{ jurisdiction: 'Ohio', sourceUrl: SCRIPT_URL }] },
      /sourceUrl/,
    ],
  ])('refuses %s and names the field', (_what, raw, expected) => {
    expect(problems(raw)).toMatch(expected);
  });

  it.each<[string, RawLine, RegExp]>([
    [
      'a date that is none',
      { licences: [{ jurisdiction: 'Ohio', checkedAt: '2026-02-30' }] },
      /licences checkedAt .* date/,
    ],
    ['a licence of nobody', { licences: [{ jurisdiction: 'Ohio', holder: '7' }] }, /licences holder .*name/],
    ['a licence of a formula', { licences: [{ jurisdiction: 'Ohio', holder: '=A1' }] }, /licences holder .*formula/],
    ['a licence without a jurisdiction', { licences: [{ number: '1' }] }, /licences jurisdiction/],
    [
      'a licence with a property that nobody knows',
      { licences: '[{"jurisdiction":"Ohio","rank":1}]' },
      /licences .*rank/,
    ],
    ['NUL in a nested text', { licences: [{ jurisdiction: 'Ohio', number: '1\u0000' }] }, /licences number/],
    ['half of a surrogate pair', { name: 'A\ud83d' }, /name holds invisible/],
    ['a day without a close', { hours: { mon: { open: '09:00' } } }, /hours mon/],
    ['hours in two places', { hours: [{ mon: '9-5' }, { sat: '10-2' }] }, /hours must be an object of weekdays/],
    ['an address of parts that are no texts', { address: ['1 Main St', 7] }, /address .*must be a text/],
    ['more than 50 items', { feeBasis: Array.from({ length: 51 }, () => 'flat') }, /more than 50/],
    ['an empty item of a list in JSON', { feeBasis: [null] }, /feeBasis/],
    ['a position beyond the poles', { latitude: '90.1', longitude: '0' }, /latitude "90.1"/],
    ['half of a position', { latitude: 'N/A', longitude: '-71.05' }, /^latitude is missing beside the other$/],
    ['a name of nothing but HTML', { name: '&nbsp;' }, /^name is missing$/],
    ['an address of nothing but HTML', { address: '<br>' }, /^address is missing$/],
    ['a name that is a number', { name: '617-555-0101' }, /^name "617-555-0101" is no name$/],
    ['a name that is a website', { name: 'https://a.com' }, /^name "https:\/\/a.com" is no name$/],
    ...[
      'Managing Partner',
      'of counsel',
      'Attorney',
      'Senior Associate Attorney',
      'Owner/President',
      'Vice President',
    ].map((name): [string, RawLine, RegExp] => [
      `a name that is what somebody is, ${name}`,
      { name },
      /^name ".*" is no name$/,
    ]),
    ...['www.alpha.com', 'WWW.alpha.com/team', 'https', 'HTTP://a.com', 'a@b.org'].map(
      (name): [string, RawLine, RegExp] => [`a name that is an address, ${name}`, { name }, /^name ".*" is no name$/],
    ),
    ['a street that is a website', { address: 'https://a.com' }, /^address "https:\/\/a.com" is no street$/],
    ['a street that is an e-mail address', { address: 'a@b.org' }, /^address "a@b.org" is no street$/],
    ['a number that is no text', { name: 7 }, /name "7" must be a text/],
  ])('refuses %s', (_what, raw, expected) => {
    expect(problems(raw)).toMatch(expected);
  });

  it('keeps apart what the file does not have and what it leaves empty', () => {
    const of = (raw: RawLine) => {
      return parseLine({ ...good, ...raw }).business ?? {};
    };
    expect(Object.keys(of({}))).toEqual(Object.keys(good));
    const empty = Object.fromEntries(FIELD_NAMES.filter((field) => !(field in good)).map((field) => [field, null]));
    expect(of(empty)).toEqual({ ...good, ...EMPTY_FIELDS });
  });

  it.each(BUSINESS_FLAGS)('reads yes and no of %s in every spelling, from cells and from JSON', (flag) => {
    for (const [raw, expected] of [
      ['YES', true],
      ['1', true],
      [true, true],
      [1, true],
      ['No', false],
      [0, false],
      [null, false],
    ]) {
      expect(parseLine({ ...good, [String(flag)]: raw }).business).toEqual({ ...good, [flag]: expected });
    }
  });

  it('names each field of the line once, with its first problem', () => {
    expect(problems({ name: `=${'x'.repeat(300)}\u0007` })).toBe('name holds control characters');
  });
});
