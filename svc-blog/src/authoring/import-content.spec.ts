import { LISTS, post } from '../../test/content.ts';
import { ImportUnderTest, told } from '../../test/import.ts';
import { readContent } from './folder/content-folder.ts';
import { importContent } from './import-content.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const site = new ImportUnderTest(() => NOW);
const { folder } = site;

const load: ImportUnderTest['load'] = (options) => site.load({ now: NOW, ...options });
const changes = async (options: { dryRun?: boolean } = {}): Promise<string[]> => {
  const outcome = await load(options);
  if (outcome.kind === 'refused') throw new Error(told(outcome, 'problems').join('\n'));
  return outcome.things.filter(({ kind }) => kind === 'post').map(({ change, slug }) => `${change} ${slug}`);
};
const count = async (from: string): Promise<number> =>
  Number((await site.blog.database.pool.query<{ n: string }>(`select count(*) as n from ${from}`)).rows[0]?.n);
const shown = async (slug: string) =>
  (await site.blog.get(`/api/blog/posts/${slug}`)) as { status: number; body: Record<string, unknown> };

const moved = async (path: string) =>
  (await site.blog.get(`/api/blog/moved?path=${encodeURIComponent(path)}`)) as { status: number; body: unknown };

it('an import adds what is new, which visitors then see', async () => {
  const told = { cities: "['Chicago, IL']", practices: '[tax-law]' };
  folder.write({
    'posts/fees.md': post(told, '## Costs\n\n*Ask*.<script>x</script>\n'),
    'posts/later.md': post({ published: '2027-01-01T09:00:00Z' }),
    'posts/draft.html': post({ status: 'draft', published: null }),
  });
  expect(await changes()).toEqual(['added draft', 'added fees', 'added later']);
  expect(await shown('fees')).toMatchObject({
    status: 200,
    body: {
      ...{ title: 'How to read a fee agreement', author: { slug: 'maya-ellison', timeZone: 'America/New_York' } },
      ...{ category: { slug: 'costs-and-fees' }, tags: [{ slug: 'fee-agreements' }] },
      content: '<h2 id="costs">Costs</h2><p><em>Ask</em>.</p>',
      ...{ publishedAt: '2026-03-05T14:00:00.000Z', updatedAt: '2026-03-05T14:00:00.000Z' },
      ...{ practices: [{ slug: 'tax-law' }], cities: [{ city: 'Chicago', state: 'IL' }] },
    },
  });
  for (const unseen of ['draft', 'later']) expect((await shown(unseen)).status).toBe(404);
  expect(await count(`outbox_events where type = 'post.changed'`)).toBeGreaterThanOrEqual(3);
  const within = `blog_categories c join blog_categories p on p.id = c.parent_id where p.slug = 'money'`;
  expect(await count(within)).toBe(1);
});

it('an import changes and announces nothing the second time', async () => {
  folder.write({ 'posts/a.md': post(), 'posts/b.html': post({ published: '2027-01-01T09:00:00Z' }) });
  await changes();
  await site.blog.database.pool.query('delete from outbox_events');
  const outcome = await load({ now: new Date('2026-07-01T00:00:00Z') });
  expect(outcome).toMatchObject({ kind: 'done' });
  expect(outcome.kind === 'done' && outcome.things.every(({ change }) => change === 'unchanged')).toBe(true);
  expect(await count('outbox_events')).toBe(0);
});

it('an import writes anew what changed, keeps its id and views, and says when', async () => {
  folder.write({ 'posts/a.md': post(), 'posts/b.md': post() });
  await changes();
  await site.blog.database.pool.query(`update blog_posts set view_count = 7`);
  const { rows: before } = await site.blog.database.pool.query(`select id from blog_posts where slug = 'a'`);
  await site.blog.database.pool.query('delete from outbox_events');
  folder.write({ 'posts/a.md': post({ tags: '[retainers]' }, 'Other words.\n') });
  expect(await changes()).toEqual(['changed a', 'unchanged b']);
  expect(await count("outbox_events o join blog_posts p on p.id = o.subject_id where p.slug = 'b'")).toBe(0);
  const { rows } = await site.blog.database.pool.query(
    `select id, view_count, updated_at, plain_text, array(select t.slug from blog_post_tags pt join blog_tags t on t.id = pt.tag_id
       where pt.post_id = p.id) as tags from blog_posts p where slug = 'a'`,
  );
  expect(rows).toEqual([
    { id: before[0].id, view_count: 7, updated_at: NOW, plain_text: 'Other words.', tags: ['retainers'] },
  ]);
});

it('an import is all or nothing: an unknown author, category or tag is told with its line, and nothing is written', async () => {
  folder.write({
    'posts/a.md': post(),
    'posts/b.md': post({ author: 'nobody', category: 'nothing', tags: '[retainers, never]' }),
  });
  const outcome = await load();
  expect(told(outcome, 'problems')).toEqual([
    'posts/b.md:5: there is no author "nobody"; add it to authors.yaml',
    'posts/b.md:6: there is no category "nothing"; add it to categories.yaml',
    'posts/b.md:7: there is no tag "never"; add it to tags.yaml',
  ]);
  expect(await count('blog_posts')).toBe(0);
  expect(await count('blog_authors')).toBe(0);
});

