import { expect, it } from '@jest/globals';
import { slugByName } from '../../post-names/find-post.core.ts';
import { writeArticle } from '../article.ts';
import { renderMarkdown } from '../markdown.ts';

const POSTS: Readonly<Record<string, string>> = { Fees: 'fees', 'Fee Terms': 'terms' };

it.each([
  ['[a]({% post_url 2024-05-01-fees %})', '/blog/fees'],
  ['[a]({%- post_url /more/2024-05-01-fees -%}#costs)', '/blog/fees#costs'],
  ['[a]({{ site.baseurl }}{% post_url 2024-05-01-fees %} "Title")', '/blog/fees'],
  ['[a]( {{site.url}}{{ site.baseurl }}/{% link _posts/2024-05-01-fees.md %} )', '/blog/fees'],
  ['[a][1]\n\n[1]: {% post_url 2024-05-01-fees %}', '/blog/fees'],
  ['<a href="{% post_url 2024-05-01-fees %}">a</a>', '/blog/fees'],
  [`<a href='{{< ref "fees.md" >}}'>a</a>`, '/blog/fees'],
  ['[a]({{< ref "fees.md" >}})', '/blog/fees'],
  ['[a]({{< relref "/posts/fees/#costs" >}})', '/blog/fees#costs'],
  ['[a]({{% relref path="fees" lang="en" %}})', '/blog/fees'],
  ['[a]({{< ref "posts/fees/index.md" >}})', '/blog/fees'],
  ['[a]({{ "/2024/fees/" | relative_url }})', '/2024/fees/'],
  ['[a]({{ site.baseurl }}/2024/fees/)', '/2024/fees/'],
  ['[a]({{ site.baseurl }}/)', '/'],
  ['[a]({filename}fees.md) [b](|filename|/x/fees.md)', '/blog/fees'],
  ['[a](@/posts/fees.md#costs)', '/blog/fees#costs'],
  ['[a](@site/blog/fees.md)', '/blog/fees'],
  ['[a](__GHOST_URL__/fees/)', '/fees/'],
  ['{% post_link fees "What it costs" %}', '/blog/fees'],
  ['[[Fees]]', '/blog/fees'],
  ['| a |\n|---|\n| [[Fees\\|b]] |', '/blog/fees'],
  ['[[Fee Terms#What It Costs|the *terms*]]', '/blog/terms#what-it-costs'],
  ['[[Fees#^block]]', '/blog/fees'],
])('links of other programs to files of posts lead there: %j', (markdown, href) => {
  const postOf = (name: string): string | null => POSTS[name] ?? slugByName(name);
  const { html, problems, doubts, nowhere } = renderMarkdown(markdown, postOf);
  expect([problems, doubts, nowhere]).toEqual([[], [], []]);
  expect(writeArticle(html, { sizeOf: () => null, postOf })).toMatchObject({
    article: { html: expect.stringContaining(`<a href="${href}">`) },
  });
});

it.each([
  ['![a]({{ site.baseurl }}/assets/a.png)', '/assets/a.png'],
  ['<img src="{{ site.url }}{{ site.baseurl }}/assets/a.png" alt="a">', '/assets/a.png'],
  ['![a]({{ "/assets/a.png" | relative_url }})', '/assets/a.png'],
  ['![a]({static}/assets/a.png)', '{static}/assets/a.png'],
])('pictures of other programs are told by their address, with where one may be: %j', (markdown, address) => {
  const { problems, doubts, nowhere } = renderMarkdown(markdown);
  expect([problems, doubts]).toEqual([[], []]);
  expect(nowhere.map(({ problem }) => problem)).toEqual([
    expect.stringMatching(/^the picture "(.*)" .*; a file of the folder images is \/api\/blog\/images\/a\.png$/),
  ]);
  expect(nowhere[0]?.problem).toContain(`"${address}"`);
});

it.each(['`[[Fees]]` and ``[a]({% post_url x %})``', '```\n[[Fees]]\n[a]({{< ref "x" >}})\n```', '    [[Fees]]'])(
  'but not in code: %j',
  (markdown) => {
    expect(renderMarkdown(markdown, () => 'fees').html).not.toContain('<a');
  },
);
