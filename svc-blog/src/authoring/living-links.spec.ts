import { LISTS, post } from '../../test/content.ts';
import { ImportUnderTest, told } from '../../test/import.ts';

const site = new ImportUnderTest();
const { folder } = site;
const load = async (skipsInvalid = false): Promise<{ kind: string; doubts: string[] }> => {
  const outcome = await site.load({ skipsInvalid });
  return { kind: outcome.kind, doubts: told(outcome, 'doubts') };
};
const contentOf = async (slug: string): Promise<string> => {
  const { body } = (await site.blog.get(`/api/blog/posts/${slug}`)) as { body: { content: string } };
  return body.content;
};

it('links of imported posts that lead to no post, and to no address of old, are told and taken out', async () => {
  folder.write({ 'posts/old.md': post({ aliases: '[/2019/old.html]' }) });
  await load();
  const right = './old.md ./new.md#costs /2019/old.html /2018/new/ /search?q=a /tax-law-boston /blog/tag/a'.split(' ');
  const wrong = ['./gone.md', '/2019/lost/', '/posts/lost.md', '/2018/05/01/New.html#costs', '/blog/2024-05-01-new'];
  const links = [...right, ...wrong].map((link) => `[a](${link})`).join(' ');
  folder
    .empty()
    .write(LISTS)
    .write({ 'posts/new.md': post({ aliases: '[/2018/new]' }, `## Costs\n\n${links}\n`) });
  const { kind, doubts } = await load();
  expect([kind, doubts]).toEqual([
    'done',
    wrong.map((link) => `posts/new.md:14: the link "${link}" leads to no post of this site; only its words stay`),
  ]);
  const content = await contentOf('new');
  expect([...content.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    ...['/blog/old', '/blog/new#costs', '/2019/old.html', '/2018/new/', '/search?q=a', '/tax-law-boston'],
    '/blog/tag/a',
  ]);
});

it('links of imported posts to posts that readers do not see yet are told', async () => {
  folder.write({ 'posts/stored.md': post({ status: 'draft', aliases: '[/2019/stored]' }) });
  await load();
  const links = '[a](stored.md) [b](draft.md#x) [c](later.md) [d](/2019/stored/) [e](shown.md)\n';
  folder.empty().write({
    ...LISTS,
    'posts/draft.md': post({ status: 'draft' }, links),
    'posts/later.md': post({ published: '2099-01-01T00:00:00Z' }),
    'posts/shown.md': post({}, links),
  });
  const { kind, doubts } = await load();
  const until = (link: string, time: string): string =>
    `posts/shown.md:11: the link "${link}" leads to a post that nobody sees until ${time}`;
  expect([kind, doubts]).toEqual([
    'done',
    [
      until('stored.md', 'it is published'),
      until('draft.md#x', 'it is published'),
      until('later.md', '2099-01-01T00:00:00.000Z'),
      until('/2019/stored/', 'it is published'),
    ],
  ]);
  expect(await contentOf('shown')).toContain('<a href="/blog/draft#x">b</a>');
});

it('links of imported posts are not published to a post that is skipped, and not told to one that is to be mended', async () => {
  folder.write({
    'posts/a.md': post({}, 'See [b](b.md).\n'),
    'posts/b.md': post({ title: 'x' }),
  });
  expect((await load()).doubts).toEqual([]);
  expect((await load(true)).doubts).toEqual([
    'posts/a.md:11: the link "b.md" leads to no post of this site; only its words stay',
  ]);
  expect(await contentOf('a')).toBe('<p>See b.</p>');
});