it('an import refuses categories that are within themselves', async () => {
  folder.write({
    'categories.yaml':
      '- { slug: costs-and-fees, name: Costs, parent: money }\n- { slug: money, name: Money, parent: costs-and-fees }\n',
    'posts/a.md': post(),
  });
  const outcome = await load();
  expect(told(outcome, 'problems')).toEqual([
    'categories.yaml: "costs-and-fees" is within itself, by its parents',
    'categories.yaml: "money" is within itself, by its parents',
  ]);
});

it('an import leaves posts that its folder does not hold, and as a dry run says the same and writes nothing', async () => {
  folder.write({ 'posts/a.md': post() });
  expect(await changes({ dryRun: true })).toEqual(['added a']);
  expect([await count('blog_posts'), await count('outbox_events')]).toEqual([0, 0]);
  await changes();
  folder.empty().write({ 'b.md': post() });
  expect(await changes()).toEqual(['added b']);
  expect(await count('blog_posts')).toBe(2);
});

it('an import with old addresses answers where a post is now, once it is published', async () => {
  folder.write({
    'posts/fees.md': post({ permalink: '/2024/01/01/Fees/', redirect_from: '[/old/fees/, /blog/fees]' }),
    'posts/later.md': post({ published: '2027-01-01T09:00:00Z', aliases: '[/old/later]' }),
  });
  expect(await changes()).toEqual(['added fees', 'added later']);
  expect(await moved('/2024/01/01/fees')).toMatchObject({ status: 200, body: { path: '/blog/fees' } });
  expect(await moved('/OLD/fees')).toMatchObject({ status: 200 });
  for (const path of ['/old/later', '/blog/fees', '/', '', '/%', `/${'x'.repeat(299)}`])
    expect((await moved(path)).status).toBe(404);
  expect((await moved('x'.repeat(301))).status).toBe(400);
  expect(await changes()).toEqual(['unchanged fees', 'unchanged later']);
});

it('an import gives up old addresses that a post no longer names, and refuses those of another post', async () => {
  folder.write({ 'posts/a.md': post({ aliases: '[/x, /y]' }), 'posts/e.md': post() });
  await changes();
  folder.write({ 'posts/a.md': post({ aliases: '[/x]' }), 'posts/e.md': post({ aliases: '[/y]' }) });
  expect(await changes()).toEqual(['changed a', 'changed e']);
  expect(await moved('/y')).toMatchObject({ body: { path: '/blog/e' } });
  folder.empty().write({
    ...LISTS,
    'posts/b.md': post({ aliases: '[/x]' }),
    'posts/c.md': post({ permalink: '/blog/a', aliases: '[/z]' }),
    'posts/d.md': post({ aliases: '[/z]' }),
  });
  const outcome = await load();
  expect(told(outcome, 'problems')).toEqual([
    'posts/b.md:10: the old address /x belongs to the post "a"; remove it from one of them',
    'posts/c.md:10: the old address /blog/a belongs to the post "a"; remove it from one of them',
    'posts/d.md:10: the old address /z belongs to the post "c"; remove it from one of them',
  ]);
});

it('an import may skip posts that are wrong, and lists are never', async () => {
  folder.write({
    'posts/a.md': post(),
    'posts/b.md': post({ author: 'nobody' }),
    'posts/c.md': post({ title: 'x' }),
  });
  const outcome = await load({ skipsInvalid: true });
  expect(told(outcome, 'skipped')).toEqual([
    'posts/c.md:2: "title" must have 3 to 150 characters',
    'posts/b.md:5: there is no author "nobody"; add it to authors.yaml',
  ]);
  expect(await count('blog_posts')).toBe(1);
  folder.write({ 'tags.yaml': '- slug: A\n' });
  expect(await load({ skipsInvalid: true })).toMatchObject({ kind: 'refused' });
});

it('an import may be lenient with what is not needed, and tells it', async () => {
  folder.write({
    'posts/a.md': post({ category: 'Nothing', tags: '[Fee Agreements, never]' }, `${'Word '.repeat(20)}.\n`),
  });
  const outcome = await load({ isLenient: true });
  expect(told(outcome, 'doubts')).toEqual([
    'posts/a.md:6: "category" is read as "category: nothing"',
    'posts/a.md:7: "tags" is read as "tags: ["fee-agreements","never"]"',
    'posts/a.md:6: there is no category "nothing"; it is left out',
    'posts/a.md:7: there is no tag "never"; it is left out',
  ]);
  expect(await shown('a')).toMatchObject({ body: { category: null, tags: [{ slug: 'fee-agreements' }] } });
});

it('an import that runs twice at once adds each post once', async () => {
  folder.write({ 'posts/a.md': post(), 'posts/b.md': post() });
  const second = await site.blog.database.connect();
  const content = readContent(folder.path);
  const outcomes = await Promise.all([site.db, second].map((one) => importContent(one, content, { now: NOW })));
  await second.destroy();
  const added = outcomes.flatMap((one) =>
    one.kind === 'done' ? one.things.filter(({ change }) => change === 'added') : [],
  );
  expect(added.filter(({ kind }) => kind === 'post').length).toBe(2);
});
