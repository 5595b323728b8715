import { describe, expect, it } from '@jest/globals';
import { renderMarkdown } from '../markdown.ts';

describe('contents lists, which appear by themselves, are left out, and told', () => {
  it.each([
    ['* TOC\n{:toc}\n\na', 2, '{:toc}'],
    ['a\n\n1. here\n  {: toc max_level=3}', 4, '{: toc max_level=3}'],
    ['{:toc}\n- here\n\na', 1, '{:toc}'],
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
});
