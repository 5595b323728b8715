import { randomUUID } from 'node:crypto';
import { BLOG_POPULAR_VIEWS, type BlogPost, type BlogPostPage, type BlogPostSummary } from '@lawdex/contracts';
import { addAuthor, addCategory, addPost, addTag, expectDocumented, expectError, useBlog } from '../../test/blog.ts';

const NOW = new Date('2026-03-05T12:00:00Z');
const at = (time: string): string => `${time}:00Z`;

let now = NOW;
const blog = useBlog({ clock: () => now });

const slugs = (posts: readonly { slug: string }[]): string[] => posts.map(({ slug }) => slug);
const page = async (query = ''): Promise<BlogPostPage> =>
  expectDocumented<BlogPostPage>(await blog.get(`/api/blog/posts${query}`), 200, 'get', '/api/blog/posts');
const post = async (slug: string): Promise<BlogPost> =>
  expectDocumented<BlogPost>(await blog.get(`/api/blog/posts/${slug}`), 200, 'get', '/api/blog/posts/{slug}');
const related = async (id: string, query = ''): Promise<BlogPostSummary[]> =>
  expectDocumented(await blog.get(`/api/blog/related/${id}${query}`), 200, 'get', '/api/blog/related/{postId}');

describe('a post', () => {
  it('is answered whole, with its author, category, tags, practice areas and cities', async () => {
    const ofAuthor = { bio: 'Writes.', time_zone: 'America/Chicago' };
    const author = await addAuthor(blog, {
      name: 'Ann Lee',
      ...ofAuthor,
      social_links: { github: 'https://github.com/ann' },
    });
    const category = await addCategory(blog, { name: 'Fees' });
    const late = await addTag(blog, { name: 'Zoning' });
    const early = await addTag(blog, { name: 'Appeals' });
    const words = { title: 'How fees work', excerpt: 'In short.', content: '<p>Fees.</p>' };
    const { id, slug } = await addPost(blog, {
      ...{ ...words, meta_description: 'For engines.', plain_text: 'Fees.', cities: ['Chicago, IL'] },
      ...{ author_id: author.id, category_id: category.id, tags: [late.id, early.id] },
      practices: ['personal-injury', 'no-such-area'],
      ...{ published_at: at('2026-03-01T09:00'), updated_at: at('2026-03-02T09:00') },
    });
    const { id: authorId, slug: authorSlug } = author;
    expect(await post(slug)).toEqual({
      ...{ id, slug, ...words, metaDescription: 'For engines.', headings: [], status: 'published' },
      featuredImage: expect.stringMatching(/^\/api\/blog\/images\/drawn\/books-[0-9a-f]{4}\.svg$/),
      featuredImageAlt: null,
      author: {
        ...{ id: authorId, slug: authorSlug, name: 'Ann Lee', bio: 'Writes.', avatar: null },
        timeZone: 'America/Chicago',
      },
      category: { id: category.id, name: 'Fees', slug: category.slug },
      tags: [
        { id: early.id, name: 'Appeals', slug: early.slug },
        { id: late.id, name: 'Zoning', slug: late.slug },
      ],
      practices: [{ name: 'Personal Injury', slug: 'personal-injury' }],
      cities: [{ city: 'Chicago', state: 'IL' }],
      ...{ publishedAt: '2026-03-01T09:00:00.000Z', updatedAt: '2026-03-02T09:00:00.000Z', readTime: 1 },
      viewCount: expect.any(Number),
    });
  });

  it.each([
    ['the words divided by 200, rounded up', { plain_text: `${'word '.repeat(400)}word` }, 3],
    ['five minutes without words', { plain_text: ' ' }, 5],
    ['what the author says', { plain_text: 'word', read_time: 9 }, 9],
  ])('has a read time: %s', async (_, columns, minutes) => {
    expect((await post((await addPost(blog, columns)).slug)).readTime).toBe(minutes);
  });

  it('has the picture of its own when it brings one', async () => {
    const { slug } = await addPost(blog, { featured_image: '/api/blog/images/own.svg', featured_image_alt: 'Own' });
    expect(await post(slug)).toMatchObject({ featuredImage: '/api/blog/images/own.svg', featuredImageAlt: 'Own' });
  });

  it('is made safe once more when it is read, with the ids of its headings', async () => {
    const content = '<h2>What it costs</h2><p onclick="x()">A<script>x()</script></p>';
    const { slug } = await addPost(blog, { content });
    expect(await post(slug)).toMatchObject({
      content: '<h2 id="what-it-costs">What it costs</h2><p>A</p>',
      headings: [{ id: 'what-it-costs', text: 'What it costs', level: 2 }],
    });
  });

  it('that does not exist is answered with 404', async () => {
    expectError(await blog.get('/api/blog/posts/none'), 404, 'post_not_found');
    expectError(await blog.get(`/api/blog/related/${randomUUID()}`), 404, 'post_not_found');
  });

  it('shows itself when its time comes, and not before, without a restart', async () => {
    const { id, slug } = await addPost(blog, { published_at: at('2026-03-05T12:30') });
    const isListed = async () => slugs((await page('?limit=50')).posts).includes(slug);
    expectError(await blog.get(`/api/blog/posts/${slug}`), 404, 'post_not_found');
    expectError(await blog.get(`/api/blog/related/${id}`), 404, 'post_not_found');
    expect(await isListed()).toBe(false);
    now = new Date(at('2026-03-05T12:30'));
    expect((await post(slug)).slug).toBe(slug);
    expect(await isListed()).toBe(true);
    now = NOW;
  });
});

