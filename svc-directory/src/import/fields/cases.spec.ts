import { expect, it } from '@jest/globals';
import { read } from '../../../test/read-line.ts';

type Case = readonly [field: string, written: unknown, value: unknown, ...told: string[]];

const READ: readonly Case[] = [
  // What a file writes for nothing.
  ['phone', 'N/A', null, '"N/A" read as empty'],
  ['phone', 'NULL', null, '"NULL" read as empty'],
  ['website', '-', null, '"-" read as empty'],
  ['email', '#N/A', null, '"#N/A" read as empty'],
  ['description', 'n/a', null, '"n/a" read as empty'],
  ['website', 'No website', null, '"No website" read as empty'],
  ['website', 'Coming soon', null, '"Coming soon" read as empty'],

  // States and cities, by the tables of the search.
  ['state', 'Mass.', 'MA', 'read as MA'],
  ['state', 'Massachusetts', 'MA', 'read as MA'],
  ['city', 'BOSTON', 'Boston', 'read as Boston'],
  ['city', 'Boston, MA', 'Boston', 'read as Boston'],
  ['city', 'Boston, Mass. 02108', 'Boston', 'read as Boston'],
  ['city', 'Bostn', 'Boston', 'read as Boston'],

  ['state', 'Massachussetts', 'MA', 'read as MA'],
  ['city', 'Boston&#44; MA', 'Boston', 'read as Boston'],
  ['city', 'City of Boston', 'Boston', 'read as Boston'],

  // ZIP codes that went through a spreadsheet.
  ['zipCode', '2108', '02108', 'read as 02108'],
  ['zipCode', 2108, '02108', 'read as 02108'],
  ['zipCode', '2108.0', '02108', 'read as 02108'],
  ['zipCode', '021081234', '02108-1234', 'read as 02108-1234'],
  ['zipCode', 'MA 02108', '02108', 'read as 02108'],
  ['zipCode', '="02108"', '02108', 'read as 02108'],
  ['zipCode', "'02108", '02108', 'read as 02108'],
  ['zipCode', '02108-0000', '02108', 'read as 02108'],

  ['zipCode', '2,108', '02108', 'read as 02108'],
  ['zipCode', '02108 USA', '02108', 'read as 02108'],

  // Languages by name.
  ['languages', 'en;es', ['en', 'es']],
  ['languages', 'English; Spanish', ['en', 'es'], 'read as en, es'],
  ['languages', 'EN;ES', ['en', 'es'], 'read as en, es'],
  ['languages', 'ase', ['ase']],
  ['languages', 'American Sign Language (ASL) and Español', ['ase', 'es'], 'read as ase, es'],
  ['languages', 'Chinese (Mandarin), Haitian Creole, Farsi', ['zh', 'ht', 'fa'], 'read as zh, ht, fa'],
  ['languages', ['English', 'es-MX'], ['en', 'es'], 'read as en, es'],

  ['languages', 'Hebrew; spa; Hindi Urdu', ['he', 'es', 'hi', 'ur'], 'read as he, es, hi, ur'],
  ['languages', 'Englsh only / se habla español', ['en', 'es'], 'read as en, es'],
  ['languages', 'English or Spanish', ['en', 'es'], 'read as en, es'],
  ['languages', 'English et French', ['en', 'fr'], 'read as en, fr'],
  ['languages', 'English - Spanish', ['en', 'es'], 'read as en, es'],
  ['languages', 'Spanish - fluent', ['es'], 'read as es'],
  ['languages', 'In English', ['en'], 'read as en'],
  ['languages', 'EN ES', ['en', 'es'], 'read as en, es'],
  ['languages', '粵語, 普通話', ['yue', 'zh'], 'read as yue, zh'],
  ['languages', '中文, Русский', ['zh', 'ru'], 'read as zh, ru'],
  ['languages', 'Habla Español; Spanish-speaking staff', ['es'], 'read as es'],
  ['languages', 'English+Spanish', ['en', 'es'], 'read as en, es'],
  ['languages', 'Other: Urdu; Spanish interpreters available', ['ur', 'es'], 'read as ur, es'],
  [
    'languages',
    'English: Spoken, Written',
    ['en'],
    'read as en',
    '"Written" is left out: it does not say which languages',
  ],
  ['languages', 'English 100%; 50% Spanish', ['en', 'es'], 'read as en, es'],
  ['languages', 'English • Spanish > French', ['en', 'es', 'fr'], 'read as en, es, fr'],
  ['languages', 'Bilingual (English/Spanish)', ['en', 'es'], 'read as en, es'],
  ['languages', 'Eng.; Spanish translator on request', ['en', 'es'], 'read as en, es'],
  ['languages', 'English, etc.', ['en'], 'read as en', '"etc." is left out: it does not say which languages'],
  ['languages', 'English &amp; Spanish', ['en', 'es'], 'read as en, es'],
  ['languages', 'No', [], '"No" read as empty'],

  ['languages', 'Bilingual', [], '"Bilingual" is left out: it does not say which languages'],
  ['languages', 'English; others', ['en'], 'read as en', '"others" is left out: it does not say which languages'],
  ['languages', 'Interpreters available', [], '"Interpreters available" is left out: it does not say which languages'],

  // Practice areas in the words that the search understands.
  ['category', 'Labor & Employment', 'employment-law', '"Labor & Employment" read as employment-law'],
  ['category', 'Criminal justice attorney', 'criminal-defense', '"Criminal justice attorney" read as criminal-defense'],
  ['category', 'Wills & Trusts', 'estate-planning', '"Wills & Trusts" read as estate-planning'],
  ['category', 'Bankrupcy Law', 'bankruptcy', '"Bankrupcy Law" read as bankruptcy'],
  ['category', 'Bankruptcy attorneys', 'bankruptcy', '"Bankruptcy attorneys" read as bankruptcy'],
  ...['Legal Malpractice', 'Malpractice legal', 'Free', 'Mark', 'Business information', 'Contacts'].map(
    (text): Case => ['category', text, text],
  ),
  ['category', 'Attorneys - Family Law', 'divorce-family-law', '"Attorneys - Family Law" read as divorce-family-law'],
  ['category', 'Tax Law', 'Tax Law'],
  ['category', 'Court', 'Court'],
  [
    'category',
    'Divorce; Bankruptcy',
    'divorce-family-law',
    '"Divorce; Bankruptcy" read as divorce-family-law',
    'bankruptcy is left out: other practice areas have the column additionalPracticeAreas',
  ],
  [
    'additionalPracticeAreas',
    'tax-law; Wills & Trusts',
    ['tax-law', 'estate-planning'],
    '"Wills & Trusts" read as estate-planning',
  ],

  ['category', 'Divorce (100%)', 'divorce-family-law', '"Divorce (100%)" read as divorce-family-law'],
  ['category', 'Wills &amp; Trusts', 'estate-planning', '"Wills & Trusts" read as estate-planning'],
  ['additionalPracticeAreas', 'Divorce\nBankruptcy • DUI', ['Divorce', 'Bankruptcy', 'DUI']],
  ['additionalPracticeAreas', '60% Divorce', ['divorce-family-law'], '"60% Divorce" read as divorce-family-law'],
  ['additionalPracticeAreas', 'Divorce<br>Bankruptcy', ['Divorce', 'Bankruptcy'], 'read as Divorce; Bankruptcy'],
  ['category', 'Bankruptcy (Chapter 7)', 'bankruptcy', '"Bankruptcy (Chapter 7)" read as bankruptcy'],
  [
    'additionalPracticeAreas',
    'Immigration & Hats; Divorce',
    ['immigration', 'Hats', 'Divorce'],
    '"Immigration & Hats" read as immigration, Hats',
  ],

  [
    'additionalPracticeAreas',
    'Tax Law; Law firm',
    ['Tax Law'],
    '"Law firm" read as empty, because it names no practice area',
  ],
  ['category', 'Other', null, '"Other" read as empty, because it names no practice area'],
  ['category', 'Law Firm', null, '"Law Firm" read as empty, because it names no practice area'],

  // Texts that come from web pages and lists.
  ['name', 'PeÃ±a & LÃ³pez', 'Peña & López', 'read as "Peña & López", because its letters were mangled'],
  ['name', 'Oâ€™Neill', 'O’Neill', 'read as "O’Neill", because its letters were mangled'],
  ['name', 'PeÃƒÂ±a', 'Peña', 'read as "Peña", because its letters were mangled'],
  ['name', 'Peña & São Ltd — “Law”', 'Peña & São Ltd — “Law”'],
  ['name', 'PÂ Law — Ã±', 'PÂ Law — Ã±'],
  ['name', 'Alpha &amp; Beta PC', 'Alpha & Beta PC', 'read as Alpha & Beta PC'],
  ['name', 'Alpha &amp;amp; <b>Beta</b>', 'Alpha & Beta', 'read as Alpha & Beta'],
  ['name', 'Al\u200bpha\u00ad Law', 'Alpha Law', 'read as Alpha Law'],
  ['name', 'AT&T  Law', 'AT&T Law'],
  ['name', "'Alpha Law'", 'Alpha Law', 'read as Alpha Law'],
  ['name', '"Beta "B" Law"', 'Beta "B" Law', 'read as Beta "B" Law'],
  ['name', '"A" and "B"', '"A" and "B"'],
  ['name', '1-800 Law', '1-800 Law'],
  ...['Partner Law', 'Legal Associates', 'Attorney at Law', 'County Attorney', 'The Owner', 'Counsel & Co'].map(
    (name): Case => ['name', name, name],
  ),
  ['name', 'Lawyers @ Work', 'Lawyers @ Work'],
  ['name', 'Alpha Law (CLOSED)', 'Alpha Law (CLOSED)', '"Alpha Law (CLOSED)" says that it is closed'],
  ...['Alpha Law - Closed', 'Alpha Law [permanently closed]', 'CLOSED'].map((name): Case => [
    'name',
    name,
    name,
    `"${name}" says that it is closed`,
  ]),
  ...['Enclosed Law', 'Undisclosed', 'Foreclosed Rights Law Center', 'Closed Circuit Legal', 'The Foreclosed'].map(
    (name): Case => ['name', name, name],
  ),
  ...['smith@law', 'Attorney@Law', 'Wwwlaw', 'Https Law'].map((name): Case => ['name', name, name]),
  ['address', '12', '12', '"12" names no street'],
  ['address', "'t Hof", "'t Hof"],
  ['description', '- Divorce\n- Custody', '- Divorce\n- Custody'],
  ...['{"Accessibility":{"Lift":true}}', "{'Payments': 'Cash'}", '[{"Lift":true}]'].map((text): Case => [
    'description',
    text,
    undefined,
    `"${text}" is left out: it is for programs`,
  ]),
  ...['[Law] for {you}', '["Best" firm] in town', '{"Best"} firm', "['Best' firm] in town"].map((text): Case => [
    'description',
    text,
    text,
  ]),
  ['description', '@home we are lawyers', '@home we are lawyers'],
  ['description', 'Fees < $500 & > $5', 'Fees < $500 & > $5'],
  [
    'description',
    '<p>We do <b>law</b>.</p><ul><li>One</li><li>Two</li></ul>',
    'We do law.\n- One\n- Two',
    'read as plain text: "We do law. - One - Two"',
  ],
  [
    'description',
    'One.<br>Two &mdash; three.<script>x()</script>',
    'One.\nTwo — three.',
    'read as plain text: "One. Two — three."',
  ],

  ['name', 'Alpha <Beta> Law', 'Alpha <Beta> Law'],
  ['name', '&lt;b&gt;Alpha&lt;/b&gt;', 'Alpha', 'read as Alpha'],
  ['address', '1 Main St<br>Suite 2', '1 Main St Suite 2', 'read as 1 Main St Suite 2'],
  ['address', '<p>1 Main St</p><p>Suite 2</p>', '1 Main St Suite 2', 'read as 1 Main St Suite 2'],
  ['description', 'One.<br class="x">Two.', 'One.\nTwo.', 'read as plain text: "One. Two."'],

  // Hours.
  ['hours', 'Mon 9am-5pm', { mon: { open: '09:00', close: '17:00' } }, 'read as mon 09:00-17:00'],
  [
    'hours',
    '{"mon":[{"open":"09:00","close":"12:00"},{"open":"13:00","close":"17:00"}]}',
    { mon: { open: '09:00', close: '12:00', more: [{ open: '13:00', close: '17:00' }] } },
  ],
  ['hours', '{"mon":{"open":"00:00","close":"00:00"}}', { mon: { open: '00:00', close: '00:00' } }],

  // The rest.
  ['kind', 'Legal Aid', 'legal-aid', 'read as legal-aid'],
  ['kind', 'Firm', 'law-firm', 'read as law-firm'],
  ['kind', 'Courthouse', 'court', 'read as court'],
  ['feeBasis', 'hourly/flat', ['hourly', 'flat'], 'read as hourly; flat'],
  ['feeBasis', 'hourly;flat', ['hourly', 'flat']],
  ['freeConsultation', '✓', true],
  ['freeConsultation', '✗', false],
  ['freeConsultation', '✔️', true],
  ['freeConsultation', 'Sí', true],
  ['feeBasis', 'Flat fee; Hourly rate', ['flat', 'hourly'], 'read as flat; hourly'],
  ['freeConsultation', 'Y', true],
  ['freeConsultation', 'UNCLEAR', false],
  [
    'hours',
    'Mon 9-5<br/>Tue&nbsp;9-1',
    { mon: { open: '09:00', close: '17:00' }, tue: { open: '09:00', close: '13:00' } },
    'read as mon 09:00-17:00; tue 09:00-13:00',
  ],
  ['name', '<script>alert(1)</script>Alpha Law', 'Alpha Law', 'read as Alpha Law'],
  ['slug', 'Alpha-Law', 'alpha-law', 'read as alpha-law'],
  ['feeBasis', 'Hourly, and Flat Fee', ['hourly', 'flat'], 'read as hourly; flat'],
  ...['No fee unless we win', 'no fees until you win your case', 'No fee if no recovery', 'No win, no fee'].map(
    (text): Case => ['feeBasis', text, ['contingency'], 'read as contingency'],
  ),
  ['freeConsultation', '1.0', true],
  [
    'address',
    '1 Main St, Cambridge, MA 02139',
    '1 Main St, Cambridge, MA 02139',
    '"1 Main St, Cambridge, MA 02139" ends in another place than city, state and ZIP code of their own columns',
  ],
  ['priceRange', 2, '$$', 'read as $$'],
  ['hours', 'Hours vary', null, '"Hours vary" read as empty'],
  ['hours', 'Mon - Fri: \\n 8:30 am-noon', { mon: { open: '08:30', close: '12:00' } }, 'read as mon-fri 08:30-12:00'],
  ['timeZone', 'america/new_york', 'America/New_York'],
  ['timeZone', 'Eastern', null, '"Eastern" is left out: the zone follows from the place'],
];

it.each(['Dec 45', 'Feb 30', '2026-13-40', '2025-02-29'])(
  'hours of %s, which the calendar has not, are refused',
  (date) => {
    expect(read({ hours: `Mon 9-5; ${date} closed` }).problems).toEqual([expect.stringContaining('must be a date')]);
  },
);

it.each(['no fee consultation', 'No fee for first visit', 'No fees', 'no fees charged'])(
  '%j is no way to charge',
  (fee) => {
    expect(read({ feeBasis: fee }).problems).toEqual([expect.stringMatching(/^feeBasis/)]);
  },
);

it('29 February of every year has hours', () => {
  expect(read({ hours: 'Mon 9-5; Feb 29 closed' }).problems).toEqual([]);
});

it.each(READ)('%s %j is read as %j', (field, written, value, ...told) => {
  const { business, ...rest } = read({ [field]: written });
  expect(rest).toEqual({ problems: [], told: told.map((text) => `${field}: ${text}`) });
  expect(business).toMatchObject({ [field]: value });
});
