import type { BlogPostPage } from '@lawdex/contracts';
import SEARCH from '../../test/cases/search.json' with { type: 'json' };
import { addCategory, addPost, addTag, useBlog } from '../../test/blog.ts';
import { Vocabulary } from './nearest-word.core.ts';

const blog = useBlog({ clock: () => new Date('2026-03-05T12:00:00Z') });
beforeAll(async () => {
  const tag = await addTag(blog, { name: 'Overtime' });
  const category = await addCategory(blog, { name: 'Courts and Small Claims' });
  const add = (slug: string, columns: Record<string, unknown>) => addPost(blog, { slug, ...columns });
  await add('fees', { title: 'How contingency fees work', plain_text: 'Your lawyer is paid when you win.' });
  await add('eviction', {
    title: 'What to do about an eviction notice',
    plain_text: 'A landlord who has evicted a tenant. Lawyers help. Fees are waived.',
  });
  await add('wages', { title: 'Unpaid wages', plain_text: 'Ask in writing. A lawyer may help.', tags: [tag.id] });
  await add('claims', { title: 'Before the judge', plain_text: 'Bring two copies.', category_id: category.id });
  await add('espanol', { title: 'Cómo hablar con un abogado', plain_text: 'Pregunte cuánto cuesta.' });
  await add('draft', { status: 'draft', title: 'Zebra contingency', plain_text: 'zebra' });
});

const ask = async (query: string, more = ''): Promise<BlogPostPage> => {
  const answer = await blog.get(`/api/blog/posts?query=${encodeURIComponent(query)}${more}`);
  expect([query, answer.status]).toEqual([query, 200]);
  return answer.body as BlogPostPage;
};
const find = async (query: string): Promise<string[]> => (await ask(query)).posts.map(({ slug }) => slug);

describe('posts are found', () => {
  it.each(SEARCH.found as [how: string, query: string, slugs: string[]][])('%s: %s', async (_, query, slugs) => {
    expect(await find(query)).toEqual(slugs);
  });

  it('the best match first: the title before the text', async () => {
    expect(await find('fees')).toEqual(['fees', 'eviction']);
  });

  it('by any of the words when none has all of them', async () => {
    expect((await find('contingency overtime')).sort()).toEqual(['fees', 'wages']);
  });

  it('page by page, with the total of all', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => ask('lawyer', `&limit=1&page=${page}`)));
    expect(pages.map(({ total }) => total)).toEqual([3, 3, 3, 3]);
    expect(new Set(pages.flatMap(({ posts }) => posts.map(({ slug }) => slug))).size).toBe(3);
  });

  it('never as drafts, which do not even correct a word', async () => {
    expect(await find('zebra')).toEqual([]);
    expect(await find('zebar')).toEqual([]);
  });
});

describe('nothing that is typed is an error', () => {
  const long = ['ﷺ'.repeat(60), 'x'.repeat(200), 'ab '.repeat(66), 'é'.normalize('NFD').repeat(90)];
  it.each([...SEARCH.typed, ...long])('%j', async (query) => {
    expect((await ask(query)).total).toBeGreaterThanOrEqual(0);
  });

  it.each(['%E0%A4%A', '%ED%A0%BD', '%FF%FE', '%', '%zz', '+', '&query'])('not even the address %s', async (query) => {
    expect([200, 400]).toContain((await blog.get(`/api/blog/posts?query=${query}`)).status);
  });

  it('but NUL is refused, which no text can hold', async () => {
    expect((await blog.get('/api/blog/posts?query=a%00b')).status).toBe(400);
  });

  it('and still finds what was meant', async () => {
    expect(await find('\t\n contingency \r\n')).toEqual(['fees']);
    expect(await find("');contingency;--")).toEqual(['fees']);
  });
});

const vocabulary = new Vocabulary(
  new Map(Object.entries({ lawyer: 50, layer: 1, contingency: 9, retainer: 9, retained: 3, rent: 5, cat: 1 })),
);

it.each(Object.entries(SEARCH.nearest))('the nearest word to %j is %j', (typed, meant) => {
  expect(vocabulary.nearest(typed)).toBe(meant);
});
