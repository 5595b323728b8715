import { describe, expect, it } from '@jest/globals';
import { frontMatter } from '../../../test/content.ts';
import { read, WORDS } from '../../../test/front-matter.ts';

const yaml = (lines: string): string => `---\n${lines}\n---`;
const DATE = '2026-03-05T09:00:00-05:00';
const untold = (lines: readonly string[]): string[] => lines.map((line) => line.replace(/^\d+: /, ''));

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
    [
      { title: '@home' },
      /^2: .*; a field is "name: value" from the start of its line, and a value with signs stands in q/,
    ],
    [{ title: '"Fees' }, /^\d+: .*quote/],
    [{ title: 'Fees\n  layout: post' }, /^2: .*from the start of its line/],
    [{ title: '2024' }, '2: "title" must be text; put it in quotes: "2024"'],
    [{ title: 'One\ntitle: Two' }, '3: "title" is there twice; remove one'],
    [{ autor: 'x' }, /^10: "autor" is not a field; write one of title, .*aliases, or remove it$/],
    [{ ['__proto__']: 'x' }, /^10: "__proto__" is not a field/],
    [{ post_status: 'draft' }, /^10: "post_status" is not a field/],
    [{ title: 'Fees &amp; costs' }, '2: "title" is shown as it stands; write it without HTML and Markdown'],
    [{ title: 'Fees of **all** kinds' }, '2: "title" is shown as it stands; write it without HTML and Markdown'],
    [
      { title: 'All of {{ site.title }}' },
      /^2: "title" holds "{{ site.title }}" means nothing here: write what it shows/,
    ],
    [
      { published: '2026-03-05T09:00:00' },
      '9: "published" must be a date with time and zone, such as 2026-03-05T09:00:00-05:00',
    ],
    [{ published: '2026-02-30T09:00:00Z' }, /^9: "published" must be a date/],
    [{ status: 'live' }, '8: "status" must be draft or published'],
    [{ aliases: '[old]' }, '10: "aliases" leads nowhere: "old" must begin with / or https://'],
    [{ permalink: '/:year/:title/' }, /^10: "permalink" leads nowhere: .* as it was/],
    [{ slug: 'fees' }, '10: "slug" is not a field here; call the file fees.md'],
  ])('with a mistake tell their line: %j', (fields, problem) => {
    expect(read(frontMatter(fields)).problems).toEqual([
      problem instanceof RegExp ? expect.stringMatching(problem) : problem,
    ]);
  });

  it.each(['---\ndraft: true\n---', '\n---\nlayout: post\ndraft: true\n---'])('are not there twice: %j', (again) => {
    expect(read(`${frontMatter()}${again}\n\nText`).problems).toEqual([
      expect.stringMatching(/^1[12]: fields begin a second time; move them into the first block$/),
    ]);
  });

  it.each(['---\n\nTitle: a\n---\nText', '---\nUpdated: June 2024\n', '---\nText\n\nDate: a\n\n---'])(
    'are not any text between lines: %j',
    (text) => {
      expect(read(`${frontMatter()}${text}\nText`).problems).toEqual([]);
    },
  );

  it.each(['+++\ntitle = "a"\n+++', '{\n"title": "a"\n}', '---toml\ntitle = "a"\n---', 'Title: a\n', '.. title: a\n'])(
    'are YAML between two lines ---: %j is refused',
    (text) => {
      expect(() => read(text)).toThrow('must begin with a line "---", the fields as YAML, and another line "---"');
    },
  );

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

  it('may leave the author to the command', () => {
    expect(read(frontMatter({ author: null }), false, 'jane-roe').value?.author).toBe('jane-roe');
    expect(read(frontMatter(), false, 'jane-roe').value?.author).toBe('maya-ellison');
  });
});

