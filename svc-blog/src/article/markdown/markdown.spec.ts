import { describe, expect, it } from '@jest/globals';
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

  it.each([
    ['a[^1]', ['1: the note "[^1]" has no text; write it below as "[^1]: ..."']],
    ['a\n\n[^1]: b', ['3: no "[^1]" in the text leads to this note; add one, or remove the note']],
    ['a[^1]\n\n[^1]: b\n[^1]: c', ['4: the note "[^1]" has a text already, in the line above']],
    ['`a[^1]`\n\n    [^2]: c', []],
    ['a[^1]: b\n\n[^1]: c[^2]:\n\n[^2]: d', []],
    ['a \\[^1] b \\\\\\[^1]', []],
    ['a \\\\[^1]', ['1: the note "[^1]" has no text; write it below as "[^1]: ..."']],
  ])('that would be lost are told: %j', (markdown, told) => {
    expect(problems(markdown)).toEqual(told);
  });

  it('are not more than anybody follows', () => {
    expect(problems('a^[b] '.repeat(601))).toEqual(['1: the text has more than 300 notes']);
  });

  it('have ids that nothing else in a text has', () => {
    const { html } = article(
      '## fn 1\n\na[^1] <a id="fnref-1" href="/x">b</a>\n\n[^1]: c\n\n<ul><li id="fn-1">d</li></ul>',
    );
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.sort()).toEqual(['fn-1', 'fn-1-2', 'fnref-1']);
  });

  it('run nothing by their names or texts', () => {
    const { html } = article(
      'a[^"onx=1><script>]\n\n[^"onx=1><script>]: [b](javascript:alert(1)) <img src=x onerror=y>\n',
    );
    expect(html).not.toMatch(/onx|script|onerror|javascript/);
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
      article('## What it costs ## {#fees}\n\n## Other {#fees .wide}\n\n[a](#fees) [b](#what-it-costs) [c](#other)')
        .html,
    ).toBe(
      '<h2 id="fees">What it costs</h2><h2 id="other">Other</h2>' +
        '<p><a href="#fees">a</a> <a href="#fees">b</a> <a href="#other">c</a></p>',
    );
  });

  it.each(['## Costs\n{: #fees .wide}', 'Costs\n-----\n{:#fees}\n'])('may stand in the line below: %j', (heading) => {
    expect(article(`${heading}\n\n[a](#fees)`).html).toBe('<h2 id="fees">Costs</h2><p><a href="#fees">a</a></p>');
    expect(article(`${heading.trim()}\nText.`).html).toMatch(/^<h2 id="fees">Costs<\/h2><p>\s*Text.<\/p>$/);
    expect(article(`## Costs\n\n{: #fees}`).headings).toMatchObject([{ id: 'costs' }]);
  });

  it('of other programs arrive where one heading has the same letters', () => {
    expect(article('## In 1.31.0\n\n## A/B\n\n## A b\n\n[a](#in-1-31-0) [b](#a-b) [c](#a_b)').html).toContain(
      '<p><a href="#in-1310">a</a> <a href="#a-b">b</a> c</p>',
    );
  });

  it.each(['cookie', '__proto__', 'root', 'fn-1', 'a"b', '<b>'])('are not %j', (id) => {
    expect(article(`## Costs {#${id}}`).headings).toEqual([{ id: 'costs', text: 'Costs', level: 2 }]);
    expect(renderMarkdown(`## Costs {#${id}}`).nowhere).toEqual([
      { line: 1, problem: `the heading cannot have the id "${id}"; choose another word`, stays: 'it is left out' },
    ]);
  });
});

it('attributes in braces are left out, and told', () => {
  const { html, doubts } = renderMarkdown('[a](/b){:target="_blank"}\n{: .wide}\n');
  expect(html).toBe('<p><a href="/b">a</a>\n</p>\n');
  expect(doubts.map(({ line, problem }) => `${line}: ${problem}`)).toEqual([
    `1: "{:target="_blank"}" is left out: a text has no classes or other attributes`,
    `1: "{: .wide}" is left out: a text has no classes or other attributes`,
  ]);
});

