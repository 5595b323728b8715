import { describe, expect, it } from '@jest/globals';
import { renderMarkdown } from '../markdown.ts';

describe('contents lists, which appear by themselves, are left out, and told', () => {
  it.each([
    ['* TOC\n{:toc}\n\na', 2, '{:toc}" with "* TOC'],
    ['* Contents\n  will be\nhere\n{:toc}\n\na', 4, '{:toc}" with "* Contents will be here'],
    ['a\n\n1. here\n  {: toc max_level=3}', 4, '{: toc max_level=3}" with "1. here'],
    ['{:toc}\n- here\n\na', 1, '{:toc}" with "- here'],
    ['a\n\n{:toc}', 3, '{:toc}'],
    ['[TOC]\n\na', 1, '[TOC]'],
    ['a\n\n[[_TOC_]]', 3, '[[_TOC_]]'],
    ['[[toc]]\r\n\r\na', 1, '[[toc]]'],
    ['a\n\n{/* truncate */}', 3, '{/* truncate */}'],
  ])('%j', (markdown, line, mark) => {
    const { html, doubts, problems: none } = renderMarkdown(markdown);
    expect([html, none, doubts]).toEqual([
      '<p>a</p>\n',
      [],
      [{ line, problem: `"${mark}" is left out: contents lists and summaries appear by themselves` }],
    ]);
  });

  it.each(['`[TOC]`', '    [TOC]', '```\n* TOC\n{:toc}\n```'])('but not in code: %j', (markdown) => {
    expect(renderMarkdown(markdown)).toMatchObject({ html: expect.stringContaining('<code>'), doubts: [] });
  });

  it.each([
    '* one\n* two\n{:toc}',
    '1. File\n2. Serve it\n{:toc}',
    '{:toc}\n1. File\n2. Serve it',
    '* one\n\n* two\n{:toc}',
    '* one\n    * two\n{:toc}',
    '* one\n\n  more\n{:toc}',
    '* here\n\n{:toc}\n\na',
    '* here\n{:toc}\nmore',
    '- # here\n{:toc}',
    '* one\n\n{:toc}\n- two',
    '<div>\n[TOC]\n    words\n</div>',
    'a\n[TOC]\n    words',
  ])('but not where words of readers could be lost or change: %j', (markdown) => {
    const { html, doubts, problems } = renderMarkdown(markdown);
    expect(problems).toEqual([{ line: expect.any(Number), problem: expect.stringMatching(/^the contents list "/) }]);
    expect([doubts, html]).toEqual([[], expect.stringMatching(/\[TOC\]|\{:toc\}/)]);
  });
});
