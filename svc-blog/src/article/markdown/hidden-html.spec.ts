import { expect, it } from '@jest/globals';
import { renderMarkdown } from '../markdown.ts';

const problems = (markdown: string): string[] =>
  renderMarkdown(markdown).problems.map(({ line, problem }) => `${line}: ${problem}`);

it.each([
  ['a <span hidden>b</span>', ['1: what is in the hidden <span> would be shown; remove it, or what hides it']],
  [
    '<div>\n<p style="color: red; DISPLAY:none">a</p></div>',
    ['2: what is in the hidden <p> would be shown; remove it, or what hides it'],
  ],
  [
    '<div style="visibility: hidden">a</div>',
    ['1: what is in the hidden <div> would be shown; remove it, or what hides it'],
  ],
  ['<p style="opacity:0">a</p>', ['1: what is in the hidden <p> would be shown; remove it, or what hides it']],
  ['<p style="opacity: 0.5; display: block" class="hidden-xs">a hidden style</p>', []],
  [
    'a <span title=">" hidden>b</span>',
    ['1: what is in the hidden <span> would be shown; remove it, or what hides it'],
  ],
  ['<div hidden><b></b>a</div>', ['1: what is in the hidden <div> would be shown; remove it, or what hides it']],
  ['<div><svg></div>\n<p hidden>a</p>', ['2: what is in the hidden <p> would be shown; remove it, or what hides it']],
  [
    '<img src="/api/blog/images/a.svg" alt="" hidden>',
    ['1: what is in the hidden <img> would be shown; remove it, or what hides it'],
  ],
  ['<p style="display:/**/none">a</p>', ['1: what is in the hidden <p> would be shown; remove it, or what hides it']],
  ['<p style="opacity:0%">a</p>', ['1: what is in the hidden <p> would be shown; remove it, or what hides it']],
  ['<p style="font-size:0">a</p>', ['1: what is in the hidden <p> would be shown; remove it, or what hides it']],
  ['<div>\n<noscript><p hidden>a</p></noscript></div>', []],
  ['<noscript><img src="https://o.example/p" style="display:none" alt=""></noscript>', []],
  ['<div>\n<svg style="display:none"><symbol id="a"/><g style="display:none">a</g></svg></div>', []],
  ['<iframe src="https://o.example" style="display:none;visibility:hidden"></iframe>', []],
  ['<div hidden> </div>\n<hr hidden>', []],
  ['a <span hidden></span> b <b style="display:none"> \n</b>', []],
  ['a <noscript><i hidden>b</i></noscript> c', []],
  ['a <i hidden>*b*</i>', ['1: what is in the hidden <i> would be shown; remove it, or what hides it']],
  ['a\nb <i\nhidden>`c`</i>', ['2: what is in the hidden <i> would be shown; remove it, or what hides it']],
  [
    'a <noscript>b</noscript><i hidden>![c](/api/blog/images/c.svg)</i>',
    ['1: what is in the hidden <i> would be shown; remove it, or what hides it'],
  ],
  [
    '<div>\n<iframe><p hidden>a</p></div>',
    ['2: what is in the hidden <p> would be shown; remove it, or what hides it'],
  ],
  [
    '<div>\n<plaintext><p hidden>a</p></div>',
    ['2: what is in the hidden <p> would be shown; remove it, or what hides it'],
  ],
  ['<b><noembed></b><i hidden>a</i>', ['1: what is in the hidden <i> would be shown; remove it, or what hides it']],
  ['`<p hidden>`', []],
])('what HTML hides is not shown: %j', (markdown, told) => {
  expect(problems(markdown)).toEqual(told);
});

it('pictures that are left out with what holds them are not told', () => {
  expect(renderMarkdown('<noscript><img src="https://o.example/p"></noscript>').nowhere).toEqual([]);
});

it.each([
  ['<p class="a sr-only">b</p>', 1],
  ['a\n<span class="screen-reader-text">b</span>', 2],
  ['<div>\n<div class="d-none">b</div></div>', 2],
  ['<p class="hidden sm:flex-col d-print-block">a</p>', 1],
  ['<i class="sr-only"><b></b>a</i>', 1],
])('what a class may hide is told: %j', (markdown, line) => {
  expect(renderMarkdown(markdown).doubts).toMatchObject([{ line, problem: expect.stringMatching(/class may hide/) }]);
});

it.each([
  '<p class="hidden-xs d-none-print">a</p>',
  '`<p class="hidden">`',
  '<p class="hidden sm:block">a</p>',
  '<p class="max-md:inline-block hidden">a</p>',
  'a <b class="d-none d-md-block">b</b>',
  'a <i class="sr-only"></i> b',
  '<div class="d-none">\n</div>',
  '<noscript><p class="hidden">a</p></noscript>',
])('no class hides anything in %j', (markdown) => {
  expect(renderMarkdown(markdown).doubts).toEqual([]);
});
