import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import { coreMs } from '@lawdex/svc-kit/testing';
import { read } from '../../../test/read-line.ts';
import { FIELD_NAMES } from '../reading/business-line.ts';
import { LONGEST, LONGEST_OTHER } from './normalise-line.ts';

const SCRIPT_URL = ['javascript', '1'].join(':');
type Case = [field: string, written: unknown, value: unknown, ...told: string[]];
const plain = (field: string, ...texts: string[]): Case[] => texts.map((text) => [field, text, text]);
const all = (field: string, value: unknown, ...texts: unknown[]): Case[] =>
  texts.map((text) => [field, text, value, `read as ${Array.isArray(value) ? value.join(', ') : String(value)}`]);

const READ: readonly Case[] = [
  ['phone', 'N/A', null, '"N/A" read as empty'],
  ['website', '-', null, '"-" read as empty'],
  ['email', '[NULL]', null, '"[NULL]" read as empty'],
  ['phone', '0', null, '"0" read as empty'],
  ['hours', 'Hours vary', null, '"Hours vary" read as empty'],
  ...all('state', 'MA', 'Mass.', 'massachusetts', 'US-MA'),
  ...all('city', 'Boston', 'BOSTON', 'Boston, MA', 'Boston, Mass. 02108', 'Bostn', 'Boston&#44; MA'),
  ...all('zipCode', '02108', '2108', 2108, '2108.0', 'MA 02108', "'02108", '02108-0000'),
  ...all('zipCode', '02108-1234', '021081234', '02108 1234'),
  ['languages', 'en;es', ['en', 'es']],
  ...all(
    'languages',
    ['en', 'es'],
    'English; Spanish',
    'EN;ES',
    ['English', 'es-MX'],
    'English or español',
    'eng, spa',
    'English &amp; Spanish',
  ),
  ['languages', 'Chinese (Mandarin), Haitian Creole, Farsi, ASL', ['zh', 'ht', 'fa', 'ase'], 'read as zh, ht, fa, ase'],

  ['category', 'Labor & Employment', 'employment-law', '"Labor & Employment" read as employment-law'],
  ['category', 'Wills &amp; Trusts', 'estate-planning', '"Wills & Trusts" read as estate-planning'],
  ['category', 'Bankruptcy attorneys', 'bankruptcy', '"Bankruptcy attorneys" read as bankruptcy'],
  ['category', 'Law Firm', null, '"Law Firm" read as empty, because it names no practice area'],
  ['category', 'Tax  law', 'tax-law'],
  ...plain('category', 'Lawyer Discipline', 'Free', 'Business information', 'Court'),
  [
    'category',
    'Divorce; Bankruptcy; Hats',
    'divorce-family-law',
    '"Divorce; Bankruptcy; Hats" read as divorce-family-law',
    'bankruptcy is left out: other practice areas have the column additionalPracticeAreas',
    '"Hats" is no practice area that is known',
  ],
  [
    'additionalPracticeAreas',
    'tax-law; Wills & Trusts',
    ['tax-law', 'estate-planning'],
    '"Wills & Trusts" read as estate-planning',
  ],
  ['additionalPracticeAreas', 'Divorce<br>DUI', ['divorce-family-law', 'dui-dwi-defense']],
  ...all(
    'name',
    'Alpha & Beta',
    'Alpha &amp; Beta',
    '<b>Alpha</b> &amp; Beta',
    '&lt;b&gt;Alpha & Beta&lt;/b&gt;',
    '<script>a(1)</script>Alpha & Beta',
    'Al\u200bpha &\u00ad Be\u202eta',
  ),
  ...plain(
    'name',
    'AT&T Law',
    '1-800 Law',
    'Lawyers @ Work',
    'Attorney@Law',
    'Foreclosed Rights Law Center',
    'Closed Circuit Legal',
    'Peña & São — “Law”',
  ),
  ['name', 'Alpha Law (CLOSED)', 'Alpha Law (CLOSED)', 'says that it is closed'],
  ['address', '12', '12', 'names no street'],
  ['address', '<p>1 Main St</p><p>Suite 2</p>', '1 Main St Suite 2', 'read as 1 Main St Suite 2'],
  ...plain('description', '- Divorce\n- Custody', '@home we are lawyers', 'Fees < $500 & > $5', '[Law] for {you}'),
  [
    'description',
    '<p>We do <b>law</b>.</p><ul><li>One</li><li>Two</li></ul>',
    'We do law.\n- One\n- Two',
    'read as plain text: "We do law. - One - Two"',
  ],
  ...plain('phone', '(617) 555-0101', '617-555-0107 ext. 12', '+1 617 555 0101', '6175550101'),
  ...all(
    'phone',
    '617-555-0101',
    'Tel: 617-555-0101',
    '617-555-0101 (TTY)',
    'Tel/Fax: 617-555-0101',
    '617-555-0101; 617-555-0101',
  ),
  ...all('phone', '6175550110', '6175550110.0', 'call 6175550110'),
  ['phone', '617-555-0102, Fax 617-555-0103', '617-555-0102', 'read as 617-555-0102', '617-555-0103 (fax) is left out'],
  ['phone', '617-555-0103 (fax)', null, '617-555-0103 (fax) is left out'],
  ['phone', '6175550101 6175550102', '6175550101', 'read as 6175550101', '6175550102 is left out'],
  ...all('email', 'a@b.org', 'mailto:a@b.org', 'Ann <a@b.org>', 'a@b.org;'),
  ['email', 'a@B.org', 'a@b.org'],
  ['email', 'a@b.org, c@d.org', 'a@b.org', 'read as a@b.org', 'c@d.org is left out'],
  ...plain('website', 'https://a.example.com/x?y=1#z', 'http://example.com:8080'),
  ...all('website', 'https://www.example.com', 'www.example.com', 'WWW.Example.com', 'HTTPS://www.example.com'),
  ['website', 'a.com; b.com', 'https://a.com', 'read as https://a.com', '"b.com" is left out'],
  [
    'website',
    'https://www.yelp.com/biz/a b.com',
    'https://b.com',
    'read as https://b.com',
    '"https://www.yelp.com/biz/a" is left out',
  ],
  [
    'website',
    'https://facebook.com/a',
    'https://facebook.com/a',
    "facebook.com is a network: perhaps the page is not the firm's own",
  ],
  [
    'website',
    'avvo.com/a',
    undefined,
    `"https://avvo.com/a" is left out: it is a page of a directory, and not the firm's own`,
  ],
  ...all('kind', 'legal-aid', 'Legal Aid', 'LEGAL_AID'),
  ...all('kind', 'court', 'Courthouse'),
  ...all('feeBasis', ['flat', 'hourly'].slice(0, 1), 'Flat fee'),
  ['feeBasis', 'hourly/flat', ['hourly', 'flat']],
  ['freeConsultation', '✓', true],
  ['serves', 'Texas; Okla., NM', ['TX', 'OK', 'NM'], 'read as TX', 'read as OK'],
  ['freeConsultation', 'UNCLEAR', false],
  ...all('priceRange', '$$', '2', 2),
  ...all('slug', 'alpha-law', 'Alpha-Law'),
  ['timeZone', 'america/new_york', 'America/New_York'],
  ['hours', { mon: null, tue: [] }, null],
  ['hours', 'Mon 9-5<br/>', { mon: { open: '09:00', close: '17:00' } }, 'read as mon 09:00-17:00'],
];

