import type { BlogPost } from '@lawdex/contracts';
import { TEST_TOKEN } from '@lawdex/svc-kit/testing';
import { addPost, expectDocumented, expectError, useBlog } from '../../test/blog.ts';
import { isValidPreview, PREVIEW_DAY_MS, previewToken } from './preview-token.ts';

const NOW = Date.UTC(2026, 5, 1);
let now = NOW;
const blog = useBlog({ clock: () => new Date(now) });

const linkTo = (slug: string, of = slug): string =>
  `/api/blog/posts/${slug}?preview=${previewToken(TEST_TOKEN, of, NOW + PREVIEW_DAY_MS)}`;

describe('a preview link', () => {
  it.each([
    ['a draft', { status: 'draft', published_at: null }, true],
    ['a scheduled post', { published_at: '2030-01-01T00:00:00Z' }, true],
    ['a published post', {}, undefined],
  ])(
    'shows %s to who has it, uncounted, and keeps it out of caches and search engines',
    async (_what, columns, isPreview) => {
      const { slug } = await addPost(blog, columns);
      const answer = await blog.get(linkTo(slug));
      const post = expectDocumented<BlogPost>(answer, 200, 'get', '/api/blog/posts/{slug}');
      expect(post).toMatchObject({ slug, content: '<p>One two three.</p>', viewCount: 0 });
      expect(post.isPreview).toBe(isPreview);
      expect((await blog.get(linkTo(slug))).body).toMatchObject({ viewCount: 0 });
      expect([answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual([
        'no-store',
        'noindex',
      ]);
    },
  );

  it('shows no other post, and nothing once its day is over', async () => {
    const { slug } = await addPost(blog, { status: 'draft', published_at: null });
    const { slug: other } = await addPost(blog, { status: 'draft', published_at: null });
    expectError(await blog.get(linkTo(slug, other)), 404, 'post_not_found');
    expectError(await blog.get(`/api/blog/posts/${slug}?preview=x`), 404, 'post_not_found');
    expectError(await blog.get(`/api/blog/posts/${slug}?preview=`), 404, 'post_not_found');
    now = NOW + PREVIEW_DAY_MS;
    expectError(await blog.get(linkTo(slug)), 404, 'post_not_found');
    now = NOW;
  });

  it('that is over shows a post that is published meanwhile as everybody sees it', async () => {
    const { slug } = await addPost(blog);
    const answer = await blog.get(`/api/blog/posts/${slug}?preview=1`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, null]);
  });

  it('that is too long or given twice is refused', async () => {
    const { slug } = await addPost(blog);
    const long = await blog.get(`/api/blog/posts/${slug}?preview=${'x'.repeat(201)}`);
    expectError(long, 400, 'invalid_parameter', /preview/);
    expect((await blog.get(`/api/blog/posts/${slug}?preview=a&preview=b`)).status).toBe(400);
  });
});

describe('a preview token', () => {
  const token = previewToken('secret', 'fees', NOW + PREVIEW_DAY_MS);

  it('shows its post for a day', () => {
    expect(isValidPreview('secret', 'fees', token, NOW)).toBe(true);
    expect(isValidPreview('secret', 'fees', token, NOW + PREVIEW_DAY_MS - 1)).toBe(true);
    expect(isValidPreview('secret', 'fees', token, NOW + PREVIEW_DAY_MS)).toBe(false);
  });

  it.each([
    ['of another post', 'rent', token],
    ['of another secret', 'fees', previewToken('other', 'fees', NOW + PREVIEW_DAY_MS)],
    ['that was given a longer life', 'fees', token.replace(/^\d+/, String(NOW + PREVIEW_DAY_MS + 1))],
    ['that was signed for longer than a day', 'fees', previewToken('secret', 'fees', NOW + 2 * PREVIEW_DAY_MS)],
    ['of another slug with a line in it', 'fees', previewToken('secret', `fees\n${NOW}`, NOW + PREVIEW_DAY_MS)],
    ['that is cut', 'fees', token.slice(0, -1)],
    ['that is longer', 'fees', `${token}A`],
    ['that is none', 'fees', ''],
    ['that is no text', 'fees', '\u{1f511}'.repeat(30)],
  ])('is refused when it is one %s', (_what, slug, given) => {
    expect(isValidPreview('secret', slug, given, NOW)).toBe(false);
  });
});
