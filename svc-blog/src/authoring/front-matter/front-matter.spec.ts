import { describe, expect, it } from '@jest/globals';
import { frontMatter } from '../../../test/content.ts';
import { read, WORDS } from '../../../test/front-matter.ts';

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
    [{ title: 'Fees &amp; costs' }, '2: "title" is shown as it stands; write "Fees & costs"'],
    [{ title: 'Fees of **all** kinds' }, '2: "title" is shown as it stands; write "Fees of all kinds"'],
    [{ title: "'It's time'" }, "2: write each ' within the title twice: ''"],
    [{ title: '"Say "hello""' }, '2: write each " within the title as \\"'],
    [{ title: '"Fees' }, '2: the quote of "title" does not end; write it at the end of the title too'],
    [
      { title: 'Fees\n  layout: post' },
      '2: "title" goes on in the line below, which is indented; begin each field at the start of its line',
    ],
    [{ title: 'Fees\nlayout:post' }, '3: put a blank behind the first colon'],
    [{ title: 'Fees\nand costs' }, '3: is no field such as "title: ..."; indent it if it goes on the line above'],
    [{ title: 'All of {{ site.title }}' }, expect.stringMatching(/^2: "title": the template value "{{ site.title }}"/)],
    [{ aliases: '[old]' }, '10: "aliases" leads nowhere: "old" must begin with / or https://'],
    [{ permalink: '/:year/:title/' }, expect.stringMatching(/^10: "permalink" leads nowhere: .* as it was/)],
  ])('with a mistake tell their line: %j', (fields, problem) => {
    expect(read(frontMatter(fields)).problems).toEqual([problem]);
  });

  it.each([
    ...['---\ndraft: true\n---', '\n+++\ntitle = "a"\n+++', '---\nlayout: post\ndraft: true\n---'],
    ...['---\n# comment\n\ndraft: true\n---', '---\ntags:\n- a\nstray\n---'],
  ])('that begin a second time are told: %j', (again) => {
    expect(read(`${frontMatter()}${again}\n\nText`).problems).toEqual([
      expect.stringMatching(/^1[12]: fields begin a second time; move them into the first block/),
    ]);
  });

  it.each(['---\n\nTitle: a\n---\nText', '---\nUpdated: June 2024\n', '---\nText\n\nDate: a\n\n---'])(
    'that begin a second time are not any text: %j',
    (text) => {
      expect(read(`${frontMatter()}${text}\nText`).problems).toEqual([]);
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

  it.each([
    ['---json\n{ "title": "Fees" }\n---', '2: "description" is missing'],
    ['---yaml\ntitle: Fees\n---', '2: "description" is missing'],
    ['---toml\ntitle = "Fees"\n---', '2: "description" is missing'],
  ])('may name their language: %j', (text, problem) => {
    expect(read(text).problems).toContainEqual(expect.stringContaining(problem));
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
    [{ title: 'Lawyers&#8217; fees &amp; <em>costs</em>' }, { title: 'Lawyers’ fees & costs' }],
    [{ title: '"*Roe v. Wade*, `42 U.S.C.` and _[more](/a)_"' }, { title: 'Roe v. Wade, 42 U.S.C. and more' }],
    [
      { title: 'A snake_case_name, 2 * 3 * 4, [sic] and a ` b' },
      { title: 'A snake_case_name, 2 * 3 * 4, [sic] and a ` b' },
    ],
    [{ tags: 'Estate Planning; Tax Law' }, { tags: ['estate-planning', 'tax-law'] }],
    [{ title: 'Tom & Jerry <3 law; a < b' }, { title: 'Tom & Jerry <3 law; a < b' }],
    [{ Title: 'In capitals', title: null }, { title: 'In capitals' }],
    [{ author: '{ display_name: Jane Roe, login: jane }' }, { author: 'jane-roe' }],
    [{ tags: '[{ name: Tax Law, slug: tax }, [Fees, More], 2024]' }, { tags: ['tax-law', 'fees', 'more', '2024'] }],
    [{ category: null, categories: '[[Law, Fees], News]' }, { category: 'law' }],
    [{ tags: '[{ label: Tax Law, permalink: /tax }, { title: Fees }]' }, { tags: ['tax-law', 'fees'] }],
    [
      { tags: null, category: null, taxonomies: '{ tags: [Fees], categories: [Law] }' },
      { tags: ['fees'], category: 'law' },
    ],
    [{ image_alt: 'A table' }, { imageAlt: 'A table' }],
    [{ mod_datetime: '2026-04-01' }, { updated: new Date('2026-04-01T12:00:00Z') }],
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
    [{ category: null, categories: 'Law; Fees' }, '"categories" is read as "category: law"; 1 more left out'],
    [
      { category: null, categories: '"Wills, Trusts & Estates"' },
      '"categories" is read as "category: wills-trusts-estates"',
    ],
    [{ author: null, authors: '"Ellison, Maya"' }, '"authors" is read as "author: ellison-maya"'],
    [{ author: null, authors: 'Jane Roe; Doe, John' }, '"authors" is read as "author: jane-roe"; 1 more left out'],
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
    [{ status: null, audience: 'consumers' }, '"audience" is left out: consumers'],
    [{ status: null, audience: 'members' }, '"audience" is read as "status: draft"; it says members'],
    [{ images: '[/a.png]' }, '"images" is left out: ["/a.png"]'],
    [{ published: null, status: null }, '"status" is draft, because the post has no date'],
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
    [
      { tags: '[a, b, c, d, e, f, g, h, i, j, k, l]' },
      { tags: [...'abcdefghij'] },
      '"tags" must have 10 entries at most; left out: k, l',
    ],
    [
      { practices: '[tax-law, astrology, personal-injury]' },
      { practices: ['tax-law', 'personal-injury'] },
      '"practices" is no practice area of the directory: astrology; it is left out',
    ],
    [
      { practices: '[tax-law, tax-law]' },
      { practices: ['tax-law'] },
      '"practices" names something twice; it is left out',
    ],
    [
      { aliases: `[${Array.from({ length: 21 }, (_, n) => `/a${n}`).join(', ')}]` },
      { aliases: Array.from({ length: 20 }, (_, n) => `/a${n}`) },
      '"aliases" must have 20 entries at most; left out: /a20',
    ],
  ])('that are lists keep what is right: %j', (fields, value, told) => {
    const { doubts, ...others } = read(frontMatter(fields), true);
    expect(others).toMatchObject({ problems: [], value });
    expect(doubts.map((doubt) => doubt.replace(/^\d+: /, ''))).toContain(told);
  });

  it.each([
    ['title = Divorce: what now?', '2: invalid value; texts of TOML stand in quotes: title = "..."'],
    ['title = "a"\ntitle = "b"', expect.stringMatching(/^3: /)],
  ])('in TOML that is none are told with their line: %s', (text, problem) => {
    expect(read(`+++\n${text}\n+++`).problems).toEqual([problem]);
  });
});