it.each(READ)('%s %j is read as %j', (field, written, value, ...told) => {
  const { business, ...rest } = read({ [field]: written });
  expect(rest).toEqual({ problems: [], told: told.map((text) => `${field}: ${text}`) });
  expect(business).toMatchObject({ [field]: value });
});

it.each<[field: string, written: unknown, problem: string]>([
  ['state', 'Huston', '"Huston" is no state of the US'],
  ['zipCode', '12', 'is not a ZIP code of five digits'],
  ['zipCode', '30301', '"30301" belongs to Atlanta, GA, not to MA'],
  ['languages', 'Klingon', '"Klingon" is no language'],
  ['name', 'PeÃ±a', '"PeÃ±a" has mangled letters: save the file as UTF-8'],
  ['description', 'Oâ€™Neill', 'has mangled letters: save the file as UTF-8'],
  ['name', '=HYPERLINK(1)', 'would run as a formula'],
  ['name', '-2+3 Law', 'would run as a formula'],
  ['city', '+1+1', 'would run as a formula'],
  ['name', '617-555-0101', 'is no name'],
  ['name', 'www.alpha.com', 'is no name'],
  ['address', 'a@b.org', 'is no street'],
  ['name', '&nbsp;', 'is missing'],
  ['name', 7, 'must be a text'],
  ['name', { $ne: 1 }, 'must be a text'],
  ['image', '/a\u202etxt', 'invisible'],
  ['name', 'A\ud83d', 'invisible'],
  ['name', 'a\u0007b', 'control'],
  ['name', 'x'.repeat(201), 'longer than 200'],
  ['description', 'x'.repeat(10_001), 'longer than 10000'],
  ['description', '[{"Lift":true}]', 'is for programs'],
  ['phone', 'call us', 'is not a telephone number'],
  ['phone', '555-0101', 'is not a telephone number'],
  ['phone', '000-000-0000', 'is not a telephone number'],
  ['phone', '1-800-LAWYERS', 'is not a telephone number'],
  ['email', 'office', 'is not an e-mail address'],
  ['website', SCRIPT_URL, 'must be an address of the web'],
  ['website', 'localhost', 'must be an address of the web'],
  ['website', 'https://user:pass@evil.example.com', 'must be an address of the web'],
  ['kind', 'constructor', '"constructor" must be one of'],
  ['feeBasis', 'No fees', 'must be one of'],
  ['feeBasis', Array.from({ length: 51 }, () => 'flat'), 'more than 50'],
  ['additionalPracticeAreas', 'a;'.repeat(60), 'more than 50'],
  ['freeConsultation', 'perhaps', 'neither true nor false'],
  ['serves', 'TX; the county', 'is no state of the US'],
  ['timeZone', 'Eastern', 'is not a time zone of the US'],
  ['image', '//evil.example.com/x.png', 'our own origin'],
  ['slug', 'alpha law', 'lowercase letters'],
  ['hours', '{mon', 'is not JSON'],
  ['hours', '[1]', 'weekdays'],
  ['hours', { someday: null }, 'no day "someday"'],
  ['hours', { mon: { open: '9:00', close: '25:00' } }, 'HH:MM'],
  ['hours', { mon: { open: { toString: 1 }, close: '5' } }, 'HH:MM'],
  ['hours', { special: [{ date: '02-30', spans: [] }] }, 'must be a date'],
  ['hours', { special: [1, 2].map(() => ({ date: '12-25', spans: [] })) }, 'says a special day twice'],
  ['licences', [{ jurisdiction: 'Ohio', sourceUrl: SCRIPT_URL }], 'sourceUrl'],
  ['licences', '[{"jurisdiction":"Ohio","rank":1}]', 'rank'],
])('%s %j is refused: %s', (field, written, problem) => {
  expect(read({ [field]: written }).problems).toEqual([expect.stringMatching(new RegExp(`^${field} `))]);
  expect(read({ [field]: written }).problems[0]).toContain(problem);
});

