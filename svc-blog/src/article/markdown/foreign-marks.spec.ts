import { describe, expect, it } from '@jest/globals';
import { renderMarkdown } from '../markdown.ts';

describe('marks of other dialects, which readers would see as they stand, are told', () => {
  it.each([
    ['##Heading', 'a heading has a blank'],
    ['*[ABA]: American Bar Association', 'an abbreviation'],
    ['Retainer\n: Money paid before.', 'a definition'],
    [':::note\na', 'a box as a quote'],
    ['> [!NOTE]\n> a', 'a box as a quote'],
    ['!!! note\n    a', 'a box as a quote'],
    ['See [[Fees]].', 'a link to another post'],
    ["import X from './x'", 'remove it'],
    ['| a | b |\n| c | d |', 'a table has a line of dashes'],
    ['We won :tada: today', 'the character itself'],
    ['The sum is $$x$$.', 'a formula'],
    ['a ==b== c', '<mark>'],
    ['<div>\n**a** b\n</div>', 'an empty line'],
    ['See [this][9].', 'has no address; write it below as "[9]: https://..."'],
  ])('%j', (markdown, instead) => {
    expect(renderMarkdown(markdown).doubts[0]?.problem).toContain(instead);
  });

  it.each([
    '# One\n\n#hashtag and a#b',
    '| a | b |\n| --- | --- |\n| c | d |',
    'At 10:30: call. Note: pay. $5 or $$',
    'See [this][9] and [that][].\n\n[9]: /a\n[THAT]: /b',
    '`##a` and `[[b]]`\n\n```\n:::note\n```',
    '<div>\n\n**a**\n\n</div>',
    'if a == b == c',
    'import taxes from China are high',
  ])('but not what is meant: %j', (markdown) => {
    expect(renderMarkdown(markdown).doubts).toEqual([]);
  });
});
