import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { startBlog } from '../../test/blog.ts';
import type { Blog } from '../../test/blog.ts';
import { ContentFolder, LISTS, post } from '../../test/content.ts';
import { readContent } from './folder/content-folder.ts';
import { problemText } from './file-problem.ts';
import { importContent } from './import-content.ts';

const folder = new ContentFolder();
let blog: Blog;
let client: pg.Client;
beforeAll(async () => {
  blog = await startBlog();
});
beforeEach(async () => {
  folder.empty().write(LISTS);
  client = new pg.Client({ connectionString: blog.database.appUrl });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await blog.database.pool.query(
    'truncate blog_posts, blog_authors, blog_categories, blog_tags, outbox_events cascade',
  );
});
afterAll(async () => {
  await blog.close();
  folder.remove();
});

const load = async (skipsInvalid = false): Promise<{ kind: string; doubts: string[] }> => {
  const content = readContent(folder.path, { shown: (file) => file.slice(folder.path.length + 1) });
  const { kind, doubts } = await importContent(client, content, { now: new Date(), skipsInvalid });
  return { kind, doubts: doubts.map(problemText) };
};
const contentOf = async (slug: string): Promise<string> => {
  const { body } = (await blog.get(`/api/blog/posts/${slug}`)) as { body: { content: string } };
  return body.content;
};

describe('links of imported posts', () => {
  it('that lead to no post, and to no address of old, are told and taken out', async () => {
    folder.write({ 'posts/old.md': post({ aliases: '[/2019/old.html]' }) });
    await load();
    const text = [
      './old.md',
      './new.md#costs',
      '/2019/old.html',
      '/2018/new/',
      '/search?q=a',
      '/tax-law-boston',
      '/blog/tag/a',
      './gone.md',
      '/2019/lost/',
      '/posts/lost.md',
      '/2018/05/01/New.html#costs',
      '/blog/2024-05-01-new',
      '/new/',
      '/posts/lost/',
    ];
    folder
      .empty()
      .write(LISTS)
      .write({
        'posts/new.md': post(
          { aliases: '[/2018/new]' },
          `## Costs\n\n${text.map((link) => `[a](${link})`).join(' ')}\n`,
        ),
      });
    const { kind, doubts } = await load();
    expect(kind).toBe('done');
    expect(doubts).toEqual([
      'posts/new.md:14: the link "./gone.md" leads to no post of this site; only its words stay',
      'posts/new.md:14: the link "/2019/lost/" leads to no post of this site; only its words stay',
      'posts/new.md:14: the link "/posts/lost.md" leads to no post of this site; only its words stay',
      'posts/new.md:14: the link "/2018/05/01/New.html#costs" is read as /blog/new#costs',
      'posts/new.md:14: the link "/blog/2024-05-01-new" is read as /blog/new',
      'posts/new.md:14: the link "/new/" is read as /blog/new',
      'posts/new.md:14: the link "/posts/lost/" leads to no post of this site; only its words stay',
    ]);
    const content = await contentOf('new');
    expect([...content.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      ...['/blog/old', '/blog/new#costs', '/2019/old.html', '/2018/new/', '/search?q=a', '/tax-law-boston'],
      ...['/blog/tag/a', '/blog/new#costs', '/blog/new', '/blog/new'],
    ]);
    expect(content).toContain('a a a <a href="/blog/new#costs">');
  });

  it('lead to posts of earlier imports that are called as they end', async () => {
    folder.write({ 'posts/fees.md': post() });
    await load();
    folder
      .empty()
      .write({ ...LISTS, 'posts/a.md': post({}, '[a](/fees/#b&lt;) [b](/2024/05/Fees.html) [c](2024-05-01-fees.md)') });
    expect((await load()).doubts).toEqual([
      'posts/a.md:11: the link "/fees/#b%3C" is read as /blog/fees#b%3C',
      'posts/a.md:11: the link "/2024/05/Fees.html" is read as /blog/fees',
      'posts/a.md:11: the link "2024-05-01-fees.md" is read as /blog/fees',
    ]);
    expect(await contentOf('a')).toBe(
      '<p><a href="/blog/fees#b%3C">a</a> <a href="/blog/fees">b</a> <a href="/blog/fees">c</a></p>',
    );
  });

  it('to posts that readers do not see yet are told', async () => {
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

  it('are not published to a post that is skipped, and not told to one that is to be mended', async () => {
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
});
