import FIELDS from '../../../test/cases/front-matter.json' with { type: 'json' };
import { frontMatter } from '../../../test/content.ts';
import { divide } from './yaml.ts';
import { readFields, slugOfFields } from './read-fields.ts';

/** The words of the text below the fields. */
const WORDS = `A fee agreement is the contract between you and your lawyer. Read it twice. ${'Then sign it. '.repeat(30)}`;

/** Reads the fields of a post. */
const read = (text: string, isLenient = false, author: string | null = null) => {
  const parts = divide(`${text}\nbody`);
  if ('problem' in parts) throw new Error(parts.problem);
  const { checked, doubts } = readFields(parts.front, { words: WORDS, day: null, author }, isLenient);
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
const DATE = '2026-03-05T09:00:00-05:00';
const untold = (lines: readonly string[]): string[] => lines.map((line) => line.replace(/^\d+: /, ''));

type Rows = [fields: Record<string, string | null>, right: string][];

describe('fields', () => {
  it('that are missing say so, and what to write', () => {
    expect(read(yaml('title: Only a title\nstatus: draft')).problems).toEqual([
      '2: "description" is missing; write what search engines show, 50 to 200 characters',
      '2: "excerpt" is missing; write one or two sentences for cards, 40 to 300 characters',
      '2: "author" is missing; write the slug of one of authors.yaml',
    ]);
  });

  it.each(FIELDS.mistakes as Rows)('with a mistake tell their line: %j', (fields, problem) => {
    expect(read(frontMatter(fields)).problems).toEqual([
      problem.startsWith('^') ? expect.stringMatching(problem) : problem,
    ]);
  });

  it('are not there twice, because the second ones may say that it is a draft', () => {
    expect(read(`${frontMatter()}\n---\ndraft: true\n---\n\nText`).problems).toEqual([
      '12: fields begin a second time; move them into the first block',
    ]);
  });

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
    const { problems } = read(JEKYLL);
    expect(problems).toContain('4: "date" is not a field here; write "published: 2024-01-01T10:00:00-05:00"');
    expect(problems).toContain('5: "categories" is not a field here; write "category: law"');
    expect(problems).toContain('8: "published" is not a field here; write "status: published"');
  });

  it('are taken for ours when that is asked for, and told', () => {
    const { value, problems, doubts } = read(JEKYLL, true);
    expect(problems).toEqual([]);
    expect(value).toMatchObject({
      ...{ published: new Date('2024-01-01T15:00:00Z'), category: 'law', author: 'jane-roe', status: 'published' },
      ...{ tags: ['fee-agreements', 'retainers'], description: expect.stringMatching(/^A fee agreement .*\.$/) },
    });
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

  it('have dates as ISO 8601 writes them, and a post with others is refused', () => {
    const timeOf = (date: string) => read(frontMatter({ published: null, date }), true).value?.published?.toISOString();
    expect(timeOf('2024-01-01')).toBe('2024-01-01T12:00:00.000Z');
    expect(timeOf('2024-01-01 10:00:00 +0530')).toBe('2024-01-01T04:30:00.000Z');
    expect(timeOf('2024-01-01 10:00 UTC')).toBe('2024-01-01T10:00:00.000Z');
    for (const lastmod of '2024-02-30|2024-01-02 25:00|01/02/2024|January 2, 2024|1704153600|{ a: 1 }'.split('|')) {
      const { value, problems } = read(frontMatter({ published: null, status: null, lastmod }), true);
      expect([value, problems]).toEqual([null, [expect.stringMatching(/^8: .*; write "updated: 2026-/)]]);
    }
  });

  it.each(FIELDS.states as Rows)('say whether a post is a draft: %j', (fields, status) => {
    const { value, problems } = read(frontMatter({ status: null, ...fields }), true);
    expect([problems, value?.status]).toEqual([[], status]);
  });

  it.each(FIELDS.never)('that may hide a post or date it are never passed over: %s', (field) => {
    const { value, problems } = read(yaml(`${field}\n${frontMatter({ status: null }).slice(4, -5)}`), true);
    expect([value, problems]).toEqual([null, [expect.stringMatching(/^2: ".*(?:write|did you mean|must)/)]]);
  });

  it.each(FIELDS.twoReadings as Rows)('that have two readings are refused: %j', (fields, problem) => {
    expect(read(frontMatter(fields), true).problems[0]).toContain(problem);
  });

  it.each([
    [{ Title: 'In capitals', title: null }, { title: 'In capitals' }],
    [{ tags: 'Estate Planning; Tax Law' }, { tags: ['estate-planning', 'tax-law'] }],
    [{ excerpt: null, summary: WORDS.slice(0, 60) }, { excerpt: WORDS.slice(0, 60) }],
    [{ title: 'Tom & Jerry <3 law; a < b [sic] snake_case' }, { title: 'Tom & Jerry <3 law; a < b [sic] snake_case' }],
    [
      { status: null, date: DATE, published: 'true' },
      { status: 'published', published: new Date(DATE) },
    ],
  ])('are read as they are meant: %j', (fields, value) => {
    expect(read(frontMatter(fields), true)).toMatchObject({ problems: [], value });
  });

  it.each(FIELDS.told as Rows)('lose nothing in silence: %j', (fields, told) => {
    const { problems, doubts } = read(frontMatter(fields), true);
    expect([problems, untold(doubts)]).toEqual([[], expect.arrayContaining([told])]);
  });
});
