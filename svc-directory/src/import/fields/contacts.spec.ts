import { expect, it } from '@jest/globals';
import { read } from '../../../test/read-line.ts';

type Case = readonly [field: string, written: unknown, value: unknown, ...told: string[]];

const READ: readonly Case[] = [
  // Websites as people write them.
  ['website', 'www.example.com', 'https://www.example.com', 'read as https://www.example.com'],
  ['website', 'Example.org', 'https://example.org', 'read as https://example.org'],
  ['website', 'http://example.com/a', 'http://example.com/a'],
  ['website', 'HTTP://WWW.Example.COM/Team', 'http://www.example.com/Team', 'read as http://www.example.com/Team'],
  ['website', 'http//example.com', 'http://example.com', 'read as http://example.com'],
  ['website', 'https:/example.com', 'https://example.com', 'read as https://example.com'],
  ['website', '//example.com', 'https://example.com', 'read as https://example.com'],
  ['website', 'https:// example.com', 'https://example.com', 'read as https://example.com'],
  ['website', '<a href="http://example.com">Site</a>', 'http://example.com', 'read as http://example.com'],
  ['website', 'Website: example.com/x?y=1.', 'https://example.com/x?y=1', 'read as https://example.com/x?y=1'],
  ['website', 'a.com; b.com', 'https://a.com', 'read as https://a.com', '"b.com" is left out'],
  ['website', 'example.com:8080/x', 'https://example.com:8080/x', 'read as https://example.com:8080/x'],

  ['website', 'b.org/?a=1&amp;copy=2', 'https://b.org/?a=1&copy=2', 'read as https://b.org/?a=1&copy=2'],
  ['website', 'https://b.org/?a=1&copy=2', 'https://b.org/?a=1&copy=2'],
  ['website', 'under construction', null, '"under construction" read as empty'],
  ['email', 'info&#64;example.com', 'info@example.com', 'read as info@example.com'],
  ['phone', '617 555 0101 617 555 0102', '617 555 0101', 'read as 617 555 0101', '617 555 0102 is left out'],
  ['phone', '1 617 555 0101 1 617 555 0102', '1 617 555 0101', 'read as 1 617 555 0101', '1 617 555 0102 is left out'],
  ['phone', '(617) 555 0101 (617) 555 0102', '(617) 555 0101', 'read as (617) 555 0101', '(617) 555 0102 is left out'],
  ['phone', '711 or 617-555-0101', '617-555-0101', 'read as 617-555-0101', '"711 or" is left out'],
  ['phone', '(617)&nbsp;555-0101', '(617) 555-0101', 'read as (617) 555-0101'],
  ['website', 'http://https://example.com', 'https://example.com', 'read as https://example.com'],
  ['website', 'hhttp;//example.com', 'http://example.com', 'read as http://example.com'],
  ['website', 'example.com,www.b.org', 'https://example.com', 'read as https://example.com', '"www.b.org" is left out'],
  ['website', 'www.example.com/a;b', 'https://www.example.com/a;b', 'read as https://www.example.com/a;b'],

  ['website', 'https://b.org/wiki/Foo_(law)', 'https://b.org/wiki/Foo_(law)'],
  ['website', '(b.org/Foo_(law)).', 'https://b.org/Foo_(law)', 'read as https://b.org/Foo_(law)'],
  ['website', '(https://example.com)', 'https://example.com', 'read as https://example.com'],
  ['website', 'https://b.org/Home,About.html', 'https://b.org/Home,About.html'],
  ['website', 'https://b.org/a;b.html', 'https://b.org/a;b.html'],
  ['website', 'http://a.com/x;http://b.com', 'http://a.com/x', 'read as http://a.com/x', '"http://b.com" is left out'],
  ['website', 'http://a.com,b.com/x', 'http://a.com', 'read as http://a.com', '"b.com/x" is left out'],

  ['website', 'https://b.org/?utm_source=x&a=1&gclid=2', 'https://b.org/?a=1', 'read as https://b.org/?a=1'],
  ['website', 'b.org?utm_source=x#top', 'https://b.org#top', 'read as https://b.org#top'],

  [
    'website',
    'https://www.bbb.org/x; https://own.com',
    'https://own.com',
    'read as https://own.com',
    '"https://www.bbb.org/x" is left out',
  ],
  [
    'website',
    'yelp.com/a, avvo.com/b, own.com, b.com',
    'https://own.com',
    'read as https://own.com',
    '"yelp.com/a avvo.com/b b.com" is left out',
  ],

  [
    'website',
    'https://www.bbb.org/x St.Louis https://yelp.com/a',
    undefined,
    '"https://www.bbb.org/x" is left out: it is a page of a directory, and not the firm\'s own',
    '"St.Louis https://yelp.com/a" is left out',
  ],

  // Pages that others keep of a firm.
  ...[
    'https://www.yelp.com/biz/a',
    'https://lawyers.justia.com/lawyer/a',
    'https://goo.gl/maps/a',
    'https://yelp.com?a',
  ].map((page): Case => [
    'website',
    page,
    undefined,
    `"${page}" is left out: it is a page of a directory, and not the firm's own`,
  ]),
  ['website', 'https://sites.google.com/a', 'https://sites.google.com/a'],
  ['website', 'https://www.x.com/', 'https://www.x.com/'],
  [
    'website',
    'https://www.facebook.com/a',
    'https://www.facebook.com/a',
    "www.facebook.com is a network: perhaps the page is not the firm's own",
  ],

  // Telephones: labels, second numbers, fax, extensions, letters, any dash.
  ['phone', '(617) 555-0101', '(617) 555-0101'],
  ['phone', '(617) 782-6540, Press 5', '(617) 782-6540, Press 5'],
  ['phone', '617-555-0107 ext. 12', '617-555-0107 ext. 12'],
  ['phone', 'Tel: (617) 555-0101', '(617) 555-0101', 'read as (617) 555-0101'],
  ['phone', '617-555-0102, Fax 617-555-0103', '617-555-0102', 'read as 617-555-0102', '617-555-0103 (fax) is left out'],
  [
    'phone',
    'Fax 617-555-0103 Tel 617-555-0102',
    '617-555-0102',
    'read as 617-555-0102',
    '617-555-0103 (fax) is left out',
  ],
  [
    'phone',
    '617-555-0103 (fax), 617-555-0102',
    '617-555-0102',
    'read as 617-555-0102',
    '617-555-0103 (fax) is left out',
  ],
  ['phone', 'Fax: 617-555-0103', null, '617-555-0103 (fax) is left out'],
  ['phone', '(617) 555-0104 (TTY)', '(617) 555-0104', 'read as (617) 555-0104'],
  ['phone', '6175550110.0', '6175550110', 'read as 6175550110'],
  ['phone', 6175550110, '6175550110'],
  ['phone', '6.175550101E9', '6175550101', 'read as 6175550101'],
  ['phone', '6.1755501E9', '6175550100', 'read as 6175550100'],
  ['phone', '6,175,550,101', '6175550101', 'read as 6175550101'],
  ['phone', '617 555 0116 / 0117', '617 555 0116', 'read as 617 555 0116', '"0117" is left out'],
  ['phone', '617-555-0113 M-F 9-5', '617-555-0113', 'read as 617-555-0113', '"M-F 9-5" is left out'],
  [
    'phone',
    '617-555-0135; cell +52 55 1234 5678',
    '617-555-0135',
    'read as 617-555-0135',
    '"cell +52 55 1234 5678" is left out',
  ],
  ['phone', '617-555-0107 opt 2', '617-555-0107 ext. 2', 'read as 617-555-0107 ext. 2'],
  ['phone', '617-555-0107,,55', '617-555-0107 ext. 55', 'read as 617-555-0107 ext. 55'],
  ['phone', 'no', null, '"no" read as empty'],
  ['phone', 0, null, '"0" read as empty'],
  ['phone', false, null, '"false" read as empty'],
  ['phone', 'N / A', null, '"N / A" read as empty'],
  ['phone', '[none]', null, '"[none]" read as empty'],
  ['phone', '{}', null, '"{}" read as empty'],
  ['website', 'http://', null, '"http://" read as empty'],
  ['description', '<![CDATA[Hello <b>you</b>]]>', 'Hello you', 'read as plain text: "Hello you"'],
  ['phone', '6175550101 6175550102', '6175550101', 'read as 6175550101', '6175550102 is left out'],
  ['phone', '617-555-0107 / 617-555-0108', '617-555-0107', 'read as 617-555-0107', '617-555-0108 is left out'],
  ['phone', '617–555–0107', '617-555-0107', 'read as 617-555-0107'],
  ['phone', '\u202a617-555-0107\u202c', '617-555-0107', 'read as 617-555-0107'],
  ['phone', '+1 617 555 0107', '+1 617 555 0107'],
  ['phone', '001 617 555 0107', '+1 617 555 0107', 'read as +1 617 555 0107'],
  ['phone', 'tel:+1-617-555-0107', '+1-617-555-0107', 'read as +1-617-555-0107'],
  ['phone', '617/555-0107', '(617) 555-0107', 'read as (617) 555-0107'],
  ['phone', '617-555-0107 (ext. 12)', '617-555-0107 ext. 12', 'read as 617-555-0107 ext. 12'],
  ['phone', 'Phone 617-555-0107 x12', '617-555-0107 ext. 12', 'read as 617-555-0107 ext. 12'],
  ['phone', '1-800-LAWYERS', '1-800-529-9377', 'read as 1-800-529-9377'],
  ['phone', '(800) GET-LAW-1', '800-438-5291', 'read as 800-438-5291'],
  ['phone', '000-000-0000', null, '"000-000-0000" is left out: it is nobody\'s number'],

  ['phone', '6175550101;6175550102', '6175550101', 'read as 6175550101', '6175550102 is left out'],
  ['phone', '617-555-0101, 617-555-0102', '617-555-0101', 'read as 617-555-0101', '617-555-0102 is left out'],
  ['phone', '6177420101, 6177420102', '6177420101', 'read as 6177420101', '6177420102 is left out'],
  ['phone', '617-742-0101, 1-800-742-0102', '617-742-0101', 'read as 617-742-0101', '1-800-742-0102 is left out'],
  ['phone', 'Tel 617-555-0101, ext. 5', '617-555-0101, ext. 5', 'read as 617-555-0101, ext. 5'],
  ['phone', 'Tel/Fax: 617-555-0101', '617-555-0101', 'read as 617-555-0101'],
  ['phone', 'Phone & Fax: 617-555-0101', '617-555-0101', 'read as 617-555-0101'],
  ['phone', 'Telefax 617-555-0103', null, '617-555-0103 (fax) is left out'],
  ['phone', 'Fax only: 617-555-0103', null, '617-555-0103 (fax) is left out'],
  ['phone', 'fax line 617-555-0103', null, '617-555-0103 (fax) is left out'],
  ['phone', '617-555-0103 fax only', null, '617-555-0103 (fax) is left out'],
  ['phone', '617-555-0103 / fax', null, '617-555-0103 (fax) is left out'],
  [
    'phone',
    '617-555-0102 / Fax 617-555-0103',
    '617-555-0102',
    'read as 617-555-0102',
    '617-555-0103 (fax) is left out',
  ],

  ['phone', '(617)555-0101(617)555-0102', '(617)555-0101', 'read as (617)555-0101', '(617)555-0102 is left out'],
  ['phone', '61755501016175550102', '6175550101', 'read as 6175550101', '6175550102 is left out'],
  ['phone', '617-555-0101617-555-0102', '617-555-0101', 'read as 617-555-0101', '617-555-0102 is left out'],
  ['phone', 'Call 800-GET-LAWS', '800-438-5297', 'read as 800-438-5297'],

  // E-mail addresses.
  ['email', 'mailto:Info@Example.com', 'Info@example.com', 'read as Info@example.com'],
  ['email', 'Office <a@b.org>', 'a@b.org', 'read as a@b.org'],
  ['email', 'a@b.org; c@b.org', 'a@b.org', 'read as a@b.org', 'c@b.org is left out'],
  ['email', 'info [at] example [dot] com', 'info@example.com', 'read as info@example.com'],
];

it.each(READ)('%s %j is read as %j', (field, written, value, ...told) => {
  const { business, ...rest } = read({ [field]: written });
  expect(rest).toEqual({ problems: [], told: told.map((text) => `${field}: ${text}`) });
  expect(business).toMatchObject({ [field]: value });
});
