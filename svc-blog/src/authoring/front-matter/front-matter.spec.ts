import { describe, expect, it } from '@jest/globals';
import { frontMatter } from '../../../test/content.ts';
import { slugOfFields } from './adapt-fields.core.ts';
import { divide } from './divide.ts';
import { readFields } from './read-fields.ts';

const WORDS = `A fee agreement is the contract between you and your lawyer. Read it twice. ${'Then sign it. '.repeat(30)}`;
const read = (text: string, isLenient = false, author: string | null = null, isDraft = false) => {
  const parts = divide(`${text}\nbody`);
  if ('problem' in parts) throw new Error(parts.problem);
  const { checked, doubts } = readFields(
    parts.front,
    { words: WORDS, day: null, isDraft, author, now: new Date('2026-06-01T12:00:00Z') },
    isLenient,
  );
  const lines = (told: readonly { line: number; problem: string }[]) =>
    told.map(({ line, problem }) => `${line}: ${problem}`);
  return {
    value: checked.kind === 'ok' ? checked.value : null,
    problems: checked.kind === 'wrong' ? lines(checked.problems) : [],
    doubts: lines(doubts),
    slug: parts.front.kind === 'ok' ? slugOfFields(parts.front.content) : null,
  };
};
const yaml = (lines: string): string => `---\n${lines}\n---`;

