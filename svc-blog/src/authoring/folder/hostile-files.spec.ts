import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ContentFolder, post } from '../../../test/content.ts';
import { readContent } from './content-folder.ts';

// A hundred thousand characters take less than half of it; a time that grows with their square takes many times as long.
const MOST_CPU_MS = 4_000;
const DEEP = 'the values are more than 20 deep in one another; write them side by side';
const NO_FIELDS = 'must begin with a line "---", the fields, and another line "---"';
const LONG_FIELDS = 'the fields have more than 30,000 characters; move text below them';

const folder = new ContentFolder();
beforeEach(() => void folder.empty());
afterAll(() => folder.remove());

const numbered = (count: number, write: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => write(n)).join('');
const toml = (lines: string): string => `+++\n${lines}\n+++\nText`;
const yaml = (lines: string): string => `---\n${lines}\n---\nText`;

function problemsIn(name: string, text: string, isLenient = true): string[] {
  folder.write({ 'good.md': post(), [name]: text });
  const since = process.cpuUsage();
  const { posts, problems } = readContent(folder.path, {
    isLenient,
    shown: (file) => path.relative(folder.path, file),
  });
  const { user, system } = process.cpuUsage(since);
  expect((user + system) / 1000).toBeLessThan(MOST_CPU_MS);
  expect(posts.map(({ slug }) => slug)).toContain('good');
  return problems.filter(({ file }) => file === name).map(({ problem }) => problem);
}