describe('tags that only another program runs are named', () => {
  it.each([
    ['{{< figure src="a.png" title="x > y" >}}', 'Hugo shortcode', 'a picture is'],
    ['{{% notice tip %}}\nBe *careful*.\n{{% /notice %}}', 'Hugo shortcode', 'write what it shows'],
    ['{% include note.html text="*a* b" %}', 'Liquid tag', 'write what it shows'],
    ['See {% post_url 2024-01-01-x %}', 'Liquid tag', './name.md'],
    ['\\[a\\] ({% link x.md %})', 'Liquid tag', './name.md'],
    ['{%- raw -%}', 'Liquid tag', 'remove it'],
    ['![a]({{ page.image }})', 'template value', 'backquotes'],
    ['{% asset_img a.png b %}', 'Liquid tag', 'a picture is'],
    ['{% blockquote Jane %}', 'Liquid tag', 'a quote is'],
    ['It is {{ page.title', 'template value', 'backquotes'],
    ['<p class="x">{{ page.title }}</p>', 'template value', 'backquotes'],
    ['Here {:toc}', 'contents list', 'by itself'],
    ['See [[_TOC_]] below', 'contents list', 'by itself'],
    ['[caption id="1" width="3"]a[/caption]', 'WordPress shortcode', 'a picture is'],
    ['[contact-form id="1"]', 'WordPress shortcode', 'write what it shows'],
    ['[vc_row]a[/vc_row]', 'WordPress shortcode', 'write what it shows'],
    ['{::comment}\nnot for readers\n{:/comment}', 'kramdown tag', 'remove it'],
    ['a %%not for readers%%', 'hidden note', 'remove it'],
    ['a %% not for readers %%', 'hidden note', 'remove it'],
    ['%%\nnot for readers\n%%', 'hidden note', 'remove it'],
    ['> %% not for\n> readers %%', 'hidden note', 'remove it'],
    ['{# not for\nreaders #}', 'hidden note', 'remove it'],
    ['A claim is free %%ask Bob whether%%. More.', 'hidden note', 'remove it'],
    ['(%%not for readers%%)', 'hidden note', 'remove it'],
    ['word%%secret%%', 'hidden note', 'remove it'],
    ['Text %%secret 50% done%% more', 'hidden note', 'remove it'],
    ['In 2024 %%secret\nmore%% text', 'hidden note', 'remove it'],
    ['5%%secret%%, or “%%secret%%”', 'hidden note', 'remove it'],
    ['{#- not for readers -#}', 'hidden note', 'remove it'],
    ['{#secret#}', 'hidden note', 'remove it'],
    ['{# secret {x} note #}', 'hidden note', 'remove it'],
    ['{#one\ntwo #}', 'hidden note', 'remove it'],
    ['{>> not for readers <<}', 'mark of an editor', 'remove it'],
    ['a {--gone--} b', 'mark of an editor', 'remove it'],
    ['[youtube https://youtu.be/x]', 'WordPress shortcode', 'a link'],
    ['a\n\n[gallery]', 'WordPress shortcode', 'a picture is'],
    ['[gallery ids=1,2]', 'WordPress shortcode', 'a picture is'],
    ['2024 %% not for readers %%', 'hidden note', 'remove it'],
    ['in 2024 %%\nnot for readers\n%% end', 'hidden note', 'remove it'],
    ['a\n\n<!--members-only-->\n\nb', 'mark of members', 'remove it too'],
    ['a\n\n<!--\nmembers-only\n-->\n\nb', 'mark of members', 'remove it too'],
    ['<!-- wp:jetpack/premium-content/subscriber-view -->', 'mark of members', ''],
    ['<!--\n{{ a }}\n--> {{ b }}', 'template value', 'backquotes'],
    ['<!-- {% comment %} -->\n\nnot for readers\n\n<!-- {% endcomment %} -->', 'Liquid tag', 'remove it'],
    ['<!-- {% if page.draft %} -->', 'Liquid tag', 'write what it shows'],
    ['<!-- {{ a }} {% unless a %} -->', 'Liquid tag', 'write what it shows'],
    ['<!-- {{ if .IsDraft }} -->', 'template value', 'backquotes'],
    ['<!-- {{ private }} -->', 'template value', 'backquotes'],
    ['<!-- {{#draft}} -->', 'template value', 'backquotes'],
    ['<!-- {{< members-only >}} -->', 'Hugo shortcode', 'remove it too'],
    ['<!-- {::comment} -->\n\na\n\n<!-- {:/comment} -->', 'kramdown tag', 'remove it'],
    ['<!-- {# -->\n\nnot for readers\n\n<!-- #} -->', 'hidden note', 'remove it'],
    ['<!-- [private] -->\n\na\n\n<!-- [/private] -->', 'WordPress shortcode', 'write what it shows'],
    ['a <!--> not for readers -->', 'hidden note', 'remove it'],
    ['<!---> not for readers -->', 'hidden note', 'remove it'],
    ['{/* not for readers */}', 'hidden note', 'remove it'],
    ['<%= name %>', 'program tag', 'write what it shows'],
    ['<?php echo 1 ?>', 'program tag', 'write what it shows'],
    ['{{ x }}', 'template value', 'backquotes'],
  ])('%s', (markdown, kind, instead) => {
    expect(problems(markdown)).toEqual(
      expect.arrayContaining([expect.stringMatching(new RegExp(`^\\d+: the ${kind} ".*${instead}`))]),
    );
  });

  it.each([
    "<script setup>\nimport a from 'b'\n{{ c }}\n</script>",
    '<!--\n{{ a }} {{.Site.Title}}\n{{ page.title }}\n-->',
    '`{{ a }}` and ``{% b ` c %}``',
    '```liquid\n{% raw %}\n```',
    '    {{< x >}}',
    '- a\n\n  ```\n  {{ b }}\n  ```',
    '> ```\n> {{ b }}\n> ```',
    'a `b\n{{ c }}` d',
    '{ a } [b](/c) {d}',
    'See the [video] or [gallery].\n\n[video]: /a',
    'Signed [/s/ Jane Roe], 5% < 6% and 100%',
    '100%% sure',
    '50 %% of all',
    '## What it costs {#fees}\n\n## Other {#other .wide} one',
    '[/contact](/contact), [/about][1]: 100%% sure, 50%% not\n\n[1]: /a',
  ])('but not in code: %j', (markdown) => {
    expect(problems(markdown)).toEqual([]);
  });

  it('on their lines, each once', () => {
    expect(problems('a\n\n{% x %}\n`{% y %}`\n{{< z >}} {{< z >}}').map((told) => told.slice(0, 24))).toEqual([
      '3: the Liquid tag "{% x ',
      '5: the Hugo shortcode "{',
      '5: the Hugo shortcode "{',
    ]);
  });
});