describe('fields', () => {
  it('that are missing say so, and what to write', () => {
    expect(read(yaml('title: Only a title\nstatus: draft')).problems).toEqual([
      '2: "description" is missing; write what search engines show, 50 to 200 characters',
      '2: "excerpt" is missing; write one or two sentences for cards, 40 to 300 characters',
      '2: "author" is missing; write the slug of one of authors.yaml',
    ]);
  });

  it.each([
    [{ title: 'Divorce: what now?' }, '2: put the title in quotes: it holds ":"'],
    [{ title: 'Won :tada:' }, '2: put the title in quotes: it holds ":"'],
    [{ title: '[Fees] explained' }, expect.stringMatching(/^2: .*; put the title in quotes: it begins with \[$/)],
    [{ title: '@home' }, expect.stringMatching(/^2: .*; put the title in quotes: it begins with @$/)],
    [{ title: '2024' }, '2: "title" must be text; put it in quotes: "2024"'],
    [{ title: 'One\ntitle: Two' }, '3: "title" is there twice; remove one'],
    [{ autor: 'x' }, '10: "autor" is not a field; did you mean "author"?'],
    [{ Excerpts: 'x' }, '10: "Excerpts" is not a field; did you mean "excerpt"?'],
    [{ colour: 'red' }, '10: "colour" is not a field; remove it'],
    [{ constructor: 'x' }, '10: "constructor" is not a field; remove it'],
    [{ ['__proto__']: 'x' }, '10: "__proto__" is not a field; remove it'],
    [{ title: 'Fees &amp; costs' }, '2: "title" holds HTML; write "Fees & costs"'],
    [{ title: 'All of {{ site.title }}' }, expect.stringMatching(/^2: "title": the template value "{{ site.title }}"/)],
    [{ aliases: '[old]' }, '10: "aliases" leads nowhere: "old" must begin with / or https://'],
    [{ permalink: '/:year/:title/' }, expect.stringMatching(/^10: "permalink" leads nowhere: .* as it was/)],
  ])('with a mistake tell their line: %j', (fields, problem) => {
    expect(read(frontMatter(fields)).problems).toEqual([problem]);
  });

  it('that end in a comment of YAML are told', () => {
    expect(read(frontMatter({ title: 'Case #5 # 6' }))).toMatchObject({
      value: { title: 'Case' },
      doubts: ['2: "title" ends before "#5 # 6", a comment in YAML; put it in quotes if it is meant'],
    });
  });

  it('may name old addresses in the ways of Jekyll and Hugo', () => {
    const { value, problems } = read(
      frontMatter({ permalink: '/2024/01/01/x/', redirect_from: '/old/x/', aliases: '[/y, /OLD/x]', url: '/z.html' }),
    );
    expect([problems, value?.aliases]).toEqual([[], ['/2024/01/01/x', '/old/x', '/y', '/z.html']]);
  });
});

it('may leave the author to the command', () => {
  expect(read(frontMatter({ author: null }), false, 'jane-roe').value?.author).toBe('jane-roe');
  expect(read(frontMatter(), false, 'jane-roe').value?.author).toBe('maya-ellison');
});

const JEKYLL = yaml(
  [
    'layout: post',
    'title: Jekyll fields',
    'date: 2024-01-01 10:00:00 -0500',
    'categories: [law, fees]',
    'author: Jane Roe',
    'tags: Fee Agreements, Retainers',
    'published: true',
    'thumbnail: /img/a.png',
    'color: red',
  ].join('\n'),
);
const HUGO = [
  ['+++', 'title = "Hugo: fields"', 'date = 2024-01-01T10:00:00-05:00', 'lastmod = 2024-02-01', 'draft = false'],
  ['author = "Jane Roe"', `summary = "${WORDS.slice(0, 60)}"`, 'aliases = ["/old/x/"]', '[params]', 'a = 1', '+++'],
]
  .flat()
  .join('\n');

describe('fields of other programs', () => {
  it('are told with what to write instead', () => {
    expect(read(JEKYLL).problems).toEqual(
      expect.arrayContaining([
        '2: "layout" is not a field here; remove it',
        '4: "date" is not a field here; write "published: 2024-01-01T10:00:00-05:00"',
        '5: "categories" is not a field here; write "category: law"',
        '6: "author" must have lowercase letters, digits and single hyphens, such as jane-roe',
        '8: "published" is not a field here; write "status: published"',
        '9: "thumbnail" is not a field here; write "image"',
      ]),
    );
    expect(read(HUGO).problems).toEqual(
      expect.arrayContaining([
        '3: "date" is not a field here; write "published: 2024-01-01T10:00:00-05:00"',
        '4: "lastmod" is not a field here; write "updated: 2024-02-01T12:00:00Z"',
        '5: "draft" is not a field here; write "status: published"',
        '9: "params" is not a field; remove it',
      ]),
    );
  });

  it('are taken for ours when that is asked for, and told', () => {
    const jekyll = read(JEKYLL, true);
    expect(jekyll.problems).toEqual([]);
    expect(jekyll.value).toMatchObject({
      published: new Date('2024-01-01T15:00:00Z'),
      category: 'law',
      author: 'jane-roe',
      tags: ['fee-agreements', 'retainers'],
      status: 'published',
      description: expect.stringMatching(/^A fee agreement .*\.$/),
    });
    expect(jekyll.doubts).toEqual(
      expect.arrayContaining([
        '5: "categories" is read as "category: law"; 1 more left out',
        '9: "thumbnail" is left out: /img/a.png',
        '10: "color" is not a field, and is left out',
      ]),
    );
    expect(read(HUGO, true)).toMatchObject({
      problems: [],
      value: {
        title: 'Hugo: fields',
        updated: new Date('2024-02-01T12:00:00Z'),
        aliases: ['/old/x'],
        status: 'published',
      },
    });
  });

  it('may be JSON, with its lines', () => {
    const fields =
      '{\n\t"title": "Fees: a guide",\n  "date": "2024-01-02",\n  "author": "Jane Roe",\n  "tags": ["a"]\n}';
    expect(read(fields, true).value).toMatchObject({ title: 'Fees: a guide', author: 'jane-roe', tags: ['a'] });
    expect(read(fields).problems).toContain('3: "date" is not a field here; write "published: 2024-01-02T12:00:00Z"');
  });

  it('name a post otherwise than its file when that is asked for', () => {
    expect(read(frontMatter({ slug: 'fees' })).problems).toEqual([
      '10: "slug" is not a field here; call the file fees.md',
    ]);
    expect(read(frontMatter({ slug: 'fees' }), true)).toMatchObject({
      slug: 'fees',
      doubts: ['10: "slug" makes it the post fees'],
    });
    expect(read(frontMatter({ slug: '/2020/Why-Fees/' }), true).slug).toBe('why-fees');
  });

  it.each([
    ['2024-01-01', '2024-01-01T12:00:00.000Z'],
    ['2024-01-01 9:05', '2024-01-01T09:05:00.000Z'],
    ['2024-01-01T10:00:00', '2024-01-01T10:00:00.000Z'],
    ['2024-01-01 10:00:00 +0530', '2024-01-01T04:30:00.000Z'],
    ['2024-01-01 10:00:00 UTC', '2024-01-01T10:00:00.000Z'],
    ['2024-02-30', null],
    ['2024/1/2', '2024-01-02T12:00:00.000Z'],
    ['2024-1-2 10:05 PM', '2024-01-02T22:05:00.000Z'],
    ['2024-01-02 12:05 am', '2024-01-02T00:05:00.000Z'],
    ['2024-01-02 10:00:00 EST', '2024-01-02T15:00:00.000Z'],
    ['January 2nd, 2024', '2024-01-02T12:00:00.000Z'],
    ['2 Jan 2024', '2024-01-02T12:00:00.000Z'],
    ['Tue, 02 Jan 2024 10:00:00 +0000', '2024-01-02T10:00:00.000Z'],
    ['2024-01-02 18:30 2024 -0800', null],
    ['Smarch 1, 2024', null],
    ['2024-01-02 10:00 -05', '2024-01-02T15:00:00.000Z'],
    ['Tue Jan 02 2024 10:00:00 GMT-0500 (Eastern Standard Time)', '2024-01-02T15:00:00.000Z'],
    ['2024-01-02T10:00:00 America/New_York', null],
    ['2024-01-01T10:00 (EST)', null],
    ['2024-01-02 10:00 EST (Eastern)', null],
    ['2024-01-02 10:00 -05:00 (EST)', '2024-01-02T15:00:00.000Z'],
    ['01/02/2024', null],
  ])('have dates as they are written: %s', (date, time) => {
    const { value } = read(frontMatter({ published: null, date }), true);
    expect(value?.published?.toISOString() ?? null).toBe(time);
  });

  it.each([
    [{ status: 'publish' }, 'published'],
    [{ status: 'private' }, 'draft'],
    [{ status: 'future' }, 'published'],
    [{ draft: 'yes' }, 'draft'],
    [{ draft: 'perhaps' }, 'draft'],
    [{ draft: 'constructor' }, 'draft'],
    [{ draft: '{a: 1}' }, 'draft'],
    [{ publish: 'false' }, 'draft'],
    [{ listed: 'true' }, 'published'],
    [{ is_draft: 'true' }, 'draft'],
    [{ post_status: 'trash' }, 'draft'],
    [{ draft: 'false' }, 'published'],
    [{ draft: '' }, 'published'],
    [{ published: 'no', date: '2024-01-02' }, 'draft'],
    [{ status: 'published', draft: 'true' }, 'draft'],
    [{ draft: 'true', status: 'published' }, 'draft'],
    [{ private: 'true' }, 'draft'],
    [{ hidden: 'false' }, 'published'],
    [{ password: 'secret' }, 'draft'],
    [{ password: '""' }, 'published'],
    [{ visibility: 'public' }, 'published'],
    [{ published: 'FALSE', date: '2024-01-02' }, 'draft'],
    [{ Draft: 'true' }, 'draft'],
    [{ 'is-draft': 'true' }, 'draft'],
    [{ isPublished: 'false' }, 'draft'],
    [{ expiryDate: '2026-05-01' }, 'draft'],
    [{ expires: '2026-05-01T00:00:00Z' }, 'draft'],
    [{ expiryDate: 'soon' }, 'draft'],
    [{ expiryDate: '' }, 'published'],
    [{ expires: 'never' }, 'published'],
    [{ expires: 'none' }, 'published'],
    [{ expires: 'false' }, 'published'],
    [{ expires: '{ a: 1 }' }, 'draft'],
    [{ expiryDate: '2027-01-01' }, 'published'],
    [{ permalink: 'false' }, 'draft'],
    [{ permalink: '/a' }, 'published'],
    [{ eleventyExcludeFromCollections: 'true' }, 'draft'],
    [{ build: '{ render: never }' }, 'draft'],
    [{ build: '{ list: always }' }, 'published'],
    [{ publishDate: '01/02/2027' }, 'draft'],
    [{ published: null, date: '01/02/2024' }, 'draft'],
    [{ published: 'true', date: 'last May' }, 'draft'],
    [{ date: 'last May' }, 'published'],
    [{ publishDate: 'never' }, 'draft'],
    [{ publishDate: '' }, 'published'],
    [{ publishDate: '""' }, 'published'],
    [{ publishDate: 'false' }, 'published'],
  ])('publish nothing that was not meant to be: %j', (fields, status) => {
    expect(read(frontMatter({ status: null, ...fields }), true).value?.status).toBe(status);
  });

  it.each([
    [{ date: '2024-01-02', publishDate: '2027-01-02' }, '2027-01-02'],
    [{ publishDate: '2027-01-02', date: '2024-01-02' }, '2027-01-02'],
    [{ publish_date: '2027-01-02', published: '2024-01-02T09:00:00Z' }, '2027-01-02'],
    [{ published: '2024-01-02T09:00:00Z', publishDate: '2027-01-02' }, '2027-01-02'],
    [{ date: '2027-01-02', publishDate: '2028-01-02' }, '2028-01-02'],
    [{ date: '2024-01-02', publishDate: '2025-01-02' }, '2024-01-02'],
  ])('show nothing before the last of its dates that is still to come: %j', (fields, day) => {
    const { value } = read(frontMatter({ published: null, ...fields }), true);
    expect(value?.published?.toISOString().slice(0, 10)).toBe(day);
  });

  it('leave a post among drafts one, whatever they say', () => {
    const { value, doubts } = read(
      frontMatter({ status: null, published: 'true', date: '2024-01-02' }),
      true,
      null,
      true,
    );
    expect(value?.status).toBe('draft');
    expect(doubts).toContainEqual(expect.stringContaining('"status" is draft: the file stands in the folder _drafts'));
  });

  it.each([
    [{ title: 'Lawyers&#8217; fees &amp; <em>costs</em>' }, { title: 'Lawyers’ fees & costs' }],
    [{ title: 'Tom & Jerry <3 law; a < b' }, { title: 'Tom & Jerry <3 law; a < b' }],
    [{ Title: 'In capitals', title: null }, { title: 'In capitals' }],
    [{ author: '{ display_name: Jane Roe, login: jane }' }, { author: 'jane-roe' }],
    [{ tags: '[{ name: Tax Law, slug: tax }, [Fees, More], 2024]' }, { tags: ['tax-law', 'fees', 'more', '2024'] }],
    [{ category: null, categories: '[[Law, Fees], News]' }, { category: 'law' }],
    [
      { tags: '', category: '', image: '', updated: '' },
      { tags: [], category: null, image: null, updated: null },
    ],
    [{ aliases: '[old/one, old-two]', path: '2020/x.html' }, { aliases: ['/old/one', '/old-two', '/2020/x.html'] }],
  ])('are read as they are meant: %j', (fields, value) => {
    expect(read(frontMatter(fields), true)).toMatchObject({ problems: [], value });
  });

  it.each([
    [{ author: '[Jane Roe, John Doe]' }, '"author" is read as jane-roe; 1 more left out'],
    [{ image: '{ path: /a.png }' }, '"image" must be the name of a picture, such as fees.svg, or null; it is left out'],
    [
      { published: null, date: '01/02/2024' },
      '"date" is no date with one reading, so that the post is a draft: 01/02/2024',
    ],
    [{ date: '01/02/2024' }, '"date" is left out'],
    [{ published: null, date: '2024-02-30' }, '"date" names no such day or time: 2024-02-30; the post is a draft'],
    [{ published: null, date: '2024-13-01' }, '"date" names no such day or time: 2024-13-01; the post is a draft'],
    [
      { published: null, date: '2024-01-02 25:00' },
      '"date" names no such day or time: 2024-01-02 25:00; the post is a draft',
    ],
    [{ lastmod: '2024-02-30' }, '"lastmod" names no such day or time: 2024-02-30; it is left out'],
    [
      { description: 'Short' },
      expect.stringMatching(/^"description" "Short" has fewer than 50 characters, and is the/),
    ],
    [{ title: 'Fees &amp; costs' }, '"title" is read as "Fees & costs"'],
    [{ aliases: '[old]' }, '"aliases" "old" is read as /old'],
    [{ permalink: 'pretty' }, '"permalink" leads nowhere: "pretty" must begin with / or https://'],
  ])('lose nothing in silence: %j', (fields, told) => {
    const doubts = read(frontMatter(fields), true).doubts.map((doubt) => doubt.replace(/^\d+: /, ''));
    expect(doubts).toContainEqual(told);
  });

  it('that are wrong and not needed are left out when that is asked for, and never the others', () => {
    expect(
      read(frontMatter({ image: 'https://x.example/a.png', practices: '[astrology]', cities: 'Chicago' }), true),
    ).toMatchObject({
      problems: [],
      doubts: [
        expect.stringMatching(/"practices" is no practice area .*; it is left out$/),
        expect.stringMatching(/"cities" must be a list; it is left out$/),
        expect.stringMatching(/^10: "image" must be the name of a picture, .*; it is left out$/),
      ],
    });
    expect(read(frontMatter({ title: 'x', autor: 'y', author: null }), true).problems).toEqual([
      '9: "autor" is not a field; did you mean "author"?',
      '2: "title" must have 3 to 150 characters',
      '2: "author" is missing; write the slug of one of authors.yaml',
    ]);
  });

  it.each([
    ['title = Divorce: what now?', '2: invalid value; texts of TOML stand in quotes: title = "..."'],
    ['title = "a"\ntitle = "b"', expect.stringMatching(/^3: /)],
  ])('in TOML that is none are told with their line: %s', (text, problem) => {
    expect(read(`+++\n${text}\n+++`).problems).toEqual([problem]);
  });
});