describe('fields of other programs', () => {
  const JEKYLL = yaml(
    [
      ...['layout: post', 'title: Jekyll fields', 'date: 2024-01-01 10:00:00 -0500', 'categories: [law]'],
      ...['author: Jane Roe', 'tags: Fee Agreements, Retainers', 'published: true', 'color: red'],
    ].join('\n'),
  );

  it('are told with what to write instead', () => {
    expect(read(JEKYLL).problems).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^2: "layout" is not a field; write one of/),
        '4: "date" is not a field here; write "published: 2024-01-01T10:00:00-05:00"',
        '5: "categories" is not a field here; write "category: law"',
        '6: "author" must have lowercase letters, digits and single hyphens, such as jane-roe',
        '8: "published" is not a field here; write "status: published"',
      ]),
    );
  });

  it('are taken for ours when that is asked for, and told', () => {
    const { value, problems, doubts } = read(JEKYLL, true);
    expect([problems, value]).toMatchObject([
      [],
      {
        ...{ published: new Date('2024-01-01T15:00:00Z'), category: 'law', author: 'jane-roe', status: 'published' },
        ...{ tags: ['fee-agreements', 'retainers'], description: expect.stringMatching(/^A fee agreement .*\.$/) },
      },
    ]);
    expect(doubts).toEqual([
      '2: "layout" is not a field, and is left out',
      '4: "date" is read as "published: 2024-01-01T10:00:00-05:00"',
      '5: "categories" is read as "category: law"',
      '6: "author" is read as "author: jane-roe"',
      '7: "tags" is read as "tags: ["fee-agreements","retainers"]"',
      '8: "published" is read as "status: published"',
      '9: "color" is not a field, and is left out',
      expect.stringMatching(/^2: "description" is A fee .*: the beginning of the text$/),
      expect.stringMatching(/^2: "excerpt" is A fee .*: the beginning of the text$/),
    ]);
  });

  it.each([
    ['2024-01-01', '2024-01-01T12:00:00.000Z'],
    ['2024-01-01T10:00:00', '2024-01-01T10:00:00.000Z'],
    ['2024-01-01 10:00:00 +0530', '2024-01-01T04:30:00.000Z'],
    ['2024-01-01 10:00 UTC', '2024-01-01T10:00:00.000Z'],
    ['2024-01-02T10:00:00.000Z', '2024-01-02T10:00:00.000Z'],
  ])('have dates as ISO 8601 writes them: %s', (date, time) => {
    expect(read(frontMatter({ published: null, date }), true).value?.published?.toISOString()).toBe(time);
  });

  it.each([
    ...['2024-02-30', '2024-01-02 25:00', '01/02/2024', 'January 2, 2024', '1704153600', '{ a: 1 }', '[2024-01-01]x'],
    ...['2024-01-02T10:00:00 America/New_York', 'soon', 'false'],
  ])('have no other dates, and the post is refused: %s', (date) => {
    const { value, problems } = read(frontMatter({ published: null, status: null, lastmod: date }), true);
    expect([value, problems]).toEqual([
      null,
      [expect.stringMatching(/^8: .*(?:; write "updated: 2026-|start of its line)/)],
    ]);
  });

  it.each([
    [{ status: 'publish' }, 'published'],
    [{ draft: 'yes' }, 'draft'],
    [{ Draft: 'true' }, 'draft'],
    [{ draft: 'false' }, 'published'],
    [{ draft: '' }, 'published'],
    [{ published: 'no', date: '2024-01-02' }, 'draft'],
    [{ published: 'FALSE', date: '2024-01-02' }, 'draft'],
    [{ published: null }, 'draft'],
    [{ password: '""' }, 'published'],
    [{ tags: 'draft' }, 'published'],
    [{ show_toc: '' }, 'published'],
  ])('say whether a post is a draft: %j', (fields, status) => {
    const { value, problems } = read(frontMatter({ status: null, ...fields }), true);
    expect([problems, value?.status]).toEqual([[], status]);
  });

  it.each([
    ...[
      'draft: perhaps',
      'draft: { a: 1 }',
      'status: private',
      'status: Hidden',
      'post_status: trash',
      'private: true',
    ],
    ...['visibility: members', 'expiryDate: 2026-05-01', 'publish: false', 'password: secret', 'is-draft: true'],
    ...['Members Only: yes', 'embargo: 2030-01-01', 'build: { render: never }', 'permalink: false', 'access: paid'],
    ...['eleventyExcludeFromCollections: true', 'workflow_state: In Review', 'Publish On: 2030-01-01', 'live: false'],
    ...['taxonomies: { status: [draft] }', 'drat: true', 'statu: draft', 'approved: no', 'date: soon'],
  ])('that may hide a post or date it are never passed over: %s', (field) => {
    const { value, problems } = read(yaml(`${field}\n${frontMatter({ status: null }).slice(4, -5)}`), true);
    expect([value, problems]).toEqual([null, [expect.stringMatching(/^2: ".*(?:write|did you mean|must)/)]]);
  });

  it.each([
    [
      { status: 'published', draft: 'true' },
      '10: "draft" and "status" say two things; remove one, or write "status: draft"',
    ],
    [{ date: '2024-01-02' }, /^10: "date" and "published" say two things/],
    [
      { published: null, date: '2024-01-02', publishDate: '2027-01-02' },
      /^10: "publishDate" and "date" say two things/,
    ],
    [{ author: '[Jane Roe, John Doe]' }, /^5: "author" must be text/],
    [{ title: 'x', autor: 'y' }, '10: "autor" is not a field; did you mean "author"?'],
    [{ category: null, categories: '[News, Law]' }, /^9: "categories" is no "category" that has one reading/],
    [{ description: 'Short' }, '3: "description" must have 50 to 200 characters'],
  ])('that have two readings are refused: %j', (fields, problem) => {
    const { problems } = read(frontMatter(fields), true);
    expect(problems[0]).toEqual(problem instanceof RegExp ? expect.stringMatching(problem) : problem);
  });

  it.each([
    [{ Title: 'In capitals', title: null }, { title: 'In capitals' }],
    [{ image_alt: 'A table' }, { imageAlt: 'A table' }],
    [{ tags: 'Estate Planning; Tax Law' }, { tags: ['estate-planning', 'tax-law'] }],
    [{ excerpt: null, summary: WORDS.slice(0, 60) }, { excerpt: WORDS.slice(0, 60) }],
    [{ mod_datetime: '2026-04-01' }, { updated: new Date('2026-04-01T12:00:00Z') }],
    [{ title: 'Tom & Jerry <3 law; a < b [sic] snake_case' }, { title: 'Tom & Jerry <3 law; a < b [sic] snake_case' }],
    [
      { status: null, date: DATE, published: 'true' },
      { status: 'published', published: new Date(DATE) },
    ],
  ])('are read as they are meant: %j', (fields, value) => {
    expect(read(frontMatter(fields), true)).toMatchObject({ problems: [], value });
  });

  it.each([
    [
      { image: 'https://x.example/a.png' },
      '"image" must be the name of a picture, such as fees.svg, or null; it is left out',
    ],
    [{ practices: '[astrology]' }, '"practices" is no practice area of the directory: astrology; it is left out'],
    [{ cities: 'Chicago' }, '"cities" must be a list; it is left out'],
    [{ aliases: '[old]' }, '"aliases" leads nowhere: "old" must begin with / or https://'],
    [{ slug: '/2020/Why-Fees/' }, '"slug" makes it the post why-fees'],
    [{ published: null, status: null }, '"status" is draft: the post has no date'],
  ])('lose nothing in silence: %j', (fields, told) => {
    const { problems, doubts } = read(frontMatter(fields), true);
    expect([problems, untold(doubts)]).toEqual([[], expect.arrayContaining([told])]);
  });

  it('name a post otherwise than its file', () => {
    expect(read(frontMatter({ slug: '/2020/Why-Fees/' }), true).slug).toBe('why-fees');
  });
});
