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
    ['I agree :+1: there', 'the character itself'],
    ['- [-] cancelled', 'a box is'],
    ['> 1. [>] moved', 'a box is'],
    ['--8<-- "fees.md"', 'what it shows'],
    ['{!fees.md!}', 'what it shows'],
    ['Fees[^my note] are', 'no blanks'],
    ['Read \\textbf{all} of it', 'in Markdown'],
    ['The sum is $$x$$.', 'a formula'],
    ['a ==b== c', '<mark>'],
    ['<div>\n**a** b\n</div>', 'an empty line'],
    ['The sum is $x^2 + y$ here.', 'a formula'],
    ['$\\frac{a}{b}$', 'a formula'],
    ['As $5x = 10$ and $n$', 'a formula'],
    ['\\begin{align}', 'a formula'],
    ['Math \\(x^2\\)', 'a formula'],
    ['H~2~O', '<sub>'],
    ['the 10^th^ day', '<sup>'],
    ['A paragraph. ^block-id', 'remove it'],
    ['Hello {props.name}!', 'what it shows'],
    ["Two{' '}words", 'what it shows'],
    ['{formatDate(x)}', 'what it shows'],
    ['It is ${total}', 'what it shows'],
    ['??? note\n    a', 'a box as a quote'],
    ['???+ tip "Title"\n    a', 'a box as a quote'],
    ['.. note::\n   a', 'a box as a quote'],
    ['::youtube[a]', 'what it shows'],
    ['![[chart.png]]', 'a picture is'],
    ['\\newpage', 'remove it'],
    ['Some {#id} text', 'only a heading has one'],
    ['++new++ words', '<ins>'],
    ['||not yet|| shown', 'the bars'],
    ['As [@smith2020, p. 3] says', 'a note'],
    ['due:: 2024-01-01', 'a sentence'],
    ['It is (due:: 2024-01-01).', 'a sentence'],
    ['%[https://example.com]', 'a link'],
    ['<<< @/code.js', 'remove it'],
    ['[a](my file.pdf)', 'no blanks'],
    ['![a](/api/blog/images/a.png =300x200)', 'nothing behind it'],
    ['```mermaid\na\n```', 'what it shows'],
    ['~~~ dataview\na\n~~~', 'what it shows'],
    ['```{note}\na\n```', 'what it shows'],
    ['See [this][9].', 'has no address; write it below as "[9]: https://..."'],
  ])('%j', (markdown, instead) => {
    expect(renderMarkdown(markdown).doubts[0]?.problem).toContain(instead);
  });

  it('each, when they are links that are none', () => {
    const { doubts } = renderMarkdown('[a](b c) and [d](e f)\n\\[g\\](h i) ![j]({{ k }})');
    expect(doubts.map(({ problem }) => problem.split('"')[1])).toEqual(['[a](b c)', 'and [d](e f)']);
  });

  it.each([
    '# One\n\n#hashtag and a#b',
    '| a | b |\n| --- | --- |\n| c | d |',
    'At 10:30: call. Note: pay. $5 or $$',
    'See [this][9] and [that][].\n\n[9]: /a\n[THAT]: /b',
    '`##a` and `[[b]]`\n\n```\n:::note\n```',
    '<div>\n\n**a**\n\n</div>',
    'if a == b == c',
    'It costs $5 and $10. From $5-$10, $5/$10 or $5M–$10M; US$3 and CA$4, in $ or ($).',
    'About ~5 and ~10 days, ~5-~10 or ~/a; 10^6, 2^3 and ^_^',
    'https://a.example/~user/x~y~ and https://a.example/^a^',
    'Dear {name}, he said {sic} in {the text}.',
    'Note: see 10:30. C++ and C++; a || b || c. [sic] \\[our words\\] @smith [@smith](https://a.example)',
    '`$x$` and ``{a.b}`` and `H~2~O`\n\n```js\n${a} $x$ a::b\n```',
    'See [`fees`][] and [the `fees`][].\n\n[`fees`]: /a\n[the `fees`]: /b',
    '## Fees {#fees}\n\n## Costs {#costs} ##',
    '???\n\nWhat? Who knows ???',
    'import taxes from China are high',
    '- [?](/a) and [-1](/b), a \\ref b, C:\\textbf\\a, 10:100:20 and +1:1',
  ])('but not what is meant: %j', (markdown) => {
    expect(renderMarkdown(markdown).doubts).toEqual([]);
  });
});
