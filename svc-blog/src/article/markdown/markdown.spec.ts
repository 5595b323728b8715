import MARKDOWN from '../../../test/cases/markdown.json' with { type: 'json' };
import { writeArticle } from '../article.ts';
import { renderMarkdown } from '../markdown.ts';

const article = (markdown: string) => {
  const result = writeArticle(renderMarkdown(markdown).html);
  if (result.kind === 'refused') throw new Error(result.why);
  return result.article;
};
const problems = (markdown: string): string[] =>
  renderMarkdown(markdown).problems.map(({ line, problem }) => `${line}: ${problem}`);

describe('notes', () => {
  it('stand below the text, with links there and back that say where they lead', () => {
    const { html, text } = article('Fees[^a] and costs[^b], or fees[^a].\n\n[^b]: Filing.\n[^a]: Ask *first*.\n');
    const link = (href: string, id: string, label: string, words: string) =>
      `<a href="#${href}"${id && ` id="${id}"`} aria-label="${label}">${words}</a>`;
    expect(html).toBe(
      `<p>Fees<sup>${link('fn-1', 'fnref-1', 'Note 1', '1')}</sup> and costs<sup>${link('fn-2', 'fnref-2', 'Note 2', '2')}</sup>, ` +
        `or fees<sup>${link('fn-1', 'fnref-1-2', 'Note 1', '1')}</sup>.</p><hr><ol>` +
        `<li id="fn-1"><p>Ask <em>first</em>. ${link('fnref-1', '', 'Back to the text at note 1', '↩\ufe0e')} ` +
        `${link('fnref-1-2', '', 'Back to the text at note 1, place 2', '↩\ufe0e')}</p></li>` +
        `<li id="fn-2"><p>Filing. ${link('fnref-2', '', 'Back to the text at note 2', '↩\ufe0e')}</p></li></ol>`,
    );
    expect(text).toBe('Fees and costs, or fees. Ask first. Filing.');
  });

  it('may be written in place, hold blocks, and stand below a heading of their own', () => {
    const { html, headings } = article(
      '## Costs[^1]\n\nOne^[in place].\n\n## Notes\n\n[^1]: First\n\n    - a\n    - b\n',
    );
    expect(headings.map(({ id, text }) => [id, text])).toEqual([
      ['costs', 'Costs'],
      ['notes', 'Notes'],
    ]);
    expect(html).toContain(
      '<h2 id="notes">Notes</h2><ol><li id="fn-1"><p>First</p><ul><li>a</li><li>b</li></ul><p><a ',
    );
    expect(html).toContain('in place <a href="#fnref-2"');
  });

  it.each(Object.entries<string[]>(MARKDOWN.notes))('that would be lost are told: %j', (markdown, told) => {
    expect(problems(markdown)).toEqual(told.map((one) => expect.stringMatching(one)));
  });

  it('are not more than anybody follows', () => {
    expect(problems('a^[b] '.repeat(601))).toEqual(['1: the text has more than 300 notes']);
  });
});

it('boxes to tick are characters, in lists only', () => {
  expect(article('- [ ] call\n- [x] sign\n- [X]\n- [x](/a)\n\n[x] no\n\n1. [ ] one').html).toBe(
    '<ul><li>☐ call</li><li>☑ sign</li><li>[X]</li><li><a href="/a">x</a></li></ul><p>[x] no</p><ol><li>☐ one</li></ol>',
  );
});

describe('ids of headings', () => {
  it('are what their author gives, once, and links to the words still arrive', () => {
    expect(
      article('## What it costs ## {#fees}\n\n## Other {#fees}\n\n[a](#fees) [b](#what-it-costs) [c](#other)').html,
    ).toBe(
      '<h2 id="fees">What it costs</h2><h2 id="other">Other</h2>' +
        '<p><a href="#fees">a</a> <a href="#fees">b</a> <a href="#other">c</a></p>',
    );
  });

  it.each(['cookie', '__proto__', 'root', 'fn-1', 'a"b', '<b>', 'a .wide'])('are not %j', (id) => {
    expect(problems(`## Costs {#${id}}`)).toEqual([
      expect.stringMatching(/^1: "{#.*" means nothing here: remove it; a heading alone has an id, at its end/),
    ]);
  });
});

describe('opening marks of other programs are refused', () => {
  it.each(Object.entries(MARKDOWN.refused))('%j', (markdown, instead) => {
    expect(problems(markdown)[0]).toMatch(
      new RegExp(`^\\d+: ".*" means nothing here: .*${instead}.*; or, if readers should see it, `),
    );
  });

  it.each(MARKDOWN.read)('but not in code, as an author escapes them, or where they are none: %j', (markdown) => {
    expect(problems(markdown)).toEqual([]);
  });

  it('on their lines', () => {
    expect(problems('a\n\n{% x %}\n`{% y %}`\n{{< z >}}\n\n<p>\n{{ a }}</p>').map((told) => told.slice(0, 8))).toEqual([
      '3: "{% x',
      '5: "{{< ',
      '8: "{{ a',
    ]);
  });
});

describe('what HTML hides would be shown, and is refused', () => {
  it.each(MARKDOWN.hidden as [markdown: string, tag: string, line: number][])('%j', (markdown, tag, line) => {
    expect(problems(markdown)).toEqual([
      `${line}: what is in the hidden <${tag}> would be shown; remove it, or what hides it`,
    ]);
  });

  it('but not what only looks like it', () => {
    expect(
      problems('<p style="opacity: 0.5; font-size: 0.9em; overflow: hidden" class="hidden-xs">a hidden style</p>'),
    ).toEqual([]);
  });
});

it.each(MARKDOWN.tables as [markdown: string, lines: number[]][])(
  'cells that a table has no column for are told: %j',
  (markdown, lines) => {
    const { nowhere } = renderMarkdown(markdown);
    expect(nowhere.map(({ line }) => line)).toEqual(lines);
    for (const { problem } of nowhere) expect(problem).toContain('more cells than the first row');
  },
);

it('links and pictures in HTML are told as those in Markdown are', () => {
  const { nowhere, doubts, fragments } = renderMarkdown(
    'a <img src="/assets/b.png"> <a href="foo">c</a>\n\n<div>\n<img src="https://o.example/d.png"\n  alt="d">\n<a href="#e">e</a></div>\n',
  );
  expect(nowhere.map(({ line, problem, stays }) => `${line}: ${problem}; ${stays}`)).toEqual([
    '1: the picture "/assets/b.png" is no picture of this site; a file of the folder images is /api/blog/images/b.png; it is left out',
    '1: the picture "/assets/b.png" has no words that say what it shows; it is left out',
    '1: the link "foo" must begin with / or https://; only its words stay',
  ]);
  expect([doubts[0]?.line, fragments]).toEqual([4, [{ line: 6, fragment: 'e' }]]);
});
