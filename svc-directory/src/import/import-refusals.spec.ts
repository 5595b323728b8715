import { HEADER, ImportUnderTest, csv, row } from '../../test/import.ts';

const directory = new ImportUnderTest();

const bad = csv(
  row('Good'),
  '"Quoted, over\ntwo lines",1 Main St,Atlanta,GA,30301',
  '=cmd|calc,1 Main St,Atlanta,GA,30301',
  'Short,1 Main St',
  row('Good'),
  row('Zip', '303'),
  'Unclosed "ok",1 Main St,Atlanta,XX,30301',
  '"never closed,1 Main St,Atlanta,GA,30301',
  row('Last'),
);
const expected = [
  '5: name "=cmd|calc" would run as a formula in a spreadsheet',
  '6: has 2 cells, the header has 5',
  '8: zipCode "303" is not a ZIP code of five digits (a spreadsheet may have dropped its leading zero)',
  '9: state "XX" is no state of the US',
  '10: opens a quote that is never closed',
];

it('a file with bad lines changes nothing, and names each line as the file counts it', async () => {
  const summary = await directory.load(bad);
  expect(summary).toMatchObject({ leftOut: 1, refused: 5, stored: false });
  expect(summary.lines).toEqual(expected);
  for (const table of ['businesses', 'outbox_events', 'cities']) expect(await directory.count(table)).toBe(0);
});

it('a file with bad lines changes nothing either when the bad line comes after batches of good ones', async () => {
  const lines = Array.from({ length: 1200 }, (_, i) => row(`Firm ${i}`));
  const refused = { refused: 1, stored: false, lines: [expect.stringMatching(/^1202: /)] };
  expect(await directory.load(csv(...lines, 'bad'))).toMatchObject(refused);
  expect(await directory.count('businesses')).toBe(0);
});

it('a file with bad lines loads the good ones with --skip-invalid', async () => {
  const summary = { added: 3, leftOut: 1, refused: 5, stored: true, lines: expected };
  expect(await directory.load(bad, { skipInvalid: true })).toMatchObject(summary);
  const slugs = (await directory.all('select slug from businesses order by 1')).map(({ slug }) => slug);
  expect(slugs).toEqual(['good', 'last', 'quoted-over-two-lines']);
});

it('unknown categories, other encodings and NUL are refused by line', async () => {
  const content = Buffer.concat([
    Buffer.from(`${HEADER},category\n${row('A')},plumbing\n${row('Caf')}`),
    Buffer.from([0xe9]),
    Buffer.from(`,tax-law\n${row('N\0')},\n${row('B')},Tax Law\n`),
  ]);
  expect((await directory.load(content)).lines).toEqual([
    '2: category "plumbing" is not a practice area (a slug, name or other name of one)',
    '3: is not valid UTF-8; save the file as UTF-8, in Excel as "CSV UTF-8 (Comma delimited)"',
    '4: holds a NUL character',
  ]);
});

it('a slug that comes with the name and place of another firm is told of', async () => {
  await directory.load(csv(row('Alpha'), row('Beta', '30302')));
  const summary = await directory.load(
    `${HEADER},slug\n${row('Beta', '30302')},alpha\n${row('Beta', '30302')},unheard-of`,
  );
  expect(summary.told).toEqual([
    '2: null: has the name of "Beta" (beta): are they one firm?',
    '2: null: moves from 1 Main St, Atlanta, GA 30301 to 1 Main St, Atlanta, GA 30302',
    '3: null: has the name of "Beta" (beta): are they one firm?',
  ]);
});

it('a second line about the same business is left out, also in a later batch', async () => {
  const lines = Array.from({ length: 700 }, (_, i) => row(`Firm ${i}`));
  expect((await directory.load(csv(...lines, row('FIRM 3')))).told).toEqual([
    '702: null: left out: it is about the same firm as line 5',
  ]);
});

it('of several contacts of JSON the first is read, and what no line of a file says is told', async () => {
  const phones = [{ kind: 'voice', number: '512-555-0131' }, { number: '512-555-0132' }];
  const place = { address: '1 A St', city: 'Austin', state: 'TX', zip: '78701' };
  const firm = { name: 'G', ...place, phones, emails: [], urls: ['g.example'] };
  const summary = await directory.load(JSON.stringify([firm]), { file: 'firms.json' });
  expect(summary).toMatchObject({ added: 1, assumed: ['kind', 'category'] });
  expect(summary.told).toContain('1: phone: "512-555-0132" is left out: the first is read');
  const [stored] = await directory.all("select phone, email, website from businesses where slug = 'g'");
  expect(stored).toEqual({ phone: '512-555-0131', email: null, website: 'https://g.example' });
  const said = `${HEADER},kind,category\n${row('A')},law-firm,\n${row('B', '30302')},,tax-law`;
  expect(await directory.load(said)).toMatchObject({ assumed: [] });
});
