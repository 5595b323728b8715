import path from 'node:path';
import { coreMs } from '@lawdex/svc-kit/testing';
import { readArticle } from '../../article/article.ts';
import { ContentFolder, frontMatter, post } from '../../../test/content.ts';
import { readContent } from './content-folder.ts';
import { openPost, readPost } from './post-file.ts';

const folder = new ContentFolder();

const yaml = (lines: string): string => `---\n${lines}\n---\nText`;
const fill = (unit: string, bytes: number): string => unit.repeat(Math.ceil(bytes / Buffer.byteLength(unit)));

function problemsIn(name: string, text: string, isLenient = true): string[] {
  folder.write({ 'good.md': post(), [name]: text });
  const shown = (file: string): string => path.relative(folder.path, file);
  const { posts, problems } = readContent(folder.path, { isLenient, shown });
  expect(posts.map(({ slug }) => slug)).toContain('good');
  return problems.filter(({ file }) => file === name).map(({ problem }) => problem);
}

const MOST_CPU_MS = 50;
/** What is within its limits may take this, with the modules of Jest, which are some four times as slow; a square takes more. */
const LONGEST_CPU_MS = 500;

/** Milliseconds of a usual core. Compilers and collectors of garbage work for others too, so that what took long has another turn. */
function cpuOf(work: () => void): number {
  const ms = coreMs(work);
  return ms < MOST_CPU_MS ? ms : Math.min(ms, coreMs(work));
}

const beside = { sizeOf: () => null, postOf: () => null, isLenient: true, author: null };
function read(file: string, text: string): void {
  const opened = openPost({ file, path: `/posts/${file}` }, text, true);
  if (!('problem' in opened)) readPost(opened, beside);
}

const TEXTS =
  '( [ *** ` <  > -  1. ~~ _ | { ! & &amp; \\ # % = " \' \ufdfa \u3300 \u0301 \u202e \ud800 \u200b \u{1F468}\u200d ' +
  '[[ ![ [^ ^[ ^[a] [a]( [a][a] ]( a_ **a* *a `a` {{ {% {# {: %% ::: https:// https://a.b/( https://a.b/) www. ' +
  '<b> <p>x <p><b> <b>x</p> <div> <!-- <!--> <? <a <a> <a_b=" <td> <li> <q> <svg> <table><tr><td> <h2>a</h2> a<br> ' +
  '<a_href="/x">x</a> <a_href="#x">x</a> <img_src="x"> <img_src="https://a.b/c.png"_alt="d"> <i_hidden></i> <https://a.b> ' +
  '>_ -_ 1._ [ ]_ #_ a_ *a_ [a](/b)_ [a](#b)_ ![a](/api/blog/images/b.png)_ a\n\n -_a\n >_a\n\n [a]:_b\n #_a\n a|b\n-|-\n ```\n';

describe('64 kB of the worst characters take no reader long, or are refused by their length', () => {
  const units = TEXTS.split(/ +/).map((unit) => unit.replaceAll('_', ' '));
  it.each([...units, '\n', ' ', '\t', '\r'])('as the text of a post: %j', (unit) => {
    for (const file of ['a.md', 'a.html'])
      expect(cpuOf(() => read(file, post({}, fill(unit, 65_536))))).toBeLessThan(MOST_CPU_MS);
  });

  it.each(['(', '<p>x', '\ufdfa', '\u0301', 'https://a.b/(', '<a href="/x">x</a>', 'a '])(
    'at their limits: %j',
    (unit) => {
      const text = fill(unit, 59_000).slice(0, 100 + 700 * unit.length);
      for (const file of ['a.md', 'a.html'])
        expect(cpuOf(() => read(file, post({}, text)))).toBeLessThan(LONGEST_CPU_MS);
      expect(cpuOf(() => readArticle(text))).toBeLessThan(LONGEST_CPU_MS);
    },
  );

  const numbered = (write: (n: number) => string): string => Array.from({ length: 900 }, (_, n) => write(n)).join('');
  const FIELDS =
    '[ { -  ?  a:_1\n -_a\n &a_ *a_ " \' #_ :_ a:_{ [*a, ! |\n \ufdfa \u0301 ((( *** {a:_ &a_[ &b_[*a,*a], %_ , [a,_ <b> {{ [[';
  const fields = FIELDS.split(/ +/).map((unit) => unit.replaceAll('_', ' '));
  it.each([...fields, numbered((n) => `k${n}: 1\n`), numbered((n) => `/a${n}, `)])('as fields: %j', (unit) => {
    for (const lead of ['', 'title: ', 'aliases: ['])
      for (const bytes of [65_536, 9_900])
        expect(cpuOf(() => read('a.md', yaml(lead + fill(unit, bytes).slice(0, bytes))))).toBeLessThan(
          bytes > 10_000 ? MOST_CPU_MS : LONGEST_CPU_MS,
        );
  });
});

describe('no file ends an import', () => {
  const DEEP =
    'there are too many signs, more than 1000 fields, or values more than 20 deep in one another; write fewer, side by side';
  it.each([
    ['signs', post({}, '* '.repeat(4_001)), /^the text has more than 4,000 lines, brackets, bars, stars/],
    ['tags that do not end', post({}, `<div>${'<a href="'.repeat(900)}`), 'the text is empty'],
    ['lists in one another', yaml(`a: ${'['.repeat(900)}`), DEEP],
    ['steps to the right', yaml(Array.from({ length: 90 }, (_, n) => `${' '.repeat(n)}a:`).join('\n')), DEEP],
    ['an entry that holds itself', yaml('redirect_from: &a { b: *a }'), DEEP],
    ['fields', post({ aliases: `[${'/a, '.repeat(2_600)}]` }), /^the fields have more than 10,000 characters/],
    ['blanks behind a line', `---${' '.repeat(500_000)}x\nText`, /^must begin with a line/],
  ])('by its %s', (_what, text, problem) => {
    expect(problemsIn('a.md', text)[0]).toEqual(problem instanceof RegExp ? expect.stringMatching(problem) : problem);
  });

  const VALUES =
    '{toString: 1} {toString: null} {__proto__: null} [{toString: 1}] [[[]]] [null] {then: 1} {length: -1} .nan !!binary aGk=';
  it.each(
    'title description author category tags status published image aliases date draft slug redirect_from colour toString'.split(
      ' ',
    ),
  )('by a value of any kind in %s', (field) => {
    for (const value of VALUES.split(/ (?=[[{.!])/))
      for (const isLenient of [false, true])
        expect(problemsIn('a.md', frontMatter({ [field]: value }), isLenient).join('\n')).not.toMatch(
          /call stack|Cannot|undefined/,
        );
  });

  it.each([
    ['fields', `- {${Array.from({ length: 9_000 }, (_, n) => `k${n}: 1`).join(', ')}}`, DEEP],
    ['entries of one name', '- {slug: a, name: Ab}\n'.repeat(400), '"1.slug" is there twice: a'],
    ['entries of nothing', '- \n'.repeat(5_000), '"0" must be fields such as "slug: ..."'],
  ])('by a list of %s', (_what, text, problem) => {
    const told = problemsIn('tags.yaml', text);
    expect([told[0], told.length <= 101]).toEqual([problem, true]);
  });

  it('and what is wrong in one leaves room for what is told of others', () => {
    const told = problemsIn('a.md', post({}, '[x](y) '.repeat(500)), false);
    expect([told.length, told.at(-1)]).toEqual([101, 'has 400 more lines like these']);
  });
});