it('a practice area is read by its name and by each of its other ones', () => {
  for (const { slug, name, aliases } of PRACTICE_AREAS)
    for (const category of [slug, name, ...aliases])
      expect(read({ category })).toMatchObject({ business: { category: slug }, told: [] });
});

describe('places', () => {
  const whole = { city: undefined, state: undefined, zipCode: undefined };

  it.each([
    ['1 Main St, Boston, MA 02108', '1 Main St'],
    ['1 Main St, Suite 5, Boston, MA 02108-1234, USA', '1 Main St, Suite 5'],
    ['1 Main St\nBoston, MA 02108', '1 Main St'],
  ])('an address %j is taken apart', (address, street) => {
    const { business, problems } = read({ ...whole, address });
    expect(problems).toEqual([]);
    expect(business).toMatchObject({ address: street, city: 'Boston', state: 'MA' });
  });

  it.each(['1 Main St Boston MA 02108', '1 Main St, Boston, Massachusetts 02108', '1 Main St', 'London SW1A 1AA'])(
    'an address %j that does not end in city, state and ZIP code is refused with what to write',
    (address) => {
      const [first] = read({ ...whole, address }).problems;
      expect(first).toMatch(/^address ".*" does not end in city, state and ZIP code: write it like "1 Main St, Boston/);
    },
  );

  it('a whole address beside its columns is the street, and one of another place is a doubt', () => {
    const same = read({ address: '1 Main St, Boston, MA 02108' });
    expect(same.business).toMatchObject({ address: '1 Main St', city: 'Boston' });
    const other = read({ address: '1 Main St, Cambridge, MA 02139' });
    expect(other.business).toMatchObject({ address: '1 Main St, Cambridge, MA 02139' });
    expect([...same.told, ...other.told]).toEqual([
      'address: read as "1 Main St", because city, state and ZIP code have columns of their own',
      'address: "1 Main St, Cambridge, MA 02139" ends in another place than city, state and ZIP code of their own columns',
    ]);
    const city = read({ ...whole, city: 'Boston, MA 02108' });
    expect(city.business).toMatchObject({ address: '1 Main St', city: 'Boston', zipCode: '02108' });
  });

  it.each<[place: object, told: string]>([
    [{ city: 'Springfield' }, '"02108" belongs to Boston, MA, '],
    [{ city: 'Nowhere' }, '"Nowhere" is no place of MA that is known; its ZIP code belongs to Boston'],
    [{ zipCode: '00001' }, '"00001" is not known'],
    [{ latitude: '42.36', longitude: '71.06' }, 'read as 42.36, -71.06, because 42.36, 71.06 is nowhere near Boston'],
    [{ latitude: '48.85', longitude: '2.35' }, 'left out: the position is'],
    [{ position: '42.36, -71.06' }, ''],
    [{ position: [-71.06, 42.36] }, ''],
  ])('%j is told: %s', (place, told) => {
    const { problems, told: texts } = read({ ...place });
    expect(problems).toEqual([]);
    expect(texts.join(' | ')).toContain(told);
  });

  it.each(['POINT (-71.06 42.36)', '(42.36, -71.06)'])('a position %j in one cell is refused', (position) => {
    expect(read({ position }).problems[0]).toMatch(/^latitude .* is not a number of degrees/);
  });

  it.each<[columns: object, read: object]>([
    [{ addressNumber: '1', address: 'Main St', addressSuite: '500' }, { address: '1 Main St, Suite 500' }],
    [{ addressNumber: '1', address2: 'Floor 2' }, { address: '1 Main St, Floor 2' }],
    [{ address: '1 Main St, Suite 5', addressSuite: '5' }, { address: '1 Main St, Suite 5' }],
    [{ zipPlus4: '1234' }, { zipCode: '02108-1234' }],
    [{ hoursMon: '9-5', hoursTue: 'closed' }, { hours: { mon: { open: '09:00', close: '17:00' } } }],
  ])('columns %j are joined to %j', (columns, joined) => {
    expect(read({ ...columns })).toMatchObject({ problems: [], business: joined });
  });
});

it('a field that the file does not have is absent, and an empty one is null', () => {
  expect(read({}).business).not.toHaveProperty('phone');
  expect(read({ phone: null }).business).toMatchObject({ phone: null });
});

const SIGNS = [
  '\ufdfa',
  '\u3300',
  'e\u0301\u0302',
  '👨‍👩‍👧',
  '\ud800',
  '\u05d0',
  '(',
  '<a',
  '&lt;',
  '1 ',
  'a@a.aa ',
  'mon 9-5;',
  ';',
  ',',
];

it.each(FIELD_NAMES)('%s is looked at by length first, and costs little in the worst characters', (field) => {
  const longest = LONGEST[field] ?? LONGEST_OTHER;
  // The first call of a reader loads its words.
  read({ [field]: 'warm' });
  for (const sign of SIGNS) {
    for (const size of [longest, 64 * 1024]) {
      const text = sign.repeat(size / sign.length + 1).slice(0, size);
      for (const value of [text, [text], Array.from({ length: size / (sign.length + 3) }, () => sign)]) {
        let problems: readonly string[] = [];
        expect(coreMs(() => ({ problems } = read({ [field]: value })))).toBeLessThan(50);
        if (size > longest)
          expect(problems).toContainEqual(expect.stringContaining(`${field} is longer than ${longest}`));
      }
    }
  }
});