describe('no file ends an import, or takes it long', () => {
  it.each([
    [
      'elements in one another',
      `${'<div>'.repeat(9_000)}<a href="/x">x</a>`,
      /^the text has tags in one another 900\d/,
    ],
    [
      'emphasis that goes on in each paragraph',
      `${numbered(3_000, (n) => `<p><b class="${n}">`)}<a href="/x">x</a>`,
      /^the text has tags in one another/,
    ],
    [
      'emphasis that ends with its paragraph',
      `${numbered(1_500, (n) => `<p><b class="${n}"></p>`)}<a href="/x">x</a>`,
      null,
    ],
    [
      'paragraphs in emphasis',
      `<p><a href="/x"><b><i><u><s><em><q><sub><sup><del><ins><var>${'<p>x'.repeat(9_800)}`,
      /^the text (?:is longer|has more)/,
    ],
    ['tags that end by themselves', '<p>x'.repeat(9_800), 'the text has more than 10,000 tags'],
    ['links to headings', `${'<h2>a</h2>'.repeat(2_400)}${'<a href="#x">a</a>'.repeat(2_400)}`, null],
    ['tags of other programs', '{{}}\n'.repeat(60_000), /^the template value "{{}}"/],
    ['more of them than a text has signs', '{{}}\n'.repeat(200_000), 'the text is longer than 300,000 characters'],
    ['marks', ':ab:'.repeat(190_000), 'the text is longer than 300,000 characters'],
    ['links of other dialects', '[a][b]\n'.repeat(40_000), null],
    ['links in HTML', '<a href="/x">'.repeat(9_000), /^the text has tags in one another/],
    ['tags that do not end', `<div>${'<a href="'.repeat(9_000)}`, 'the text is empty'],
  ])('in its text: %s', (_what, text, problem) => {
    for (const name of ['a.md', 'a.html']) {
      const [first = null] = problemsIn(name, post({}, text));
      if (problem instanceof RegExp) expect(first).toMatch(problem);
      else expect(first).toBe(problem);
      folder.empty();
    }
  });

  it.each([
    ['lists in one another', yaml(`a: ${'['.repeat(1_000)}${']'.repeat(1_000)}`), DEEP],
    ['lists without an end', yaml('['.repeat(20_000)), DEEP],
    ['entries in one another', yaml(`a: ${'{a: '.repeat(1_000)}`), DEEP],
    ['dashes', yaml('- '.repeat(12_000)), DEEP],
    ['questions', yaml('? '.repeat(12_000)), DEEP],
    ['steps to the right', yaml(numbered(200, (n) => `${' '.repeat(n)}a:\n`)), DEEP],
    ['a list that holds itself', yaml('title: &a [*a]'), DEEP],
    ['an entry that holds itself', yaml('redirect_from: &a { b: *a }'), DEEP],
    [
      'fields',
      yaml(numbered(2_000, (n) => `k${n}: 1\n`)),
      'there are more than 1,000 fields; remove those that are not fields here',
    ],
    [
      'longer fields',
      post(Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`titl${n}`, 'x']))),
      LONG_FIELDS,
    ],
    ['old addresses', post({ aliases: `[${'/a, '.repeat(150_000)}]` }), LONG_FIELDS],
    ['old addresses that are none', post({ aliases: `[${'x?, '.repeat(7_000)}]` }), null],
    ['tags in a title', post({ title: `"${'<b>'.repeat(9_000)}x"` }), '"title" must have 3 to 150 characters'],
    ['more tags in a title', post({ title: `"${'<b>'.repeat(20_000)}"` }), LONG_FIELDS],
    ['points of TOML', toml(`${'a.'.repeat(9_000)}a = 1`), DEEP],
    ['lists of TOML in one another', toml(`a = ${'['.repeat(100)}${']'.repeat(100)}`), DEEP],
    ['plain fields', numbered(20_000, (n) => `k${n}: 1\n`) + 'title: x\n\nText', NO_FIELDS],
    ['a plain field of many lines', `Title: a\n${' a\n'.repeat(330_000)}\nText`, NO_FIELDS],
    ['a long plain field', `Title: ${'a'.repeat(40_000)}\n\nText`, LONG_FIELDS],
    ['blanks in a plain field', `Title:${' '.repeat(500_000)}\u2028\n\nText`, LONG_FIELDS],
    ['blanks behind a fence', `---${' '.repeat(500_000)}x\nText`, NO_FIELDS],
    ['fields of TOML', toml(numbered(20_000, (n) => `k${n} = 1\n`)), LONG_FIELDS],
  ])('in its fields: %s', (_what, text, problem) => {
    expect(problemsIn('a.md', text)[0] ?? null).toBe(problem);
  });

  const VALUES =
    '{toString: 1} {toString: null} {__proto__: null} [{toString: 1}] [[[]]] [null] {then: 1} {length: -1} .nan !!binary aGk=';
  const FIELDS =
    'title description excerpt author category tags status published updated practices cities image imageAlt aliases ' +
    'date draft slug permalink redirect_from categories authors summary lastmod password expiryDate cover colour toString';
  it.each(FIELDS.split(' '))('in %s: a value of any kind', (field) => {
    for (const value of VALUES.split(/ (?=[[{.!])/)) {
      for (const isLenient of [false, true]) {
        const told = problemsIn('a.md', post({ [field]: value }), isLenient);
        expect(told.join('\n')).not.toMatch(/call stack|Cannot|undefined/);
      }
    }
  });

  it.each([
    ['fields', `- {${numbered(50_000, (n) => `k${n}: 1, `)}}`, /^there are more than 1,000 fields/],
    ['entries in one another', `- ${'['.repeat(1_000)}`, DEEP],
    ['an entry that holds itself', '- &a [*a]', DEEP],
    ['entries of one name', '- {slug: a, name: Ab}\n'.repeat(4_000), '"1.slug" is there twice: a'],
    ['entries of nothing', '- \n'.repeat(50_000), '"0" must be fields such as "slug: ..."'],
  ])('in a list: %s', (_what, text, problem) => {
    const told = problemsIn('tags.yaml', text);
    if (problem instanceof RegExp) expect(told[0]).toMatch(problem);
    else expect(told[0]).toBe(problem);
    expect(told.length).toBeLessThanOrEqual(101);
  });
});

it('a file with much that is wrong leaves room for what is told of others', () => {
  const told = problemsIn('a.md', post({}, '[x](y) '.repeat(500)), false);
  expect([told.length, told.at(-1)]).toEqual([101, 'has 400 more lines like these']);
});