describe('drafts and scheduled posts', () => {
  it.each(['draft', 'scheduled'])('a %s one is in no answer', async (kind) => {
    const author = await addAuthor(blog);
    const category = await addCategory(blog);
    const tag = await addTag(blog);
    const columns = { author_id: author.id, category_id: category.id, tags: [tag.id], practices: ['tax-law'] };
    const shown = await addPost(blog, columns);
    const hidden = await addPost(blog, {
      ...columns,
      ...(kind === 'draft'
        ? { status: 'draft', published_at: at('2026-03-05T11:59') }
        : { published_at: at('2030-01-01T00:00') }),
      view_count: 1_000_000,
    });
    const paths = [
      '/api/blog/posts?limit=50',
      '/api/blog/posts?limit=50&status=draft',
      '/api/blog/posts?limit=50&practice=tax-law',
      `/api/blog/posts?query=${hidden.slug}`,
      '/api/blog/popular?limit=50',
      `/api/blog/related/${shown.id}?limit=50`,
      `/api/blog/category/${category.id}/posts`,
      `/api/blog/tag/${tag.id}/posts`,
      `/api/blog/author/${author.id}/posts`,
      '/api/blog/rss',
      '/sitemaps/posts/entries?from=-',
    ];
    for (const path of paths) {
      const answer = await blog.get(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(JSON.stringify(answer.body)).not.toMatch(new RegExp(`${hidden.id}|${hidden.slug}`));
    }
    expectError(await blog.get(`/api/blog/posts/${hidden.slug}`), 404, 'post_not_found');
    const counts = await Promise.all(
      ['categories', 'tags', 'authors'].map(async (list) => (await blog.get(`/api/blog/${list}`)).body),
    );
    for (const [list, { id }] of [category, tag, author].entries()) {
      expect(counts[list]).toContainEqual(expect.objectContaining({ id, postCount: 1 }));
    }
  });

  it('are not what status asks for, whatever it says', async () => {
    expect(await page('?status=draft')).toEqual({ posts: [], total: 0 });
    expect((await page('?status=published')).total).toBe((await page()).total);
  });
});

describe('the list of posts', () => {
  it('goes page by page, newest first, with the total of all', async () => {
    const marked = (minute: number) => ({ practices: ['patents'], published_at: at(`2026-01-01T00:0${minute}`) });
    const made = [];
    for (const minute of [2, 1, 3]) made.push((await addPost(blog, marked(minute))).slug);
    const [second, first, third] = made;
    const both = await Promise.all([page('?practice=patents&limit=2'), page('?practice=patents&limit=2&page=2')]);
    expect(both.map(({ posts }) => slugs(posts))).toEqual([[third, second], [first]]);
    expect(both.map(({ total }) => total)).toEqual([3, 3]);
    expect(await page('?practice=patents&page=100000')).toEqual({ posts: [], total: 3 });
  });

  it('of a practice area holds those of the areas within it', async () => {
    const { slug } = await addPost(blog, { practices: ['trademarks'] });
    expect(slugs((await page('?practice=intellectual-property')).posts)).toContain(slug);
    expect(slugs((await page('?practice=trademarks')).posts)).toEqual([slug]);
    expect((await page('?practice=nobody-writes-of-it')).total).toBe(0);
  });

  it('of a city knows the name with and without its state, in any case', async () => {
    const illinois = await addPost(blog, { cities: ['Springfield, IL'] });
    const missouri = await addPost(blog, { cities: ['Joplin, MO', 'Springfield, MO'] });
    expect(slugs((await page('?city=springfield')).posts).sort()).toEqual([illinois.slug, missouri.slug].sort());
    expect(slugs((await page('?city=SPRINGFIELD,%20mo')).posts)).toEqual([missouri.slug]);
    expect((await page('?city=Springfield,%20TX')).total).toBe(0);
  });

  const long = ['query', 'city'].map((name) => `${name}=${'x'.repeat(201)}`);
  const bad = 'page=0 page=1e9 page=-1 page=100001 limit=51 limit=0 limit=1.5 status=deleted sortBy=title'.split(' ');
  const odd = ['status=draft&status=published', 'practice=Tax%20Law', 'practice[$ne]=x'];
  it.each([...bad, ...odd, ...long])('refuses a bad %s by name', async (query) => {
    const answer = await blog.get(`/api/blog/posts?${query}`);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(/^\w+/.exec(query)?.[0]);
  });
});

it.each([
  ['slug', 'posts/Not%20A%20Slug'],
  ['slug', 'posts/..%2fx'],
  ['postId', 'related/1'],
  ...['category', 'tag', 'author'].map((kind) => ['id', `${kind}/x/posts`]),
  ['limit', 'popular?limit=51'],
  ['limit', `related/${randomUUID()}?limit=many`],
])('other addresses refuse a bad %s by name: %s', async (name = '', path) => {
  expectError(await blog.get(`/api/blog/${path}`), 400, 'invalid_parameter', new RegExp(name));
});

describe('popular posts', () => {
  it('are those that were viewed most', async () => {
    const second = await addPost(blog, { view_count: 900_000 });
    const first = await addPost(blog, { view_count: 900_001 });
    const path = '/api/blog/popular';
    const popular = expectDocumented<BlogPostSummary[]>(await blog.get(path), 200, 'get', path);
    expect(slugs(popular).slice(0, 2)).toEqual([first.slug, second.slug]);
    expect(await blog.get('/api/blog/popular?limit=1')).toMatchObject({ body: [{ slug: first.slug }] });
  });

  it('are none that hardly anybody viewed, however new they are', async () => {
    const enough = await addPost(blog, { view_count: BLOG_POPULAR_VIEWS });
    const few = await addPost(blog, { view_count: BLOG_POPULAR_VIEWS - 1, published_at: at('2026-03-05T11:58') });
    const popular = (await blog.get('/api/blog/popular?limit=50')).body as BlogPostSummary[];
    expect(slugs(popular)).toContain(enough.slug);
    expect(slugs(popular)).not.toContain(few.slug);
    expect(popular.every(({ viewCount }) => viewCount >= BLOG_POPULAR_VIEWS)).toBe(true);
  });
});

describe('related posts', () => {
  it('are those with most tags in common, then of the same category, then the newest', async () => {
    const [one, two] = [await addTag(blog), await addTag(blog)];
    const category = await addCategory(blog);
    const self = await addPost(blog, { tags: [one.id, two.id], category_id: category.id });
    const inCategory = await addPost(blog, { category_id: category.id });
    const oneTag = await addPost(blog, { tags: [one.id] });
    const twoTags = await addPost(blog, { tags: [one.id, two.id] });
    const newest = await addPost(blog, { published_at: at('2026-03-05T11:59') });
    expect(slugs(await related(self.id))).toEqual([twoTags.slug, oneTag.slug, inCategory.slug, newest.slug]);
    expect(await related(self.id, '?limit=1')).toHaveLength(1);
  });

  it('of a post without tags and category are the newest', async () => {
    const self = await addPost(blog, {});
    const newest = await addPost(blog, { published_at: at('2026-03-05T12:00') });
    expect(slugs(await related(self.id, '?limit=1'))).toEqual([newest.slug]);
  });
});