it.each([
  ['| a |\n|---|\n| b | c |\n| d \\| e |\n| f | |', [3]],
  ['> | a | b |\n> |---|---|\n> | c | d | e |', [3]],
  ['- a\n\n  a | b\n  --|--\n  c | d | `e|f`\n\n  | a |\n  |---|\n  | b | c', [5, 9]],
  ['| a | b |\n|---|---|\n| c |\n| d | e |', []],
])('cells that a table has no column for are told: %j', (markdown, lines) => {
  const { nowhere } = renderMarkdown(markdown);
  expect(nowhere.map(({ line }) => line)).toEqual(lines);
  for (const { problem } of nowhere) expect(problem).toContain('more cells than the first row');
});

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

it.each([
  ['notes in notes', '^['.repeat(599)],
  ['notes that are closed', `${'^['.repeat(300)}a${']'.repeat(300)}`],
  ['notes that refer to themselves', 'a[^1]\n\n[^1]: b[^1]'],
  ['braces', '{'.repeat(300_000)],
  ['open tags', '{{<'.repeat(100_000)],
  ['open notes', '{# '.repeat(100_000)],
  ['open notes of braces', '{#a '.repeat(75_000)],
  ['closed notes of braces', '{#a#'.repeat(75_000)],
  ['percent signs', '%'.repeat(300_000)],
  ['numbers with percent signs', '1%%, '.repeat(60_000)],
  ['closing tags', '{:/a '.repeat(60_000)],
  ['attributes', '{:'.repeat(150_000)],
  ['spaces in a heading', `## a${' '.repeat(290_000)}b`],
  ['ids', `## ${'{#a'.repeat(90_000)}`],
  ['tables', '|a|\n|-|\n|b|c|\n\n'.repeat(15_000)],
  ['links that are none', '[a](b c '.repeat(37_000)],
  ['contents lists', '* a\n{:toc}\n'.repeat(12_000)],
  ['HTML within words', 'a <i hidden></i> '.repeat(17_000)],
  ['brackets', `${'[caption '.repeat(30_000)}`],
  ['attributes that do not end', '{.a '.repeat(75_000)],
  ['shortcodes', '[a b="'.repeat(50_000)],
  ['marks', '=='.repeat(150_000)],
  ['prices', '$a'.repeat(150_000)],
  ['tildes', '~a'.repeat(150_000)],
  ['circumflexes', '^a'.repeat(150_000)],
  ['long words', 'a/'.repeat(150_000)],
  ['expressions', '{a.'.repeat(100_000)],
  ['bars', '||a'.repeat(100_000)],
  ['colons', ' :a['.repeat(75_000)],
  ['marks of editors', '{--'.repeat(100_000)],
  ['short codes of sites', '[ab http:'.repeat(33_000)],
  ['links of links', '[['.repeat(150_000)],
  ['links of wikis', '[[a|b]]'.repeat(40_000)],
  ['links of files', '[a]({% post_url '.repeat(18_000)],
  ['links of references', `[a](${'{{< ref "'.repeat(30_000)}`],
  ['files of a site', `[a](${'@/'.repeat(145_000)}`],
  ['open tags of HTML', `<div>\n${'<b'.repeat(100_000)}`],
  ['open HTML', '<a href="x">'.repeat(9_000)],
  ['stars in HTML', `<div>\n${'**a'.repeat(90_000)}`],
  ['program tags', '<%'.repeat(150_000)],
  ['hidden notes', '%%a'.repeat(100_000)],
  ['backquotes of all lengths', Array.from({ length: 500 }, (_, n) => '`'.repeat(n + 1)).join(' ')],
])('%s take no long time', (_what, markdown) => {
  // CPU counts, because a busy machine takes longer.
  const since = process.cpuUsage();
  renderMarkdown(markdown);
  const { user, system } = process.cpuUsage(since);
  expect((user + system) / 1_000).toBeLessThan(2_000);
});
